//! The whole truth written down.

use engine::{BadPosition, Faults, Game, Problem, Seat, SetUp};
use serde::{Deserialize, Serialize};

use super::cards::{ALL_FARM_CARDS, Card, CowCard, FarmCard, OpenCard, TopCard};
use super::farm::{ALL_COWS, Barn, Farm, shown};
use super::options::PileMood;
use super::phase::{Draw, Next, Phase};
use super::pile::{ROW, Row, WorkPile};
use super::rules::cows_each;
use super::{HappyCows, SEATS, points};

/// The whole truth written down. Pile and discard pile follow from each other; without both, nothing has been
/// discarded.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Whose turn it is; before the first turn, the starter.
    pub seat: u8,
    /// What is waited for.
    pub phase: Phase,
    /// Which side of the cow cards is up in the pile.
    #[serde(default)]
    pub pile_mood: PileMood,
    /// The open row, oldest card first.
    #[serde(default)]
    pub row: Vec<OpenCard>,
    /// What is seen of the pile's top card.
    #[serde(default)]
    pub top: Option<TopCard>,
    /// Everything in the work pile, the top card included; its order does not exist.
    #[serde(default)]
    pub pile: Option<Vec<Card>>,
    /// The cards that are out of the game, a card that is just taking effect included.
    #[serde(default)]
    pub discard: Option<Vec<Card>>,
    /// Everybody in seat order.
    pub players: Vec<FarmPosition>,
}

/// What one player has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FarmPosition {
    /// The cows outside.
    #[serde(default)]
    pub outside: Vec<CowCard>,
    /// The barns in the order they were built, the lowest cow first.
    #[serde(default = "one_empty_barn")]
    pub barns: Vec<Vec<CowCard>>,
    /// The points as they stand; worked out, so they may be left out.
    #[serde(default)]
    pub points: i16,
}

fn one_empty_barn() -> Vec<Vec<CowCard>> {
    vec![Vec::new()]
}

impl SetUp for HappyCows {
    type Position = Position;

    fn position(&self) -> Position {
        let card = |cow| CowCard { cow, happy: self.happy.contains(cow) };
        let barn = |barn: Barn| {
            let mut cows: Vec<_> = barn.downwards().map(card).collect();
            cows.reverse();
            cows
        };
        let players = Seat::all(self.seats).map(|seat| {
            let farm = &self.farms[seat.idx()];
            FarmPosition {
                outside: shown(farm.outside, self.happy).collect(),
                barns: farm.barns().map(barn).collect(),
                points: points(self, seat),
            }
        });
        Position {
            seat: self.seat.0,
            phase: self.phase,
            pile_mood: self.pile_mood,
            row: self.row.iter().collect(),
            top: self.top,
            pile: Some(self.pile.cards().collect()),
            discard: Some(discard(self).cards().collect()),
            players: players.collect(),
        }
    }

    fn set_up(position: &Position) -> Result<HappyCows, BadPosition> {
        let mut faults = Faults::default();
        let (fewest, most) = (2, SEATS as u8);
        let count = position.players.len();
        let seats = u8::try_from(count).ok().filter(|seats| (fewest..=most).contains(seats));
        faults.unless(seats.is_some(), "players", || Problem::Players { players: count, fewest, most });
        if let Some(seats) = seats {
            faults.unless(position.seat < seats, "seat", || Problem::NoSeat(position.seat));
        }
        let cards = position.row.len();
        let problem = || Problem::Number { is: cards as u32, fewest: 0, most: ROW as u32 };
        faults.unless(cards <= ROW, "row", problem);
        let mut farms = [Farm::default(); SEATS];
        for (farm, player) in farms.iter_mut().zip(&position.players) {
            *farm = faults.keep(player.read(count)).unwrap_or_default();
        }
        let pile = faults.keep(position.read_pile());
        let (seats, pile) = faults.check_with(seats.zip(pile))?;
        let mut row = Row::default();
        position.row.iter().for_each(|card| row.push(*card));
        let game = HappyCows {
            seats,
            pile_mood: position.pile_mood,
            seat: Seat(position.seat),
            phase: position.phase,
            pile,
            top: position.top,
            row,
            happy: position.cows().filter(|card| card.happy).map(|card| card.cow).collect(),
            farms,
        };
        check(&game)?;
        Ok(game)
    }
}

