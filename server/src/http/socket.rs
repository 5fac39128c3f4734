//! One viewer's WebSocket: text to the table, text from it.

use std::net::IpAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Extension, Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use futures_util::SinkExt;
use governor::DefaultDirectRateLimiter;
use table::wire::{self, FromTable, MOST_BYTES};
use tokio::time::{Instant, Sleep, sleep_until, timeout};

use super::admission::{self as gate, Gate, Guest};
use super::problem::{Problem, ProblemBody};
use crate::http::App;
use crate::state::House;
use crate::tables::connection::{Ending, Line, Told};

/// How much is read from a socket at once. Messages are short, and there are many sockets.
const READ_BUFFER: usize = 4 * 1024;

/// How much is collected before it is written: what waits goes out together.
const WRITE_TOGETHER: usize = 16 * 1024;

/// How much may wait to be written before the reader is taken for gone.
const WRITE_BUFFER: usize = 1024 * 1024;

/// How long a goodbye may take.
const PARTING: Duration = Duration::from_secs(1);

/// Opens a socket to a table. The first message is a hello.
#[utoipa::path(
    get, path = "/api/tables/{id}/socket",
    responses((status = 101), (status = 404, body = ProblemBody), (status = 410, body = ProblemBody))
)]
pub(crate) async fn open(
    State(app): State<App>,
    Path(id): Path<String>,
    Extension(guest): Extension<Arc<Guest>>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Problem> {
    let caller = app.gate.caller(&guest, &headers);
    let stay = app.gate.stay(caller)?;
    let line = app.hall.line(&id).await?;
    let gate = Arc::clone(&app.gate);
    let house = Arc::clone(&app.hall.house);
    let upgrade = upgrade
        .max_message_size(MOST_BYTES)
        .max_frame_size(MOST_BYTES)
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_TOGETHER)
        .max_write_buffer_size(WRITE_BUFFER);
    Ok(upgrade.on_upgrade(async move |socket| {
        Visit::new(socket, line, house, (gate, caller)).go_on().await;
        drop((guest, stay));
    }))
}

/// Why the hall closes a socket.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Closing {
    /// The other side has gone; there is nobody to tell.
    Gone,
    Goodbye,
    Moving,
    Full,
    Replaced,
    Behind,
    TooLong,
    NotText,
    Garbled,
    TooFast,
    NoHello,
    Silent,
}

impl Closing {
    /// The code and the reason, as they are sent. From 4000 on the codes are ours.
    fn frame(self) -> (u16, &'static str) {
        match self {
            Closing::Gone | Closing::Goodbye => (1000, "goodbye"),
            Closing::Garbled => (1002, "nobody speaks like that over a socket"),
            Closing::NotText => (1003, "messages are text"),
            Closing::TooLong => (1009, "a message has at most 8 KiB"),
            Closing::Moving => (1012, "the table is moving; say hello again"),
            Closing::Full => (1013, "there are too many at this table; come again later"),
            Closing::Behind => (4001, "something was missed; say hello again"),
            Closing::NoHello => (4002, "nobody has said hello"),
            Closing::Silent => (4003, "nothing was heard for too long"),
            Closing::Replaced => (4005, "this seat has newer lines, and too many"),
            Closing::TooFast => (4004, "too many messages at once"),
        }
    }
}

impl From<Ending> for Closing {
    fn from(ending: Ending) -> Closing {
        match ending {
            Ending::Goodbye => Closing::Goodbye,
            Ending::Full => Closing::Full,
            Ending::Replaced => Closing::Replaced,
            Ending::Moving => Closing::Moving,
        }
    }
}

/// A viewer at a socket.
struct Visit {
    socket: WebSocket,
    line: Line,
    house: Arc<House>,
    gate: Arc<Gate>,
    caller: IpAddr,
    rate: Option<DefaultDirectRateLimiter>,
    welcome: bool,
    came: Instant,
    /// When something was last heard, and when something was last asked for.
    heard: Instant,
    asked: Instant,
    /// Has us look at the clock. It may ring too early, for it is not set anew with every message.
    alarm: Pin<Box<Sleep>>,
}

impl Visit {
    fn new(socket: WebSocket, line: Line, house: Arc<House>, (gate, caller): (Arc<Gate>, IpAddr)) -> Visit {
        let now = Instant::now();
        let rate = gate::messages(house.config.limits.messages);
        let alarm = Box::pin(sleep_until(now));
        Visit {
            socket,
            line,
            house,
            gate,
            caller,
            rate,
            welcome: false,
            came: now,
            heard: now,
            asked: now,
            alarm,
        }
    }

