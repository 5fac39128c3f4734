//! How a step is shown: a card is played or torn, cows fly from farm to farm and are turned over.

use board::motion::{Leg, Manner};
use engine::{Seat, Told};
use games::happy_cows::{Card, Cow, Move, OpenCard, Position};

use crate::forecast::{about, lots};

/// How long a card takes on its way, and to be turned over.
const FLY_MS: u32 = 340;
const TURN_MS: u32 = 320;
/// How long after one cow the next one goes.
const BETWEEN_MS: u32 = 110;

/// The place of a cow on a farm.
pub(crate) fn cow(cow: Cow) -> String {
    format!("cow-{cow}")
}

/// The place of something that a seat has.
pub(crate) fn of(kind: &str, seat: Seat) -> String {
    format!("{kind}-{}", seat.0)
}

/// The place of a card in the row; equal ones are counted.
pub(crate) fn in_row(open: OpenCard, copy: usize) -> String {
    format!("row-{}-{copy}", open.card())
}

/// What goes where.
pub(crate) fn legs(before: &Position, now: &Position, told: &[Told]) -> Vec<Leg> {
    let mut legs = Vec::new();
    let mut end_ms = 0;
    for step in told {
        match step.step.parse() {
            Ok(Move::Play(Card::Farm(card))) => {
                legs.push(played(
                    before,
                    now,
                    in_row(OpenCard::Farm(card), gone(before, OpenCard::Farm(card))),
                ));
                end_ms = FLY_MS;
            }
            Ok(Move::Top) if !matches!(before.top, Some(games::happy_cows::TopCard::Cow(_))) => {
                legs.push(played(before, now, "pile".to_owned()));
                end_ms = FLY_MS;
            }
            Ok(Move::Away(card)) => {
                if let Some(open) = before.row.iter().find(|open| open.card() == card) {
                    legs.push(Leg::from(in_row(*open, gone(before, *open))).moving(Manner::Tear).taking(500));
                    end_ms = 350;
                }
            }
            _ => {}
        }
    }
    end_ms = cows(before, now, end_ms, &mut legs);
    refill(before, now, end_ms, &mut legs);
    legs
}

/// Which of equal cards in the row leaves it: the last.
fn gone(before: &Position, open: OpenCard) -> usize {
    before.row.iter().filter(|other| **other == open).count().saturating_sub(1)
}

/// A card goes to where it takes effect; what is done at once is shown on the farm of whoever did it.
fn played(before: &Position, now: &Position, from: String) -> Leg {
    let leg = Leg::from(from).moving(Manner::Hop).taking(FLY_MS);
    if now.phase.is_of_a_card() {
        leg.to("played")
    } else {
        leg.into(of("farm", before.seat.unwrap_or(Seat(0))))
    }
}

/// Cows that come, change farms or change their mood, one after the other; then the points count.
fn cows(before: &Position, now: &Position, begin_ms: u32, legs: &mut Vec<Leg>) -> u32 {
    let (old, new) = (lots(before), lots(now));
    let (mut next_ms, mut end_ms) = (begin_ms, begin_ms);
    for (who, lot) in &new {
        let was = about(&old, *who);
        let leg = match was {
            Some(was) if was == *lot => continue,
            Some(was) if (was.seat, was.inside) == (lot.seat, lot.inside) => {
                Leg::from(cow(*who)).to(cow(*who)).moving(Manner::Turn).taking(TURN_MS)
            }
            Some(_) => Leg::from(cow(*who)).to(cow(*who)).moving(Manner::Hop).taking(FLY_MS),
            None => {
                let open = before.row.iter().find(|open| open.card() == Card::Cow(*who));
                let from = open.map_or_else(|| "pile".to_owned(), |open| in_row(*open, 0));
                Leg::from(from).to(cow(*who)).moving(Manner::Hop).taking(FLY_MS)
            }
        };
        let leg = leg.after(next_ms);
        end_ms = end_ms.max(leg.ends_ms());
        next_ms += BETWEEN_MS;
        legs.push(leg);
    }
    for (seat, (was, is)) in (0..).zip(before.points.iter().zip(&now.points)) {
        if was != is && end_ms > 0 {
            legs.push(Leg::stays(of("points", Seat(seat)), end_ms));
            let gain = is - was;
            let sign = if gain > 0 { '+' } else { '−' };
            let words = Leg::words(format!("{sign}{}", gain.abs()), of("farm", Seat(seat)));
            legs.push(words.into(of("points", Seat(seat))).after(end_ms.saturating_sub(200)).taking(350));
        }
    }
    end_ms
}

