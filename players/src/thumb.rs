//! Rules of thumb, with planned mistakes: like people, gentle players overlook things.

use engine::{Fast, Hints, Seat, below};

/// How often a move is overlooked, in hundredths.
pub(crate) const EASY_OVERLOOKS: u32 = 50;
pub(crate) const MEDIUM_OVERLOOKS: u32 = 8;

/// The move that looks best at a glance among those that are not overlooked. Of equals, any.
pub(crate) fn best_noticed<G: Hints>(
    world: &G,
    seat: Seat,
    overlooks: u32,
    rng: &mut Fast,
    moves: &mut Vec<G::Move>,
) -> G::Move {
    moves.clear();
    world.legal_moves(seat, moves);
    let mut best: Option<(i32, G::Move)> = None;
    let mut equals = 0;
    for mv in moves.iter().copied() {
        if below(rng, 100) < overlooks {
            continue;
        }
        let score = world.score_move(seat, &mv);
        match best {
            Some((highest, _)) if score < highest => {}
            Some((highest, _)) if score == highest => {
                equals += 1;
                if below(rng, equals) == 0 {
                    best = Some((score, mv));
                }
            }
            _ => {
                best = Some((score, mv));
                equals = 1;
            }
        }
    }
    best.map_or_else(|| moves[below(rng, moves.len() as u32) as usize], |(_, mv)| mv)
}
