//! Rules of thumb: what squares and dice are worth while the sheet fills up.
//!
//! A majority is worth its points times the chance that it holds, an area what it is on the way to. A square
//! is as good as what it adds to one's own promise, and partly as what it would have added to the neighbour's.

mod reason;
#[cfg(test)]
mod tests;

use engine::kit::Squares;
use engine::{Hints, Phrase, Seat};

use super::Kuhlorado;
use super::moves::Move;
use super::phase::{Face, Kind, Phase, Throw};
use super::score::{EDGES, double_squares, land};

impl Hints for Kuhlorado {
    const SECRETS: bool = false;

    fn weigh(&self, seat: Seat, mv: &Move) -> i32 {
        match (*mv, self.phase) {
            (Move::Mark(square), _) => self.worth(seat, square),
            (Move::Keep, Phase::Again(throw)) => Hopes::of(self, seat).throw(self, throw),
            (Move::RollOne(face), Phase::Again(throw)) => {
                let kept = if face == throw.low { throw.high } else { throw.low };
                Hopes::of(self, seat).one_die(self, kept)
            }
            (Move::RollBoth, _) => Hopes::of(self, seat).two_dice(self),
            _ => 0,
        }
    }

    fn reason(&self, seat: Seat, mv: &Move) -> Phrase {
        reason::reason(self, seat, *mv)
    }

    fn standing(&self, seat: Seat) -> i32 {
        let (own, other) = self.sides(seat);
        let regions: i32 =
            self.regions().map(|(region, points)| points * self.hold(own, other, region)).sum();
        let doubles = match self.noted {
            Some(noted) => i32::from(noted[seat.idx()]) * 100,
            None if self.advanced => i32::from(double_squares(own)) * 50,
            None => 0,
        };
        regions / 10 + self.land_promise(own) + doubles
    }
}

/// What a square is worth to the neighbour counts for so many hundredths: it will not be theirs.
const SPITE: i32 = 60;

/// With so many number squares to go there is all the time in the world.
const PATIENT: i32 = 16;

impl Kuhlorado {
    /// What marking this square changes for the better.
    fn worth(&self, seat: Seat, square: u8) -> i32 {
        let (own, other) = self.sides(seat);
        let patience = self.patience();
        let land = land_gain(own, square, patience) + land_gain(other, square, patience) * SPITE / 100;
        let with = own.or(Squares::only(square));
        let doubles = match self.noted {
            None if self.advanced => i32::from(double_squares(with)) - i32::from(double_squares(own)),
            _ => 0,
        };
        self.region_gain(own, other, square) + land + doubles * 50
    }

    /// How the chances of majorities change if the square goes to the first of the two.
    fn region_gain(&self, own: Squares, other: Squares, square: u8) -> i32 {
        let with = own.or(Squares::only(square));
        let lead = |own, region| self.hold(own, other, region) - self.hold(other, own, region);
        let gains = self
            .regions()
            .filter(|(region, _)| region.contains(square))
            .map(|(region, points)| points * (lead(with, region) - lead(own, region)));
        gains.sum::<i32>() / 10
    }

    /// The chance in thousandths that the first of two has the majority of a region in the end.
    fn hold(&self, own: Squares, other: Squares, region: Squares) -> i32 {
        let lead = i32::from(own.and(region).len()) - i32::from(other.and(region).len());
        let free = region.without(own).without(other).without(self.sheet.water()).len();
        // KUH-8: the last five numbers stay free, and with them that share of everything.
        let numbers = usize::from(self.free_numbers().len().max(5));
        let contested = (usize::from(free) * (numbers - 5) + numbers / 2) / numbers;
        i32::from(HOLD[contested][(lead + 8) as usize])
    }

    /// Edges and the shores of troughs, with their points.
    fn regions(&self) -> impl Iterator<Item = (Squares, i32)> {
        let shores = self.sheet.troughs.into_iter().map(|trough| trough.adjoining().without(trough));
        EDGES.into_iter().zip([3; 4]).chain(shores.zip([2, 2, 4, 4]))
    }

    /// What all areas of a seat are on the way to.
    fn land_promise(&self, own: Squares) -> i32 {
        let patience = self.patience();
        // A free square between two of one's own joins them, more often than not.
        let links = between(own).without(self.marked()).without(self.sheet.water());
        let joined = own.or(links).areas();
        let joined: i32 =
            joined.map(|area| promise(area.and(own).len() + area.and(links).len() / 2, patience)).sum();
        let apart: i32 = own.areas().map(|area| promise(area.len(), patience)).sum();
        (joined * patience + apart * (PATIENT - patience)) / PATIENT
    }

    /// How much time there is to make something of one's land: none is 0, plenty [`PATIENT`].
    fn patience(&self) -> i32 {
        (i32::from(self.free_numbers().len()) - 5).clamp(0, PATIENT)
    }

