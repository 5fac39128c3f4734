//! Players of any game, moves as text.

use engine::{AnyView, Hints, Seat, TableGame, Visitor};

use crate::{Advice, Bot, Clock, Spec};

/// A player of any game. Implemented once, for every [`Bot`].
///
/// # Panics
/// If the view is one of another game.
pub trait AnyPlayer: Send {
    /// What it is.
    fn spec(&self) -> Spec;
    /// How many bytes it keeps from move to move, about. It is of no use to keep a player that holds none.
    fn bytes(&self) -> usize;
    /// Its move in notation. Asked only when the seat must decide.
    fn choose(&mut self, seat: Seat, view: &AnyView, clock: Clock<'_>) -> String;
    /// What it thinks of all the moves. Asked only when the seat must decide.
    fn advise(&mut self, seat: Seat, view: &AnyView, clock: Clock<'_>) -> Advice<String>;
}

impl<G: Hints> AnyPlayer for Bot<G> {
    fn spec(&self) -> Spec {
        Bot::spec(self)
    }

    fn bytes(&self) -> usize {
        Bot::bytes(self)
    }

    fn choose(&mut self, seat: Seat, view: &AnyView, clock: Clock<'_>) -> String {
        Bot::choose(self, seat, own::<G>(view), clock).to_string()
    }

    fn advise(&mut self, seat: Seat, view: &AnyView, clock: Clock<'_>) -> Advice<String> {
        Bot::advise(self, seat, own::<G>(view), clock).map(|mv| mv.to_string())
    }
}

fn own<G: Hints>(view: &AnyView) -> &G::View {
    view.of::<G>().expect("a player is shown its own game")
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

    fn visit<G: TableGame>(self) -> Box<dyn AnyPlayer> {
        Box::new(Bot::<G>::new(self.spec, self.seed))
    }
}
