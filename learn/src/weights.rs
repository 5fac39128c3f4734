//! The net while it learns: the same as [`players::net::Net`], with fractions.

use engine::{Fast, MOST_SEATS, Rng};
use players::net::{FIRST, Header, MOST_BIAS, MOST_WEIGHT, Net, ONE, POINTS_UNIT, SECOND, exp2};

/// The most a number of a layer can be, as in the net of whole numbers.
const MOST: f32 = 127.0 / (1 << ONE) as f32;
/// The most a weight can be, so that it fits eight bits.
const MOST_FIRST: f32 = MOST_WEIGHT as f32 / (1 << ONE) as f32;
const MOST_REST: f32 = 3.9;

/// What points count beside the win while learning.
const POINTS_WEIGHT: f32 = 0.1;

/// A number of a layer that is at its least or most learns so much slower, but does not stop: it would never come back.
const STUCK: f32 = 0.1;

/// One number per seat, counted from the one that looks.
pub(crate) type PerSeat = [f32; MOST_SEATS];

/// What the net thinks of a position, or should.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Opinion {
    pub(crate) win: PerSeat,
    pub(crate) points: PerSeat,
}

/// The weights.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Weights {
    pub(crate) seats: usize,
    pub(crate) first: Vec<[f32; FIRST]>,
    pub(crate) first_bias: [f32; FIRST],
    pub(crate) second: Vec<[f32; FIRST]>,
    pub(crate) second_bias: [f32; SECOND],
    pub(crate) third: Vec<[f32; SECOND]>,
    pub(crate) third_bias: Vec<f32>,
}

/// What a look leaves behind for learning from it.
struct Layers {
    one: [f32; FIRST],
    two: [f32; SECOND],
    opinion: Opinion,
}

impl Weights {
    /// Weights that know nothing.
    pub(crate) fn new(inputs: usize, seats: usize, seed: u64) -> Weights {
        let mut rng = Fast::new(seed ^ 0x6e65_7473);
        let mut small = |most: f32| (rng.next_u32() as f32 / u32::MAX as f32 * 2.0 - 1.0) * most;
        Weights {
            seats,
            first: (0..inputs).map(|_| std::array::from_fn(|_| small(0.02))).collect(),
            first_bias: std::array::from_fn(|_| 0.5 + small(0.3)),
            second: (0..SECOND).map(|_| std::array::from_fn(|_| small(0.25))).collect(),
            second_bias: [0.2; SECOND],
            third: (0..2 * seats).map(|_| std::array::from_fn(|_| small(0.1))).collect(),
            third_bias: vec![0.0; 2 * seats],
        }
    }

    /// All weights in one row, for writing them down and reading them back.
    pub(crate) fn all(&mut self) -> impl Iterator<Item = &mut f32> {
        let rows = self.first.iter_mut().chain(&mut self.second).flatten();
        let biases = self.first_bias.iter_mut().chain(&mut self.second_bias);
        let last = self.third.iter_mut().flatten().chain(&mut self.third_bias);
        rows.chain(biases).chain(last)
    }

    pub(crate) fn look(&self, held: &[u16], seats: usize) -> Opinion {
        self.layers(held, seats).opinion
    }

    fn layers(&self, held: &[u16], seats: usize) -> Layers {
        let mut one = self.first_bias;
        for input in held {
            let row = &self.first[usize::from(*input)];
            one.iter_mut().zip(row).for_each(|(sum, weight)| *sum += weight);
        }
        one.iter_mut().for_each(|number| *number = number.clamp(0.0, MOST));
        let mut two = self.second_bias;
        for (number, weights) in two.iter_mut().zip(&self.second) {
            *number = (*number + products(&one, weights)).clamp(0.0, MOST);
        }
        let mut opinion = Opinion::default();
        let mut whole = 0.0;
        for seat in 0..seats {
            let share = exp2((self.third_bias[seat] + products(&two, &self.third[seat])).clamp(-30.0, 30.0));
            opinion.win[seat] = share;
            whole += share;
            let at = self.seats + seat;
            opinion.points[seat] = (self.third_bias[at] + products(&two, &self.third[at])) * POINTS_UNIT;
        }
        opinion.win.iter_mut().for_each(|win| *win /= whole);
        Layers { one, two, opinion }
    }

