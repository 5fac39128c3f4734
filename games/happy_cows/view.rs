//! Who knows what: everybody knows everything but the order of the pile, which does not exist.

use engine::{BadPosition, Knowledge, Problem, Rng, Seat, SetUp, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use small_json::read_value;

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

impl Knowledge for HappyCows {
    type View = View;

    const SECRETS: bool = false;

    fn view(&self, viewer: Viewer) -> View {
        let you = Seat::all(self.seats).find(|seat| viewer.is(*seat));
        View { you, position: self.position() }
    }

    /// The game itself: there is nothing about it that a viewer does not know.
    fn possible_world<R: Rng + ?Sized>(view: &View, _: &mut R) -> HappyCows {
        HappyCows::set_up(&view.position)
            .unwrap_or_else(|bad| unreachable!("{bad}, in a view that nobody checked"))
    }

    fn check_view(view: &View) -> Result<(), BadPosition> {
        let game = HappyCows::set_up(&view.position)?;
        match view.you {
            Some(you) if you.0 >= game.seats => Err(BadPosition::new("you", Problem::NoSeat(you.0))),
            _ => Ok(()),
        }
    }
}
