//! Random play to the end, without allocating.

use crate::{Game, Rng, Turn};

/// The buffers that random play needs, kept from game to game.
#[derive(Debug)]
pub struct Playout<G: Game> {
    moves: Vec<G::Move>,
    odds: Vec<(G::Chance, u32)>,
}

/// How many steps of each kind were played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Moves that seats decided.
    pub decisions: u64,
    /// Outcomes that luck decided.
    pub chances: u64,
}

impl<G: Game> Default for Playout<G> {
    fn default() -> Self {
        // Longer lists than any game's, so that nothing grows while it is being measured.
        Playout { moves: Vec::with_capacity(256), odds: Vec::with_capacity(256) }
    }
}

impl<G: Game> Playout<G> {
    /// Plays one random step; `None` if the game was over.
    #[inline]
    pub fn step<R: Rng + ?Sized>(&mut self, game: &mut G, rng: &mut R) -> Option<Turn> {
        let turn = game.turn();
        match turn {
            Turn::Over => return None,
            Turn::Chance => {
                let outcome = game.roll(rng, &mut self.odds);
                game.apply_chance(&outcome);
            }
            Turn::Decide(seats) => {
                let seat = seats.first().expect("somebody is asked");
                let mv = game.random_move(seat, rng, &mut self.moves);
                game.apply_move(seat, &mv);
            }
        }
        Some(turn)
    }

    /// Plays at random until the game is over.
    #[inline]
    pub fn finish<R: Rng + ?Sized>(&mut self, game: &mut G, rng: &mut R) -> Tally {
        let mut tally = Tally::default();
        while let Some(turn) = self.step(game, rng) {
            if turn == Turn::Chance {
                tally.chances += 1;
            } else {
                tally.decisions += 1;
            }
        }
        tally
    }

    /// Draws luck until somebody must decide or the game is over.
    #[inline]
    pub fn settle<R: Rng + ?Sized>(&mut self, game: &mut G, rng: &mut R) -> u64 {
        let mut drawn = 0;
        while game.turn() == Turn::Chance {
            let outcome = game.roll(rng, &mut self.odds);
            game.apply_chance(&outcome);
            drawn += 1;
        }
        drawn
    }
}
