//! The WebSocket of one viewer: text to the table and text from it.

use std::error::Error;
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
use tungstenite::error::ProtocolError;

use super::App;
use super::admission::{self, Admission, AdmittedConnection};
use super::problem::{Problem, ProblemBody};
use crate::state::SharedState;
use crate::tables::{EndReason, Outgoing, TableConnection};

/// How many bytes are read from a socket at once. Messages are short, and there are many sockets.
const READ_BUFFER: usize = 4 * 1024;

/// How many bytes are collected before they are written.
const WRITE_BUFFER: usize = 16 * 1024;

/// How many bytes may wait to be written before the socket fails.
const MAX_WRITE_BUFFER: usize = 1024 * 1024;

/// How long the closing handshake may take.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(1);

/// Opens a socket to a table. The first message is a hello.
#[utoipa::path(
    get, path = "/api/tables/{id}/socket",
    responses((status = 101), (status = 404, body = ProblemBody), (status = 410, body = ProblemBody))
)]
pub(crate) async fn open(
    State(app): State<App>,
    Path(id): Path<String>,
    Extension(client): Extension<Arc<AdmittedConnection>>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Problem> {
    let caller = app.admission.caller(&client, &headers);
    let slot = app.admission.take_slot(caller)?;
    let connection = app.tables.connect(&id).await?;
    let admission = Arc::clone(&app.admission);
    let state = Arc::clone(&app.tables.state);
    let upgrade = upgrade
        .max_message_size(MOST_BYTES)
        .max_frame_size(MOST_BYTES)
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_write_buffer_size(MAX_WRITE_BUFFER);
    Ok(upgrade.on_upgrade(async move |socket| {
        SocketSession::new(socket, connection, state, (admission, caller)).run().await;
        drop((client, slot));
    }))
}

/// Why the hall closes a socket.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum CloseReason {
    /// The viewer is gone; there is nobody to tell.
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

impl CloseReason {
    /// The code and the text of the close frame. Codes from 4000 on are our own.
    fn frame(self) -> (u16, &'static str) {
        match self {
            CloseReason::Gone | CloseReason::Goodbye => (1000, "goodbye"),
            CloseReason::Garbled => (1002, "nobody speaks like that over a socket"),
            CloseReason::NotText => (1003, "messages are text"),
            CloseReason::TooLong => (1009, "a message has at most 8 KiB"),
            CloseReason::Moving => (1012, "the table is moving; say hello again"),
            CloseReason::Full => (1013, "there are too many at this table; come again later"),
            CloseReason::Behind => (4001, "something was missed; say hello again"),
            CloseReason::NoHello => (4002, "nobody has said hello"),
            CloseReason::Silent => (4003, "nothing was heard for too long"),
            CloseReason::Replaced => (4005, "this seat has too many newer connections"),
            CloseReason::TooFast => (4004, "too many messages at once"),
        }
    }
}

impl From<EndReason> for CloseReason {
    fn from(reason: EndReason) -> CloseReason {
        match reason {
            EndReason::Goodbye => CloseReason::Goodbye,
            EndReason::Full => CloseReason::Full,
            EndReason::Replaced => CloseReason::Replaced,
            EndReason::Moving => CloseReason::Moving,
        }
    }
}

/// The WebSocket of one viewer, with the connection to the table.
struct SocketSession {
    socket: WebSocket,
    connection: TableConnection,
    state: Arc<SharedState>,
    admission: Arc<Admission>,
    caller: IpAddr,
    rate: Option<DefaultDirectRateLimiter>,
    welcomed: bool,
    opened_at: Instant,
    /// When the viewer last sent anything.
    last_received: Instant,
    /// When a ping was last sent.
    last_ping: Instant,
    /// Fires when timeouts must be checked. It may fire too early, because it is not reset with every message.
    timer: Pin<Box<Sleep>>,
}

impl SocketSession {
    fn new(
        socket: WebSocket,
        connection: TableConnection,
        state: Arc<SharedState>,
        (admission, caller): (Arc<Admission>, IpAddr),
    ) -> SocketSession {
        let now = Instant::now();
        let rate = admission::message_limiter(state.config.limits.messages);
        let timer = Box::pin(sleep_until(now));
        SocketSession {
            socket,
            connection,
            state,
            admission,
            caller,
            rate,
            welcomed: false,
            opened_at: now,
            last_received: now,
            last_ping: now,
            timer,
        }
    }

    async fn run(mut self) {
        let reason = loop {
            if let Err(reason) = self.step().await {
                break reason;
            }
        };
        if !matches!(reason, CloseReason::Gone | CloseReason::Goodbye | CloseReason::Moving) {
            self.state.metrics.refuse(reason.frame().1);
        }
        let (code, text) = reason.frame();
        let frame = CloseFrame { code, reason: Utf8Bytes::from_static(text) };
        // A viewer who does not read need not be told.
        _ = timeout(CLOSE_TIMEOUT, self.close(frame)).await;
    }

    /// Sends the close frame and waits for the answer: closing the stream at once would throw away what is still on
    /// its way to the viewer.
    async fn close(&mut self, frame: CloseFrame) {
        if self.socket.send(Message::Close(Some(frame))).await.is_ok() {
            while let Some(Ok(_)) = self.socket.recv().await {}
        }
    }

    /// Waits for one event and handles it.
    async fn step(&mut self) -> Result<(), CloseReason> {
        tokio::select! {
            outgoing = self.connection.receive() => self.forward(outgoing).await,
            received = self.socket.recv() => {
                self.last_received = Instant::now();
                self.handle(received).await
            }
            () = self.timer.as_mut() => self.check_timeouts().await,
        }
    }

    async fn forward(&mut self, outgoing: Option<Outgoing>) -> Result<(), CloseReason> {
        let mut next = Some(outgoing.ok_or(CloseReason::Behind)?);
        let limit = self.state.config.timeouts.write;
        // Everything that waits goes out with one flush.
        while let Some(outgoing) = next {
            let text = match outgoing {
                Outgoing::End(reason) => return Err(reason.into()),
                Outgoing::Welcome(text) => {
                    self.welcomed = true;
                    text
                }
                Outgoing::Text(text) => text,
            };
            write_within(limit, self.socket.feed(Message::Text(text))).await?;
            next = self.connection.try_receive();
        }
        write_within(limit, self.socket.flush()).await
    }

    async fn handle(&mut self, received: Option<Result<Message, axum::Error>>) -> Result<(), CloseReason> {
        match received {
            None | Some(Ok(Message::Close(_))) => Err(CloseReason::Gone),
            Some(Err(problem)) => Err(close_reason(&problem)),
            Some(Ok(Message::Ping(bytes) | Message::Pong(bytes))) => self.count(bytes.len()),
            Some(Ok(Message::Binary(_))) => Err(CloseReason::NotText),
            Some(Ok(Message::Text(text))) => {
                self.count(text.len())?;
                self.state.metrics.messages_received.inc();
                match wire::read(text.as_bytes()) {
                    Ok(message) => self.connection.send(message).await,
                    Err(bad) => self.answer(&FromTable::from(bad)).await?,
                }
                Ok(())
            }
        }
    }

    async fn answer(&mut self, message: &FromTable) -> Result<(), CloseReason> {
        let text = Message::Text(wire::write_answer(message).into());
        write_within(self.state.config.timeouts.write, self.socket.send(text)).await
    }

    /// Counts a message of this length against the limits of the connection and of its address.
    fn count(&self, bytes: usize) -> Result<(), CloseReason> {
        let allowed = self.rate.as_ref().is_none_or(|rate| rate.check().is_ok());
        if allowed && self.admission.may_send(self.caller, bytes) {
            Ok(())
        } else {
            Err(CloseReason::TooFast)
        }
    }

    /// When timeouts must be checked next.
    fn next_check(&self) -> Instant {
        let timeouts = self.state.config.timeouts;
        let next = self.last_received.max(self.last_ping) + timeouts.silence / 3;
        if self.welcomed { next } else { next.min(self.opened_at + timeouts.hello) }
    }

    async fn check_timeouts(&mut self) -> Result<(), CloseReason> {
        let timeouts = self.state.config.timeouts;
        let due = self.next_check();
        if due > Instant::now() {
            self.timer.as_mut().reset(due);
            return Ok(());
        }
        if !self.welcomed && self.opened_at.elapsed() >= timeouts.hello {
            return Err(CloseReason::NoHello);
        }
        if self.last_received.elapsed() >= timeouts.silence {
            return Err(CloseReason::Silent);
        }
        self.last_ping = Instant::now();
        let due = self.next_check();
        self.timer.as_mut().reset(due);
        write_within(timeouts.write, self.socket.send(Message::Ping(Vec::new().into()))).await
    }
}

/// Why nothing more can be read. axum wraps the error of the version of tungstenite that it uses, which must be ours;
/// tests check that these reasons are found.
fn close_reason(problem: &axum::Error) -> CloseReason {
    match problem.source().and_then(|source| source.downcast_ref()) {
        Some(tungstenite::Error::Capacity(_)) => CloseReason::TooLong,
        Some(tungstenite::Error::Protocol(ProtocolError::ResetWithoutClosingHandshake)) => CloseReason::Gone,
        Some(tungstenite::Error::Protocol(_) | tungstenite::Error::Utf8(_)) => CloseReason::Garbled,
        _ => CloseReason::Gone,
    }
}

/// Writes something. A viewer who does not read it in time is taken for gone.
async fn write_within(
    limit: Duration,
    write: impl Future<Output = Result<(), axum::Error>>,
) -> Result<(), CloseReason> {
    match timeout(limit, write).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(CloseReason::Gone),
    }
}
