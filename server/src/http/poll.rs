//! Playing over plain HTTP, for networks that do not let sockets through.
//!
//! A poll waits for what happens after a number. A message that is sent is answered with everything that it caused. The
//! secret of the link travels in the `Authorization` header.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use axum::body::Bytes;
use axum::extract::{Extension, Path, Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::Value;
use table::fairness::LinkHash;
use table::wire::{self, ToTable};
use tokio::time::timeout;
use utoipa::IntoParams;

use super::App;
use super::admission::AdmittedConnection;
use super::problem::{Problem, ProblemBody};
use crate::tables::{EndReason, Outgoing, TableConnection};

/// How long the connection of a poll stays open for the next poll, so that a player does not seem absent in between.
const BETWEEN_POLLS: Duration = Duration::from_secs(15);

/// A player at a table: the table's id, and the hash of the link.
type SessionKey = (String, [u8; 32]);

/// The connections of players between two polls. A poll continues with the connection of the one before, if it can,
/// because opening a connection to another process takes many messages.
#[derive(Default)]
pub(crate) struct PollSessions(Mutex<HashMap<SessionKey, PollSession>>);

/// The connection of one player between two polls.
struct PollSession {
    connection: TableConnection,
    scenes: bool,
    /// The number up to which polls have been answered.
    n: u64,
    since: Instant,
}

impl PollSession {
    fn new(connection: TableConnection, scenes: bool, n: u64) -> PollSession {
        PollSession { connection, scenes, n, since: Instant::now() }
    }

    /// Skips what the player has been told in another way; returns whether the connection continues at this number.
    fn continues_at(&mut self, from: u64) -> bool {
        while self.n < from {
            let Some(Outgoing::Text(text)) = self.connection.try_receive() else { return false };
            self.n = number(&text).unwrap_or(self.n);
        }
        self.n == from
    }

    /// Waits for a message, and returns all that have arrived by then.
    async fn wait(&mut self, limit: Duration) -> Result<Vec<String>, EndReason> {
        let Ok(mut next) = timeout(limit, self.connection.receive()).await else { return Ok(Vec::new()) };
        let mut told = Vec::new();
        loop {
            match next {
                Some(Outgoing::Welcome(text) | Outgoing::Text(text)) => told.push(text.to_string()),
                // First these messages; the next poll is told of the end.
                _ if !told.is_empty() => break,
                Some(Outgoing::End(reason)) => return Err(reason),
                None => return Err(EndReason::Moving),
            }
            next = self.connection.try_receive();
        }
        self.n = told.iter().filter_map(|text| number(text)).next_back().unwrap_or(self.n);
        Ok(told)
    }
}

impl PollSessions {
    fn lock(&self) -> MutexGuard<'_, HashMap<SessionKey, PollSession>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The session of the last poll, if this poll continues where that one ended.
    fn take(&self, key: Option<&SessionKey>, query: &PollQuery) -> Option<PollSession> {
        let (key, from) = (key?, query.from?);
        let mut sessions = self.lock();
        let session = sessions.get_mut(key).filter(|session| session.scenes == query.scenes)?;
        if session.continues_at(from) { sessions.remove(key) } else { None }
    }

    /// Ends the session of the last poll, because another connection has been opened.
    fn remove(&self, key: Option<&SessionKey>) {
        _ = key.and_then(|key| self.lock().remove(key));
    }

    /// Keeps a session for a while. Spectators, who have no key, need none: nobody waits for them.
    fn keep(self: &Arc<Self>, key: Option<SessionKey>, mut session: PollSession) {
        let Some(key) = key else { return };
        let (sessions, since) = (Arc::clone(self), Instant::now());
        session.since = since;
        self.lock().insert(key.clone(), session);
        tokio::spawn(async move {
            tokio::time::sleep(BETWEEN_POLLS).await;
            let mut sessions = sessions.lock();
            if sessions.get(&key).is_some_and(|session| session.since == since) {
                sessions.remove(&key);
            }
        });
    }
}

/// The parameters of a poll.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub(crate) struct PollQuery {
    /// The number of the last news that the caller has.
    from: Option<u64>,
    /// Whether to send scenes and descriptions of moves too.
    #[serde(default)]
    scenes: bool,
}

