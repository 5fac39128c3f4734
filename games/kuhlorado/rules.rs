//! What steps do.

use engine::kit::{Squares, square_name};
use engine::{Phrase, Step, StepOf, Told};

use super::moves::{Chance, Move};
use super::notation::dice_words;
use super::phase::{Face, Kind, Phase, Throw};
use super::{Kuhlorado, score};

impl Kuhlorado {
    #[inline]
    pub(super) fn let_happen(&mut self, outcome: Chance) {
        match outcome {
            Chance::Start(seat) => {
                self.seat = seat;
                self.phase = Phase::Throw;
            }
            Chance::Throw(throw) if self.phase == Phase::Throw => self.phase = Phase::Again(throw),
            Chance::Throw(throw) => self.dice_lie(throw),
            Chance::Die(face) => {
                let Phase::Rethrow { kept: Some(kept) } = self.phase else {
                    unreachable!("one die was kept")
                };
                self.dice_lie(Throw::of(kept, face));
            }
        }
    }

    #[inline]
    pub(super) fn make(&mut self, mv: Move) {
        match (mv, self.phase) {
            (Move::Keep, Phase::Again(throw)) => self.dice_lie(throw),
            (Move::RollOne(face), Phase::Again(throw)) => {
                self.phase = Phase::Rethrow { kept: Some(throw.without(face)) };
            }
            (Move::RollBoth, _) => self.phase = Phase::Rethrow { kept: None },
            (Move::Mark(square), Phase::First(throw)) => {
                self.marks[self.seat.idx()].insert(square);
                if self.second_squares(throw, square).is_empty() {
                    self.end_turn();
                } else {
                    self.phase = Phase::Second { throw, first: square };
                }
            }
            (Move::Mark(square), _) => {
                self.marks[self.seat.idx()].insert(square);
                self.end_turn();
            }
            (Move::Done, _) => self.end_turn(),
            _ => unreachable!("only legal moves are made"),
        }
    }

    /// The dice are as they stay: squares are marked, if there are any to mark (KUH-5).
    fn dice_lie(&mut self, throw: Throw) {
        if self.first_squares(throw).is_empty() {
            self.end_turn();
        } else {
            self.phase = Phase::First(throw);
        }
    }

    fn end_turn(&mut self) {
        // KUH-13, R1, R8: counted before the end is.
        if self.advanced && self.noted.is_none() && self.cows_marked() >= 9 {
            self.noted = Some(self.marks.map(score::double_squares));
        }
        // KUH-8
        if self.free(Face::COW).is_empty() || self.free_numbers().len() <= 5 {
            self.phase = Phase::Over;
        } else {
            self.seat = self.seat.next(2);
            self.phase = Phase::Throw;
        }
    }

    pub(super) fn cows_marked(&self) -> u8 {
        self.sheet.showing(Face::COW).and(self.marked()).len()
    }

    pub(super) fn free_numbers(&self) -> Squares {
        self.sheet.numbers().without(self.marked())
    }

    /// The clause that forbids a move which is not legal.
    pub(super) fn clause_against_move(&self, mv: Move) -> &'static str {
        let (Phase::First(throw) | Phase::Second { throw, .. }) = self.phase else { return "KUH-3" };
        if let Move::Mark(square) = mv
            && (self.marked().contains(square) || self.sheet.water().contains(square))
        {
            return "KUH-7";
        }
        match (mv, throw.kind()) {
            (Move::Keep | Move::RollOne(_) | Move::RollBoth, _) => "KUH-3",
            (_, Kind::TwoCows) => "KUH-4",
            (_, Kind::TwoNumbers) => "KUH-5",
            (_, Kind::CowAndNumber) => "KUH-6",
        }
    }

    pub(super) fn describe_move(&self, mv: Move) -> Phrase {
        match (mv, self.phase) {
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

    pub(super) fn tell(&self, step: &StepOf<Self>, after: &Self) -> Told {
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
                let what = self.describe_move(mv);
                Told::open(mv, Phrase::new("told-move").with("who", seat).with("what", what))
            }
        };
        self.tell_what_followed(told, after)
    }

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
