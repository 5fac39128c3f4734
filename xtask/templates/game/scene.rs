//! How the table looks.

use engine::scene::{Area, Look, Piece, Tint};
use engine::{Phrase, Scene, Seat, Show, Source};

use super::phase::Phase;
use super::{@@Type@@, Position};

impl Show for @@Type@@ {
    fn scene(view: &Position) -> Scene {
        let seats = view.home.len() as u8;
        let home = Seat::all(seats).zip(&view.home);
        let home = home.map(|(seat, count)| Phrase::new("home-line").with("who", seat).with("eggs", eggs(*count)));
        let mut lines: Vec<_> = home.collect();
        lines.push(Phrase::new("rounds-left").with("count", view.turns_left.div_ceil(seats)));
        let areas = vec![
            Area::row(Phrase::new("area-basket"), vec![basket(view)]),
            Area::lines(Phrase::new("area-home"), lines),
        ];
        Scene { asks: asks(view), areas }
    }

    fn sources(view: &Position) -> Vec<Source> {
        vec![Source::new("source-eggs", view.home.iter().map(|eggs| *eggs as i16))]
    }
}

fn basket(view: &Position) -> Piece {
    let look = if view.basket == 0 { Look::Faint } else { Look::Strong };
    Piece::new(view.basket.to_string(), Tint::Brown, eggs(view.basket.into())).look(look)
}

fn eggs(count: u16) -> Phrase {
    Phrase::new("eggs").with("count", count)
}

fn asks(view: &Position) -> Option<Phrase> {
    (view.phase == Phase::Choose).then(|| Phrase::new("asks-choose").with("who", Seat(view.seat)))
}
