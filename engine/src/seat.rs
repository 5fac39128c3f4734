//! Places at the table, sets of them, and who is looking.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::kit::{BitSet, Member};

/// A place at the table, counted clockwise from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat's place in an array of one thing per seat.
    #[inline]
    pub fn idx(self) -> usize {
        usize::from(self.0)
    }

    /// The next seat clockwise of `seats`.
    ///
    /// ```
    /// # use engine::Seat;
    /// assert_eq!(Seat(2).next(3), Seat(0));
    /// ```
    #[inline]
    #[must_use]
    pub fn next(self, seats: u8) -> Seat {
        Seat(if self.0 + 1 >= seats { 0 } else { self.0 + 1 })
    }

    /// The seat `steps` places clockwise of this one.
    #[inline]
    #[must_use]
    pub fn plus(self, steps: u8, seats: u8) -> Seat {
        Seat((self.0 + steps) % seats)
    }

    /// How many places clockwise of another seat this one is.
    ///
    /// ```
    /// # use engine::Seat;
    /// assert_eq!(Seat(0).seen_from(Seat(2), 3), 1);
    /// ```
    #[inline]
    pub fn seen_from(self, other: Seat, seats: u8) -> usize {
        let places = if self.0 < other.0 { self.0 + seats - other.0 } else { self.0 - other.0 };
        usize::from(places)
    }

    /// All of `seats`, from 0 on.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..seats).map(Seat)
    }

    /// All of `seats` clockwise, this one first.
    pub fn round(self, seats: u8) -> impl Iterator<Item = Seat> + Clone {
        (0..seats).map(move |steps| self.plus(steps, seats))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl Member for Seat {
    const COUNT: u32 = crate::MOST_SEATS as u32;

    #[inline]
    fn bit(self) -> u32 {
        u32::from(self.0)
    }

    #[inline]
    fn at(bit: u32) -> Seat {
        Seat(bit as u8)
    }
}

/// Some of the seats.
pub type SeatSet = BitSet<Seat, u8>;

impl SeatSet {
    /// Everybody.
    #[inline]
    pub fn all(seats: u8) -> SeatSet {
        SeatSet::of_bits(((1u16 << seats) - 1) as u8)
    }
}

/// Who is looking: somebody at the table, or somebody behind it who sees what is public.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Viewer {
    /// The player at this seat.
    Seat(Seat),
    /// Anybody else.
    Spectator,
}

impl Viewer {
    /// Whether the viewer holds this seat, and so knows its secrets.
    #[inline]
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// The seats of a game, then the spectator.
    pub fn all(seats: u8) -> impl Iterator<Item = Viewer> {
        Seat::all(seats).map(Viewer::Seat).chain(std::iter::once(Viewer::Spectator))
    }
}
