//! Text in and out.
//!
//! Moves: `throw`, `home`. Luck: `start 0`, and a digit for what the die shows.

use std::fmt;
use std::str::FromStr;

use engine::{BadNotation, read_start, start_name};

use super::moves::{Chance, Move};

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Move::Throw => "throw",
            Move::Home => "home",
        })
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Start(seat) => f.write_str(&start_name(*seat)),
            Chance::Die(number) => write!(f, "{number}"),
        }
    }
}

impl FromStr for Move {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Move, BadNotation> {
        match text.trim().to_ascii_lowercase().as_str() {
            "throw" => Ok(Move::Throw),
            "home" => Ok(Move::Home),
            _ => Err(BadNotation::new(text, "a move: throw or home")),
        }
    }
}

impl FromStr for Chance {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Chance, BadNotation> {
        match text.trim().as_bytes() {
            [digit @ b'1'..=b'6'] => Ok(Chance::Die(digit - b'0')),
            _ => read_start(text.trim())
                .map(Chance::Start)
                .ok_or_else(|| BadNotation::new(text, "luck: start 0, or a die from 1 to 6")),
        }
    }
}
