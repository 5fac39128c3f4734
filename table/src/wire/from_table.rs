//! What a table says to its viewers.

use engine::{Phrase, Seat, Told};
use serde::Serialize;

use super::{GameState, Happening, Reaction, Refusal, TableState};
use crate::clock::ClockFace;

/// What a table says to one viewer.
///
/// `n` numbers what has happened at the table. News takes a viewer from one number to the next; whoever
/// holds another number than `from` has missed something and says hello again.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum FromTable {
    /// The answer to a hello: all there is to know.
    Welcome {
        /// The number of the last thing that happened.
        n: u64,
        /// The hash of the view.
        hash: String,
        /// The viewer's seat; a spectator has none.
        you: Option<Seat>,
        /// The seat to which the viewer is invited, if a game has begun. Until they sit down they see what spectators see.
        #[serde(skip_serializing_if = "Option::is_none")]
        invited: Option<Seat>,
        /// What happened since the number the viewer had; nothing, if that is too long ago to tell.
        missed: Option<Vec<Happening>>,
        /// The table.
        table: Box<TableState>,
        /// The game.
        game: Box<GameState>,
        /// The clocks, if there are any.
        #[serde(skip_serializing_if = "Option::is_none")]
        clock: Option<ClockFace>,
    },
    /// Something happened.
    News {
        /// The number before.
        from: u64,
        /// The number after.
        n: u64,
        /// The hash of the view after.
        hash: String,
        /// What happened, in order.
        what: Vec<Happening>,
        /// The table, if it changed.
        #[serde(skip_serializing_if = "Option::is_none")]
        table: Option<Box<TableState>>,
        /// The game, if it changed.
        #[serde(skip_serializing_if = "Option::is_none")]
        game: Option<Box<GameState>>,
        /// The clocks, if there are any.
        #[serde(skip_serializing_if = "Option::is_none")]
        clock: Option<ClockFace>,
    },
    /// A move counts: it was legal, was made, and is stored. The same for the same key, however often asked.
    Done {
        /// The move's key.
        key: String,
        /// Its number.
        n: u64,
    },
    /// Something was refused, and nothing has changed.
    Sorry {
        /// The move's key, if it was a move.
        #[serde(skip_serializing_if = "Option::is_none")]
        key: Option<String>,
        /// Why, for programs.
        code: Refusal,
        /// Why, for people.
        message: String,
        /// What is wrong with a move that the rules forbid, in the game's words. Its argument `clause` names the clause
        /// ([`clause_of`](super::clause_of)).
        #[serde(skip_serializing_if = "Option::is_none")]
        why: Option<Phrase>,
    },
    /// What happened in this game since a step.
    Story {
        /// The step.
        from: u32,
        /// A line for each.
        told: Vec<Told>,
    },
    /// Somebody came or went. Not numbered: a welcome tells who is there.
    Presence {
        /// Where they sit.
        seat: Seat,
        /// Whether they are there.
        here: bool,
    },
    /// Somebody showed a feeling. Not numbered: nobody keeps it.
    Reaction {
        /// Who.
        seat: Seat,
        /// Which.
        with: Reaction,
    },
    /// The last message: there is nothing more to see for this viewer.
    Goodbye {
        /// Why, for programs.
        code: Refusal,
        /// Why, for people.
        message: String,
    },
}

impl FromTable {
    /// A goodbye with the sentence that goes with the code.
    pub(crate) fn goodbye(code: Refusal) -> FromTable {
        FromTable::Goodbye { code, message: code.sentence().to_owned() }
    }
}
