//! Numbers for learners: moves, and what a seat sees.

use engine::kit::Squares;
use engine::{ActionGroup, Dense, Features, Planes, Seat};

use super::Kuhlorado;
use super::moves::{Move, may_stop};
use super::phase::{Face, Phase, Throw};

/// The first number of each group of moves.
const ROLL_ONE: usize = 1;
const ROLL_BOTH: usize = ROLL_ONE + FACES;
const DONE: usize = ROLL_BOTH + 1;
const MARK: usize = DONE + 1;
const END: usize = MARK + 64;

const FACES: usize = Face::COUNT as usize;

/// The most pairs of squares that can be told apart (KUH-13).
const PAIRS: usize = 8;

impl Features for Kuhlorado {
    const GROUPS: &'static [ActionGroup] = &[
        ActionGroup::new("keep", 1, "keep both dice"),
        ActionGroup::new("roll one", FACES, "throw the die again that shows 1, 2, 3, 4, 5, a cow"),
        ActionGroup::new("roll both", 1, "throw both dice again"),
        ActionGroup::new("done", 1, "mark no second square"),
        ActionGroup::new("mark", 64, "mark the square a1, b1, and so on row by row"),
    ];

    #[inline]
    fn action(mv: &Move) -> usize {
        match *mv {
            Move::Keep => 0,
            Move::RollOne(face) => ROLL_ONE + face.idx(),
            Move::RollBoth => ROLL_BOTH,
            Move::Done => DONE,
            Move::Mark(square) => MARK + usize::from(square),
        }
    }

    #[inline]
    fn action_move(action: usize) -> Option<Move> {
        match action {
            0 => Some(Move::Keep),
            ROLL_ONE..ROLL_BOTH => Some(Move::RollOne(Face::nth((action - ROLL_ONE) as u8))),
            ROLL_BOTH => Some(Move::RollBoth),
            DONE => Some(Move::Done),
            MARK..END => Some(Move::Mark((action - MARK) as u8)),
            _ => None,
        }
    }

    #[inline]
    fn observe<P: Planes>(&self, seat: Seat, planes: &mut P) {
        let order = [seat, seat.next(2)];
        planes.plane("marks", &[2, 8, 8], "the square is marked by you; by the other player");
        order.into_iter().for_each(|seat| planes.bits(self.marks[seat.idx()].bits(), 64));
        planes.plane("faces", &[FACES, 8, 8], "the square shows 1, 2, 3, 4, 5, a cow");
        if !planes.unchanged(FACES * 64) {
            (0..Face::COUNT).for_each(|face| planes.bits(self.sheet.showing(Face::nth(face)).bits(), 64));
        }
        planes.plane("troughs", &[2, 8, 8], "the square is a small trough; part of a large one");
        if !planes.unchanged(2 * 64) {
            let [one, two, three, four] = self.sheet.troughs;
            [one.or(two), three.or(four)].into_iter().for_each(|trough| planes.bits(trough.bits(), 64));
        }

        planes.plane("turn", &[1], "it is your turn");
        planes.flag(seat == self.seat);
        planes.plane(
            "phase",
            &[7],
            "waited for: the starter, a throw, which dice to throw again, that throw, a first square, a second one; it is over",
        );
        let Shown { phase, dice: [one, other], first } = self.shown();
        planes.one_of(Some(phase), 7);
        planes.plane("dice", &[2, FACES], "the lower die shows this face; the higher one does");
        planes.one_of(one.map(Face::idx), FACES);
        planes.one_of(other.map(Face::idx), FACES);
        planes.plane("first", &[2, 8], "the square marked first is in this row; in this column");
        planes.one_of(first.map(|square| usize::from(square / 8)), 8);
        planes.one_of(first.map(|square| usize::from(square % 8)), 8);

        planes.plane("advanced", &[2], "double squares score; they have been noted");
        planes.flag(self.advanced);
        planes.flag(self.noted.is_some());
        planes.plane("noted", &[2, PAIRS], "you have so many double squares noted; the other player has");
        let noted = self.noted.unwrap_or_default();
        order.into_iter().for_each(|seat| planes.count(usize::from(noted[seat.idx()] / 2), PAIRS));
    }

    #[inline]
    fn mask(&self, seat: Seat, _: &mut Vec<Move>, mask: &mut [u8]) {
        let (dice, squares) = mask.split_at_mut(MARK);
        dice.fill(0);
        let mut squares = Dense::new(squares);
        let may = match self.phase {
            Phase::Again(Throw { low, high }) if seat == self.seat => {
                dice[0] = 1;
                dice[ROLL_ONE + low.idx()] = 1;
                dice[ROLL_ONE + high.idx()] = 1;
                dice[ROLL_BOTH] = 1;
                Squares::EMPTY
            }
            Phase::First(throw) if seat == self.seat => self.first_squares(throw),
            Phase::Second { throw, first } if seat == self.seat => {
                dice[DONE] = u8::from(may_stop(throw));
                self.second_squares(throw, first)
            }
            _ => Squares::EMPTY,
        };
        squares.bits(may.bits(), 64);
    }
}

/// What there is to see of a phase.
struct Shown {
    phase: usize,
    dice: [Option<Face>; 2],
    first: Option<u8>,
}

impl Kuhlorado {
    #[inline]
    fn shown(&self) -> Shown {
        let both = |throw: Throw| [Some(throw.low), Some(throw.high)];
        let (phase, dice, first) = match self.phase {
            Phase::Start => (0, [None; 2], None),
            Phase::Throw => (1, [None; 2], None),
            Phase::Again(throw) => (2, both(throw), None),
            Phase::Rethrow { kept } => (3, [kept, None], None),
            Phase::First(throw) => (4, both(throw), None),
            Phase::Second { throw, first } => (5, both(throw), Some(first)),
            Phase::Over => (6, [None; 2], None),
        };
        Shown { phase, dice, first }
    }
}
