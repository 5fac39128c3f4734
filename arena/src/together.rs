//! Several players with one question, on all cores.

use std::time::Instant;

use engine::{AnyView, Seat};
use players::{Advice, AnyPlayer};
use rayon::prelude::*;

/// What players think together of the moves a seat has. Each looks for itself, and what they found is added
/// up, so the answer depends on the players and not on how many cores there are.
///
/// # Panics
/// If there are no players, or if they are players of another game.
pub fn advise_together(players: &mut [Box<dyn AnyPlayer>], seat: Seat, view: &AnyView) -> Advice<String> {
    let advisers = players.par_iter_mut().map(|player| {
        let began = Instant::now();
        player.advise(seat, view, &move || began.elapsed().as_millis() as u64)
    });
    Advice::combined(advisers.collect())
}
