//! Who won, in words.

use engine::{Outcome, Phrase, Seat, SeatSet, Wordbook};

/// Who won, as a sentence.
pub(crate) fn verdict(winners: SeatSet, words: &Wordbook) -> String {
    let name = |seat| Phrase::new("barn-name").with("who", seat);
    let id = match winners.len() {
        0 => "barn-nobody-wins",
        1 => "barn-wins",
        _ => "barn-share",
    };
    words.say(&Phrase::new(id).with("who", winners.iter().map(name).collect::<Vec<_>>()))
}

/// Every seat's score, as a sentence.
pub(crate) fn scores(outcome: &Outcome, words: &Wordbook) -> String {
    let score = |(seat, score): (u8, &i16)| format!("{} {score}", words.name(Seat(seat)));
    (0..).zip(&outcome.scores).map(score).collect::<Vec<_>>().join(", ") + "."
}
