//! Positions written down, and read back if they are possible.

use engine::{BadPosition, Game, Seat, SetUp};
use serde::{Deserialize, Serialize};

use super::options::MOST_ROUNDS;
use super::phase::Phase;
use super::rules::{FULL, FULLEST};
use super::{@@Type@@, SEATS};

/// A position written down.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Whose turn it is.
    pub seat: u8,
    /// What is waited for.
    pub phase: Phase,
    /// How many turns are still to be ended, this one included.
    pub turns_left: u8,
    /// The eggs found in this turn.
    #[serde(default)]
    pub basket: u8,
    /// The eggs each seat has brought home.
    pub home: Vec<u16>,
}

impl SetUp for @@Type@@ {
    type Position = Position;

    fn position(&self) -> Position {
        Position {
            seat: self.seat.0,
            phase: self.phase,
            turns_left: self.turns_left,
            basket: self.basket,
            home: self.home[..usize::from(self.seats)].to_vec(),
        }

    }

    fn set_up(position: &Position) -> Result<@@Type@@, BadPosition> {
        let seats = position.read_seats()?;
        if position.seat >= seats {
            return Err(BadPosition::new("seat", format!("there is no seat {}", position.seat)));
        }
        if position.turns_left > MOST_ROUNDS * seats || (position.turns_left == 0) != (position.phase == Phase::Over) {
            let problem = format!("there cannot be {} now", position.turns_left);
            return Err(BadPosition::new("turns_left", problem));
        }
        if !position.basket_is_possible() {
            return Err(BadPosition::new("basket", format!("there cannot be {} eggs now", position.basket)));
        }
        let mut home = [0; SEATS];
        home[..position.home.len()].copy_from_slice(&position.home);
        Ok(@@Type@@ {
            seats,
            seat: Seat(position.seat),
            phase: position.phase,
            turns_left: position.turns_left,
            basket: position.basket,
            home,
        })

    }
}

impl Position {
    /// How many play: everybody has a place at home, be it empty.
    fn read_seats(&self) -> Result<u8, BadPosition> {
        let most = u16::from(MOST_ROUNDS) * u16::from(FULLEST);
        if let Some(eggs) = self.home.iter().find(|eggs| **eggs > most) {
            return Err(BadPosition::new("home", format!("nobody can have {eggs} eggs")));
        }
        let seats = u8::try_from(self.home.len()).ok().filter(|seats| @@Type@@::FACTS.seats_allowed(*seats));
        let problem = || BadPosition::new("home", format!("it is not for {} players", self.home.len()));
        seats.ok_or_else(problem)
    }

    fn basket_is_possible(&self) -> bool {
        let begun = (2..FULL).contains(&self.basket);
        match self.phase {
            Phase::Start | Phase::Over => self.basket == 0,
            Phase::Throw => self.basket == 0 || begun,
            Phase::Choose => begun,
        }
    }
}
