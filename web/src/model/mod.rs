//! What the page shows of a table.
//!
//! Several people may share a device. Each of them has a [`Client`], with a link and secrets of its own; one client is
//! active, and the page shows what that one knows. When the table asks another one, the page has the device handed over,
//! behind a curtain if the game has secrets.

mod handover;
mod inbox;
mod showing;
mod speaking;

use std::collections::VecDeque;
use std::rc::Rc;
use std::sync::Arc;

use board::{CheckedGame, Memo, RwSignal, memo};
use engine::{Phrase, Record, Seat, SeatSet, Told};
use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use table::wire::{Happening, Reaction, Refusal, TableState};
use table::{Client, ClockFace};

use crate::invitations::{self, Invitation};
use crate::settings::{Pace, Settings};
use crate::transport::{Incoming, Transport, in_hall};
use crate::words::{Words, words};

/// A line for the viewer that goes away again.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Notice {
    /// Something was refused: why, in the game's words and by which clause, if the rules forbid it.
    Sorry { code: Refusal, why: Option<Phrase>, clause: Option<String> },
    /// Something happened at the table.
    Happened(Happening),
    /// Somebody else said something.
    Said(Seat, String),
    /// Good advice, and the chance of winning with it.
    Hint { mv: String, text: String },
}

/// Why there is nothing more to see of a table.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Failure {
    /// The id of one of the page's phrases, or a whole sentence.
    pub(crate) why: String,
    /// Whether it may help to load the page again.
    pub(crate) may_reload: bool,
}

impl Failure {
    /// The table does not let anybody here in.
    pub(crate) fn closed(why: impl Into<String>) -> Failure {
        Failure { why: why.into(), may_reload: false }
    }

    /// What the table sent cannot be shown. This page may be older than the hall.
    pub(crate) fn untrue(why: impl Into<String>) -> Failure {
        Failure { why: why.into(), may_reload: true }
    }
}

/// What the page shows of a table.
#[derive(Clone, Copy)]
pub(crate) struct TableModel {
    state: StoredValue<DeviceState, LocalStorage>,
    words: Words,
    /// How much time there is to see what others do.
    pub(crate) pace: Memo<Pace>,
    /// Whether what others do waits until the viewer would like to see it.
    pub(crate) paused: RwSignal<bool>,
    pub(crate) table: RwSignal<Option<Arc<TableState>>>,
    pub(crate) game: RwSignal<Option<CheckedGame>>,
    pub(crate) you: RwSignal<Option<Seat>>,
    /// The invitations that were made here since the table was set up.
    pub(crate) invitations: RwSignal<Vec<Invitation>>,
    pub(crate) clock: RwSignal<Option<(ClockFace, u64)>>,
    pub(crate) story: RwSignal<Arc<Vec<Told>>>,
    pub(crate) told: RwSignal<Arc<Vec<Told>>>,
    pub(crate) said: RwSignal<Vec<(Seat, String)>>,
    pub(crate) reactions: RwSignal<Vec<(u64, Seat, Reaction)>>,
    pub(crate) notice: RwSignal<Option<Notice>>,
    pub(crate) waiting: RwSignal<bool>,
    pub(crate) hinted: RwSignal<Option<String>>,
    /// Who is to take the device.
    pub(crate) curtain: RwSignal<Option<Seat>>,
    /// What whoever took the device was told since they last moved.
    pub(crate) missed: RwSignal<Arc<Vec<Told>>>,
    /// Whether there is a connection.
    pub(crate) connected: RwSignal<bool>,
    /// Why there is nothing more to see.
    pub(crate) lost: RwSignal<Option<Failure>>,
}

/// The clients at this device, and what they have not been shown yet.
struct DeviceState {
    clients: Vec<Client>,
    /// The client whose knowledge is shown.
    active: usize,
    /// Whether somebody has said who holds the device. Until then nobody's cards are shown, if several play here.
    held: bool,
    /// How much of the story every client knew when they last moved.
    known: Vec<usize>,
    transport: Option<Rc<dyn Transport>>,
    inbox: VecDeque<Incoming>,
    /// Until when what is shown should stay, so that it can be seen.
    stays_until_ms: u64,
    /// Whether one more thing may be shown during a pause.
    one_more: bool,
    pump: Option<Timeout>,
    reactions: u64,
}

