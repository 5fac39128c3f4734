//! What was done last: who came onto the meadow, and who left it.

use board::Memo;
use engine::Seat;
use engine::kit::Squares;
use games::tic_tac_moo::Position;

use crate::motion::filled;

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
        let seat = now.seat.or(now.ended_by).unwrap_or(Seat(0));
        Trail { now, seat, came: Squares::EMPTY, left: Squares::EMPTY }
    }

    fn then(&self, now: Position) -> Trail {
        let (came, left) = (filled(&self.now, &now), filled(&now, &self.now));
        let seat = self.now.seat.or(self.now.ended_by).unwrap_or(Seat(0));
        let grew = now.players[seat.idx()].taken.len() > self.now.players[seat.idx()].taken.len();
        if came.is_empty() && left.is_empty() {
            return Trail { now, ..self.clone() };
        }
        // Whoever leaves without being herded was taken back: that is no turn.
        if came.len() != 1 || left.is_empty() == grew {
            return Trail::begins(now);
        }
        let earlier =
            if self.seat == seat { (self.came, self.left) } else { (Squares::EMPTY, Squares::EMPTY) };
        Trail { now, seat, came: earlier.0.without(left).or(came), left: earlier.1.without(came).or(left) }
    }
}
