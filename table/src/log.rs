//! The table's log: what has happened, in order, and enough to bring the table back.
//!
//! It holds secrets – the table's own, every card and every sealed choice – and is for the store, never for
//! viewers. They are told what [`crate::wire`] says.

use engine::{Refused, Seat};
use players::Level;
use serde::{Deserialize, Serialize};

use crate::fairness::{Contribution, LinkHash, Promise};
use crate::request::Request;
use crate::setup::{BadSetup, Setup};
use crate::take_up::UnderWay;

/// One line of a table's log.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// When, in milliseconds for which the table had been up.
    pub t: u64,
    /// What.
    pub fact: Fact,
}

/// Something that happened at a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Fact {
    /// The table was set up. Always first, and only there.
    Opened {
        /// How.
        setup: Box<Setup>,
        /// The version of the game's rules.
        rules: u16,
    },
    /// A person took a seat.
    Sat {
        /// Which.
        seat: Seat,
        /// What they are called.
        name: String,
        /// What they add to the luck, if they said so at once; of no use once the game has begun.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        contribution: Option<Contribution>,
        /// The promise of what they add, if they show it later.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        promise: Option<Promise>,
        /// The link that holds the seat from now on, if it is not the one they came with.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        link: Option<LinkHash>,
    },
    /// A person got up before the game began. (In older logs also: was away, and lost the seat.)
    Left {
        /// From where.
        seat: Seat,
    },
    /// The host has made a new invitation to a seat.
    Invited {
        /// Which.
        seat: Seat,
        /// The hash of the link in it.
        link: LinkHash,
    },
    /// A bot plays here until the person comes back.
    StoodIn {
        /// Where.
        seat: Seat,
        /// How strong it is.
        level: Level,
        /// Whether it stays until it is sent away, even if the person is there.
        asked: bool,
        /// Whether the person has left the game by their own word.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        left: bool,
    },
    /// The person plays again.
    Returned {
        /// Where.
        seat: Seat,
    },
    /// Somebody promised what they add to the luck of the next game.
    Promised {
        /// Who.
        seat: Seat,
        /// The hash of it.
        promise: Promise,
    },
    /// Somebody showed what they had promised.
    Revealed {
        /// Who.
        seat: Seat,
        /// What they add.
        contribution: Contribution,
    },
    /// Everybody sits and the cards are shuffled: the table's next game begins.
    Began {},
    /// The table's first game is one that was begun elsewhere.
    TakenUp {
        /// How it stands.
        game: Box<UnderWay>,
    },
    /// A move was made.
    Moved {
        /// At which seat.
        seat: Seat,
        /// Which, in notation.
        #[serde(rename = "move")]
        mv: String,
        /// Who decided.
        by: Mover,
        /// How long it took.
        ms: u32,
    },
    /// Luck decided.
    Drawn {
        /// What came, in notation.
        outcome: String,
    },
    /// A player's time was up.
    TimeUp {
        /// Whose.
        seat: Seat,
    },
    /// Somebody would like something to which the others must agree.
    #[serde(alias = "undo-offered")]
    Requested {
        /// Who.
        seat: Seat,
        /// What; in older logs always to take back a move.
        #[serde(default)]
        what: Request,
    },
    /// Somebody answered that.
    #[serde(alias = "undo-answered")]
    Answered {
        /// Who.
        seat: Seat,
        /// Whether they agree.
        yes: bool,
    },
    /// A move was taken back.
    Undone {
        /// Whose.
        seat: Seat,
    },
    /// Somebody said something.
    Said {
        /// Who.
        seat: Seat,
        /// What.
        text: String,
    },
    /// Somebody stopped the clocks.
    Paused {
        /// Who.
        seat: Seat,
    },
    /// Somebody let the game go on.
    Resumed {
        /// Who.
        seat: Seat,
    },
    /// The host turned chat or spectators on or off.
    Switched {
        /// Whether players may chat.
        chat: bool,
        /// Whether others may look on.
        spectators: bool,
    },
    /// Somebody would like to play again.
    WantsRematch {
        /// Who.
        seat: Seat,
        /// What they add to the luck of the next game, if they said so at once.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        contribution: Option<Contribution>,
        /// The promise of what they add, if they show it later.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        promise: Option<Promise>,
    },
}

/// Who decided a move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Mover {
    /// The person at the seat.
    Person {
        /// What the person's program calls this move, so that sent twice it counts once.
        key: String,
    },
    /// The bot at the seat.
    Bot,
    /// A bot, because the person's time was up.
    Clock,
}

/// Why a table could not be brought back from its log.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum BadLog {
    /// It does not begin with a table.
    #[error("a table's log begins with how it was set up, and says so once")]
    NotOpened,
    /// The table could not be set up.
    #[error(transparent)]
    Setup(#[from] BadSetup),
    /// It follows other rules.
    #[error("this table follows version {found} of the rules of {game}; this program plays version {ours}")]
    Rules {
        /// The game.
        game: String,
        /// The version found.
        found: u16,
        /// The version we play.
        ours: u16,
    },
    /// One of its facts cannot be.
    #[error("entry {} of the log: {why}", at + 1)]
    Fact {
        /// Which, counted from 0.
        at: usize,
        /// Why.
        why: Impossible,
    },
    /// Its luck is not what its secret gives.
    #[error("what was drawn at this table is not what its secret gives")]
    Luck,
}

/// Why a fact cannot be.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Impossible {
    /// The rules forbid it.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// It cannot happen here and now.
    #[error("this cannot happen here and now")]
    NotNow,
}
