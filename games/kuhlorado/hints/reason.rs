//! Why one would make a move, in words.

use engine::kit::{Squares, square_name};
use engine::{Game, Phrase, Seat};

use crate::kuhlorado::moves::Move;
use crate::kuhlorado::phase::{Face, Kind, Phase, Throw};
use crate::kuhlorado::score::{land, places};
use crate::kuhlorado::{Kuhlorado, points};

/// What matters most about a legal move.
pub(super) fn reason(game: &Kuhlorado, seat: Seat, mv: Move) -> Phrase {
    match (mv, game.phase) {
        (Move::Mark(square), _) => {
            let found = ends(game, seat, mv)
                .or_else(|| own_land(game, seat, square))
                .or_else(|| lead(game, seat, square))
                .or_else(|| their_land(game, seat, square));
            found.unwrap_or_else(|| quiet(game, seat, square))
        }
        (Move::Done, _) => ends(game, seat, mv).unwrap_or(Phrase::new("reason-done")),
        (Move::Keep, Phase::Again(throw)) => keep(game, throw),
        (Move::RollOne(face), Phase::Again(throw)) => roll_one(face, throw),
        (_, Phase::Again(throw)) if throw.kind() == Kind::TwoCows => Phrase::new("reason-roll-cows"),
        _ => Phrase::new("reason-roll-both"),
    }
}

/// Whether it ends the game, and for whom.
fn ends(game: &Kuhlorado, seat: Seat, mv: Move) -> Option<Phrase> {
    let mut after = *game;
    after.apply_move(seat, &mv);
    if !after.is_over() {
        return None;
    }
    let [own, other] = [seat, seat.next(2)].map(|seat| points(&after)[seat.idx()].total());
    let id = match own.cmp(&other) {
        std::cmp::Ordering::Greater => "reason-ends-ahead",
        std::cmp::Ordering::Equal => "reason-ends-level",
        std::cmp::Ordering::Less => "reason-ends-behind",
    };
    Some(Phrase::new(id).with("own", own).with("other", other))
}

/// Land that reaches a tier, or becomes one.
fn own_land(game: &Kuhlorado, seat: Seat, square: u8) -> Option<Phrase> {
    let (own, _) = game.sides(seat);
    let joined = Joined::by(own, square);
    if joined.points > joined.points_before {
        let gain = joined.points - joined.points_before;
        return Some(Phrase::new("reason-land-scores").with("squares", joined.squares).with("points", gain));
    }
    (joined.areas > 1)
        .then(|| Phrase::new("reason-land-joins").with("areas", joined.areas).with("squares", joined.squares))
}

/// A majority that is won, or denied.
fn lead(game: &Kuhlorado, seat: Seat, square: u8) -> Option<Phrase> {
    let mut after = *game;
    after.marks[seat.idx()].insert(square);
    let mut places = places(game).into_iter().filter(|place| place.squares.contains(square));
    places.find_map(|place| {
        let [before, now] = [game, &after].map(|game| place.winner(game));
        let id = match (before, now) {
            _ if before == now => return None,
            (_, Some(_)) => "reason-lead",
            (_, None) => "reason-level",
        };
        Some(Phrase::new(id).with("place", Phrase::new(place.name)).with("points", place.points))
    })
}

/// Land the neighbour would have liked to have.
fn their_land(game: &Kuhlorado, seat: Seat, square: u8) -> Option<Phrase> {
    let other = seat.next(2);
    let joined = Joined::by(game.marks[other.idx()], square);
    let phrase = if joined.points > joined.points_before {
        Phrase::new("reason-denies-points").with("points", joined.points - joined.points_before)
    } else if joined.areas > 1 {
        Phrase::new("reason-denies-joining")
    } else {
        return None;
    };
    Some(phrase.with("who", other))
}

/// What else there is to say about a square.
fn quiet(game: &Kuhlorado, seat: Seat, square: u8) -> Phrase {
    let (own, _) = game.sides(seat);
    let joined = Joined::by(own, square);
    if joined.areas > 0 {
        return Phrase::new("reason-land-grows").with("squares", joined.squares);
    }
    let place = places(game).into_iter().find(|place| place.squares.contains(square));
    match place {
        Some(place) => {
            Phrase::new("reason-one-more").with("place", Phrase::new(place.name)).with("points", place.points)
        }
        None => Phrase::new("reason-new-land").with("square", square_name(square)),
    }
}

fn keep(game: &Kuhlorado, throw: Throw) -> Phrase {
    let (low, high) = (game.free(throw.low), game.free(throw.high));
    match throw.kind() {
        _ if low.or(high).is_empty() => Phrase::new("reason-keep-nothing"),
        Kind::TwoCows if low.len() > 1 => Phrase::new("reason-keep-cows"),
        Kind::TwoCows => Phrase::new("reason-keep-last-cow"),
        Kind::CowAndNumber if game.has_pair(throw) => {
            Phrase::new("reason-keep-both").with("number", throw.low.words())
        }
        Kind::CowAndNumber | Kind::TwoNumbers => {
            Phrase::new("reason-keep-one").with("squares", low.or(high).len())
        }
    }
}

fn roll_one(face: Face, throw: Throw) -> Phrase {
    let kept = throw.without(face);
    match (kept == Face::COW, face == Face::COW) {
        (true, true) => Phrase::new("reason-roll-one-cow"),
        (true, false) => Phrase::new("reason-roll-for-second-cow"),
        (false, true) => Phrase::new("reason-roll-cow-away").with("kept", kept.words()),
        (false, false) => Phrase::new("reason-roll-for-cow").with("kept", kept.words()),
    }
}

/// The area that grows from a square.
fn area_with(marks: Squares, placed: Squares) -> Squares {
    let mut areas = marks.or(placed).areas();
    areas.find(|area| !area.and(placed).is_empty()).expect("the square is in one of them")
}

/// What becomes of the areas beside a square once it is marked too.
struct Joined {
    /// How many there were.
    areas: usize,
    /// How large they are together, with the square.
    squares: u8,
    points: u8,
    points_before: u8,
}

impl Joined {
    fn by(marks: Squares, square: u8) -> Joined {
        let placed = Squares::only(square);
        let joined = area_with(marks, placed);
        let before = joined.without(placed);
        Joined {
            areas: before.areas().count(),
            squares: joined.len(),
            points: land(joined.len()),
            points_before: before.areas().map(|area| land(area.len())).sum(),
        }
    }
}
