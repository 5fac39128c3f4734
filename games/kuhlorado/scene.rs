//! How the sheet looks.

use engine::kit::square_name;
use engine::scene::{Area, Look, Piece, Tint};
use engine::{Phrase, Scene, Seat, SetUp, Show, Source};

use super::phase::{Face, Kind, Phase, Throw};
use super::{Kuhlorado, Points, Position, points};

impl Show for Kuhlorado {
    fn scene(view: &Position) -> Scene {
        let Ok(game) = Kuhlorado::set_up(view) else { return Scene::default() };
        let squares = (0..64).map(|square| piece(&game, square)).collect();
        let mut areas = vec![Area::grid(Phrase::new("area-sheet"), 8, squares)];
        let dice = match game.phase {
            Phase::Again(throw) | Phase::First(throw) | Phase::Second { throw, .. } => {
                vec![throw.low, throw.high]
            }
            Phase::Rethrow { kept } => kept.into_iter().collect(),
            Phase::Start | Phase::Throw | Phase::Over => Vec::new(),
        };
        if !dice.is_empty() {
            areas.push(Area::row(Phrase::new("area-dice"), dice.into_iter().map(die).collect()));
        }
        let lines = points(&game)
            .into_iter()
            .zip(Seat::all(2))
            .map(|(points, seat)| points_line(&game, seat, &points));
        areas.push(Area::lines(Phrase::new("area-points"), lines.collect()));
        Scene { asks: asks(&game), areas }
    }

    fn sources(view: &Position) -> Vec<Source> {
        let Ok(game) = Kuhlorado::set_up(view) else { return Vec::new() };
        let points = points(&game);
        let of =
            |name, part: fn(&Points) -> u8| Source::new(name, points.iter().map(|own| i16::from(part(own))));
        let mut sources = vec![
            of("source-edges", |own| own.edges),
            of("source-troughs", |own| own.troughs),
            of("source-land", |own| own.land),
        ];
        if game.advanced {
            sources.push(of("source-doubles", |own| own.doubles));
        }
        sources
    }
}

/// The sign a seat marks with, its colour and its name.
fn sign(seat: usize) -> (&'static str, Tint, &'static str) {
    [("X", Tint::Blue, "cross"), ("O", Tint::Orange, "circle")][seat]
}

fn piece(game: &Kuhlorado, square: u8) -> Piece {
    let place = square_name(square);
    if let Some(seat) = (0..2).find(|seat| game.marks[*seat].contains(square)) {
        let (text, tint, name) = sign(seat);
        return Piece::new(
            text,
            tint,
            Phrase::new("square").with("place", place).with("shows", Phrase::new(name)),
        )
        .look(Look::Strong);
    }
    let (text, tint, shows) = match game.sheet.face(square) {
        None => ("~".to_owned(), Tint::Water, Phrase::new("trough")),
        Some(Face::COW) => ("C".to_owned(), Tint::Green, Phrase::new("cow")),
        Some(face) => (face.to_string(), Tint::None, face.words()),
    };
    Piece::new(text, tint, Phrase::new("square").with("place", place).with("shows", shows))
}

fn die(face: Face) -> Piece {
    let tint = if face == Face::COW { Tint::Green } else { Tint::None };
    Piece::new(face.to_string(), tint, face.words()).look(Look::Strong)
}

fn points_line(game: &Kuhlorado, seat: Seat, points: &Points) -> Phrase {
    let (text, _, _) = sign(seat.idx());
    let line = if game.advanced { "points-line-advanced" } else { "points-line" };
    Phrase::new(line)
        .with("who", seat)
        .with("sign", text)
        .with("total", points.total())
        .with("edges", points.edges)
        .with("troughs", points.troughs)
        .with("land", points.land)
        .with("doubles", points.doubles)
}

fn asks(game: &Kuhlorado) -> Option<Phrase> {
    let ask = match game.phase {
        Phase::Start | Phase::Throw | Phase::Rethrow { .. } | Phase::Over => return None,
        Phase::Again(_) => Phrase::new("asks-again"),
        Phase::First(throw) => first_asks(throw),
        Phase::Second { throw, .. } if throw.kind() == Kind::TwoCows => Phrase::new("asks-second-cow"),
        Phase::Second { .. } => Phrase::new("asks-partner"),
    };
    Some(ask.with("who", game.seat))
}

fn first_asks(throw: Throw) -> Phrase {
    match throw.kind() {
        Kind::TwoCows => Phrase::new("asks-two-cows"),
        Kind::TwoNumbers if throw.low == throw.high => {
            Phrase::new("asks-number").with("number", throw.low.words())
        }
        Kind::TwoNumbers => {
            Phrase::new("asks-numbers").with("low", throw.low.words()).with("high", throw.high.words())
        }
        Kind::CowAndNumber => Phrase::new("asks-cow-and-number").with("number", throw.low.words()),
    }
}
