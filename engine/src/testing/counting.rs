//! How many ways a game can go.

use crate::{Game, Seat, Step, StepOf, Turn};

/// How many sequences of `length` steps there are from here; a game that is over has one, of no steps.
pub fn count_paths<G: Game>(game: &G, length: u32) -> u64 {
    if length == 0 {
        return 1;
    }
    let mut paths = 0;
    for_each_step(game, |step| {
        let mut next = game.clone();
        match step {
            Step::Move(seat, mv) => next.apply_move(seat, &mv),
            Step::Chance(outcome) => next.apply_chance(&outcome),
        }
        paths += count_paths(&next, length - 1);
    });
    paths
}

/// Everything that may happen next; of seats that choose together, the first chooses first.
fn for_each_step<G: Game>(game: &G, mut each: impl FnMut(StepOf<G>)) {
    match game.turn() {
        Turn::Over => {}
        Turn::Chance => {
            let mut odds = Vec::new();
            game.odds(&mut odds);
            odds.into_iter().for_each(|(outcome, _)| each(Step::Chance(outcome)));
        }
        Turn::Decide(seats) => {
            let seat: Seat = seats.first().expect("somebody is asked");
            let mut moves = Vec::new();
            game.legal_moves(seat, &mut moves);
            moves.into_iter().for_each(|mv| each(Step::Move(seat, mv)));
        }
    }
}
