//! What happens, in words.

use engine::{Phrase, Seat, Step, StepOf, Tell, Told, Viewer};

use super::cards::{Breed, Chips, Cow, Cows, chips_worth, herd, herd_size};
use super::judge::Call;
use super::moves::{Chance, Move, Sign};
use super::phase::Phase;
use super::plays::{Cards, Play};
use super::{MooMooToretore, SEATS};

impl Tell for MooMooToretore {
    fn told(&self, step: &StepOf<Self>, after: &Self, viewer: Viewer) -> Told {
        let mut told = match *step {
            Step::Chance(outcome) => self.tell_luck(outcome, viewer),
            Step::Move(seat, mv) => self.tell_move(seat, mv, viewer),
        };
        if let (Step::Move(seat, mv), Phase::Refill { .. }) = (*step, after.phase) {
            let mut sealed = *self;
            sealed.seal(seat, mv);
            told.say.extend(sealed.tell_reveal(after));
        }
        told.say.extend(self.tell_what_follows(*step, after));
        told
    }

    fn describe(&self, seat: Seat, mv: &Move) -> Phrase {
        match *mv {
            Move::Lay(play) => self.describe_play(play),
            Move::Pick(sign) => {
                let id = if sign == Sign::Plus { "move-plus" } else { "move-minus" };
                let number = self.number(seat, sign).expect("only signs that form a number are picked");
                Phrase::new(id)
                    .with("worth", chips_worth(self.player(seat).laid.chips))
                    .with("number", number)
            }
        }
    }
}

impl MooMooToretore {
    fn tell_luck(&self, outcome: Chance, viewer: Viewer) -> Told {
        match (outcome, self.phase) {
            (Chance::Start(seat), _) => Told::open(outcome, Phrase::new("told-start").with("who", seat)),
            // R11: hands are secret.
            (Chance::Card(number), Phase::Deal { to, .. } | Phase::Refill { to, .. }) if viewer.is(to) => {
                Told::open(outcome, Phrase::new("told-card").with("who", to).with("number", number.0))
            }
            (Chance::Card(_), Phase::Deal { to, .. } | Phase::Refill { to, .. }) => {
                Told::hidden(Phrase::new("told-card-hidden").with("who", to))
            }
            (Chance::Card(_), _) => unreachable!("hand cards are drawn when hands are filled"),
            (Chance::Cow(cow), _) => {
                let room = self.markers.clone().open_next(cow.breed());
                let id = if room { "told-cow" } else { "told-cow-no-room" };
                Told::open(outcome, Phrase::new(id).with("cow", cow.words()))
            }
            (Chance::Stars(stars), _) => Told::open(outcome, Phrase::new("told-stars").with("stars", stars)),
        }
    }

    fn tell_move(&self, seat: Seat, mv: Move, viewer: Viewer) -> Told {
        if viewer.is(seat) {
            let what = self.describe(seat, &mv);
            return Told::open(mv, Phrase::new("told-move").with("who", seat).with("what", what));
        }
        // MOO-8, R6: others see how many cards and which chips, and that a sign was picked, but not which.
        Told::hidden(match mv {
            Move::Lay(Play { cards, chips: Chips::EMPTY }) => {
                Phrase::new("told-lays").with("who", seat).with("count", cards.len())
            }
            Move::Lay(Play { cards, chips }) => Phrase::new("told-lays-chips")
                .with("who", seat)
                .with("count", cards.len())
                .with("chips", used_chips_words(chips)),
            Move::Pick(_) => Phrase::new("told-picks").with("who", seat),
        })
    }

    /// Everything that is turned up at once: asked of the game in which all choices are sealed.
    fn tell_reveal(&self, after: &Self) -> Vec<Phrase> {
        let calls = self.calls();
        let seats = || self.leader.round(self.seats);
        let mut say: Vec<_> = seats().map(|seat| self.tell_call(seat, calls[seat.idx()])).collect();
        say.extend(Breed::ALL.into_iter().flat_map(|breed| self.tell_column(breed, &calls, after)));
        let turned = seats()
            .filter(|seat| self.player(*seat).chips.is_empty())
            .filter(|seat| !after.player(*seat).chips.is_empty());
        say.extend(turned.map(|seat| Phrase::new("told-chip-up").with("who", seat)));
        say
    }

    fn tell_call(&self, seat: Seat, call: Call) -> Phrase {
        let Play { cards, chips } = self.player(seat).laid;
        let id = match (call, self.player(seat).sign) {
            (None, _) => "told-no",
            (Some(_), None) => "told-call",
            (Some(_), Some(Sign::Plus)) => "told-call-plus",
            (Some(_), Some(Sign::Minus)) => "told-call-minus",
        };
        let mut phrase = Phrase::new(id).with("who", seat).with("cards", sum_words(cards));
        if let Some(number) = call {
            phrase = phrase.with("number", number).with("worth", chips_worth(chips));
        }
        phrase
    }

