//! What a search is asked, and what it has found out about it so far.

use engine::{Hints, MOST_SEATS, Seat};

use super::tree::Idx;
use super::worth::PerSeat;

/// What is being thought about.
#[derive(Debug)]
pub struct Question<'a, G: Hints> {
    pub(super) view: &'a G::View,
    pub(super) seat: Seat,
    /// Whether the choice stays hidden for a while.
    pub(super) sealed: bool,
    /// A world that fits: in games without secrets, the only one.
    pub(super) world: G,
    pub(super) root: Idx,
    /// Where the trees of the others begin.
    pub(super) anchors: [Idx; MOST_SEATS],
    pub(super) tallies: Vec<Tally>,
    pub(super) wins: PerSeat,
    pub(super) simulations: u32,
}

/// How simulations went that began with one move.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Tally {
    pub(super) visits: u32,
    pub(super) win: f32,
    pub(super) points: f64,
}

impl<G: Hints> Question<'_, G> {
    /// The seat that is asked.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Whether the choice stays hidden for a while.
    pub fn is_sealed(&self) -> bool {
        self.sealed
    }

    /// A world that fits what the seat knows.
    pub fn world(&self) -> &G {
        &self.world
    }

    /// How many simulations were played for it.
    pub fn simulations(&self) -> u32 {
        self.simulations
    }

    /// The chance of winning of each seat, as far as the asked one can tell.
    pub fn wins(&self) -> impl Iterator<Item = f32> {
        let count = self.simulations.max(1) as f32;
        self.wins.into_iter().take(usize::from(self.world.seats())).map(move |win| win / count)
    }
}
