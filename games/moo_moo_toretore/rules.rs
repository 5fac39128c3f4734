//! The rules: what may be done, and what steps do.

use engine::{BadOptions, Bounds, Facts, Game, Outcome, Rng, Seat, SeatSet, Turn, below};

use super::cards::{Breed, Cow, Cows, Number, Numbers, herd_size};
use super::markers::Markers;
use super::moves::{Chance, Move, Sign};
use super::options::Deck;
use super::phase::Phase;
use super::score::points_of;
use super::{MooMooToretore, Options, Player, SEATS};

/// MOO-2: the most stars a cow has, and so the most cards anybody lays.
pub(super) const MOST_STARS: u8 = 3;
/// MOO-5: how many cows lie in the columns.
pub(super) const PLACES: u8 = 5;
/// MOO-17: how often everybody leads.
pub(super) const LEADS: u8 = 2;

/// MOO-18: whether these cows are enough for a round: 5 that find room, and 1 for the instruction.
pub(super) fn can_set_up(cows: &Cows) -> bool {
    let room = |breed: Breed| herd_size(cows, breed).min(breed.markers().len() as u8);
    cows.len() > PLACES && Breed::ALL.into_iter().map(room).sum::<u8>() >= PLACES
}

impl Game for MooMooToretore {
    type Options = Options;
    type Move = Move;
    type Chance = Chance;

    const FACTS: Facts = super::FACTS;
    const BOUNDS: Bounds = Bounds {
        // Three of eleven numbers, some of them alike, with either, both or none of the chips.
        moves: 286 * 4,
        // Dealing at most 255 cards; in each of ten rounds at most 255 cows turned up twice, their stars, a play and a sign
        // each, and new cards.
        steps: Some(1 + 255 + 10 * (2 * 255 + 1 + 5 + 5 + 15)),
        // At most 255 cows of the best breed, with kids, and chips.
        points: (0, 255 * (3 + 1 + 1) + 3),
    };

    fn new(options: &Options, seats: u8) -> Result<Self, BadOptions> {
        if !Self::FACTS.seats_allowed(seats) {
            return Err(BadOptions::seats(&Self::FACTS, seats));
        }
        let start = options.start.checked(seats)?;
        options.check(seats)?;
        let (Deck(cows), Deck(numbers)) = (options.cow_deck, options.hand_deck);
        let mut game = MooMooToretore {
            seats,
            hand_size: options.hand_size,
            round: 0,
            leader: Seat(0),
            phase: Phase::Start,
            stars: None,
            cow_deck: cows,
            cow_pile: cows,
            cow_discard: Cows::EMPTY,
            columns: Cows::EMPTY,
            markers: Markers::CLOSED,
            hand_deck: numbers,
            hand_pile: numbers,
            hand_discard: Numbers::EMPTY,
            remade: None,
            players: [Player::NEW; SEATS],
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
            Phase::Lay { seat } => Turn::of(seat),
            Phase::Announce => Turn::Decide(self.undecided()),
            Phase::Over => Turn::Over,
            Phase::Start | Phase::Deal { .. } | Phase::Place | Phase::Instruct | Phase::Refill { .. } => {
                Turn::Chance
            }
        }
    }

