//! Numbers for learners: moves, and what a seat sees.

use engine::kit::Kind;
use engine::{ActionGroup, Dense, Features, Planes, Seat};

use super::GoatNGoat;
use super::cards::{ALL_GOATS, Colour, Goat, Mountain, flock_size};
use super::moves::{Move, Play};
use super::phase::Phase;
use super::rules::HAND_LIMIT;

/// The first number of each group of moves but plays, which come first.
const TAKE: usize = ALL_PLAYS;
const DROP: usize = TAKE + KINDS;
const CLIMB: usize = DROP + KINDS;
const STAY: usize = CLIMB + MOUNTAINS;

/// How many kinds of goats and of mountains there are.
const KINDS: usize = 15;
const SIZES: usize = 7;
const MOUNTAINS: usize = 3 * SIZES;

/// GNG-7: one more than the most cards of a kind that anybody plays.
const SIDE: usize = HAND_LIMIT as usize + 1;

/// For every number on a goat, how many choices of cards there are: no more of a colour than exist, and no more than a
/// hand has.
const PLAYS: [usize; 5] = [164, 164, 134, 62, 26];
const ALL_PLAYS: usize = PLAYS[0] + PLAYS[1] + PLAYS[2] + PLAYS[3] + PLAYS[4];

/// Every play by its number, and the number of every play: by the number on the goats, then by how many red, blue and
/// green ones there are.
static NUMBERING: Numbering = number_plays();

struct Numbering {
    plays: [Play; ALL_PLAYS],
    numbers: [[u16; SIDE * SIDE * SIDE]; 5],
}

const fn number_plays() -> Numbering {
    let none = Play { number: 0, counts: [0; 3] };
    let mut all = Numbering { plays: [none; ALL_PLAYS], numbers: [[u16::MAX; SIDE * SIDE * SIDE]; 5] };
    let (mut number, mut next) = (0, 0);
    while number < 5 {
        // As many as there are of this number in the first colour; the others have the same.
        let exist = ALL_GOATS.counts()[number] as usize;
        let mut place = 1;
        while place < SIDE * SIDE * SIDE {
            let [red, blue, green] = [place / (SIDE * SIDE), place / SIDE % SIDE, place % SIDE];
            if red <= exist && blue <= exist && green <= exist && red + blue + green < SIDE {
                let counts = [red as u8, blue as u8, green as u8];
                all.plays[next] = Play { number: number as u8 + 1, counts };
                all.numbers[number][place] = next as u16;
                next += 1;
            }
            place += 1;
        }
        number += 1;
    }
    assert!(next == ALL_PLAYS);
    all
}

