//! How long everybody has thought, and when time is up. Time is the table's own, in milliseconds; it stands
//! still while the table is down.

use engine::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::setup::TimeRule;

/// The clocks of a table, one per seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Clocks {
    rule: Option<TimeRule>,
    hands: Vec<Hand>,
    stopped: bool,
}

/// One seat's clock.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Hand {
    /// What is left of the time for the whole game.
    left: u64,
    thinking: Option<Thinking>,
    time_up: bool,
    /// All of the seat's moves in this game.
    decided: Vec<Decided>,
}

/// A decision that was made: what it took, and what was left before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Decided {
    took: u64,
    left: u64,
}

/// A decision that is being thought about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Thinking {
    /// How long it was before the clocks last stopped.
    before: u64,
    since: u64,
}

/// The clocks as viewers see them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClockFace {
    /// What each seat has left, for this move or for the game.
    pub left_ms: Vec<u64>,
    /// Whose clock runs.
    pub running: SeatSet,
}

impl Clocks {
    pub(crate) fn new(rule: Option<TimeRule>, seats: usize) -> Clocks {
        let left = match rule {
            Some(TimeRule::PerGame { ms, .. }) => ms,
            _ => 0,
        };
        let hand = Hand { left, thinking: None, time_up: false, decided: Vec::new() };
        Clocks { rule, hands: vec![hand; seats], stopped: false }
    }

    /// These seats are asked now: clocks of others stop, and theirs run unless they run already.
    pub(crate) fn ask(&mut self, seats: SeatSet, t: u64) {
        for (seat, hand) in (0u8..).map(Seat).zip(&mut self.hands) {
            if !seats.contains(seat) {
                hand.thinking = None;
                hand.time_up = false;
            } else if hand.thinking.is_none() {
                hand.thinking = Some(Thinking { before: 0, since: t });
            }
        }
    }

    /// The seat has decided. A person's time is booked, a bot's is not.
    pub(crate) fn decided(&mut self, seat: Seat, by_person: bool, t: u64) {
        let took = if by_person { self.thought(seat, t) } else { 0 };
        let hand = &mut self.hands[seat.idx()];
        hand.decided.push(Decided { took, left: hand.left });
        if let Some(TimeRule::PerGame { increment_ms, .. }) = self.rule.filter(|_| by_person) {
            hand.left = hand.left.saturating_sub(took) + increment_ms;
        }
        hand.thinking = None;
        hand.time_up = false;
    }

    /// The seat has taken its last move back and goes on thinking where it was: time that was spent stays
    /// spent, and nobody gains any by moving and taking back.
    pub(crate) fn taken_back(&mut self, seat: Seat, t: u64) {
        let spent = self.thought(seat, t);
        let hand = &mut self.hands[seat.idx()];
        if let Some(Decided { took, left }) = hand.decided.pop() {
            hand.left = left;
            hand.thinking = Some(Thinking { before: took + spent, since: t });
        }
        hand.time_up = false;
    }

    /// So many moves of this seat are left after somebody else took back; if it is asked, it thinks anew.
    pub(crate) fn went_back(&mut self, seat: Seat, moves: usize) {
        let hand = &mut self.hands[seat.idx()];
        hand.decided.truncate(moves);
        hand.thinking = None;
        hand.time_up = false;
    }

    pub(crate) fn stop(&mut self, t: u64) {
        for seat in (0..self.hands.len() as u8).map(Seat) {
            let before = self.thought(seat, t);
            if let Some(thinking) = &mut self.hands[seat.idx()].thinking {
                thinking.before = before;
            }
        }
        self.stopped = true;
    }

    pub(crate) fn go_on(&mut self, t: u64) {
        self.stopped = false;
        self.hands
            .iter_mut()
            .filter_map(|hand| hand.thinking.as_mut())
            .for_each(|thinking| thinking.since = t);
    }

    /// How long the seat has thought about what it is asked.
    pub(crate) fn thought(&self, seat: Seat, t: u64) -> u64 {
        let Some(Thinking { before, since }) = self.hands[seat.idx()].thinking else { return 0 };
        before + if self.stopped { 0 } else { t.saturating_sub(since) }
    }

    /// When the seat's time will be up, if its clock runs.
    pub(crate) fn deadline(&self, seat: Seat) -> Option<u64> {
        let hand = &self.hands[seat.idx()];
        let Thinking { before, since } = hand.thinking.filter(|_| !self.stopped && !hand.time_up)?;
        Some(since + self.allowance(hand)?.saturating_sub(before))
    }

