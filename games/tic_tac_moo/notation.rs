//! Text in and out.
//!
//! Animals are letters: `c` cow, `p` pig, `s` sheep, `h` chicken. Squares are a column `a`–`h` and a row 1–8
//! from the top. A move is a tile and where it goes: `p c4`. Luck is the tile drawn, `p`, or the two start
//! tiles that seat 0 gets, `cs`.

use std::fmt;
use std::str::FromStr;

use engine::BadNotation;
use engine::kit::{read_square, square_name};

use super::moves::{Chance, Move};
use super::tiles::Species;

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.species, square_name(self.square))
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Tile(species) => write!(f, "{species}"),
            Chance::Share(one, other) => write!(f, "{one}{other}"),
        }
    }
}

impl FromStr for Move {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Move, BadNotation> {
        let lower = text.trim().to_ascii_lowercase();
        let mv = lower.split_once(' ').and_then(|(species, square)| {
            Some(Move { species: species.parse().ok()?, square: read_square(square)? })
        });
        mv.ok_or_else(|| {
            BadNotation::new(text, "a move: an animal (c, p, s or h) and a square, such as p c4")
        })
    }
}

impl FromStr for Chance {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Chance, BadNotation> {
        let letters: Option<Vec<_>> = text.trim().chars().map(Species::read).collect();
        match letters.as_deref() {
            Some([species]) => Ok(Chance::Tile(*species)),
            Some([one, other]) if one < other => Ok(Chance::Share(*one, *other)),
            _ => Err(BadNotation::new(text, "luck: a tile (c, p, s or h), or two start tiles such as cs")),
        }
    }
}
