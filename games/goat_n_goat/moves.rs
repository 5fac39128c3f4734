//! Moves and outcomes, and what they are chosen from.

use engine::{Rng, Seat, below};

use super::cards::{Colour, Goat, Mountain, flock_size};
use super::{GoatNGoat, Player};

/// What a player decides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Play cards of one number.
    Play(Play),
    /// Take a card from the display.
    Take(Goat),
    /// Give a card up: it goes to the penalties.
    Drop(Goat),
    /// Take a mountain.
    Climb(Mountain),
    /// Take no (more) mountain this turn.
    Stay,
}

/// Cards of one number: how many of each colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Play {
    /// The number on all of them.
    pub number: u8,
    /// How many red, blue and green ones.
    pub counts: [u8; 3],
}

/// What luck decides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// Who starts.
    Start(Seat),
    /// The next card of the deck.
    Card(Goat),
}

impl Play {
    /// The goats played, a kind at a time.
    pub fn goats(self) -> impl Iterator<Item = (Goat, u8)> {
        let each = Colour::ALL.into_iter().zip(self.counts).filter(|(_, count)| *count > 0);
        each.map(move |(colour, count)| (Goat::of(colour, self.number), count))
    }
}

impl GoatNGoat {
    /// The mountains the seat's flocks can climb (GNG-8), by colour and size.
    #[inline]
    pub(super) fn within_reach(&self, seat: Seat) -> impl Iterator<Item = Mountain> {
        let (flocks, mountains) = (self.player(seat).flocks, self.mountains);
        let each = Colour::ALL.into_iter();
        each.flat_map(move |colour| mountains.within_reach(colour, flock_size(&flocks, colour)))
    }
}

/// How many cards of a number a hand holds, by colour.
#[inline]
fn held(player: &Player, number: u8) -> [u8; 3] {
    Colour::ALL.map(|colour| player.hand.counts()[colour as usize * 5 + usize::from(number) - 1])
}

/// GNG-4: every choice of one or more cards of one number.
pub(super) fn list_plays(player: &Player, into: &mut Vec<Move>) {
    for number in 1..=5 {
        let [red, blue, green] = held(player, number);
        for r in 0..=red {
            for b in 0..=blue {
                for g in 0..=green {
                    if r + b + g > 0 {
                        into.push(Move::Play(Play { number, counts: [r, b, g] }));
                    }
                }
            }
        }
    }
}

#[inline]
pub(super) fn any_play<R: Rng + ?Sized>(player: &Player, rng: &mut R) -> Move {
    // The choices for one number, in the order of the list, are the numbers from 1 written in the mixed
    // base of how many cards of each colour there are; 0 would be to play nothing.
    let mut ways = [0u32; 5];
    let mut held_of = [[0u8; 3]; 5];
    for number in 1..=5u8 {
        let counts = held(player, number);
        held_of[usize::from(number) - 1] = counts;
        ways[usize::from(number) - 1] = counts.iter().map(|count| u32::from(*count) + 1).product::<u32>() - 1;
    }
    let mut place = below(rng, ways.iter().sum());
    let mut idx = 0;
    while place >= ways[idx] {
        place -= ways[idx];
        idx += 1;
    }
    let [_, blue, green] = held_of[idx].map(|count| u32::from(count) + 1);
    let digits = place + 1;
    let counts = [digits / (blue * green), digits / green % blue, digits % green];
    Move::Play(Play { number: idx as u8 + 1, counts: counts.map(|count| count as u8) })
}
