//! A table in the hall: a socket for each client at this device, opened again whenever it breaks.

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

use engine::SeatSet;
use gloo_timers::callback::Timeout;
use serde_json::Value;
use table::fairness::LinkHash;
use table::wire::{self, TableState, ToTable};
use wasm_bindgen::prelude::*;
use web_sys::{CloseEvent, MessageEvent, WebSocket};

use super::{Incoming, Listener, Transport};
use crate::browser::{self, SILENT, fetch_text, random_name, recall, the_window};
use crate::plan::{Sitter, TablePlan};
use crate::route::{Route, address_of};

/// How long to wait before the next try, in milliseconds; the last one again and again. A hall that was restarted is
/// back within two seconds, and nobody should notice it much later.
const WAITS: [u32; 8] = [200, 300, 500, 500, 1_000, 2_000, 4_000, 8_000];

/// Closed for a reason that coming back would not change.
const GOODBYE: u16 = 1000;

/// When it is worth looking after a connection: a network or a phone has gone to sleep, or woken up.
const EVENTS: [&str; 4] = ["online", "offline", "focus", "pageshow"];

/// Sockets to a table in the hall.
pub(crate) struct InHall {
    sockets: Vec<Rc<ClientSocket>>,
    awake: Closure<dyn Fn()>,
}

/// One client's socket.
struct ClientSocket {
    client: usize,
    address: String,
    listener: Listener,
    socket: RefCell<Option<OpenSocket>>,
    tries: Cell<usize>,
    retry: RefCell<Option<Timeout>>,
    done: Cell<bool>,
    this: Weak<ClientSocket>,
}

/// A socket and those who listen to it.
struct OpenSocket {
    socket: WebSocket,
    _opened: Closure<dyn Fn()>,
    _heard: Closure<dyn Fn(MessageEvent)>,
    _closed: Closure<dyn Fn(CloseEvent)>,
}

impl InHall {
    /// Opens a socket for each of so many clients.
    pub(crate) fn open(id: &str, clients: usize, listener: &Listener) -> Rc<InHall> {
        let location = the_window().location();
        let secure = location.protocol().is_ok_and(|protocol| protocol == "https:");
        let host = location.host().unwrap_or_default();
        let scheme = if secure { "wss" } else { "ws" };
        let address = format!("{scheme}://{host}/api/tables/{id}/socket");
        let socket = |client| ClientSocket::new(client, address.clone(), Rc::clone(listener));
        let sockets: Vec<_> = (0..clients).map(socket).collect();
        // A phone that wakes, or finds its network again, should not wait for the next try.
        let all: Vec<_> = sockets.iter().map(Rc::downgrade).collect();
        let awake = Closure::<dyn Fn()>::new(move || {
            all.iter().filter_map(Weak::upgrade).for_each(|socket| socket.wake());
        });
        for event in EVENTS {
            _ = the_window().add_event_listener_with_callback(event, awake.as_ref().unchecked_ref());
        }
        sockets.iter().for_each(|socket| socket.connect());
        Rc::new(InHall { sockets, awake })
    }
}

impl Transport for InHall {
    fn say(&self, client: usize, message: ToTable) {
        // What cannot be said now is said again after the next hello, if it was a move.
        if let Some(open) = &*self.sockets[client].socket.borrow()
            && open.socket.ready_state() == WebSocket::OPEN
        {
            _ = open.socket.send_with_str(&wire::write(&message));
        }
    }

    fn close(&self) {
        for event in EVENTS {
            _ = the_window().remove_event_listener_with_callback(event, self.awake.as_ref().unchecked_ref());
        }
        self.sockets.iter().for_each(|socket| socket.end());
    }
}

impl ClientSocket {
    fn new(client: usize, address: String, listener: Listener) -> Rc<ClientSocket> {
        Rc::new_cyclic(|this| ClientSocket {
            client,
            address,
            listener,
            socket: RefCell::default(),
            tries: Cell::new(0),
            retry: RefCell::default(),
            done: Cell::new(false),
            this: this.clone(),
        })
    }

