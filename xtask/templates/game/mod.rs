//! @@Title@@: fill the basket with eggs, and be home before the fox comes.
//!
//! An open game of one die and one decision. [`options`] is what a table may choose, [`phase`] what the game
//! waits for, [`moves`] what may be done, [`rules`] what steps do, [`score`] the count at the end. Nothing is
//! hidden: a view is the position itself.

mod hints;
mod moves;
mod notation;
mod options;
mod phase;
mod rules;
mod scene;
mod score;
mod view;

#[cfg(test)]
mod tests;

use engine::{
    BadOptions, BadPosition, Facts, Game, Lang, Offers, OptionFacts, Outcome, Phrase, Rng, Scene, Seat, Source, StepOf,
    Told, Turn, Viewer,
};

pub use moves::{Chance, Move};
pub use options::Options;
pub use phase::Phase;
pub use view::Position;

/// The most players.
const SEATS: usize = 4;

/// A game of @@Title@@.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct @@Type@@ {
    seats: u8,
    /// Whose turn it is.
    seat: Seat,
    phase: Phase,
    /// How many turns are still to be ended, this one included.
    turns_left: u8,
    /// The eggs found in this turn.
    basket: u8,
    /// The eggs each seat has brought home.
    home: [u16; SEATS],
}

impl Game for @@Type@@ {
    type Options = Options;
    type Move = Move;
    type Chance = Chance;
    type View = Position;
    type Position = Position;

    const FACTS: Facts = Facts {
        id: "@@id@@",
        title: "@@Title@@",
        hook: "One more egg, or home before the fox comes?",
        version: 1,
        seats: (2, SEATS as u8),
        minutes: 10,
        credit: "After an old dice game of pushing your luck.",
        rulebook: include_str!("README.md"),
        options: &[
            OptionFacts { name: "start", takes: "a seat or \"random\"", help: "who throws first", offers: Offers::Seats },
            OptionFacts { name: "rounds", takes: "1 to 20", help: "how many turns everybody has", offers: Offers::Nothing },
        ],
        words: &[(Lang::English, include_str!("words/en.ftl"))],
    };

    fn new(options: &Options, seats: u8) -> Result<Self, BadOptions> {
        if !Self::FACTS.seats_allowed(seats) {
            return Err(BadOptions::seats(&Self::FACTS, seats));
        }
        let start = options.start.checked(seats)?;
        Ok(@@Type@@ {
            seats,
            seat: start.unwrap_or(Seat(0)),
            phase: if start.is_some() { Phase::Throw } else { Phase::Start },
            turns_left: options.rounds()? * seats,
            basket: 0,
            home: [0; SEATS],
        })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Start | Phase::Throw => Turn::Chance,
            Phase::Choose => Turn::of(self.seat),
            Phase::Over => Turn::Over,
        }
    }

    fn legal_moves(&self, seat: Seat, into: &mut Vec<Move>) {
        self.list_moves(seat, into);
    }

    fn odds(&self, into: &mut Vec<(Chance, u32)>) {
        self.list_odds(into);
    }

    fn apply_move(&mut self, _: Seat, mv: &Move) {
        self.make(*mv);
    }

    fn apply_chance(&mut self, outcome: &Chance) {
        self.let_happen(*outcome);
    }

    fn outcome(&self) -> Outcome {
        self.count()
    }

    fn view(&self, _: Viewer) -> Position {
        self.position()
    }

    fn told(&self, step: &StepOf<Self>, after: &Self, _: Viewer) -> Told {
        self.tell(step, after)
    }

    fn possible_world<R: Rng + ?Sized>(view: &Position, _: &mut R) -> Self {
        Self::set_up(view).expect("a view of an open game is its position")
    }

    fn scene(view: &Position) -> Scene {
        scene::scene(view)
    }

    fn sources(view: &Position) -> Vec<Source> {
        vec![Source::new("source-eggs", view.home.iter().map(|eggs| *eggs as i16))]
    }

    fn describe(&self, _: Seat, mv: &Move) -> Phrase {
        self.describe_move(*mv)
    }

    fn clauses_now(view: &Position) -> &'static [&'static str] {
        view.phase.clauses()
    }

    fn clause_against(&self, _: Seat, _: &Move) -> &'static str {
        // Whoever is asked may always throw; only going home is ever forbidden.
        "@@PREFIX@@-5"
    }

    fn position(&self) -> Position {
        self.write_down()
    }

    fn set_up(position: &Position) -> Result<Self, BadPosition> {
        position.read()
    }
}
