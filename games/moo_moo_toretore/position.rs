//! The whole truth written down.

use engine::kit::{Kind, Pile};
use engine::{BadPosition, Game, Seat, SetUp};
use serde::{Deserialize, Serialize};

use super::cards::{BOTH_CHIPS, Breed, COW_DECK, Chips, Cow, Cows, HAND_DECK, Number, Numbers, herd_size};
use super::markers::Markers;
use super::moves::{Move, Sign};
use super::options::{Deck, HAND_SIZE, most_stars};
use super::phase::Phase;
use super::plays::{Cards, Play};
use super::rules::{LEADS, MOST_STARS, PLACES, can_set_up};
use super::{MooMooToretore, Player, SEATS};

/// The whole truth written down. What lies in the two piles follows from the rest and may be left out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// How many rounds have been finished.
    #[serde(default)]
    pub round: u8,
    /// Who leads.
    pub leader: u8,
    /// What is waited for.
    pub phase: Phase,
    /// The stars of the cow on top of the pile, while they are known.
    #[serde(default)]
    pub stars: Option<u8>,
    /// The cows in the columns.
    #[serde(default)]
    pub columns: Cows,
    /// The cows in the pile.
    #[serde(default)]
    pub cow_pile: Option<Cows>,
    /// The cows in the discard pile.
    #[serde(default)]
    pub cow_discard: Cows,
    /// All cows of the game.
    #[serde(default = "cow_deck")]
    pub cow_deck: Deck<Cow, 18>,
    /// The hand cards in the pile.
    #[serde(default)]
    pub hand_pile: Option<Numbers>,
    /// The hand cards in the discard pile.
    #[serde(default)]
    pub hand_discard: Numbers,
    /// All hand cards of the game.
    #[serde(default = "hand_deck")]
    pub hand_deck: Deck<Number, 11>,
    /// What the pile of hand cards was made of, if it was remade.
    #[serde(default)]
    pub remade: Option<Numbers>,
    /// How many cards a hand has between rounds.
    #[serde(default = "hand_size")]
    pub hand_size: u8,
    /// Everybody in seat order.
    pub players: Vec<PlayerPosition>,
}

/// What lies before one player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerPosition {
    /// The hand, without what is laid.
    #[serde(default)]
    pub hand: Numbers,
    /// What was drawn from the pile of hand cards since it was last remade.
    #[serde(default)]
    pub drawn: Numbers,
    /// The cards laid.
    #[serde(default)]
    pub laid: Cards,
    /// The chips laid with them.
    #[serde(default)]
    pub laid_chips: Chips,
    /// The chips that lie face up and are not laid.
    #[serde(default = "both")]
    pub chips: Chips,
    /// The sign picked for the chips laid.
    #[serde(default)]
    pub sign: Option<Sign>,
    /// The cows taken.
    #[serde(default)]
    pub cows: Cows,
}

fn cow_deck() -> Deck<Cow, 18> {
    Deck(COW_DECK)
}

fn hand_deck() -> Deck<Number, 11> {
    Deck(HAND_DECK)
}

fn hand_size() -> u8 {
    HAND_SIZE
}

fn both() -> Chips {
    BOTH_CHIPS
}

impl SetUp for MooMooToretore {
    type Position = Position;

    fn position(&self) -> Position {
        let players = self.seated().map(|(_, player)| {
            let Player { hand, drawn, chips, laid: Play { cards, chips: laid_chips }, sign, cows } = *player;
            PlayerPosition { hand, drawn, laid: cards, laid_chips, chips, sign, cows }
        });
        Position {
            round: self.round,
            leader: self.leader.0,
            phase: self.phase,
            stars: self.stars,
            columns: self.columns,
            cow_pile: Some(self.cow_pile),
            cow_discard: self.cow_discard,
            cow_deck: Deck(self.cow_deck),
            hand_pile: Some(self.hand_pile),
            hand_discard: self.hand_discard,
            hand_deck: Deck(self.hand_deck),
            remade: self.remade,
            hand_size: self.hand_size,
            players: players.collect(),
        }
    }

