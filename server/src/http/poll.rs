//! Playing over plain HTTP, for networks that let no sockets through.
//!
//! A poll waits for what happens after a number; what is sent is answered with all that came of it. The secret
//! of the link travels in the `Authorization` header.

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

use super::admission::Guest;
use super::problem::{Problem, ProblemBody};
use crate::http::App;
use crate::tables::connection::{Ending, Line, Told};

/// How long the line of a poll stays open for the next one, so that players are not thought away in between.
const BETWEEN_POLLS: Duration = Duration::from_secs(15);

/// A player at a table: the table's name, and the hash of the link.
type Key = (String, [u8; 32]);

/// The lines of players between two polls. The next poll goes on with the line of the last, if it can: a line to
/// another process is many letters.
#[derive(Default)]
pub(crate) struct Bench(Mutex<HashMap<Key, Place>>);

/// A place on the bench.
struct Place {
    line: Line,
    scenes: bool,
    /// The number of the last thing that a poll was answered with.
    n: u64,
    since: Instant,
}

impl Place {
    fn new(line: Line, scenes: bool, n: u64) -> Place {
        Place { line, scenes, n, since: Instant::now() }
    }

    /// Skips what was heard of in another way; says whether the line goes on at this number.
    fn goes_on_at(&mut self, from: u64) -> bool {
        while self.n < from {
            let Some(Told::Text(text)) = self.line.hear_now() else { return false };
            self.n = number(&text).unwrap_or(self.n);
        }
        self.n == from
    }

    /// Waits for something, and hears all that has been told by then.
    async fn wait(&mut self, patience: Duration) -> Result<Vec<String>, Ending> {
        let Ok(mut next) = timeout(patience, self.line.hear()).await else { return Ok(Vec::new()) };
        let mut told = Vec::new();
        loop {
            match next {
                Some(Told::Welcome(text) | Told::Text(text)) => told.push(text.to_string()),
                // First what was told; the next poll meets the end.
                _ if !told.is_empty() => break,
                Some(Told::End(ending)) => return Err(ending),
                None => return Err(Ending::Moving),
            }
            next = self.line.hear_now();
        }
        self.n = told.iter().filter_map(|text| number(text)).next_back().unwrap_or(self.n);
        Ok(told)
    }
}

impl Bench {
    fn places(&self) -> MutexGuard<'_, HashMap<Key, Place>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The line of the last poll, if this one goes on where that ended.
    fn take(&self, key: Option<&Key>, asked: &From) -> Option<Place> {
        let (key, from) = (key?, asked.from?);
        let mut places = self.places();
        let place = places.get_mut(key).filter(|place| place.scenes == asked.scenes)?;
        if place.goes_on_at(from) { places.remove(key) } else { None }
    }

    /// Ends the line of the last poll: another has been opened.
    fn leave(&self, key: Option<&Key>) {
        _ = key.and_then(|key| self.places().remove(key));
    }

    /// Keeps a line open for a while. Nobody minds whether a spectator is there.
    fn keep(self: &Arc<Self>, key: Option<Key>, mut place: Place) {
        let Some(key) = key else { return };
        let (bench, since) = (Arc::clone(self), Instant::now());
        place.since = since;
        self.places().insert(key.clone(), place);
        tokio::spawn(async move {
            tokio::time::sleep(BETWEEN_POLLS).await;
            let mut places = bench.places();
            if places.get(&key).is_some_and(|place| place.since == since) {
                places.remove(&key);
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
    Extension(guest): Extension<Arc<Guest>>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let _stay = app.gate.stay(app.gate.caller(&guest, &headers))?;
    let key = link(&headers).map(|link| (id.clone(), LinkHash::of(link).0));
    let patience = app.hall.house.config.patience.poll;
    if let Some(mut place) = app.bench.take(key.as_ref(), &from) {
        match place.wait(patience).await {
            Ok(told) => {
                app.bench.keep(key, place);
                return Ok(messages(&told));
            }
            // The table is elsewhere by now, and is looked for below.
            Err(Ending::Moving) => {}
            Err(ending) => return Err(ended(ending)),
        }
    }
    let mut line = app.hall.line(&id).await?;
    let welcome = greet(&mut line, &headers, from.from, from.scenes).await?;
    app.bench.leave(key.as_ref());
    let mut place = Place::new(line, from.scenes, number(&welcome).unwrap_or_default());
    let told =
        if from.from == Some(place.n) { place.wait(patience).await.map_err(ended)? } else { vec![welcome] };
    app.bench.keep(key, place);
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
    Extension(guest): Extension<Arc<Guest>>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Problem> {
    if !app.gate.may_say(app.gate.caller(&guest, &headers), body.len()) {
        return Err(Problem::too_many());
    }
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
        told.push(text(next)?);
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

fn text(told: Told) -> Result<String, Problem> {
    match told {
        Told::Welcome(text) | Told::Text(text) => Ok(text.to_string()),
        Told::End(ending) => Err(ended(ending)),
    }
}

fn ended(ending: Ending) -> Problem {
    let (status, code, message) = match ending {
        Ending::Goodbye => (StatusCode::FORBIDDEN, "goodbye", "there is nothing more to see here for you"),
        Ending::Full => (StatusCode::SERVICE_UNAVAILABLE, "table-full", "there are too many at this table"),
        Ending::Replaced => (StatusCode::CONFLICT, "replaced", "this seat has newer lines, and too many"),
        Ending::Moving => {
            (StatusCode::SERVICE_UNAVAILABLE, "moving", "the table is moving; please ask again")
        }
    };
    Problem::new(status, code, message)
}

/// The table's own no.
fn refusal(sorry: &str) -> Problem {
    let sorry: Value = serde_json::from_str(sorry).unwrap_or_default();
    if sorry["code"] == "table-full" {
        return ended(Ending::Full);
    }
    let field = |name: &str| sorry[name].as_str().unwrap_or("refused").to_owned();
    Problem::new(StatusCode::FORBIDDEN, field("code"), field("message"))
}

/// How far a welcome or news lead; other messages on the line of a poll have no number.
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
