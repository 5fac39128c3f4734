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

/// What the games' pieces sound like: cards or dice. What is not in the list is of wood.
const SOUNDS: &[(&str, &str)] =
    &[("kuhlorado", "dice"), ("goat-n-goat", "card"), ("happy-cows", "card"), ("moo-moo-toretore", "card")];

/// What the pieces of a game sound like, if they are not of wood.
pub fn sound_of(game: &str) -> Option<&'static str> {
    SOUNDS.iter().find(|(id, _)| *id == game).map(|(_, sound)| *sound)
}

/// What a lesson speaks of, and where it is on the board: game, point of the lesson, selector.
const POINTED: &[(&str, &str, &str)] = &[
    ("kuhlorado", "lesson-dice", ".kuh-dice"),
    ("kuhlorado", "lesson-mark", ".kuh-grid"),
    ("kuhlorado", "lesson-both", ".kuh-grid"),
    ("kuhlorado", "lesson-edges", ".kuh-frame"),
    ("kuhlorado", "lesson-troughs", ".kuh-trough"),
    ("kuhlorado", "lesson-land", ".kuh-ledger"),
    ("tic-tac-moo", "lesson-place", ".ttm-start"),
    ("tic-tac-moo", "lesson-drive", ".ttm-barn"),
    ("tic-tac-moo", "lesson-touch", ".ttm-farmhand"),
    ("tic-tac-moo", "lesson-herd", ".ttm-meadow"),
    ("tic-tac-moo", "lesson-anywhere", ".ttm-meadow"),
    ("tic-tac-moo", "lesson-barn", ".ttm-barn"),
    ("tic-tac-moo", "lesson-end", ".ttm-pen"),
    ("goat-n-goat", "lesson-goal", ".gng-range"),
    ("goat-n-goat", "lesson-play", ".gng-hand"),
    ("goat-n-goat", "lesson-take", ".gng-display"),
    ("goat-n-goat", "lesson-climb", ".gng-range"),
    ("goat-n-goat", "lesson-lower", ".gng-flocks"),
    ("goat-n-goat", "lesson-wait", ".gng-range"),
    ("goat-n-goat", "lesson-hand", ".gng-hand"),
    ("goat-n-goat", "lesson-end", ".gng-deck"),
    ("happy-cows", "lesson-cheer", ".hap-farm.near"),
    ("happy-cows", "lesson-act", ".hap-middle"),
    ("happy-cows", "lesson-cow", ".hap-row"),
    ("happy-cows", "lesson-barn", ".hap-barns"),
    ("happy-cows", "lesson-rain", ".hap-row"),
    ("happy-cows", "lesson-farmer", ".hap-row"),
    ("happy-cows", "lesson-others", ".hap-others"),
    ("moo-moo-toretore", "lesson-lay", ".moo-hand"),
    ("moo-moo-toretore", "lesson-alone", ".moo-ranch"),
    ("moo-moo-toretore", "lesson-lowest", ".moo-ranch"),
    ("moo-moo-toretore", "lesson-worth", ".moo-ranch"),
    ("moo-moo-toretore", "lesson-chips", ".moo-chips"),
    ("moo-moo-toretore", "lesson-no", ".moo-hand"),
];

/// Where on a game's board that is which a point of its lesson speaks of.
pub fn pointed_at(game: &str, point: &str) -> Option<&'static str> {
    POINTED.iter().find(|(id, says, _)| *id == game && *says == point).map(|(.., place)| *place)
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
