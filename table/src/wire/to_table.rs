//! What a viewer's program says to a table.

use engine::Seat;
use players::Level;
use serde::{Deserialize, Serialize};

use crate::fairness::Contribution;

/// What a viewer's program says to a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ToTable {
    /// Always first, and again whenever something seems amiss: who am I, and what have I missed?
    Hello {
        /// The secret part of a seat's link. Without one, a spectator says hello.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        link: Option<String>,
        /// The number of the last news that was heard.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seen: Option<u64>,
        /// Whether to send scenes and words for moves too, for people to look at.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        scenes: bool,
    },
    /// Takes the seat of the link.
    Sit {
        /// What to call the person.
        name: String,
        /// What the person adds to the luck.
        contribution: Contribution,
        /// The secret that holds the seat from now on. Whoever sent the invitation knows the link in it, and could look
        /// into the person's hand.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        link: Option<String>,
    },
    /// Gets up. In a game that has begun, a bot plays on.
    Leave {},
    /// Makes a move.
    Play {
        /// A name for this move, new with every move: sent twice, it counts once.
        key: String,
        /// The seat's version for which the move is meant.
        expect: u32,
        /// The move, in notation.
        #[serde(rename = "move")]
        mv: String,
    },
    /// Takes the seat's last move back, or asks the others whether it may.
    Undo {
        /// The seat's version after that move.
        expect: u32,
    },
    /// Answers somebody who would like to take a move back.
    AnswerUndo {
        /// Which offer.
        offer: u64,
        /// Whether they may.
        yes: bool,
    },
    /// Says something to all.
    Chat {
        /// What.
        text: String,
    },
    /// Shows a feeling; nobody keeps it.
    React {
        /// Which.
        with: Reaction,
    },
    /// Stops the clocks.
    Pause {},
    /// Lets the game go on.
    Resume {},
    /// Lets a bot play on this seat for a while.
    StandIn {
        /// How strong; as the table agreed, if nothing is said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        level: Option<Level>,
    },
    /// Sends that bot away again.
    TakeBack {},
    /// Would like to play again.
    Rematch {
        /// The number of the game that is over.
        game: u32,
        /// What the person adds to the luck of the next one.
        contribution: Contribution,
    },
    /// The host seats a bot where nobody has sat down, or in a game that has begun, where somebody is away. Whoever was
    /// away has left then, and with the invitation somebody may sit down there again.
    Fill {
        /// Where.
        seat: Seat,
        /// How strong.
        level: Level,
    },
    /// The host turns things on or off.
    Switch {
        /// Whether players may chat.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        chat: Option<bool>,
        /// Whether others may look on.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        spectators: Option<bool>,
    },
    /// Asks what has happened in this game since a step.
    Story {
        /// The step, counted from 0.
        from: u32,
    },
}

/// A feeling.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // They say it themselves.
pub enum Reaction {
    Moo,
    Clap,
    Laugh,
    Wow,
    Oops,
    Sad,
    Think,
    Thanks,
}
