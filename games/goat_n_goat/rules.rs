//! The rules: what may be done, and what steps do.

use engine::{BadOptions, Bounds, Facts, Game, Outcome, Rng, Seat, Turn, below};

use super::cards::{ALL_GOATS, Colour, Goat, Goats, Mountain, Mountains};
use super::moves::{Chance, Move, Play, any_play, list_plays};
use super::phase::Phase;
use super::score::break_ties;
use super::{GoatNGoat, Options, Player, SEATS, points};

/// GNG-7: more cards than this are too many.
pub const HAND_LIMIT: u8 = 8;
/// GNG-3: how many cards lie in the display.
pub const DISPLAY: u8 = 6;

impl Game for GoatNGoat {
    type Options = Options;
    type Move = Move;
    type Chance = Chance;

    const FACTS: Facts = super::FACTS;
    const BOUNDS: Bounds = Bounds {
        // Eight cards of one number in three colours: each colour none to all of them, but not none of all.
        moves: 4 * 4 * 3 - 1,
        // Dealing; every goat comes into the display at most twice, and with each a turn may play, take, drop and climb; last
        // turns.
        steps: Some(1 + 31 + 2 * 84 * (1 + 1 + 1 + 4 + 1) + 5 * 5),
        // All goats as penalties; all mountains.
        points: (-84, 126),
    };

    fn new(options: &Options, seats: u8) -> Result<Self, BadOptions> {
        if !Self::FACTS.seats_allowed(seats) {
            return Err(BadOptions::seats(&Self::FACTS, seats));
        }
        let start = options.start.checked(seats)?;
        let mut game = GoatNGoat {
            seats,
            climbs_per_turn: options.climbs_per_turn()?,
            seat: Seat(0),
            phase: Phase::Start,
            reshuffled: false,
            last_turns: None,
            deck: ALL_GOATS,
            discard: Goats::EMPTY,
            display: Goats::EMPTY,
            mountains: Mountains::for_seats(seats),
            players: [Player::default(); SEATS],
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
            Phase::Start | Phase::Deal { .. } | Phase::Lay | Phase::Refresh => Turn::Chance,
            Phase::Play | Phase::Take { .. } | Phase::Drop | Phase::Climb { .. } => Turn::of(self.seat),
            Phase::Over => Turn::Over,
        }
    }

    fn legal_moves(&self, seat: Seat, into: &mut Vec<Move>) {
        if seat != self.seat {
            return;
        }
        match self.phase {
            Phase::Play => list_plays(self.player(seat), into),
            Phase::Take { .. } => into.extend(self.display.kinds().map(|(goat, _)| Move::Take(goat))),
            Phase::Drop => into.extend(self.player(seat).hand.kinds().map(|(goat, _)| Move::Drop(goat))),
            Phase::Climb { .. } => {
                into.extend(self.within_reach(seat).map(Move::Climb));
                into.push(Move::Stay);
            }
            Phase::Start | Phase::Deal { .. } | Phase::Lay | Phase::Refresh | Phase::Over => {}
        }
    }

    /// One of the moves that are listed, without listing all of them.
    #[inline]
    fn random_move<R: Rng + ?Sized>(&self, _: Seat, rng: &mut R, buffer: &mut Vec<Move>) -> Move {
        match self.phase {
            Phase::Play => any_play(self.player(self.seat), rng),
            Phase::Take { .. } => Move::Take(self.display.nth_kind(below(rng, self.display.variety()))),
            Phase::Drop => {
                let hand = &self.player(self.seat).hand;
                Move::Drop(hand.nth_kind(below(rng, hand.variety())))
            }
            _ => {
                buffer.clear();
                self.legal_moves(self.seat, buffer);
                buffer[below(rng, buffer.len() as u32) as usize]
            }
        }
    }

