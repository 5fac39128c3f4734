//! Why one would make a move, in words.

use engine::kit::{Squares, square_name};
use engine::{Phrase, Seat};

use super::best_herd;
use crate::tic_tac_moo::TicTacMoo;
use crate::tic_tac_moo::meadow::{GRASS, Meadow};
use crate::tic_tac_moo::moves::Move;
use crate::tic_tac_moo::phase::Phase;
use crate::tic_tac_moo::score::ENOUGH;
use crate::tic_tac_moo::tiles::Species;

/// What matters most about a legal move.
pub(super) fn reason(game: &TicTacMoo, seat: Seat, mv: Move) -> Phrase {
    let mut after = game.meadow;
    after.place(mv.species, mv.square);
    if game.phase == Phase::Place {
        return place(game, mv).with("animal", mv.species.words());
    }
    let herded = after.take_herds(mv.species, mv.square);
    let found = wins(game, seat, mv, &after, herded)
        .or_else(|| herds(game, seat, mv, herded))
        .or_else(|| prepares(game, seat, mv, &after))
        .or_else(|| denies(game, seat, mv))
        .or_else(|| field(game, seat, mv, &after));
    found.unwrap_or_else(|| quiet(game, seat, mv, &after)).with("animal", mv.species.words())
}

fn place(game: &TicTacMoo, mv: Move) -> Phrase {
    let placed = Squares::only(mv.square);
    let fields = game.layout.fields(game.seat);
    let in_the_middle = fields.iter().any(|field| placed.or(placed.around()) == *field);
    if in_the_middle {
        Phrase::new("reason-place-middle")
    } else if placed.around().and(game.meadow.grazed()).is_empty() {
        Phrase::new("reason-place-alone")
    } else {
        Phrase::new("reason-place-beside").with("square", square_name(mv.square))
    }
}

/// TTM-13: only the second tile can fill a field for good.
fn wins(game: &TicTacMoo, seat: Seat, mv: Move, after: &Meadow, herded: u8) -> Option<Phrase> {
    let player = game.player(seat);
    let taken = player.taken.len() + herded;
    let last = player.other_tile(mv.species).is_none();
    if last && game.layout.fields(seat).iter().any(|field| after.completes(*field)) {
        return Some(Phrase::new("reason-wins-field"));
    }
    (taken >= ENOUGH).then(|| Phrase::new("reason-wins-taken").with("count", taken))
}

fn herds(game: &TicTacMoo, seat: Seat, mv: Move, herded: u8) -> Option<Phrase> {
    let rows = game.meadow.rows(mv.species, mv.square).count();
    let id = match rows {
        0 => return None,
        1 => "reason-herd",
        _ => "reason-herds",
    };
    let taken = game.player(seat).taken.len() + herded;
    Some(Phrase::new(id).with("herd", mv.species.herd_words(herded)).with("rows", rows).with("taken", taken))
}

/// A herd for the second tile that it could not have had before.
fn prepares(game: &TicTacMoo, seat: Seat, mv: Move, after: &Meadow) -> Option<Phrase> {
    let player = game.player(seat);
    let tile = player.other_tile(mv.species)?;
    let [before, now] = [&game.meadow, after].map(|meadow| best_herd(meadow, tile, player.reach(meadow)));
    let herd = tile.herd_words(now);
    (now > before).then(|| Phrase::new("reason-prepares").with("herd", herd).with("other", tile.words()))
}

/// A herd that the neighbour could have had from this square.
fn denies(game: &TicTacMoo, seat: Seat, mv: Move) -> Option<Phrase> {
    let other = seat.next(2);
    let player = game.player(other);
    let square = Squares::only(mv.square).and(player.reach(&game.meadow));
    let denied = |tile: &Species| {
        let herd = best_herd(&game.meadow, *tile, square);
        (herd > 0)
            .then(|| Phrase::new("reason-denies").with("herd", tile.herd_words(herd)).with("who", other))
    };
    player.farmhands.iter().flatten().find_map(denied)
}

/// What it does for the field it stands in.
///
/// TTM-13: nine squares with two of each of four animals leave one square to spare, for a third of any kind.
fn field(game: &TicTacMoo, seat: Seat, mv: Move, after: &Meadow) -> Option<Phrase> {
    let owner = game.layout.owner(mv.square)?;
    let field = game.layout.fields(owner).into_iter().find(|field| field.contains(mv.square))?;
    let inside = |species: Species| after.of(species).and(field).len();
    let (kind, animals) = (inside(mv.species), after.grazed().and(field).len());
    let too_many: u8 = Species::ALL.iter().map(|species| inside(*species).saturating_sub(2)).sum();
    match (owner == seat, kind, too_many) {
        (true, ..=2, _) => Some(Phrase::new("reason-field-needs").with("animals", animals)),
        (false, 3, 1) => Some(Phrase::new("reason-field-spare").with("who", owner)),
        (false, 3.., _) => {
            let herd = mv.species.herd_words(kind);
            Some(Phrase::new("reason-field-spoils").with("herd", herd).with("who", owner))
        }
        _ => None,
    }
}

/// What else there is to say.
fn quiet(game: &TicTacMoo, seat: Seat, mv: Move, after: &Meadow) -> Phrase {
    let other = seat.next(2);
    let safe = game.player(other).best_herds(after) == 0;
    let inner = GRASS.without(ring());
    match (safe, inner.contains(mv.square)) {
        (true, _) => Phrase::new("reason-safe").with("who", other),
        (false, false) => Phrase::new("reason-ring"),
        (false, true) => Phrase::new("reason-somewhere").with("square", square_name(mv.square)),
    }
}

/// TTM-1: the neutral ring.
fn ring() -> Squares {
    Squares::TOP.or(Squares::BOTTOM).or(Squares::LEFT).or(Squares::RIGHT)
}
