//! Ways to a table: on this device, or in a hall.

pub(crate) mod in_hall;
pub(crate) mod on_device;

use engine::Record;
use table::wire::{FromTable, ToTable};

/// A way to a table for the clients at this device.
pub(crate) trait Transport {
    /// Says something for a client.
    fn say(&self, client: usize, message: ToTable);
    /// All that was heard has been shown.
    fn caught_up(&self) {}
    /// The record of the game, if it is over and the table is on this device.
    fn record(&self) -> Option<Record> {
        None
    }
    /// Nobody listens any more.
    fn close(&self);
}

/// What comes back: for which client, and what.
pub(crate) enum Incoming {
    /// A message from the table.
    Message(usize, FromTable),
    /// A message that cannot be read: the hall may be newer than this page.
    Unreadable,
    /// A client has a connection, and says hello.
    Connected(usize),
    /// A client has none, for now.
    Disconnected(usize),
}

/// Whoever hears it.
pub(crate) type Listener = std::rc::Rc<dyn Fn(Incoming)>;
