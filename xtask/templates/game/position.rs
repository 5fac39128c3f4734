//! Positions written down, and read back if they are possible.

use engine::{BadPosition, Faults, Game, Problem, Seat, SetUp};
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
        let mut faults = Faults::default();
        let seats = faults.keep(position.read_seats());
        faults.unless(position.basket_is_possible(), "basket", || Problem::NotNow);
        if let Some(seats) = seats {
            faults.unless(position.seat < seats, "seat", || Problem::NoSeat(position.seat));
            let (fewest, most) = if position.phase == Phase::Over { (0, 0) } else { (1, MOST_ROUNDS * seats) };
            faults.unless((fewest..=most).contains(&position.turns_left), "turns_left", || Problem::Number {
                is: u32::from(position.turns_left),
                fewest: u32::from(fewest),
                most: u32::from(most),
            });
        }
        let seats = faults.check_with(seats)?;
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
        let mut faults = Faults::default();
        let most = u16::from(MOST_ROUNDS) * u16::from(FULLEST);
        for eggs in &self.home {
            faults.unless(*eggs <= most, "home", || Problem::Number {
                is: u32::from(*eggs),
                fewest: 0,
                most: u32::from(most),
            });
        }
        let players = self.home.len();
        let seats = u8::try_from(players).ok().filter(|seats| @@Type@@::FACTS.seats_allowed(*seats));
        let (fewest, most) = @@Type@@::FACTS.seats;
        faults.unless(seats.is_some(), "home", || Problem::Players { players, fewest, most });
        faults.check_with(seats)
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
