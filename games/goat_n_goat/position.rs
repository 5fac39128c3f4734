//! The whole truth written down.

use engine::{BadPosition, Faults, Problem, Seat, SetUp};
use serde::{Deserialize, Serialize};

use super::cards::{ALL_GOATS, Goats, Mountains};
use super::phase::Phase;
use super::rules::{DISPLAY, HAND_LIMIT};
use super::{GoatNGoat, Player, SEATS};

/// The whole truth written down. What lies in the deck and which mountains are free follows from the rest
/// and may be left out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Whose turn it is; while cards are dealt, the starter.
    pub seat: u8,
    /// What is waited for.
    pub phase: Phase,
    /// How many mountains a turn may take.
    #[serde(default = "three")]
    pub climbs_per_turn: u8,
    /// Whether the deck has been exhausted and remade.
    #[serde(default)]
    pub reshuffled: bool,
    /// How many last turns are left, once the game end has begun.
    #[serde(default)]
    pub last_turns: Option<u8>,
    /// The deck.
    #[serde(default)]
    pub deck: Option<Goats>,
    /// The discard pile.
    #[serde(default)]
    pub discard: Goats,
    /// The open display.
    pub display: Goats,
    /// Mountains nobody has taken.
    #[serde(default)]
    pub mountains: Option<Mountains>,
    /// Everybody in seat order.
    pub players: Vec<PlayerPosition>,
}

/// What lies before one player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerPosition {
    /// The hand.
    pub hand: Goats,
    /// The part of it that everybody saw being taken.
    #[serde(default)]
    pub known: Goats,
    /// The three flocks.
    #[serde(default)]
    pub flocks: Goats,
    /// The penalty pile.
    #[serde(default)]
    pub penalties: Goats,
    /// The mountains taken.
    #[serde(default)]
    pub mountains: Mountains,
}

fn three() -> u8 {
    3
}

impl SetUp for GoatNGoat {
    type Position = Position;

    fn position(&self) -> Position {
        let players = self.seated().map(|(_, player)| {
            let Player { hand, known, flocks, penalties, mountains } = *player;
            PlayerPosition { hand, known, flocks, penalties, mountains }
        });
        Position {
            seat: self.seat.0,
            phase: self.phase,
            climbs_per_turn: self.climbs_per_turn,
            reshuffled: self.reshuffled,
            last_turns: self.last_turns,
            deck: Some(self.deck),
            discard: self.discard,
            display: self.display,
            mountains: Some(self.mountains),
            players: players.collect(),
        }
    }

    fn set_up(position: &Position) -> Result<GoatNGoat, BadPosition> {
        let mut faults = Faults::default();
        faults.unless([1, 3].contains(&position.climbs_per_turn), "climbs_per_turn", || {
            Problem::rule("it is 3 or 1")
        });
        let (fewest, most) = (2, SEATS as u8);
        let count = position.players.len();
        let seats = u8::try_from(count).ok().filter(|seats| (fewest..=most).contains(seats));
        let Some(seats) = seats else {
            faults.add("players", Problem::Players { players: count, fewest, most });
            return faults.check_with(None);
        };
        faults.unless(position.seat < seats, "seat", || Problem::NoSeat(position.seat));
        let deck = faults.keep(position.read_deck());
        let mountains = faults.keep(position.read_mountains(seats));
        let (deck, mountains) = faults.check_with(deck.zip(mountains))?;
        let mut players = [Player::default(); SEATS];
        for (place, player) in players.iter_mut().zip(&position.players) {
            let PlayerPosition { hand, known, flocks, penalties, mountains } = *player;
            *place = Player { hand, known, flocks, penalties, mountains };
        }
        let game = GoatNGoat {
            seats,
            climbs_per_turn: position.climbs_per_turn,
            seat: Seat(position.seat),
            phase: position.phase,
            reshuffled: position.reshuffled,
            last_turns: position.last_turns,
            deck,
            discard: position.discard,
            display: position.display,
            mountains,
            players,
        };
        check(&game)?;
        Ok(game)
    }
}

