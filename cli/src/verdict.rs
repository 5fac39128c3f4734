//! Who won, in words.

use engine::{Outcome, Seat, SeatSet, Wordbook};

/// Who won, as a sentence.
pub(crate) fn verdict(winners: SeatSet, words: &Wordbook) -> String {
    let winners: Vec<String> = winners.iter().map(|seat| words.name(seat)).collect();
    match winners.as_slice() {
        [] => "Nobody wins.".to_owned(),
        [winner] => format!("{winner} wins."),
        [first @ .., last] => format!("{} and {last} share the win.", first.join(", ")),
    }
}

/// Every seat's score, as a sentence.
pub(crate) fn scores(outcome: &Outcome, words: &Wordbook) -> String {
    let score = |(seat, score): (u8, &i16)| format!("{} {score}", words.name(Seat(seat)));
    (0..).zip(&outcome.scores).map(score).collect::<Vec<_>>().join(", ") + "."
}
