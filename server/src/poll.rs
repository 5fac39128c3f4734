//! Playing over plain HTTP, for networks that let no sockets through.
//!
//! A poll waits for what happens after a number; what is sent is answered with all that came of it. The secret
//! of the link travels in the `Authorization` header.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::Value;
use table::fairness::LinkHash;
use table::wire::{self, ToTable};
use tokio::time::timeout;
use utoipa::IntoParams;

use crate::app::App;
use crate::line::{Ending, Line, Told};
use crate::problem::{Problem, ProblemBody};

/// How long the line of a poll stays open for the next one, so that players are not thought away in between.
const BETWEEN_POLLS: Duration = Duration::from_secs(15);

/// A player at a table: the table's name, and the hash of the link.
type Key = (String, [u8; 32]);

/// The lines of players between two polls.
#[derive(Default)]
pub(crate) struct Bench(Mutex<HashMap<Key, Line>>);

impl Bench {
    fn lines(&self) -> MutexGuard<'_, HashMap<Key, Line>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Ends the line of the last poll: another has been opened.
    fn leave(&self, key: Option<&Key>) {
        _ = key.and_then(|key| self.lines().remove(key));
    }

    /// Keeps a line open for a while. Nobody minds whether a spectator is there.
    fn keep(self: &Arc<Self>, key: Option<Key>, line: Line) {
        let Some(key) = key else { return };
        let (bench, number) = (Arc::clone(self), line.number());
        self.lines().insert(key.clone(), line);
        tokio::spawn(async move {
            tokio::time::sleep(BETWEEN_POLLS).await;
            let mut lines = bench.lines();
            if lines.get(&key).is_some_and(|line| line.number() == number) {
                lines.remove(&key);
            }
        });
    }
}

/// What a poll asks for.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub(crate) struct From {
    /// The number of the last thing that was heard.
    from: Option<u64>,
    /// Whether to send scenes and words for moves too.
    #[serde(default)]
    scenes: bool,
}

/// Waits for what happens at a table after a number; answers with nothing if nothing does. Without a number, or
/// if it is not the last, answers with a welcome at once.
#[utoipa::path(
    get, path = "/api/tables/{id}/poll", params(From),
    responses((status = 200, body = Object), (status = 403, body = ProblemBody), (status = 404, body = ProblemBody))
)]
pub(crate) async fn poll(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(from): Query<From>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let mut line = app.hall.line(&id).await?;
    let welcome = greet(&mut line, &headers, from.from, from.scenes).await?;
    let key = link(&headers).map(|link| (id, LinkHash::of(link).0));
    app.bench.leave(key.as_ref());
    if from.from.is_none() || number(&welcome) != from.from {
        app.bench.keep(key, line);
        return Ok(messages(&[welcome]));
    }
    let patience = app.hall.house.config.patience.poll;
    let mut told = Vec::new();
    if let Ok(first) = timeout(patience, line.hear()).await {
        told.push(text(first.ok_or(Ending::Moving))?);
        while let Some(next) = line.hear_now() {
            told.push(text(Ok(next))?);
        }
    }
    app.bench.keep(key, line);
    Ok(messages(&told))
}

/// Says something to a table; answers with all that the sender is told of it.
#[utoipa::path(
    post, path = "/api/tables/{id}/send", request_body = Object,
    responses((status = 200, body = Object), (status = 400, body = ProblemBody), (status = 403, body = ProblemBody))
)]
pub(crate) async fn send(
    State(app): State<App>,
    Path(id): Path<String>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Problem> {
    let bad = |bad: wire::BadMessage| Problem::new(StatusCode::BAD_REQUEST, "bad-message", bad.to_string());
    let message = wire::read(&body).map_err(bad)?;
    app.hall.house.metrics.heard.inc();
    let mut line = app.hall.line(&id).await?;
    greet(&mut line, &headers, None, false).await?;
    line.say(message).await;
    // The line breaks when all that was said has been heard, and stored.
    line.hang_up();
    let mut told = Vec::new();
    while let Some(next) = line.hear().await {
        told.push(text(Ok(next))?);
    }
    Ok(messages(&told))
}

/// Says hello with the link of the header; gives the welcome.
async fn greet(
    line: &mut Line,
    headers: &HeaderMap,
    seen: Option<u64>,
    scenes: bool,
) -> Result<String, Problem> {
    let hello = ToTable::Hello { link: link(headers).map(str::to_owned), seen, scenes };
    line.say(hello).await;
    match line.hear().await {
        Some(Told::Welcome(welcome)) => Ok(welcome.to_string()),
        // Nothing but an answer to the hello comes before it is heard.
        Some(Told::Text(sorry)) => Err(refusal(&sorry)),
        Some(Told::End(ending)) => Err(ended(ending)),
        None => Err(ended(Ending::Moving)),
    }
}

fn link(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")
}

fn text(told: Result<Told, Ending>) -> Result<String, Problem> {
    match told {
        Ok(Told::Welcome(text) | Told::Text(text)) => Ok(text.to_string()),
        Ok(Told::End(ending)) | Err(ending) => Err(ended(ending)),
    }
}

fn ended(ending: Ending) -> Problem {
    let (status, code, message) = match ending {
        Ending::Goodbye => (StatusCode::FORBIDDEN, "goodbye", "there is nothing more to see here for you"),
        Ending::Full => (StatusCode::SERVICE_UNAVAILABLE, "table-full", "there are too many at this table"),
        Ending::Moving => {
            (StatusCode::SERVICE_UNAVAILABLE, "moving", "the table is moving; please ask again")
        }
    };
    Problem::new(status, code, message)
}

/// The table's own no.
fn refusal(sorry: &str) -> Problem {
    let sorry: Value = serde_json::from_str(sorry).unwrap_or_default();
    let field = |name: &str| sorry[name].as_str().unwrap_or("refused").to_owned();
    Problem::new(StatusCode::FORBIDDEN, field("code"), field("message"))
}

fn number(welcome: &str) -> Option<u64> {
    serde_json::from_str::<Value>(welcome).ok()?["n"].as_u64()
}

fn messages(told: &[String]) -> Response {
    let body = format!("{{\"messages\":[{}]}}", told.join(","));
    ([(header::CONTENT_TYPE, "application/json")], body).into_response()
}
