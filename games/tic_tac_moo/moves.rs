//! What may be done, and what luck may bring.

use engine::kit::Squares;
use engine::{Rng, Seat, below};

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
    pub(super) fn list_moves(&self, seat: Seat, into: &mut Vec<Move>) {
        if seat != self.seat {
            return;
        }
        let squares = self.open_squares();
        for (species, _) in self.tiles_to_place().kinds() {
            into.extend(squares.iter().map(|square| Move { species, square }));
        }
    }

    /// One of the moves just listed, without listing them.
    #[inline]
    pub(super) fn any_move<R: Rng + ?Sized>(&self, rng: &mut R) -> Move {
        let (tiles, squares) = (self.tiles_to_place(), self.open_squares());
        let count = u32::from(squares.len());
        let place = below(rng, tiles.variety() * count);
        Move { species: tiles.nth_kind(place / count), square: squares.nth(place % count) }
    }

    pub(super) fn list_odds(&self, into: &mut Vec<(Chance, u32)>) {
        if let Phase::Share { start } = self.phase {
            into.extend(shares(start).iter().map(|(one, other)| (Chance::Share(*one, *other), 1)));
        } else {
            let tiles = self.tiles_to_draw();
            into.extend(tiles.kinds().map(|(species, count)| (Chance::Tile(species), u32::from(count))));
        }
    }

    /// One of the outcomes just listed, without listing them.
    #[inline]
    pub(super) fn any_outcome<R: Rng + ?Sized>(&self, rng: &mut R) -> Chance {
        if let Phase::Share { start } = self.phase {
            let shares = shares(start);
            let (one, other) = shares[below(rng, shares.len() as u32) as usize];
            Chance::Share(one, other)
        } else {
            Chance::Tile(self.tiles_to_draw().draw(rng))
        }
    }

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
            _ => Squares::NONE,
        }
    }

    /// TTM-6: the first start tile goes to either of one's own fields, the second to the other.
    fn fields_without_animals(&self) -> Squares {
        let grazed = self.meadow.grazed();
        let fields = self.layout.fields(self.seat).into_iter();
        fields.filter(|field| field.and(grazed).is_empty()).fold(Squares::NONE, Squares::or)
    }

    /// TTM-8: the empty squares next to the species in the player's barn.
    #[inline]
    pub(super) fn free_beside_barn(&self) -> Squares {
        let barn = self.player(self.seat).barn.expect("who is to drive has a tile in the barn");
        self.meadow.free_beside(barn)
    }

    /// The tiles among which luck chooses, each alike.
    #[inline]
    fn tiles_to_draw(&self) -> Tiles {
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
fn shares(start: Option<Seat>) -> &'static [(Species, Species)] {
    match start {
        None => &SHARES,
        Some(Seat(0)) => &SHARES[..3],
        Some(_) => &SHARES[3..],
    }
}
