//! Text in and out.
//!
//! Squares are a column `a`–`h` and a row 1–8 from the top: `c4`. Dice are digits and `C`. Moves: `keep`,
//! `roll 3`, `roll both`, `c4`, `done`. Luck: `start 0`, `3C` (both dice, numbers first), `C` (one die).

use std::fmt;
use std::str::FromStr;

use engine::kit::{read_square, square_name};
use engine::{Arg, BadNotation, Phrase, read_start, start_name};

use super::moves::{Chance, Move};
use super::phase::{Face, Throw};

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.value() {
            Some(number) => write!(f, "{number}"),
            None => f.write_str("C"),
        }
    }
}

impl fmt::Display for Throw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.low, self.high)
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Keep => f.write_str("keep"),
            Move::RollOne(face) => write!(f, "roll {face}"),
            Move::RollBoth => f.write_str("roll both"),
            Move::Mark(square) => f.write_str(&square_name(*square)),
            Move::Done => f.write_str("done"),
        }
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Start(seat) => f.write_str(&start_name(*seat)),
            Chance::Throw(throw) => write!(f, "{throw}"),
            Chance::Die(face) => write!(f, "{face}"),
        }
    }
}

impl FromStr for Move {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Move, BadNotation> {
        let lower = text.trim().to_ascii_lowercase();
        let mv = match lower.as_str() {
            "keep" => Some(Move::Keep),
            "done" => Some(Move::Done),
            "roll both" => Some(Move::RollBoth),
            _ => match lower.strip_prefix("roll ") {
                Some(face) => read_face(face).map(Move::RollOne),
                None => read_square(&lower).map(Move::Mark),
            },
        };
        mv.ok_or_else(|| {
            BadNotation::new(text, "a move: keep, roll 3, roll C, roll both, a square such as c4, or done")
        })
    }
}

impl FromStr for Chance {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Chance, BadNotation> {
        read_chance(text.trim())
            .ok_or_else(|| BadNotation::new(text, "luck: start 0, two dice such as 3C, or one die such as C"))
    }
}

fn read_chance(text: &str) -> Option<Chance> {
    if let Some(seat) = read_start(text) {
        return Some(Chance::Start(seat));
    }
    match text.len() {
        1 => read_face(text).map(Chance::Die),
        2 if text.is_ascii() => {
            let (a, b) = (read_face(&text[..1])?, read_face(&text[1..])?);
            Some(Chance::Throw(Throw::of(a, b)))
        }
        _ => None,
    }
}

pub(super) fn read_face(text: &str) -> Option<Face> {
    match text.as_bytes() {
        [b'C' | b'c'] => Some(Face::COW),
        [digit @ b'1'..=b'5'] => Face::number(digit - b'0'),
        _ => None,
    }
}

impl Face {
    /// The face in words.
    pub(super) fn words(self) -> Phrase {
        match self.value() {
            Some(number) => Phrase::new("number").with("number", number),
            None => Phrase::new("cow"),
        }
    }
}

/// What dice show, in words.
pub(super) fn dice_words(faces: &[Face]) -> Arg {
    let words = |face: &Face| if *face == Face::COW { Phrase::new("a-cow") } else { face.words() };
    Arg::List(faces.iter().map(words).collect())
}
