//! Positions written down, and read back if they are possible.

use engine::{BadPosition, Faults, Game, PointsBySeat, Problem, Seat, SeatSet, SetUp};
use serde::{Deserialize, Serialize};

use super::options::MOST_ROUNDS;
use super::phase::Phase;
use super::rules::{FULL, FULLEST};
use super::score::points;
use super::{@@Type@@, SEATS};

/// A position written down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Whose turn it is; nobody's before it is known who starts, and once the game is over.
    #[serde(default)]
    pub seat: Option<Seat>,
    /// Who is asked; worked out, so it may be left out.
    #[serde(default)]
    pub asked: SeatSet,
    /// Whose turn ended the game, once it is over.
    #[serde(default)]
    pub ended_by: Option<Seat>,
    /// What is waited for.
    #[serde(with = "engine::named")]
    pub phase: Phase,
    /// The points as they stand, per seat; worked out, so they may be left out.
    #[serde(default)]
    pub points: PointsBySeat,
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
        let (seat, ended_by) = self.phase.stage().written(self.seat);
        Position {
            seat,
            asked: self.turn().seats(),
            ended_by,
            phase: self.phase,
            points: Seat::all(self.seats).map(|seat| points(self, seat)).collect(),
            turns_left: self.turns_left,
            basket: self.basket,
            home: self.home[..usize::from(self.seats)].to_vec(),
        }

    }

    fn set_up(position: &Position) -> Result<@@Type@@, BadPosition> {
        let mut faults = Faults::default();
        let seats = faults.keep(position.read_seats());
        faults.unless(position.basket_is_possible(), "basket", || Problem::NotNow);
        let mut seat = None;
        if let Some(seats) = seats {
            seat = position.phase.stage().read((position.seat, position.ended_by), seats, &mut faults);
            let (fewest, most) = if position.phase == Phase::Over { (0, 0) } else { (1, MOST_ROUNDS * seats) };
            faults.unless((fewest..=most).contains(&position.turns_left), "turns_left", || Problem::Number {
                is: u32::from(position.turns_left),
                fewest: u32::from(fewest),
                most: u32::from(most),
            });
        }
        let (seats, seat) = faults.check_with(seats.zip(seat))?;
        let mut home = [0; SEATS];
        home[..position.home.len()].copy_from_slice(&position.home);
        Ok(@@Type@@ {
            seats,
            seat,
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
