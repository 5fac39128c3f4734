//! What a viewer's program says to a table.

use engine::Seat;
use players::Level;
use serde::{Deserialize, Serialize};

use crate::fairness::{Contribution, Promise};

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
        /// What the person adds to the luck, told at once. The table shows it to nobody before every seat has promised,
        /// but the dealer knows it from now on.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        contribution: Option<Contribution>,
        /// The promise of what the person adds, to be revealed when all have promised.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        promise: Option<Promise>,
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
    /// Answers somebody who would like something to which the others must agree.
    #[serde(alias = "answer-undo")]
    Answer {
        /// The number of the request.
        offer: u64,
        /// Whether one agrees.
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
    /// Stops the clocks. If there is a time limit, the others must agree.
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
    #[serde(alias = "take-back")]
    SendBotAway {},
    /// Would like to play again.
    Rematch {
        /// The number of the game that is over.
        game: u32,
        /// What the person adds to the luck of the next one, told at once.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        contribution: Option<Contribution>,
        /// The promise of what the person adds.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        promise: Option<Promise>,
    },
    /// Promises what the person adds to the luck of the next game.
    Promise {
        /// The attempt to begin it (`luck.round`).
        round: u32,
        /// The hash of it.
        promise: Promise,
    },
    /// Shows what was promised, when everybody has promised.
    Reveal {
        /// The attempt to begin the game.
        round: u32,
        /// What the person adds.
        contribution: Contribution,
    },
    /// The host seats a bot where nobody has sat down, or lets one play for somebody for whom the others have waited
    /// long enough. That person keeps the seat and plays again as soon as they are back.
    Fill {
        /// Where.
        seat: Seat,
        /// How strong.
        level: Level,
    },
    /// The host invites somebody to a seat that nobody holds. While a game goes on, the others must agree.
    Invite {
        /// Which.
        seat: Seat,
        /// The secret in the invitation: new, and hard to guess.
        link: String,
    },
    /// Asks the others to let a bot play for somebody who holds the game up.
    StandInFor {
        /// Who.
        seat: Seat,
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
