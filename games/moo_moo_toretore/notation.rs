//! Text in and out.
//!
//! Cows are a breed's letter, stars, and `k` with kids: `s2`, `b3k`. Hand cards are their number. Moves:
//! `lay 1-1-2`, with chips `lay 1-2 ufo 1` (or `ufo 2`, `ufo 12`), `plus`, `minus`. Luck: `start 0`, the hand card
//! or cow drawn, and `star 2` for the instruction.

use std::fmt;
use std::str::FromStr;

use engine::{BadNotation, read_start, start_name};

use super::cards::{BOTH_CHIPS, Chip, Chips, Number, Numbers};
use super::moves::{Chance, Move, Sign};
use super::plays::{Cards, Play};
use super::rules::MOST_STARS;

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, card) in self.iter().enumerate() {
            write!(f, "{}{card}", if at > 0 { "-" } else { "" })?;
        }
        Ok(())
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Lay(Play { cards, chips: Chips::EMPTY }) => write!(f, "lay {cards}"),
            Move::Lay(Play { cards, chips }) => {
                write!(f, "lay {cards} ufo ")?;
                chips.iter().try_for_each(|chip| write!(f, "{}", chip.worth()))
            }
            Move::Pick(Sign::Plus) => f.write_str("plus"),
            Move::Pick(Sign::Minus) => f.write_str("minus"),
        }
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Start(seat) => f.write_str(&start_name(*seat)),
            Chance::Card(number) => write!(f, "{number}"),
            Chance::Cow(cow) => write!(f, "{cow}"),
            Chance::Stars(stars) => write!(f, "star {stars}"),
        }
    }
}

impl FromStr for Move {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Move, BadNotation> {
        let lower = text.trim().to_ascii_lowercase();
        let words: Vec<_> = lower.split(' ').collect();
        let mv = match words[..] {
            ["plus"] => Some(Move::Pick(Sign::Plus)),
            ["minus"] => Some(Move::Pick(Sign::Minus)),
            ["lay", cards] => read_play(cards, Chips::EMPTY),
            ["lay", cards, "ufo", "1"] => read_play(cards, Chips::only(Chip::One)),
            ["lay", cards, "ufo", "2"] => read_play(cards, Chips::only(Chip::Two)),
            ["lay", cards, "ufo", "12"] => read_play(cards, BOTH_CHIPS),
            _ => None,
        };
        mv.ok_or_else(|| {
            BadNotation::new(text, "a move: lay 1-1-2, lay 1-2 ufo 1 (or ufo 2, ufo 12), plus or minus")
        })
    }
}

/// One to three numbers; they may come in any order.
fn read_play(text: &str, chips: Chips) -> Option<Move> {
    let mut numbers = Numbers::EMPTY;
    for number in text.split('-') {
        if numbers.len() == MOST_STARS {
            return None;
        }
        numbers.add(number.parse::<Number>().ok()?);
    }
    Cards::of(&numbers).map(|cards| Move::Lay(Play { cards, chips }))
}

impl FromStr for Chance {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Chance, BadNotation> {
        let text = text.trim();
        let instruction = match text {
            "star 1" => Some(1),
            "star 2" => Some(2),
            "star 3" => Some(3),
            _ => None,
        };
        let start = read_start(text).map(Chance::Start);
        start
            .or_else(|| instruction.map(Chance::Stars))
            .or_else(|| text.parse().ok().map(Chance::Card))
            .or_else(|| text.parse().ok().map(Chance::Cow))
            .ok_or_else(|| {
                BadNotation::new(text, "luck: start 0, a hand card such as 3, a cow such as s2k, or star 2")
            })
    }
}
