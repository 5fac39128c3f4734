//! The trait every game implements, and what can be refused.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::chance::{below, pick};
use crate::{BadOptions, Clauses, Facts, Outcome, Phrase, Rng, Seat, SeatSet, Turn};

/// The rules of a game, and one game in progress: the whole truth, secrets included.
///
/// The value *is* the state, small and cheap to copy; steps are the only way it changes. It is not
/// `Serialize`, so the truth cannot be sent by accident: what leaves the table is a
/// [`View`](crate::Knowledge::View), built from what one viewer knows.
///
/// This trait is all that simulations need. Each of the others says one thing more: [`Knowledge`](crate::Knowledge) who
/// knows what (or [`Open`](crate::Open), if everybody knows everything), [`SetUp`](crate::SetUp) how a position is
/// written down, [`Tell`](crate::Tell) what happens in words, [`Show`](crate::Show) how it looks,
/// [`Clauses`] what the rulebook says, [`Hints`](crate::Hints) what a practised player knows. A game that
/// has them all is a [`TableGame`](crate::TableGame): people can sit down and play it.
///
/// The methods that searches and simulations call – [`turn`](Game::turn),
/// [`legal_moves`](Game::legal_moves), [`odds`](Game::odds), the two `apply`s,
/// [`random_move`](Game::random_move), [`roll`](Game::roll), [`outcome`](Game::outcome) – do not allocate
/// once the buffers they are handed have grown. `apply_*` trusts its caller; strangers go through
/// [`play`](Game::play) and [`draw`](Game::draw), which check first.
pub trait Game: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// What the table chose. Plain data; checked once, in [`Game::new`].
    type Options: Clone + Default + Eq + Debug + Send + Sync + Serialize + DeserializeOwned;
    /// What a seat decides.
    type Move: Copy + Ord + Hash + Debug + Send + Sync + Display + FromStr<Err = BadNotation>;
    /// What luck decides; [`NoChance`](crate::NoChance) in a game without luck.
    type Chance: Copy + Ord + Hash + Debug + Send + Sync + Display + FromStr<Err = BadNotation>;
    /// What is printed on the box.
    const FACTS: Facts;
    /// How large things can get.
    const BOUNDS: Bounds;

    /// A game about to begin; no luck has been drawn yet.
    fn new(options: &Self::Options, seats: u8) -> Result<Self, BadOptions>;
    /// How many play.
    fn seats(&self) -> u8;
    /// What the game is waiting for.
    fn turn(&self) -> Turn;
    /// Adds what the seat may do now, in a fixed order, each move once. Nothing, if it is not asked.
    fn legal_moves(&self, seat: Seat, into: &mut Vec<Self::Move>);
    /// Makes a legal move.
    fn apply_move(&mut self, seat: Seat, mv: &Self::Move);
    /// How it ended. Asked only when the game is over.
    fn outcome(&self) -> Outcome;

    // ---- For games with luck. --------------------------------------------------------------------

    /// Adds what luck may bring now, in a fixed order, each outcome that can be told apart once, with a
    /// whole-number weight above 0. Nothing, if luck is not asked.
    fn odds(&self, into: &mut Vec<(Self::Chance, u32)>) {
        let _ = into;
    }

    /// Lets a possible outcome happen.
    fn apply_chance(&mut self, outcome: &Self::Chance) {
        unreachable!("a game without odds has no luck, but there was {outcome}")
    }

    // ---- Provided. -------------------------------------------------------------------------------

    /// Whether the game is over.
    fn is_over(&self) -> bool {
        self.turn() == Turn::Over
    }

    /// Whether the seat may make this move now. A game may find out without listing all moves; conformance
    /// checks that it comes to the same.
    fn is_legal(&self, seat: Seat, mv: &Self::Move) -> bool {
        let mut legal = Vec::new();
        self.legal_moves(seat, &mut legal);
        legal.contains(mv)
    }

    /// One of the seat's legal moves, all alike. A game may do this without listing them, as long as it
    /// gives the same move for the same luck; conformance checks that it does.
    #[inline]
    fn random_move<R: Rng + ?Sized>(
        &self,
        seat: Seat,
        rng: &mut R,
        buffer: &mut Vec<Self::Move>,
    ) -> Self::Move {
        listed_move(self, seat, rng, buffer)
    }

    /// What luck brings, according to the odds. A game may do this without listing them, as long as it
    /// gives the same outcome for the same luck; conformance checks that it does.
    #[inline]
    fn roll<R: Rng + ?Sized>(&self, rng: &mut R, buffer: &mut Vec<(Self::Chance, u32)>) -> Self::Chance {
        listed_outcome(self, rng, buffer)
    }

    /// Makes a move if it is legal. If it is refused, nothing has changed.
    fn play(&mut self, seat: Seat, mv: &Self::Move) -> Result<(), Refused> {
        match self.turn() {
            Turn::Over => return Err(Refused::GameOver),
            _ if seat.0 >= self.seats() => return Err(Refused::NoSuchSeat { seat, seats: self.seats() }),
            Turn::Chance => return Err(Refused::LuckFirst),
            Turn::Decide(seats) if !seats.contains(seat) => return Err(Refused::NotYourTurn { seat, seats }),
            Turn::Decide(_) => {}
        }
        if !self.is_legal(seat, mv) {
            return Err(Refused::NotLegal { mv: mv.to_string(), clause: None, why: Phrase::new("not-now") });
        }
        self.apply_move(seat, mv);
        Ok(())
    }

    /// Lets an outcome happen if it is possible. If it is refused, nothing has changed.
    fn draw(&mut self, outcome: &Self::Chance) -> Result<(), Refused> {
        match self.turn() {
            Turn::Over => return Err(Refused::GameOver),
            Turn::Decide(seats) => return Err(Refused::NotLuck { seats }),
            Turn::Chance => {}
        }
        let mut odds = Vec::new();
        self.odds(&mut odds);
        if !odds.iter().any(|(possible, _)| possible == outcome) {
            return Err(Refused::NotPossible { outcome: outcome.to_string() });
        }
        self.apply_chance(outcome);
        Ok(())
    }

    /// Plays a step, checked.
    fn step(&mut self, step: &StepOf<Self>) -> Result<(), Refused> {
        match step {
            Step::Move(seat, mv) => self.play(*seat, mv),
            Step::Chance(outcome) => self.draw(outcome),
        }
    }
}

