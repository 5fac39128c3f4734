//! Why one would make a move, in a sentence.

use engine::{Phrase, Seat};

use super::super::HappyCows;
use super::super::cards::{Card, Colour, Cow, CowCard, FarmCard, OpenCard, TopCard};
use super::super::farm::{Cows, of_colour, with_icons};
use super::super::moves::Move;
use super::super::phase::Phase;
use super::super::score::icons;

impl HappyCows {
    pub(super) fn why(&self, seat: Seat, mv: Move) -> Phrase {
        match mv {
            Move::Play(card) => match self.row.find(card) {
                OpenCard::Cow(shown) => self.why_cow(shown),
                OpenCard::Farm(card) => self.why_farm_card(card),
            },
            Move::Away(card) => self.why_away(card),
            Move::Top => match self.top {
                Some(TopCard::Cow(shown)) => self.why_cow(shown),
                _ => Phrase::new("reason-top-farm"),
            },
            Move::Cheer(cow) => Phrase::new("reason-cheer").with("points", 2 * cow.icons()),
            Move::Colour(colour) => self.why_farmer(colour),
            Move::Lead(cow) => self.why_lead(cow),
            Move::Build => Phrase::new("reason-build"),
            Move::Give(cow) => self.why_give(cow),
            Move::Take(cow) => self.why_take(cow),
            Move::Sadden(cow) => {
                Phrase::new("reason-sadden").with("points", 2 * cow.icons()).with("whose", self.owner(cow))
            }
            Move::Barn(number) => {
                let cow = self.called_out_of(number);
                let happy = self.happy.contains(cow);
                let id = if happy { "reason-out-happy" } else { "reason-out-sad" };
                Phrase::new(id).with("whose", seat.next(self.seats))
            }
            Move::Maid(cow) => {
                let id = if self.own().has_room() { "reason-maid" } else { "reason-cheer" };
                Phrase::new(id).with("points", 2 * cow.icons())
            }
            Move::Done => self.why_done(),
        }
    }

    fn why_cow(&self, shown: CowCard) -> Phrase {
        let farmer = FarmCard::Farmer(shown.cow.colour());
        let in_row = self.row.iter().any(|open| open == OpenCard::Farm(farmer));
        let id = if shown.happy {
            "reason-cow-happy"
        } else if in_row || self.pile.farm.count(farmer) > 0 {
            "reason-cow-hope"
        } else {
            "reason-cow-sad"
        };
        Phrase::new(id).with("icons", shown.cow.icons())
    }

    fn why_farm_card(&self, card: FarmCard) -> Phrase {
        match card {
            FarmCard::Farmer(colour) => self.why_farmer(colour),
            FarmCard::SuperFarmer if self.all_outside().without(self.happy).is_empty() => nothing(),
            FarmCard::SuperFarmer => Phrase::new("reason-super"),
            FarmCard::Barn => self.why_barn(),
            FarmCard::Rain(colour) => self.why_rain(colour),
            FarmCard::Trough => self.why_trough(),
            FarmCard::Bull(count) => or_nothing("reason-bull", 2 * most(self.own_sad(), count)),
            FarmCard::Hunger(count) => self.why_hunger(count),
            FarmCard::NiceWeather => {
                let others = self.seat.round(self.seats).skip(1);
                let called = |seat: &Seat| self.farms[seat.idx()].barns().any(|barn| !barn.is_empty());
                match others.filter(called).count() {
                    0 => nothing(),
                    count => Phrase::new("reason-weather").with("count", count),
                }
            }
            FarmCard::Milkmaid => or_nothing("reason-milkmaid", 2 * most(self.own_sad(), 1)),
        }
    }

    fn why_farmer(&self, colour: Colour) -> Phrase {
        let sad = self.all_outside().and(of_colour(colour)).without(self.happy);
        let own = sad.and(self.own().outside);
        let points = |cows| 2 * icons(cows);
        let id = match (own.is_empty(), own == sad) {
            (true, true) => return nothing(),
            (true, false) => "reason-farmer-others",
            (false, true) => "reason-farmer-own",
            (false, false) => "reason-farmer-all",
        };
        Phrase::new(id).with("own", points(own)).with("others", points(sad.without(own)))
    }

