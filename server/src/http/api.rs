//! What can be asked and done over plain HTTP, and its description for programs.

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

use super::admission::Guest;
use super::problem::{Problem, ProblemBody};
use super::{poll, socket};
use crate::http::App;
use crate::secrets;

/// How long others wait for a player who is away before a bot stands in, unless the table says otherwise or has a clock.
const USUAL_GRACE_MS: u64 = 600_000;

/// All of this, described.
#[derive(OpenApi)]
#[openapi(
    info(title = "Barnyard", description = "A hall of farm-animal table games."),
    paths(games, create, table, record, socket::open, poll::poll, poll::send, health)
)]
struct Description;

/// A game on the shelf.
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

/// One thing a table may choose.
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

/// A table that somebody would like to set up.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct TableWish {
    /// The game's id.
    game: String,
    /// What is chosen for it; the defaults, if nothing is said.
    #[serde(default)]
    options: Value,
    /// Who plays at each seat: `person`, or a bot by its level.
    #[schema(value_type = Vec<String>, example = json!(["person", "person", "hard"]))]
    seats: Vec<Sitter>,
    /// The host's seat; the first person's, if nothing is said.
    host: Option<u8>,
    /// How long players may think; as long as they like, if nothing is said.
    #[schema(value_type = Option<Object>, example = json!({"per-move": {"ms": 60_000}}))]
    time: Option<TimeRule>,
    /// How long others wait for a player who is away before a bot stands in, and 0 for ever. If nothing is said, ten
    /// minutes; for ever with a clock, which says itself how long one waits.
    grace_ms: Option<u64>,
    /// How strong that bot is.
    #[schema(value_type = Option<String>)]
    stand_in: Option<Level>,
    /// Whether players may chat.
    #[serde(default = "yes")]
    chat: bool,
    /// Whether others may look on.
    #[serde(default = "yes")]
    spectators: bool,
}

fn yes() -> bool {
    true
}

/// Who should play at a seat.
#[derive(Clone, Copy, Deserialize)]
#[serde(try_from = "String")]
enum Sitter {
    Person,
    Bot(Level),
}

impl TryFrom<String> for Sitter {
    type Error = String;

    fn try_from(name: String) -> Result<Sitter, String> {
        if name == "person" {
            return Ok(Sitter::Person);
        }
        let level = Level::ALL.into_iter().find(|level| level.name() == name).map(Sitter::Bot);
        level.ok_or_else(|| format!("{name:?} is nobody who could sit here; try person, {}", Level::names()))
    }
}

/// A table that was set up. The links are told once, now: the hall keeps only their hashes. A person is given
/// `<hall>/#/table/<id>/<secret>`; what follows the `#` is not sent to any server.
#[derive(Serialize, ToSchema)]
pub(crate) struct TableMade {
    /// The table's name.
    id: String,
    /// The seat whose player is the host.
    host: u8,
    /// For each seat the secret of its personal link, which alone grants the seat; bots have none.
    links: Vec<Option<String>>,
}

/// A table as everybody sees it.
#[derive(Serialize, ToSchema)]
pub(crate) struct TableSeen {
    /// As in messages of the table.
    #[schema(value_type = Object)]
    table: TableState,
    /// The seats that are to decide something.
    #[schema(value_type = Vec<u8>)]
    asked: SeatSet,
    /// Whether its game is over.
    over: bool,
}

/// The games on the shelf.
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = Vec<GameEntry>)))]
pub(crate) async fn games() -> Json<Vec<GameEntry>> {
    Json(games::ALL.iter().map(|facts| GameEntry::from(*facts)).collect())
}

/// Sets up a table.
#[utoipa::path(
    post, path = "/api/tables", request_body = TableWish,
    responses((status = 201, body = TableMade), (status = 422, body = ProblemBody), (status = 429, body = ProblemBody))
)]
pub(crate) async fn create(
    State(app): State<App>,
    Extension(guest): Extension<Arc<Guest>>,
    headers: HeaderMap,
    wish: Result<Json<TableWish>, JsonRejection>,
) -> Result<(StatusCode, Json<TableMade>), Problem> {
    let caller = app.gate.caller(&guest, &headers);
    app.gate.may_create(caller)?;
    let Json(wish) = wish.map_err(|bad| Problem::new(bad.status(), "bad-request", bad.body_text()))?;
    let (setup, links) = set_up(wish);
    let made = TableMade { id: setup.id.clone(), host: setup.host.0, links };
    let owner = app.hall.house.owner_key.of_address(caller);
    app.hall.create(setup, owner).await?;
    tracing::info!(table = made.id, "set up");
    Ok((StatusCode::CREATED, Json(made)))
}

