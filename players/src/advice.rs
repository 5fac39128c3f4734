//! What a player thinks of the moves it has.

use engine::{Hints, Phrase, Seat};

/// What a player thinks of the moves a seat has, best first.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<M> {
    /// The move it would make. Where choices are sealed it is drawn, and need not be the first below.
    pub best: M,
    /// Whether the choice stays hidden for a while, and so is better varied.
    pub sealed: bool,
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

impl<M: Clone + Eq> Advice<M> {
    /// The candidate with this move.
    pub fn about(&self, mv: &M) -> Option<&Candidate<M>> {
        self.candidates.iter().find(|candidate| candidate.mv == *mv)
    }

    /// What several advisers think who looked at the same position, each with luck of its own: as if all their
    /// simulations were one's. Depends on the order of advisers only where choices are sealed.
    ///
    /// # Panics
    /// If there is none, or if they did not look at the same position.
    #[must_use]
    pub fn combined(advisers: Vec<Advice<M>>) -> Advice<M> {
        let combine = |mut all: Advice<M>, other: Advice<M>| {
            for candidate in other.candidates {
                let ours = all.candidates.iter_mut().find(|ours| ours.mv == candidate.mv);
                ours.expect("the same moves").join(&candidate);
            }
            let weight = other.simulations as f32 / (all.simulations + other.simulations).max(1) as f32;
            all.wins.iter_mut().zip(other.wins).for_each(|(ours, theirs)| *ours += weight * (theirs - *ours));
            all.simulations += other.simulations;
            all
        };
        let mut all = advisers.into_iter().reduce(combine).expect("at least one adviser");
        if !all.exact {
            all.candidates.sort_by_key(|candidate| std::cmp::Reverse(candidate.visits));
        }
        if !all.exact && !all.sealed {
            all.best = all.candidates[0].mv.clone();
        }
        all
    }

    /// The same advice in other words for moves.
    pub fn map<N>(self, mut name: impl FnMut(M) -> N) -> Advice<N> {
        Advice {
            best: name(self.best),
            sealed: self.sealed,
            candidates: self.candidates.into_iter().map(|candidate| candidate.map(&mut name)).collect(),
            wins: self.wins,
            simulations: self.simulations,
            exact: self.exact,
        }
    }
}

impl<M> Candidate<M> {
    /// Adds what others found out about the same move.
    fn join(&mut self, other: &Candidate<M>) {
        let weight = other.visits as f32 / (self.visits + other.visits).max(1) as f32;
        self.win += weight * (other.win - self.win);
        self.points += weight * (other.points - self.points);
        self.visits += other.visits;
    }

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
