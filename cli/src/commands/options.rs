//! `--option name=value`, as every command that starts a game takes it.

use engine::{BadOptions, Game};
use serde_json::{Map, Value};

use crate::Failure;

/// What the table chooses; see `barn games` for the names.
#[derive(clap::Args, Clone, Debug, Default)]
pub(crate) struct Options {
    /// Chooses something for the table, as in `advanced=true`; may be given several times. The value is
    /// JSON if it can be read as JSON, otherwise plain text
    #[arg(id = "option", long, value_name = "NAME=VALUE", value_parser = read)]
    pub(crate) choices: Vec<(String, Value)>,
}

impl Options {
    /// All choices as one JSON object; `null` if there is none.
    pub(crate) fn json(&self) -> Result<Value, Failure> {
        let mut fields = Map::new();
        for (name, value) in &self.choices {
            if fields.insert(name.clone(), value.clone()).is_some() {
                return Err(Failure::Usage(format!("option `{name}` is given twice")));
            }
        }
        Ok(if fields.is_empty() { Value::Null } else { Value::Object(fields) })
    }

    /// The options of a game; what is not chosen is as usual.
    pub(crate) fn read<G: Game>(&self) -> Result<G::Options, Failure> {
        engine::read_options::<G>(&self.json()?).map_err(bad)
    }

    /// A game with these options, about to begin at a table of so many seats.
    pub(crate) fn start<G: Game>(&self, seats: usize) -> Result<G, Failure> {
        let seats = u8::try_from(seats).unwrap_or(u8::MAX);
        if !G::FACTS.seats_allowed(seats) {
            return Err(bad(BadOptions::seats(&G::FACTS, seats)));
        }
        G::new(&self.read::<G>()?, seats).map_err(bad)
    }
}

fn bad(bad: BadOptions) -> Failure {
    Failure::Usage(bad.to_string())
}

fn read(text: &str) -> Result<(String, Value), String> {
    let (name, value) = text.split_once('=').ok_or("write it as name=value")?;
    let value = serde_json::from_str(value).unwrap_or_else(|_| Value::String(value.to_owned()));
    Ok((name.to_owned(), value))
}

/// The ids of all games, for arguments that name one.
pub(crate) fn game_ids() -> clap::builder::PossibleValuesParser {
    games::ALL.iter().map(|facts| facts.id).into()
}
