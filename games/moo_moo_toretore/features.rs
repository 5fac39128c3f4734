//! Numbers for learners: moves, and what a seat sees.

use engine::{ActionGroup, Features, Game, Planes, Seat};

use super::cards::{Breed, CHIP_CHOICES, Cows, chips_worth, herd_size};
use super::moves::{Move, Sign};
use super::phase::Phase;
use super::plays::{Cards, Play};
use super::rules::MOST_STARS;
use super::{MooMooToretore, Player};

/// How many choices of one to three cards there are, and how many kinds of hand cards and of cows.
const CHOICES: usize = Cards::CHOICES;
const NUMBERS: usize = 11;
const COWS: usize = 18;

/// The first number of each group of moves.
const PICK: usize = CHIP_CHOICES.len() * CHOICES;
const END: usize = PICK + Sign::ALL.len();

/// The numbers of cards that are told apart in a hand, and in what may be a deck of any size.
const IN_HAND: [u8; 6] = [1, 2, 3, 4, 5, 6];
const IN_DECK: [u8; 8] = [1, 2, 4, 6, 8, 10, 13, 16];
const IN_PILE: [u8; 4] = [1, 2, 4, 8];

impl Features for MooMooToretore {
    const GROUPS: &'static [ActionGroup] = &[
        ActionGroup::new(
            "lay",
            CHOICES,
            "lay one card from 0 to 10; two cards, by the higher, then the lower; three cards, by the highest, the next, the lowest",
        ),
        ActionGroup::new("lay with 1", CHOICES, "lay such cards with the chip ±1"),
        ActionGroup::new("lay with 2", CHOICES, "lay such cards with the chip ±2"),
        ActionGroup::new("lay with both", CHOICES, "lay such cards with both chips"),
        ActionGroup::new("pick", Sign::ALL.len(), "pick plus, minus"),
    ];

    #[inline]
    fn action(mv: &Move) -> usize {
        match *mv {
            // The chips' worth is their place among the choices of chips.
            Move::Lay(Play { cards, chips }) => usize::from(chips_worth(chips)) * CHOICES + cards.number(),
            Move::Pick(sign) => PICK + sign as usize,
        }
    }

    #[inline]
    fn action_move(action: usize) -> Option<Move> {
        match action {
            0..PICK => {
                let (chips, cards) = (CHIP_CHOICES[action / CHOICES], Cards::numbered(action % CHOICES));
                Some(Move::Lay(Play { cards, chips }))
            }
            PICK..END => Some(Move::Pick(Sign::ALL[action - PICK])),
            _ => None,
        }
    }

    #[inline]
    fn observe<P: Planes>(&self, seat: Seat, planes: &mut P) {
        let seats = usize::from(self.seats);
        let own = self.player(seat);
        planes.plane("asked", &[seats], "this player is asked for a move");
        let asked = self.turn().seats();
        seat.round(self.seats).for_each(|seat| planes.flag(asked.contains(seat)));
        planes.plane("leader", &[seats], "this player leads");
        planes.one_of(Some(self.leader.seen_from(seat, self.seats)), seats);
        planes.plane(
            "phase",
            &[8],
            "waited for: the first leader, a deal, cows, stars, cards to lay, signs, new cards; it is over",
        );
        planes.one_of(Some(phase_number(self.phase)), 8);
        planes.plane("round", &[10], "at least so many rounds are finished");
        planes.count(usize::from(self.round), 10);
        planes.plane("hand size", &[8], "hands have at least so many cards between rounds");
        planes.count(usize::from(self.hand_size), 8);
        planes.plane("stars", &[3], "everybody lays one card, two, three");
        planes.one_of(self.stars.map(|stars| usize::from(stars) - 1), 3);
        planes.plane("open", &[8], "the marker 3, 4, 5, 6, 7, 8, 9, 10 is open; there is no 7");
        planes.bits(self.markers.bits() >> 3, 8);
        planes.plane("columns", &[3, COWS], "at least 1, 2, 3 such cows lie in the columns");
        planes.counts(self.columns.counts(), &[1, 2, 3]);

        planes.plane("hand", &[IN_HAND.len(), NUMBERS], "you hold at least 1 to 6 of this card");
        planes.counts(own.hand.counts(), &IN_HAND);
        planes.plane(
            "laid",
            &[MOST_STARS.into(), NUMBERS],
            "the lowest card you have laid; the next; the next",
        );
        let mut laid = own.laid.cards.iter();
        for _ in 0..MOST_STARS {
            planes.one_of(laid.next().map(|number| usize::from(number.0)), NUMBERS);
        }
        planes.plane("sign", &[2], "you have picked plus, minus");
        planes.one_of(own.sign.map(|sign| sign as usize), 2);
        planes.plane(
            "unseen",
            &[IN_DECK.len(), NUMBERS],
            "at least 1, 2, 4, 6, 8, 10, 13, 16 of this card are where you cannot see: in the pile, or held or laid by others",
        );
        planes.counts(&self.unseen_by(own), &IN_DECK);
        planes.plane("discard", &[IN_PILE.len(), NUMBERS], "at least 1, 2, 4, 8 of this card are discarded");
        planes.counts(self.hand_discard.counts(), &IN_PILE);
        planes.plane("remade", &[1], "the pile of hand cards was made anew of those discarded");
        planes.flag(self.remade.is_some());
        planes.plane(
            "fresh",
            &[IN_PILE.len(), NUMBERS],
            "of the pile made anew at least 1, 2, 4, 8 of this card were not drawn by you",
        );
        planes.counts(&self.fresh_for(own), &IN_PILE);
        planes.plane("pile size", &[16], "at least 4, 8, 12 and so on to 64 hand cards are in the pile");
        planes.count(usize::from(self.hand_pile.len()) / 4, 16);
        planes.plane("cow pile", &[2, COWS], "at least 1, 3 such cows are in the pile");
        planes.counts(self.cow_pile.counts(), &[1, 3]);
        planes.plane("cow discard", &[2, COWS], "at least 1, 3 such cows are discarded");
        planes.counts(self.cow_discard.counts(), &[1, 3]);

        let players = || seat.round(self.seats).map(|seat| self.player(seat));
        planes.plane(
            "chips",
            &[seats, 6],
            "this player's chips ±1 and ±2 are face up; those chips are laid; cards are laid; a sign is picked",
        );
        players().for_each(|player| planes.bits(public_bits(player), 6));
        planes.plane("herds", &[seats, 3, 12], "this player has at least so many spotted, red, black cows");
        for player in players() {
            Breed::ALL
                .into_iter()
                .for_each(|breed| planes.count(usize::from(herd_size(&player.cows, breed)), 12));
        }
        planes.plane("kids", &[seats, 8], "this player has at least so many cows with kids");
        players().for_each(|player| planes.count(usize::from(with_kids(&player.cows)), 8));
    }
}