    fn connect(&self) {
        self.hang_up();
        let Ok(socket) = WebSocket::new(&self.address) else { return self.try_later() };
        let opened = self.when(|socket| {
            socket.tries.set(0);
            (socket.listener)(Incoming::Connected(socket.client));
        });
        let this = self.this.clone();
        let heard = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            let (Some(socket), Some(text)) = (this.upgrade(), event.data().as_string()) else { return };
            (socket.listener)(match wire::read_answer(text.as_bytes()) {
                Ok(message) => Incoming::Message(socket.client, message),
                Err(_) => Incoming::Unreadable,
            });
        });
        let this = self.this.clone();
        let closed = Closure::<dyn Fn(CloseEvent)>::new(move |event: CloseEvent| {
            let Some(socket) = this.upgrade() else { return };
            if socket.done.get() || event.code() == GOODBYE {
                return;
            }
            (socket.listener)(Incoming::Disconnected(socket.client));
            socket.try_later();
        });
        socket.set_onopen(Some(opened.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        socket.set_onclose(Some(closed.as_ref().unchecked_ref()));
        *self.socket.borrow_mut() =
            Some(OpenSocket { socket, _opened: opened, _heard: heard, _closed: closed });
    }

    fn when(&self, what: impl Fn(&ClientSocket) + 'static) -> Closure<dyn Fn()> {
        let this = self.this.clone();
        Closure::new(move || {
            if let Some(socket) = this.upgrade() {
                what(&socket);
            }
        })
    }

    fn try_later(&self) {
        let tries = self.tries.get();
        self.tries.set(tries + 1);
        let this = self.this.clone();
        let wait = WAITS[tries.min(WAITS.len() - 1)];
        let again = Timeout::new(wait, move || {
            if let Some(socket) = this.upgrade() {
                socket.connect();
            }
        });
        *self.retry.borrow_mut() = Some(again);
    }

    /// Tries at once, if there is no connection. Without a network there is none, whatever the socket believes:
    /// it would find out only after minutes.
    fn wake(&self) {
        if !the_window().navigator().on_line() && !self.done.get() {
            self.hang_up();
            (self.listener)(Incoming::Disconnected(self.client));
            return self.try_later();
        }
        let state = self.socket.borrow().as_ref().map(|open| open.socket.ready_state());
        let busy = matches!(state, Some(WebSocket::OPEN | WebSocket::CONNECTING));
        if !busy && !self.done.get() {
            self.connect();
        }
    }

    fn hang_up(&self) {
        self.retry.borrow_mut().take();
        if let Some(OpenSocket { socket, .. }) = self.socket.borrow_mut().take() {
            socket.set_onclose(None);
            socket.set_onmessage(None);
            socket.set_onopen(None);
            _ = socket.close();
        }
    }

    fn end(&self) {
        self.done.set(true);
        self.hang_up();
    }
}

/// A table that was set up: its name, the secrets of the seats held here, and the links for everybody else by
/// seat.
pub(crate) struct CreatedTable {
    pub(crate) id: String,
    pub(crate) here: Vec<String>,
    elsewhere: Vec<Option<String>>,
}

