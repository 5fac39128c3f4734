//! Numbers for learners: every move has one, and what a seat sees is planes of zeros and ones.

use crate::planes::Description;
use crate::{BadOptions, Dense, Game, Plane, Planes, Seat};

/// A game in numbers, for programs that learn it: a fixed numbering of moves, and what a seat sees.
///
/// It is defined here once, and everything else that learns or lets others learn uses it. Nothing in it depends on the
/// options of a table but the numbers themselves; how many a seat sees depends on how many play. Seats are counted
/// from the one that looks: 0 is itself, 1 the next one clockwise.
///
/// ```
/// # use std::{fmt, str::FromStr};
/// # use engine::{BadNotation, BadOptions, Bounds, Facts, Game, NoChance, Outcome, Seat, SeatSet, Turn};
/// use engine::{ActionGroup, Features, Planes, observation_size, planes_of, write_mask, write_observation};
///
/// /// Two players take one or two of ten matches; who takes the last one loses.
/// #[derive(Clone, PartialEq, Eq, Hash, Debug)]
/// struct Matches { left: u8, seat: Seat }
/// # #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
/// # struct Take(u8);
/// # impl fmt::Display for Take {
/// #     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result { write!(f, "{}", self.0) }
/// # }
/// # impl FromStr for Take {
/// #     type Err = BadNotation;
/// #     fn from_str(text: &str) -> Result<Take, BadNotation> {
/// #         text.parse().map(Take).map_err(|_| BadNotation::new(text, "a number of matches"))
/// #     }
/// # }
/// # impl Game for Matches {
/// #     type Options = ();
/// #     type Move = Take;
/// #     type Chance = NoChance;
/// #     const FACTS: Facts = Facts::new("matches", "Matches", (2, 2));
/// #     const BOUNDS: Bounds = Bounds { moves: 2, steps: Some(10), points: (0, 0) };
/// #     fn new((): &(), _: u8) -> Result<Self, BadOptions> { Ok(Matches { left: 10, seat: Seat(0) }) }
/// #     fn seats(&self) -> u8 { 2 }
/// #     fn turn(&self) -> Turn { if self.left == 0 { Turn::Over } else { Turn::of(self.seat) } }
/// #     fn legal_moves(&self, seat: Seat, into: &mut Vec<Take>) {
/// #         if seat == self.seat { into.extend((1..=self.left.min(2)).map(Take)); }
/// #     }
/// #     fn apply_move(&mut self, _: Seat, mv: &Take) {
/// #         self.left -= mv.0;
/// #         self.seat = self.seat.next(2);
/// #     }
/// #     fn outcome(&self) -> Outcome {
/// #         let scores = [0, 0].into_iter().collect();
/// #         Outcome { scores, winners: SeatSet::only(self.seat), ended: "ended" }
/// #     }
/// # }
///
/// impl Features for Matches {
///     const GROUPS: &'static [ActionGroup] = &[ActionGroup::new("take", 2, "take one match, take two")];
///
///     fn action(mv: &Take) -> usize {
///         usize::from(mv.0) - 1
///     }
///
///     fn action_move(action: usize) -> Option<Take> {
///         (action < Self::ACTIONS).then(|| Take(action as u8 + 1))
///     }
///
///     fn observe<P: Planes>(&self, seat: Seat, planes: &mut P) {
///         planes.plane("left", &[10], "there are at least so many matches");
///         planes.count(usize::from(self.left), 10);
///         planes.plane("turn", &[1], "it is your turn");
///         planes.flag(seat == self.seat);
///     }
/// }
///
/// let mut game = Matches::new(&(), 2)?;
/// game.apply_move(Seat(0), &Take(2));
/// let mut numbers = vec![0; observation_size::<Matches>(2)?];
/// write_observation(&game, Seat(1), &mut numbers);
/// assert_eq!(numbers, [1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1]);
/// assert_eq!(planes_of::<Matches>(2)?[1].offset, 10);
///
/// let mut mask = [0; Matches::ACTIONS];
/// write_mask(&game, Seat(1), &mut Vec::new(), &mut mask);
/// assert_eq!(mask, [1, 1]);
/// # Ok::<_, BadOptions>(())
/// ```
pub trait Features: Game {
    /// The moves there are at any table, in groups of one kind. Numbers count through all groups.
    const GROUPS: &'static [ActionGroup];

    /// How many numbers there are, whatever the options and seats.
    const ACTIONS: usize = all_of(Self::GROUPS);

    /// The number of a move. No two moves that are legal at any table have the same one.
    fn action(mv: &Self::Move) -> usize;

    /// The move with this number; `None` if there is none.
    fn action_move(action: usize) -> Option<Self::Move>;

    /// Writes what a seat sees: all it may know, and nothing else, although this has the truth at hand. Which planes there
    /// are depends on nothing but how many play.
    fn observe<P: Planes>(&self, seat: Seat, planes: &mut P);

    /// Writes for every number whether the seat may make that move now: 0 or 1. Of use is [`write_mask`], which calls
    /// this. A game may do it without listing the moves; conformance checks that it comes to the same.
    #[inline]
    fn mask(&self, seat: Seat, moves: &mut Vec<Self::Move>, mask: &mut [u8]) {
        mask.fill(0);
        moves.clear();
        self.legal_moves(seat, moves);
        moves.iter().for_each(|mv| mask[Self::action(mv)] = 1);
    }
}

/// Moves of one kind, whose numbers follow one another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ActionGroup {
    /// What they are called.
    pub name: &'static str,
    /// How many there are.
    pub count: usize,
    /// What they do, and in which order they are counted.
    pub meaning: &'static str,
}

impl ActionGroup {
    /// A group.
    pub const fn new(name: &'static str, count: usize, meaning: &'static str) -> ActionGroup {
        ActionGroup { name, count, meaning }
    }
}

const fn all_of(groups: &[ActionGroup]) -> usize {
    let (mut all, mut at) = (0, 0);
    while at < groups.len() {
        all += groups[at].count;
        at += 1;
    }
    all
}

/// What a seat sees with so many players: every plane with its name, shape and meaning, in the order of the numbers.
pub fn planes_of<G: Features>(seats: u8) -> Result<Vec<Plane>, BadOptions> {
    let mut description = Description::default();
    G::new(&G::Options::default(), seats)?.observe(Seat(0), &mut description);
    Ok(description.finish())
}

/// How many numbers a seat sees with so many players.
pub fn observation_size<G: Features>(seats: u8) -> Result<usize, BadOptions> {
    Ok(planes_of::<G>(seats)?.iter().map(Plane::size).sum())
}

/// Writes what a seat sees; the bytes need not be cleared before.
///
/// Panics if there are not as many of them as [`observation_size`] says.
#[inline]
pub fn write_observation<G: Features>(game: &G, seat: Seat, into: &mut [u8]) {
    let mut planes = Dense::new(into);
    game.observe(seat, &mut planes);
    assert_eq!(planes.left(), 0, "there are more bytes than numbers");
}

/// Writes for every number of a move whether the seat may make it now; the bytes need not be cleared before. `moves` is
/// room to list moves in.
///
/// Panics if there are not as many bytes as the game has numbers.
#[inline]
pub fn write_mask<G: Features>(game: &G, seat: Seat, moves: &mut Vec<G::Move>, into: &mut [u8]) {
    assert_eq!(into.len(), G::ACTIONS, "a mask has a byte for every number");
    game.mask(seat, moves, into);
}
