//! The rules: what may be done, and what steps do: setting up, a turn, the pile and the row. What farm cards do is in `effects`.

use engine::{BadOptions, Bounds, Facts, Game, Outcome, Rng, Seat, Turn, below};

use super::cards::{ALL_FARM_CARDS, Colour, Cow, CowCard, FarmCard, OpenCard, TopCard};
use super::farm::{ALL_COWS, Cows, Farm};
use super::moves::{Chance, Move};
use super::phase::{Draw, Next, Phase};
use super::pile::{Row, WorkPile};
use super::{HappyCows, Options, SEATS, points};

impl Game for HappyCows {
    type Options = Options;
    type Move = Move;
    type Chance = Chance;

    const FACTS: Facts = super::FACTS;
    const BOUNDS: Bounds = Bounds {
        // Every cow there is, building and leaving it at that.
        moves: Cow::COUNT as usize + 2,
        // Setting up takes fewer than 64. Each turn takes one of the 55 cards off the pile, and takes no more choices than
        // there are cows, and a few to draw and to reveal.
        steps: Some(64 + 55 * (25 + 6)),
        // All cows happy or sad, with one to five icons in each of five colours.
        points: (-75, 75),
    };

    fn new(options: &Options, seats: u8) -> Result<Self, BadOptions> {
        if !Self::FACTS.seats_allowed(seats) {
            return Err(BadOptions::seats(&Self::FACTS, seats));
        }
        let start = options.start.checked(seats)?;
        let mut pile = WorkPile { cows: ALL_COWS, farm: ALL_FARM_CARDS };
        // HAP-3: one Barn each.
        pile.farm.take_many(FarmCard::Barn, seats);
        let mut game = HappyCows {
            seats,
            pile_mood: options.pile_mood,
            seat: Seat(0),
            phase: Phase::Start,
            pile,
            top: None,
            row: Row::default(),
            happy: Cows::EMPTY,
            farms: [Farm::default(); SEATS],
        };
        if let Some(seat) = start {
            game.begin(seat);
        }
        Ok(game)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Start | Phase::Deal { .. } | Phase::Which(_) | Phase::Reveal(_) => Turn::Chance,
            Phase::Over => Turn::Over,
            _ => Turn::of(self.seat),
        }
    }

    fn legal_moves(&self, seat: Seat, into: &mut Vec<Move>) {
        if seat != self.seat {
            return;
        }
        match self.phase {
            Phase::Act => {
                let row = self.row.different();
                into.extend(row.iter().map(|open| Move::Play(open.card())));
                into.extend(row.iter().map(|open| Move::Away(open.card())));
                into.push(Move::Top);
            }
            Phase::Colour => into.extend(Colour::ALL.map(Move::Colour)),
            Phase::Weather => into.extend([Move::Barn(1), Move::Barn(2)]),
            _ => {
                let Some(choice) = self.choice() else { return };
                into.extend(choice.cows.iter().map(choice.mv));
                into.extend(choice.build.then_some(Move::Build));
                into.extend(choice.done.then_some(Move::Done));
            }
        }
    }

    /// One of the moves that are listed, without listing all of them.
    #[inline]
    fn random_move<R: Rng + ?Sized>(&self, _: Seat, rng: &mut R, _: &mut Vec<Move>) -> Move {
        match self.phase {
            Phase::Act => {
                let row = self.row.different();
                let count = row.len();
                let place = below(rng, 2 * count as u32 + 1) as usize;
                if place < count {
                    Move::Play(row.nth(place).card())
                } else if place < 2 * count {
                    Move::Away(row.nth(place - count).card())
                } else {
                    Move::Top
                }
            }
            Phase::Colour => Move::Colour(Colour::ALL[below(rng, 5) as usize]),
            Phase::Weather => Move::Barn(below(rng, 2) as u8 + 1),
            _ => self.choice().expect("somebody is asked").any(rng),
        }
    }

    #[inline]
    fn apply_move(&mut self, _: Seat, mv: &Move) {
        match *mv {
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
            _ => self.choose(*mv),
        }
    }

    fn odds(&self, into: &mut Vec<(Chance, u32)>) {
        match self.phase {
            Phase::Start => into.extend(Seat::all(self.seats).map(|seat| (Chance::Start(seat), 1))),
            Phase::Deal { .. } => into.extend(self.pile.cows.iter().map(|cow| (Chance::Dealt(cow), 1))),
            Phase::Which(_) => {
                into.extend(self.pile.farm.kinds().map(|(card, count)| (Chance::Which(card), count.into())));
            }
            Phase::Reveal(_) => self.list_tops(into),
            _ => {}
        }
    }

    /// One of the outcomes that are listed, without listing them.
    #[inline]
    fn roll<R: Rng + ?Sized>(&self, rng: &mut R, _: &mut Vec<(Chance, u32)>) -> Chance {
        match self.phase {
            Phase::Start => Chance::Start(Seat(below(rng, u32::from(self.seats)) as u8)),
            Phase::Deal { .. } => {
                Chance::Dealt(self.pile.cows.nth(below(rng, u32::from(self.pile.cows.len()))))
            }
            Phase::Which(_) => Chance::Which(self.pile.farm.draw(rng)),
            _ => Chance::Top(self.any_top(rng)),
        }
    }

    #[inline]
    fn apply_chance(&mut self, outcome: &Chance) {
        match (*outcome, self.phase) {
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

    fn outcome(&self) -> Outcome {
        let scores = Seat::all(self.seats).map(|seat| points(self, seat)).collect();
        Outcome::highest(scores, "ended-empty-pile")
    }
}

impl HappyCows {
    /// Names the starter; dealing begins.
    pub(super) fn begin(&mut self, starter: Seat) {
        self.seat = starter;
        self.phase = Phase::Deal { to: starter, left: cows_each(self.seats) };
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
}

/// HAP-3: how many cows each player is dealt.
pub(super) fn cows_each(seats: u8) -> u8 {
    if seats == 2 { 5 } else { 3 }
}