/// Sets a table up in the hall this page came from.
pub(crate) async fn set_up(plan: &TablePlan) -> Result<CreatedTable, String> {
    #[derive(serde::Deserialize)]
    struct Answer {
        id: String,
        links: Vec<Option<String>>,
    }
    let seats: Vec<&str> = plan
        .seats
        .iter()
        .map(|sitter| match sitter {
            Sitter::Bot(level) => level.name(),
            Sitter::Here(_) | Sitter::Elsewhere => "person",
        })
        .collect();
    let wish =
        serde_json::json!({ "game": plan.game, "options": plan.options, "seats": seats, "time": plan.time });
    let answer: Answer = small_json::read_json(&post("/api/tables", &wish.to_string()).await?)
        .map_err(|problem| problem.to_string())?;
    let here = plan.seats.iter().zip(&answer.links).filter(|(sitter, _)| matches!(sitter, Sitter::Here(_)));
    let here: Vec<String> = here.filter_map(|(_, link)| link.clone()).collect();
    let elsewhere = plan.seats.iter().zip(&answer.links).map(|(sitter, link)| {
        let link = link.as_ref().filter(|_| *sitter == Sitter::Elsewhere)?;
        Some(address_of(&Route::Table(answer.id.clone(), vec![link.clone()])))
    });
    let elsewhere = elsewhere.collect();
    Ok(CreatedTable { id: answer.id, here, elsewhere })
}

async fn post(path: &str, body: &str) -> Result<String, String> {
    let request = web_sys::RequestInit::new();
    request.set_method("POST");
    request.set_body(&body.into());
    let headers = web_sys::Headers::new().map_err(|_| SILENT)?;
    headers.set("content-type", "application/json").map_err(|_| SILENT)?;
    request.set_headers(&headers);
    fetch_text(path, &request).await
}

/// Keeps what the hall does not: the links for others until they have come, and the names of those here until they
/// have sat down.
pub(crate) fn remember(made: &CreatedTable, plan: &TablePlan) {
    let names = plan.seats.iter().filter_map(|sitter| match sitter {
        Sitter::Here(name) => Some(name.as_str()),
        _ => None,
    });
    let links = serde_json::to_string(&made.elsewhere).expect("plain data");
    let names = serde_json::to_string(&names.collect::<Vec<_>>()).expect("plain data");
    browser::remember(&format!("links-{}", made.id), &links);
    browser::remember(&format!("names-{}", made.id), &names);
}

/// The names under which those here sit down at a table that was set up here; only once.
pub(crate) fn take_names(id: &str) -> Vec<String> {
    let key = format!("names-{id}");
    let text = recall(&key);
    browser::forget(&key);
    text.and_then(|text| small_json::read_json(&text).ok()).unwrap_or_default()
}

/// A link of one's own for a seat, in place of the one somebody sent: nobody else can make it. Where nothing is
/// kept, the page's address still leads back.
pub(crate) fn own_link(sent: &str) -> String {
    LinkHash::of(&format!("{}/{sent}", device())).to_string()
}

/// What contributions to the luck are made of. No hall ever hears it, nor could make it from the links it hears.
pub(crate) fn luck_secret() -> String {
    LinkHash::of(&format!("{}/what this device adds to the luck", device())).to_string()
}

/// A secret of this device.
fn device() -> String {
    let device = recall("device").unwrap_or_else(random_name::<20>);
    browser::remember("device", &device);
    device
}

/// The links for others at a table that was set up here, by seat.
pub(crate) fn invitations(id: &str) -> Vec<Option<String>> {
    recall(&format!("links-{id}")).and_then(|text| small_json::read_json(&text).ok()).unwrap_or_default()
}

/// Looks at a table in the hall from outside: the table, who is to decide something, and whether its game is over.
pub(crate) async fn look(id: &str) -> Result<(TableState, SeatSet, bool), String> {
    let text = fetch_text(&format!("/api/tables/{id}"), &web_sys::RequestInit::new()).await?;
    let bad = |problem: serde_json::Error| problem.to_string();
    let seen: Value = serde_json::from_str(&text).map_err(bad)?;
    let table = small_json::read_value(&seen["table"]).map_err(bad)?;
    let asked = small_json::read_value(&seen["asked"]).unwrap_or_default();
    Ok((table, asked, seen["over"] == true))
}

/// The record of a finished game in the hall.
pub(crate) async fn record(id: &str) -> Result<engine::Record, String> {
    let text = fetch_text(&format!("/api/tables/{id}/record"), &web_sys::RequestInit::new()).await?;
    small_json::read_json(&text).map_err(|problem| problem.to_string())
}