    fn why_barn(&self) -> Phrase {
        let farm = self.own();
        let cows = farm.outside.and(self.happy);
        if farm.has_room() && !cows.is_empty() {
            return Phrase::new("reason-barn").with("count", cows.len().min(3));
        }
        let may_build = self.seats == 2 && farm.second.is_none();
        if may_build { Phrase::new("reason-build") } else { nothing() }
    }

    fn why_rain(&self, colour: Colour) -> Phrase {
        let coloured = of_colour(colour);
        let wet = self.others_outside().and(coloured).and(self.happy);
        let dry = self.may_lead(coloured).and(self.happy);
        match (wet.is_empty(), dry.is_empty()) {
            (false, _) => Phrase::new("reason-rain").with("points", 2 * icons(wet)),
            (true, false) => Phrase::new("reason-rain-shelter").with("colour", colour.words()),
            (true, true) => nothing(),
        }
    }

    fn why_trough(&self) -> Phrase {
        let given = self.own().outside.iter().map(|cow| self.worth(cow)).min();
        let taken = self.others_outside().iter().map(|cow| self.worth(cow)).max();
        match given.zip(taken) {
            Some((given, taken)) if taken > given => {
                Phrase::new("reason-trough").with("points", taken - given)
            }
            Some(_) => Phrase::new("reason-trough-no-gain"),
            None => nothing(),
        }
    }

    fn why_hunger(&self, count: u8) -> Phrase {
        let others = self.seat.round(self.seats).skip(1);
        let happy = |seat: Seat| most(self.may_sadden(Some(seat)), count);
        or_nothing("reason-hunger", 2 * others.map(happy).max().unwrap_or(0))
    }

    fn why_away(&self, card: Card) -> Phrase {
        let own = self.own().outside.and(self.happy);
        match card {
            Card::Farm(FarmCard::Rain(colour)) if !own.and(of_colour(colour)).is_empty() => {
                Phrase::new("reason-away-rain").with("colour", colour.words())
            }
            Card::Farm(card) => Phrase::new("reason-away").with("card", card.words()),
            Card::Cow(cow) => Phrase::new("reason-away").with("card", cow.words()),
        }
    }

    fn why_lead(&self, cow: Cow) -> Phrase {
        let id = if self.happy.contains(cow) { "reason-lead-happy" } else { "reason-lead-sad" };
        Phrase::new(id).with("icons", cow.icons())
    }

    fn why_give(&self, cow: Cow) -> Phrase {
        let id = if self.happy.contains(cow) { "reason-give-happy" } else { "reason-give-sad" };
        Phrase::new(id).with("icons", cow.icons())
    }

    fn why_take(&self, cow: Cow) -> Phrase {
        let Phase::Take { given } = self.phase else { unreachable!("a cow is taken for another") };
        let gain = self.worth(cow) - self.worth(given);
        let id = match gain {
            1.. => "reason-take",
            0 => "reason-take-even",
            _ => "reason-take-loss",
        };
        Phrase::new(id).with("points", gain.abs()).with("whose", self.owner(cow))
    }

    fn why_done(&self) -> Phrase {
        match self.phase {
            Phase::Rain { .. } => Phrase::new("reason-done-rain"),
            Phase::Milkmaid => Phrase::new("reason-done-maid"),
            _ => Phrase::new("reason-done"),
        }
    }

    /// What a cow is worth as it stands.
    fn worth(&self, cow: Cow) -> i16 {
        let icons = i16::from(cow.icons());
        if self.happy.contains(cow) { icons } else { -icons }
    }
}

/// The most icons that so many of these cows have.
fn most(cows: Cows, count: u8) -> u8 {
    let by_icons = (1..=5).rev().flat_map(|icons| cows.and(with_icons(icons)).iter());
    by_icons.take(usize::from(count)).map(Cow::icons).sum()
}

fn or_nothing(id: &'static str, points: u8) -> Phrase {
    if points > 0 { Phrase::new(id).with("points", points) } else { nothing() }
}

/// A card that changes nothing is at least gone.
fn nothing() -> Phrase {
    Phrase::new("reason-nothing")
}
