//! Whose turn it is, as views and positions say it in every game where players take turns.

use crate::{Faults, Problem, Seat};

/// How far a game has come, as far as it matters for whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// It is not known yet who starts: it is nobody's turn.
    Before,
    /// It is somebody's turn.
    Playing,
    /// The game is over: it is nobody's turn any more.
    Over,
}

impl Stage {
    /// What stands under `seat` and under `ended_by`, for a game that remembers whose turn it is or was.
    #[inline]
    pub fn written(self, seat: Seat) -> (Option<Seat>, Option<Seat>) {
        match self {
            Stage::Before => (None, None),
            Stage::Playing => (Some(seat), None),
            Stage::Over => (None, Some(seat)),
        }
    }

    /// Whose turn it is or was, as it stands under `seat` and `ended_by`. Older positions have it under `seat` even when it
    /// is nobody's turn.
    pub fn read(
        self,
        (seat, ended_by): (Option<Seat>, Option<Seat>),
        seats: u8,
        faults: &mut Faults,
    ) -> Option<Seat> {
        for (part, named) in [("seat", seat), ("ended_by", ended_by)] {
            if let Some(named) = named {
                faults.unless(named.0 < seats, part, || Problem::NoSeat(named.0));
            }
        }
        let (part, found) = match self {
            Stage::Before => ("seat", seat.or(Some(Seat(0)))),
            Stage::Playing => ("seat", seat),
            Stage::Over => ("ended_by", ended_by.or(seat)),
        };
        faults.unless(found.is_some(), part, || Problem::rule("it is known whose turn it is or was"));
        let fits = ended_by.is_none() || (self == Stage::Over && seat.is_none());
        faults.unless(fits, "ended_by", || Problem::NotNow);
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(stage: Stage, seat: Option<u8>, ended_by: Option<u8>) -> Result<Seat, Vec<&'static str>> {
        let mut faults = Faults::default();
        let read = stage.read((seat.map(Seat), ended_by.map(Seat)), 2, &mut faults);
        faults.check_with(read).map_err(|bad| bad.parts())
    }

    #[test]
    fn what_is_written_is_read() {
        for stage in [Stage::Playing, Stage::Over] {
            let (seat, ended_by) = stage.written(Seat(1));
            assert_eq!(read(stage, seat.map(|seat| seat.0), ended_by.map(|seat| seat.0)), Ok(Seat(1)));
        }
        assert_eq!(Stage::Before.written(Seat(0)), (None, None));
        assert_eq!(read(Stage::Before, None, None), Ok(Seat(0)));
    }

    #[test]
    fn older_positions_name_a_seat_at_all_times() {
        for stage in [Stage::Before, Stage::Playing, Stage::Over] {
            assert_eq!(read(stage, Some(1), None), Ok(Seat(1)), "{stage:?}");
        }
    }

    #[test]
    fn what_cannot_be_is_refused() {
        assert_eq!(read(Stage::Playing, None, None), Err(vec!["seat"]));
        assert_eq!(read(Stage::Over, None, None), Err(vec!["ended_by"]));
        assert_eq!(read(Stage::Playing, Some(2), None), Err(vec!["seat"]));
        assert_eq!(read(Stage::Over, None, Some(2)), Err(vec!["ended_by"]));
        assert_eq!(read(Stage::Playing, Some(1), Some(1)), Err(vec!["ended_by"]));
        assert_eq!(read(Stage::Over, Some(0), Some(1)), Err(vec!["ended_by"]));
    }
}
