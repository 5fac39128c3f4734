//! What happens, in words.

use engine::{Phrase, Step, StepOf, Told};

use super::HappyCows;
use super::cards::{Card, Colour, Cow, CowCard, FarmCard, OpenCard, TopCard};
use super::farm::{Cows, Farm};
use super::moves::{Chance, Move};
use super::phase::{Draw, Next, Phase};

impl HappyCows {
    pub(super) fn tell(&self, step: &StepOf<Self>, after: &Self) -> Told {
        let (told, named) = match *step {
            Step::Chance(outcome) => (Told::open(outcome, self.tell_luck(outcome)), Cows::NONE),
            Step::Move(seat, mv) => {
                let what = self.describe_move(mv);
                let told = Told::open(mv, Phrase::new("told-move").with("who", seat).with("what", what));
                (told, self.named_by(mv))
            }
        };
        self.tell_what_followed(told, step, after, named)
    }

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
        let given = if let Phase::Take { given } = self.phase { Cows::only(given) } else { Cows::NONE };
        match mv {
            Move::Cheer(cow) | Move::Sadden(cow) | Move::Maid(cow) | Move::Take(cow) => {
                given.or(Cows::only(cow))
            }
            Move::Barn(number) => self.called_out_of(number).map_or(Cows::NONE, Cows::only),
            _ => Cows::NONE,
        }
    }

    /// What a step brought about beside what its own words say.
    fn tell_what_followed(&self, mut told: Told, step: &StepOf<Self>, after: &Self, named: Cows) -> Told {
        let herd = self.cows_on_farms().without(named);
        let outside = |game: &Self| game.farms.iter().fold(Cows::NONE, |all, farm| all.or(farm.outside));
        let cheered = herd.and(after.happy).without(self.happy);
        let saddened = herd.and(self.happy).without(after.happy);
        let came_out = herd.and(outside(after)).without(outside(self));
        let given = self.own().outside.without(after.farms[self.seat.idx()].cows()).without(named);
        for (id, cows) in [("told-happy", cheered), ("told-sad", saddened), ("told-out", came_out)] {
            if !cows.is_empty() {
                told = told.then(Phrase::new(id).with("cows", cows.words()).with("count", cows.len()));
            }
        }
        if let Some(given) = given.iter().next() {
            let taken = after.farms[self.seat.idx()].outside.without(self.own().outside);
            told =
                told.then(Phrase::new("told-swap").with("given", given.words()).with("taken", taken.words()));
        }
        let changed = [cheered, saddened, came_out, given].iter().any(|cows| !cows.is_empty());
        if self.card_took_effect(step, after) && !changed && !after.phase.is_of_a_card() {
            told = told.then(Phrase::new("told-nothing"));
        }
        self.tell_the_row(told, after)
    }

    /// Whether a farm card was looked up and done, as far as it can be without asking.
    fn card_took_effect(&self, step: &StepOf<Self>, after: &Self) -> bool {
        match (step, self.phase) {
            (Step::Move(_, Move::Play(Card::Farm(_))), _) => true,
            (Step::Chance(_), Phase::Reveal(Next::Effect(_))) => true,
            (Step::Chance(_), Phase::Which(Draw::Play)) => after.pile.is_empty(),
            _ => false,
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

    fn cows_on_farms(&self) -> Cows {
        self.farms.iter().fold(Cows::NONE, |all, farm| all.or(farm.cows()))
    }

    pub(super) fn describe_move(&self, mv: Move) -> Phrase {
        match mv {
            Move::Play(Card::Cow(cow)) => {
                Phrase::new("move-play-cow").with("cow", self.cow_in_row(cow).words())
            }
            Move::Play(Card::Farm(card)) => Phrase::new("move-play").with("card", card.words()),
            Move::Away(card) => Phrase::new("move-away").with("card", self.card_in_row(card)),
            Move::Top => match self.top {
                Some(TopCard::Cow(card)) => Phrase::new("move-top-cow").with("cow", card.words()),
                _ => Phrase::new("move-top-farm"),
            },
            Move::Colour(colour) => Phrase::new("move-colour").with("colour", colour.words()),
            Move::Build => Phrase::new("move-build"),
            Move::Barn(number) => {
                let cow = self.called_out_of(number).map(Cow::words);
                Phrase::new(if number == 1 { "move-first-barn" } else { "move-second-barn" })
                    .with("cow", cow.unwrap_or_else(|| Phrase::new("nobody")))
            }
            Move::Done if self.phase == Phase::Milkmaid => Phrase::new("move-no-maid"),
            Move::Done => Phrase::new("move-done"),
            Move::Cheer(cow) => Phrase::new("move-cheer").with("cow", cow.words()),
            Move::Lead(cow) => {
                Phrase::new("move-lead").with("cow", CowCard { cow, happy: self.happy.contains(cow) }.words())
            }
            Move::Give(cow) | Move::Take(cow) | Move::Sadden(cow) | Move::Maid(cow) => {
                self.describe_choice(mv, cow)
            }
        }
    }

    fn describe_choice(&self, mv: Move, cow: Cow) -> Phrase {
        let shown = |cow| CowCard { cow, happy: self.happy.contains(cow) }.words();
        match (mv, self.phase) {
            (Move::Give(_), _) => Phrase::new("move-give").with("cow", shown(cow)),
            (Move::Take(_), Phase::Take { given }) => Phrase::new("move-take")
                .with("cow", shown(cow))
                .with("whose", self.owner(cow))
                .with("given", shown(given)),
            (Move::Sadden(_), _) => {
                Phrase::new("move-sadden").with("cow", cow.words()).with("whose", self.owner(cow))
            }
            _ if self.own().has_room() => Phrase::new("move-maid").with("cow", cow.words()),
            _ => Phrase::new("move-maid-outside").with("cow", cow.words()),
        }
    }

    /// The other player's topmost cow in a barn (R7).
    fn called_out_of(&self, number: u8) -> Option<Cow> {
        let farm: &Farm = &self.farms[self.seat.next(self.seats).idx()];
        farm.barns().nth(usize::from(number) - 1)?.top()
    }

    fn cow_in_row(&self, cow: Cow) -> CowCard {
        let cards = self.row.iter().filter_map(|open| match open {
            OpenCard::Cow(card) => Some(card),
            OpenCard::Farm(_) => None,
        });
        cards.into_iter().find(|card| card.cow == cow).unwrap_or(CowCard { cow, happy: false })
    }

    fn card_in_row(&self, card: Card) -> Phrase {
        match card {
            Card::Cow(cow) => self.cow_in_row(cow).words(),
            Card::Farm(card) => card.words(),
        }
    }
}

impl Colour {
    /// The colour in words, with its symbol (HAP-1).
    pub(super) fn words(self) -> Phrase {
        Phrase::new(["blue", "purple", "red", "orange", "green"][self as usize])
    }
}

impl Cow {
    /// The cow in words.
    pub(super) fn words(self) -> Phrase {
        Phrase::new("cow").with("colour", self.colour().words()).with("icons", self.icons())
    }
}

impl CowCard {
    /// The cow and its mood in words.
    pub(super) fn words(self) -> Phrase {
        Phrase::new(if self.happy { "cow-happy" } else { "cow-sad" }).with("cow", self.cow.words())
    }
}

impl Cows {
    fn words(self) -> Vec<Phrase> {
        self.iter().map(Cow::words).collect()
    }
}

impl FarmCard {
    /// The card in words.
    pub(super) fn words(self) -> Phrase {
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
