//! What a seat sees, as zeros and ones in named planes.

/// Where an observation is written to: a game names a plane, then fills it from its first number to its last.
///
/// The same code of a game fills an array of bytes ([`Dense`]) and says what is in it
/// ([`planes_of`](crate::planes_of)), so what is said is what is written. Every number is 0 or 1, and
/// every number is written: an array need not be cleared before.
pub trait Planes {
    /// Begins a plane: its name, its shape (the last length is the one that runs fastest), and what a 1 in it means.
    fn plane(&mut self, name: &'static str, shape: &[usize], meaning: &'static str);

    /// The next `width` numbers, to be written by the caller.
    fn next(&mut self, width: usize) -> &mut [u8];

    /// Whether something holds: one number.
    #[inline]
    fn flag(&mut self, holds: bool) {
        self.next(1)[0] = u8::from(holds);
    }

    /// Which of `width` things it is; no 1 at all if it is none of them.
    #[inline]
    fn one_of(&mut self, which: Option<usize>, width: usize) {
        let numbers = self.next(width);
        numbers.fill(0);
        if let Some(number) = which.and_then(|which| numbers.get_mut(which)) {
            *number = 1;
        }
    }

    /// How many there are, like a thermometer: as many ones, then zeros. More than `most` look like `most`.
    #[inline]
    fn count(&mut self, count: usize, most: usize) {
        debug_assert!(most <= LONGEST, "a thermometer has at most {LONGEST} numbers");
        let ones = LONGEST - count.min(most);
        self.next(most).copy_from_slice(&THERMOMETER[ones..ones + most]);
    }

    /// How many there are of each kind: for each of the numbers in `least`, of all kinds whether there are at least so
    /// many. Shape: as many as `least` × kinds.
    #[inline]
    fn counts<const N: usize>(&mut self, counts: &[u8; N], least: &[u8]) {
        // By way of arrays as long as a processor's registers, so that all kinds are compared at once.
        let (mut short, mut long) = ([0; 16], [0; 32]);
        if N <= 16 {
            short[..N].copy_from_slice(counts);
        } else {
            long[..N].copy_from_slice(counts);
        }
        for (least, numbers) in least.iter().zip(self.next(least.len() * N).chunks_exact_mut(N)) {
            if N <= 16 {
                numbers.copy_from_slice(&short.map(|count| u8::from(count >= *least))[..N]);
            } else {
                numbers.copy_from_slice(&long.map(|count| u8::from(count >= *least))[..N]);
            }
        }
    }

    /// Whether the next `width` numbers need not be written, because they are the same from the first step of a game to its
    /// last and stand there from before. They are passed over then.
    #[inline]
    fn unchanged(&mut self, width: usize) -> bool {
        let _ = width;
        false
    }

    /// Which members a set has: the lowest `width` bits of a number, the lowest bit first.
    #[inline]
    fn bits(&mut self, bits: u64, width: usize) {
        let mut left = bits;
        let mut eights = self.next(width).chunks_exact_mut(8);
        for numbers in &mut eights {
            numbers.copy_from_slice(&SPREAD[usize::from(left as u8)]);
            left >>= 8;
        }
        let rest = eights.into_remainder();
        rest.copy_from_slice(&SPREAD[usize::from(left as u8)][..rest.len()]);
    }

    /// Leaves `width` numbers at 0.
    #[inline]
    fn skip(&mut self, width: usize) {
        self.next(width).fill(0);
    }
}

/// The longest thermometer.
const LONGEST: usize = 64;

/// Ones, then as many zeros: every thermometer is a part of it.
const THERMOMETER: [u8; 2 * LONGEST] = {
    let mut numbers = [0; 2 * LONGEST];
    let mut at = 0;
    while at < LONGEST {
        numbers[at] = 1;
        at += 1;
    }
    numbers
};

/// Eight bits as eight numbers, the lowest first.
static SPREAD: [[u8; 8]; 256] = {
    let mut all = [[0; 8]; 256];
    let mut at = 0;
    while at < 256 * 8 {
        all[at / 8][at % 8] = (((at / 8) >> (at % 8)) & 1) as u8;
        at += 1;
    }
    all
};

/// Writes an observation into bytes.
#[derive(Debug)]
pub struct Dense<'a> {
    left: &'a mut [u8],
    /// Whether an observation of the same game stands there already.
    again: bool,
}

