//! Tables in a hall somewhere else.
//!
//! [`Link`] says where a table is, [`OwnLink`] holds a seat there, [`Visit`] keeps a connection to it and comes back by
//! itself, [`hall`] is what is asked over HTTP. [`Remote`] is a game there as one person follows it, without the network
//! and the screen; [`join`] gives it both.

pub(crate) mod hall;
pub(crate) mod join;
mod link;
mod own;
mod remote;
mod sound;
mod visit;

pub(crate) use link::HallAddress;
pub use link::{BadLink, Link};
pub(crate) use own::OwnLink;
pub use remote::{Answer, Remote};
pub(crate) use visit::{Event, Visit};

use engine::{Facts, Lang, Phrase, Seat, Wordbook};
use table::Client;
use table::client::Ending;
use table::wire::{SeatState, TableState};

use crate::Failure;
use crate::terminal::words;

/// Runs something that waits for the network, on this thread.
pub(crate) fn block_on(work: impl Future<Output = Result<(), Failure>>) -> Result<(), Failure> {
    tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(work)
}

/// Does something with a view that a hall has sent. If the view is none that the rules lead to, they may stumble over it;
/// then there is no answer.
pub(crate) fn guarded<T>(work: impl FnOnce() -> T) -> Option<T> {
    let before = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| ()));
    let done = std::panic::catch_unwind(std::panic::AssertUnwindSafe(work)).ok();
    std::panic::set_hook(before);
    done
}

/// The words of a game with the names of those at the table, if the game speaks the language. Whoever has got up is
/// called by their name once more.
pub(crate) fn wordbook(
    facts: &Facts,
    table: &TableState,
    lang: Lang,
    before: Option<&Wordbook>,
) -> Option<Wordbook> {
    let words = words::at_table(facts, lang)?;
    let name = |(seat, state): (u8, &SeatState)| match (&state.name, state.bot, before) {
        (Some(name), ..) => name.clone(),
        (None, Some(level), _) => format!("{} ({})", level.name_at(Seat(seat), &words), level.name()),
        (None, None, Some(before)) => before.name(Seat(seat)),
        (None, None, None) => words.say(&Phrase::new("barn-seat").with("seat", seat + 1)),
    };
    let names = (0..).zip(&table.seats).map(name).collect();
    Some(words.with_names(names))
}

/// A client that goes to a table by this link, and sits down there under a link of its own.
pub(crate) fn client(link: &Link, own: Option<&OwnLink>) -> Client {
    let mut client = Client::new(link.secret.clone());
    if let Some(own) = own {
        client = client.with_luck(own.luck.clone());
        client.use_own_link(own.secret.clone(), own.known);
    }
    client
}

/// Why there is nothing more to see, as a sentence.
pub(crate) fn farewell(ending: Ending) -> String {
    match ending {
        Ending::Refused { message, .. } => message,
        Ending::Untrue => "the hall shows views that are not what they claim to be".to_owned(),
    }
}
