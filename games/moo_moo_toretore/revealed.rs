//! What was shown and called last: everybody saw it, so everybody knows it until the next time.

use engine::Faults;
use serde::{Deserialize, Serialize};

use super::cards::{Breed, Chips, Number, Numbers, chips_worth};
use super::judge::Call;
use super::moves::Sign;
use super::phase::Phase;
use super::plays::{Cards, Play};
use super::position::hold;
use super::rules::{MOST_STARS, PLACES};
use super::{MooMooToretore, Player};

/// What one player showed and called when all announced last (MOO-11).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Revealed {
    /// The cards.
    pub cards: Cards,
    /// The chips laid with them.
    #[serde(default)]
    pub chips: Chips,
    /// The sign picked for the chips.
    #[serde(default)]
    pub sign: Option<Sign>,
    /// The number called; none was a NO.
    pub number: Option<u8>,
}

/// The same in two bytes, since every copy of a game carries it: the cards, each as its number and 1 more in four
/// bits, the chips in two and the call in two. 0 if nothing has been shown yet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Shown(u16);

const CARD_BITS: u32 = 4;
const CHIPS_AT: u32 = CARD_BITS * MOST_STARS as u32;
const CALL_AT: u32 = CHIPS_AT + 2;
/// What was called: the cards with the chips added, with the chips taken off, or NO.
const ADDED: u16 = 0;
const TAKEN_OFF: u16 = 1;
const NO: u16 = 2;

impl Shown {
    /// Nothing yet.
    pub(super) const NOTHING: Shown = Shown(0);

    /// A play and what was called with it.
    #[inline]
    pub(super) fn of(play: Play, sign: Option<Sign>, call: Call) -> Shown {
        let mut bits = 0;
        for card in play.cards.iter() {
            bits = bits << CARD_BITS | u16::from(card.0 + 1);
        }
        let called = match (call, sign) {
            (None, _) => NO,
            (Some(_), Some(Sign::Minus)) => TAKEN_OFF,
            (Some(_), Some(Sign::Plus) | None) => ADDED,
        };
        Shown(bits | u16::from(play.chips.bits()) << CHIPS_AT | called << CALL_AT)
    }

    /// What was shown and called, if anything was.
    pub(super) fn revealed(self) -> Option<Revealed> {
        let places = (0..u32::from(MOST_STARS)).rev().map(|place| self.0 >> (place * CARD_BITS) & 0b1111);
        let cards = places.filter(|card| *card > 0).map(|card| Number(card as u8 - 1)).collect();
        let cards = Cards::of(&cards).filter(|cards| !cards.is_empty())?;
        let chips = Chips::of_bits((self.0 >> CHIPS_AT) as u8 & 0b11);
        let (sum, worth) = (cards.sum(), chips_worth(chips));
        let (sign, number) = match self.0 >> CALL_AT {
            ADDED => (Sign::Plus, Some(sum + worth)),
            TAKEN_OFF => (Sign::Minus, Some(sum - worth)),
            _ => (Sign::Plus, None),
        };
        Some(Revealed { cards, chips, sign: Some(sign).filter(|_| !chips.is_empty()), number })
    }
}

impl Revealed {
    /// The same in short; `None` if nobody can have shown and called this.
    pub(super) fn shown(self) -> Option<Shown> {
        let Revealed { cards, chips, sign, number } = self;
        let is_marker = |number| Breed::ALL.into_iter().any(|breed| breed.markers().contains(&number));
        let picked = sign.is_some() != chips.is_empty();
        // R10: with a NO there are no chips.
        let called = match (number, sign) {
            (None, _) => chips.is_empty(),
            (Some(number), Some(Sign::Minus)) => cards.sum().checked_sub(chips_worth(chips)) == Some(number),
            (Some(number), _) => cards.sum() + chips_worth(chips) == number,
        };
        let sound = !cards.is_empty() && picked && called && number.is_none_or(is_marker);
        sound.then(|| Shown::of(Play { cards, chips }, sign, number))
    }
}

/// Whether everybody can have shown and called this when all announced last.
pub(super) fn check(game: &MooMooToretore, faults: &mut Faults) {
    let mut hold = |sound, rule| hold(faults, sound, "revealed", rule);
    let players = || game.seated().filter_map(|(_, player)| Some((player, player.shown.revealed()?)));
    let Some((_, first)) = players().next() else { return };
    let announced = game.round > 0 || matches!(game.phase, Phase::Refill { .. });
    hold(announced && players().count() == usize::from(game.seats), "all announce, or nobody has yet");
    let drawing = matches!(game.phase, Phase::Refill { .. });
    let each = game.stars.filter(|_| drawing).unwrap_or(first.cards.len());
    hold(players().all(|(_, shown)| shown.cards.len() == each), "everybody laid as many cards as the others");
    // MOO-14: they were discarded before anybody drew.
    let cards: Numbers = players().flat_map(|(_, shown)| shown.cards.iter()).collect();
    let discarded = game.hand_discard.without(&cards).is_some();
    let remade = game.remade.is_some_and(|remade| remade.without(&cards).is_some());
    hold(discarded || remade, "the cards were discarded");
    // MOO-14, MOO-15: used chips are face down, and nobody who called NO has both face down.
    let up = |player: &Player| player.chips.or(player.laid.chips);
    let face_down = players().all(|(player, shown)| up(player).and(shown.chips).is_empty());
    hold(face_down, "used chips are face down");
    let turned = players().all(|(player, shown)| shown.number.is_some() || !up(player).is_empty());
    hold(turned, "after a NO a chip is face up");
    let cows = |breed: Breed| {
        let open = |number: &u8| players().any(|(_, shown)| shown.number == Some(*number));
        breed.markers().iter().rposition(open).map_or(0, |place| place as u8 + 1)
    };
    hold(Breed::ALL.into_iter().map(cows).sum::<u8>() <= PLACES, "the numbers called were open together");
}
