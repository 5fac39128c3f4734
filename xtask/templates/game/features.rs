//! Numbers for learners: moves, and what a seat sees.

use engine::{ActionGroup, Features, Planes, Seat};

use super::@@Type@@;
use super::moves::Move;
use super::options::MOST_ROUNDS;
use super::phase::Phase;
use super::rules::FULL;

const PHASES: [Phase; 4] = [Phase::Start, Phase::Throw, Phase::Choose, Phase::Over];

/// A player's eggs are counted in tens, so far: few bring home more.
const TENS: usize = 30;

impl Features for @@Type@@ {
    const GROUPS: &'static [ActionGroup] =
        &[ActionGroup::new("throw", 1, "throw again"), ActionGroup::new("home", 1, "go home")];

    #[inline]
    fn action(mv: &Move) -> usize {
        *mv as usize
    }

    #[inline]
    fn action_move(action: usize) -> Option<Move> {
        [Move::Throw, Move::Home].get(action).copied()
    }

    #[inline]
    fn observe<P: Planes>(&self, seat: Seat, planes: &mut P) {
        let seats = usize::from(self.seats);
        planes.plane("turn", &[seats], "it is this player's turn");
        planes.one_of(Some(self.seat.seen_from(seat, self.seats)), seats);
        planes.plane("phase", &[4], "waited for: the starter, a throw, a choice; it is over");
        planes.one_of(PHASES.iter().position(|phase| *phase == self.phase), 4);
        planes.plane("rounds", &[MOST_ROUNDS.into()], "at least so many rounds are to be ended, this one included");
        planes.count(usize::from(self.turns_left.div_ceil(self.seats)), MOST_ROUNDS.into());
        planes.plane("basket", &[FULL.into()], "there are at least so many eggs in the basket");
        planes.count(usize::from(self.basket), FULL.into());
        planes.plane("home", &[seats, TENS], "this player has at least 10, 20 and so on to 300 eggs at home");
        seat.round(self.seats).for_each(|seat| planes.count(usize::from(self.home[seat.idx()] / 10), TENS));
    }
}
