//! What happens, in words.

use engine::{Phrase, Seat, Step, StepOf, Tell, Told, Viewer};

use super::@@Type@@;
use super::moves::{Chance, Move};
use super::rules::FOX;

impl Tell for @@Type@@ {
    fn told(&self, step: &StepOf<Self>, after: &Self, _: Viewer) -> Told {
        let who = self.seat;
        match *step {
            Step::Chance(outcome) => match outcome {
                Chance::Start(seat) => Told::open(outcome, Phrase::new("told-start").with("who", seat)),
                Chance::Die(FOX) => Told::open(outcome, Phrase::new("told-fox").with("who", who)),
                Chance::Die(eggs) => {
                    let found = Phrase::new("told-found").with("who", who).with("eggs", eggs);
                    self.tell_what_followed(Told::open(outcome, found), after)
                }
            },
            Step::Move(seat, mv) => {
                let what = self.describe(seat, &mv);
                Told::open(mv, Phrase::new("told-move").with("who", seat).with("what", what))
            }
        }

    }

    fn describe(&self, _: Seat, mv: &Move) -> Phrase {
        match mv {
            Move::Throw => Phrase::new("move-throw"),
            Move::Home => Phrase::new("move-home").with("eggs", self.basket),
        }

    }
}

impl @@Type@@ {
    /// A find that ended the turn filled the basket.
    fn tell_what_followed(&self, told: Told, after: &Self) -> Told {
        if after.turns_left == self.turns_left {
            return told;
        }
        let brought = after.home[self.seat.idx()] - self.home[self.seat.idx()];
        told.then(Phrase::new("told-full").with("who", self.seat).with("eggs", brought))

    }
}
