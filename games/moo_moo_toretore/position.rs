//! The whole truth written down.

use engine::kit::{Kind, Pile};
use engine::{BadPosition, Faults, Game, Problem, Seat, SetUp};
use serde::{Deserialize, Serialize};

use super::cards::{BOTH_CHIPS, Breed, COW_DECK, Chips, Cow, Cows, HAND_DECK, Number, Numbers, herd_size};
use super::markers::Markers;
use super::moves::{Move, Sign};
use super::options::{Deck, HAND_SIZE, most_stars};
use super::phase::Phase;
use super::plays::{Cards, Play};
use super::revealed::{self, Revealed, Shown};
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
    /// What was shown and called last, once all have announced. It may be left out.
    #[serde(default)]
    pub revealed: Option<Revealed>,
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
            let Player { hand, drawn, chips, laid: Play { cards, chips: laid_chips }, sign, shown, cows } =
                *player;
            let revealed = shown.revealed();
            PlayerPosition { hand, drawn, laid: cards, laid_chips, chips, sign, revealed, cows }
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
        let mut faults = Faults::default();
        let (fewest, most) = (3, SEATS as u8);
        let count = position.players.len();
        let seats = u8::try_from(count).ok().filter(|seats| (fewest..=most).contains(seats));
        faults.unless(seats.is_some(), "players", || Problem::Players { players: count, fewest, most });
        let (Deck(cow_deck), Deck(hand_deck)) = (position.cow_deck, position.hand_deck);
        let cow_pile = faults.keep(rest("cow_pile", &cow_deck, position.open_cows(), position.cow_pile));
        let hand_pile =
            faults.keep(rest("hand_pile", &hand_deck, position.open_numbers(), position.hand_pile));
        let (seats, (cow_pile, hand_pile)) = faults.check_with(seats.zip(cow_pile.zip(hand_pile)))?;
        let mut players = [Player::NEW; SEATS];
        let mut faults = Faults::default();
        for (place, player) in players.iter_mut().zip(&position.players) {
            let PlayerPosition { hand, drawn, laid, laid_chips, chips, sign, revealed, cows } = *player;
            let shown = revealed.map_or(Some(Shown::NOTHING), Revealed::shown);
            hold(&mut faults, shown.is_some(), "revealed", "cards, chips and sign make the number called");
            let (laid, shown) = (Play { cards: laid, chips: laid_chips }, shown.unwrap_or(Shown::NOTHING));
            *place = Player { hand, drawn, chips, laid, sign, shown, cows };
        }
        let game = MooMooToretore {
            seats,
            hand_size: position.hand_size,
            round: position.round,
            leader: Seat(position.leader),
            phase: position.phase,
            stars: position.stars,
            cow_deck,
            cow_pile,
            cow_discard: position.cow_discard,
            columns: position.columns,
            markers: Markers::beside(&position.columns),
            hand_deck,
            hand_pile,
            hand_discard: position.hand_discard,
            remade: position.remade,
            players,
        };
        check(&game, faults)?;
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
    part: &'static str,
    deck: &Pile<K, N>,
    elsewhere: impl Iterator<Item = K>,
    pile: Option<Pile<K, N>>,
) -> Result<Pile<K, N>, BadPosition> {
    let mut rest = *deck;
    let mut faults = Faults::default();
    for card in elsewhere {
        if faults.unless(rest.count(card) > 0, part, || Problem::TooOften(card.to_string())) {
            rest.take(card);
        }
    }
    let fits = !faults.is_empty() || pile.is_none_or(|pile| pile == rest);
    faults.unless(fits, part, || Problem::NotTheRest);
    faults.check_with(Some(rest))
}

/// What must hold beside the counts, so that no later step can go wrong. The later checks count on the earlier ones.
fn check(game: &MooMooToretore, mut faults: Faults) -> Result<(), BadPosition> {
    check_frame(game, &mut faults);
    check_remade(game, &mut faults);
    check_cows(game, &mut faults);
    check_stars(game, &mut faults);
    revealed::check(game, &mut faults);
    if faults.is_empty() {
        check_hands(game, &mut faults);
    }
    if faults.is_empty() {
        game.seated().for_each(|(seat, player)| check_laid(game, seat, player, &mut faults));
        let decided = game.phase == Phase::Announce && game.undecided().is_empty();
        faults.unless(!decided, "phase", || Problem::rule("somebody has a sign to pick"));
    }
    faults.check()
}

/// Notes a fault unless what the rule says is true.
pub(super) fn hold(faults: &mut Faults, sound: bool, part: &'static str, rule: &'static str) {
    faults.unless(sound, part, || Problem::rule(rule));
}

/// Who leads, how far the game is, and how many cards it is played with.
fn check_frame(game: &MooMooToretore, faults: &mut Faults) {
    faults.unless(game.leader.0 < game.seats, "leader", || Problem::NoSeat(game.leader.0));
    if let Phase::Lay { seat } | Phase::Deal { to: seat, .. } | Phase::Refill { to: seat, .. } = game.phase {
        faults.unless(seat.0 < game.seats, "phase", || Problem::NoSeat(seat.0));
    }
    let rounds = LEADS * game.seats;
    let all_led = game.round == rounds && game.phase == Phase::Over;
    hold(faults, game.round < rounds || all_led, "round", "everybody leads twice, then the game is over");
    let beginning = matches!(game.phase, Phase::Start | Phase::Deal { .. });
    hold(faults, game.round == 0 || !beginning, "round", "hands are dealt before the first round");
    let stars = most_stars(&game.cow_deck);
    let enough = game.hand_size >= stars;
    hold(faults, enough, "hand_size", "a hand has at least as many cards as a cow has stars");
    let enough = u16::from(game.seats) * u16::from(game.hand_size) <= u16::from(game.hand_deck.len());
    hold(faults, enough, "hand_deck", "there are enough cards for all hands");
}

