//! Which board draws which game: the one list of them. A game that is not in it is drawn from its scene.

use board::{Board, scene};

/// The games that have a board of their own.
const BOARDS: &[(&str, Board)] = &[
    ("kuhlorado", kuhlorado_board::board),
    ("goat-n-goat", goat_n_goat_board::board),
    ("happy-cows", happy_cows_board::board),
    ("tic-tac-moo", tic_tac_moo_board::board),
    ("moo-moo-toretore", moo_moo_toretore_board::board),
];

/// The board of a game.
pub fn board_of(game: &str) -> Board {
    BOARDS.iter().find(|(id, _)| *id == game).map_or(scene::board, |(_, board)| *board)
}