    pub(crate) fn time_up(&mut self, seat: Seat) {
        self.hands[seat.idx()].time_up = true;
    }

    /// Whether the seat's time is up and a move is made for it.
    pub(crate) fn is_up(&self, seat: Seat) -> bool {
        self.hands[seat.idx()].time_up
    }

    /// How long the decision may take that a seat thinks about.
    fn allowance(&self, hand: &Hand) -> Option<u64> {
        Some(match self.rule? {
            TimeRule::PerMove { ms } => ms,
            TimeRule::PerGame { .. } => hand.left,
        })
    }

    /// What viewers see, if there is anything to see.
    pub(crate) fn face(&self, t: u64) -> Option<ClockFace> {
        self.rule?;
        let seats = || (0u8..).map(Seat).zip(&self.hands);
        let left = |(seat, hand)| self.allowance(hand).unwrap_or(0).saturating_sub(self.thought(seat, t));
        let running = seats().filter(|(_, hand)| hand.thinking.is_some() && !self.stopped);
        Some(ClockFace {
            left_ms: seats().map(left).collect(),
            running: running.map(|(seat, _)| seat).collect(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOTH: [Seat; 2] = [Seat(0), Seat(1)];

    fn set(seats: &[Seat]) -> SeatSet {
        seats.iter().copied().collect()
    }

    #[test]
    fn time_per_move_starts_afresh_with_every_move() {
        let mut clocks = Clocks::new(Some(TimeRule::PerMove { ms: 5_000 }), 2);
        clocks.ask(set(&[Seat(0)]), 100);
        assert_eq!((clocks.deadline(Seat(0)), clocks.deadline(Seat(1))), (Some(5_100), None));
        clocks.decided(Seat(0), true, 4_000);
        clocks.ask(set(&[Seat(0)]), 4_000);
        assert_eq!(clocks.deadline(Seat(0)), Some(9_000));
    }

    #[test]
    fn time_per_game_is_used_up_and_moves_add_to_it() {
        let rule = TimeRule::PerGame { ms: 10_000, increment_ms: 500 };
        let mut clocks = Clocks::new(Some(rule), 2);
        clocks.ask(set(&BOTH), 0);
        clocks.decided(Seat(0), true, 4_000);
        clocks.ask(set(&[Seat(1)]), 4_000);
        let face = clocks.face(5_000).expect("there is a rule");
        assert_eq!((face.left_ms, face.running), (vec![6_500, 5_000], set(&[Seat(1)])));
        clocks.time_up(Seat(1));
        assert_eq!(clocks.deadline(Seat(1)), None, "time is up once");
        clocks.decided(Seat(1), true, 60_000);
        assert_eq!(clocks.face(60_000).unwrap().left_ms, [6_500, 500]);
    }

    #[test]
    fn a_bots_time_is_not_booked_and_a_pause_costs_nothing() {
        let mut clocks = Clocks::new(Some(TimeRule::PerGame { ms: 10_000, increment_ms: 0 }), 2);
        clocks.ask(set(&BOTH), 0);
        clocks.decided(Seat(0), false, 3_000);
        clocks.stop(4_000);
        assert_eq!((clocks.deadline(Seat(1)), clocks.thought(Seat(1), 9_000)), (None, 4_000));
        clocks.go_on(20_000);
        assert_eq!(clocks.deadline(Seat(1)), Some(26_000));
        assert_eq!(clocks.face(21_000).unwrap().left_ms, [10_000, 5_000]);
    }

    #[test]
    fn moving_and_taking_back_gains_no_time() {
        for rule in [TimeRule::PerGame { ms: 10_000, increment_ms: 500 }, TimeRule::PerMove { ms: 10_000 }] {
            let mut clocks = Clocks::new(Some(rule), 2);
            // Two moves in a row, taken back one by one; the second was being thought about for a second.
            clocks.ask(set(&[Seat(0)]), 0);
            for t in [3_000, 4_000] {
                clocks.decided(Seat(0), true, t);
                clocks.ask(set(&[Seat(0)]), t);
            }
            clocks.taken_back(Seat(0), 5_000);
            clocks.taken_back(Seat(0), 5_000);
            assert_eq!(clocks.deadline(Seat(0)), Some(10_000), "{rule:?}");
        }
    }
}
