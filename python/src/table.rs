//! One game of whichever kind, with all that Python may ask of it.

use std::any::Any;

use engine::{
    AnyGame, BadRecord, BadStart, Features, Game, History, Record, Rng, Seat, SetUp, TableGame, Viewer,
    number_of, read_options,
};
use games::Visitor;
use serde_json::Value;

use crate::fault::Fault;

/// One game of whichever kind: the twin of [`AnyGame`] with what only research needs.
pub(crate) trait AnyTable: Send + Sync + Any {
    /// The game and its history.
    fn game(&self) -> &dyn AnyGame;
    /// The same, to be changed.
    fn game_mut(&mut self) -> &mut dyn AnyGame;
    /// The same game once more.
    fn copy(&self) -> Box<dyn AnyTable>;
    /// Whether another game is of the same kind and stands the same.
    fn stands_like(&self, other: &dyn AnyTable) -> bool;
    /// A number for how the game stands.
    fn number(&self) -> u64;
    /// The position it began in, unless it began as games do.
    fn set_up_as(&self) -> Option<Value>;
    /// A game that fits all that a seat knows.
    fn possible_world(&self, seat: Seat, rng: &mut dyn Rng) -> Box<dyn AnyTable>;
}

/// A game of the kind `G`.
#[derive(Clone)]
pub(crate) struct Table<G: Game> {
    history: History<G>,
    /// Whether it began in a position that somebody set up.
    was_set_up: bool,
}

impl<G: TableGame + Features> AnyTable for Table<G> {
    fn game(&self) -> &dyn AnyGame {
        &self.history
    }

    fn game_mut(&mut self) -> &mut dyn AnyGame {
        &mut self.history
    }

    fn copy(&self) -> Box<dyn AnyTable> {
        Box::new(self.clone())
    }

    fn stands_like(&self, other: &dyn AnyTable) -> bool {
        let other: &dyn Any = other;
        other.downcast_ref::<Self>().is_some_and(|other| self.history.game() == other.history.game())
    }

    fn number(&self) -> u64 {
        number_of(self.history.game())
    }

    fn set_up_as(&self) -> Option<Value> {
        self.was_set_up.then(|| small_json::value_of(&self.history.start().position()))
    }

    fn possible_world(&self, seat: Seat, mut rng: &mut dyn Rng) -> Box<dyn AnyTable> {
        let view = self.history.game().view(Viewer::Seat(seat));
        let history = History::going_on(G::possible_world(&view, &mut rng));
        Box::new(Table { history, was_set_up: true })
    }
}

/// Begins a game of this name.
pub(crate) fn start(game: &str, seats: u8, options: &Value) -> Result<Box<dyn AnyTable>, Fault> {
    struct Begin<'a>(&'a Value, u8);
    impl Visitor for Begin<'_> {
        type Output = Result<Box<dyn AnyTable>, Fault>;
        fn visit<G: TableGame + Features>(self) -> Self::Output {
            let history = History::<G>::new(read_options::<G>(self.0)?, self.1)?;
            Ok(Box::new(Table { history, was_set_up: false }))
        }
    }
    visit(game, Begin(options, seats))
}

/// The game of this name in the given position.
pub(crate) fn set_up(game: &str, position: &Value) -> Result<Box<dyn AnyTable>, Fault> {
    struct Place<'a>(&'a Value);
    impl Visitor for Place<'_> {
        type Output = Result<Box<dyn AnyTable>, Fault>;
        fn visit<G: TableGame + Features>(self) -> Self::Output {
            let position = small_json::read_strange(self.0).map_err(|(place, problem)| {
                let field = place.as_deref().unwrap_or("position");
                Fault::bad("bad-position", field, format!("{field}: {problem}"))
            })?;
            let history = History::going_on(<G as SetUp>::set_up(&position)?);
            Ok(Box::new(Table { history, was_set_up: true }))
        }
    }
    visit(game, Place(position))
}

/// The game that a record tells, every step checked.
pub(crate) fn replay(record: &Record) -> Result<Box<dyn AnyTable>, Fault> {
    struct Replay<'a>(&'a Record);
    impl Visitor for Replay<'_> {
        type Output = Result<Box<dyn AnyTable>, Fault>;
        fn visit<G: TableGame + Features>(self) -> Self::Output {
            let history = History::<G>::from_record(self.0)?;
            Ok(Box::new(Table { history, was_set_up: false }))
        }
    }
    games::visit(&record.game, Replay(record))
        .unwrap_or_else(|| Err(BadRecord::UnknownGame(record.game.clone()).into()))
}

/// Visits the game of this name.
pub(crate) fn visit<T, V: Visitor<Output = Result<T, Fault>>>(game: &str, visitor: V) -> Result<T, Fault> {
    let unknown = || {
        let names: Vec<_> = games::ALL.iter().map(|facts| facts.id).collect();
        Err(BadStart::UnknownGame(game.to_owned(), names.join(", ")).into())
    };
    games::visit(game, visitor).unwrap_or_else(unknown)
}
