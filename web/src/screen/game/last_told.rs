//! What was told last, for eyes and for ears.

use board::{Memo, Seen};
use engine::{Arg, Phrase, Seat, Told};

use crate::screen::panel;

/// What stands above the question.
#[derive(Clone, PartialEq)]
pub(super) struct LastTold {
    /// To whom, and after how many steps.
    you: Option<Seat>,
    steps: u32,
    pub(super) line: String,
}

/// What somebody did last. Luck and what else follows from it is only in the log.
pub(super) fn last_told(seen: Seen) -> Memo<LastTold> {
    Memo::new(move |before: Option<&LastTold>| {
        let (told, steps, you) = (seen.told.get(), seen.game.get().steps, seen.you.get());
        // What another one was told is not for whoever looks now, and a move that was taken back has not happened.
        let before = before.filter(|before| before.you == you && before.steps <= steps && !told.is_empty());
        let deed = told.iter().rev().find(|told| told.say.iter().any(|phrase| is_about(phrase, None)));
        let line = match (deed, before) {
            (Some(deed), _) => deed_line(seen, deed, you),
            (None, Some(before)) => before.line.clone(),
            (None, None) => told.last().map(|told| panel::line(seen, told)).unwrap_or_default(),
        };
        LastTold { you, steps, line }
    })
}

/// A deed in words; of a long tale, what it says about the viewer.
fn deed_line(seen: Seen, deed: &Told, you: Option<Seat>) -> String {
    if deed.say.len() <= 3 {
        return panel::line(seen, deed);
    }
    let mine = deed.say.iter().rev().find(|phrase| you.is_some() && is_about(phrase, you));
    mine.or(deed.say.last()).map(|phrase| seen.say(phrase)).unwrap_or_default()
}

/// Whether a phrase is about this seat, or about any.
fn is_about(phrase: &Phrase, whom: Option<Seat>) -> bool {
    let is_whom = |seat: Seat| whom.is_none_or(|whom| whom == seat);
    phrase.args.iter().any(|(_, arg)| matches!(arg, Arg::Seat(seat) if is_whom(*seat)))
}

/// What was just told, for ears. Of what others do in secret there is too much to hear, if there is anything else.
pub(super) fn told_aloud(seen: Seen) -> String {
    let told = seen.told.get();
    let is_open = |told: &&Told| told.step != Told::HIDDEN;
    let any_open = told.iter().any(|told| is_open(&told));
    let aloud = told.iter().filter(|told| !any_open || is_open(told));
    aloud.map(|told| panel::line(seen, told)).collect::<Vec<_>>().join(" ")
}
