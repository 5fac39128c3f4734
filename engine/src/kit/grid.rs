//! Squares of a board of eight by eight, as the bits of one number.

/// Some squares of an 8×8 board. Square `row * 8 + column`, both from 0, counted from the upper left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Squares(pub u64);

const LEFT: u64 = 0x0101_0101_0101_0101;
const RIGHT: u64 = LEFT << 7;

impl Squares {
    /// No square.
    pub const NONE: Squares = Squares(0);
    /// The uppermost row.
    pub const TOP: Squares = Squares(0xff);
    /// The lowest row.
    pub const BOTTOM: Squares = Squares(0xff << 56);
    /// The leftmost column.
    pub const LEFT: Squares = Squares(LEFT);
    /// The rightmost column.
    pub const RIGHT: Squares = Squares(RIGHT);

    /// Just this square.
    #[inline]
    pub const fn only(square: u8) -> Squares {
        Squares(1 << square)
    }

    /// Whether the square is among them.
    #[inline]
    pub const fn contains(self, square: u8) -> bool {
        self.0 & (1 << square) != 0
    }

    /// Adds a square.
    #[inline]
    pub fn insert(&mut self, square: u8) {
        self.0 |= 1 << square;
    }

    /// Takes a square out.
    #[inline]
    pub fn remove(&mut self, square: u8) {
        self.0 &= !(1 << square);
    }

    /// How many.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The squares in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Squares) -> Squares {
        Squares(self.0 & other.0)
    }

    /// The squares in either set.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Squares) -> Squares {
        Squares(self.0 | other.0)
    }

    /// The squares that are not in the other set.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Squares) -> Squares {
        Squares(self.0 & !other.0)
    }

    /// The squares moved by some rows and columns; what leaves the board is gone.
    #[inline]
    #[must_use]
    pub const fn moved(self, rows: i8, columns: i8) -> Squares {
        let mut bits = self.0;
        let mut left = columns;
        while left > 0 {
            bits = (bits & !RIGHT) << 1;
            left -= 1;
        }
        while left < 0 {
            bits = (bits & !LEFT) >> 1;
            left += 1;
        }
        if rows >= 0 {
            Squares(bits << (8 * rows as u32))
        } else {
            Squares(bits >> (8 * rows.unsigned_abs() as u32))
        }
    }

    /// The squares next to these across an edge; some of these may be among them.
    #[inline]
    #[must_use]
    pub const fn adjoining(self) -> Squares {
        let bits = self.0;
        Squares(bits << 8 | bits >> 8 | (bits & !RIGHT) << 1 | (bits & !LEFT) >> 1)
    }

    /// The squares next to these across an edge or a corner; some of these may be among them.
    #[inline]
    #[must_use]
    pub const fn around(self) -> Squares {
        let sides = (self.0 & !RIGHT) << 1 | (self.0 & !LEFT) >> 1;
        let wide = self.0 | sides;
        Squares(sides | wide << 8 | wide >> 8)
    }

    /// The squares in one line with this one, with exactly one square between.
    #[inline]
    #[must_use]
    pub const fn one_between(self) -> Squares {
        let right = (self.0 & !(RIGHT | RIGHT >> 1)) << 2;
        let left = (self.0 & !(LEFT | LEFT << 1)) >> 2;
        let wide = self.0 | right | left;
        Squares(right | left | wide << 16 | wide >> 16)
    }

    /// The lowest square, if there is one.
    #[inline]
    pub const fn first(self) -> Option<u8> {
        if self.0 == 0 { None } else { Some(self.0.trailing_zeros() as u8) }
    }

    /// The square at a place, counted from 0 in ascending order.
    #[inline]
    pub fn nth(self, place: u32) -> u8 {
        debug_assert!(place < self.0.count_ones(), "there is no square at that place");
        let mut bits = self.0;
        for _ in 0..place {
            bits &= bits - 1;
        }
        bits.trailing_zeros() as u8
    }

    /// The squares in ascending order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = u8> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let square = (bits != 0).then(|| bits.trailing_zeros() as u8)?;
            bits &= bits - 1;
            Some(square)
        })
    }

    /// The areas these squares form, joined across edges, by their lowest square.
    pub fn areas(self) -> impl Iterator<Item = Squares> {
        let mut left = self;
        std::iter::from_fn(move || {
            let mut area = Squares::only(left.first()?);
            loop {
                let grown = area.or(area.adjoining().and(left));
                if grown == area {
                    break;
                }
                area = grown;
            }
            left = left.without(area);
            Some(area)
        })
    }
}

