//! What is fixed about a game and can be printed on its box.

use serde_json::{Map, Value};

use crate::{BadOptions, Lang};

/// What is fixed about a game and can be printed on its box.
#[derive(Clone, Copy, Debug)]
pub struct Facts {
    /// The name programs use: `goat-n-goat`.
    pub id: &'static str,
    /// The name people use.
    pub title: &'static str,
    /// One line that makes people want to play.
    pub hook: &'static str,
    /// The version of these rules; a change that makes an old record mean something else raises it.
    pub version: u16,
    /// The fewest and the most players.
    pub seats: (u8, u8),
    /// How long a game takes people.
    pub minutes: u8,
    /// Who designed and who published the game this one follows.
    pub credit: &'static str,
    /// The rulebook in our words, clause by clause, in English.
    pub rulebook: &'static str,
    /// What a table may choose.
    pub options: &'static [OptionFacts],
    /// The game's words per language, as Fluent text. English comes first and is complete.
    pub words: &'static [(Lang, &'static str)],
}

/// One thing a table may choose.
#[derive(Clone, Copy, Debug)]
pub struct OptionFacts {
    /// The field's name.
    pub name: &'static str,
    /// What may be entered, in words.
    pub takes: &'static str,
    /// What it does.
    pub help: &'static str,
    /// What people can pick instead of typing.
    pub offers: Offers,
}

/// What people can pick for an option. Its name is `option-<name>` among the words, a value's `option-<name>-<value>`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Offers {
    /// One of the seats, or `"random"`, as usual.
    Seats,
    /// One of these, as text or JSON; the usual one is the first.
    Values(&'static [&'static str]),
    /// It must be typed.
    Nothing,
}

/// A value that can be picked, as options hold it.
pub fn offered(value: &str) -> Value {
    serde_json::from_str(value).unwrap_or_else(|_| Value::String(value.to_owned()))
}

impl Facts {
    /// The box of a game that is new: its first version, without options, words or a rulebook.
    pub const fn new(id: &'static str, title: &'static str, seats: (u8, u8)) -> Facts {
        Facts {
            id,
            title,
            hook: "",
            version: 1,
            seats,
            minutes: 0,
            credit: "",
            rulebook: "",
            options: &[],
            words: &[(Lang::English, "")],
        }
    }

    /// Whether this many can play.
    pub fn seats_allowed(&self, seats: u8) -> bool {
        (self.seats.0..=self.seats.1).contains(&seats)
    }

    /// Refuses options that this game does not have.
    pub(crate) fn check_options(&self, options: &Map<String, Value>) -> Result<(), BadOptions> {
        let is_known = |name: &String| self.options.iter().any(|known| known.name == name);
        let Some(unknown) = options.keys().find(|name| !is_known(name)) else { return Ok(()) };
        let known: Vec<_> = self.options.iter().map(|option| option.name).collect();
        let problem = format!("{} has no such option; it has {}", self.title, known.join(", "));
        Err(BadOptions::new(unknown, problem))
    }

    /// The text of one clause of the rulebook, by its id.
    pub fn clause(&self, id: &str) -> Option<String> {
        clause(self.rulebook, id)
    }
}

/// The text of one clause of a rulebook, by its id: the list entry that starts with it.
///
/// A clause is written `- **GNG-4** …` and ends where the next entry, heading or blank line begins.
pub fn clause(rulebook: &str, id: &str) -> Option<String> {
    let start = format!("- **{id}** ");
    let mut lines = rulebook.lines().skip_while(|line| !line.starts_with(&start));
    let mut text = lines.next()?.strip_prefix(&start)?.to_owned();
    for line in lines.take_while(|line| line.starts_with("  ")) {
        text.push(' ');
        text.push_str(line.trim());
    }
    Some(text)
}
