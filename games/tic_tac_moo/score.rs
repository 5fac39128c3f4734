//! How it ended.

use engine::{Outcome, SeatSet, Source};

use super::{Position, Species, TicTacMoo};

/// The animals everybody herded home: each is a point.
pub(super) fn sources(view: &Position) -> Vec<Source> {
    let taken = |species| view.players.iter().map(move |player| i16::from(player.taken.count(species)));
    let names = ["source-cows", "source-pigs", "source-sheep", "source-chickens"];
    Species::ALL.into_iter().zip(names).map(|(species, name)| Source::new(name, taken(species))).collect()
}

pub(super) fn outcome(game: &TicTacMoo) -> Outcome {
    let scores = game.players.iter().map(|player| i16::from(player.taken.len())).collect();
    // R1, R8: only whoever had the last turn can have won by it, and only once.
    let ended = match (game.has_full_field(game.seat), game.has_taken_enough(game.seat)) {
        (true, false) => "ended-field",
        (false, true) => "ended-twelve",
        (true, true) => "ended-field-and-twelve",
        // TTM-15
        (false, false) => return Outcome::highest(scores, "ended-dry"),
    };
    Outcome { scores, winners: SeatSet::only(game.seat), ended }
}