    async fn go_on(mut self) {
        let closing = loop {
            if let Err(closing) = self.turn().await {
                break closing;
            }
        };
        if !matches!(closing, Closing::Gone | Closing::Goodbye | Closing::Moving) {
            self.house.metrics.refuse(closing.frame().1);
        }
        let (code, reason) = closing.frame();
        let frame = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
        // Who does not listen need not know.
        _ = timeout(PARTING, self.part(frame)).await;
    }

    /// Says goodbye, and waits until the other side has heard it: closing at once would throw away what is
    /// still on its way to them.
    async fn part(&mut self, frame: CloseFrame) {
        if self.socket.send(Message::Close(Some(frame))).await.is_ok() {
            while let Some(Ok(_)) = self.socket.recv().await {}
        }
    }

    /// Waits for one thing and does it.
    async fn turn(&mut self) -> Result<(), Closing> {
        tokio::select! {
            told = self.line.hear() => self.tell(told).await,
            heard = self.socket.recv() => {
                self.heard = Instant::now();
                self.hear(heard).await
            }
            () = self.alarm.as_mut() => self.look_at_the_clock().await,
        }
    }

    async fn tell(&mut self, told: Option<Told>) -> Result<(), Closing> {
        let mut next = Some(told.ok_or(Closing::Behind)?);
        let patience = self.house.config.patience.write;
        // What waits already goes out together.
        while let Some(told) = next {
            let text = match told {
                Told::End(ending) => return Err(ending.into()),
                Told::Welcome(text) => {
                    self.welcome = true;
                    text
                }
                Told::Text(text) => text,
            };
            within(patience, self.socket.feed(Message::Text(text))).await?;
            next = self.line.hear_now();
        }
        within(patience, self.socket.flush()).await
    }

    async fn hear(&mut self, heard: Option<Result<Message, axum::Error>>) -> Result<(), Closing> {
        match heard {
            None | Some(Ok(Message::Close(_))) => Err(Closing::Gone),
            Some(Err(problem)) => Err(broken(&problem)),
            Some(Ok(Message::Ping(bytes) | Message::Pong(bytes))) => self.count(bytes.len()),
            Some(Ok(Message::Binary(_))) => Err(Closing::NotText),
            Some(Ok(Message::Text(text))) => {
                self.count(text.len())?;
                self.house.metrics.heard.inc();
                match wire::read(text.as_bytes()) {
                    Ok(message) => self.line.say(message).await,
                    Err(bad) => self.answer(&FromTable::from(bad)).await?,
                }
                Ok(())
            }
        }
    }

    async fn answer(&mut self, message: &FromTable) -> Result<(), Closing> {
        let text = Message::Text(wire::write_answer(message).into());
        within(self.house.config.patience.write, self.socket.send(text)).await
    }

    /// Counts a message of this length against what the connection and its address may say.
    fn count(&self, bytes: usize) -> Result<(), Closing> {
        let fine = self.rate.as_ref().is_none_or(|rate| rate.check().is_ok());
        if fine && self.gate.may_say(self.caller, bytes) { Ok(()) } else { Err(Closing::TooFast) }
    }

    /// When to look at the clock.
    fn due(&self) -> Instant {
        let patience = self.house.config.patience;
        let next = self.heard.max(self.asked) + patience.silence / 3;
        if self.welcome { next } else { next.min(self.came + patience.hello) }
    }

    async fn look_at_the_clock(&mut self) -> Result<(), Closing> {
        let patience = self.house.config.patience;
        let due = self.due();
        if due > Instant::now() {
            self.alarm.as_mut().reset(due);
            return Ok(());
        }
        if !self.welcome && self.came.elapsed() >= patience.hello {
            return Err(Closing::NoHello);
        }
        if self.heard.elapsed() >= patience.silence {
            return Err(Closing::Silent);
        }
        self.asked = Instant::now();
        let due = self.due();
        self.alarm.as_mut().reset(due);
        within(patience.write, self.socket.send(Message::Ping(Vec::new().into()))).await
    }
}

/// Why nothing more can be read. (The kind of failure is hidden in a crate that axum does not show; tests watch
/// over these words.)
fn broken(problem: &axum::Error) -> Closing {
    let words = problem.to_string();
    if words.contains("too long") {
        Closing::TooLong
    } else if words.contains("without closing handshake") {
        Closing::Gone
    } else if words.contains("protocol error") || words.contains("UTF-8") {
        Closing::Garbled
    } else {
        Closing::Gone
    }
}

/// Writes something. Who does not read it in time is taken for gone.
async fn within(
    patience: Duration,
    write: impl Future<Output = Result<(), axum::Error>>,
) -> Result<(), Closing> {
    match timeout(patience, write).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(Closing::Gone),
    }
}
