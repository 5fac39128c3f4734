//! The rules: what may be done, and what steps do.

use engine::{BadOptions, Bounds, Facts, Game, Outcome, Seat, Turn};

use super::moves::{Chance, Move};
use super::options::MOST_ROUNDS;
use super::phase::Phase;
use super::score::points;
use super::{@@Type@@, Options, SEATS};

/// @@PREFIX@@-5: nobody goes home with fewer eggs.
pub(super) const FEWEST_TO_GO_HOME: u8 = 5;
/// @@PREFIX@@-6: with so many eggs the basket is full.
pub(super) const FULL: u8 = 20;
/// @@PREFIX@@-R1: the fullest basket had one egg too few, and then a 6 was thrown.
pub(super) const FULLEST: u8 = FULL - 1 + 6;
/// The number that brings the fox (@@PREFIX@@-3).
pub(super) const FOX: u8 = 1;

impl Game for @@Type@@ {
    type Options = Options;
    type Move = Move;
    type Chance = Chance;

    const FACTS: Facts = super::FACTS;
    const BOUNDS: Bounds = Bounds {
        moves: 2,
        // Every throw but the last of a turn finds at least two eggs and is followed by a choice.
        steps: Some(1 + MOST_ROUNDS as usize * SEATS * FULL as usize),
        points: (0, MOST_ROUNDS as i16 * FULLEST as i16),
    };

    fn new(options: &Options, seats: u8) -> Result<Self, BadOptions> {
        if !Self::FACTS.seats_allowed(seats) {
            return Err(BadOptions::seats(&Self::FACTS, seats));
        }
        let start = options.start.checked(seats)?;
        Ok(@@Type@@ {
            seats,
            seat: start.unwrap_or(Seat(0)),
            phase: if start.is_some() { Phase::Throw } else { Phase::Start },
            turns_left: options.rounds()? * seats,
            basket: 0,
            home: [0; SEATS],
        })

    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Start | Phase::Throw => Turn::Chance,
            Phase::Choose => Turn::of(self.seat),
            Phase::Over => Turn::Over,
        }

    }

    fn legal_moves(&self, seat: Seat, into: &mut Vec<Move>) {
        if seat != self.seat || self.phase != Phase::Choose {
            return;
        }
        into.push(Move::Throw);
        // @@PREFIX@@-5
        if self.basket >= FEWEST_TO_GO_HOME {
            into.push(Move::Home);
        }

    }

    fn apply_move(&mut self, _: Seat, mv: &Move) {
        match mv {
            Move::Throw => self.phase = Phase::Throw,
            Move::Home => self.go_home(),
        }

    }

    fn odds(&self, into: &mut Vec<(Chance, u32)>) {
        match self.phase {
            Phase::Start => into.extend(Seat::all(self.seats).map(|seat| (Chance::Start(seat), 1))),
            Phase::Throw => into.extend((1..=6).map(|number| (Chance::Die(number), 1))),
            Phase::Choose | Phase::Over => {}
        }

    }

    fn apply_chance(&mut self, outcome: &Chance) {
        match *outcome {
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

    /// @@PREFIX@@-8: the most points win.
    fn outcome(&self) -> Outcome {
        let scores = Seat::all(self.seats).map(|seat| points(self, seat)).collect();
        Outcome::highest(scores, "ended-rounds")
    }
}

impl @@Type@@ {
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
}
