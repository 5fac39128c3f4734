//! Who decides at a seat. New kinds of players are added here and nowhere else.

use std::fmt;
use std::str::FromStr;

use engine::{AnyGame, Rng, Seat};

/// Who decides at a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// A person at this screen.
    You,
    /// The machine.
    Bot(Bot),
}

/// A way in which the machine plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bot {
    /// Any legal move, all alike.
    Random,
}

impl Bot {
    /// All of them.
    pub const ALL: [Bot; 1] = [Bot::Random];

    /// What it is called.
    pub fn name(self) -> &'static str {
        match self {
            Bot::Random => "random",
        }
    }

    /// What it does at this seat; `None` if the seat is not asked.
    pub fn choose(self, game: &dyn AnyGame, seat: Seat, rng: &mut dyn Rng) -> Option<String> {
        match self {
            Bot::Random => game.random_move(seat, rng),
        }
    }

    /// The names of all of them, for messages.
    pub fn names() -> String {
        Bot::ALL.map(Bot::name).join(", ")
    }
}

impl FromStr for Bot {
    type Err = String;

    fn from_str(text: &str) -> Result<Bot, String> {
        let found = Bot::ALL.into_iter().find(|bot| bot.name() == text);
        found.ok_or_else(|| format!("there is no player {text:?} here; there is {}", Bot::names()))
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Player, String> {
        if text == "you" {
            return Ok(Player::You);
        }
        text.parse().map(Player::Bot).map_err(|_: String| {
            format!("there is no player {text:?} here; there is you, and as machine {}", Bot::names())
        })
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::You => f.write_str("you"),
            Player::Bot(bot) => bot.fmt(f),
        }
    }
}