/// A table as somebody wished it, and its links.
fn set_up(wish: TableWish) -> (Setup, Vec<Option<String>>) {
    let person = |sitter: &Sitter| matches!(sitter, Sitter::Person).then(secrets::link);
    let links: Vec<_> = wish.seats.iter().map(person).collect();
    let chair = |(sitter, link): (&Sitter, &Option<String>)| match (sitter, link) {
        (Sitter::Bot(level), _) => Chair::Bot { level: *level },
        (Sitter::Person, link) => Chair::Person { link: LinkHash::of(link.as_deref().unwrap_or_default()) },
    };
    let usual_grace_ms = if wish.time.is_some() { 0 } else { USUAL_GRACE_MS };
    let first_person = links.iter().position(Option::is_some).unwrap_or(0) as u8;
    let setup = Setup {
        id: secrets::name(),
        game: wish.game,
        options: wish.options,
        chairs: wish.seats.iter().zip(&links).map(chair).collect(),
        host: Seat(wish.host.unwrap_or(first_person)),
        time: wish.time,
        grace_ms: Some(wish.grace_ms.unwrap_or(usual_grace_ms)).filter(|ms| *ms > 0),
        stand_in: wish.stand_in.unwrap_or(Level::Easy),
        chat: wish.chat,
        spectators: wish.spectators,
        secret: Secret(secrets::random()),
    };
    (setup, links)
}

/// A table as everybody sees it.
#[utoipa::path(
    get, path = "/api/tables/{id}",
    responses((status = 200, body = TableSeen), (status = 404, body = ProblemBody))
)]
pub(crate) async fn table(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Json<TableSeen>, Problem> {
    let look = app.hall.look(&id).await?;
    Ok(Json(TableSeen { over: look.record.is_some(), asked: look.asked, table: look.state }))
}

/// The record of a table's game, when it is over.
#[utoipa::path(
    get, path = "/api/tables/{id}/record",
    responses((status = 200, body = Object), (status = 404, body = ProblemBody), (status = 409, body = ProblemBody))
)]
pub(crate) async fn record(State(app): State<App>, Path(id): Path<String>) -> Result<Json<Record>, Problem> {
    let over = app.hall.look(&id).await?.record;
    let not_over = || Problem::new(StatusCode::CONFLICT, "not-over", "the game is not over yet");
    Ok(Json(over.ok_or_else(not_over)?))
}

/// Whether the hall is open and its database can be written to.
#[utoipa::path(get, path = "/healthz", responses((status = 200), (status = 503, body = ProblemBody)))]
pub(crate) async fn health(State(app): State<App>) -> Result<&'static str, Problem> {
    app.hall.check().await?;
    Ok("ok")
}

/// What the hall counts, for Prometheus. Not at the door for everybody.
pub(crate) async fn metrics(State(app): State<App>) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], app.hall.house.metrics.text())
}

pub(crate) async fn openapi() -> Json<utoipa::openapi::OpenApi> {
    Json(Description::openapi())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How long others wait at a table that somebody wishes for like this.
    fn grace_ms(wish: Value) -> Option<u64> {
        let mut whole = serde_json::json!({ "game": "kuhlorado", "seats": ["person", "person"] });
        whole.as_object_mut().expect("it is one").extend(wish.as_object().cloned().unwrap_or_default());
        set_up(serde_json::from_value(whole).expect("it is a wish")).0.grace_ms
    }

    #[test]
    fn who_is_away_is_waited_for_ten_minutes_and_with_a_clock_for_as_long_as_it_runs() {
        let clock = serde_json::json!({ "per-move": { "ms": 86_400_000 } });
        assert_eq!(grace_ms(serde_json::json!({})), Some(600_000));
        assert_eq!(grace_ms(serde_json::json!({ "time": clock })), None);
        assert_eq!(grace_ms(serde_json::json!({ "time": clock, "grace_ms": 5_000 })), Some(5_000));
        assert_eq!(grace_ms(serde_json::json!({ "grace_ms": 0 })), None);
    }
}