    /// One's own marks and the neighbour's.
    pub(super) fn sides(&self, seat: Seat) -> (Squares, Squares) {
        (self.marks[seat.idx()], self.marks[seat.next(2).idx()])
    }
}

/// What one's land gains by a square, and by standing corner to corner with more of it.
fn land_gain(own: Squares, square: u8, patience: i32) -> i32 {
    let placed = Squares::only(square);
    let beside = placed.adjoining().and(own);
    let corners = placed.around().without(placed.adjoining()).and(own).len();
    let company = i32::from(corners) * 8 * patience / PATIENT;
    if beside.is_empty() {
        return promise(1, patience) + company;
    }
    let joined = area_with(own, placed);
    let before: i32 = joined.without(placed).areas().map(|area| promise(area.len(), patience)).sum();
    promise(joined.len(), patience) - before + company
}

/// The area among `squares` that grows from `seed`.
pub(super) fn area_with(squares: Squares, seed: Squares) -> Squares {
    let mut area = seed;
    loop {
        let grown = area.or(area.adjoining().and(squares));
        if grown == area {
            return area;
        }
        area = grown;
    }
}

/// The squares that adjoin at least two of these.
fn between(squares: Squares) -> Squares {
    let [up, down] = [squares.moved(-1, 0), squares.moved(1, 0)];
    let [left, right] = [squares.moved(0, -1), squares.moved(0, 1)];
    let (tall, wide) = (up.or(down), left.or(right));
    tall.and(wide).or(up.and(down)).or(left.and(right))
}

/// What an area of so many squares is worth: its points at the end, part of the next tier's before.
fn promise(squares: u8, patience: i32) -> i32 {
    let now = i32::from(land(squares)) * 100;
    let (tier, next) = (squares.min(20) / 5 * 5, squares.min(15) / 5 * 5 + 5);
    let step = i32::from(land(next) - land(tier)) * 100;
    now + step * i32::from(squares.min(20) - tier) / 5 * patience / PATIENT
}

/// How good it looks to have a die of each face.
struct Hopes {
    /// Squares worth having, better ones first.
    tiers: [Squares; 3],
}

impl Hopes {
    fn of(game: &Kuhlorado, seat: Seat) -> Hopes {
        let (own, other) = game.sides(seat);
        let (ours, theirs) = (own.adjoining(), other.adjoining());
        Hopes { tiers: [between(own), ours.and(theirs), ours] }
    }

    /// What the best of some squares is likely to bring.
    fn best_of(&self, squares: Squares) -> i32 {
        if squares.is_empty() {
            return 0;
        }
        let tier = self.tiers.iter().position(|tier| !tier.and(squares).is_empty());
        [320, 260, 220, 130][tier.unwrap_or(3)]
    }

    /// What dice that lie so are likely to bring.
    fn throw(&self, game: &Kuhlorado, throw: Throw) -> i32 {
        let (low, high) = (game.free(throw.low), game.free(throw.high));
        let one = self.best_of(low.or(high));
        match throw.kind() {
            Kind::TwoNumbers => one,
            Kind::TwoCows if low.len() < 2 => one,
            Kind::TwoCows => one + 200,
            Kind::CowAndNumber => {
                // KUH-6: two squares at once, but not any two.
                let (cows, numbers) = (high.and(low.one_between()), low.and(high.one_between()));
                one.max((self.best_of(cows) + self.best_of(numbers)) * 9 / 10)
            }
        }
    }

    fn one_die(&self, game: &Kuhlorado, kept: Face) -> i32 {
        let faces = (0..Face::COUNT).map(Face::nth);
        faces.map(|face| self.throw(game, Throw::of(kept, face))).sum::<i32>() / i32::from(Face::COUNT)
    }

    fn two_dice(&self, game: &Kuhlorado) -> i32 {
        let faces = (0..Face::COUNT).map(Face::nth);
        faces.map(|face| self.one_die(game, face)).sum::<i32>() / i32::from(Face::COUNT)
    }
}

/// The chance in thousandths to have the majority in the end, by squares to be contested and lead (from
/// -8). Each goes to either side, or now and then to nobody.
const HOLD: [[i16; 17]; 9] = {
    let mut hold = [[0; 17]; 9];
    let mut lead = 9;
    while lead < 17 {
        hold[0][lead] = 1000;
        lead += 1;
    }
    let mut free = 1;
    while free < 9 {
        let mut lead = 0;
        while lead < 17 {
            let fewer = hold[free - 1];
            let less = fewer[if lead == 0 { 0 } else { lead - 1 }] as i32;
            let more = fewer[if lead == 16 { 16 } else { lead + 1 }] as i32;
            hold[free][lead] = ((less + more) * 43 / 100 + fewer[lead] as i32 * 14 / 100) as i16;
            lead += 1;
        }
        free += 1;
    }
    hold
};
