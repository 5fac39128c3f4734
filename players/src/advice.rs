//! What a player thinks of the moves it has.

use engine::{Hints, Phrase, Seat};

/// What a player thinks of the moves a seat has, best first.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<M> {
    /// The move it would make. Where seats choose together it is drawn, and need not be the first below.
    pub best: M,
    /// All moves, best first.
    pub candidates: Vec<Candidate<M>>,
    /// Each seat's chance of winning, as far as this seat can tell.
    pub wins: Vec<f32>,
    /// How many simulations it is based on.
    pub simulations: u32,
    /// Whether the end was counted out, so that every figure is exact.
    pub exact: bool,
}

/// One move, and where it leads.
#[derive(Clone, PartialEq, Debug)]
pub struct Candidate<M> {
    /// The move.
    pub mv: M,
    /// The chance of winning, a shared win counting as a part of one.
    pub win: f32,
    /// The points to expect.
    pub points: f32,
    /// How many simulations tried it; few mean little is known.
    pub visits: u32,
    /// Why one would make it, in a sentence.
    pub reason: Phrase,
}

impl<M: Copy + Eq> Advice<M> {
    /// The candidate with this move.
    pub fn about(&self, mv: &M) -> Option<&Candidate<M>> {
        self.candidates.iter().find(|candidate| candidate.mv == *mv)
    }

    /// The same advice in other words for moves.
    pub fn map<N>(self, mut name: impl FnMut(M) -> N) -> Advice<N> {
        Advice {
            best: name(self.best),
            candidates: self.candidates.into_iter().map(|candidate| candidate.map(&mut name)).collect(),
            wins: self.wins,
            simulations: self.simulations,
            exact: self.exact,
        }
    }
}

impl<M> Candidate<M> {
    /// The same candidate in other words for its move.
    pub fn map<N>(self, name: impl FnOnce(M) -> N) -> Candidate<N> {
        Candidate {
            mv: name(self.mv),
            win: self.win,
            points: self.points,
            visits: self.visits,
            reason: self.reason,
        }
    }
}

/// A candidate with its reason.
pub(crate) fn candidate<G: Hints>(
    world: &G,
    seat: Seat,
    found: crate::search::Found<G::Move>,
) -> Candidate<G::Move> {
    Candidate {
        mv: found.mv,
        win: found.win,
        points: found.points,
        visits: found.visits,
        reason: world.reason(seat, &found.mv),
    }
}
