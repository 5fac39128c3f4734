//! A finished game, as it is written down.

use engine::{Outcome, SeatSet, Tally};
use serde::{Deserialize, Serialize};

/// A finished game: who played, and how it ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Played {
    /// The game's number in its run.
    pub number: u64,
    /// The number of its luck: games of one deal are dealt the same cards and thrown the same dice.
    pub deal: u64,
    /// Who played, one per seat.
    pub players: Vec<String>,
    /// One score per seat.
    pub scores: Vec<i16>,
    /// Who won; several share the win.
    pub winners: SeatSet,
    /// What ended the game: the id of a phrase in the game's words.
    pub ended: String,
    /// Moves that seats decided.
    pub decisions: u64,
    /// Moves and chance outcomes together.
    pub steps: u64,
}

impl Played {
    /// Writes a game down.
    pub(crate) fn new(
        number: u64,
        deal: u64,
        players: Vec<String>,
        tally: Tally,
        outcome: &Outcome,
    ) -> Played {
        Played {
            number,
            deal,
            players,
            scores: outcome.scores.to_vec(),
            winners: outcome.winners,
            ended: outcome.ended.to_owned(),
            decisions: tally.decisions,
            steps: tally.decisions + tally.chances,
        }
    }
}
