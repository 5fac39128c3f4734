//! Moves and outcomes, and what they are chosen from.

use engine::Seat;
use engine::kit::Squares;

use super::TicTacMoo;
use super::phase::Phase;
use super::tiles::{Species, Tiles};

/// What a player decides: which tile goes where.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Move {
    /// The animal on the tile.
    pub species: Species,
    /// The square it goes to.
    pub square: u8,
}

/// What luck decides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// The next tile of the supply.
    Tile(Species),
    /// The two start tiles that seat 0 gets, in the order of the species.
    Share(Species, Species),
}

/// TTM-5: what seat 0 may get of the start tiles; the first three have the cow.
const SHARES: [(Species, Species); 6] = {
    use Species::{Chicken, Cow, Pig, Sheep};
    [(Cow, Pig), (Cow, Sheep), (Cow, Chicken), (Pig, Sheep), (Pig, Chicken), (Sheep, Chicken)]
};

impl TicTacMoo {
    /// The tiles from which the player chooses one to put on the meadow.
    #[inline]
    pub(super) fn tiles_to_place(&self) -> Tiles {
        let player = self.player(self.seat);
        match self.phase {
            Phase::Place => player.start_tiles,
            Phase::Drive => player.farmhands.into_iter().flatten().collect(),
            _ => Tiles::EMPTY,
        }
    }

    /// The squares where it may go, whichever it is.
    #[inline]
    pub(super) fn open_squares(&self) -> Squares {
        match self.phase {
            Phase::Place => self.fields_without_animals(),
            Phase::Drive => {
                let beside = self.free_beside_barn();
                // R3: with nothing to swap for, next to any animal.
                if beside.is_empty() { self.meadow.free_beside_any() } else { beside }
            }
            _ => Squares::EMPTY,
        }
    }

    /// TTM-6: the first start tile goes to either of one's own fields, the second to the other.
    fn fields_without_animals(&self) -> Squares {
        let grazed = self.meadow.grazed();
        let fields = self.layout.fields(self.seat).into_iter();
        fields.filter(|field| field.and(grazed).is_empty()).fold(Squares::EMPTY, Squares::or)
    }

    /// TTM-8: the empty squares next to the species in the player's barn.
    #[inline]
    pub(super) fn free_beside_barn(&self) -> Squares {
        let barn = self.player(self.seat).barn.expect("who is to drive has a tile in the barn");
        self.meadow.free_beside(barn)
    }

    /// The tiles among which luck chooses, each alike.
    #[inline]
    pub(super) fn tiles_to_draw(&self) -> Tiles {
        match self.phase {
            Phase::Deal { .. } | Phase::Draw => self.player(self.seat).supply,
            Phase::Swap => self.tiles_to_swap_for(),
            _ => Tiles::EMPTY,
        }
    }

    /// R3: the tiles of the player's supply that can be played next to.
    pub(super) fn tiles_to_swap_for(&self) -> Tiles {
        let supply = &self.player(self.seat).supply;
        let playable = |species: &Species| !self.meadow.free_beside(*species).is_empty();
        let mut tiles = Tiles::EMPTY;
        for species in Species::ALL.into_iter().filter(playable) {
            tiles.add_many(species, supply.count(species));
        }
        tiles
    }
}

/// TTM-5: a starter the table agreed on is given the cow.
pub(super) fn shares(start: Option<Seat>) -> &'static [(Species, Species)] {
    match start {
        None => &SHARES,
        Some(Seat(0)) => &SHARES[..3],
        Some(_) => &SHARES[3..],
    }
}
