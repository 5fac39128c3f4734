//! Text in and out.
//!
//! Cows are a colour's letter and their icons, `b4`, with `+` or `-` where the mood is seen: `b4+`. Farm cards
//! go by name: `farmer-b`, `barn`, `rain-b`, `trough`, `bull-1`, `hunger-2`, `weather`, `milkmaid`, `super`. Moves:
//! `play b4`, `away barn`, `top`, `cheer b4`, `colour b`, `lead b4`, `build`, `give b4`, `take r3`, `sadden r3`,
//! `barn 1`, `maid b4`, `done`. Luck: `start 0`, the cow dealt `b4`, the top card `b4+` or `farm`, a farm card.

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

use engine::{BadNotation, read_start, start_name};

use super::cards::{Card, Colour, Cow, CowCard, FarmCard, OpenCard, TopCard};
use super::moves::{Chance, Move};

impl Display for Colour {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl Display for Cow {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.colour(), self.icons())
    }
}

impl Display for CowCard {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.cow, if self.happy { '+' } else { '-' })
    }
}

impl Display for FarmCard {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            FarmCard::Farmer(colour) => write!(f, "farmer-{colour}"),
            FarmCard::Barn => f.write_str("barn"),
            FarmCard::Rain(colour) => write!(f, "rain-{colour}"),
            FarmCard::Trough => f.write_str("trough"),
            FarmCard::Bull(count) => write!(f, "bull-{count}"),
            FarmCard::Hunger(count) => write!(f, "hunger-{count}"),
            FarmCard::NiceWeather => f.write_str("weather"),
            FarmCard::Milkmaid => f.write_str("milkmaid"),
            FarmCard::SuperFarmer => f.write_str("super"),
        }
    }
}

impl Display for Card {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Card::Cow(cow) => cow.fmt(f),
            Card::Farm(card) => card.fmt(f),
        }
    }
}

impl Display for OpenCard {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            OpenCard::Cow(card) => card.fmt(f),
            OpenCard::Farm(card) => card.fmt(f),
        }
    }
}

impl Display for TopCard {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            TopCard::Cow(card) => card.fmt(f),
            TopCard::Farm => f.write_str("farm"),
        }
    }
}

impl Display for Move {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Move::Play(card) => write!(f, "play {card}"),
            Move::Away(card) => write!(f, "away {card}"),
            Move::Top => f.write_str("top"),
            Move::Cheer(cow) => write!(f, "cheer {cow}"),
            Move::Colour(colour) => write!(f, "colour {colour}"),
            Move::Lead(cow) => write!(f, "lead {cow}"),
            Move::Build => f.write_str("build"),
            Move::Give(cow) => write!(f, "give {cow}"),
            Move::Take(cow) => write!(f, "take {cow}"),
            Move::Sadden(cow) => write!(f, "sadden {cow}"),
            Move::Barn(number) => write!(f, "barn {number}"),
            Move::Maid(cow) => write!(f, "maid {cow}"),
            Move::Done => f.write_str("done"),
        }
    }
}

impl Display for Chance {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Start(seat) => f.write_str(&start_name(*seat)),
            Chance::Dealt(cow) => cow.fmt(f),
            Chance::Top(top) => top.fmt(f),
            Chance::Which(card) => card.fmt(f),
        }
    }
}

impl FromStr for Colour {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Colour, BadNotation> {
        let found = Colour::ALL.into_iter().find(|colour| text.chars().eq([colour.letter()]));
        found.ok_or_else(|| BadNotation::new(text, "a colour: b, p, r, o or g"))
    }
}

impl FromStr for Cow {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Cow, BadNotation> {
        let cow = || match text.as_bytes() {
            [_, digit @ b'1'..=b'5'] => Some(Cow::of(text.get(..1)?.parse().ok()?, digit - b'0')),
            _ => None,
        };
        cow().ok_or_else(|| BadNotation::new(text, "a cow such as b4 (b, p, r, o or g and 1 to 5)"))
    }
}

impl FromStr for CowCard {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<CowCard, BadNotation> {
        let (cow, happy) = match (text.strip_suffix('+'), text.strip_suffix('-')) {
            (Some(cow), _) => (cow, true),
            (_, Some(cow)) => (cow, false),
            _ => return Err(BadNotation::new(text, "a cow and its mood, such as b4+ or b4-")),
        };
        Ok(CowCard { cow: cow.parse()?, happy })
    }
}

impl FromStr for FarmCard {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<FarmCard, BadNotation> {
        let found = FarmCard::ALL.into_iter().find(|card| card.to_string() == text);
        found.ok_or_else(|| BadNotation::new(text, "a farm card such as barn, rain-b or bull-2"))
    }
}

impl FromStr for Card {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Card, BadNotation> {
        let farm = || text.parse().map(Card::Farm);
        let card = text.parse().map(Card::Cow).or_else(|_| farm());
        card.map_err(|_| BadNotation::new(text, "a card: a cow such as b4, or a farm card such as rain-b"))
    }
}

impl FromStr for OpenCard {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<OpenCard, BadNotation> {
        let farm = || text.parse().map(OpenCard::Farm);
        let card = text.parse().map(OpenCard::Cow).or_else(|_| farm());
        card.map_err(|_| {
            BadNotation::new(text, "an open card: a cow such as b4+, or a farm card such as barn")
        })
    }
}

impl FromStr for TopCard {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<TopCard, BadNotation> {
        match text {
            "farm" => Ok(TopCard::Farm),
            _ => text.parse().map(TopCard::Cow),
        }
        .map_err(|_| BadNotation::new(text, "a top card: a cow such as b4+, or farm"))
    }
}

impl FromStr for Move {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Move, BadNotation> {
        let lower = text.trim().to_ascii_lowercase();
        let mv = match lower.split_once(' ') {
            Some((verb, object)) => read_with_object(verb, object),
            None => match lower.as_str() {
                "top" => Some(Move::Top),
                "build" => Some(Move::Build),
                "done" => Some(Move::Done),
                _ => None,
            },
        };
        mv.ok_or_else(|| BadNotation::new(text, "a move such as play b4, away barn, top, lead b4 or done"))
    }
}

fn read_with_object(verb: &str, object: &str) -> Option<Move> {
    let cow = |mv: fn(Cow) -> Move| object.parse().ok().map(mv);
    match verb {
        "play" => object.parse().ok().map(Move::Play),
        "away" => object.parse().ok().map(Move::Away),
        "cheer" => cow(Move::Cheer),
        "colour" => object.parse().ok().map(Move::Colour),
        "lead" => cow(Move::Lead),
        "give" => cow(Move::Give),
        "take" => cow(Move::Take),
        "sadden" => cow(Move::Sadden),
        "barn" if object == "1" => Some(Move::Barn(1)),
        "barn" if object == "2" => Some(Move::Barn(2)),
        "maid" => cow(Move::Maid),
        _ => None,
    }
}

impl FromStr for Chance {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Chance, BadNotation> {
        let text = text.trim();
        let start = read_start(text).map(Chance::Start);
        start
            .or_else(|| text.parse().ok().map(Chance::Dealt))
            .or_else(|| text.parse().ok().map(Chance::Top))
            .or_else(|| text.parse().ok().map(Chance::Which))
            .ok_or_else(|| {
                BadNotation::new(text, "luck: start 0, b4, b4+, farm, or a farm card such as barn")
            })
    }
}
