//! What steps do, and what is said about them.

use engine::{Phrase, Step, StepOf, Told};

use super::@@Type@@;
use super::moves::{Chance, Move};
use super::phase::Phase;

/// @@PREFIX@@-5: nobody goes home with fewer eggs.
pub(super) const FEWEST_TO_GO_HOME: u8 = 5;
/// @@PREFIX@@-6: with so many eggs the basket is full.
pub(super) const FULL: u8 = 20;
/// The number that brings the fox (@@PREFIX@@-3).
const FOX: u8 = 1;

impl @@Type@@ {
    pub(super) fn let_happen(&mut self, outcome: Chance) {
        match outcome {
            Chance::Start(seat) => {
                self.seat = seat;
                self.phase = Phase::Throw;
            }
            // @@PREFIX@@-3
            Chance::Die(FOX) => {
                self.basket = 0;
                self.end_turn();
            }
            // @@PREFIX@@-2
            Chance::Die(eggs) => {
                self.basket += eggs;
                self.phase = Phase::Choose;
                // @@PREFIX@@-6
                if self.basket >= FULL {
                    self.go_home();
                }
            }
        }
    }

    pub(super) fn make(&mut self, mv: Move) {
        match mv {
            Move::Throw => self.phase = Phase::Throw,
            Move::Home => self.go_home(),
        }
    }

    fn go_home(&mut self) {
        self.home[self.seat.idx()] += u16::from(self.basket);
        self.basket = 0;
        self.end_turn();
    }

    fn end_turn(&mut self) {
        self.turns_left -= 1;
        self.seat = self.seat.next(self.seats);
        // @@PREFIX@@-7
        self.phase = if self.turns_left == 0 { Phase::Over } else { Phase::Throw };
    }

    pub(super) fn describe_move(&self, mv: Move) -> Phrase {
        match mv {
            Move::Throw => Phrase::new("move-throw"),
            Move::Home => Phrase::new("move-home").with("eggs", self.basket),
        }
    }

    pub(super) fn tell(&self, step: &StepOf<Self>, after: &Self) -> Told {
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
                let what = self.describe_move(mv);
                Told::open(mv, Phrase::new("told-move").with("who", seat).with("what", what))
            }
        }
    }

    /// A find that ended the turn filled the basket.
    fn tell_what_followed(&self, told: Told, after: &Self) -> Told {
        if after.turns_left == self.turns_left {
            return told;
        }
        let brought = after.home[self.seat.idx()] - self.home[self.seat.idx()];
        told.then(Phrase::new("told-full").with("who", self.seat).with("eggs", brought))
    }
}
