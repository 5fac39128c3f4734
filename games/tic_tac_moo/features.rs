//! Numbers for learners: moves, and what a seat sees.

use engine::kit::{Kind, Squares};
use engine::{ActionGroup, Dense, Features, Planes, Seat};

use super::TicTacMoo;
use super::moves::Move;
use super::phase::Phase;
use super::score::ENOUGH;
use super::tiles::{Species, Tiles};

/// How many tiles of a kind a supply is said to have at least. Tables may choose up to 24 of a kind; most have 6.
const LEAST: [u8; 10] = [1, 2, 3, 4, 5, 6, 7, 9, 12, 16];

impl Features for TicTacMoo {
    const GROUPS: &'static [ActionGroup] = &[
        ActionGroup::new("cow", 64, "put a cow on the square a1, b1, and so on row by row"),
        ActionGroup::new("pig", 64, "put a pig there"),
        ActionGroup::new("sheep", 64, "put a sheep there"),
        ActionGroup::new("chicken", 64, "put a chicken there"),
    ];

    #[inline]
    fn action(mv: &Move) -> usize {
        mv.species.idx() * 64 + usize::from(mv.square)
    }

    #[inline]
    fn action_move(action: usize) -> Option<Move> {
        let species = *Species::ALL.get(action / 64)?;
        Some(Move { species, square: (action % 64) as u8 })
    }

    #[inline]
    fn observe<P: Planes>(&self, seat: Seat, planes: &mut P) {
        let order = [seat, seat.next(2)];
        planes.plane("animals", &[4, 8, 8], "on the square stands a cow, a pig, a sheep, a chicken");
        Species::ALL.into_iter().for_each(|species| planes.bits(self.meadow.of(species).bits(), 64));
        planes.plane("fields", &[2, 8, 8], "the square is in one of your fields; of the other player's");
        for seat in order {
            let [one, other] = self.layout.fields(seat);
            planes.bits(one.or(other).bits(), 64);
        }

        planes.plane("turn", &[1], "it is your turn");
        planes.flag(seat == self.seat);
        planes.plane(
            "phase",
            &[7],
            "waited for: the first tiles, the share, where start tiles go, a new tile for the barn, a drive, new tiles; it is over",
        );
        planes.one_of(Some(phase_number(self.phase)), 7);
        planes.plane("farmhands", &[2, 2, 4], "your farmhands have this animal; the other player's have");
        let tile = |tile: Option<Species>| tile.map(Kind::idx);
        order.into_iter().for_each(|seat| {
            self.player(seat).farmhands.into_iter().for_each(|species| planes.one_of(tile(species), 4));
        });
        planes.plane("barn", &[2, 4], "your barn has this animal; the other player's has");
        order.into_iter().for_each(|seat| planes.one_of(tile(self.player(seat).barn), 4));
        planes.plane("start tiles", &[2, 4], "you have this start tile left; the other player has");
        order.into_iter().for_each(|seat| planes.counts(self.player(seat).start_tiles.counts(), &[1]));
        planes.plane(
            "supply",
            &[2, LEAST.len(), 4],
            "your supply has at least 1, 2, 3, 4, 5, 6, 7, 9, 12, 16 of this animal; the other player's has",
        );
        order.into_iter().for_each(|seat| planes.counts(self.player(seat).supply.counts(), &LEAST));
        let enough = usize::from(ENOUGH);
        planes.plane("taken", &[2, enough], "you have taken at least so many; the other player has");
        order.into_iter().for_each(|seat| planes.count(usize::from(self.player(seat).taken.len()), enough));
    }

    #[inline]
    fn mask(&self, seat: Seat, _: &mut Vec<Move>, mask: &mut [u8]) {
        let (tiles, squares) = if seat == self.seat && matches!(self.phase, Phase::Place | Phase::Drive) {
            (self.tiles_to_place(), self.open_squares())
        } else {
            (Tiles::EMPTY, Squares::EMPTY)
        };
        let mut mask = Dense::new(mask);
        for species in Species::ALL {
            let may = if tiles.count(species) > 0 { squares } else { Squares::EMPTY };
            mask.bits(may.bits(), 64);
        }
    }
}

#[inline]
fn phase_number(phase: Phase) -> usize {
    match phase {
        Phase::Deal { .. } => 0,
        Phase::Share { .. } => 1,
        Phase::Place => 2,
        Phase::Swap => 3,
        Phase::Drive => 4,
        Phase::Draw => 5,
        Phase::Over => 6,
    }
}
