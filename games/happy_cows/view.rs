//! Who knows what: everybody knows everything but the order of the pile, which does not exist.

use engine::{Seat, Viewer, read_value};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::HappyCows;
use super::position::Position;

/// What one viewer knows: the whole position, seen from a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Map<String, Value>")]
pub struct View {
    /// The viewer's own seat; a spectator has none.
    pub you: Option<Seat>,
    /// The position.
    #[serde(flatten)]
    pub position: Position,
}

impl TryFrom<Map<String, Value>> for View {
    type Error = serde_json::Error;

    fn try_from(mut fields: Map<String, Value>) -> Result<View, Self::Error> {
        let you = fields.remove("you").map_or(Ok(None), |you| read_value(&you))?;
        Ok(View { you, position: read_value(&Value::Object(fields))? })
    }
}

impl View {
    pub(super) fn of(game: &HappyCows, viewer: Viewer) -> View {
        let you = Seat::all(game.seats).find(|seat| viewer.is(*seat));
        View { you, position: Position::of(game) }
    }

    /// The game itself: there is nothing about it that a viewer does not know.
    pub(super) fn game(&self) -> HappyCows {
        self.position.read().expect("a view of an open game is its position")
    }
}
