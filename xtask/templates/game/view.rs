//! A position written down. Nothing is hidden in this game: this is also what everybody sees.

use engine::{BadPosition, Game, Seat};
use serde::{Deserialize, Serialize};

use super::options::MOST_ROUNDS;
use super::phase::Phase;
use super::rules::FULL;
use super::{@@Type@@, SEATS};

/// @@PREFIX@@-R1: the fullest basket had one egg too few, and then a 6 was thrown.
const FULLEST: u8 = FULL - 1 + 6;

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

impl @@Type@@ {
    pub(super) fn write_down(&self) -> Position {
        Position {
            seat: self.seat.0,
            phase: self.phase,
            turns_left: self.turns_left,
            basket: self.basket,
            home: self.home[..usize::from(self.seats)].to_vec(),
        }
    }
}

impl Position {
    pub(super) fn read(&self) -> Result<@@Type@@, BadPosition> {
        let seats = self.read_seats()?;
        if self.seat >= seats {
            return Err(BadPosition::new("seat", format!("there is no seat {}", self.seat)));
        }
        if self.turns_left > MOST_ROUNDS * seats || (self.turns_left == 0) != (self.phase == Phase::Over) {
            let problem = format!("there cannot be {} now", self.turns_left);
            return Err(BadPosition::new("turns_left", problem));
        }
        if !self.basket_is_possible() {
            return Err(BadPosition::new("basket", format!("there cannot be {} eggs now", self.basket)));
        }
        let mut home = [0; SEATS];
        home[..self.home.len()].copy_from_slice(&self.home);
        Ok(@@Type@@ {
            seats,
            seat: Seat(self.seat),
            phase: self.phase,
            turns_left: self.turns_left,
            basket: self.basket,
            home,
        })
    }

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
