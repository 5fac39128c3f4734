//! Squares of a board of eight by eight, as the bits of one number.

use super::BitSet;

/// Some squares of an 8×8 board. Square `row * 8 + column`, both from 0, counted from the upper left.
pub type Squares = BitSet<u8, u64>;

const LEFT: u64 = 0x0101_0101_0101_0101;
const RIGHT: u64 = LEFT << 7;

impl Squares {
    /// The uppermost row.
    pub const TOP: Squares = Squares::of_bits(0xff);
    /// The lowest row.
    pub const BOTTOM: Squares = Squares::of_bits(0xff << 56);
    /// The leftmost column.
    pub const LEFT: Squares = Squares::of_bits(LEFT);
    /// The rightmost column.
    pub const RIGHT: Squares = Squares::of_bits(RIGHT);

    /// The squares moved by some rows and columns; what leaves the board is gone.
    #[inline]
    #[must_use]
    pub const fn moved(self, rows: i8, columns: i8) -> Squares {
        let mut bits = self.bits();
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
            Squares::of_bits(bits << (8 * rows as u32))
        } else {
            Squares::of_bits(bits >> (8 * rows.unsigned_abs() as u32))
        }
    }

    /// The squares next to these across an edge; some of these may be among them.
    #[inline]
    #[must_use]
    pub const fn adjoining(self) -> Squares {
        let bits = self.bits();
        Squares::of_bits(bits << 8 | bits >> 8 | (bits & !RIGHT) << 1 | (bits & !LEFT) >> 1)
    }

    /// The squares next to these across an edge or a corner; some of these may be among them.
    #[inline]
    #[must_use]
    pub const fn around(self) -> Squares {
        let sides = (self.bits() & !RIGHT) << 1 | (self.bits() & !LEFT) >> 1;
        let wide = self.bits() | sides;
        Squares::of_bits(sides | wide << 8 | wide >> 8)
    }

    /// The squares in one line with this one, with exactly one square between.
    #[inline]
    #[must_use]
    pub const fn one_between(self) -> Squares {
        let right = (self.bits() & !(RIGHT | RIGHT >> 1)) << 2;
        let left = (self.bits() & !(LEFT | LEFT << 1)) >> 2;
        let wide = self.bits() | right | left;
        Squares::of_bits(right | left | wide << 16 | wide >> 16)
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

/// Eight rows of eight plain letters: every square shows the last of the sets it is in, or else `ground`.
pub fn drawn<const N: usize>(ground: char, sets: [(Squares, char); N]) -> [String; 8] {
    let mut letters = [ground as u8; 64];
    for (squares, letter) in sets {
        squares.iter().for_each(|square| letters[usize::from(square)] = letter as u8);
    }
    std::array::from_fn(|row| {
        let row = str::from_utf8(&letters[row * 8..row * 8 + 8]);
        row.expect("the letters are plain").to_owned()
    })
}

/// How many squares a row of letters has. Usually eight plain letters, which need not be counted.
pub fn row_width(row: &str) -> usize {
    if row.len() == 8 && row.is_ascii() { 8 } else { row.chars().count() }
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
            let squares = Squares::of_bits(bits & mask);
            prop_assert_eq!(squares.adjoining(), slowly(squares, |r, c| r + c == 1));
            prop_assert_eq!(squares.around(), slowly(squares, |r, c| r.max(c) == 1));
            let two = |r: i8, c: i8| r.max(c) == 2 && r.min(c) % 2 == 0;
            prop_assert_eq!(squares.one_between(), slowly(squares, two));
        }

        #[test]
        fn moving_is_adding(bits: u64, rows in -7..8i8, columns in -7..8i8) {
            let moved: Squares = Squares::of_bits(bits).iter().filter_map(|square| {
                let (r, c) = at(square);
                let (r, c) = (r + rows, c + columns);
                ((0..8).contains(&r) && (0..8).contains(&c)).then_some((r * 8 + c) as u8)
            }).collect();
            prop_assert_eq!(Squares::of_bits(bits).moved(rows, columns), moved);
        }

        #[test]
        fn areas_are_apart_and_whole(bits: u64, mask: u64) {
            let squares = Squares::of_bits(bits & mask);
            let mut together = Squares::EMPTY;
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
    }
}
