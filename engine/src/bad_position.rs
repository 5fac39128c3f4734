//! Why a position cannot be set up: everything that is wrong with it.

use std::fmt::{self, Display};

/// Why a position was refused: everything that was found to be wrong with it, at least one thing.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub struct BadPosition {
    faults: Vec<Fault>,
}

/// One thing that is wrong with a position: which part of it, and what.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{part}`: {problem}")]
pub struct Fault {
    /// The part of the position.
    pub part: &'static str,
    /// What is wrong with it.
    pub problem: Problem,
}

/// What can be wrong with a part of a position. `Display` says it to people.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Problem {
    /// A number of players that the game is not for.
    #[error("{fewest} to {most} play, not {players}")]
    Players {
        /// How many there are.
        players: usize,
        /// How many there are at least.
        fewest: u8,
        /// How many there are at most.
        most: u8,
    },
    /// A seat that nobody could have.
    #[error("there is no seat {0}")]
    NoSeat(u8),
    /// A number that is too low or too high.
    #[error("it is {is}, but must be {fewest} to {most}")]
    Number {
        /// What it is.
        is: u32,
        /// The least it can be.
        fewest: u32,
        /// The most it can be.
        most: u32,
    },
    /// Somebody has a wrong number of cards.
    #[error("seat {seat} has {is} cards and should have {should}")]
    Hand {
        /// Who has them.
        seat: u8,
        /// How many there are.
        is: u8,
        /// How many there should be.
        should: u8,
    },
    /// A card or piece, in notation, that is in more places than there are of it.
    #[error("{0} is there more often than it exists")]
    TooOften(String),
    /// More cards or pieces than there are.
    #[error("there are {is}, but only {most} exist")]
    TooMany {
        /// How many there are.
        is: u32,
        /// How many there can be.
        most: u32,
    },
    /// A pile that is named, but follows from the rest and would then be another.
    #[error("it is not what the rest leaves over")]
    NotTheRest,
    /// A row, counted from 1, with a wrong number of squares.
    #[error("row {row} has {is} squares, not {should}")]
    RowLength {
        /// Which row.
        row: usize,
        /// How many squares it has.
        is: usize,
        /// How many it should have.
        should: usize,
    },
    /// A square, by its name, that cannot show this.
    #[error("{square} cannot be {letter:?}")]
    Square {
        /// Which square.
        square: String,
        /// What it shows.
        letter: char,
    },
    /// Text that cannot be read, and why not.
    #[error("{0}")]
    Unreadable(String),
    /// What lies on the table does not fit what is waited for.
    #[error("it does not fit what is waited for")]
    NotNow,
    /// A rule of the game, in words, that does not hold; with the seat where it matters to one.
    #[error("{}{rule}", of_seat(*seat))]
    Rule {
        /// What should be true.
        rule: &'static str,
        /// For whom.
        seat: Option<u8>,
    },
}

impl Problem {
    /// A rule that should hold and does not.
    pub fn rule(rule: &'static str) -> Problem {
        Problem::Rule { rule, seat: None }
    }

    /// A rule that should hold for a seat and does not.
    pub fn rule_for(seat: crate::Seat, rule: &'static str) -> Problem {
        Problem::Rule { rule, seat: Some(seat.0) }
    }
}

fn of_seat(seat: Option<u8>) -> String {
    seat.map_or(String::new(), |seat| format!("seat {seat}: "))
}

impl BadPosition {
    /// Refuses a position for one fault.
    pub fn new(part: &'static str, problem: Problem) -> BadPosition {
        BadPosition { faults: vec![Fault { part, problem }] }
    }

    /// Everything that is wrong, in the order it was found.
    pub fn faults(&self) -> &[Fault] {
        &self.faults
    }

    /// The parts with faults, each once, in the order they were found.
    pub fn parts(&self) -> Vec<&'static str> {
        let mut parts = Vec::new();
        for fault in &self.faults {
            if !parts.contains(&fault.part) {
                parts.push(fault.part);
            }
        }
        parts
    }
}

impl Display for BadPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, fault) in self.faults.iter().enumerate() {
            write!(f, "{}{fault}", if at == 0 { "position, " } else { "; " })?;
        }
        Ok(())
    }
}

/// Collects what is wrong with a position while it is read, so that all of it can be told at once.
///
/// ```
/// use engine::{Faults, Problem};
///
/// let (seat, stars) = (7, 4);
/// let mut faults = Faults::default();
/// faults.unless(seat < 2, "seat", || Problem::NoSeat(seat));
/// faults.unless(stars < 4, "stars", || Problem::rule("a cow has at most three"));
/// let bad = faults.check().unwrap_err();
/// assert_eq!(bad.to_string(), "position, `seat`: there is no seat 7; `stars`: a cow has at most three");
/// ```
#[derive(Debug, Default)]
pub struct Faults(Vec<Fault>);

impl Faults {
    /// Notes a fault.
    pub fn add(&mut self, part: &'static str, problem: Problem) {
        self.0.push(Fault { part, problem });
    }

    /// Notes a fault unless the part is sound. Tells whether it is.
    pub fn unless(&mut self, sound: bool, part: &'static str, problem: impl FnOnce() -> Problem) -> bool {
        if !sound {
            self.add(part, problem());
        }
        sound
    }

    /// What was read, if it could be; otherwise notes why not.
    pub fn keep<T>(&mut self, read: Result<T, BadPosition>) -> Option<T> {
        read.map_err(|bad| self.0.extend(bad.faults)).ok()
    }

    /// Whether nothing wrong was found so far.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Refuses the position if anything wrong was found.
    pub fn check(self) -> Result<(), BadPosition> {
        self.check_with(Some(()))
    }

    /// What was made of the position, unless anything wrong was found. Where it could not be made there is a fault.
    pub fn check_with<T>(self, made: Option<T>) -> Result<T, BadPosition> {
        debug_assert!(made.is_some() || !self.0.is_empty(), "what could not be read is a fault");
        match made {
            Some(made) if self.0.is_empty() => Ok(made),
            _ => Err(BadPosition { faults: self.0 }),
        }
    }
}