    fn set_up(position: &Position) -> Result<MooMooToretore, BadPosition> {
        let seats = u8::try_from(position.players.len()).unwrap_or(u8::MAX);
        if !(3..=SEATS as u8).contains(&seats) {
            return Err(BadPosition::new("players", format!("3 to 5 play, not {seats}")));
        }
        let mut players = [Player::NEW; SEATS];
        for (place, player) in players.iter_mut().zip(&position.players) {
            let PlayerPosition { hand, drawn, laid, laid_chips, chips, sign, cows } = *player;
            *place = Player { hand, drawn, chips, laid: Play { cards: laid, chips: laid_chips }, sign, cows };
        }
        let (Deck(cow_deck), Deck(hand_deck)) = (position.cow_deck, position.hand_deck);
        let game = MooMooToretore {
            seats,
            hand_size: position.hand_size,
            round: position.round,
            leader: Seat(position.leader),
            phase: position.phase,
            stars: position.stars,
            cow_deck,
            cow_pile: rest("cow_pile", &cow_deck, position.open_cows(), position.cow_pile)?,
            cow_discard: position.cow_discard,
            columns: position.columns,
            markers: Markers::beside(&position.columns),
            hand_deck,
            hand_pile: rest("hand_pile", &hand_deck, position.open_numbers(), position.hand_pile)?,
            hand_discard: position.hand_discard,
            remade: position.remade,
            players,
        };
        check(&game)?;
        Ok(game)
    }
}

impl Position {
    /// Every cow that is not in the pile.
    fn open_cows(&self) -> impl Iterator<Item = Cow> {
        let taken = self.players.iter().flat_map(|player| player.cows.cards());
        taken.chain(self.columns.cards()).chain(self.cow_discard.cards())
    }

    /// Every hand card that is not in the pile.
    fn open_numbers(&self) -> impl Iterator<Item = Number> {
        let held = self.players.iter().flat_map(|player| player.hand.cards().chain(player.laid.iter()));
        held.chain(self.hand_discard.cards())
    }
}

/// Every card is in exactly one place: a pile holds what the other places leave over.
fn rest<K: Kind, const N: usize>(
    part: &str,
    deck: &Pile<K, N>,
    elsewhere: impl Iterator<Item = K>,
    pile: Option<Pile<K, N>>,
) -> Result<Pile<K, N>, BadPosition> {
    let mut rest = *deck;
    for card in elsewhere {
        if rest.count(card) == 0 {
            return Err(BadPosition::new(part, format!("{card} is there more often than it exists")));
        }
        rest.take(card);
    }
    match pile {
        Some(pile) if pile != rest => {
            Err(BadPosition::new(part, "the pile is not what the rest leaves over"))
        }
        _ => Ok(rest),
    }
}

type Checked = Result<(), BadPosition>;

fn hold(sound: bool, part: &str, problem: &str) -> Checked {
    if sound { Ok(()) } else { Err(BadPosition::new(part, problem)) }
}

/// What must hold beside the counts, so that no later step can go wrong.
fn check(game: &MooMooToretore) -> Checked {
    hold(game.leader.0 < game.seats, "leader", "there is no such seat")?;
    let rounds = LEADS * game.seats;
    let all_led = game.round == rounds && game.phase == Phase::Over;
    hold(game.round < rounds || all_led, "round", "everybody leads twice, then the game is over")?;
    let beginning = matches!(game.phase, Phase::Start | Phase::Deal { .. });
    hold(game.round == 0 || !beginning, "round", "hands are dealt before the first round")?;
    let stars = most_stars(&game.cow_deck);
    hold(game.hand_size >= stars, "hand_size", "a hand has at least as many cards as a cow has stars")?;
    let enough = u16::from(game.seats) * u16::from(game.hand_size) <= u16::from(game.hand_deck.len());
    hold(enough, "hand_deck", "there are not enough cards for all hands")?;
    check_remade(game)?;
    check_cows(game)?;
    check_stars(game)?;
    check_hands(game)?;
    game.seated().try_for_each(|(seat, player)| check_laid(game, seat, player))?;
    let decided = game.phase == Phase::Announce && game.undecided().is_empty();
    hold(!decided, "phase", "nobody has a sign to pick")
}

/// What the pile was made of is in the pile still, or was drawn from it.
fn check_remade(game: &MooMooToretore) -> Checked {
    let drawn: u16 = game.seated().map(|(_, player)| u16::from(player.drawn.len())).sum();
    let Some(remade) = game.remade else {
        return hold(drawn == 0, "drawn", "only what was drawn from a remade pile is listed");
    };
    hold(game.hand_deck.without(&remade).is_some(), "remade", "the pile was made of cards of the deck")?;
    let left = game.seated().try_fold(remade, |left, (_, player)| left.without(&player.drawn));
    let problem = "the pile and what was drawn from it are what it was made of";
    hold(left == Some(game.hand_pile), "remade", problem)
}