impl Position {
    /// The cows on all farms.
    fn cows(&self) -> impl Iterator<Item = &CowCard> {
        self.players.iter().flat_map(|player| player.outside.iter().chain(player.barns.iter().flatten()))
    }

    /// HAP-1, HAP-2: every card is in exactly one place.
    fn read_pile(&self) -> Result<WorkPile, BadPosition> {
        let barns = self.players.iter().flat_map(|player| &player.barns).map(|_| Card::Farm(FarmCard::Barn));
        let farms = self.cows().map(|card| Card::Cow(card.cow)).chain(barns);
        let mut rest = WorkPile { cows: ALL_COWS, farm: ALL_FARM_CARDS };
        take_all(&mut rest, farms, "players")?;
        take_all(&mut rest, self.row.iter().map(|open| open.card()), "row")?;
        let mut pile = rest;
        match (&self.pile, &self.discard) {
            (listed, Some(discard)) => {
                take_all(&mut pile, discard.iter().copied(), "discard")?;
                if listed.as_ref().is_some_and(|listed| !are_all_of(&pile, listed)) {
                    return Err(BadPosition::new("pile", Problem::NotTheRest));
                }
            }
            (Some(listed), None) => {
                take_all(&mut rest, listed.iter().copied(), "pile")?;
                take_all(&mut pile, rest.cards(), "pile")?;
            }
            (None, None) => {}
        }
        Ok(pile)
    }
}

impl FarmPosition {
    fn read(&self, players: usize) -> Result<Farm, BadPosition> {
        let mut faults = Faults::default();
        let mut barns = [Barn::default(); 2];
        // HAP-13: only with two players can anybody have a second barn.
        let (built, most) = (self.barns.len(), if players == 2 { 2 } else { 1 });
        let problem = || Problem::Number { is: built as u32, fewest: 1, most };
        faults.unless((1..=most as usize).contains(&built), "barns", problem);
        for (barn, cows) in barns.iter_mut().zip(&self.barns) {
            let problem = || Problem::Number { is: cows.len() as u32, fewest: 0, most: 3 };
            if faults.unless(cows.len() <= 3, "barns", problem) {
                cows.iter().for_each(|card| barn.push(card.cow));
            }
        }
        let [first, second] = barns;
        let outside = self.outside.iter().map(|card| card.cow).collect();
        faults.check_with(Some(Farm { outside, first, second: (built == 2).then_some(second) }))
    }
}

/// Whether these are the cards of a pile, in any order.
fn are_all_of(pile: &WorkPile, cards: &[Card]) -> bool {
    let mut left = *pile;
    cards.iter().all(|card| left.take(*card)) && left.is_empty()
}

fn take_all(
    from: &mut WorkPile,
    cards: impl Iterator<Item = Card>,
    part: &'static str,
) -> Result<(), BadPosition> {
    let mut faults = Faults::default();
    for card in cards {
        faults.unless(from.take(card), part, || Problem::TooOften(card.to_string()));
    }
    faults.check()
}

/// What is neither in the pile, nor in the row, nor on a farm.
pub(super) fn discard(game: &HappyCows) -> WorkPile {
    let mut rest = WorkPile { cows: ALL_COWS.without(game.pile.cows), farm: ALL_FARM_CARDS };
    rest.farm = rest.farm.without(&game.pile.farm).expect("the pile has only cards that exist");
    for farm in &game.farms[..usize::from(game.seats)] {
        rest.cows = rest.cows.without(farm.cows());
        rest.farm.take_many(FarmCard::Barn, farm.barns().count() as u8);
    }
    game.row.iter().for_each(|open| {
        rest.take(open.card());
    });
    rest
}

