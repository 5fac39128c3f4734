//! Who knows what.

use std::fmt::Debug;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use small_json::read_value;

use crate::{BadPosition, Faults, Game, Problem, Rng, Seat, SetUp, Viewer};

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

/// A game without secrets: everybody sees the position itself. It is written as a JSON object.
pub trait Open: SetUp {}

/// What a viewer knows of a game without secrets: the position, and who is looking. As JSON it is the position with
/// `you` beside its own fields.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Map<String, Value>", bound(deserialize = "P: DeserializeOwned"))]
pub struct OpenView<P> {
    /// The viewer's own seat; a spectator has none.
    pub you: Option<Seat>,
    /// The position.
    #[serde(flatten)]
    pub position: P,
}

impl<P: DeserializeOwned> TryFrom<Map<String, Value>> for OpenView<P> {
    type Error = serde_json::Error;

    fn try_from(mut fields: Map<String, Value>) -> Result<Self, Self::Error> {
        let you = fields.remove("you").map_or(Ok(None), |you| read_value(&you))?;
        Ok(OpenView { you, position: read_value(&Value::Object(fields))? })
    }
}

impl<G: Open> Knowledge for G {
    type View = OpenView<G::Position>;

    const SECRETS: bool = false;

    fn view(&self, viewer: Viewer) -> Self::View {
        OpenView { you: viewer.seat_of(self.seats()), position: self.position() }
    }

    fn possible_world<R: Rng + ?Sized>(view: &Self::View, _: &mut R) -> G {
        G::set_up(&view.position).unwrap_or_else(|bad| unreachable!("{bad}, in a view that nobody checked"))
    }

    /// What is worked out, and so passed over in a position, must be right in a view.
    fn check_view(view: &Self::View) -> Result<(), BadPosition> {
        let game = G::set_up(&view.position)?;
        let mut faults = Faults::default();
        if let Some(you) = view.you {
            faults.unless(you.0 < game.seats(), "you", || Problem::NoSeat(you.0));
        }
        let agrees = game.position() == view.position;
        faults.unless(agrees, "view", || Problem::rule("its parts agree with each other"));
        faults.check()
    }
}
