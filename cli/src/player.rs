//! Who decides at a seat.

use std::fmt;
use std::str::FromStr;
use std::time::Instant;

use engine::{AnyGame, Rng};
use players::{AnyPlayer, BadSpec, Level, Seating, Spec};

/// Who decides at a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// A person at this screen.
    You,
    /// The machine.
    Bot(Spec),
}

impl Player {
    /// The machine that plays at this seat of this game, unless a person does. Its luck is its own.
    pub(crate) fn seated(self, game: &dyn AnyGame, luck: &mut impl Rng) -> Option<Box<dyn AnyPlayer>> {
        match self {
            Player::You => None,
            Player::Bot(spec) => Some(seated(spec, game.facts().id, luck)),
        }
    }
}

/// A machine that plays this game.
pub(crate) fn seated(spec: Spec, game: &str, luck: &mut impl Rng) -> Box<dyn AnyPlayer> {
    let seating = Seating { spec, seed: luck.next_u64() };
    games::visit(game, seating).expect("a game under way is one of ours")
}

/// A clock for players: milliseconds since now.
pub(crate) fn clock() -> impl Fn() -> u64 {
    let began = Instant::now();
    move || began.elapsed().as_millis() as u64
}

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Player, String> {
        if text == "you" {
            return Ok(Player::You);
        }
        text.parse().map(Player::Bot).map_err(|bad: BadSpec| match bad {
            BadSpec::UnknownLevel(name) => {
                format!("there is no player {name:?} here; there is you, and as machine {}", Level::names())
            }
            other => other.to_string(),
        })
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::You => f.write_str("you"),
            Player::Bot(spec) => spec.fmt(f),
        }
    }
}
