//! What cows will be worth in the end, and what cards are worth to a player, by rule of thumb.

use engine::Seat;

use super::super::HappyCows;
use super::super::cards::{Colour, Cow, FarmCard, OpenCard};
use super::super::farm::{ALL_COWS, Barn, Cows, of_colour};
use super::super::phase::Phase;
use super::super::score::icons;

/// What things are worth, in hundredths of a point or of a cow's icons. Found by letting many variants play
/// each other. Pairs are for two players and for more.
pub(super) struct Worth {
    /// What a happy cow loses by the Rain of its colour, played by another.
    rain: i32,
    /// What a happy cow loses by each Hunger and each Trough to come, and the most that makes.
    hunger: i32,
    hungers: i32,
    /// What a sad cow wins by the Farmer of its colour.
    farmer: i32,
    /// How much of both is left if both come: only the later one counts.
    both: i32,
    /// What a sad cow wins by each Bull, Milkmaid, Super Farmer and Trough to come, and the most that makes.
    cheer: i32,
    cheers: i32,
    /// The most that a change of mood may lose of its worth, either way.
    most: i32,
    /// From how many turns before the end on less and less is to come.
    fade: i32,
    /// A turn.
    turn: i32,
    /// A place in a barn.
    room: i32,
    /// A farm card that nobody has looked at.
    pub(super) unseen: i32,
    /// The others' points, beside own ones.
    others: [i32; 2],
    /// The best that is left to the next player.
    pub(super) leave: [i32; 2],
}

pub(super) const WORTH: Worth = Worth {
    rain: 90,
    hunger: 8,
    hungers: 40,
    farmer: 75,
    both: 60,
    cheer: 25,
    cheers: 110,
    most: 193,
    fade: 4,
    turn: 40,
    room: 22,
    unseen: 142,
    others: [100, 100],
    leave: [25, 18],
};

/// What one player may expect.
#[derive(Clone, Copy)]
pub(super) struct Outlook<'a> {
    game: &'a HappyCows,
    seat: Seat,
    /// What a happy cow of each colour stands to lose outside, in hundredths of its icons.
    fall: [i32; 5],
    /// What a sad one stands to win.
    rise: [i32; 5],
    /// How much of all that can still happen, in hundredths.
    time: i32,
}

impl<'a> Outlook<'a> {
    #[inline]
    pub(super) fn new(game: &'a HappyCows, seat: Seat) -> Outlook<'a> {
        let mut outlook = Outlook { game, seat, fall: [0; 5], rise: [0; 5], time: 100 };
        outlook.time = (turns_after(game) as i32).min(WORTH.fade) * 100 / WORTH.fade;
        let coming = Coming::of(game);
        let fall = (i32::from(coming.hungers) * WORTH.hunger).min(WORTH.hungers);
        let rise = (i32::from(coming.cheers) * WORTH.cheer).min(WORTH.cheers);
        // HAP-16: whoever lets it rain stays dry.
        let rain = WORTH.rain * (i32::from(game.seats) - 1) / i32::from(game.seats);
        for colour in 0..5 {
            let both = coming.rains[colour] > 0 && coming.farmers[colour] > 0;
            let half = if both { WORTH.both } else { 100 };
            let rain = i32::from(coming.rains[colour]) * rain * half / 100;
            let farmer = i32::from(coming.farmers[colour]) * WORTH.farmer * half / 100;
            let (fall, rise) = (fall + rain, rise + farmer);
            outlook.fall[colour] = fall * outlook.time / 100;
            outlook.rise[colour] = rise.min(WORTH.most - fall) * outlook.time / 100;
        }
        outlook
    }

    /// The same table as another player sees it.
    #[inline]
    pub(super) fn of(self, seat: Seat) -> Outlook<'a> {
        Outlook { seat, ..self }
    }

    /// What all cows of a farm, and its player's turns, will be worth.
    #[inline]
    pub(super) fn farm(&self, seat: Seat) -> i32 {
        let farm = &self.game.farms[seat.idx()];
        let (inside, happy) = (farm.inside(), self.game.happy);
        let safe = icons(inside.and(happy)) - icons(inside.without(happy));
        let outside = Colour::ALL.into_iter().map(|colour| {
            let cows = farm.outside.and(of_colour(colour));
            i32::from(icons(cows.and(happy))) * (100 - self.fall[colour as usize])
                - i32::from(icons(cows.without(happy))) * (100 - self.rise[colour as usize])
        });
        100 * i32::from(safe) + outside.sum::<i32>() + self.turns(seat)
    }

