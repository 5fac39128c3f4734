//! How messages get to a table and back: on this device, or over a socket to a hall.

pub(crate) mod in_hall;
pub(crate) mod on_device;

use engine::Record;
use table::wire::{FromTable, ToTable};

/// Carries messages between the clients at this device and a table.
pub(crate) trait Transport {
    /// Says something for a client.
    fn say(&self, client: usize, message: ToTable);
    /// All that was heard has been shown.
    fn caught_up(&self) {}
    /// The record of the game, if it is over and the table is on this device.
    fn record(&self) -> Option<Record> {
        None
    }
    /// Ends the transport: nobody listens any more.
    fn close(&self);
}

/// What comes back from the table, with the number of the client it is for.
pub(crate) enum Incoming {
    /// A message from the table.
    Message(usize, FromTable),
    /// A message that cannot be read: the hall may be newer than this page.
    Unreadable,
    /// A client has a connection, and says hello.
    Connected(usize),
    /// A client has lost its connection, for now.
    Disconnected(usize),
}

/// Takes in what comes back.
pub(crate) type Listener = std::rc::Rc<dyn Fn(Incoming)>;