fn check_cows(game: &MooMooToretore) -> Checked {
    let room = |breed: Breed| usize::from(herd_size(&game.columns, breed)) <= breed.markers().len();
    hold(Breed::ALL.into_iter().all(room), "columns", "a column holds 3 spotted, 2 red or 2 black cows")?;
    let placed = game.columns.len();
    let mut cows = game.cow_pile;
    cows.add_all(&game.cow_discard);
    cows.add_all(&game.columns);
    let (fits, enough) = match game.phase {
        Phase::Place => (placed < PLACES, can_set_up(&cows) && !game.cow_pile.is_empty()),
        Phase::Instruct | Phase::Lay { .. } | Phase::Announce => {
            (placed == PLACES, !game.cow_pile.is_empty())
        }
        Phase::Start | Phase::Deal { .. } => (placed == 0, can_set_up(&cows)),
        Phase::Refill { .. } => (placed == 0, true),
        // MOO-18: with enough cows the game goes on.
        Phase::Over => (placed == 0, game.round == LEADS * game.seats || !can_set_up(&cows)),
    };
    hold(fits, "columns", "this many cows do not lie there then")?;
    hold(enough, "cow_pile", "these cows do not fit what is waited for")
}

/// MOO-7: the stars on top are known from the instruction until the cow is turned up.
fn check_stars(game: &MooMooToretore) -> Checked {
    let known = match game.phase {
        Phase::Start | Phase::Deal { .. } | Phase::Instruct => false,
        Phase::Place => game.round > 0 && game.columns.is_empty(),
        Phase::Lay { .. } | Phase::Announce | Phase::Refill { .. } | Phase::Over => true,
    };
    hold(
        game.stars.is_some() == known,
        "stars",
        "they are known from the instruction until the cow is turned up",
    )?;
    let on_top = |stars| game.cow_pile.kinds().any(|(cow, _)| cow.stars() == stars);
    hold(game.stars.is_none_or(on_top), "stars", "no cow in the pile has so many")
}

/// How many cards everybody has, laid ones included.
fn check_hands(game: &MooMooToretore) -> Checked {
    let full = game.hand_size;
    // Those before `to` in turn order have drawn, those after have not.
    let (to, left, each) = match game.phase {
        Phase::Start => (game.leader, full, full),
        Phase::Deal { to, left } => (to, left, full),
        Phase::Refill { to, left } => (to, left, game.stars.unwrap_or(MOST_STARS)),
        _ => (game.leader, 0, 0),
    };
    let drawing = matches!(game.phase, Phase::Deal { .. } | Phase::Refill { .. });
    let sound = to.0 < game.seats && left <= each && !(drawing && (left == 0 || game.hand_pile.is_empty()));
    hold(sound, "phase", "nobody draws so many cards")?;
    let mut missing = 0;
    for seat in game.leader.round(game.seats) {
        let player = game.player(seat);
        let size = player.hand.len() + player.laid.cards.len();
        let due = if seat == to { left } else { missing };
        hold(size == full - due, "hand", &format!("seat {seat} should have {} cards", full - due))?;
        if seat == to {
            missing = each;
        }
    }
    Ok(())
}

/// What has been laid was a legal play, and a sign belongs to chips that form a number with it.
fn check_laid(game: &MooMooToretore, seat: Seat, player: &Player) -> Checked {
    let due = match game.phase {
        Phase::Lay { seat: asked } => {
            hold(asked.0 < game.seats, "phase", "there is no such seat")?;
            game.leader.round(game.seats).take_while(|before| *before != asked).any(|before| before == seat)
        }
        Phase::Announce => true,
        _ => false,
    };
    let laid = player.laid != Play::default();
    hold(
        laid == due,
        "laid",
        &format!("seat {seat} {}", if due { "has laid nothing" } else { "has laid cards" }),
    )?;
    let pick = player.sign.is_none_or(|sign| {
        game.phase == Phase::Announce && !player.laid.chips.is_empty() && game.number(seat, sign).is_some()
    });
    hold(pick, "sign", "a sign belongs to chips and forms an open number")?;
    hold(player.chips.and(player.laid.chips).is_empty(), "chips", "a chip is laid or not")?;
    if !laid {
        return Ok(());
    }
    let mut before = *game;
    before.phase = Phase::Lay { seat };
    before.players[seat.idx()].hand.add_all(&player.laid.cards.iter().collect());
    before.players[seat.idx()].chips = player.chips.or(player.laid.chips);
    let mut legal = Vec::new();
    before.legal_moves(seat, &mut legal);
    hold(legal.contains(&Move::Lay(player.laid)), "laid", &format!("seat {seat} could not lay that (MOO-10)"))
}
