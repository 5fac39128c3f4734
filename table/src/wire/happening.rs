//! What has happened at a table, as viewers are told.
//!
//! Much of this is also in the table's log ([`Fact`](crate::log::Fact)). The two are separate types on purpose: the log holds
//! secrets, and what is added to it must not reach viewers because a type is shared.

use engine::{Seat, Told};
use players::Level;
use serde::{Deserialize, Serialize};

/// Something that happened, as one viewer is told.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Happening {
    /// The table was set up.
    Opened {},
    /// A person took a seat.
    Sat {
        /// Which.
        seat: Seat,
        /// What they are called.
        name: String,
    },
    /// A person got up before the game began.
    Left {
        /// From where.
        seat: Seat,
    },
    /// The host has made a new invitation to a seat.
    Invited {
        /// Which.
        seat: Seat,
    },
    /// A bot plays here for now.
    StoodIn {
        /// Where.
        seat: Seat,
        /// How strong it is.
        level: Level,
    },
    /// The person plays again.
    Returned {
        /// Where.
        seat: Seat,
    },
    /// Somebody promised what they add to the luck.
    Promised {
        /// Who.
        seat: Seat,
    },
    /// Somebody showed what they add to the luck.
    Revealed {
        /// Who.
        seat: Seat,
    },
    /// A game began.
    Began {
        /// Which of the table's games, counted from 1.
        game: u32,
    },
    /// The game went a step further.
    Step {
        /// What this viewer is told about it.
        told: Told,
    },
    /// A player's time was up.
    TimeUp {
        /// Whose.
        seat: Seat,
    },
    /// Somebody would like something to which the others must agree.
    Requested {
        /// Who.
        seat: Seat,
        /// What.
        what: Wish,
    },
    /// Somebody answered that.
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
    },
}

impl Happening {
    /// What the viewer is told, if this is a step of the game.
    pub fn told(&self) -> Option<&Told> {
        match self {
            Happening::Step { told } => Some(told),
            _ => None,
        }
    }
}

/// Something to which the others at a table must agree.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Wish {
    /// A move is taken back, and all that followed it.
    #[default]
    Undo,
    /// The clocks are stopped.
    Pause,
    /// A bot plays for somebody who holds the game up.
    StandInFor(Seat),
    /// Somebody else may sit down at a seat.
    Invite(Seat),
}

impl Wish {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks like this")]
    pub(super) fn is_undo(&self) -> bool {
        *self == Wish::Undo
    }
}