    #[inline]
    fn apply_move(&mut self, _: Seat, mv: &Move) {
        match (*mv, self.phase) {
            (Move::Play(play), _) => self.play_cards(play),
            (Move::Take(goat), Phase::Take { left }) => {
                self.display.take(goat);
                // R5: everybody sees what is taken from the display.
                let player = self.current();
                player.hand.add(goat);
                player.known.add(goat);
                match left {
                    1 => self.mind_the_limit(),
                    _ => self.phase = Phase::Take { left: left - 1 },
                }
            }
            (Move::Drop(goat), _) => {
                let player = self.current();
                player.leave_hand(goat, 1);
                player.penalties.add(goat);
                self.mind_the_limit();
            }
            (Move::Climb(mountain), Phase::Climb { left }) => {
                self.climb(mountain);
                self.offer_climbs(left - 1);
            }
            (Move::Stay, _) => self.end_turn(),
            _ => unreachable!("only legal moves are made"),
        }
    }

    fn odds(&self, into: &mut Vec<(Chance, u32)>) {
        match self.phase {
            Phase::Start => into.extend(Seat::all(self.seats).map(|seat| (Chance::Start(seat), 1))),
            Phase::Deal { .. } | Phase::Lay | Phase::Refresh => {
                into.extend(self.deck.kinds().map(|(goat, count)| (Chance::Card(goat), u32::from(count))));
            }
            _ => {}
        }
    }

    /// One of the outcomes that are listed, without listing them.
    #[inline]
    fn roll<R: Rng + ?Sized>(&self, rng: &mut R, _: &mut Vec<(Chance, u32)>) -> Chance {
        match self.phase {
            Phase::Start => Chance::Start(Seat(below(rng, u32::from(self.seats)) as u8)),
            _ => Chance::Card(self.deck.draw(rng)),
        }
    }

    #[inline]
    fn apply_chance(&mut self, outcome: &Chance) {
        match *outcome {
            Chance::Start(seat) => self.begin(seat),
            Chance::Card(goat) => self.draw_from_deck(goat),
        }
    }

    fn outcome(&self) -> Outcome {
        let scores = Seat::all(self.seats).map(|seat| points(self, seat)).collect();
        let mut outcome = Outcome::highest(scores, "ended-last-turns");
        outcome.winners = break_ties(self, outcome.winners);
        outcome
    }
}

impl GoatNGoat {
    /// Names the starter; dealing begins.
    pub(super) fn begin(&mut self, starter: Seat) {
        self.seat = starter;
        self.phase = Phase::Deal { to: starter, left: hand_size(0) };
    }

    #[inline]
    pub(super) fn draw_from_deck(&mut self, goat: Goat) {
        self.deck.take(goat);
        match self.phase {
            Phase::Deal { to, left } => self.deal(goat, to, left),
            Phase::Lay => {
                self.display.add(goat);
                if self.display.len() == DISPLAY {
                    self.phase = Phase::Play;
                }
            }
            _ => self.refresh(goat),
        }
    }

    /// GNG-3: hands in turn order.
    fn deal(&mut self, goat: Goat, to: Seat, left: u8) {
        self.players[to.idx()].hand.add(goat);
        let next = to.next(self.seats);
        self.phase = if left > 1 {
            Phase::Deal { to, left: left - 1 }
        } else if next == self.seat {
            Phase::Lay
        } else {
            let place = (next.0 + self.seats - self.seat.0) % self.seats;
            Phase::Deal { to: next, left: hand_size(place) }
        };
    }

    fn play_cards(&mut self, play: Play) {
        self.current().play(play);
        if self.last_turns.is_some() {
            // GNG-11: no drawing any more.
            self.offer_climbs(self.climbs_per_turn);
        } else {
            // R10: the display is always full here, so it has enough.
            debug_assert_eq!(self.display.len(), DISPLAY);
            self.phase = Phase::Take { left: play.number };
        }
    }

    /// GNG-7, R8: right after drawing, before climbing.
    #[inline]
    fn mind_the_limit(&mut self) {
        if self.current().hand.len() > HAND_LIMIT {
            self.phase = Phase::Drop;
        } else {
            self.offer_climbs(self.climbs_per_turn);
        }
    }

