//! How the table looks.

use engine::scene::{Area, Look, Piece, Tint};
use engine::{Phrase, Scene, Seat, Show, Source};

use super::HappyCows;
use super::cards::{Colour, CowCard, FarmCard, OpenCard, TopCard};
use super::phase::Phase;
use super::position::{FarmPosition, Position};
use super::view::View;

impl Show for HappyCows {
    fn scene(view: &View) -> Scene {
        let position = &view.position;
        let mut areas = Vec::new();
        // The viewer's own farm comes last, nearest to where the choice is made.
        let seats = position.players.len() as u8;
        let first = view.you.map_or(Seat(0), |you| you.next(seats));
        for seat in first.round(seats) {
            areas.extend(farm(seat, &position.players[seat.idx()]));
        }
        areas.push(Area::row(Phrase::new("area-row"), position.row.iter().map(open_card).collect()));
        areas.push(Area::row(pile_name(position), position.top.iter().map(top_card).collect()));
        Scene { asks: asks(position), areas }
    }

    fn sources(view: &View) -> Vec<Source> {
        let farms = || view.position.players.iter();
        let outside = |happy| farms().map(move |farm| worth(&farm.outside, happy));
        let inside = |happy| farms().map(move |farm| farm.barns.iter().map(|barn| worth(barn, happy)).sum());
        vec![
            Source::new("source-happy-outside", outside(true)),
            Source::new("source-happy-inside", inside(true)),
            Source::new("source-sad-outside", outside(false)),
            Source::new("source-sad-inside", inside(false)),
        ]
    }
}

fn farm(seat: Seat, farm: &FarmPosition) -> Vec<Area> {
    let name = Phrase::new("area-farm").with("who", seat).with("points", farm.points);
    let mut areas = vec![Area::row(name, farm.outside.iter().map(cow).collect()).of(seat)];
    let names: &[&str] = if farm.barns.len() == 1 { &["area-barn"] } else { &["area-barn-1", "area-barn-2"] };
    for (name, barn) in names.iter().zip(&farm.barns) {
        areas.push(Area::row(Phrase::new(name).with("who", seat), barn.iter().map(cow).collect()).of(seat));
    }
    areas
}

impl Colour {
    /// The colour as scenes know it.
    pub fn tint(self) -> Tint {
        [Tint::Blue, Tint::Purple, Tint::Red, Tint::Orange, Tint::Green][self as usize]
    }
}

/// HAP-1: the symbol goes with the colour. A happy cow stands out.
fn cow(card: &CowCard) -> Piece {
    let colour = card.cow.colour();
    let look = if card.happy { Look::Strong } else { Look::Plain };
    Piece::new(format!("{}{card}", colour.symbol()), colour.tint(), card.words()).look(look)
}

fn farm_card(card: FarmCard) -> Piece {
    match card.colour() {
        Some(colour) => Piece::new(format!("{}{card}", colour.symbol()), colour.tint(), card.words()),
        None => Piece::new(card.to_string(), Tint::None, card.words()),
    }
}

fn open_card(open: &OpenCard) -> Piece {
    match open {
        OpenCard::Cow(card) => cow(card),
        OpenCard::Farm(card) => farm_card(*card),
    }
}

fn top_card(top: &TopCard) -> Piece {
    match top {
        TopCard::Cow(card) => cow(card),
        TopCard::Farm => Piece::new("farm", Tint::None, Phrase::new("farm-card")).look(Look::Faint),
    }
}

fn pile_name(position: &Position) -> Phrase {
    Phrase::new("area-pile").with("count", position.pile.as_ref().map_or(0, Vec::len))
}

fn asks(position: &Position) -> Option<Phrase> {
    let ask = match position.phase {
        Phase::Start | Phase::Deal { .. } | Phase::Which(_) | Phase::Reveal(_) | Phase::Over => return None,
        Phase::Cheer { .. } => Phrase::new("asks-cheer"),
        Phase::Act => Phrase::new("asks-act"),
        Phase::Colour => Phrase::new("asks-colour"),
        Phase::Barn { build: true } => Phrase::new("asks-build"),
        Phase::Barn { build: false } => Phrase::new("asks-barn"),
        Phase::Rain { colour } => Phrase::new("asks-rain").with("colour", colour.words()),
        Phase::Give => Phrase::new("asks-give"),
        Phase::Take { given } => Phrase::new("asks-take").with("given", given.words()),
        Phase::Bull { left } => Phrase::new("asks-bull").with("left", left),
        Phase::Hunger { of: None, .. } => Phrase::new("asks-hunger"),
        Phase::Hunger { of: Some(of), .. } => Phrase::new("asks-hunger-again").with("whose", of),
        Phase::Weather => Phrase::new("asks-weather"),
        Phase::Milkmaid => Phrase::new("asks-milkmaid"),
    };
    Some(ask.with("who", Seat(position.seat)))
}

/// What the happy ones among cows bring, or the sad ones cost.
fn worth(cows: &[CowCard], happy: bool) -> i16 {
    let icons = cows.iter().filter(|card| card.happy == happy).map(|card| i16::from(card.cow.icons()));
    icons.sum::<i16>() * if happy { 1 } else { -1 }
}
