//! What happens, in words.

use engine::{Phrase, Seat, Step, StepOf, Tell, Told, Viewer};

use super::HappyCows;
use super::cards::{Card, Colour, Cow, CowCard, FarmCard, OpenCard, TopCard};
use super::farm::{Barn, Cows};
use super::moves::{Chance, Move};
use super::phase::{Draw, Next, Phase};

impl Tell for HappyCows {
    fn told(&self, step: &StepOf<Self>, after: &Self, _: Viewer) -> Told {
        let (told, named) = match *step {
            Step::Chance(outcome) => (Told::open(outcome, self.tell_luck(outcome)), Cows::EMPTY),
            Step::Move(seat, mv) => {
                let what = self.describe(seat, &mv);
                let told = Told::open(mv, Phrase::new("told-move").with("who", seat).with("what", what));
                (told, self.named_by(mv))
            }
        };
        self.tell_what_followed(told, step, after, named)
    }

    fn describe(&self, _: Seat, mv: &Move) -> Phrase {
        match *mv {
            Move::Play(card @ Card::Cow(_)) => Phrase::new("move-play-cow").with("cow", self.in_row(card)),
            Move::Play(card) => Phrase::new("move-play").with("card", self.in_row(card)),
            Move::Away(card) => Phrase::new("move-away").with("card", self.in_row(card)),
            Move::Top => match self.top {
                Some(TopCard::Cow(card)) => Phrase::new("move-top-cow").with("cow", card.words()),
                _ => Phrase::new("move-top-farm"),
            },
            Move::Colour(colour) => Phrase::new("move-colour").with("colour", colour.words()),
            Move::Build => Phrase::new("move-build"),
            Move::Barn(number) => {
                let id = if number == 1 { "move-first-barn" } else { "move-second-barn" };
                Phrase::new(id).with("cow", self.called_out_of(number).words())
            }
            Move::Done if self.phase == Phase::Milkmaid => Phrase::new("move-no-maid"),
            Move::Done => Phrase::new("move-done"),
            Move::Cheer(cow) => Phrase::new("move-cheer").with("cow", cow.words()),
            Move::Lead(cow) => Phrase::new("move-lead").with("cow", self.on_farm(cow)),
            Move::Give(cow) => Phrase::new("move-give").with("cow", self.on_farm(cow)),
            Move::Take(cow) => self.describe_take(cow),
            Move::Sadden(cow) => {
                Phrase::new("move-sadden").with("cow", cow.words()).with("whose", self.owner(cow))
            }
            Move::Maid(cow) => {
                let id = if self.own().has_room() { "move-maid" } else { "move-maid-outside" };
                Phrase::new(id).with("cow", cow.words())
            }
        }
    }
}

impl HappyCows {
    fn tell_luck(&self, outcome: Chance) -> Phrase {
        match (outcome, self.phase) {
            (Chance::Dealt(cow), Phase::Deal { to, .. }) => {
                Phrase::new("told-dealt").with("who", to).with("cow", cow.words())
            }
            (Chance::Top(TopCard::Cow(card)), _) => Phrase::new("told-top-cow").with("cow", card.words()),
            (Chance::Top(TopCard::Farm), _) => Phrase::new("told-top-farm"),
            (Chance::Which(card), Phase::Which(Draw::Play)) => {
                Phrase::new("told-which").with("card", card.words())
            }
            (Chance::Which(card), _) => Phrase::new("told-row").with("card", card.words()),
            (Chance::Start(seat), _) => Phrase::new("told-start").with("who", seat),
            (Chance::Dealt(_), _) => unreachable!("cows are dealt to somebody"),
        }
    }

    /// The cows whose fate the words of a move tell already.
    fn named_by(&self, mv: Move) -> Cows {
        let given = if let Phase::Take { given } = self.phase { Cows::only(given) } else { Cows::EMPTY };
        match mv {
            Move::Cheer(cow) | Move::Sadden(cow) | Move::Maid(cow) | Move::Take(cow) => {
                given.or(Cows::only(cow))
            }
            Move::Barn(number) => Cows::only(self.called_out_of(number)),
            _ => Cows::EMPTY,
        }
    }

    /// What a step brought about beside what its own words say.
    fn tell_what_followed(&self, mut told: Told, step: &StepOf<Self>, after: &Self, named: Cows) -> Told {
        let mut changed = false;
        for (id, cows) in self.changes(after).map(|(id, cows)| (id, cows.without(named))) {
            if !cows.is_empty() {
                told =
                    told.then(Phrase::new(id).with("cows", cows.iter().map(Cow::words).collect::<Vec<_>>()));
                changed = true;
            }
        }
        if let Some((given, taken)) = self.swapped(after).filter(|(given, _)| !named.contains(*given)) {
            told =
                told.then(Phrase::new("told-swap").with("given", given.words()).with("taken", taken.words()));
            changed = true;
        }
        match self.card_in_effect(step, after) {
            Some(card) if !changed && !after.phase.is_of_a_card() => {
                told = told.then(Phrase::new("told-nothing").with("card", card.words()));
            }
            _ => {}
        }
        self.tell_the_row(told, after)
    }