    /// GNG-8: asks about mountains as long as there is something to ask.
    #[inline]
    fn offer_climbs(&mut self, left: u8) {
        if left > 0 && self.within_reach(self.seat).next().is_some() {
            self.phase = Phase::Climb { left };
        } else {
            self.end_turn();
        }
    }

    fn climb(&mut self, mountain: Mountain) {
        self.mountains.take(mountain);
        let player = self.current();
        player.mountains.add(mountain);
        let flock = player.take_flock(mountain.colour);
        self.discard.add_all(&flock);
    }

    #[inline]
    fn end_turn(&mut self) {
        match self.last_turns {
            None => self.phase = Phase::Refresh,
            Some(1) => self.finish(),
            Some(left) => {
                self.last_turns = Some(left - 1);
                self.next_player();
            }
        }
    }

    /// GNG-12: flocks are discarded, hand cards become penalties, and so everything lies open.
    fn finish(&mut self) {
        self.phase = Phase::Over;
        self.last_turns = Some(0);
        for player in &mut self.players {
            self.discard.add_all(&std::mem::take(&mut player.flocks));
            player.penalties.add_all(&std::mem::take(&mut player.hand));
            player.known = Goats::EMPTY;
        }
    }

    fn next_player(&mut self) {
        self.seat = self.seat.next(self.seats);
        self.phase = Phase::Play;
    }

    /// GNG-9, and GNG-10 when that was the deck's last card.
    #[inline]
    fn refresh(&mut self, goat: Goat) {
        self.display.add(goat);
        // R2: exhausted the moment its last card is drawn.
        if self.deck.is_empty() {
            self.deck_is_exhausted();
        }
        if self.display.len() == DISPLAY || self.last_turns.is_some() {
            self.next_player();
        }
    }

    fn deck_is_exhausted(&mut self) {
        let first_time = !self.reshuffled && self.seats > 2;
        // R3: with nothing to shuffle, the second exhaustion follows at once.
        if first_time && !self.discard.is_empty() {
            self.deck = std::mem::take(&mut self.discard);
            self.reshuffled = true;
        } else {
            self.last_turns = Some(self.seats);
        }
    }
}

impl Player {
    /// GNG-4, GNG-5: moves cards from the hand to the flocks.
    #[inline]
    pub(super) fn play(&mut self, play: Play) {
        for (goat, count) in play.goats() {
            self.leave_hand(goat, count);
            // GNG-5: a higher card sends the old flock away.
            if self.has_higher(goat) {
                let flock = self.take_flock(goat.colour());
                self.penalties.add_all(&flock);
            }
            self.flocks.add_many(goat, count);
        }
    }

    /// R5: an equal card that everybody knows of is the one that leaves.
    #[inline]
    fn leave_hand(&mut self, goat: Goat, count: u8) {
        self.hand.take_many(goat, count);
        let known = self.known.count(goat).min(count);
        self.known.take_many(goat, known);
    }

    /// Whether the flock of this goat's colour holds a higher number.
    #[inline]
    pub(super) fn has_higher(&self, goat: Goat) -> bool {
        (goat.number() + 1..=5).any(|number| self.flocks.count(Goat::of(goat.colour(), number)) > 0)
    }

    /// Takes a whole flock away.
    pub(super) fn take_flock(&mut self, colour: Colour) -> Goats {
        let mut flock = Goats::EMPTY;
        for goat in (1..=5).map(|number| Goat::of(colour, number)) {
            let count = self.flocks.count(goat);
            self.flocks.take_many(goat, count);
            flock.add_many(goat, count);
        }
        flock
    }
}

/// GNG-3: how many cards the player at this place in turn order is dealt.
pub(super) fn hand_size(place: u8) -> u8 {
    match place {
        0 => 3,
        1 | 2 => 4,
        _ => 5,
    }
}
