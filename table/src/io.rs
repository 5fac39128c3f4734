//! What goes into a table and what comes out.

use engine::{AnyView, Record, Seat};
use players::Level;

use crate::log::Entry;
use crate::wire::{FromTable, ToTable};

/// A way to reach one viewer's program, numbered by the driver.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Connection(pub u64);

/// What a table hears.
#[derive(Clone, PartialEq, Debug)]
pub enum Input {
    /// A viewer's program said something.
    Heard {
        /// Over which connection.
        from: Connection,
        /// What.
        message: ToTable,
    },
    /// A connection is gone.
    Gone {
        /// Which.
        from: Connection,
    },
    /// A bot has decided.
    Answered {
        /// For which seat.
        seat: Seat,
        /// For which of the seat's versions it was asked.
        version: u32,
        /// What, in notation.
        mv: String,
    },
    /// Nothing: time has passed.
    Tick,
}

/// What a table wants done, in this order. What is told depends on what is stored: `log` must be safe before
/// anything else is done. If it cannot be stored, throw the table away and bring it back from its log.
#[derive(Debug, Default)]
pub struct Outputs {
    /// What to append to the table's log.
    pub log: Vec<Entry>,
    /// What to tell whom.
    pub tell: Vec<Delivery>,
    /// Which connections to close after that.
    pub close: Vec<Connection>,
    /// Which bots to ask. Each must be answered, though not soon.
    pub ask: Vec<Ask>,
    /// The record of a game that has just ended.
    pub finished: Option<Box<Record>>,
    /// When to send a tick, if nothing happens before; this replaces what was said earlier.
    pub wake_at: Option<u64>,
}

/// A message and who gets it.
#[derive(Clone, PartialEq, Debug)]
pub struct Delivery {
    /// Over which connections.
    pub to: Vec<Connection>,
    /// What.
    pub message: FromTable,
}

/// A decision that a bot should make.
#[derive(Debug)]
pub struct Ask {
    /// For which seat.
    pub seat: Seat,
    /// The seat's version; it goes with the answer.
    pub version: u32,
    /// How strong the bot should be.
    pub level: Level,
    /// What the seat knows.
    pub view: AnyView,
}
