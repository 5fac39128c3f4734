//! What a seat may expect: of a number it calls, of cards and chips it keeps, of the rest of the game.
//!
//! Everything is in hundredths of a point. The tables were counted in games among players who go by them.

use engine::Seat;

use super::super::cards::{Breed, Chips, Cow, chips_worth, herd_size};
use super::super::moves::Sign;
use super::super::phase::Phase;
use super::super::plays::Play;
use super::super::rules::LEADS;
use super::super::score::points_of;
use super::super::{MooMooToretore, SEATS};

/// How many of a hundred rivals call each number of a column, the lowest first: by how many cards everybody
/// lays, by the column and by how many cows are in it. Counted among players who go by this very table and
/// make mistakes.
const AIMS: [[[[u8; 3]; 3]; 3]; 3] = [
    [
        [[21, 0, 0], [36, 1, 0], [53, 1, 0]],
        [[20, 0, 0], [41, 0, 0], [0, 0, 0]],
        [[18, 0, 0], [40, 0, 0], [0, 0, 0]],
    ],
    [
        [[9, 0, 0], [23, 12, 0], [39, 9, 2]],
        [[18, 0, 0], [40, 4, 0], [0, 0, 0]],
        [[23, 0, 0], [49, 1, 0], [0, 0, 0]],
    ],
    [
        [[4, 0, 0], [12, 19, 0], [25, 14, 17]],
        [[9, 0, 0], [26, 20, 0], [0, 0, 0]],
        [[20, 0, 0], [42, 13, 0], [0, 0, 0]],
    ],
];
/// How many of them have to call NO.
const NO: u8 = 3;

/// How much better a card in the hand is than a 2 when rounds come after this one: low ones go with anything.
const KEEP: [i32; 11] = [90, 50, 0, -32, -55, -50, -60, -60, -60, -60, -60];

/// What one round brings everybody together.
const ROUND: i32 = 1500;

impl MooMooToretore {
    /// What a play will probably bring: with chips, whichever sign is better.
    #[inline]
    pub(super) fn play_outlook(&self, seat: Seat, play: Play) -> i32 {
        let plus = self.sign_outlook(seat, play, Sign::Plus);
        // Without chips both signs are the same.
        if play.chips.is_empty() { plus } else { plus.max(self.sign_outlook(seat, play, Sign::Minus)) }
    }

    /// What a play with this sign will probably bring.
    #[inline]
    pub(super) fn sign_outlook(&self, seat: Seat, play: Play, sign: Sign) -> i32 {
        self.markers.number(play, sign).map_or(0, |number| self.outlook(seat, number))
    }

    /// What calling an open number will probably bring the seat.
    #[inline]
    fn outlook(&self, seat: Seat, number: u8) -> i32 {
        let breed = Breed::of_marker(number);
        let cows = herd_size(&self.columns, breed);
        let gains = self.gains(seat, breed, cows);
        let [lower, same] = self.rival_aims(breed, number);
        let [earlier, later] = self.rivals(seat).map(|rivals| crowd(rivals, same, 1.0 - lower - same));
        let mut outlook = 0.0;
        // MOO-13: a column has at most three cows, so with three callers before me there is none for me.
        for (before, chance) in earlier.iter().take(usize::from(cows)).enumerate() {
            for (after, chance_after) in later.iter().enumerate() {
                let left = usize::from(cows) - before;
                outlook += chance * chance_after * gains[left.div_ceil(before + after + 1)];
            }
        }
        outlook as i32
    }

    /// What the seat would gain by none, one, two, three of the cows in a column.
    #[inline]
    fn gains(&self, seat: Seat, breed: Breed, cows: u8) -> [f32; 4] {
        let kids = Cow::kinds(breed).into_iter().filter(|cow| cow.with_kids());
        let kids: u8 = kids.map(|cow| self.columns.count(cow)).sum();
        let each = 100.0 * (f32::from(breed.worth()) + f32::from(kids) / f32::from(cows));
        let mut herds = Breed::ALL.map(|breed| herd_size(&self.player(seat).cows, breed));
        let before = self.bonus(herds);
        let mut gains = [0.0; 4];
        for (count, gain) in (1..=cows).zip(&mut gains[1..]) {
            herds[breed as usize] += 1;
            *gain = each * f32::from(count) + (self.bonus(herds) - before) as f32;
        }
        gains
    }

