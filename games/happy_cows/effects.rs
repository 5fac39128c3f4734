//! What farm cards do, and the choices they bring.
//!
//! A choice with one way to go is made without asking; one that may be declined is asked as soon as there is
//! anything to decline. Cows in barns are out of reach of everything here but Nice Weather (HAP-11).

use engine::Seat;

use super::HappyCows;
use super::cards::{Colour, Cow, FarmCard};
use super::farm::{ALL_COWS, Barn, Cows, Farm, of_colour};
use super::moves::Move;
use super::phase::Phase;

impl HappyCows {
    #[inline]
    pub(super) fn take_effect(&mut self, card: FarmCard) {
        match card {
            FarmCard::Farmer(colour) => self.cheer_colour(colour),
            FarmCard::SuperFarmer => self.phase = Phase::Colour,
            FarmCard::Barn => {
                // HAP-13: a second barn with two players only.
                let build = self.seats == 2 && self.own().second.is_none();
                self.offer_barn(build);
            }
            FarmCard::Rain(colour) => self.offer_shelter(colour),
            FarmCard::Trough => self.offer_swap(),
            FarmCard::Bull(count) => self.bull(count),
            FarmCard::Hunger(count) => self.hunger(count, None),
            FarmCard::NiceWeather => self.nice_weather(),
            FarmCard::Milkmaid if self.own_sad().is_empty() => self.end_action(),
            FarmCard::Milkmaid => self.phase = Phase::Milkmaid,
        }
    }

    /// Makes a choice that a farm card brought.
    #[inline]
    pub(super) fn choose(&mut self, mv: Move) {
        match (mv, self.phase) {
            (Move::Colour(colour), _) => self.cheer_colour(colour),
            (Move::Lead(cow), phase) => {
                self.own_mut().lead(cow);
                match phase {
                    Phase::Rain { colour } => self.offer_shelter(colour),
                    _ => self.offer_barn(false),
                }
            }
            (Move::Build, _) => {
                self.own_mut().second = Some(Barn::default());
                self.offer_barn(false);
            }
            (Move::Done, Phase::Rain { colour }) => self.rain(colour),
            (Move::Done, _) => self.end_action(),
            (Move::Give(cow), _) => self.offer_takes(cow),
            (Move::Take(cow), Phase::Take { given }) => self.swap(given, cow),
            (Move::Cheer(cow), Phase::Bull { left }) => {
                self.happy.insert(cow);
                match left {
                    1 => self.end_action(),
                    _ => self.phase = Phase::Bull { left: left - 1 },
                }
            }
            (Move::Sadden(cow), Phase::Hunger { left, .. }) => self.sadden(cow, left),
            (Move::Barn(number), _) => {
                self.come_out(self.seat.next(2), number);
                self.end_action();
            }
            (Move::Maid(cow), _) => self.milk(cow),
            _ => unreachable!("only legal moves are made"),
        }
    }

    /// HAP-14, HAP-15: on every farm.
    fn cheer_colour(&mut self, colour: Colour) {
        self.happy = self.happy.or(self.all_outside().and(of_colour(colour)));
        self.end_action();
    }

    /// HAP-12: as long as there is something to lead or to build.
    fn offer_barn(&mut self, build: bool) {
        if build || !self.may_lead(ALL_COWS).is_empty() {
            self.phase = Phase::Barn { build };
        } else {
            self.end_action();
        }
    }

    /// HAP-16: shelter first, then the rain.
    fn offer_shelter(&mut self, colour: Colour) {
        if self.may_lead(of_colour(colour)).is_empty() {
            self.rain(colour);
        } else {
            self.phase = Phase::Rain { colour };
        }
    }

    /// HAP-16, R8: on the others' farms only.
    fn rain(&mut self, colour: Colour) {
        self.happy = self.happy.without(self.others_outside().and(of_colour(colour)));
        self.end_action();
    }

    /// HAP-17, R4: a must if there is a cow on either side.
    fn offer_swap(&mut self) {
        let own = self.own().outside;
        if own.is_empty() || self.others_outside().is_empty() {
            self.end_action();
        } else if own.len() == 1 {
            self.offer_takes(own.nth(0));
        } else {
            self.phase = Phase::Give;
        }
    }