impl TableModel {
    /// A model with a client for each of these links.
    pub(crate) fn new(links: &[Option<String>]) -> TableModel {
        let state = DeviceState {
            clients: links.iter().map(|link| client(link.clone())).collect(),
            active: 0,
            held: links.len() < 2,
            known: Vec::new(),
            transport: None,
            inbox: VecDeque::new(),
            stays_until_ms: 0,
            one_more: false,
            pump: None,
            reactions: 0,
        };
        let (you, Settings { pace, watch_pace, .. }) = (RwSignal::new(None::<Seat>), expect_context());
        TableModel {
            state: StoredValue::new_local(state),
            words: words(),
            pace: memo(move || if you.get().is_some() { pace.get() } else { watch_pace.get() }),
            paused: RwSignal::new(false),
            table: RwSignal::new(None),
            game: RwSignal::new(None),
            you,
            invitations: RwSignal::new(Vec::new()),
            clock: RwSignal::new(None),
            story: RwSignal::new(Arc::default()),
            told: RwSignal::new(Arc::default()),
            said: RwSignal::new(Vec::new()),
            reactions: RwSignal::new(Vec::new()),
            notice: RwSignal::new(None),
            waiting: RwSignal::new(false),
            hinted: RwSignal::new(None),
            curtain: RwSignal::new(None),
            missed: RwSignal::new(Arc::default()),
            connected: RwSignal::new(false),
            lost: RwSignal::new(None),
        }
    }

    /// The transport to the table. It is closed with the screen.
    pub(crate) fn set_transport(self, transport: Rc<dyn Transport>) {
        self.state.update_value(|state| state.transport = Some(transport));
        on_cleanup(move || self.close());
    }

    fn close(self) {
        let transport = self.state.try_update_value(|state| {
            state.pump = None;
            state.transport.take()
        });
        if let Some(Some(transport)) = transport {
            transport.close();
        }
    }

    /// The seat of a game that goes on at which whoever looks may sit down.
    pub(crate) fn invited(self) -> Option<Seat> {
        self.table.track();
        self.state.with_value(|state| state.clients[state.active].invited())
    }

    /// The address of an invitation to a seat that was made here and counts.
    pub(crate) fn invitation_to(self, seat: Seat) -> Option<String> {
        invitations::open(&*self.table.get()?, seat, &self.invitations.read())
    }

    /// Whether several people play at this device.
    pub(crate) fn is_shared(self) -> bool {
        self.state.with_value(|state| state.clients.len() > 1)
    }

    /// The record of a game on this device, if it is over.
    pub(crate) fn record(self) -> Option<Record> {
        self.state.with_value(|state| state.transport.as_ref()?.record())
    }

    /// Lets everybody here sit down under a link of their own, made of the one they came with.
    pub(crate) fn use_own_links(self, own: impl Fn(&str) -> String) {
        self.state.update_value(|state| {
            for client in &mut state.clients {
                if let Some(own) = client.link().map(&own) {
                    client.use_own_link(own, false);
                }
            }
        });
    }

    /// The links that hold the seats here.
    pub(crate) fn links(self) -> Vec<String> {
        self.state.with_value(|state| {
            state.clients.iter().filter_map(|client| client.link().map(str::to_owned)).collect()
        })
    }

    /// The seats of the clients here.
    pub(crate) fn seats_here(self) -> SeatSet {
        self.state.with_value(|state| state.clients.iter().filter_map(Client::you).collect())
    }

    /// The clients here who have a seat but have not sat down.
    pub(crate) fn standing(self) -> Vec<(usize, Seat)> {
        self.state.with_value(|state| {
            let clients = state.clients.iter().enumerate();
            let standing = clients.filter_map(|(at, client)| Some((at, client.free_seat()?)));
            standing.collect()
        })
    }
}

/// A client with this link; a spectator has none. A secret of this device decides what the client adds to the luck.
fn client(link: Option<String>) -> Client {
    Client::new(link).with_scenes().with_story().with_luck(in_hall::luck_secret())
}