impl MooMooToretore {
    /// How many of each card are where the player cannot see them.
    #[inline]
    fn unseen_by(&self, own: &Player) -> [u8; NUMBERS] {
        let (deck, discard, hand) = (self.hand_deck.counts(), self.hand_discard.counts(), own.hand.counts());
        let mut unseen: [u8; NUMBERS] =
            std::array::from_fn(|number| deck[number] - discard[number] - hand[number]);
        own.laid.cards.iter().for_each(|number| unseen[usize::from(number.0)] -= 1);
        unseen
    }

    /// Of the pile that was made anew, how many of each card the player has not drawn.
    #[inline]
    fn fresh_for(&self, own: &Player) -> [u8; NUMBERS] {
        let (made, drawn) = (self.remade.unwrap_or_default(), own.drawn.counts());
        // Nobody has drawn anything of a pile that was not made anew.
        std::array::from_fn(|number| made.counts()[number].saturating_sub(drawn[number]))
    }
}

/// What everybody sees of chips, cards laid and signs.
#[inline]
fn public_bits(player: &Player) -> u64 {
    let laid = u64::from(!player.laid.cards.is_empty());
    let picked = u64::from(player.sign.is_some());
    u64::from(player.chips.bits()) | u64::from(player.laid.chips.bits()) << 2 | laid << 4 | picked << 5
}

/// How many cows are with kids.
#[inline]
fn with_kids(cows: &Cows) -> u8 {
    cows.counts().iter().skip(1).step_by(2).sum()
}

#[inline]
fn phase_number(phase: Phase) -> usize {
    match phase {
        Phase::Start => 0,
        Phase::Deal { .. } => 1,
        Phase::Place => 2,
        Phase::Instruct => 3,
        Phase::Lay { .. } => 4,
        Phase::Announce => 5,
        Phase::Refill { .. } => 6,
        Phase::Over => 7,
    }
}