    fn offer_takes(&mut self, given: Cow) {
        let others = self.others_outside();
        if others.len() == 1 {
            self.swap(given, others.nth(0));
        } else {
            self.phase = Phase::Take { given };
        }
    }

    fn swap(&mut self, given: Cow, taken: Cow) {
        let other = self.owner(taken);
        for (seat, gone, come) in [(self.seat, given, taken), (other, taken, given)] {
            let outside = &mut self.farms[seat.idx()].outside;
            outside.remove(gone);
            outside.insert(come);
        }
        self.end_action();
    }

    /// HAP-18, R12: with too few sad cows, all of them.
    fn bull(&mut self, count: u8) {
        let sad = self.own_sad();
        if sad.len() <= count {
            self.happy = self.happy.or(sad);
            self.end_action();
        } else {
            self.phase = Phase::Bull { left: count };
        }
    }

    /// HAP-19, R5: the first cow chosen says whose cows suffer.
    fn hunger(&mut self, left: u8, of: Option<Seat>) {
        let cows = self.may_sadden(of);
        match cows.len() {
            0 => self.end_action(),
            1 => self.sadden(cows.nth(0), left),
            _ => self.phase = Phase::Hunger { left, of },
        }
    }

    fn sadden(&mut self, cow: Cow, left: u8) {
        self.happy.remove(cow);
        if left > 1 {
            self.hunger(left - 1, Some(self.owner(cow)));
        } else {
            self.end_action();
        }
    }

    /// HAP-20.
    fn nice_weather(&mut self) {
        for seat in self.seat.round(self.seats).skip(1) {
            let farm = self.farms[seat.idx()];
            match (farm.first.is_empty(), farm.second.is_none_or(Barn::is_empty)) {
                // R7: only with two players can there be such a choice, so nobody else waits.
                (false, false) => return self.phase = Phase::Weather,
                (false, true) => self.come_out(seat, 1),
                (true, false) => self.come_out(seat, 2),
                (true, true) => {}
            }
        }
        self.end_action();
    }

    fn come_out(&mut self, seat: Seat, number: u8) {
        let farm = &mut self.farms[seat.idx()];
        let barn = if number == 1 { Some(&mut farm.first) } else { farm.second.as_mut() };
        if let Some(cow) = barn.and_then(Barn::pop) {
            farm.outside.insert(cow);
        }
    }

    /// HAP-21, R6: both go together where there is room.
    fn milk(&mut self, cow: Cow) {
        self.happy.insert(cow);
        if self.own().has_room() {
            self.own_mut().lead(cow);
        }
        self.end_action();
    }

    /// The farm of the player whose turn it is.
    #[inline]
    pub(super) fn own(&self) -> &Farm {
        &self.farms[self.seat.idx()]
    }

    #[inline]
    pub(super) fn own_mut(&mut self) -> &mut Farm {
        &mut self.farms[self.seat.idx()]
    }

    /// The sad cows outside on the player's own farm.
    #[inline]
    pub(super) fn own_sad(&self) -> Cows {
        self.own().outside.without(self.happy)
    }

    /// The cows among these that the player may lead into the barn.
    #[inline]
    pub(super) fn may_lead(&self, among: Cows) -> Cows {
        if self.own().has_room() { self.own().outside.and(among) } else { Cows::EMPTY }
    }

    /// The cows outside on all farms.
    #[inline]
    pub(super) fn all_outside(&self) -> Cows {
        // Farms of seats that nobody has are empty.
        self.farms.iter().fold(Cows::EMPTY, |all, farm| all.or(farm.outside))
    }

    /// The cows outside on all other farms.
    #[inline]
    pub(super) fn others_outside(&self) -> Cows {
        self.all_outside().without(self.own().outside)
    }

    /// The cows that Hunger may turn sad: of one player, or of all others.
    #[inline]
    pub(super) fn may_sadden(&self, of: Option<Seat>) -> Cows {
        let outside = of.map_or_else(|| self.others_outside(), |seat| self.farms[seat.idx()].outside);
        outside.and(self.happy)
    }

    /// Whose cow it is that stands outside.
    #[inline]
    pub(super) fn owner(&self, cow: Cow) -> Seat {
        let owns = |seat: &Seat| self.farms[seat.idx()].outside.contains(cow);
        Seat::all(self.seats).find(owns).expect("a cow outside is on somebody's farm")
    }
}
