//! A player of one game.

use engine::{Fast, Hints, Seat};

use crate::{Clock, Spec};

/// A player of the game `G`.
#[derive(Debug)]
pub struct Bot<G: Hints> {
    spec: Spec,
    rng: Fast,
    moves: Vec<G::Move>,
}

impl<G: Hints> Bot<G> {
    /// A player that draws its own luck from this seed.
    pub fn new(spec: Spec, seed: u64) -> Bot<G> {
        Bot { spec, rng: Fast::new(seed), moves: Vec::new() }
    }

    /// What it is.
    pub fn spec(&self) -> Spec {
        self.spec
    }

    /// Its move. Asked only when the seat must decide.
    pub fn choose(&mut self, seat: Seat, view: &G::View, _clock: Clock<'_>) -> G::Move {
        let world = G::possible_world(view, &mut self.rng);
        world.random_move(seat, &mut self.rng, &mut self.moves)
    }
}