    /// What the turns are worth that a seat still has.
    #[inline]
    fn turns(&self, seat: Seat) -> i32 {
        let seats = u32::from(self.game.seats);
        let ahead = (u32::from(seat.0) + seats - u32::from(self.game.seat.0)) % seats;
        let now = ahead == 0 && self.game.phase == Phase::Act;
        let wait = if ahead == 0 { seats } else { ahead };
        let turns = (turns_after(self.game) + seats - wait) / seats + u32::from(now);
        WORTH.turn * (turns * seats) as i32
    }

    /// What a cow outside will be worth to its owner.
    #[inline]
    pub(super) fn outside(&self, cow: Cow, happy: bool) -> i32 {
        let colour = cow.colour() as usize;
        let each = if happy { 100 - self.fall[colour] } else { self.rise[colour] - 100 };
        i32::from(cow.icons()) * each
    }

    /// What the owner of a sad cow wins if it is cheered up.
    #[inline]
    pub(super) fn cheer(&self, cow: Cow) -> i32 {
        i32::from(cow.icons()) * self.change(cow.colour())
    }

    /// What a change of mood is worth, for each icon.
    #[inline]
    fn change(&self, colour: Colour) -> i32 {
        200 - self.fall[colour as usize] - self.rise[colour as usize]
    }

    /// What a cow wins by going inside, the place not counted.
    #[inline]
    pub(super) fn shelter(&self, cow: Cow, happy: bool) -> i32 {
        let inside = 100 * i32::from(cow.icons());
        if happy { inside - self.outside(cow, true) } else { -inside - self.outside(cow, false) }
    }

    /// What a place in the barn is worth.
    #[inline]
    pub(super) fn room(&self) -> i32 {
        WORTH.room * self.time / 100
    }

    /// What a second barn wins: its places, less those that nobody may use any more.
    #[inline]
    pub(super) fn build(&self) -> i32 {
        let first = self.game.own().first;
        let closed = 3 - first.downwards().count() as i32;
        (3 - closed) * self.room() + self.lead(ALL_COWS, 3) - self.lead(ALL_COWS, closed as usize)
    }

    #[inline]
    pub(super) fn take(&self, cow: Cow, happy: bool) -> i32 {
        self.outside(cow, happy)
    }

    /// What another's sadness is worth.
    #[inline]
    pub(super) fn sadden(&self, cow: Cow, _owner: Seat) -> i32 {
        self.others(self.cheer(cow))
    }

    /// What it is worth that another's cow must come out.
    #[inline]
    pub(super) fn call_out(&self, cow: Cow) -> i32 {
        self.others(self.shelter(cow, self.game.happy.contains(cow)))
    }

    /// What the milkmaid does for a sad cow.
    #[inline]
    pub(super) fn maid(&self, cow: Cow) -> i32 {
        let room = self.game.farms[self.seat.idx()].has_room();
        self.cheer(cow) + if room { self.shelter(cow, true) - self.room() } else { 0 }
    }

    /// What the Farmer of a colour is worth.
    #[inline]
    pub(super) fn farmer(&self, colour: Colour) -> i32 {
        let sad = self.game.all_outside().and(of_colour(colour)).without(self.game.happy);
        let own = sad.and(self.own());
        let icons = |cows| i32::from(icons(cows)) * self.change(colour);
        icons(own) - self.others(icons(sad.without(own)))
    }

    /// What a card is worth to the player who plays it now.
    #[inline]
    pub(super) fn card(&self, card: OpenCard) -> i32 {
        let card = match card {
            OpenCard::Cow(shown) => return self.outside(shown.cow, shown.happy),
            OpenCard::Farm(card) => card,
        };
        let sad = self.own().without(self.game.happy);
        match card {
            FarmCard::Farmer(colour) => self.farmer(colour),
            FarmCard::SuperFarmer => {
                Colour::ALL.into_iter().map(|colour| self.farmer(colour)).max().unwrap_or(0)
            }
            FarmCard::Barn => self.barn(),
            FarmCard::Rain(colour) => self.rain(colour),
            FarmCard::Trough => self.trough(),
            FarmCard::Bull(count) => best(sad, usize::from(count), |cow| self.cheer(cow)),
            FarmCard::Hunger(count) => self.hunger(count),
            FarmCard::NiceWeather => self.nice_weather(),
            FarmCard::Milkmaid => best(sad, 1, |cow| self.maid(cow)),
        }
    }

    #[inline]
    fn barn(&self) -> i32 {
        let farm = &self.game.farms[self.seat.idx()];
        let now = self.lead(ALL_COWS, places(farm.second.unwrap_or(farm.first)));
        let may_build = self.game.seats == 2 && farm.second.is_none();
        if may_build { now.max(self.lead(ALL_COWS, 3)) } else { now }
    }