/// New cards of the row come from the pile.
fn refill(before: &Position, now: &Position, begin_ms: u32, legs: &mut Vec<Leg>) {
    let mut old = before.row.clone();
    for (place, open) in now.row.iter().enumerate() {
        if let Some(at) = old.iter().position(|other| other == open) {
            old.remove(at);
            continue;
        }
        let copy = now.row[..place].iter().filter(|other| *other == open).count();
        let leg = Leg::coming("pile").to(in_row(*open, copy));
        legs.push(leg.moving(Manner::Hop).after(begin_ms).taking(FLY_MS));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn position(row: &str, players: &str) -> Position {
        let text = format!(
            r#"{{"seat": 0, "phase": "act", "row": [{row}], "top": "farm", "players": [{players}]}}"#
        );
        serde_json::from_str(&text).expect("a position")
    }

    fn told(step: &str) -> [Told; 1] {
        [Told { step: step.to_owned(), say: Vec::new() }]
    }

    #[test]
    fn a_cow_that_changes_farms_flies_and_one_that_changes_its_mood_is_turned_over() {
        let before = position("", r#"{"outside": ["b4-"]}, {"outside": ["r3+", "g1+"]}"#);
        let now = position("", r#"{"outside": ["r3+"]}, {"outside": ["b4-", "g1-"]}"#);
        let legs = legs(&before, &now, &told("take r3"));
        let fly = |who: &str, after| Leg::from(who).to(who).moving(Manner::Hop).after(after).taking(FLY_MS);
        assert_eq!(legs[0], fly("cow-r3", 0));
        assert_eq!(legs[1], fly("cow-b4", BETWEEN_MS));
        let turned = Leg::from("cow-g1").to("cow-g1").moving(Manner::Turn);
        assert_eq!(legs[2], turned.after(2 * BETWEEN_MS).taking(TURN_MS));
    }

    #[test]
    fn a_card_that_is_put_away_is_torn_and_another_comes() {
        let farms = r#"{"outside": ["b4-"]}, {"outside": ["r3+"]}"#;
        let before = position(r#""barn", "trough", "barn""#, farms);
        let now = position(r#""barn", "trough", "milkmaid""#, farms);
        let legs = legs(&before, &now, &told("away barn"));
        assert_eq!(legs[0], Leg::from("row-barn-1").moving(Manner::Tear).taking(500));
        assert_eq!(
            legs[1],
            Leg::coming("pile").to("row-milkmaid-0").moving(Manner::Hop).after(350).taking(FLY_MS)
        );
        assert_eq!(legs.len(), 2);
    }

    #[test]
    fn a_farmer_goes_to_the_farm_and_then_cows_are_glad() {
        let before = position(r#""farmer-b""#, r#"{"outside": ["b4-"]}, {"outside": ["b2-"]}"#);
        let now = position("", r#"{"outside": ["b4+"], "points": 4}, {"outside": ["b2+"], "points": 2}"#);
        let legs = legs(&before, &now, &told("play farmer-b"));
        let card = Leg::from("row-farmer-b-0").into("farm-0").moving(Manner::Hop).taking(FLY_MS);
        assert_eq!(legs[0], card);
        assert_eq!(
            legs[1],
            Leg::from("cow-b4").to("cow-b4").moving(Manner::Turn).after(FLY_MS).taking(TURN_MS)
        );
    }
}
