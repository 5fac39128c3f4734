//! What games there are.

use engine::{Facts, Features, OptionFacts, TableGame};
use games::Visitor;
use pyo3::prelude::*;
use serde_json::{Map, Value, json};

use crate::convert::to_python;
use crate::fault::Fault;

/// The games, by the names that all other functions take: title, seats, minutes, options.
///
/// >>> import barnyard
/// >>> barnyard.games()["kuhlorado"]["seats"]
/// [2]
#[pyfunction(name = "games")]
pub(crate) fn list_games(py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
    let all: Map<String, Value> =
        games::ALL.iter().map(|facts| (facts.id.to_owned(), describe(facts))).collect();
    to_python(py, &Value::Object(all))
}

struct Describe;

impl Visitor for Describe {
    type Output = Value;

    fn visit<G: TableGame + Features>(self) -> Value {
        let facts = &G::FACTS;
        let defaults = small_json::value_of(&G::Options::default());
        let option = |option: &OptionFacts| {
            let told =
                json!({"takes": option.takes, "help": option.help, "default": defaults.get(option.name)});
            (option.name.to_owned(), told)
        };
        json!({
            "title": facts.title,
            "hook": facts.hook,
            "rules": facts.version,
            "seats": (facts.seats.0..=facts.seats.1).collect::<Vec<u8>>(),
            "minutes": facts.minutes,
            "secrets": G::SECRETS,
            "actions": G::ACTIONS,
            "options": facts.options.iter().map(option).collect::<Map<_, _>>(),
        })
    }
}

fn describe(facts: &Facts) -> Value {
    games::visit(facts.id, Describe).expect("it is in the registry")
}

/// How many play: what was asked for, or the fewest.
pub(crate) fn seats(facts: &Facts, seats: Option<i64>) -> Result<u8, Fault> {
    let Some(seats) = seats else { return Ok(facts.seats.0) };
    let allowed = u8::try_from(seats).ok().filter(|seats| facts.seats_allowed(*seats));
    allowed.ok_or_else(|| {
        let (fewest, most) = facts.seats;
        let range = if fewest == most { format!("{fewest}") } else { format!("{fewest} to {most}") };
        Fault::bad("bad-options", "seats", format!("{} is for {range} players, not {seats}", facts.title))
    })
}
