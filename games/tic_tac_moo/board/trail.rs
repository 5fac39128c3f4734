//! What was done last: who came onto the meadow, who left it, and where they went.

use board::Memo;
use engine::Seat;
use engine::kit::Squares;
use games::tic_tac_moo::{GRASS, Position, Species};

/// The last turn as one can see it on the meadow.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Trail {
    /// The meadow as it is.
    now: Position,
    /// Whose turn it was.
    pub(crate) seat: Seat,
    /// Where the tiles of that turn were put down.
    pub(crate) came: Squares,
    /// Which squares became empty in that turn.
    pub(crate) left: Squares,
    /// Who is on the way home at this moment.
    walking: Vec<Walker>,
}

/// An animal on its way home.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Walker {
    pub(crate) species: Species,
    /// The square it leaves.
    from: u8,
    /// The square where the herd gathers.
    gathers: u8,
    /// To whom it goes.
    pub(crate) to: Seat,
}

impl Walker {
    /// The column and the row it leaves.
    pub(crate) fn from(self) -> (u8, u8) {
        (self.from % 8, self.from / 8)
    }

    /// How far the herd's gathering place is, in columns and rows.
    pub(crate) fn way(self) -> (i8, i8) {
        let step = |one: u8, other: u8| other as i8 - one as i8;
        (step(self.from % 8, self.gathers % 8), step(self.from / 8, self.gathers / 8))
    }
}

impl Trail {
    /// Follows a game as it goes on.
    pub(crate) fn of(view: Memo<Position>) -> Memo<Trail> {
        Memo::new(move |before: Option<&Trail>| {
            let now = view.get();
            if let Some(before) = before { before.then(now) } else { Trail::begins(now) }
        })
    }

    fn begins(now: Position) -> Trail {
        let seat = Seat(now.seat);
        Trail { now, seat, came: Squares::EMPTY, left: Squares::EMPTY, walking: Vec::new() }
    }

    fn then(&self, now: Position) -> Trail {
        let changed = |from: &Position, to: &Position| -> Squares {
            GRASS.iter().filter(|square| from.at(*square).is_none() && to.at(*square).is_some()).collect()
        };
        let (came, left) = (changed(&self.now, &now), changed(&now, &self.now));
        let seat = Seat(self.now.seat);
        let grew = now.players[seat.idx()].taken.len() > self.now.players[seat.idx()].taken.len();
        if came.is_empty() && left.is_empty() {
            return Trail { now, walking: Vec::new(), ..self.clone() };
        }
        // Whoever leaves without being herded was taken back: that is no turn.
        if came.len() != 1 || left.is_empty() == grew {
            return Trail::begins(now);
        }
        let gathers = came.nth(0);
        let walker = |from| self.now.at(from).map(|species| Walker { species, from, gathers, to: seat });
        let walking = left.iter().filter_map(walker).collect();
        let earlier =
            if self.seat == seat { (self.came, self.left) } else { (Squares::EMPTY, Squares::EMPTY) };
        Trail {
            now,
            seat,
            came: earlier.0.without(left).or(came),
            left: earlier.1.without(came).or(left),
            walking,
        }
    }

    /// Who is walking off from this square.
    pub(crate) fn walker(&self, from: u8) -> Option<Walker> {
        self.walking.iter().copied().find(|walker| walker.from == from)
    }
}