    #[inline]
    fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }

    fn legal_moves(&self, seat: Seat, into: &mut Vec<Move>) {
        match self.phase {
            Phase::Lay { seat: asked } if asked == seat => {
                self.plays(seat).each(|play| into.push(Move::Lay(play)));
            }
            Phase::Announce if self.undecided().contains(seat) => {
                let picks = Sign::ALL.into_iter().filter(|sign| self.number(seat, *sign).is_some());
                into.extend(picks.map(Move::Pick));
            }
            _ => {}
        }
    }

    /// One of the moves that are listed, without listing all of them.
    #[inline]
    fn random_move<R: Rng + ?Sized>(&self, seat: Seat, rng: &mut R, buffer: &mut Vec<Move>) -> Move {
        if let Phase::Lay { .. } = self.phase {
            return Move::Lay(self.plays(seat).any(rng));
        }
        buffer.clear();
        self.legal_moves(seat, buffer);
        buffer[below(rng, buffer.len() as u32) as usize]
    }

    #[inline]
    fn apply_move(&mut self, seat: Seat, mv: &Move) {
        self.seal(seat, *mv);
        match self.phase {
            Phase::Lay { .. } if seat.next(self.seats) != self.leader => {
                self.phase = Phase::Lay { seat: seat.next(self.seats) };
            }
            _ if self.undecided().is_empty() => self.judge(),
            _ => self.phase = Phase::Announce,
        }
    }

    fn odds(&self, into: &mut Vec<(Chance, u32)>) {
        match self.phase {
            Phase::Start => into.extend(Seat::all(self.seats).map(|seat| (Chance::Start(seat), 1))),
            Phase::Deal { .. } | Phase::Refill { .. } => {
                let cards = self.hand_pile.kinds();
                into.extend(cards.map(|(card, count)| (Chance::Card(card), u32::from(count))));
            }
            Phase::Place => {
                let cows = self.next_cows();
                into.extend(cows.kinds().map(|(cow, count)| (Chance::Cow(cow), u32::from(count))));
            }
            Phase::Instruct => {
                let each = (1..=MOST_STARS).map(|stars| (Chance::Stars(stars), self.cows_with(stars)));
                into.extend(each.filter(|(_, weight)| *weight > 0));
            }
            Phase::Lay { .. } | Phase::Announce | Phase::Over => {}
        }
    }

    /// One of the outcomes that are listed, without listing them.
    #[inline]
    fn roll<R: Rng + ?Sized>(&self, rng: &mut R, _: &mut Vec<(Chance, u32)>) -> Chance {
        match self.phase {
            Phase::Start => Chance::Start(Seat(below(rng, u32::from(self.seats)) as u8)),
            Phase::Place => Chance::Cow(self.next_cows().draw(rng)),
            Phase::Instruct => {
                let mut place = below(rng, u32::from(self.cow_pile.len()));
                let mut stars = 1;
                while place >= self.cows_with(stars) {
                    place -= self.cows_with(stars);
                    stars += 1;
                }
                Chance::Stars(stars)
            }
            _ => Chance::Card(self.hand_pile.draw(rng)),
        }
    }

    #[inline]
    fn apply_chance(&mut self, outcome: &Chance) {
        match *outcome {
            Chance::Start(seat) => self.begin(seat),
            Chance::Card(number) => self.draw_card(number),
            Chance::Cow(cow) => self.place(cow),
            Chance::Stars(stars) => self.instruct(stars),
        }
    }

    fn outcome(&self) -> Outcome {
        let scores = self.seated().map(|(_, player)| points_of(player).total()).collect();
        Outcome::highest(scores, self.ending())
    }
}

impl MooMooToretore {
    /// Names the first leader; dealing begins.
    pub(super) fn begin(&mut self, leader: Seat) {
        self.leader = leader;
        self.phase = Phase::Deal { to: leader, left: self.hand_size };
    }

    // ---- Hand cards. --------------------------------------------------------------------------------

    #[inline]
    pub(super) fn draw_card(&mut self, number: Number) {
        self.hand_pile.take(number);
        match self.phase {
            Phase::Deal { to, left } => {
                self.players[to.idx()].hand.add(number);
                match self.next_draw(to, left, self.hand_size) {
                    Some((to, left)) => self.phase = Phase::Deal { to, left },
                    None => self.begin_round(),
                }
            }
            Phase::Refill { to, left } => {
                let player = &mut self.players[to.idx()];
                player.hand.add(number);
                if self.remade.is_some() {
                    player.drawn.add(number);
                }
                match self.next_draw(to, left, self.instruction()) {
                    Some((to, left)) => self.refill(to, left),
                    None => self.end_round(),
                }
            }
            _ => unreachable!("hand cards are drawn when hands are filled"),
        }
    }

