//! Which board draws which game: the one list of them. A game that is not in it is drawn from its scene.

use std::sync::Arc;

use board::{Board, CheckedGame, scene};
use engine::{BadPosition, BadView, Problem, Seat};
use table::wire::{GameState, TableState};

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

/// A game that a table has told, ready to be drawn for whoever sits at `you`. It is refused if its view cannot be read,
/// if it cannot be true, or if it does not fit the table: it may come from a hall of another version.
pub fn checked(
    table: &TableState,
    state: &Arc<GameState>,
    you: Option<Seat>,
) -> Result<CheckedGame, BadView> {
    let unknown =
        |problem: engine::BadStart| BadPosition::new("game", Problem::Unreadable(problem.to_string()));
    let facts = games::facts(&table.game).map_err(unknown)?;
    let seats = u8::try_from(table.seats.len()).ok().filter(|seats| facts.seats_allowed(*seats));
    seats.ok_or_else(|| BadPosition::new("seats", Problem::rule("so many can play this game")))?;
    let view = games::read_view(facts.id, state.view.text()).expect("its facts were just found")?;
    CheckedGame::check(Arc::clone(state), view, table, you)
}
