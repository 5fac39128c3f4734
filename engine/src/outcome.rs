//! How a game ended.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::{MOST_SEATS, Phrase, SeatSet};

/// How a game ended: points, winners, and the reason (ALL-5).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// One score per seat. The winner need not have the highest.
    pub scores: ArrayVec<i16, MOST_SEATS>,
    /// Who won; several share the win, nobody is a game without a winner.
    pub winners: SeatSet,
    /// What ended the game: the id of a phrase in the game's words.
    pub ended: &'static str,
}

impl Outcome {
    /// The usual ending: the highest score wins, ties share.
    pub fn highest(scores: ArrayVec<i16, MOST_SEATS>, ended: &'static str) -> Outcome {
        let best = scores.iter().copied().max();
        let winners = (0u8..)
            .zip(&scores)
            .filter(|(_, score)| Some(**score) == best)
            .map(|(seat, _)| crate::Seat(seat))
            .collect();
        Outcome { scores, winners, ended }
    }
}

/// Something that brings or costs points, and how many every seat has from it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Source {
    /// What it is called, as the head of a line.
    pub name: Phrase,
    /// The points by seat.
    pub points: Vec<i16>,
}

impl Source {
    /// A source by the id of its name.
    pub fn new(name: &'static str, points: impl IntoIterator<Item = i16>) -> Source {
        Source { name: Phrase::new(name), points: points.into_iter().collect() }
    }
}

/// An outcome as it stands in records and messages.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OutcomeLine {
    /// One score per seat.
    pub scores: Vec<i16>,
    /// The winning seats.
    pub winners: SeatSet,
    /// What ended the game.
    pub ended: String,
}

impl From<&Outcome> for OutcomeLine {
    fn from(outcome: &Outcome) -> OutcomeLine {
        OutcomeLine {
            scores: outcome.scores.to_vec(),
            winners: outcome.winners,
            ended: outcome.ended.to_owned(),
        }
    }
}