impl Position {
    /// Every goat is in exactly one place (GNG-1).
    fn read_deck(&self) -> Result<Goats, BadPosition> {
        let mut elsewhere: Vec<_> = self.display.cards().chain(self.discard.cards()).collect();
        for player in &self.players {
            elsewhere
                .extend(player.hand.cards().chain(player.flocks.cards()).chain(player.penalties.cards()));
        }
        if elsewhere.len() > usize::from(ALL_GOATS.len()) {
            return Err(BadPosition::new(
                "deck",
                Problem::TooMany { is: elsewhere.len() as u32, most: u32::from(ALL_GOATS.len()) },
            ));
        }
        let mut rest = ALL_GOATS;
        let mut faults = Faults::default();
        for goat in elsewhere {
            if faults.unless(rest.count(goat) > 0, "deck", || Problem::TooOften(goat.to_string())) {
                rest.take(goat);
            }
        }
        let fits = !faults.is_empty() || self.deck.is_none_or(|deck| deck == rest);
        faults.unless(fits, "deck", || Problem::NotTheRest);
        faults.check_with(Some(rest))
    }

    /// Every mountain is in exactly one place (GNG-2).
    fn read_mountains(&self, seats: u8) -> Result<Mountains, BadPosition> {
        let mut rest = Mountains::for_seats(seats);
        let mut faults = Faults::default();
        for mountain in self.players.iter().flat_map(|player| player.mountains.iter()) {
            let there = rest.count(mountain) > 0;
            if faults.unless(there, "mountains", || Problem::TooOften(mountain.to_string())) {
                rest.take(mountain);
            }
        }
        let fits = !faults.is_empty() || self.mountains.is_none_or(|mountains| mountains == rest);
        faults.unless(fits, "mountains", || Problem::NotTheRest);
        faults.check_with(Some(rest))
    }
}

/// What must hold beside the counts, so that no later step can go wrong.
fn check(game: &GoatNGoat) -> Result<(), BadPosition> {
    let mut faults = Faults::default();
    for (seat, player) in game.seated() {
        let problem = || Problem::rule_for(seat, "known cards are part of the hand");
        faults.unless(player.hand.without(&player.known).is_some(), "known", problem);
    }
    let display = u32::from(game.display.len());
    faults.unless(game.display.len() <= DISPLAY, "display", || Problem::Number {
        is: display,
        fewest: 0,
        most: u32::from(DISPLAY),
    });
    let in_turn = |left| left <= game.seats && (left == 0) == (game.phase == Phase::Over);
    let problem = || Problem::rule("everybody has one last turn");
    faults.unless(game.last_turns.is_none_or(in_turn), "last_turns", problem);
    if !faults.is_empty() {
        return faults.check();
    }
    let ending = game.last_turns.is_some();
    let hand = game.player(game.seat).hand.len();
    // GNG-9: in a normal turn the display is full before cards are taken from it.
    let taken = DISPLAY - game.display.len();
    let sound = match game.phase {
        Phase::Start => game.deck == ALL_GOATS,
        Phase::Deal { to, left } => to.0 < game.seats && (1..=5).contains(&left) && game.deck.len() > 30,
        Phase::Lay => game.display.len() < DISPLAY && !game.deck.is_empty(),
        Phase::Play => hand > 0 && (ending || (taken == 0 && !game.deck.is_empty())),
        Phase::Take { left } => {
            !ending && (1..=5).contains(&left.saturating_add(taken)) && left > 0 && !game.deck.is_empty()
        }
        Phase::Drop => !ending && hand > HAND_LIMIT && !game.deck.is_empty(),
        Phase::Climb { left } => {
            (1..=game.climbs_per_turn).contains(&left)
                && game.within_reach(game.seat).next().is_some()
                && (ending || (taken > 0 && !game.deck.is_empty()))
        }
        Phase::Refresh => !ending && taken > 0 && !game.deck.is_empty(),
        Phase::Over => {
            ending && game.seated().all(|(_, player)| player.hand.is_empty() && player.flocks.is_empty())
        }
    };
    faults.unless(sound, "phase", || Problem::NotNow);
    faults.check()
}