    /// What became of the cows that were on farms before.
    fn changes(&self, after: &Self) -> [(&'static str, Cows); 3] {
        let herd = self.farms.iter().fold(Cows::EMPTY, |all, farm| all.or(farm.cows()));
        [
            ("told-happy", herd.and(after.happy).without(self.happy)),
            ("told-sad", herd.and(self.happy).without(after.happy)),
            ("told-out", herd.and(after.all_outside()).without(self.all_outside())),
        ]
    }

    /// The cow that left the player's farm, and the one that came for it.
    fn swapped(&self, after: &Self) -> Option<(Cow, Cow)> {
        let (before, after) = (self.own(), &after.farms[self.seat.idx()]);
        let given = before.outside.without(after.cows()).iter().next()?;
        Some((given, after.outside.without(before.cows()).iter().next()?))
    }

    /// The farm card that a step let take effect, as far as it can without asking.
    fn card_in_effect(&self, step: &StepOf<Self>, after: &Self) -> Option<FarmCard> {
        match (*step, self.phase) {
            (Step::Move(_, Move::Play(Card::Farm(card))), _) => Some(card),
            (Step::Chance(_), Phase::Reveal(Next::Effect(card))) => Some(card),
            (Step::Chance(Chance::Which(card)), Phase::Which(Draw::Play)) if after.pile.is_empty() => {
                Some(card)
            }
            _ => None,
        }
    }

    /// A cow that comes into the row does so of itself; a farm card has luck's own words.
    fn tell_the_row(&self, told: Told, after: &Self) -> Told {
        let came = after.row.iter().last().filter(|last| self.row.iter().all(|old| old != *last));
        match came {
            Some(OpenCard::Cow(card)) => told.then(Phrase::new("told-row").with("card", card.words())),
            _ => told,
        }
    }

    fn describe_take(&self, cow: Cow) -> Phrase {
        let Phase::Take { given } = self.phase else { unreachable!("a cow is taken for another") };
        Phrase::new("move-take")
            .with("cow", self.on_farm(cow))
            .with("whose", self.owner(cow))
            .with("given", self.on_farm(given))
    }

    /// The other player's topmost cow in a barn (R7).
    pub(super) fn called_out_of(&self, number: u8) -> Cow {
        let farm = &self.farms[self.seat.next(self.seats).idx()];
        let barn = farm.barns().nth(usize::from(number) - 1);
        barn.and_then(Barn::top).expect("a barn is chosen only where both hold cows")
    }

    /// A card of the row in words.
    fn in_row(&self, card: Card) -> Phrase {
        self.row.find(card).words()
    }

    /// A cow on a farm in words, with its mood.
    fn on_farm(&self, cow: Cow) -> Phrase {
        CowCard { cow, happy: self.happy.contains(cow) }.words()
    }
}

impl Colour {
    /// The colour in words, with its symbol (HAP-1).
    pub fn words(self) -> Phrase {
        Phrase::new(["blue", "purple", "red", "orange", "green"][self as usize])
    }
}

impl Cow {
    /// The cow in words.
    pub fn words(self) -> Phrase {
        Phrase::new("cow").with("colour", self.colour().words()).with("icons", self.icons())
    }
}

impl CowCard {
    /// The cow and its mood in words.
    pub fn words(self) -> Phrase {
        Phrase::new(if self.happy { "cow-happy" } else { "cow-sad" }).with("cow", self.cow.words())
    }
}

impl OpenCard {
    /// The card in words.
    pub fn words(self) -> Phrase {
        match self {
            OpenCard::Cow(card) => card.words(),
            OpenCard::Farm(card) => card.words(),
        }
    }
}

impl FarmCard {
    /// The card in words.
    pub fn words(self) -> Phrase {
        match self {
            FarmCard::Farmer(colour) => Phrase::new("farmer").with("colour", colour.words()),
            FarmCard::Barn => Phrase::new("barn"),
            FarmCard::Rain(colour) => Phrase::new("rain").with("colour", colour.words()),
            FarmCard::Trough => Phrase::new("trough"),
            FarmCard::Bull(count) => Phrase::new("bull").with("count", count),
            FarmCard::Hunger(count) => Phrase::new("hunger").with("count", count),
            FarmCard::NiceWeather => Phrase::new("weather"),
            FarmCard::Milkmaid => Phrase::new("milkmaid"),
            FarmCard::SuperFarmer => Phrase::new("super"),
        }
    }
}