/// What must hold beside the counts, so that no later step can go wrong.
fn check(game: &HappyCows) -> Result<(), BadPosition> {
    let mut faults = Faults::default();
    let covered =
        game.pile.is_empty() || matches!(game.phase, Phase::Start | Phase::Deal { .. } | Phase::Reveal(_));
    match game.top {
        Some(_) if covered => faults.add("top", Problem::NotNow),
        None if !covered => faults.add("top", Problem::rule("everybody sees what lies on top")),
        Some(TopCard::Cow(card)) if !game.pile.cows.contains(card.cow) => {
            faults.add("top", Problem::rule("the top card is one of the pile"));
        }
        Some(TopCard::Farm) if game.pile.farm.is_empty() => {
            faults.add("top", Problem::rule("the top card is one of the pile"));
        }
        Some(TopCard::Cow(card)) if !game.pile_mood.sides().contains(&card.happy) => {
            faults.add("top", Problem::rule("the side of a cow that is up is one that the pile shows"));
        }
        _ => {}
    }
    faults.unless(fits(game), "phase", || Problem::NotNow);
    faults.check()
}

fn fits(game: &HappyCows) -> bool {
    let (row, more) = (game.row.len(), !game.pile.is_empty());
    match game.phase {
        Phase::Start => row == 0 && dealt(game, 0, 0),
        Phase::Deal { to, left } => {
            let each = cows_each(game.seats);
            let before = game.seat.round(game.seats).position(|seat| seat == to);
            let fits =
                |before| (1..=each).contains(&left) && row == 0 && dealt(game, before as u8, each - left);
            before.is_some_and(fits)
        }
        Phase::Which(Draw::SetUp) => {
            game.top == Some(TopCard::Farm) && row < ROW && dealt(game, game.seats, 0)
        }
        Phase::Which(Draw::Refill) => game.top == Some(TopCard::Farm) && row == ROW - 1,
        Phase::Which(Draw::Play) => game.top == Some(TopCard::Farm) && row == ROW,
        Phase::Reveal(Next::SetUp) => dealt(game, game.seats, 0),
        Phase::Reveal(Next::Effect(card)) => more && row == ROW && discard(game).farm.count(card) > 0,
        Phase::Reveal(Next::EndTurn) => more && row == ROW,
        Phase::Cheer { left } => (1..=game.seats).contains(&left) && row == ROW && dealt(game, game.seats, 0),
        Phase::Act => more && row == ROW,
        Phase::Over => !more,
        _ => (row == ROW || (more && row == ROW - 1)) && choice_fits(game),
    }
}

/// HAP-3: counted from the seat that is named, this many players have all their cows, the next one has some;
/// nothing has been done with them but what HAP-5 asks for.
fn dealt(game: &HappyCows, players: u8, some: u8) -> bool {
    let held = |place| match place {
        _ if place < players => cows_each(game.seats),
        _ if place == players => some,
        _ => 0,
    };
    let to_cheer = if let Phase::Cheer { left } = game.phase { left } else { game.seats };
    let mut places = game.seat.round(game.seats).zip(0..);
    discard(game).is_empty()
        && places.all(|(seat, place)| {
            let farm = &game.farms[seat.idx()];
            farm.inside().is_empty()
                && farm.outside.len() == held(place)
                && (place >= to_cheer || farm.outside.and(game.happy).is_empty())
        })
}

/// Every choice that a farm card brings has at least two ways to go.
fn choice_fits(game: &HappyCows) -> bool {
    let sound = match game.phase {
        Phase::Barn { build } => {
            let may_build = game.seats == 2 && game.own().second.is_none();
            !build || (may_build && discard(game).farm.count(FarmCard::Barn) > 0)
        }
        Phase::Give => !game.others_outside().is_empty(),
        Phase::Take { given } => game.own().outside.contains(given),
        Phase::Bull { left } => (1..=2).contains(&left) && game.own_sad().len() > left,
        Phase::Hunger { left: 1, of: Some(of) } => of != game.seat && of.0 < game.seats,
        Phase::Hunger { left, of } => (1..=2).contains(&left) && of.is_none(),
        Phase::Weather => {
            let other = &game.farms[game.seat.next(game.seats).idx()];
            game.seats == 2 && !other.first.is_empty() && other.second.is_some_and(|barn| !barn.is_empty())
        }
        _ => true,
    };
    sound && {
        let mut moves = Vec::new();
        game.legal_moves(game.seat, &mut moves);
        moves.len() >= 2
    }
}
