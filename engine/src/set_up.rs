//! Positions written down and set up.

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{BadPosition, Game};

/// A game whose positions can be written down, for tests, research and finished games.
pub trait SetUp: Game {
    /// The whole truth, written down.
    type Position: Clone + Eq + Debug + Send + Sync + Serialize + DeserializeOwned;

    /// The whole truth, written down.
    fn position(&self) -> Self::Position;

    /// The game in the given position, if the position is a possible one.
    fn set_up(position: &Self::Position) -> Result<Self, BadPosition>;
}
