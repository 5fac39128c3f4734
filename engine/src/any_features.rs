//! The part of the object-safe twin that is about numbers for learners.
//!
//! It is there with the feature `learners` only: a page in a browser does not learn, and would load it.

#[cfg(feature = "learners")]
use crate::{ActionGroup, BadNotation, Plane, Seat};
use crate::{Features, History, TableGame};

/// Any game in numbers, moves as text. See [`Features`].
#[cfg(feature = "learners")]
pub trait AnyFeatures {
    /// How many numbers of moves there are.
    fn actions(&self) -> usize;
    /// The moves there are at any table, in groups whose numbers follow one another.
    fn action_groups(&self) -> &'static [ActionGroup];
    /// The number of a move. Text that is no move, or a move that nobody can ever make, is refused.
    fn action(&self, mv: &str) -> Result<usize, BadNotation>;
    /// The move with this number; `None` if there is none.
    fn action_move(&self, action: usize) -> Option<String>;
    /// The numbers of what a seat may do now, in ascending order.
    fn legal_actions(&self, seat: Seat) -> Vec<usize>;
    /// For every number of a move whether the seat may make it now: 0 or 1.
    fn mask(&self, seat: Seat) -> Vec<u8>;
    /// The planes of what a seat sees, in the order of the numbers.
    fn planes(&self) -> Vec<Plane>;
    /// What a seat sees, each number 0 or 1. The table must have the seat.
    fn observe(&self, seat: Seat) -> Vec<u8>;
}

/// Nothing: this was built without the feature `learners`.
#[cfg(not(feature = "learners"))]
pub trait AnyFeatures {}

#[cfg(not(feature = "learners"))]
impl<G: TableGame + Features> AnyFeatures for History<G> {}

#[cfg(feature = "learners")]
impl<G: TableGame + Features> AnyFeatures for History<G> {
    fn actions(&self) -> usize {
        G::ACTIONS
    }

    fn action_groups(&self) -> &'static [ActionGroup] {
        G::GROUPS
    }

    fn action(&self, mv: &str) -> Result<usize, BadNotation> {
        let read: G::Move = mv.parse()?;
        let action = G::action(&read);
        // Notation can say more than anybody can do: nobody plays nine goats.
        let known = G::action_move(action) == Some(read);
        known.then_some(action).ok_or_else(|| BadNotation::new(mv, "a move that anybody can ever make"))
    }

    fn action_move(&self, action: usize) -> Option<String> {
        G::action_move(action).map(|mv| mv.to_string())
    }

    fn legal_actions(&self, seat: Seat) -> Vec<usize> {
        let mut moves = Vec::new();
        self.game().legal_moves(seat, &mut moves);
        let mut actions: Vec<_> = moves.iter().map(G::action).collect();
        actions.sort_unstable();
        actions
    }

    fn mask(&self, seat: Seat) -> Vec<u8> {
        let mut mask = vec![0; G::ACTIONS];
        crate::write_mask(self.game(), seat, &mut Vec::new(), &mut mask);
        mask
    }

    fn planes(&self) -> Vec<Plane> {
        crate::planes_of::<G>(self.game().seats()).expect("so many play already")
    }

    fn observe(&self, seat: Seat) -> Vec<u8> {
        let size = self.planes().iter().map(Plane::size).sum();
        let mut numbers = vec![0; size];
        crate::write_observation(self.game(), seat, &mut numbers);
        numbers
    }
}
