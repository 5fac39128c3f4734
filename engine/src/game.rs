//! The trait every game implements, and what can be refused.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::chance::{below, pick};
use crate::{
    BadOptions, BadPosition, Facts, Lang, Outcome, Phrase, Rng, Scene, Seat, SeatSet, Source, Told, Turn,
    Viewer,
};

/// One game in progress: its rules and the whole truth, secrets included.
///
/// The value *is* the state, small and cheap to copy; steps are the only way it changes. It is not
/// `Serialize`, so the truth cannot be sent by accident: what leaves the table is a [`Game::View`], built
/// from what one viewer knows.
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
    /// What luck decides.
    type Chance: Copy + Ord + Hash + Debug + Send + Sync + Display + FromStr<Err = BadNotation>;
    /// What one viewer may know. It can be read back where it was sent to: boards and bots work from it alone.
    type View: Clone + Eq + Debug + Send + Sync + Serialize + DeserializeOwned;
    /// The whole truth written down, for tests, research and finished games.
    type Position: Clone + Eq + Debug + Serialize + DeserializeOwned;
    /// What is printed on the box.
    const FACTS: Facts;

    /// A game about to begin; no luck has been drawn yet.
    fn new(options: &Self::Options, seats: u8) -> Result<Self, BadOptions>;
    /// How many play.
    fn seats(&self) -> u8;
    /// What the game is waiting for.
    fn turn(&self) -> Turn;
    /// Adds what the seat may do now, in a fixed order, each move once. Nothing, if it is not asked.
    fn legal_moves(&self, seat: Seat, into: &mut Vec<Self::Move>);
    /// Adds what luck may bring now, in a fixed order, each outcome that can be told apart once, with a
    /// whole-number weight above 0. Nothing, if luck is not asked.
    fn odds(&self, into: &mut Vec<(Self::Chance, u32)>);
    /// Makes a legal move.
    fn apply_move(&mut self, seat: Seat, mv: &Self::Move);
    /// Lets a possible outcome happen.
    fn apply_chance(&mut self, outcome: &Self::Chance);
    /// How it ended. Asked only when the game is over.
    fn outcome(&self) -> Outcome;

    /// What this viewer knows: built up from nothing, never cut down from the truth.
    fn view(&self, viewer: Viewer) -> Self::View;
    /// What this viewer is told when `step` turns this game into `after`.
    fn told(&self, step: &StepOf<Self>, after: &Self, viewer: Viewer) -> Told;
    /// A truth that fits the view, each as likely as the rules alone make it.
    fn possible_world<R: Rng + ?Sized>(view: &Self::View, rng: &mut R) -> Self;
    /// How a view looks, for any screen.
    fn scene(view: &Self::View) -> Scene;
    /// Where everybody's points come from as things stand. Once the game is over they add up to its scores.
    fn sources(view: &Self::View) -> Vec<Source>;
    /// A move in words, for the seat that may make it.
    fn describe(&self, seat: Seat, mv: &Self::Move) -> Phrase;
    /// The clauses of the rulebook that govern what is asked in this view.
    fn clauses_now(view: &Self::View) -> &'static [&'static str];
    /// The clause that forbids a move which is not legal. Looks only at what the seat knows.
    fn clause_against(&self, seat: Seat, mv: &Self::Move) -> &'static str;

    /// The whole truth, written down.
    fn position(&self) -> Self::Position;
    /// The game in the given position, if the position is a possible one.
    fn set_up(position: &Self::Position) -> Result<Self, BadPosition>;

    // ---- Provided. -------------------------------------------------------------------------------

    /// The rulebook per language. English comes first; the others have the same clauses.
    const RULEBOOKS: &'static [(Lang, &'static str)] = &[(Lang::English, Self::FACTS.rulebook)];

    /// What is wrong with a move that is not legal, here and now. Looks only at what the seat knows.
    fn why_not(&self, _seat: Seat, _mv: &Self::Move) -> Phrase {
        Phrase::new("not-now")
    }

    /// Whether the game is over.
    fn is_over(&self) -> bool {
        self.turn() == Turn::Over
    }

    /// One of the seat's legal moves, all alike. A game may do this without listing them, as long as it
    /// gives the same move for the same luck; conformance checks that it does.
    #[inline]
    fn random_move<R: Rng + ?Sized>(
        &self,
        seat: Seat,
        rng: &mut R,
        room: &mut Vec<Self::Move>,
    ) -> Self::Move {
        listed_move(self, seat, rng, room)
    }

    /// What luck brings, according to the odds. A game may do this without listing them, as long as it
    /// gives the same outcome for the same luck; conformance checks that it does.
    #[inline]
    fn roll<R: Rng + ?Sized>(&self, rng: &mut R, room: &mut Vec<(Self::Chance, u32)>) -> Self::Chance {
        listed_outcome(self, rng, room)
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
        let mut legal = Vec::new();
        self.legal_moves(seat, &mut legal);
        if !legal.contains(mv) {
            let clause = self.clause_against(seat, mv);
            return Err(Refused::NotLegal { mv: mv.to_string(), clause, why: self.why_not(seat, mv) });
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

/// The plain way to choose a move: list them and draw a place in the list.
pub(crate) fn listed_move<G: Game, R: Rng + ?Sized>(
    game: &G,
    seat: Seat,
    rng: &mut R,
    room: &mut Vec<G::Move>,
) -> G::Move {
    room.clear();
    game.legal_moves(seat, room);
    room[below(rng, room.len() as u32) as usize]
}

/// The plain way to draw an outcome: list the odds and pick from them.
pub(crate) fn listed_outcome<G: Game, R: Rng + ?Sized>(
    game: &G,
    rng: &mut R,
    room: &mut Vec<(G::Chance, u32)>,
) -> G::Chance {
    room.clear();
    game.odds(room);
    pick(room, rng)
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
    #[error("{mv:?} is not legal here ({clause})")]
    NotLegal {
        /// The move, in notation.
        mv: String,
        /// The clause that forbids it.
        clause: &'static str,
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
