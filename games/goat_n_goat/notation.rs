//! Text in and out.
//!
//! Goats are a colour's letter and a number: `r2`. Moves: `play 2rrb` (two red 2s and a blue one), `take r2`,
//! `drop g1`, `climb r5` (the red mountain of 5), `stay`. Luck: `start 0`, and the card drawn: `r2`.

use std::fmt;
use std::str::FromStr;

use engine::{BadNotation, read_start, start_name};

use super::cards::Colour;
use super::moves::{Chance, Move, Play};

impl fmt::Display for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number)?;
        for (colour, count) in Colour::ALL.into_iter().zip(self.counts) {
            for _ in 0..count {
                write!(f, "{}", colour.letter())?;
            }
        }
        Ok(())
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Play(play) => write!(f, "play {play}"),
            Move::Take(goat) => write!(f, "take {goat}"),
            Move::Drop(goat) => write!(f, "drop {goat}"),
            Move::Climb(mountain) => write!(f, "climb {mountain}"),
            Move::Stay => f.write_str("stay"),
        }
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Start(seat) => f.write_str(&start_name(*seat)),
            Chance::Card(goat) => write!(f, "{goat}"),
        }
    }
}

impl FromStr for Move {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Move, BadNotation> {
        let lower = text.trim().to_ascii_lowercase();
        let mv = match lower.split_once(' ') {
            None if lower == "stay" => Some(Move::Stay),
            Some(("play", cards)) => read_play(cards).map(Move::Play),
            Some(("take", goat)) => goat.parse().ok().map(Move::Take),
            Some(("drop", goat)) => goat.parse().ok().map(Move::Drop),
            Some(("climb", mountain)) => mountain.parse().ok().map(Move::Climb),
            _ => None,
        };
        mv.ok_or_else(|| BadNotation::new(text, "a move: play 2rrb, take r2, drop g1, climb r5 or stay"))
    }
}

/// A number, then a letter per card; the letters may come in any order.
fn read_play(text: &str) -> Option<Play> {
    let (number, letters) = text.as_bytes().split_first()?;
    let number = number.checked_sub(b'0').filter(|number| (1..=5).contains(number))?;
    let mut counts = [0u8; 3];
    for letter in letters {
        let count = &mut counts[Colour::read(*letter)? as usize];
        // No colour has more than ten cards of a number (GNG-1).
        *count = count.checked_add(1).filter(|count| *count <= 10)?;
    }
    (!letters.is_empty()).then_some(Play { number, counts })
}

impl FromStr for Chance {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Chance, BadNotation> {
        let text = text.trim();
        let start = read_start(text).map(Chance::Start);
        start
            .or_else(|| text.parse().ok().map(Chance::Card))
            .ok_or_else(|| BadNotation::new(text, "luck: start 0, or a goat such as r2"))
    }
}
