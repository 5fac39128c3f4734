//! What a move would do on every farm, before it is made.
//!
//! The rules themselves are asked: the move is made on a copy of the game, and every way the choices that follow
//! could go is tried. What happens in all of them is sure, what happens in some may happen.

use engine::{Game, Seat, SetUp};
use games::happy_cows::{Cow, CowCard, HappyCows, Move, Position};

/// Where a cow is and how it feels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Lot {
    pub(crate) seat: Seat,
    pub(crate) inside: bool,
    pub(crate) happy: bool,
}

/// What would become of a cow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Fate {
    /// How it would be then.
    pub(crate) then: Lot,
    /// Whether it happens whatever is chosen.
    pub(crate) sure: bool,
}

/// What a move would do.
#[derive(Clone, PartialEq, Default, Debug)]
pub(crate) struct Forecast {
    fates: Vec<(Cow, Fate)>,
    /// The cow that would come from the row or the pile.
    guest: Option<(Cow, Lot)>,
    /// The fewest and the most points each seat would have.
    points: Vec<(i16, i16)>,
}

impl Forecast {
    /// What a legal move would do.
    pub(crate) fn of(now: &Position, mv: Move) -> Forecast {
        let Ok(mut game) = HappyCows::set_up(now) else { return Forecast::default() };
        let seat = Seat(now.seat);
        game.apply_move(seat, &mv);
        let mut ends = Vec::new();
        follow(game, seat, &mut ends);
        let points = points(now.players.len(), &ends);
        let (now, ends) = (lots(now), ends.iter().map(lots).collect::<Vec<_>>());
        let guest = ends.first().and_then(|end| end.iter().find(|(cow, _)| about(&now, *cow).is_none()));
        Forecast { fates: fates(&now, &ends), guest: guest.copied(), points }
    }

    /// What would become of a cow, if anything.
    pub(crate) fn fate(&self, cow: Cow) -> Option<Fate> {
        about(&self.fates, cow)
    }

    /// The cow that would come to a farm from the row or the pile.
    pub(crate) fn guest(&self, seat: Seat) -> Option<CowCard> {
        let guest = self.guest.filter(|(_, lot)| lot.seat == seat);
        guest.map(|(cow, lot)| CowCard { cow, happy: lot.happy })
    }

    /// The fewest and the most points a seat would have.
    pub(crate) fn points(&self, seat: Seat) -> Option<(i16, i16)> {
        self.points.get(seat.idx()).copied()
    }
}

/// Tries every way to go on until the card has done its work.
fn follow(game: HappyCows, seat: Seat, ends: &mut Vec<Position>) {
    let position = game.position();
    if !position.phase.is_of_a_card() {
        return ends.push(position);
    }
    let mut moves = Vec::new();
    game.legal_moves(seat, &mut moves);
    for mv in moves {
        let mut next = game;
        next.apply_move(seat, &mv);
        follow(next, seat, ends);
    }
}

/// What a list says about a cow. There are never many.
fn about<T: Copy>(list: &[(Cow, T)], cow: Cow) -> Option<T> {
    list.iter().find(|(one, _)| *one == cow).map(|(_, what)| *what)
}

fn lots(position: &Position) -> Vec<(Cow, Lot)> {
    let mut lots = Vec::new();
    for (player, seat) in position.players.iter().zip(0..) {
        let outside = player.outside.iter().map(|card| (card, false));
        for (card, inside) in outside.chain(player.barns.iter().flatten().map(|card| (card, true))) {
            lots.push((card.cow, Lot { seat: Seat(seat), inside, happy: card.happy }));
        }
    }
    lots
}

/// A cow whose lot differs in all ends is sure to change; of several changes the first is told.
fn fates(now: &[(Cow, Lot)], ends: &[Vec<(Cow, Lot)>]) -> Vec<(Cow, Fate)> {
    let fate = |(cow, lot): &(Cow, Lot)| {
        let mut changes = ends.iter().filter_map(|end| about(end, *cow)).filter(|then| then != lot);
        let then = changes.next()?;
        Some((*cow, Fate { then, sure: 1 + changes.count() == ends.len() }))
    };
    now.iter().filter_map(fate).collect()
}

fn points(seats: usize, ends: &[Position]) -> Vec<(i16, i16)> {
    let range = |seat: usize| {
        let points = ends.iter().map(|end| end.players[seat].points);
        Some((points.clone().min()?, points.max()?))
    };
    (0..seats).filter_map(range).collect()
}

#[cfg(test)]
mod tests {
    use games::happy_cows::{Card, Colour, FarmCard};

    use super::*;

    const BLUE_4: Cow = Cow::of(Colour::Blue, 4);
    const BLUE_2: Cow = Cow::of(Colour::Blue, 2);
    const RED_3: Cow = Cow::of(Colour::Red, 3);
    const RED_5: Cow = Cow::of(Colour::Red, 5);

    fn position() -> Position {
        let text = r#"{"seat": 0, "phase": "act", "row": ["farmer-b", "rain-r", "g1-"], "top": "farm",
            "players": [{"outside": ["b4-", "r3+"]}, {"outside": ["b2-", "r5+"]}]}"#;
        serde_json::from_str(text).expect("a position")
    }

    fn forecast(card: Card) -> Forecast {
        Forecast::of(&position(), Move::Play(card))
    }

    #[test]
    fn a_farmer_is_sure_to_cheer_up_a_colour_everywhere() {
        let forecast = forecast(Card::Farm(FarmCard::Farmer(Colour::Blue)));
        for (cow, seat) in [(BLUE_4, Seat(0)), (BLUE_2, Seat(1))] {
            let then = Lot { seat, inside: false, happy: true };
            assert_eq!(forecast.fate(cow), Some(Fate { then, sure: true }));
        }
        assert_eq!(forecast.fate(RED_3), None);
        assert_eq!(forecast.points(Seat(0)), Some((7, 7)));
    }

    #[test]
    fn rain_may_drive_cows_inside_and_surely_saddens_the_neighbours() {
        let forecast = forecast(Card::Farm(FarmCard::Rain(Colour::Red)));
        let inside = Lot { seat: Seat(0), inside: true, happy: true };
        assert_eq!(forecast.fate(RED_3), Some(Fate { then: inside, sure: false }));
        let sad = Lot { seat: Seat(1), inside: false, happy: false };
        assert_eq!(forecast.fate(RED_5), Some(Fate { then: sad, sure: true }));
        assert_eq!(forecast.points(Seat(1)), Some((-7, -7)));
    }

    #[test]
    fn a_cow_of_the_row_comes_as_a_guest() {
        let cow = Cow::of(Colour::Green, 1);
        let forecast = forecast(Card::Cow(cow));
        assert_eq!(forecast.guest(Seat(0)), Some(CowCard { cow, happy: false }));
        assert_eq!(forecast.guest(Seat(1)), None);
        assert_eq!(forecast.points(Seat(0)), Some((-2, -2)));
    }
}