    /// Moves the weights so that a share of the error goes away: what is thought of a position comes nearer to what should
    /// have been thought. How far off it was: the squared error of the own share of the win.
    pub(crate) fn learn(&mut self, held: &[u16], seats: usize, target: &Opinion, share: f32) -> f32 {
        let Layers { one, two, opinion } = self.layers(held, seats);
        let mut slopes = [0.0; 2 * MOST_SEATS];
        for seat in 0..seats {
            let points = (opinion.points[seat] - target.points[seat]) / POINTS_UNIT * POINTS_WEIGHT;
            slopes[seat] = opinion.win[seat] - target.win[seat];
            slopes[self.seats + seat] = points.clamp(-1.0, 1.0);
        }
        let slopes = &slopes[..2 * self.seats];
        let mut slope_two = [0.0; SECOND];
        for (slope, weights) in slopes.iter().zip(&self.third) {
            slope_two.iter_mut().zip(weights).for_each(|(back, weight)| *back += slope * weight);
        }
        slope_two.iter_mut().zip(&two).for_each(|(back, number)| *back *= freedom(*number));
        let mut slope_one = [0.0; FIRST];
        for (slope, weights) in slope_two.iter().zip(&self.second) {
            slope_one.iter_mut().zip(weights).for_each(|(back, weight)| *back += slope * weight);
        }
        slope_one.iter_mut().zip(&one).for_each(|(back, number)| *back *= freedom(*number));

        // How much a step along the slope changes what is thought, so that every step takes away the same share of its error.
        let error: f32 = slopes.iter().map(|slope| slope * slope).sum();
        let size = error * (products(&two, &two) + 1.0)
            + products(&slope_two, &slope_two) * (products(&one, &one) + 1.0)
            + products(&slope_one, &slope_one) * (held.len() + 1) as f32;
        if size > 1e-12 {
            self.step(held, share * error / size, slopes, [&one, &slope_one], [&two, &slope_two]);
        }
        (opinion.win[0] - target.win[0]).powi(2)
    }

    /// Goes down the slope.
    fn step(
        &mut self,
        held: &[u16],
        rate: f32,
        slopes: &[f32],
        [one, slope_one]: [&[f32; FIRST]; 2],
        [two, slope_two]: [&[f32; SECOND]; 2],
    ) {
        for ((slope, weights), bias) in slopes.iter().zip(&mut self.third).zip(&mut self.third_bias) {
            let step = rate * slope;
            weights.iter_mut().zip(two).for_each(|(weight, number)| *weight -= step * number);
            *bias -= step;
        }
        for ((slope, weights), bias) in slope_two.iter().zip(&mut self.second).zip(&mut self.second_bias) {
            let step = rate * slope;
            weights.iter_mut().zip(one).for_each(|(weight, number)| {
                *weight = (*weight - step * number).clamp(-MOST_REST, MOST_REST);
            });
            *bias -= step;
        }
        let steps = slope_one.map(|slope| slope * rate);
        for input in held {
            let row = &mut self.first[usize::from(*input)];
            row.iter_mut().zip(&steps).for_each(|(weight, step)| {
                *weight = (*weight - step).clamp(-MOST_FIRST, MOST_FIRST);
            });
        }
        self.first_bias.iter_mut().zip(&steps).for_each(|(bias, step)| *bias -= step);
    }

    /// The net of whole numbers that comes nearest.
    pub(crate) fn rounded(&self, header: Header) -> Net {
        let most = |all: &mut dyn Iterator<Item = &f32>| all.fold(0.01_f32, |most, one| most.max(one.abs()));
        // As many bits behind the point as the largest weight leaves free.
        let bits = |most: f32, limit: f32, range: (u32, u32)| {
            (range.0..=range.1).rev().find(|bits| most * (1_u32 << bits) as f32 <= limit).unwrap_or(range.0)
        };
        let begins = most(&mut self.first_bias.iter()) * f32::from(MOST_WEIGHT) / f32::from(MOST_BIAS);
        let largest = most(&mut self.first.iter().flatten()).max(begins);
        // More bits than nine play no better, and files shrink less.
        let one = bits(largest, f32::from(MOST_WEIGHT), (ONE, 9));
        let two = bits(most(&mut self.second.iter().flatten()), 127.0, (4, 12));
        let three = bits(most(&mut self.third.iter().flatten()), 32_767.0, (4, 10));
        let round = |number: f32, bits: u32, limit: f32| {
            (number * (1_u32 << bits) as f32).round().clamp(-limit, limit) as i32
        };
        let weight = f32::from(MOST_WEIGHT);
        let second: Vec<[i16; FIRST]> =
            self.second.iter().map(|row| row.map(|number| round(number, two, 127.0) as i16)).collect();
        Net {
            header: Header { points: [one, two, three], ..header },
            first: self.first.iter().map(|row| row.map(|number| round(number, one, weight) as i8)).collect(),
            first_bias: self.first_bias.map(|number| round(number, one, f32::from(MOST_BIAS)) as i16),
            second: Box::new(second.try_into().expect("as many rows as the layer has numbers")),
            second_bias: self.second_bias.map(|number| round(number, ONE + two, 8e6)),
            third: self.third.iter().map(|row| row.map(|one| round(one, three, 32_767.0) as i16)).collect(),
            third_bias: self.third_bias.iter().map(|number| round(*number, ONE + three, 8e6)).collect(),
        }
    }
}

/// How freely a number of a layer moves.
#[inline]
fn freedom(number: f32) -> f32 {
    if number > 0.0 && number < MOST { 1.0 } else { STUCK }
}

#[inline]
fn products<const N: usize>(numbers: &[f32; N], weights: &[f32; N]) -> f32 {
    // Eight sums side by side, because floats may not be added in another order than is written.
    let mut sums = [0.0; 8];
    for (numbers, weights) in numbers.chunks_exact(8).zip(weights.chunks_exact(8)) {
        for lane in 0..8 {
            sums[lane] += numbers[lane] * weights[lane];
        }
    }
    sums.into_iter().sum()
}