    /// The best that leading cows among these into so many places can bring.
    #[inline]
    fn lead(&self, among: Cows, places: usize) -> i32 {
        let cows = self.own().and(self.game.happy).and(among);
        best(cows, places, |cow| self.shelter(cow, true) - self.room())
    }

    #[inline]
    fn rain(&self, colour: Colour) -> i32 {
        let wet = self.game.all_outside().and(of_colour(colour)).and(self.game.happy);
        let farm = &self.game.farms[self.seat.idx()];
        let places = places(farm.second.unwrap_or(farm.first));
        let others = i32::from(icons(wet.without(farm.outside))) * self.change(colour);
        self.others(others) + self.lead(of_colour(colour), places)
    }

    /// R4: a must, so it may cost something.
    #[inline]
    fn trough(&self) -> i32 {
        let worth = |cow: Cow| self.outside(cow, self.game.happy.contains(cow));
        let given = self.own().iter().map(worth).min();
        let taken = self.game.all_outside().without(self.own()).iter().map(worth).max();
        given.zip(taken).map_or(0, |(given, taken)| taken - given + self.others(taken - given))
    }

    #[inline]
    fn hunger(&self, count: u8) -> i32 {
        let others = Seat::all(self.game.seats).filter(|seat| *seat != self.seat);
        let each = others.map(|seat| {
            let happy = self.game.farms[seat.idx()].outside.and(self.game.happy);
            best(happy, usize::from(count), |cow| self.cheer(cow))
        });
        self.others(each.max().unwrap_or(0))
    }

    #[inline]
    fn nice_weather(&self) -> i32 {
        let others = Seat::all(self.game.seats).filter(|seat| *seat != self.seat);
        let each = others.map(|seat| {
            let tops = self.game.farms[seat.idx()].barns().filter_map(Barn::top);
            tops.map(|cow| self.call_out(cow)).max().unwrap_or(0)
        });
        each.sum()
    }

    /// The player's own cows outside.
    #[inline]
    fn own(&self) -> Cows {
        self.game.farms[self.seat.idx()].outside
    }

    /// What points of one other player are worth.
    #[inline]
    fn others(&self, points: i32) -> i32 {
        points * WORTH.others[usize::from(self.game.seats > 2)] / (100 * (i32::from(self.game.seats) - 1))
    }
}

/// The cards in pile and row that will change moods.
#[derive(Default)]
struct Coming {
    rains: [u8; 5],
    farmers: [u8; 5],
    /// Those that take a happy cow away or make it sad.
    hungers: u8,
    /// Those that make a sad one happy, or rid of it.
    cheers: u8,
}

impl Coming {
    #[inline]
    fn of(game: &HappyCows) -> Coming {
        let mut coming = Coming::default();
        let counts = game.pile.farm.counts();
        coming.farmers.copy_from_slice(&counts[..5]);
        coming.rains.copy_from_slice(&counts[6..11]);
        let swaps = counts[11];
        coming.hungers = swaps + counts[14] + counts[15];
        coming.cheers = swaps + counts[12] + counts[13] + counts[17] + counts[18];
        game.row.iter().for_each(|open| coming.add(open));
        coming
    }

    #[inline]
    fn add(&mut self, open: OpenCard) {
        let OpenCard::Farm(card) = open else { return };
        match card {
            FarmCard::Rain(colour) => self.rains[colour as usize] += 1,
            FarmCard::Farmer(colour) => self.farmers[colour as usize] += 1,
            FarmCard::Hunger(_) => self.hungers += 1,
            FarmCard::Bull(_) | FarmCard::Milkmaid | FarmCard::SuperFarmer => self.cheers += 1,
            FarmCard::Trough => {
                self.hungers += 1;
                self.cheers += 1;
            }
            FarmCard::Barn | FarmCard::NiceWeather => {}
        }
    }
}

/// How many turns there will be after this one: each takes one card of the pile (R14).
#[inline]
fn turns_after(game: &HappyCows) -> u32 {
    let takes_one = game.phase == Phase::Act || game.row.has_room();
    game.pile.len().saturating_sub(u32::from(takes_one))
}

#[inline]
fn places(barn: Barn) -> usize {
    3 - barn.downwards().count()
}

/// The sum of the best few, as far as they are worth anything.
#[inline]
fn best(cows: Cows, count: usize, worth: impl Fn(Cow) -> i32) -> i32 {
    let mut best = [0; 3];
    for mut worth in cows.iter().map(worth) {
        for place in best.iter_mut().take(count) {
            if worth > *place {
                std::mem::swap(place, &mut worth);
            }
        }
    }
    best.iter().sum()
}
