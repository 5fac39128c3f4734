//! Who knows what (R5).

use arrayvec::ArrayVec;
use engine::{BadPosition, Fast, Faults, Knowledge, Problem, Rng, Seat, SetUp, Viewer};
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

impl Knowledge for GoatNGoat {
    type View = View;

    fn view(&self, viewer: Viewer) -> View {
        let players: ArrayVec<PlayerView, SEATS> = Seat::all(self.seats)
            .map(|seat| {
                let Player { hand, known, flocks, penalties, mountains } = *self.player(seat);
                PlayerView {
                    hand: viewer.is(seat).then_some(hand),
                    hand_size: hand.len(),
                    known,
                    flocks,
                    penalties,
                    mountains,
                    points: points(self, seat),
                }
            })
            .collect();
        let deck = self.reshuffled.then_some(self.deck);
        View {
            you: Seat::all(self.seats).find(|seat| viewer.is(*seat)),
            seat: self.seat,
            phase: self.phase,
            climbs_per_turn: self.climbs_per_turn,
            last_turns: self.last_turns,
            display: self.display,
            mountains: self.mountains,
            discard: self.discard,
            deck_size: self.deck.len(),
            deck,
            unseen: unseen(&[self.display, self.discard, deck.unwrap_or_default()], &players),
            players,
        }
    }

    /// Unseen cards fill the hidden parts of the hands, the rest is the deck.
    fn possible_world<R: Rng + ?Sized>(view: &View, rng: &mut R) -> GoatNGoat {
        let mut unseen = view.unseen;
        let mut players = [Player::default(); SEATS];
        for (player, seen) in players.iter_mut().zip(&view.players) {
            let mut hand = seen.hand.unwrap_or(seen.known);
            while hand.len() < seen.hand_size {
                hand.add(unseen.draw_out(rng));
            }
            let PlayerView { known, flocks, penalties, mountains, .. } = *seen;
            *player = Player { hand, known, flocks, penalties, mountains };
        }
        GoatNGoat {
            seats: view.players.len() as u8,
            climbs_per_turn: view.climbs_per_turn,
            seat: view.seat,
            phase: view.phase,
            reshuffled: view.deck.is_some(),
            last_turns: view.last_turns,
            deck: view.deck.unwrap_or(unseen),
            discard: view.discard,
            display: view.display,
            mountains: view.mountains,
            players,
        }
    }

    fn check_view(view: &View) -> Result<(), BadPosition> {
        let seats = view.players.len() as u8;
        let mut faults = Faults::default();
        if let Some(you) = view.you {
            faults.unless(you.0 < seats, "you", || Problem::NoSeat(you.0));
        }
        let open = [view.display, view.discard, view.deck.unwrap_or_default(), view.unseen];
        let theirs = view
            .players
            .iter()
            .flat_map(|player| [player.hand.unwrap_or(player.known), player.flocks, player.penalties]);
        let goats = open.into_iter().chain(theirs).map(|goats| u32::from(goats.len())).sum::<u32>();
        let all = u32::from(ALL_GOATS.len());
        let problem = || Problem::Number { is: goats, fewest: all, most: all };
        faults.unless(goats == all, "view", problem);
        let hidden = view.players.iter().map(|player| {
            let shown = player.hand.unwrap_or(player.known).len();
            u16::from(player.hand_size).checked_sub(u16::from(shown))
        });
        let hidden: Option<u16> = hidden.sum();
        let fits = hidden.is_some_and(|hidden| hidden <= u16::from(view.unseen.len()));
        let problem = || Problem::rule("the hands have only cards that they show or nobody sees");
        faults.unless(fits, "players", problem);
        faults.check()?;
        let world = GoatNGoat::possible_world(view, &mut Fast::new(0));
        let world = GoatNGoat::set_up(&world.position())?;
        if world.view(view.you.map_or(Viewer::Spectator, Viewer::Seat)) == *view {
            return Ok(());
        }
        Err(BadPosition::new("view", Problem::rule("its parts agree with each other")))
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