/// What the pile was made of is in the pile still, or was drawn from it.
fn check_remade(game: &MooMooToretore, faults: &mut Faults) {
    let drawn: u16 = game.seated().map(|(_, player)| u16::from(player.drawn.len())).sum();
    let Some(remade) = game.remade else {
        return hold(faults, drawn == 0, "drawn", "only what was drawn from a remade pile is listed");
    };
    let of_deck = game.hand_deck.without(&remade).is_some();
    hold(faults, of_deck, "remade", "the pile was made of cards of the deck");
    let left = game.seated().try_fold(remade, |left, (_, player)| left.without(&player.drawn));
    let rule = "the pile and what was drawn from it are what it was made of";
    hold(faults, left == Some(game.hand_pile), "remade", rule);
}

fn check_cows(game: &MooMooToretore, faults: &mut Faults) {
    let room = |breed: Breed| usize::from(herd_size(&game.columns, breed)) <= breed.markers().len();
    let all_fit = Breed::ALL.into_iter().all(room);
    hold(faults, all_fit, "columns", "a column holds 3 spotted, 2 red or 2 black cows");
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
    faults.unless(fits, "columns", || Problem::NotNow);
    faults.unless(enough, "cow_pile", || Problem::NotNow);
}

/// MOO-7: the stars on top are known from the instruction until the cow is turned up.
fn check_stars(game: &MooMooToretore, faults: &mut Faults) {
    let known = match game.phase {
        Phase::Start | Phase::Deal { .. } | Phase::Instruct => false,
        Phase::Place => game.round > 0 && game.columns.is_empty(),
        Phase::Lay { .. } | Phase::Announce | Phase::Refill { .. } | Phase::Over => true,
    };
    let rule = "they are known from the instruction until the cow is turned up";
    hold(faults, game.stars.is_some() == known, "stars", rule);
    let on_top = |stars| game.cow_pile.kinds().any(|(cow, _)| cow.stars() == stars);
    hold(faults, game.stars.is_none_or(on_top), "stars", "some cow in the pile has so many");
}

/// How many cards everybody has, laid ones included.
fn check_hands(game: &MooMooToretore, faults: &mut Faults) {
    let full = game.hand_size;
    // Those before `to` in turn order have drawn, those after have not.
    let (to, left, each) = match game.phase {
        Phase::Start => (game.leader, full, full),
        Phase::Deal { to, left } => (to, left, full),
        Phase::Refill { to, left } => (to, left, game.stars.unwrap_or(MOST_STARS)),
        _ => (game.leader, 0, 0),
    };
    let drawing = matches!(game.phase, Phase::Deal { .. } | Phase::Refill { .. });
    let sound = left <= each && !(drawing && (left == 0 || game.hand_pile.is_empty()));
    if !faults.unless(sound, "phase", || Problem::rule("there are cards to be drawn, and not too many")) {
        return;
    }
    let mut missing = 0;
    for seat in game.leader.round(game.seats) {
        let player = game.player(seat);
        let is = player.hand.len() + player.laid.cards.len();
        let should = full - if seat == to { left } else { missing };
        faults.unless(is == should, "hand", || Problem::Hand { seat: seat.0, is, should });
        if seat == to {
            missing = each;
        }
    }
}

/// What has been laid was a legal play, and a sign belongs to chips that form a number with it.
fn check_laid(game: &MooMooToretore, seat: Seat, player: &Player, faults: &mut Faults) {
    let due = match game.phase {
        Phase::Lay { seat: asked } => {
            game.leader.round(game.seats).take_while(|before| *before != asked).any(|before| before == seat)
        }
        Phase::Announce => true,
        _ => false,
    };
    let mut hold = |sound, part, rule| faults.unless(sound, part, || Problem::rule_for(seat, rule));
    let laid = player.laid != Play::default();
    let due_first = hold(laid == due, "laid", "cards lie there when it was their turn, and not before");
    let pick = player.sign.is_none_or(|sign| {
        game.phase == Phase::Announce && !player.laid.chips.is_empty() && game.number(seat, sign).is_some()
    });
    hold(pick, "sign", "a sign belongs to chips and forms an open number");
    let apart = hold(player.chips.and(player.laid.chips).is_empty(), "chips", "a chip is laid or not");
    if !laid || !due_first || !apart {
        return;
    }
    let mut before = *game;
    before.phase = Phase::Lay { seat };
    before.players[seat.idx()].hand.add_all(&player.laid.cards.iter().collect());
    before.players[seat.idx()].chips = player.chips.or(player.laid.chips);
    let mut legal = Vec::new();
    before.legal_moves(seat, &mut legal);
    hold(legal.contains(&Move::Lay(player.laid)), "laid", "only a legal play is laid (MOO-10)");
}