impl<'a> Dense<'a> {
    /// Writes from the beginning of these bytes on. Panics later on if there are too few.
    #[inline]
    pub fn new(numbers: &'a mut [u8]) -> Dense<'a> {
        Dense { left: numbers, again: false }
    }

    /// Writes over an observation of the same game, or of one that began the same way; what never changes is not
    /// written again.
    #[inline]
    pub fn again(numbers: &'a mut [u8]) -> Dense<'a> {
        Dense { left: numbers, again: true }
    }

    /// How many bytes have not been written yet.
    #[inline]
    pub fn left(&self) -> usize {
        self.left.len()
    }
}

impl Planes for Dense<'_> {
    #[inline]
    fn plane(&mut self, _: &'static str, _: &[usize], _: &'static str) {}

    #[inline]
    fn next(&mut self, width: usize) -> &mut [u8] {
        let (next, left) = std::mem::take(&mut self.left).split_at_mut(width);
        self.left = left;
        next
    }

    #[inline]
    fn unchanged(&mut self, width: usize) -> bool {
        if self.again {
            self.next(width);
        }
        self.again
    }
}

/// A part of an observation: what is in it, and where it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plane {
    /// What it is called.
    pub name: &'static str,
    /// How many numbers it has along each of its sides; the last side runs fastest.
    pub shape: Vec<usize>,
    /// What a 1 in it means.
    pub meaning: &'static str,
    /// How many numbers of the observation stand before it.
    pub offset: usize,
}

impl Plane {
    /// How many numbers it has.
    pub fn size(&self) -> usize {
        self.shape.iter().product()
    }
}

/// Takes down what is written, instead of the numbers.
#[derive(Default)]
pub(crate) struct Description {
    planes: Vec<Plane>,
    written: usize,
    scratch: Vec<u8>,
}

impl Description {
    /// The planes, once every one of them was filled.
    pub(crate) fn finish(self) -> Vec<Plane> {
        self.check_last();
        self.planes
    }

    fn check_last(&self) {
        let (named, size) =
            self.planes.last().map_or(("nothing", 0), |last| (last.name, last.offset + last.size()));
        assert_eq!(size, self.written, "the plane {named:?} has the size of what is written to it");
    }
}

impl Planes for Description {
    fn plane(&mut self, name: &'static str, shape: &[usize], meaning: &'static str) {
        self.check_last();
        self.planes.push(Plane { name, shape: shape.to_vec(), meaning, offset: self.written });
    }

    fn next(&mut self, width: usize) -> &mut [u8] {
        self.written += width;
        self.scratch.resize(width, 0);
        &mut self.scratch
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(width: usize, write: impl Fn(&mut Dense<'_>)) -> Vec<u8> {
        let mut numbers = vec![7; width];
        let mut planes = Dense::new(&mut numbers);
        write(&mut planes);
        assert_eq!(planes.left(), 0);
        numbers
    }

    #[test]
    fn every_number_is_written() {
        assert_eq!(
            written(2, |planes| [false, true].map(|holds| planes.flag(holds)).into_iter().collect()),
            [0, 1]
        );
        assert_eq!(written(3, |planes| planes.one_of(Some(1), 3)), [0, 1, 0]);
        assert_eq!(written(3, |planes| planes.one_of(None, 3)), [0, 0, 0]);
        assert_eq!(written(3, |planes| planes.one_of(Some(3), 3)), [0, 0, 0]);
        assert_eq!(written(3, |planes| planes.count(2, 3)), [1, 1, 0]);
        assert_eq!(written(3, |planes| planes.count(200, 3)), [1, 1, 1]);
        assert_eq!(written(64, |planes| planes.count(64, 64)), [1; 64]);
        assert_eq!(written(6, |planes| planes.counts(&[0, 1, 200], &[1, 5])), [0, 1, 1, 0, 0, 1]);
        assert_eq!(written(10, |planes| planes.bits(0b10_0000_0101, 10)), [1, 0, 1, 0, 0, 0, 0, 0, 0, 1]);
        assert_eq!(written(64, |planes| planes.bits(u64::MAX, 64)), [1; 64]);
        assert_eq!(written(2, |planes| planes.skip(2)), [0, 0]);
    }

    #[test]
    fn what_never_changes_is_written_once() {
        let write = |mut planes: Dense<'_>, number| {
            if !planes.unchanged(2) {
                planes.count(number, 2);
            }
            planes.count(number, 2);
        };
        let mut numbers = [7; 4];
        write(Dense::new(&mut numbers), 2);
        assert_eq!(numbers, [1, 1, 1, 1]);
        write(Dense::again(&mut numbers), 1);
        assert_eq!(numbers, [1, 1, 1, 0], "the first two stay");
    }

    #[test]
    #[should_panic(expected = "the plane \"short\" has the size")]
    fn a_plane_that_is_not_filled_is_found() {
        let mut planes = Description::default();
        planes.plane("short", &[2, 2], "");
        planes.skip(3);
        planes.finish();
    }
}
