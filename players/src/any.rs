//! Players of any game, moves as text.

use engine::{AnyView, Hints, Seat, Visitor};

use crate::{Bot, Clock, Spec};

/// A player of any game. Implemented once, for every [`Bot`].
pub trait AnyPlayer: Send {
    /// Its move in notation. Asked only when the seat must decide.
    ///
    /// # Panics
    /// If the view is one of another game.
    fn choose(&mut self, seat: Seat, view: &AnyView, clock: Clock<'_>) -> String;
}

impl<G: Hints> AnyPlayer for Bot<G> {
    fn choose(&mut self, seat: Seat, view: &AnyView, clock: Clock<'_>) -> String {
        let view = view.of::<G>().expect("a player is shown its own game");
        Bot::choose(self, seat, view, clock).to_string()
    }
}

/// Makes a player of whichever game it visits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seating {
    /// What it is.
    pub spec: Spec,
    /// Where its luck starts.
    pub seed: u64,
}

impl Visitor for Seating {
    type Output = Box<dyn AnyPlayer>;

    fn visit<G: Hints>(self) -> Box<dyn AnyPlayer> {
        Box::new(Bot::<G>::new(self.spec, self.seed))
    }
}
