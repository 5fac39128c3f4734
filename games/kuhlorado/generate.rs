//! New sheets as fair as the shipped ones, from a number.
//!
//! Fair means (C1): 18 cows and 8 of each number; troughs off the edge that touch each other nowhere; every
//! quarter has 4 or 5 cows and 1 to 3 of each number; every edge has 2 or 3 cows and 1 or 2 of each number;
//! no two neighbours across an edge show the same.

use engine::kit::Squares;
use engine::{Fast, below};

use super::phase::Face;
use super::sheet::Sheet;

const COWS: usize = 18;
const EACH_NUMBER: usize = 8;

/// The sheet that belongs to a number.
pub(super) fn generate(seed: u64) -> Sheet {
    let mut rng = Fast::new(seed);
    loop {
        let Some(troughs) = place_troughs(&mut rng) else { continue };
        if let Some(grid) = fill(troughs, &mut rng) {
            let rows: Vec<String> =
                grid.chunks(8).map(|row| row.iter().map(|cell| char::from(*cell)).collect()).collect();
            let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
            return Sheet::read(&rows).expect("a balanced sheet is a sound one");
        }
    }
}

/// The letters of a sheet, row by row; 0 where nothing is printed yet.
type Letters = [u8; 64];

fn place_troughs(rng: &mut Fast) -> Option<Letters> {
    let mut letters = [0; 64];
    let mut taken = Squares::EMPTY;
    for (letter, long) in [(b'L', true), (b'L', true), (b's', false), (b's', false)] {
        let upright = below(rng, 2) == 0;
        let (height, width) = if long { if upright { (2, 1) } else { (1, 2) } } else { (1, 1) };
        let row = 1 + below(rng, 7 - height) as u8;
        let column = 1 + below(rng, 7 - width) as u8;
        let square = row * 8 + column;
        let mut trough = Squares::only(square);
        trough.insert(square + (height as u8 - 1) * 8 + (width as u8 - 1));
        if !trough.or(trough.around()).and(taken).is_empty() {
            return None;
        }
        trough.iter().for_each(|square| letters[usize::from(square)] = letter);
        taken = taken.or(trough);
    }
    Some(letters)
}

/// Prints numbers and cows at random, then swaps pairs as long as that makes the sheet no worse.
fn fill(mut letters: Letters, rng: &mut Fast) -> Option<Letters> {
    let free: Vec<usize> = (0..64).filter(|square| letters[*square] == 0).collect();
    let prints = [b"C".repeat(COWS), b"12345".repeat(EACH_NUMBER)].concat();
    assert_eq!(free.len(), prints.len(), "six trough squares leave 58");
    free.iter().zip(prints).for_each(|(square, letter)| letters[*square] = letter);
    for last in (1..free.len()).rev() {
        letters.swap(free[last], free[below(rng, last as u32 + 1) as usize]);
    }
    let mut cost = unfairness(&letters);
    for _ in 0..20_000 {
        if cost == 0 {
            return Some(letters);
        }
        let (a, b) = (free[below(rng, 58) as usize], free[below(rng, 58) as usize]);
        letters.swap(a, b);
        let swapped = unfairness(&letters);
        if swapped <= cost {
            cost = swapped;
        } else {
            letters.swap(a, b);
        }
    }
    None
}

/// How far a sheet is from fair; 0 is fair.
fn unfairness(letters: &Letters) -> u32 {
    let mut cost = 0;
    for square in 0..64 {
        let same = |other: usize| u32::from(letters[square] == letters[other] && letters[square] != b'L');
        cost += if square % 8 < 7 { same(square + 1) } else { 0 };
        cost += if square < 56 { same(square + 8) } else { 0 };
    }
    for quarter in 0..4 {
        let corner = quarter / 2 * 32 + quarter % 2 * 4;
        let squares = (0..16).map(|at| letters[corner + at / 4 * 8 + at % 4]);
        cost += outside(squares, 4..=5, 1..=3);
    }
    for edge in [(0, 1), (56, 1), (0, 8), (7, 8)] {
        let squares = (0..8).map(|at| letters[edge.0 + at * edge.1]);
        cost += outside(squares, 2..=3, 1..=2);
    }
    cost
}

/// By how much the counts among some squares miss what is fair for cows and for each number.
fn outside(
    letters: impl Iterator<Item = u8>,
    cows: std::ops::RangeInclusive<u32>,
    numbers: std::ops::RangeInclusive<u32>,
) -> u32 {
    let mut counts = [0u32; Face::COUNT as usize];
    for letter in letters {
        match letter {
            b'C' => counts[Face::COW.idx()] += 1,
            b'1'..=b'5' => counts[usize::from(letter - b'1')] += 1,
            _ => {}
        }
    }
    let miss = |count: u32, fair: &std::ops::RangeInclusive<u32>| {
        fair.start().saturating_sub(count) + count.saturating_sub(*fair.end())
    };
    let of_numbers: u32 = counts[..5].iter().map(|count| miss(*count, &numbers)).sum();
    of_numbers + miss(counts[Face::COW.idx()], &cows)
}

/// Whether a sheet is fair: what the generator promises, asked of any sheet.
#[cfg(test)]
pub(super) fn is_fair(sheet: &Sheet) -> bool {
    let letters: Vec<u8> = sheet.rows().concat().into_bytes();
    let letters: Letters = letters.try_into().expect("a sheet has 64 squares");
    let water = sheet.water();
    let edge = Squares::TOP.or(Squares::BOTTOM).or(Squares::LEFT).or(Squares::RIGHT);
    let apart = sheet.troughs.iter().all(|trough| trough.around().and(water).without(*trough).is_empty());
    let all =
        outside(letters.iter().copied(), COWS as u32..=COWS as u32, EACH_NUMBER as u32..=EACH_NUMBER as u32);
    unfairness(&letters) == 0 && apart && water.and(edge).is_empty() && all == 0
}
