//! How a turn is shown: a tile goes to its square, the herd gathers around it and trots home, and a new tile comes.

use board::motion::{Leg, Manner};
use engine::Seat;
use engine::kit::Squares;
use games::tic_tac_moo::{GRASS, Phase, Position, Species};

/// How long a tile takes to its square, and an animal from one place to the next.
const TILE_MS: u32 = 260;
const STAGE_MS: u32 = 330;
/// How long after one animal the next one goes.
const BETWEEN_MS: u32 = 120;

/// The place of something that a seat has.
pub(crate) fn at(kind: &str, seat: Seat, number: usize) -> String {
    format!("{kind}-{}-{number}", seat.0)
}

/// The squares that were empty and are not any more.
pub(crate) fn filled(from: &Position, to: &Position) -> Squares {
    GRASS.iter().filter(|square| from.at(*square).is_none() && to.at(*square).is_some()).collect()
}

/// What goes where in a step.
pub(crate) fn legs(before: &Position, now: &Position) -> Vec<Leg> {
    let seat = before.seat.unwrap_or(Seat(0));
    let (came, left) = (filled(before, now), filled(now, before));
    let mut legs = Vec::new();
    let mut end_ms = 0;
    if let (1, Some(square)) = (came.len(), came.first()) {
        let from = now.at(square).and_then(|species| held(before, now, seat, species));
        let tile = Leg::from(from.unwrap_or_else(|| at("hand", seat, 0))).to(format!("tile-{square}"));
        legs.push(tile.moving(Manner::Hop).taking(TILE_MS));
        end_ms = herd(before, now, (square, left), &mut legs);
    }
    // TTM-12: the barn's tile goes to farmhand 1, new ones come to farmhand 2 and to the barn.
    let filled = |position: &Position| {
        let player = &position.players[seat.idx()];
        [player.farmhands[0], player.farmhands[1], player.barn]
    };
    let ways = [("barn", "hand", 0), ("supply", "hand", 1), ("supply", "barn", 0)];
    for ((from, to, number), (old, new)) in ways.into_iter().zip(filled(before).into_iter().zip(filled(now)))
    {
        if new.is_some()
            && (old != new || (to == "barn" && filled(before)[0].is_none() && filled(now)[0].is_some()))
        {
            let tile = Leg::coming(at(from, seat, 0)).to(at(to, seat, number));
            legs.push(tile.moving(Manner::Hop).after(end_ms).taking(TILE_MS));
            end_ms += BETWEEN_MS;
        }
    }
    legs
}

/// What both farmhands of a seat held and hold.
fn pairs(
    before: &Position,
    now: &Position,
    seat: Seat,
) -> impl Iterator<Item = (Option<Species>, Option<Species>)> {
    let hands = |position: &Position| position.players[seat.idx()].farmhands;
    hands(before).into_iter().zip(hands(now))
}

/// Where a tile that was put down came from.
fn held(before: &Position, now: &Position, seat: Seat, species: Species) -> Option<String> {
    if before.phase == Phase::Place {
        let start = before.players[seat.idx()].start_tiles.cards().position(|tile| tile == species)?;
        return Some(at("start", seat, start));
    }
    // Of two equal tiles the one that is not there any more.
    let had = |(old, _): &(Option<Species>, Option<Species>)| *old == Some(species);
    let gone = |pair: &(Option<Species>, Option<Species>)| had(pair) && pair.0 != pair.1;
    let place = pairs(before, now, seat).position(|pair| gone(&pair));
    let place = place.or_else(|| pairs(before, now, seat).position(|pair| had(&pair)));
    place.map(|place| at("hand", seat, place))
}

/// The herd gathers around a tile and trots home, one behind the other, and is counted as it comes. When it is there.
fn herd(before: &Position, now: &Position, (square, left): (u8, Squares), legs: &mut Vec<Leg>) -> u32 {
    let seat = before.seat.unwrap_or(Seat(0));
    let taken = |position: &Position| position.players[seat.idx()].taken;
    let Some(new) = taken(now).without(&taken(before)) else { return TILE_MS };
    let there = taken(before).len();
    let mut left: Vec<u8> = left.iter().collect();
    let (mut from_ms, mut begin) = (0, TILE_MS);
    for (number, species) in (0..).zip(new.cards()) {
        let Some(at_place) = left.iter().position(|square| before.at(*square) == Some(species)) else {
            continue;
        };
        let from = left.remove(at_place);
        let place = at("pen", seat, usize::from(there + number));
        legs.push(Leg::stays(format!("tile-{from}"), begin));
        let walker = Leg::coming(format!("sq-{from}")).towards(format!("sq-{square}"), 60).to(place);
        legs.push(walker.moving(Manner::Trot).after(begin).taking(STAGE_MS));
        let arrives = begin + 2 * STAGE_MS;
        legs.push(Leg::counts(at("count", seat, 0), there + number, from_ms, arrives));
        (from_ms, begin) = (arrives, begin + BETWEEN_MS);
    }
    from_ms.max(TILE_MS)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn position(row: &str, hand: &str, taken: &str) -> Position {
        let text = format!(
            r##"{{"seat": 0, "phase": "drive", "players": [{{"farmhands": [{hand}, "p"], "barn": "c", "taken": [{taken}]}}, {{"farmhands": ["p", "p"], "barn": "c"}}],
            "meadow": ["#......#", "{row}", "........", "........", "........", "........", "........", "#......#"]}}"##
        );
        serde_json::from_str(&text).expect("a position")
    }

    #[test]
    fn a_herd_goes_home_one_after_the_other_and_is_counted() {
        let legs = legs(
            &position("..cc....", "\"c\"", "\"p\""),
            &position("....c...", "null", "\"c\", \"c\", \"p\""),
        );
        let tile = Leg::from("hand-0-0").to("tile-12").moving(Manner::Hop).taking(TILE_MS);
        assert_eq!(legs[0], tile);
        for (number, leg) in (0_u8..).zip([&legs[2], &legs[5]]) {
            let from = format!("sq-{}", 10 + number);
            let walker =
                Leg::coming(from).towards("sq-12", 60).to(at("pen", Seat(0), 1 + usize::from(number)));
            let begin = TILE_MS + u32::from(number) * BETWEEN_MS;
            assert_eq!(*leg, walker.moving(Manner::Trot).after(begin).taking(STAGE_MS));
        }
        assert_eq!(legs[3], Leg::counts("count-0-0", 1, 0, TILE_MS + 2 * STAGE_MS));
        assert_eq!(legs.len(), 7, "nobody else moves");
    }

    #[test]
    fn without_a_herd_only_the_tile_moves() {
        let legs = legs(&position("........", "\"c\"", ""), &position("....c...", "null", ""));
        assert_eq!(legs.len(), 1);
    }
}