/// How large things can get in a game, for whoever sets memory aside. Conformance checks that no game exceeds them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bounds {
    /// The most moves that one decision offers.
    pub moves: usize,
    /// The most steps that a game can have, luck included, if there is a most.
    pub steps: Option<usize>,
    /// The least and the most points that a seat can end with.
    pub points: (i16, i16),
}

/// The plain way to choose a move: list them and draw a place in the list.
pub(crate) fn listed_move<G: Game, R: Rng + ?Sized>(
    game: &G,
    seat: Seat,
    rng: &mut R,
    buffer: &mut Vec<G::Move>,
) -> G::Move {
    buffer.clear();
    game.legal_moves(seat, buffer);
    buffer[below(rng, buffer.len() as u32) as usize]
}

/// The plain way to draw an outcome: list the odds and pick from them.
pub(crate) fn listed_outcome<G: Game, R: Rng + ?Sized>(
    game: &G,
    rng: &mut R,
    buffer: &mut Vec<(G::Chance, u32)>,
) -> G::Chance {
    buffer.clear();
    game.odds(buffer);
    pick(buffer, rng)
}

/// One step of a game: a seat's move or a chance outcome.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Step<M, C> {
    /// A seat decided.
    Move(Seat, M),
    /// Luck decided.
    Chance(C),
}

/// A step of the game `G`.
pub type StepOf<G> = Step<<G as Game>::Move, <G as Game>::Chance>;

/// Text that is no move or outcome of this game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{text:?} is not {expected}")]
pub struct BadNotation {
    /// What was written, cut short if it was long.
    pub text: String,
    /// What would have been understood.
    pub expected: &'static str,
}

impl BadNotation {
    /// Refuses a text.
    pub fn new(text: &str, expected: &'static str) -> BadNotation {
        let mut short: String = text.chars().take(40).collect();
        if short.len() < text.len() {
            short.push('…');
        }
        BadNotation { text: short, expected }
    }
}

/// Why a step was refused. Says nothing that the seat does not know.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refused {
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// The table has no such seat.
    #[error("there is no seat {seat} at a table of {seats}; seats count from 0")]
    NoSuchSeat {
        /// The seat asked for.
        seat: Seat,
        /// How many there are.
        seats: u8,
    },
    /// Another seat is asked.
    #[error("seat {seat} is not asked now; {} is", list(*seats))]
    NotYourTurn {
        /// Who wanted to move.
        seat: Seat,
        /// Who may.
        seats: SeatSet,
    },
    /// Luck is asked, not a player.
    #[error("luck comes first: a card or dice outcome is due")]
    LuckFirst,
    /// A player is asked, not luck.
    #[error("no luck is due: seat {} decides", list(*seats))]
    NotLuck {
        /// Who decides.
        seats: SeatSet,
    },
    /// The rules forbid it.
    #[error("{mv:?} is not legal here{}", clause.map_or(String::new(), |clause| format!(" ({clause})")))]
    NotLegal {
        /// The move, in notation.
        mv: String,
        /// The clause that forbids it, if the game names one.
        clause: Option<&'static str>,
        /// What is wrong with it, here and now.
        why: Phrase,
    },
    /// Luck cannot bring this now.
    #[error("{outcome:?} cannot happen here")]
    NotPossible {
        /// The outcome, in notation.
        outcome: String,
    },
    /// It is not even notation.
    #[error(transparent)]
    BadNotation(#[from] BadNotation),
    /// There is no step to take back.
    #[error("there is nothing to take back")]
    NothingToUndo,
}

impl Refused {
    /// With the clause that forbids a step which is not legal, and what is wrong with it in this game.
    #[must_use]
    pub fn explained<G: Clauses>(self, game: &G, step: &StepOf<G>) -> Refused {
        match (self, step) {
            (Refused::NotLegal { mv, .. }, Step::Move(seat, illegal)) => Refused::NotLegal {
                mv,
                clause: game.clause_against(*seat, illegal),
                why: game.why_not(*seat, illegal),
            },
            (other, _) => other,
        }
    }

    /// A short name for programs.
    pub fn code(&self) -> &'static str {
        match self {
            Refused::GameOver => "game-over",
            Refused::NoSuchSeat { .. } => "no-such-seat",
            Refused::NotYourTurn { .. } => "not-your-turn",
            Refused::LuckFirst => "luck-first",
            Refused::NotLuck { .. } => "not-luck",
            Refused::NotLegal { .. } => "not-legal",
            Refused::NotPossible { .. } => "not-possible",
            Refused::BadNotation(_) => "bad-notation",
            Refused::NothingToUndo => "nothing-to-undo",
        }
    }
}

fn list(seats: SeatSet) -> String {
    seats.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(", ")
}
