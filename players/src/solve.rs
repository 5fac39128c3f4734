//! Counting the end out: when little can still happen, everything that can is looked at.

use engine::{Game, Hints, Seat, Tuning, Turn};

use crate::search::{Found, Worth};

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
    let mut left = positions;
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
fn worth<G: Hints>(game: &G, tuning: &Tuning, left: &mut u32) -> Option<Worth> {
    *left = left.checked_sub(1)?;
    match game.turn() {
        Turn::Over => Some(Worth::of_outcome(&game.outcome(), tuning)),
        Turn::Chance => average(game, tuning, left),
        Turn::Decide(seats) if seats.len() > 1 => None,
        Turn::Decide(seats) => best(game, seats.first()?, tuning, left),
    }
}

/// Luck: every outcome by its weight.
fn average<G: Game + Hints>(game: &G, tuning: &Tuning, left: &mut u32) -> Option<Worth> {
    let mut odds = Vec::new();
    game.odds(&mut odds);
    let total: u32 = odds.iter().map(|(_, weight)| weight).sum();
    // So many outcomes could not be counted out anyway.
    if odds.len() as u32 > *left {
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
fn best<G: Hints>(game: &G, seat: Seat, tuning: &Tuning, left: &mut u32) -> Option<Worth> {
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