/// Waits for what happens at a table after a number; the answer is empty if nothing happens. Without a number, or if
/// something has happened since, answers with a welcome at once.
#[utoipa::path(
    get, path = "/api/tables/{id}/poll", params(PollQuery),
    responses((status = 200, body = Object), (status = 403, body = ProblemBody), (status = 404, body = ProblemBody))
)]
pub(crate) async fn poll(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(query): Query<PollQuery>,
    Extension(client): Extension<Arc<AdmittedConnection>>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let _slot = app.admission.take_slot(app.admission.caller(&client, &headers))?;
    let key = link(&headers).map(|link| (id.clone(), LinkHash::of(link).0));
    let limit = app.tables.state.config.timeouts.poll;
    if let Some(mut session) = app.poll_sessions.take(key.as_ref(), &query) {
        match session.wait(limit).await {
            Ok(told) => {
                app.poll_sessions.keep(key, session);
                return Ok(messages(&told));
            }
            // Another process may hold the table by now; it is looked up below.
            Err(EndReason::Moving) => {}
            Err(reason) => return Err(ended(reason)),
        }
    }
    let mut connection = app.tables.connect(&id).await?;
    let welcome = greet(&mut connection, &headers, query.from, query.scenes).await?;
    app.poll_sessions.remove(key.as_ref());
    let mut session = PollSession::new(connection, query.scenes, number(&welcome).unwrap_or_default());
    let told =
        if query.from == Some(session.n) { session.wait(limit).await.map_err(ended)? } else { vec![welcome] };
    app.poll_sessions.keep(key, session);
    Ok(messages(&told))
}

/// Sends a message to a table; answers with everything that the sender is told about it.
#[utoipa::path(
    post, path = "/api/tables/{id}/send", request_body = Object,
    responses((status = 200, body = Object), (status = 400, body = ProblemBody), (status = 403, body = ProblemBody))
)]
pub(crate) async fn send(
    State(app): State<App>,
    Path(id): Path<String>,
    Extension(client): Extension<Arc<AdmittedConnection>>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Problem> {
    if !app.admission.may_send(app.admission.caller(&client, &headers), body.len()) {
        return Err(Problem::too_many());
    }
    let bad = |bad: wire::BadMessage| Problem::new(StatusCode::BAD_REQUEST, "bad-message", bad.to_string());
    let message = wire::read(&body).map_err(bad)?;
    app.tables.state.metrics.messages_received.inc();
    let mut connection = app.tables.connect(&id).await?;
    greet(&mut connection, &headers, None, false).await?;
    connection.send(message).await;
    // The connection ends after the message was handled and its effects were stored.
    connection.close();
    let mut told = Vec::new();
    while let Some(next) = connection.receive().await {
        told.push(text(next)?);
    }
    Ok(messages(&told))
}

/// Says hello with the link in the header; returns the welcome.
async fn greet(
    connection: &mut TableConnection,
    headers: &HeaderMap,
    seen: Option<u64>,
    scenes: bool,
) -> Result<String, Problem> {
    let hello = ToTable::Hello { link: link(headers).map(str::to_owned), seen, scenes };
    connection.send(hello).await;
    match connection.receive().await {
        Some(Outgoing::Welcome(welcome)) => Ok(welcome.to_string()),
        // Before the hello is handled, only the answer to it can come.
        Some(Outgoing::Text(sorry)) => Err(refusal(&sorry)),
        Some(Outgoing::End(reason)) => Err(ended(reason)),
        None => Err(ended(EndReason::Moving)),
    }
}

fn link(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")
}

fn text(outgoing: Outgoing) -> Result<String, Problem> {
    match outgoing {
        Outgoing::Welcome(text) | Outgoing::Text(text) => Ok(text.to_string()),
        Outgoing::End(reason) => Err(ended(reason)),
    }
}

fn ended(reason: EndReason) -> Problem {
    let (status, code, message) = match reason {
        EndReason::Goodbye => (StatusCode::FORBIDDEN, "goodbye", "there is nothing more to see here for you"),
        EndReason::Full => {
            (StatusCode::SERVICE_UNAVAILABLE, "table-full", "there are too many at this table")
        }
        EndReason::Replaced => (StatusCode::CONFLICT, "replaced", "this seat has too many newer connections"),
        EndReason::Moving => {
            (StatusCode::SERVICE_UNAVAILABLE, "moving", "the table is moving; please ask again")
        }
    };
    Problem::new(status, code, message)
}

/// A refusal of the table as an error answer.
fn refusal(sorry: &str) -> Problem {
    let sorry: Value = serde_json::from_str(sorry).unwrap_or_default();
    if sorry["code"] == "table-full" {
        return ended(EndReason::Full);
    }
    let field = |name: &str| sorry[name].as_str().unwrap_or("refused").to_owned();
    Problem::new(StatusCode::FORBIDDEN, field("code"), field("message"))
}

/// The number of a welcome or of news; other messages have none.
fn number(message: &str) -> Option<u64> {
    #[derive(Deserialize)]
    struct Numbered {
        n: Option<u64>,
    }
    serde_json::from_str::<Numbered>(message).ok()?.n
}

fn messages(told: &[String]) -> Response {
    let body = format!("{{\"messages\":[{}]}}", told.join(","));
    ([(header::CONTENT_TYPE, "application/json")], body).into_response()
}
