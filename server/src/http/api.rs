//! The requests that are neither sockets nor polls, and the description of all requests for programs.

use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Extension, Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::IntoResponse;
use engine::{Facts, Record, Seat, SeatSet};
use players::Level;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::fairness::{LinkHash, Secret};
use table::wire::TableState;
use table::{Chair, Setup, TimeRule};
use utoipa::{OpenApi, ToSchema};

use super::App;
use super::admission::AdmittedConnection;
use super::problem::{Problem, ProblemBody};
use super::{poll, socket};
use crate::secrets;

/// How long an absent player is waited for before a bot stands in, unless the request says otherwise or the table has a
/// clock.
const DEFAULT_GRACE_MS: u64 = 600_000;

/// The description of all requests.
#[derive(OpenApi)]
#[openapi(
    info(title = "Barnyard", description = "A hall of farm-animal table games."),
    paths(games, create, table, record, socket::open, poll::poll, poll::send, health)
)]
struct Description;

/// A game that can be played.
#[derive(Serialize, ToSchema)]
pub(crate) struct GameEntry {
    id: &'static str,
    title: &'static str,
    hook: &'static str,
    /// The version of its rules.
    rules: u16,
    seats: SeatRange,
    /// How long a game takes people.
    minutes: u8,
    credit: &'static str,
    options: Vec<OptionEntry>,
}

#[derive(Serialize, ToSchema)]
struct SeatRange {
    fewest: u8,
    most: u8,
}

/// An option of a game.
#[derive(Serialize, ToSchema)]
struct OptionEntry {
    name: &'static str,
    takes: &'static str,
    help: &'static str,
}

impl From<&'static Facts> for GameEntry {
    fn from(facts: &'static Facts) -> GameEntry {
        let option = |option: &engine::OptionFacts| OptionEntry {
            name: option.name,
            takes: option.takes,
            help: option.help,
        };
        GameEntry {
            id: facts.id,
            title: facts.title,
            hook: facts.hook,
            rules: facts.version,
            seats: SeatRange { fewest: facts.seats.0, most: facts.seats.1 },
            minutes: facts.minutes,
            credit: facts.credit,
            options: facts.options.iter().map(option).collect(),
        }
    }
}

/// A table that somebody wants to create.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct CreateTable {
    /// The game's id.
    game: String,
    /// The game's options; the defaults, if they are left out.
    #[serde(default)]
    options: Value,
    /// Who plays at each seat: `person`, or a bot by its level.
    #[schema(value_type = Vec<String>, example = json!(["person", "person", "hard"]))]
    seats: Vec<SeatChoice>,
    /// The host's seat; the first person's, if it is left out.
    host: Option<u8>,
    /// How long players may think; as long as they like, if it is left out.
    #[schema(value_type = Option<Object>, example = json!({"per-move": {"ms": 60_000}}))]
    time: Option<TimeRule>,
    /// How long an absent player is waited for before a bot stands in; 0 means for ever. If it is left out: ten
    /// minutes, or for ever at a table with a clock, which limits the wait by itself.
    grace_ms: Option<u64>,
    /// How strong that bot is.
    #[schema(value_type = Option<String>)]
    stand_in: Option<Level>,
    /// Whether players may chat.
    #[serde(default = "yes")]
    chat: bool,
    /// Whether spectators may watch.
    #[serde(default = "yes")]
    spectators: bool,
}

fn yes() -> bool {
    true
}

/// Who plays at a seat.
#[derive(Clone, Copy, Deserialize)]
#[serde(try_from = "String")]
enum SeatChoice {
    Person,
    Bot(Level),
}

impl TryFrom<String> for SeatChoice {
    type Error = String;

    fn try_from(name: String) -> Result<SeatChoice, String> {
        if name == "person" {
            return Ok(SeatChoice::Person);
        }
        let level = Level::ALL.into_iter().find(|level| level.name() == name).map(SeatChoice::Bot);
        level.ok_or_else(|| format!("{name:?} is nobody who could sit here; try person, {}", Level::names()))
    }
}

/// A table that was created. The links are told only now: the hall stores only their hashes. A person is given
/// `<hall>/#/table/<id>/<secret>`; a browser does not send to any server what follows the `#`.
#[derive(Serialize, ToSchema)]
pub(crate) struct CreatedTable {
    /// The table's name.
    id: String,
    /// The host's seat.
    host: u8,
    /// For each seat the secret of its personal link, which alone grants the seat; `null` for bots.
    links: Vec<Option<String>>,
}

/// What anybody may know of a table.
#[derive(Serialize, ToSchema)]
pub(crate) struct TableInfo {
    /// The same as in messages of the table.
    #[schema(value_type = Object)]
    table: TableState,
    /// The seats that must decide something.
    #[schema(value_type = Vec<u8>)]
    asked: SeatSet,
    /// Whether its game is over.
    over: bool,
}

/// The games that can be played.
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = Vec<GameEntry>)))]
pub(crate) async fn games() -> Json<Vec<GameEntry>> {
    Json(games::ALL.iter().map(|facts| GameEntry::from(*facts)).collect())
}

