//! What was told, turn by turn: who did what, what of it mattered, and what it says to whoever reads it.

use board::Seen;
use engine::{Arg, Phrase, Seat, Told};

use crate::words::words;

/// Who did something, if somebody did: luck and what follows from it belongs to whoever was at turn.
pub(crate) fn actor(told: &Told) -> Option<Seat> {
    told.say.iter().find_map(|phrase| {
        phrase.args.iter().find_map(|(name, arg)| match arg {
            Arg::Seat(seat) if name == "who" => Some(*seat),
            _ => None,
        })
    })
}

/// For each line of a story, whose turn it was.
pub(crate) fn turns(story: &[Told]) -> Vec<Option<Seat>> {
    let mut at_turn = None;
    let whose = |told: &Told| {
        at_turn = actor(told).or(at_turn);
        at_turn
    };
    story.iter().map(whose).collect()
}

/// What mattered in the last turn of a story: rather what somebody did than what they drew, rather what had
/// consequences than what had none, and of equals the last.
pub(crate) fn what_mattered(story: &[Told]) -> Option<&Told> {
    let turns = turns(story);
    let last = (*turns.last()?)?;
    let since = turns.iter().rposition(|whose| *whose != Some(last)).map_or(0, |before| before + 1);
    story[since..].iter().filter(|told| actor(told).is_some()).max_by_key(|told| weight(told))
}

/// How much a line has to tell.
fn weight(told: &Told) -> usize {
    // Games tell luck in phrases of its own, and what somebody chose in this one.
    let is_move = told.say.iter().any(|phrase| phrase.id == "told-move");
    told.say.iter().map(details).sum::<usize>() + if is_move { 100 } else { 0 }
}

fn details(phrase: &Phrase) -> usize {
    let of = |arg: &Arg| match arg {
        Arg::Phrase(phrase) => 1 + details(phrase),
        Arg::List(phrases) => phrases.iter().map(details).sum::<usize>() + 1,
        _ => 1,
    };
    phrase.args.iter().map(|(_, arg)| of(arg)).sum()
}

/// A line in words. Whoever reads it finds themselves in it.
pub(crate) fn line_to(seen: Seen, told: &Told, you: Option<Seat>) -> String {
    let Some(you) = you else { return super::panel::line(seen, told) };
    let name = format!("{} ({})", seen.name(you), words().say("you-tag"));
    let say = |phrase: &Phrase| {
        let mut phrase = phrase.clone();
        call_you(&mut phrase, you, &name);
        seen.say(&phrase)
    };
    told.say.iter().map(say).collect::<Vec<_>>().join(" ")
}

/// Calls a seat `name` wherever a phrase names it.
fn call_you(phrase: &mut Phrase, you: Seat, name: &str) {
    for (_, arg) in &mut phrase.args {
        match arg {
            Arg::Seat(seat) if *seat == you => *arg = Arg::Text(name.to_owned()),
            Arg::Phrase(phrase) => call_you(phrase, you, name),
            Arg::List(phrases) => phrases.iter_mut().for_each(|phrase| call_you(phrase, you, name)),
            _ => {}
        }
    }
}
