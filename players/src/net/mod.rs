//! What a game learned by playing itself: a small net of whole numbers that judges positions.
//!
//! Inputs that hold ([`engine::Inputs`]) → 64 → 32 → for each seat, counted from the one that looks, its share of the
//! win and its points. The first layer is sums of rows, so a look costs as many rows as inputs hold. Everything but
//! the last step is whole numbers, and that one uses nothing in which machines differ: the same bits come out everywhere.

mod file;
mod judge;

use engine::MOST_SEATS;

pub use file::{BadNet, Header};
pub use judge::Judge;

use crate::search::PerSeat;
/// 2 to the power of a number, the same on every machine.
pub use crate::search::exp2;

/// How many numbers the first layer has, and the second.
pub const FIRST: usize = 64;
/// How many numbers the second layer has.
pub const SECOND: usize = 32;

/// One as it is in both layers, in bits: numbers there go from 0 to just below 2.
pub const ONE: u32 = 6;
/// The most a number of a layer can be.
pub const MOST: i32 = 127;
/// The most a weight of the first layer can be, and the most it can begin with.
pub const MOST_WEIGHT: i16 = 127;
/// See [`MOST_WEIGHT`].
pub const MOST_BIAS: i16 = 8000;

/// What one of the last layer's numbers for points is worth.
pub const POINTS_UNIT: f32 = 16.0;

/// A net. Weights are whole numbers; how many of their bits stand behind the point is said in the header.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Net {
    /// What it is for, and how it was made.
    pub header: Header,
    /// A row for every input.
    pub first: Vec<[i8; FIRST]>,
    /// What the first layer begins with.
    pub first_bias: [i16; FIRST],
    /// For every number of the second layer its weights.
    pub second: Box<[[i16; FIRST]; SECOND]>,
    /// What the second layer begins with.
    pub second_bias: [i32; SECOND],
    /// For every seat, counted from the one that looks, the weights of its share of the win; then those of its points.
    pub third: Vec<[i16; SECOND]>,
    /// What these begin with.
    pub third_bias: Vec<i32>,
}

/// What a net thinks of a position, for seats counted from the one that looks.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Looked {
    pub(crate) win: PerSeat,
    pub(crate) points: PerSeat,
}

impl Net {
    /// Looks at what a seat is shown, at a table of so many.
    pub(crate) fn look(&self, held: &[u16], seats: usize) -> Looked {
        let [first_shift, second_shift, third_shift] = self.header.points;
        let mut sums = self.first_bias;
        for input in held {
            let row = &self.first[usize::from(*input)];
            sums.iter_mut().zip(row).for_each(|(sum, weight)| *sum = sum.saturating_add(i16::from(*weight)));
        }
        let shift = first_shift - ONE;
        let half = (1 << shift) >> 1;
        let layer = sums.map(|sum| ((i32::from(sum) + half) >> shift).clamp(0, MOST) as i16);

        let half = (1 << second_shift) >> 1;
        let mut last = [0_i16; SECOND];
        for ((number, weights), bias) in last.iter_mut().zip(self.second.iter()).zip(&self.second_bias) {
            let sum: i32 = products(&layer, weights) + bias;
            *number = ((sum + half) >> second_shift).clamp(0, MOST) as i16;
        }
        let mut looked = Looked::default();
        let unit = 1.0 / (1_u32 << (ONE + third_shift)) as f32;
        let output = |at: usize| (products(&last, &self.third[at]) + self.third_bias[at]) as f32 * unit;
        let most = usize::from(self.header.seats).min(MOST_SEATS);
        let mut whole = 0.0;
        for seat in 0..seats.min(most) {
            looked.win[seat] = exp2(output(seat));
            whole += looked.win[seat];
            looked.points[seat] = output(most + seat) * POINTS_UNIT;
        }
        looked.win.iter_mut().for_each(|win| *win /= whole);
        looked
    }
}

#[inline]
fn products<const N: usize>(numbers: &[i16; N], weights: &[i16; N]) -> i32 {
    numbers.iter().zip(weights).map(|(number, weight)| i32::from(*number) * i32::from(*weight)).sum()
}

#[cfg(test)]
mod tests {
    use engine::{Fast, below};

    use super::*;

    fn some_net(rng: &mut Fast) -> Net {
        let mut draw = |most: i32| below(rng, 2 * most as u32 + 1) as i32 - most;
        Net {
            header: Header {
                game: "test".into(),
                version: 1,
                inputs: 50,
                seats: 3,
                points: [7, 6, 8],
                made: "by lot".into(),
            },
            first: (0..50).map(|_| std::array::from_fn(|_| draw(127) as i8)).collect(),
            first_bias: std::array::from_fn(|_| draw(500) as i16),
            second: Box::new(std::array::from_fn(|_| std::array::from_fn(|_| draw(127) as i16))),
            second_bias: std::array::from_fn(|_| draw(9000)),
            third: (0..6).map(|_| std::array::from_fn(|_| draw(300) as i16)).collect(),
            third_bias: (0..6).map(|_| draw(9000)).collect(),
        }
    }

    /// What a net thinks, counted the plain way.
    fn counted(net: &Net, held: &[u16], seats: usize) -> Looked {
        let layer = |sum: f64, bits: u32| (sum / f64::from(1 << bits) + 0.5).floor().clamp(0.0, 127.0);
        let [first, second, third] = net.header.points;
        let one: Vec<f64> = (0..FIRST)
            .map(|at| {
                let rows = held.iter().map(|input| f64::from(net.first[usize::from(*input)][at]));
                layer(f64::from(net.first_bias[at]) + rows.sum::<f64>(), first - ONE)
            })
            .collect();
        let two: Vec<f64> = (0..SECOND)
            .map(|at| {
                let sum: f64 =
                    one.iter().zip(net.second[at]).map(|(one, weight)| one * f64::from(weight)).sum();
                layer(f64::from(net.second_bias[at]) + sum, second)
            })
            .collect();
        let output = |at: usize| {
            let sum: f64 = two.iter().zip(net.third[at]).map(|(two, weight)| two * f64::from(weight)).sum();
            (f64::from(net.third_bias[at]) + sum) / f64::from(1 << (ONE + third))
        };
        let shares: Vec<f64> = (0..seats).map(|seat| output(seat).exp2()).collect();
        let mut looked = Looked::default();
        for seat in 0..seats {
            looked.win[seat] = (shares[seat] / shares.iter().sum::<f64>()) as f32;
            looked.points[seat] = (output(3 + seat) * f64::from(POINTS_UNIT)) as f32;
        }
        looked
    }

    #[test]
    fn a_look_is_what_one_counts_by_hand() {
        let mut rng = Fast::new(4);
        for seats in [2, 3] {
            for _ in 0..50 {
                let net = some_net(&mut rng);
                let held: Vec<u16> = (0..30).map(|_| below(&mut rng, 50) as u16).collect();
                let (looked, counted) = (net.look(&held, seats), counted(&net, &held, seats));
                for seat in 0..MOST_SEATS {
                    let off = (looked.win[seat] - counted.win[seat]).abs();
                    assert!(off < 2e-3, "{looked:?}, {counted:?}");
                    let off = (looked.points[seat] - counted.points[seat]).abs();
                    assert!(off < 1e-2, "{looked:?}, {counted:?}");
                }
                let whole: f32 = looked.win.iter().sum();
                assert!((whole - 1.0).abs() < 1e-5, "shares are parts of one win: {whole}");
            }
        }
    }
}
