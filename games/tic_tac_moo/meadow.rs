//! The meadow: its squares and fields, what adjoins what, and herds.

use engine::Seat;
use engine::kit::{Kind, Squares};
use serde::{Deserialize, Serialize};

use super::tiles::{Species, Tiles};

/// TTM-1: every square but the four corners.
pub const GRASS: Squares = Squares::of_bits(!0x8100_0000_0000_0081);

/// TTM-1: the four fields of the inner 6×6: upper left, upper right, lower left, lower right.
const FIELDS: [Squares; 4] = {
    let upper_left = Squares::of_bits(0x0e0e_0e00);
    [upper_left, upper_left.moved(0, 3), upper_left.moved(3, 0), upper_left.moved(3, 3)]
};

/// Along a row, a column and the two diagonals: so many rows down and columns right.
const AXES: [(i8, i8); 4] = [(0, 1), (1, 0), (1, 1), (1, -1)];

/// C1: who holds which fields.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Layout {
    /// Seat 0 holds the upper left and the lower right field.
    #[default]
    Diagonal,
    /// Seat 0 holds the two upper fields.
    Sides,
}

impl Layout {
    /// The two fields of a seat.
    #[inline]
    pub fn fields(self, seat: Seat) -> [Squares; 2] {
        let [upper_left, upper_right, lower_left, lower_right] = FIELDS;
        match (self, seat) {
            (Layout::Diagonal, Seat(0)) => [upper_left, lower_right],
            (Layout::Diagonal, _) => [upper_right, lower_left],
            (Layout::Sides, Seat(0)) => [upper_left, upper_right],
            (Layout::Sides, _) => [lower_left, lower_right],
        }
    }

    /// Whose ground a square is; the ring is nobody's.
    pub fn owner(self, square: u8) -> Option<Seat> {
        Seat::all(2).find(|seat| self.fields(*seat).iter().any(|field| field.contains(square)))
    }
}

/// The animals on the meadow: for each species, where it stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct Meadow([Squares; 4]);

impl Meadow {
    /// Where this species stands.
    #[inline]
    pub(super) fn of(&self, species: Species) -> Squares {
        self.0[species.idx()]
    }

    /// Where any animal stands.
    #[inline]
    pub(super) fn grazed(&self) -> Squares {
        let [cows, pigs, sheep, chickens] = self.0;
        cows.or(pigs).or(sheep).or(chickens)
    }

    /// What stands on a square.
    pub(super) fn at(&self, square: u8) -> Option<Species> {
        Species::ALL.into_iter().find(|species| self.of(*species).contains(square))
    }

    /// TTM-8: the empty squares next to this species.
    #[inline]
    pub(super) fn free_beside(&self, species: Species) -> Squares {
        self.free_around(self.of(species))
    }

    /// R3: the empty squares next to any animal.
    pub(super) fn free_beside_any(&self) -> Squares {
        self.free_around(self.grazed())
    }

    #[inline]
    fn free_around(&self, animals: Squares) -> Squares {
        animals.around().and(GRASS).without(self.grazed())
    }

    /// TTM-13: whether a field is full, with at least two of each species.
    #[inline]
    pub(super) fn completes(&self, field: Squares) -> bool {
        field.without(self.grazed()).is_empty() && self.0.iter().all(|animals| animals.and(field).len() >= 2)
    }

    /// Puts an animal down.
    #[inline]
    pub(super) fn place(&mut self, species: Species, square: u8) {
        self.0[species.idx()].insert(square);
    }

    /// TTM-10: takes away the herds that the animal on this square stands in, but not the animal itself.
    #[inline]
    pub(super) fn take_herds(&mut self, species: Species, square: u8) -> u8 {
        let herds = self.herds(species, square);
        self.0[species.idx()] = self.of(species).without(herds);
        herds.len()
    }

    /// TTM-10, R7: every row of three or more that an animal on this square stands, or would stand, in. Rows
    /// cross borders and the ring; on a missing corner nobody ever stands.
    #[inline]
    pub(super) fn rows(&self, species: Species, square: u8) -> impl Iterator<Item = Squares> {
        let placed = Squares::only(square);
        let others = self.of(species);
        // Most tiles stand next to none of their kind; then no axis needs a look.
        let axes = if others.and(placed.around()).is_empty() { &[][..] } else { &AXES[..] };
        let rows = axes.iter().map(move |(down, right)| row_through(placed, others, *down, *right));
        rows.filter(|row| row.len() >= 3)
    }

    /// TTM-10: the others in those rows.
    #[inline]
    pub(super) fn herds(&self, species: Species, square: u8) -> Squares {
        let together = self.rows(species, square).fold(Squares::EMPTY, Squares::or);
        together.without(Squares::only(square))
    }

    /// TTM-10: the squares, free or not, where one more of this species would stand in a row of three.
    #[inline]
    pub(super) fn herding_squares(&self, species: Species) -> Squares {
        let others = self.of(species);
        AXES.iter().fold(Squares::EMPTY, |found, (down, right)| {
            let (before, after) = (others.moved(*down, *right), others.moved(-down, -right));
            let ends = before.and(before.moved(*down, *right)).or(after.and(after.moved(-down, -right)));
            found.or(before.and(after)).or(ends)
        })
    }

    /// How many animals of each species there are.
    pub(super) fn tiles(&self) -> Tiles {
        Tiles::of(self.0.map(Squares::len))
    }
}

/// The unbroken row along one axis, grown from one square over those where the others stand.
#[inline]
fn row_through(square: Squares, others: Squares, down: i8, right: i8) -> Squares {
    let mut row = square;
    loop {
        let ends = row.moved(down, right).or(row.moved(-down, -right));
        let longer = row.or(ends.and(others));
        if longer == row {
            return row;
        }
        row = longer;
    }
}
