//! Ways to a table: on this device, or in a hall.

pub(crate) mod local;
pub(crate) mod online;

use engine::Record;
use table::wire::{FromTable, ToTable};

/// A way to a table for the guests at this device.
pub(crate) trait Way {
    /// Says something for a guest.
    fn say(&self, guest: usize, message: ToTable);
    /// All that was heard has been shown.
    fn caught_up(&self) {}
    /// The record of the game, if it is over and the table is on this device.
    fn record(&self) -> Option<Record> {
        None
    }
    /// Nobody listens any more.
    fn close(&self);
}

/// What comes back: for which guest, and what.
pub(crate) enum Heard {
    /// A message from the table.
    Message(usize, FromTable),
    /// A guest has a connection, and says hello.
    Connected(usize),
    /// A guest has none, for now.
    Cut(usize),
}

/// Whoever hears it.
pub(crate) type Ear = std::rc::Rc<dyn Fn(Heard)>;