impl Features for GoatNGoat {
    const GROUPS: &'static [ActionGroup] = &[
        ActionGroup::new("play 1", PLAYS[0], "play ones: by how many red, then blue, then green ones"),
        ActionGroup::new("play 2", PLAYS[1], "play twos, likewise"),
        ActionGroup::new("play 3", PLAYS[2], "play threes, likewise"),
        ActionGroup::new("play 4", PLAYS[3], "play fours, likewise"),
        ActionGroup::new("play 5", PLAYS[4], "play fives, likewise"),
        ActionGroup::new("take", KINDS, "take from the display a red 1 to 5, a blue one, a green one"),
        ActionGroup::new("drop", KINDS, "give up such a card"),
        ActionGroup::new("climb", MOUNTAINS, "climb the red mountain 3 to 9, the blue one, the green one"),
        ActionGroup::new("stay", 1, "climb no more"),
    ];

    #[inline]
    fn action(mv: &Move) -> usize {
        match *mv {
            Move::Play(Play { number, counts }) => {
                let [red, blue, green] = counts.map(usize::from);
                let place = (red * SIDE + blue) * SIDE + green;
                let numbers = NUMBERING.numbers.get(usize::from(number).wrapping_sub(1));
                numbers
                    .and_then(|numbers| numbers.get(place))
                    .map_or(usize::MAX, |number| usize::from(*number))
            }
            Move::Take(goat) => TAKE + goat.idx(),
            Move::Drop(goat) => DROP + goat.idx(),
            Move::Climb(mountain) => {
                CLIMB + mountain.colour as usize * SIZES + usize::from(mountain.size) - 3
            }
            Move::Stay => STAY,
        }
    }

    #[inline]
    fn action_move(action: usize) -> Option<Move> {
        match action {
            0..TAKE => Some(Move::Play(NUMBERING.plays[action])),
            TAKE..DROP => Some(Move::Take(Goat::at(action - TAKE))),
            DROP..CLIMB => Some(Move::Drop(Goat::at(action - DROP))),
            CLIMB..STAY => {
                let colour = Colour::ALL[(action - CLIMB) / SIZES];
                Some(Move::Climb(Mountain { colour, size: ((action - CLIMB) % SIZES) as u8 + 3 }))
            }
            STAY => Some(Move::Stay),
            _ => None,
        }
    }

    #[inline]
    fn observe<P: Planes>(&self, seat: Seat, planes: &mut P) {
        let seats = usize::from(self.seats);
        planes.plane("turn", &[seats], "it is this player's turn");
        planes.one_of(Some(self.seat.seen_from(seat, self.seats)), seats);
        planes.plane(
            "phase",
            &[9],
            "waited for: the starter, a deal, the first display, cards to play, to take, to drop, a climb, a new display; it is over",
        );
        let (phase, left) = phase_number(self.phase);
        planes.one_of(Some(phase), 9);
        planes.plane("left", &[5], "at least so many cards or mountains may still be taken this turn");
        planes.count(usize::from(left), 5);
        planes.plane("rules", &[2], "a turn may take three mountains; the deck has been shuffled again");
        planes.flag(self.climbs_per_turn > 1);
        planes.flag(self.reshuffled);
        planes.plane("last turns", &[1 + 5], "the game end has begun; at least so many turns are left");
        planes.flag(self.last_turns.is_some());
        planes.count(usize::from(self.last_turns.unwrap_or(0)), 5);

        planes.plane("hand", &[8, KINDS], "you hold at least 1 to 8 of this card");
        planes.counts(self.player(seat).hand.counts(), &[1, 2, 3, 4, 5, 6, 7, 8]);
        planes.plane("display", &[6, KINDS], "the display has at least 1 to 6 of this card");
        planes.counts(self.display.counts(), &[1, 2, 3, 4, 5, 6]);
        planes.plane(
            "unseen",
            &[10, KINDS],
            "at least 1 to 10 of this card are where you cannot see: in hands, and until it is shuffled again in the deck",
        );
        planes.counts(&self.unseen_by(seat), &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
        planes.plane(
            "deck",
            &[5, KINDS],
            "the deck, once shuffled again, has at least 1, 2, 3, 5, 7 of this card",
        );
        let deck = if self.reshuffled { *self.deck.counts() } else { [0; KINDS] };
        planes.counts(&deck, &[1, 2, 3, 5, 7]);
        planes.plane("discard", &[5, KINDS], "the discard pile has at least 1, 2, 3, 5, 7 of this card");
        planes.counts(self.discard.counts(), &[1, 2, 3, 5, 7]);
        planes.plane("deck size", &[20], "the deck has at least 3, 6, 9 and so on to 60 cards");
        planes.count(usize::from(self.deck.len()) / 3, 20);
        planes.plane("mountains", &[MOUNTAINS, 2], "there is one such mountain to climb; there are two");
        planes.bits(self.mountains.bits(), 2 * MOUNTAINS);

        // One plane after another, so that whoever wants one player's part can cut it out.
        let players = || seat.round(self.seats).map(|seat| self.player(seat));
        planes.plane(
            "known",
            &[seats, 3, KINDS],
            "everybody knows of at least 1, 2, 3 such cards in this hand",
        );
        players().for_each(|player| planes.counts(player.known.counts(), &[1, 2, 3]));
        planes.plane("flocks", &[seats, KINDS], "this player's flocks have such a card");
        players().for_each(|player| planes.counts(player.flocks.counts(), &[1]));
        planes.plane(
            "flock sizes",
            &[seats, 3, 9],
            "this player's red, blue, green flock has at least so many goats",
        );
        for player in players() {
            Colour::ALL
                .into_iter()
                .for_each(|colour| planes.count(usize::from(flock_size(&player.flocks, colour)), 9));
        }
        planes.plane("taken", &[seats, MOUNTAINS, 2], "this player has climbed one such mountain; two");
        players().for_each(|player| planes.bits(player.mountains.bits(), 2 * MOUNTAINS));
        planes.plane("hand sizes", &[seats, 12], "this player has at least so many cards in hand");
        players().for_each(|player| planes.count(usize::from(player.hand.len()), 12));
        planes.plane("penalties", &[seats, 20], "this player has at least so many penalty cards");
        players().for_each(|player| planes.count(usize::from(player.penalties.len()), 20));
    }

    #[inline]
    fn mask(&self, seat: Seat, moves: &mut Vec<Move>, mask: &mut [u8]) {
        mask.fill(0);
        if seat != self.seat {
            return;
        }
        match self.phase {
            Phase::Take { .. } => Dense::new(&mut mask[TAKE..]).counts(self.display.counts(), &[1]),
            Phase::Drop => Dense::new(&mut mask[DROP..]).counts(self.player(seat).hand.counts(), &[1]),
            _ => {
                moves.clear();
                engine::Game::legal_moves(self, seat, moves);
                moves.iter().for_each(|mv| mask[Self::action(mv)] = 1);
            }
        }
    }
}

impl GoatNGoat {
    /// How many of each card are where a seat cannot see them: the hidden parts of the others' hands, and the deck as
    /// long as nobody knows what is in it (R5). No more than the view tells: it is all goats less those in sight.
    #[inline]
    fn unseen_by(&self, seat: Seat) -> [u8; KINDS] {
        let mut unseen = if self.reshuffled { [0; KINDS] } else { *self.deck.counts() };
        for (other, player) in self.seated() {
            let hidden = u8::from(other != seat);
            for (kind, count) in unseen.iter_mut().enumerate() {
                *count += hidden * (player.hand.counts()[kind] - player.known.counts()[kind]);
            }
        }
        unseen
    }
}

/// The place of a phase among all, and how many choices are left in it.
#[inline]
fn phase_number(phase: Phase) -> (usize, u8) {
    match phase {
        Phase::Start => (0, 0),
        Phase::Deal { left, .. } => (1, left),
        Phase::Lay => (2, 0),
        Phase::Play => (3, 0),
        Phase::Take { left } => (4, left),
        Phase::Drop => (5, 0),
        Phase::Climb { left } => (6, left),
        Phase::Refresh => (7, 0),
        Phase::Over => (8, 0),
    }
}
