//! Who knows what.

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{BadPosition, Game, Rng, SetUp, Viewer};

/// Who knows what in a game. A game without secrets implements [`Open`] instead, and need not write anything.
pub trait Knowledge: Game {
    /// What one viewer may know. It can be read back where it was sent to: boards and bots work from it alone.
    type View: Clone + Eq + Debug + Send + Sync + Serialize + DeserializeOwned;

    /// Whether seats may know different things. Screens hide a secret from whoever is next; searches look at many worlds
    /// that fit what their seat knows.
    const SECRETS: bool = true;

    /// What this viewer knows: built up from nothing, never cut down from the truth.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// A truth that fits the view, each as likely as the rules alone make it. The view is one of this game's, or has been
    /// checked with [`check_view`](Knowledge::check_view).
    fn possible_world<R: Rng + ?Sized>(view: &Self::View, rng: &mut R) -> Self;

    /// Refuses a view that came from elsewhere and cannot be true.
    fn check_view(view: &Self::View) -> Result<(), BadPosition>;
}

/// A game without secrets: everybody sees the position itself.
pub trait Open: SetUp {}

impl<G: Open> Knowledge for G {
    type View = G::Position;

    const SECRETS: bool = false;

    fn view(&self, _: Viewer) -> G::Position {
        self.position()
    }

    fn possible_world<R: Rng + ?Sized>(view: &G::Position, _: &mut R) -> G {
        G::set_up(view).unwrap_or_else(|bad| unreachable!("{bad}, in a view that nobody checked"))
    }

    fn check_view(view: &G::Position) -> Result<(), BadPosition> {
        G::set_up(view).map(drop)
    }
}
