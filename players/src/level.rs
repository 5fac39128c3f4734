//! How strong a player is, and how long it may think.

use std::fmt;
use std::str::FromStr;

use engine::{MOST_SEATS, Phrase, Seat, Wordbook};
use serde::{Deserialize, Serialize};

/// How strong a player is, from gentle to formidable. What each name is worth was measured: see
/// `docs/players.md`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Any legal move, all alike.
    Random,
    /// Rules of thumb, and overlooks a lot.
    Easy,
    /// Rules of thumb, and overlooks little.
    Medium,
    /// Thinks ahead a little.
    Hard,
    /// Thinks ahead as far as it can.
    Expert,
}

impl Level {
    /// All of them, gentlest first.
    pub const ALL: [Level; 5] = [Level::Random, Level::Easy, Level::Medium, Level::Hard, Level::Expert];

    /// What it is called.
    pub fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::Expert => "expert",
        }
    }

    /// The names of all of them, for messages.
    pub fn names() -> String {
        Level::ALL.map(Level::name).join(", ")
    }

    /// What a bot of this level is called at a seat: at one table everybody has a name of their own. The first bot
    /// usually sits across from somebody at the first seat, and has the first name.
    pub fn name_at(self, seat: Seat, words: &Wordbook) -> String {
        let names = words.say(&Phrase { id: format!("bots-{}", self.name()).into(), args: Vec::new() });
        let at = (seat.idx() + MOST_SEATS - 1) % MOST_SEATS;
        names.split(',').nth(at).unwrap_or(self.name()).trim().to_owned()
    }

    /// Whether it thinks ahead, so that a budget means something.
    pub fn searches(self) -> bool {
        matches!(self, Level::Hard | Level::Expert)
    }

    /// How long it thinks unless somebody says otherwise.
    pub fn usual_budget(self) -> Budget {
        match self {
            Level::Expert => Budget::Simulations(20_000),
            _ => Budget::Simulations(400),
        }
    }
}

/// How long a player may think about one move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Budget {
    /// So many simulations: the same moves on every machine.
    Simulations(u32),
    /// So many milliseconds by the clock that is handed in.
    Milliseconds(u32),
}

/// A level and its budget, as people write them: `hard`, `expert:5000` (simulations), `expert:250ms`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Spec {
    /// How strong.
    pub level: Level,
    /// How long it may think; only searches ask.
    pub budget: Budget,
}

impl From<Level> for Spec {
    fn from(level: Level) -> Spec {
        Spec { level, budget: level.usual_budget() }
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.level.name())?;
        if self.budget == self.level.usual_budget() {
            return Ok(());
        }
        match self.budget {
            Budget::Simulations(count) => write!(f, ":{count}"),
            Budget::Milliseconds(count) => write!(f, ":{count}ms"),
        }
    }
}

/// Text that names no player.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadSpec {
    /// There is no such level.
    #[error("there is no player {0:?} here; there is {names}", names = Level::names())]
    UnknownLevel(String),
    /// The level does not think ahead.
    #[error("{0} does not think ahead, so it takes no budget")]
    NoBudget(&'static str),
    /// The budget is not one.
    #[error("{0:?} is not a budget; write simulations (hard:2000) or milliseconds (hard:500ms), at least 1")]
    Budget(String),
}

impl FromStr for Spec {
    type Err = BadSpec;

    fn from_str(text: &str) -> Result<Spec, BadSpec> {
        let (name, budget) = text.split_once(':').map_or((text, None), |(name, budget)| (name, Some(budget)));
        let found = Level::ALL.into_iter().find(|level| level.name() == name);
        let level = found.ok_or_else(|| BadSpec::UnknownLevel(name.to_owned()))?;
        let Some(budget) = budget else { return Ok(level.into()) };
        if !level.searches() {
            return Err(BadSpec::NoBudget(level.name()));
        }
        let number = |digits: &str| {
            let plain = digits.bytes().all(|byte| byte.is_ascii_digit());
            let number = digits.parse().ok().filter(|number| plain && *number > 0);
            number.ok_or_else(|| BadSpec::Budget(budget.to_owned()))
        };
        let budget = match budget.strip_suffix("ms") {
            Some(digits) => Budget::Milliseconds(number(digits)?),
            None => Budget::Simulations(number(budget)?),
        };
        Ok(Spec { level, budget })
    }
}
