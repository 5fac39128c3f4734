//! What was told last, for eyes and for ears.

use std::sync::Arc;

use board::{Memo, Seen, Signal, memo};
use engine::{Arg, Phrase, Seat, Told};

use crate::model::TableModel;
use crate::screen::panel;
use crate::screen::turns::{line_to, what_mattered};

/// What mattered in the last turn, once it was seen. Luck and what else follows from it is only in the log.
pub(super) fn last_told(model: TableModel, seen: Seen, story: Signal<Arc<Vec<Told>>>) -> Memo<String> {
    memo(move || {
        // Whoever has just been handed the device is told what they missed, and no more.
        if seen.told.get().is_empty() {
            return String::new();
        }
        let you = seen.you.get();
        let story = story.get();
        let told = what_mattered(&story).or(story.last());
        told.map(|told| deed_line(seen, told, you, model.is_shared())).unwrap_or_default()
    })
}

/// A deed in words; of a long tale, what it says about the viewer.
fn deed_line(seen: Seen, deed: &Told, you: Option<Seat>, is_shared: bool) -> String {
    if deed.say.len() <= 3 {
        return line_to(seen, deed, you.filter(|_| !is_shared));
    }
    let mine = deed.say.iter().rev().find(|phrase| you.is_some_and(|you| is_about(phrase, you)));
    mine.or(deed.say.last()).map(|phrase| seen.say(phrase)).unwrap_or_default()
}

/// Whether a phrase is about this seat.
fn is_about(phrase: &Phrase, whom: Seat) -> bool {
    phrase.args.iter().any(|(_, arg)| matches!(arg, Arg::Seat(seat) if *seat == whom))
}

/// What was just told, for ears. Of what others do in secret there is too much to hear, if there is anything else.
pub(super) fn told_aloud(seen: Seen) -> String {
    let told = seen.told.get();
    let is_open = |told: &&Told| told.step != Told::HIDDEN;
    let any_open = told.iter().any(|told| is_open(&told));
    let aloud = told.iter().filter(|told| !any_open || is_open(told));
    aloud.map(|told| panel::line(seen, told)).collect::<Vec<_>>().join(" ")
}
