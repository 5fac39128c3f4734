//! Who won, in words.

use engine::{Outcome, Phrase, Seat, Wordbook};

/// Who won, as a sentence.
pub(crate) fn verdict(outcome: &Outcome, words: &Wordbook) -> String {
    let winners: Vec<_> = outcome.winners.iter().collect();
    words.say(&match winners.as_slice() {
        [] => Phrase::new("barn-nobody-wins"),
        [winner] => Phrase::new("barn-wins").with("who", *winner),
        several => {
            let name = |seat: &Seat| Phrase::new("barn-name").with("who", *seat);
            Phrase::new("barn-share").with("who", several.iter().map(name).collect::<Vec<_>>())
        }
    })
}

/// Every seat's score, as a sentence.
pub(crate) fn scores(outcome: &Outcome, words: &Wordbook) -> String {
    let score = |(seat, score): (u8, &i16)| format!("{} {score}", words.name(Seat(seat)));
    (0..).zip(&outcome.scores).map(score).collect::<Vec<_>>().join(", ") + "."
}