/// Creates a table.
#[utoipa::path(
    post, path = "/api/tables", request_body = CreateTable,
    responses((status = 201, body = CreatedTable), (status = 422, body = ProblemBody), (status = 429, body = ProblemBody))
)]
pub(crate) async fn create(
    State(app): State<App>,
    Extension(client): Extension<Arc<AdmittedConnection>>,
    headers: HeaderMap,
    request: Result<Json<CreateTable>, JsonRejection>,
) -> Result<(StatusCode, Json<CreatedTable>), Problem> {
    let caller = app.admission.caller(&client, &headers);
    app.admission.may_create(caller)?;
    let Json(request) = request.map_err(|bad| Problem::new(bad.status(), "bad-request", bad.body_text()))?;
    let (setup, links) = read_request(request);
    let created = CreatedTable { id: setup.id.clone(), host: setup.host.0, links };
    let owner = app.tables.state.owner_key.of_address(caller);
    app.tables.create(setup, owner).await?;
    tracing::info!(table = created.id, "created");
    Ok((StatusCode::CREATED, Json(created)))
}

/// The set-up of the table that a request describes, and its links.
fn read_request(request: CreateTable) -> (Setup, Vec<Option<String>>) {
    let person = |choice: &SeatChoice| matches!(choice, SeatChoice::Person).then(secrets::link);
    let links: Vec<_> = request.seats.iter().map(person).collect();
    let chair = |(choice, link): (&SeatChoice, &Option<String>)| match (choice, link) {
        (SeatChoice::Bot(level), _) => Chair::Bot { level: *level },
        (SeatChoice::Person, link) => {
            Chair::Person { link: LinkHash::of(link.as_deref().unwrap_or_default()) }
        }
    };
    let default_grace_ms = if request.time.is_some() { 0 } else { DEFAULT_GRACE_MS };
    let first_person = links.iter().position(Option::is_some).unwrap_or(0) as u8;
    let setup = Setup {
        id: secrets::name(),
        game: request.game,
        options: request.options,
        chairs: request.seats.iter().zip(&links).map(chair).collect(),
        host: Seat(request.host.unwrap_or(first_person)),
        time: request.time,
        grace_ms: Some(request.grace_ms.unwrap_or(default_grace_ms)).filter(|ms| *ms > 0),
        stand_in: request.stand_in.unwrap_or(Level::Easy),
        chat: request.chat,
        spectators: request.spectators,
        secret: Secret(secrets::random()),
    };
    (setup, links)
}

/// What anybody may know of a table.
#[utoipa::path(
    get, path = "/api/tables/{id}",
    responses((status = 200, body = TableInfo), (status = 404, body = ProblemBody))
)]
pub(crate) async fn table(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Json<TableInfo>, Problem> {
    let summary = app.tables.summary(&id).await?;
    Ok(Json(TableInfo { over: summary.record.is_some(), asked: summary.asked, table: summary.state }))
}

/// The record of a table's game, when it is over.
#[utoipa::path(
    get, path = "/api/tables/{id}/record",
    responses((status = 200, body = Object), (status = 404, body = ProblemBody), (status = 409, body = ProblemBody))
)]
pub(crate) async fn record(State(app): State<App>, Path(id): Path<String>) -> Result<Json<Record>, Problem> {
    let over = app.tables.summary(&id).await?.record;
    let not_over = || Problem::new(StatusCode::CONFLICT, "not-over", "the game is not over yet");
    Ok(Json(over.ok_or_else(not_over)?))
}

/// Whether the hall is open and its database can be written to.
#[utoipa::path(get, path = "/healthz", responses((status = 200), (status = 503, body = ProblemBody)))]
pub(crate) async fn health(State(app): State<App>) -> Result<&'static str, Problem> {
    app.tables.check().await?;
    Ok("ok")
}

/// The counters of the hall for Prometheus, at an address of their own.
pub(crate) async fn metrics(State(app): State<App>) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], app.tables.state.metrics.text())
}

pub(crate) async fn openapi() -> Json<utoipa::openapi::OpenApi> {
    Json(Description::openapi())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How long an absent player is waited for at a table of this request.
    fn grace_ms(part: Value) -> Option<u64> {
        let mut whole = serde_json::json!({ "game": "kuhlorado", "seats": ["person", "person"] });
        whole.as_object_mut().expect("it is one").extend(part.as_object().cloned().unwrap_or_default());
        read_request(serde_json::from_value(whole).expect("it is a request")).0.grace_ms
    }

    #[test]
    fn an_absent_player_is_waited_for_ten_minutes_and_with_a_clock_until_it_runs_out() {
        let clock = serde_json::json!({ "per-move": { "ms": 86_400_000 } });
        assert_eq!(grace_ms(serde_json::json!({})), Some(600_000));
        assert_eq!(grace_ms(serde_json::json!({ "time": clock })), None);
        assert_eq!(grace_ms(serde_json::json!({ "time": clock, "grace_ms": 5_000 })), Some(5_000));
        assert_eq!(grace_ms(serde_json::json!({ "grace_ms": 0 })), None);
    }
}
