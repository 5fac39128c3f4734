//! Which board draws which game: the one list of them. A game that is not in it is drawn from its scene.

use board::{Board, scene};

/// The games that have a board of their own.
const BOARDS: &[(&str, Board)] = &[];

/// The board of a game.
pub fn board_of(game: &str) -> Board {
    BOARDS.iter().find(|(id, _)| *id == game).map_or(scene::board, |(_, board)| *board)
}
