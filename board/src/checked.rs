//! A game whose view has been read and checked.

use std::ops::Deref;
use std::sync::Arc;

use engine::{AnyView, BadView, Faults, Knowledge, Problem, Seat, SeatSet};
use table::wire::{GameState, TableState};

/// A game as one viewer sees it. Its view has been read and can be true, so boards need not expect anything else.
#[derive(Clone, Debug)]
pub struct CheckedGame {
    state: Arc<GameState>,
    view: Arc<AnyView>,
}

impl CheckedGame {
    /// A game of this device, with its view.
    pub fn new(state: GameState, view: AnyView) -> CheckedGame {
        CheckedGame { state: Arc::new(state), view: Arc::new(view) }
    }

    /// A game that a table has told, with its view. It is refused if it does not fit the table: a board and a screen
    /// may look up every seat that a message names.
    pub fn check(
        state: Arc<GameState>,
        view: AnyView,
        table: &TableState,
        you: Option<Seat>,
    ) -> Result<CheckedGame, BadView> {
        let seats = table.seats.len();
        let exists = |seat: Seat| seat.idx() < seats;
        let fits = [
            ("you", you.is_none_or(exists)),
            ("host", exists(table.host)),
            ("asked", state.asked.iter().all(exists)),
            ("result", state.result.as_ref().is_none_or(|end| end.scores.len() == seats)),
        ];
        let mut faults = Faults::default();
        for (part, fits) in fits {
            faults.unless(fits, part, || Problem::rule("it is about the seats of this table"));
        }
        faults.check()?;
        Ok(CheckedGame { state, view: Arc::new(view) })
    }

    /// Whether it was made of this very state.
    pub fn is_of(&self, state: &Arc<GameState>) -> bool {
        Arc::ptr_eq(&self.state, state)
    }

    /// The view, if it is one of the game `G`.
    pub fn view_of<G: Knowledge>(&self) -> Option<&G::View> {
        self.view.of::<G>()
    }

    /// The game while it is stopped: nobody is asked for anything.
    #[must_use]
    pub fn at_rest(&self) -> CheckedGame {
        let state = GameState { asked: SeatSet::default(), moves: Vec::new(), ..(*self.state).clone() };
        CheckedGame { state: Arc::new(state), view: Arc::clone(&self.view) }
    }
}

impl Deref for CheckedGame {
    type Target = GameState;

    fn deref(&self) -> &GameState {
        &self.state
    }
}

/// Two are equal only if they are the same one: to compare views would take longer than to draw them.
impl PartialEq for CheckedGame {
    fn eq(&self, other: &CheckedGame) -> bool {
        Arc::ptr_eq(&self.state, &other.state)
    }
}