    /// Who draws next, from the leader clockwise, one hand after another.
    #[inline]
    fn next_draw(&self, to: Seat, left: u8, each: u8) -> Option<(Seat, u8)> {
        let next = to.next(self.seats);
        match left {
            1 if next == self.leader => None,
            1 => Some((next, each)),
            _ => Some((to, left - 1)),
        }
    }

    /// MOO-14: a card has to be drawn; R7: if there is none, the pile is remade now.
    #[inline]
    pub(super) fn refill(&mut self, to: Seat, left: u8) {
        self.phase = Phase::Refill { to, left };
        if self.hand_pile.is_empty() {
            // R7: what everybody played is in the discard pile by now, so it always suffices.
            assert!(!self.hand_discard.is_empty(), "as many cards were discarded as are drawn");
            self.hand_pile = std::mem::take(&mut self.hand_discard);
            self.remade = Some(self.hand_pile);
            self.players.iter_mut().for_each(|player| player.drawn = Numbers::EMPTY);
        }
    }

    // ---- Cows. --------------------------------------------------------------------------------------

    fn begin_round(&mut self) {
        let mut left = self.cow_pile;
        left.add_all(&self.cow_discard);
        if can_set_up(&left) {
            self.phase = Phase::Place;
            self.mind_the_cow_pile();
        } else {
            self.phase = Phase::Over;
        }
    }

    /// R4: a cow has to be turned up or its stars shown; if the pile is empty, it is remade now.
    #[inline]
    fn mind_the_cow_pile(&mut self) {
        if self.cow_pile.is_empty() {
            assert!(!self.cow_discard.is_empty(), "a round begins only with enough cows (MOO-18)");
            self.cow_pile = std::mem::take(&mut self.cow_discard);
        }
    }

    /// MOO-5: the cow goes to its column if there is room.
    #[inline]
    pub(super) fn place(&mut self, cow: Cow) {
        self.cow_pile.take(cow);
        self.stars = None;
        if self.markers.open_next(cow.breed()) {
            self.columns.add(cow);
        } else {
            self.cow_discard.add(cow);
        }
        if self.columns.len() == PLACES {
            self.phase = Phase::Instruct;
        }
        self.mind_the_cow_pile();
    }

    /// MOO-7: everybody sees the stars of the next cow.
    #[inline]
    pub(super) fn instruct(&mut self, stars: u8) {
        self.stars = Some(stars);
        self.phase = Phase::Lay { seat: self.leader };
    }

    /// MOO-7: how many cards everybody lays.
    #[inline]
    pub(super) fn instruction(&self) -> u8 {
        self.stars.expect("the stars stay known until the cow is turned up")
    }

    // ---- Playing and announcing. --------------------------------------------------------------------

    /// Takes a choice down; nothing follows from it before everybody has chosen.
    #[inline]
    pub(super) fn seal(&mut self, seat: Seat, mv: Move) {
        let player = &mut self.players[seat.idx()];
        match mv {
            Move::Lay(play) => {
                play.cards.iter().for_each(|card| player.hand.take(card));
                player.chips = player.chips.without(play.chips);
                player.laid = play;
            }
            Move::Pick(sign) => player.sign = Some(sign),
        }
    }

    /// R6: everybody who laid chips and has not picked a sign yet, whether there is a choice or not.
    #[inline]
    pub(super) fn undecided(&self) -> SeatSet {
        let open = |seat: &Seat| {
            let player = self.player(*seat);
            !player.laid.chips.is_empty() && player.sign.is_none()
        };
        Seat::all(self.seats).filter(open).collect()
    }

    /// The open number that a seat's laid cards and chips form with this sign.
    pub(super) fn number(&self, seat: Seat, sign: Sign) -> Option<u8> {
        self.markers.number(self.player(seat).laid, sign)
    }

    fn end_round(&mut self) {
        self.round += 1;
        if self.round == LEADS * self.seats {
            self.phase = Phase::Over;
        } else {
            self.leader = self.leader.next(self.seats);
            self.begin_round();
        }
    }
}