    /// Who takes which of a column's cows, or that nobody does.
    fn tell_column(&self, breed: Breed, calls: &[Call; SEATS], after: &Self) -> Vec<Phrase> {
        let count = herd_size(&self.columns, breed);
        let mut markers = breed.markers().iter().map(|number| Some(*number));
        let Some(lowest) = markers.find(|call| calls.contains(call)) else {
            let untaken = Phrase::new("told-untaken").with("count", count).with("breed", breed.words());
            return if count > 0 { vec![untaken] } else { Vec::new() };
        };
        let callers = || self.leader.round(self.seats).filter(|seat| calls[seat.idx()] == lowest);
        let id = if callers().count() > 1 { "told-shares" } else { "told-takes" };
        let gain = |seat: Seat| {
            let cows = after.player(seat).cows.without(&self.player(seat).cows);
            match herd_words(breed, &cows.expect("cows stay where they are")) {
                none if none.is_empty() => Phrase::new("told-shares-none").with("breed", breed.words()),
                cows => Phrase::new(id).with("cows", cows),
            }
            .with("who", seat)
        };
        callers().map(gain).collect()
    }

    /// Piles remade, a new round, an early end.
    fn tell_what_follows(&self, step: StepOf<Self>, after: &Self) -> Vec<Phrase> {
        let mut say = Vec::new();
        // A pile that is not remade only gets smaller, by the card that was drawn.
        let card = u8::from(matches!(step, Step::Chance(Chance::Card(_))));
        if after.hand_pile.len() + card > self.hand_pile.len() {
            say.push(Phrase::new("told-hand-pile").with("count", after.hand_pile.len()));
        }
        if after.phase == Phase::Place && self.phase != Phase::Place {
            say.push(Phrase::new("told-round").with("round", after.round + 1).with("who", after.leader));
        }
        let cow = u8::from(matches!(step, Step::Chance(Chance::Cow(_))));
        if after.cow_pile.len() + cow > self.cow_pile.len() {
            say.push(Phrase::new("told-cow-pile").with("count", after.cow_pile.len()));
        }
        if after.phase == Phase::Over {
            say.push(Phrase::new(after.ending()));
        }
        say
    }

    fn describe_play(&self, play: Play) -> Phrase {
        let chips = play.chips;
        let number = |sign| self.markers.number(play, sign);
        let phrase = |id| Phrase::new(id).with("cards", sum_words(play.cards));
        match (number(Sign::Plus), number(Sign::Minus)) {
            (None, None) => phrase("move-lay-no"),
            (Some(number), _) if chips.is_empty() => phrase("move-lay").with("number", number),
            (Some(high), Some(low)) => phrase("move-lay-either")
                .with("chips", used_chips_words(chips))
                .with("low", low)
                .with("high", high),
            (Some(number), None) | (None, Some(number)) => {
                phrase("move-lay-chips").with("chips", used_chips_words(chips)).with("number", number)
            }
        }
    }
}

impl Breed {
    /// The breed in words.
    pub fn words(self) -> Phrase {
        Phrase::new(["spotted", "red", "black"][self as usize])
    }
}

impl Cow {
    /// The cow in words.
    pub fn words(self) -> Phrase {
        Phrase::new(if self.with_kids() { "cow-with-kids" } else { "cow" })
            .with("breed", self.breed().words())
    }
}

/// Chips that are used, in words.
pub fn used_chips_words(chips: Chips) -> Phrase {
    Phrase::new(match chips_worth(chips) {
        1 => "chip-1",
        2 => "chip-2",
        _ => "chips-both",
    })
}

/// The cards as a sum: `1 + 1 + 2`.
fn sum_words(cards: Cards) -> Phrase {
    let cards: Vec<_> = cards.iter().map(|card| card.to_string()).collect();
    Phrase::new("text").with("text", cards.join(" + "))
}

/// The cows of one breed in words: how many with kids, how many without.
pub(super) fn herd_words(breed: Breed, cows: &Cows) -> Vec<Phrase> {
    let counts = [true, false].map(|kids| herd(cows, breed).filter(|cow| cow.with_kids() == kids).count());
    let there = ["cows-with-kids", "cows"].into_iter().zip(counts).filter(|(_, count)| *count > 0);
    there.map(|(id, count)| Phrase::new(id).with("count", count).with("breed", breed.words())).collect()
}
