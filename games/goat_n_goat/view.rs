//! Who knows what (R5).

use arrayvec::ArrayVec;
use engine::{Rng, Seat, Viewer};
use serde::{Deserialize, Serialize};

use super::cards::{ALL_GOATS, Goats, Mountains};
use super::moves::Play;
use super::phase::Phase;
use super::{GoatNGoat, Player, SEATS, points};

/// What one viewer knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The viewer's own seat; a spectator has none.
    pub you: Option<Seat>,
    /// Whose turn it is; while cards are dealt, the starter.
    pub seat: Seat,
    /// What is waited for.
    pub phase: Phase,
    /// How many mountains a turn may take.
    pub climbs_per_turn: u8,
    /// How many last turns are left, once the game end has begun.
    pub last_turns: Option<u8>,
    /// The open display.
    pub display: Goats,
    /// Mountains nobody has taken.
    pub mountains: Mountains,
    /// Flocks that climbed, until they are shuffled into a new deck.
    pub discard: Goats,
    /// How many cards the deck has.
    pub deck_size: u8,
    /// What the deck holds, once it was made of what everybody saw discarded.
    pub deck: Option<Goats>,
    /// The cards whose place this viewer does not know: in hidden parts of hands and, before the
    /// reshuffle, in the deck.
    pub unseen: Goats,
    /// Everybody in seat order.
    pub players: ArrayVec<PlayerView, SEATS>,
}

/// What a viewer knows of one player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlayerView {
    /// The whole hand, if it is the viewer's own.
    pub hand: Option<Goats>,
    /// How many cards the hand has.
    pub hand_size: u8,
    /// The cards in it that everybody saw being taken.
    pub known: Goats,
    /// The three flocks.
    pub flocks: Goats,
    /// The penalty pile.
    pub penalties: Goats,
    /// The mountains taken.
    pub mountains: Mountains,
    /// Mountains minus penalties, so far.
    pub points: i16,
}

impl View {
    pub(super) fn of(game: &GoatNGoat, viewer: Viewer) -> View {
        let players: ArrayVec<PlayerView, SEATS> = Seat::all(game.seats)
            .map(|seat| {
                let Player { hand, known, flocks, penalties, mountains } = *game.player(seat);
                PlayerView {
                    hand: viewer.is(seat).then_some(hand),
                    hand_size: hand.len(),
                    known,
                    flocks,
                    penalties,
                    mountains,
                    points: points(game, seat),
                }
            })
            .collect();
        let deck = game.reshuffled.then_some(game.deck);
        View {
            you: Seat::all(game.seats).find(|seat| viewer.is(*seat)),
            seat: game.seat,
            phase: game.phase,
            climbs_per_turn: game.climbs_per_turn,
            last_turns: game.last_turns,
            display: game.display,
            mountains: game.mountains,
            discard: game.discard,
            deck_size: game.deck.len(),
            deck,
            unseen: unseen(&[game.display, game.discard, deck.unwrap_or_default()], &players),
            players,
        }
    }

    /// A truth that fits: unseen cards fill the hidden parts of the hands, the rest is the deck.
    pub(super) fn possible_world<R: Rng + ?Sized>(&self, rng: &mut R) -> GoatNGoat {
        let mut unseen = self.unseen;
        let mut players = [Player::default(); SEATS];
        for (player, seen) in players.iter_mut().zip(&self.players) {
            let mut hand = seen.hand.unwrap_or(seen.known);
            while hand.len() < seen.hand_size {
                hand.add(unseen.draw_out(rng));
            }
            let PlayerView { known, flocks, penalties, mountains, .. } = *seen;
            *player = Player { hand, known, flocks, penalties, mountains };
        }
        GoatNGoat {
            seats: self.players.len() as u8,
            climbs_per_turn: self.climbs_per_turn,
            seat: self.seat,
            phase: self.phase,
            reshuffled: self.deck.is_some(),
            last_turns: self.last_turns,
            deck: self.deck.unwrap_or(unseen),
            discard: self.discard,
            display: self.display,
            mountains: self.mountains,
            players,
        }
    }
}

impl PlayerView {
    /// The player as they would be after playing these cards of their own hand (GNG-4, GNG-5).
    #[must_use]
    pub fn after(&self, play: Play) -> PlayerView {
        let PlayerView { known, flocks, penalties, mountains, .. } = *self;
        let mut player = Player { hand: self.hand.unwrap_or(known), known, flocks, penalties, mountains };
        player.play(play);
        PlayerView {
            hand: Some(player.hand),
            hand_size: player.hand.len(),
            known: player.known,
            flocks: player.flocks,
            penalties: player.penalties,
            mountains,
            points: mountains.worth() - i16::from(player.penalties.len()),
        }
    }
}

/// All goats, less those the viewer can point at.
fn unseen(open: &[Goats; 3], players: &[PlayerView]) -> Goats {
    let mut seen = Goats::EMPTY;
    open.iter().for_each(|pile| seen.add_all(pile));
    for player in players {
        seen.add_all(&player.hand.unwrap_or(player.known));
        seen.add_all(&player.flocks);
        seen.add_all(&player.penalties);
    }
    ALL_GOATS.without(&seen).expect("no goat is in two places")
}
