//! How the meadow looks.

use engine::kit::{Squares, square_name};
use engine::scene::{Area, Look, Piece, Tint};
use engine::{Phrase, Scene, Seat, SetUp, Show, Source};

use super::meadow::GRASS;
use super::phase::Phase;
use super::tiles::{Species, Tiles};
use super::{Position, TicTacMoo};

impl Show for TicTacMoo {
    fn scene(view: &Position) -> Scene {
        let Ok(game) = TicTacMoo::set_up(view) else { return Scene::default() };
        let squares = (0..64).map(|square| piece(&game, square)).collect();
        let mut areas = vec![Area::grid(Phrase::new("area-meadow"), 8, squares)];
        for seat in Seat::all(2) {
            areas.extend(player_areas(&game, seat));
        }
        areas.push(Area::lines(Phrase::new("area-animals"), vec![Phrase::new("animals-line")]));
        Scene { asks: asks(&game), areas }
    }

    fn sources(view: &Position) -> Vec<Source> {
        let taken = |species| view.players.iter().map(move |player| i16::from(player.taken.count(species)));
        let names = ["source-cows", "source-pigs", "source-sheep", "source-chickens"];
        Species::ALL.into_iter().zip(names).map(|(species, name)| Source::new(name, taken(species))).collect()
    }
}

/// The sign of ground on which nothing stands, and its colour.
fn ground(owner: Option<Seat>) -> (&'static str, Tint) {
    match owner {
        None => (".", Tint::Green),
        Some(Seat(0)) => ("+", Tint::Red),
        Some(_) => ("-", Tint::Blue),
    }
}

fn piece(game: &TicTacMoo, square: u8) -> Piece {
    if !GRASS.contains(square) {
        return Piece::new("", Tint::None, Phrase::new("corner")).look(Look::Faint);
    }
    let owner = game.layout.owner(square);
    let (sign, tint) = ground(owner);
    let (text, look, shows) = match game.meadow.at(square) {
        Some(species) => (species.to_string(), Look::Strong, species.words()),
        None => (sign.to_owned(), Look::Faint, Phrase::new("empty")),
    };
    let name = match owner {
        Some(seat) => Phrase::new("field-square").with("who", seat),
        None => Phrase::new("ring-square"),
    };
    Piece::new(text, tint, name.with("place", square_name(square)).with("shows", shows)).look(look)
}

fn player_areas(game: &TicTacMoo, seat: Seat) -> Vec<Area> {
    let player = game.player(seat);
    let (sign, tint) = ground(Some(seat));
    let row = |id, tiles: &mut dyn Iterator<Item = Species>| {
        let piece =
            |species: Species| Piece::new(species.to_string(), tint, species.words()).look(Look::Strong);
        Area::row(Phrase::new(id), tiles.map(piece).collect()).of(seat)
    };
    let lines = vec![
        Phrase::new("fields-line").with("sign", sign).with("fields", field_words(game, seat)),
        counted("taken-line", "taken-none", &player.taken),
        counted("supply-line", "supply-none", &player.supply),
    ];
    let mut areas = vec![
        Area::lines(Phrase::new("area-player").with("who", seat), lines).of(seat),
        row("area-farmhands", &mut player.farmhands.into_iter().flatten()),
        row("area-barn", &mut player.barn.into_iter()),
    ];
    if game.phase == Phase::Place {
        areas.push(row("area-start-tiles", &mut player.start_tiles.cards()));
    }
    areas
}

/// Where a seat's fields lie and what stands on them.
fn field_words(game: &TicTacMoo, seat: Seat) -> Vec<Phrase> {
    let words = |field: Squares| {
        let first = field.first().expect("a field has nine squares");
        // Two rows down and two columns right.
        let last = first + 2 * 8 + 2;
        let animals = Tiles::of(Species::ALL.map(|species| game.meadow.of(species).and(field).len()));
        counted("field", "field-empty", &animals)
            .with("from", square_name(first))
            .with("to", square_name(last))
    };
    game.layout.fields(seat).map(words).into()
}

/// A phrase about some tiles: how many there are in all and of each species, or that there are none.
fn counted(some: &'static str, none: &'static str, tiles: &Tiles) -> Phrase {
    if tiles.is_empty() {
        return Phrase::new(none);
    }
    let each: Vec<_> = tiles.kinds().map(|(species, count)| format!("{count}{species}")).collect();
    Phrase::new(some).with("count", tiles.len()).with("each", each.join(" "))
}

fn asks(game: &TicTacMoo) -> Option<Phrase> {
    let ask = match game.phase {
        Phase::Place if game.player(game.seat).start_tiles.len() == 2 => Phrase::new("asks-place"),
        Phase::Place => Phrase::new("asks-place-second"),
        Phase::Drive => {
            let barn = game.player(game.seat).barn.expect("who is to drive has a tile in the barn");
            let is_stuck = game.free_beside_barn().is_empty();
            let ask = Phrase::new(if is_stuck { "asks-drive-anywhere" } else { "asks-drive" });
            ask.with("animal", barn.words()).with("left", game.tiles_to_place().len())
        }
        Phase::Deal { .. } | Phase::Share { .. } | Phase::Swap | Phase::Draw | Phase::Over => return None,
    };
    Some(ask.with("who", game.seat))
}
