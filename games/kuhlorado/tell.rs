//! What happens, in words.

use engine::kit::square_name;
use engine::{Phrase, Seat, Step, StepOf, Tell, Told, Viewer};

use super::Kuhlorado;
use super::moves::{Chance, Move};
use super::notation::dice_words;
use super::phase::{Face, Phase};

impl Tell for Kuhlorado {
    fn told(&self, step: &StepOf<Self>, after: &Self, _: Viewer) -> Told {
        let told = match *step {
            Step::Chance(outcome) => {
                let say = match outcome {
                    Chance::Start(seat) => Phrase::new("told-start").with("who", seat),
                    Chance::Throw(throw) => Phrase::new("told-throw")
                        .with("who", self.seat)
                        .with("dice", dice_words(&[throw.low, throw.high])),
                    Chance::Die(face) => {
                        Phrase::new("told-throw").with("who", self.seat).with("dice", dice_words(&[face]))
                    }
                };
                Told::open(outcome, say)
            }
            Step::Move(seat, mv) => {
                let what = self.describe(seat, &mv);
                Told::open(mv, Phrase::new("told-move").with("who", seat).with("what", what))
            }
        };
        self.tell_what_followed(told, after)
    }

    fn describe(&self, _: Seat, mv: &Move) -> Phrase {
        match (*mv, self.phase) {
            (Move::Keep, Phase::Again(throw)) => {
                Phrase::new("move-keep").with("dice", dice_words(&[throw.low, throw.high]))
            }
            (Move::RollOne(face), _) => Phrase::new("move-roll-one").with("die", face.words()),
            (Move::RollBoth, _) => Phrase::new("move-roll-both"),
            (Move::Mark(square), _) => Phrase::new("move-mark")
                .with("square", square_name(square))
                .with("shows", self.sheet.face(square).map_or(Phrase::new("trough"), Face::words)),
            _ => Phrase::new("move-done"),
        }
    }
}

impl Kuhlorado {
    fn tell_what_followed(&self, mut told: Told, after: &Self) -> Told {
        let dice_lay = matches!(self.phase, Phase::Again(_) | Phase::Rethrow { .. });
        if dice_lay && after.phase == Phase::Throw {
            told = told.then(Phrase::new("told-nothing").with("who", self.seat));
        }
        if let (None, Some([crosses, circles])) = (self.noted, after.noted) {
            told = told.then(Phrase::new("told-doubles").with("crosses", crosses).with("circles", circles));
        }
        told
    }
}
