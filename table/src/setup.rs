//! What is agreed before anybody sits down.

use engine::{AnyGame, BadStart, Seat};
use players::Level;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::fairness::{LinkHash, Secret};

/// What is agreed before anybody sits down. It holds the table's secret: for the log, not for viewers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The table's own name.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// What was chosen for it; `null` for the defaults.
    pub options: Value,
    /// Who may sit where.
    pub chairs: Vec<Chair>,
    /// The seat whose player is the host.
    pub host: Seat,
    /// How long players may think; as long as they like, if nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time: Option<TimeRule>,
    /// How long a player may be away before a bot stands in; for ever, if nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub grace_ms: Option<u64>,
    /// How strong a bot is that stands in.
    pub stand_in: Level,
    /// Whether players may chat.
    pub chat: bool,
    /// Whether others may look on.
    pub spectators: bool,
    /// Where the luck of all games at this table comes from.
    pub secret: Secret,
}

/// Who may sit at a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Chair {
    /// Whoever has this link.
    Person {
        /// The link's hash.
        link: LinkHash,
    },
    /// A bot.
    Bot {
        /// How strong it is.
        level: Level,
    },
}

/// How long players may think. When time is up, a bot makes the one move that is due.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum TimeRule {
    /// So long for every move.
    PerMove {
        /// How long.
        ms: u64,
    },
    /// So long for the whole game, and a little more with every move.
    PerGame {
        /// How long in all.
        ms: u64,
        /// How much a move adds.
        increment_ms: u64,
    },
}

/// Why a table could not be set up.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadSetup {
    /// The game cannot be started like this.
    #[error(transparent)]
    Game(#[from] BadStart),
    /// The table's name is no name.
    #[error("a table's name has 1 to 64 letters, digits or hyphens")]
    Id,
    /// The host has no seat.
    #[error("the host's seat {0} is not at this table")]
    Host(Seat),
    /// Two seats have the same link.
    #[error("seats {0} and {1} have the same link")]
    SameLink(Seat, Seat),
    /// There is no time to think.
    #[error("players need some time to think; {0} ms is not between 1 second and 30 days")]
    Time(u64),
    /// A time is too long.
    #[error("nobody waits longer than 30 days; {0} ms is more")]
    TooLong(u64),
}

/// The longest time anybody may be given.
const MONTH_MS: u64 = 30 * 24 * 60 * 60 * 1000;

impl Setup {
    /// Starts the game, if all is well.
    pub(crate) fn start(&self) -> Result<Box<dyn AnyGame>, BadSetup> {
        self.check()?;
        let seats = u8::try_from(self.chairs.len()).unwrap_or(u8::MAX);
        Ok(games::start(&self.game, &self.options, seats)?)
    }

    fn check(&self) -> Result<(), BadSetup> {
        let fine = |letter: u8| letter.is_ascii_alphanumeric() || letter == b'-';
        if !(1..=64).contains(&self.id.len()) || !self.id.bytes().all(fine) {
            return Err(BadSetup::Id);
        }
        if self.host.idx() >= self.chairs.len() {
            return Err(BadSetup::Host(self.host));
        }
        let short = match self.time {
            Some(TimeRule::PerMove { ms } | TimeRule::PerGame { ms, .. }) => Some(ms),
            None => None,
        };
        if let Some(ms) = short.filter(|ms| !(1000..=MONTH_MS).contains(ms)) {
            return Err(BadSetup::Time(ms));
        }
        let increment = match self.time {
            Some(TimeRule::PerGame { increment_ms, .. }) => Some(increment_ms),
            _ => None,
        };
        if let Some(ms) = [increment, self.grace_ms].into_iter().flatten().find(|ms| *ms > MONTH_MS) {
            return Err(BadSetup::TooLong(ms));
        }
        self.check_links()
    }

    fn check_links(&self) -> Result<(), BadSetup> {
        let people = (0..=u8::MAX).map(Seat).zip(&self.chairs);
        let people: Vec<_> = people.filter(|(_, chair)| matches!(chair, Chair::Person { .. })).collect();
        for (at, (seat, chair)) in people.iter().enumerate() {
            if let Some((other, _)) = people[at + 1..].iter().find(|(_, other)| other == chair) {
                return Err(BadSetup::SameLink(*seat, *other));
            }
        }
        Ok(())
    }
}
