//! What steps do: setting up, a turn, the pile and the row. What farm cards do is in `effects`.

use engine::Seat;

use super::HappyCows;
use super::cards::{Cow, CowCard, FarmCard, OpenCard, TopCard};
use super::moves::{Chance, Move};
use super::phase::{Draw, Next, Phase};

impl HappyCows {
    /// Names the starter; dealing begins.
    pub(super) fn begin(&mut self, starter: Seat) {
        self.seat = starter;
        self.phase = Phase::Deal { to: starter, left: cows_each(self.seats) };
    }

    #[inline]
    pub(super) fn let_happen(&mut self, outcome: Chance) {
        match (outcome, self.phase) {
            (Chance::Start(seat), _) => self.begin(seat),
            (Chance::Dealt(cow), Phase::Deal { to, left }) => self.deal(cow, to, left),
            (Chance::Top(top), Phase::Reveal(next)) => {
                self.top = Some(top);
                self.go_on(next);
            }
            (Chance::Which(card), Phase::Which(draw)) => self.draw_farm_card(card, draw),
            _ => unreachable!("only possible outcomes happen"),
        }
    }

    /// HAP-3: all cows are sad at first.
    fn deal(&mut self, cow: Cow, to: Seat, left: u8) {
        self.pile.cows.remove(cow);
        self.farms[to.idx()].outside.insert(cow);
        let next = to.next(self.seats);
        if left > 1 {
            self.phase = Phase::Deal { to, left: left - 1 };
        } else if next != self.seat {
            self.phase = Phase::Deal { to: next, left: cows_each(self.seats) };
        } else {
            self.uncover(Next::SetUp);
        }
    }

    /// R1: what lies on top of the pile now is seen before anything else happens.
    #[inline]
    fn uncover(&mut self, next: Next) {
        self.top = None;
        if self.pile.is_empty() {
            self.go_on(next);
        } else {
            self.phase = Phase::Reveal(next);
        }
    }

    #[inline]
    fn go_on(&mut self, next: Next) {
        match next {
            Next::SetUp if self.row.has_room() => self.draw(Draw::SetUp),
            Next::SetUp => self.phase = Phase::Cheer { left: self.seats },
            Next::Effect(card) => self.take_effect(card),
            Next::EndTurn => self.end_turn(),
        }
    }

    /// Takes the top card off the pile; a farm card must be looked at first.
    #[inline]
    fn draw(&mut self, draw: Draw) {
        match self.top.expect("the top card was seen") {
            TopCard::Farm => self.phase = Phase::Which(draw),
            TopCard::Cow(card) => {
                self.pile.cows.remove(card.cow);
                if draw == Draw::Play {
                    self.join(card);
                    self.uncover(Next::EndTurn);
                } else {
                    // HAP-9, R2: a cow put into the row is turned over on the way.
                    self.lay(OpenCard::Cow(card.turned()), draw);
                }
            }
        }
    }

    #[inline]
    fn draw_farm_card(&mut self, card: FarmCard, draw: Draw) {
        self.pile.farm.take(card);
        if draw == Draw::Play {
            self.uncover(Next::Effect(card));
        } else {
            self.lay(OpenCard::Farm(card), draw);
        }
    }

    #[inline]
    fn lay(&mut self, card: OpenCard, draw: Draw) {
        self.row.push(card);
        self.uncover(if draw == Draw::SetUp { Next::SetUp } else { Next::EndTurn });
    }

    /// HAP-6, HAP-8: a cow joins the player's farm with the mood it shows.
    #[inline]
    fn join(&mut self, card: CowCard) {
        self.own_mut().outside.insert(card.cow);
        if card.happy {
            self.happy.insert(card.cow);
        }
    }

    #[inline]
    pub(super) fn make(&mut self, mv: Move) {
        match mv {
            Move::Play(card) => match self.row.take(card) {
                OpenCard::Cow(card) => {
                    self.join(card);
                    self.end_action();
                }
                OpenCard::Farm(card) => self.take_effect(card),
            },
            Move::Away(card) => {
                self.row.take(card);
                self.end_action();
            }
            Move::Top => self.draw(Draw::Play),
            Move::Cheer(cow) if matches!(self.phase, Phase::Cheer { .. }) => self.first_cheer(cow),
            _ => self.choose(mv),
        }
    }

    /// HAP-5: everybody in turn.
    fn first_cheer(&mut self, cow: Cow) {
        let Phase::Cheer { left } = self.phase else { unreachable!("it is asked only while setting up") };
        self.happy.insert(cow);
        self.seat = self.seat.next(self.seats);
        self.phase = if left > 1 { Phase::Cheer { left: left - 1 } } else { Phase::Act };
    }

    /// HAP-9, R2: after a card of the row has gone, another takes its place; after the top card none does.
    #[inline]
    pub(super) fn end_action(&mut self) {
        if self.row.has_room() {
            self.draw(Draw::Refill);
        } else {
            self.end_turn();
        }
    }

    #[inline]
    fn end_turn(&mut self) {
        // HAP-22, R11
        if self.pile.is_empty() {
            self.phase = Phase::Over;
        } else {
            self.seat = self.seat.next(self.seats);
            self.phase = Phase::Act;
        }
    }

    /// The clause that forbids a move which is not legal.
    pub(super) fn clause_against_move(&self, mv: Move) -> &'static str {
        let inside = |cow| self.farms.iter().any(|farm| farm.inside().contains(cow));
        match (self.phase, mv) {
            (_, Move::Lead(cow) | Move::Give(cow) | Move::Take(cow)) if inside(cow) => "HAP-11",
            (_, Move::Cheer(cow) | Move::Sadden(cow) | Move::Maid(cow)) if inside(cow) => "HAP-11",
            (Phase::Barn { .. }, Move::Build) if self.seats == 2 => "HAP-13",
            (Phase::Barn { .. } | Phase::Rain { .. }, Move::Lead(_)) if !self.own().has_room() => "HAP-11",
            (Phase::Act, Move::Away(_)) => "HAP-7",
            (phase, _) => match phase {
                Phase::Cheer { .. } => "HAP-5",
                Phase::Colour => "HAP-15",
                Phase::Barn { .. } => "HAP-12",
                Phase::Rain { .. } => "HAP-16",
                Phase::Give | Phase::Take { .. } => "HAP-17",
                Phase::Bull { .. } => "HAP-18",
                Phase::Hunger { .. } => "HAP-19",
                Phase::Weather => "HAP-R7",
                Phase::Milkmaid => "HAP-21",
                _ => "HAP-6",
            },
        }
    }
}

/// HAP-3: how many cows each player is dealt.
pub(super) fn cows_each(seats: u8) -> u8 {
    if seats == 2 { 5 } else { 3 }
}