impl FromIterator<u8> for Squares {
    fn from_iter<I: IntoIterator<Item = u8>>(squares: I) -> Squares {
        let mut set = Squares::NONE;
        squares.into_iter().for_each(|square| set.insert(square));
        set
    }
}

/// What a square is called: its column `a` to `h` and its row 1 to 8 from the top.
pub fn square_name(square: u8) -> String {
    format!("{}{}", char::from(b'a' + square % 8), square / 8 + 1)
}

/// The square of that name.
pub fn read_square(text: &str) -> Option<u8> {
    match text.as_bytes() {
        [column @ b'a'..=b'h', row @ b'1'..=b'8'] => Some((row - b'1') * 8 + column - b'a'),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn at(square: u8) -> (i8, i8) {
        ((square / 8) as i8, (square % 8) as i8)
    }

    /// The squares for which somebody in `squares` stands at a distance that fits.
    fn slowly(squares: Squares, fits: impl Fn(i8, i8) -> bool) -> Squares {
        (0..64)
            .filter(|to| {
                squares.iter().any(|from| {
                    let ((row, column), (r, c)) = (at(*to), at(from));
                    fits((row - r).abs(), (column - c).abs())
                })
            })
            .collect()
    }

    proptest! {
        #[test]
        fn neighbours_are_what_a_ruler_says(bits: u64, mask: u64) {
            let squares = Squares(bits & mask);
            prop_assert_eq!(squares.adjoining(), slowly(squares, |r, c| r + c == 1));
            prop_assert_eq!(squares.around(), slowly(squares, |r, c| r.max(c) == 1));
            let two = |r: i8, c: i8| r.max(c) == 2 && r.min(c) % 2 == 0;
            prop_assert_eq!(squares.one_between(), slowly(squares, two));
        }

        #[test]
        fn moving_is_adding(bits: u64, rows in -7..8i8, columns in -7..8i8) {
            let moved: Squares = Squares(bits).iter().filter_map(|square| {
                let (r, c) = at(square);
                let (r, c) = (r + rows, c + columns);
                ((0..8).contains(&r) && (0..8).contains(&c)).then_some((r * 8 + c) as u8)
            }).collect();
            prop_assert_eq!(Squares(bits).moved(rows, columns), moved);
        }

        #[test]
        fn areas_are_apart_and_whole(bits: u64, mask: u64) {
            let squares = Squares(bits & mask);
            let mut together = Squares::NONE;
            for area in squares.areas() {
                prop_assert!(area.and(together).is_empty());
                // Nothing of ours adjoins it from outside, and it is in one piece.
                prop_assert!(area.adjoining().and(squares).without(area).is_empty());
                prop_assert!(area.iter().all(|square| area.len() == 1
                    || !Squares::only(square).adjoining().and(area).is_empty()));
                together = together.or(area);
            }
            prop_assert_eq!(together, squares);
        }

        #[test]
        fn names_are_read_back(square in 0..64u8) {
            prop_assert_eq!(read_square(&square_name(square)), Some(square));
        }

        #[test]
        fn nth_counts_in_order(bits: u64) {
            for (place, square) in Squares(bits).iter().enumerate() {
                prop_assert_eq!(Squares(bits).nth(place as u32), square);
            }
        }
    }
}
