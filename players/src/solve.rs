//! Counting the end out: when little can still happen, everything that can is looked at.

use engine::{Hints, Seat, Tuning, Turn};

use crate::search::{Found, Worth};

/// How many steps deep is still an end. Where more can follow, there are too many positions anyway, and this
/// is noticed on the first line tried.
const DEEPEST: u32 = 40;

/// What can still be spent.
#[derive(Clone, Copy)]
struct Left {
    positions: u32,
    steps: u32,
}

/// What every move of a seat is worth when all play their best from here on, exactly. `None` if that takes
/// more than so many positions, or if the game has secrets or sealed choices, where no single line is best.
pub(crate) fn solve<G: Hints>(
    game: &G,
    seat: Seat,
    tuning: &Tuning,
    positions: u32,
) -> Option<Vec<(Found<G::Move>, Worth)>> {
    if G::SECRETS {
        return None;
    }
    let mut left = Left { positions, steps: DEEPEST };
    let mut moves = Vec::new();
    game.legal_moves(seat, &mut moves);
    let solved = moves.into_iter().map(|mv| {
        let mut after = game.clone();
        after.apply_move(seat, &mv);
        let worth = worth(&after, tuning, &mut left)?;
        let found = Found { mv, visits: 1, win: worth.win[seat.idx()], points: worth.points[seat.idx()] };
        Some((found, worth))
    });
    solved.collect()
}

/// What a game is worth to each seat when all play their best.
fn worth<G: Hints>(game: &G, tuning: &Tuning, left: &mut Left) -> Option<Worth> {
    left.positions = left.positions.checked_sub(1)?;
    left.steps = left.steps.checked_sub(1)?;
    let worth = match game.turn() {
        Turn::Over => Some(Worth::of_outcome(&game.outcome(), tuning)),
        Turn::Chance => average(game, tuning, left),
        Turn::Decide(seats) if seats.len() > 1 => None,
        Turn::Decide(seats) => best(game, seats.first()?, tuning, left),
    };
    left.steps += 1;
    worth
}

/// Luck: every outcome by its weight.
fn average<G: Hints>(game: &G, tuning: &Tuning, left: &mut Left) -> Option<Worth> {
    let mut odds = Vec::new();
    game.odds(&mut odds);
    let total: u32 = odds.iter().map(|(_, weight)| weight).sum();
    // So many outcomes could not be counted out anyway.
    if odds.len() as u32 > left.positions {
        return None;
    }
    let mut sum = Worth::default();
    for (outcome, weight) in odds {
        let mut after = game.clone();
        after.apply_chance(&outcome);
        sum.add(&worth(&after, tuning, left)?, weight as f32 / total as f32);
    }
    Some(sum)
}

/// A decision: what its seat likes best.
fn best<G: Hints>(game: &G, seat: Seat, tuning: &Tuning, left: &mut Left) -> Option<Worth> {
    let mut moves = Vec::new();
    game.legal_moves(seat, &mut moves);
    let mut best: Option<Worth> = None;
    for mv in moves {
        let mut after = game.clone();
        after.apply_move(seat, &mv);
        let other = worth(&after, tuning, left)?;
        if best.is_none_or(|best| other.value[seat.idx()] > best.value[seat.idx()]) {
            best = Some(other);
        }
    }
    best
}