    /// What sets and a single breed will probably bring (MOO-20, MOO-21): other breeds may still join it.
    #[inline]
    fn bonus(&self, herds: [u8; 3]) -> i32 {
        let [spotted, red, black] = herds.map(i32::from);
        let sets = spotted.min(red).min(black);
        let all = spotted + red + black;
        let one_breed = if spotted.max(red).max(black) == all { all } else { 0 };
        let later = self.later_rounds();
        let each_set = if later > 0 { 65 } else { 100 };
        each_set * sets + 200 * one_breed / (2 + later)
    }

    /// How likely a rival calls a lower number of the column, and how likely the same one.
    #[inline]
    fn rival_aims(&self, breed: Breed, number: u8) -> [f32; 2] {
        let aims = &AIMS[usize::from(self.instruction()) - 1];
        let column = |breed: Breed| match herd_size(&self.columns, breed) {
            0 => [0; 3],
            cows => aims[breed as usize][usize::from(cows) - 1],
        };
        let all: u8 = NO + Breed::ALL.into_iter().flat_map(column).sum::<u8>();
        let place = usize::from(number / breed.markers()[0]) - 1;
        let lower: u8 = column(breed)[..place].iter().sum();
        [lower, column(breed)[place]].map(|aim| f32::from(aim) / f32::from(all))
    }

    /// How many rivals take shared cows before the seat, and how many after it.
    #[inline]
    fn rivals(&self, seat: Seat) -> [u8; 2] {
        let earlier =
            if seat >= self.leader { seat.0 - self.leader.0 } else { seat.0 + self.seats - self.leader.0 };
        [earlier, self.seats - 1 - earlier]
    }

    /// What a play costs: its cards and chips are missing later.
    #[inline]
    pub(super) fn price(&self, play: Play) -> i32 {
        let cards = play.cards.iter().map(|card| KEEP[usize::from(card.0)]).sum::<i32>();
        self.chip_worth(play.chips) + if self.later_rounds() > 0 { cards } else { 0 }
    }

    /// What chips face up are worth. In the end it is their points; at first less, because whoever cannot
    /// call without them has to lay them, whatever there is to get (MOO-10).
    #[inline]
    fn chip_worth(&self, chips: Chips) -> i32 {
        let each = match self.later_rounds() {
            0 => 0,
            later => 20 - 10 * later,
        };
        100 * i32::from(chips_worth(chips)) + each * i32::from(chips.len())
    }

    /// How many rounds come after this one.
    #[inline]
    fn later_rounds(&self) -> i32 {
        i32::from(LEADS * self.seats) - i32::from(self.round) - 1
    }

    /// What the seat will probably end with.
    #[inline]
    pub(super) fn likely_points(&self, seat: Seat) -> i32 {
        let player = self.player(seat);
        let points = points_of(player);
        let herds = Breed::ALL.map(|breed| herd_size(&player.cows, breed));
        let have = 100 * i32::from(points.cows + points.kids) + self.bonus(herds);
        let share = ROUND / i32::from(self.seats);
        let this_round = match (self.phase, player.sign) {
            (Phase::Refill { .. }, _) => 0,
            _ if player.laid.cards.is_empty() => share,
            (_, Some(sign)) => self.sign_outlook(seat, player.laid, sign),
            (_, None) => self.play_outlook(seat, player.laid),
        };
        let keep = KEEP.iter().zip(player.hand.counts()).map(|(worth, count)| worth * i32::from(*count));
        let later = match self.later_rounds() {
            0 => 0,
            later => share * later + keep.sum::<i32>(),
        };
        have + self.chip_worth(player.chips) + this_round + later
    }
}

/// How likely none, one, two … of the rivals call the same number, and nobody else anything lower.
#[inline]
fn crowd(rivals: u8, same: f32, harmless: f32) -> [f32; SEATS] {
    let mut crowd = [0.0; SEATS];
    crowd[0] = 1.0;
    for _ in 0..rivals {
        for count in (1..SEATS).rev() {
            crowd[count] = crowd[count] * harmless + crowd[count - 1] * same;
        }
        crowd[0] *= harmless;
    }
    crowd
}
