//! Kuhlorado: two dice, one sheet, crosses against circles.
//!
//! An open game of pure dice luck, and so the plainest folder to learn from. [`sheet`] is the printed grid,
//! [`phase`] what the game waits for, [`rules`] what steps do, [`moves`] what may be done, [`score`] the
//! count at the end. Nothing is hidden: a view is the position itself.

mod generate;
mod hints;
mod moves;
mod notation;
mod options;
mod phase;
mod rules;
mod scene;
mod score;
mod sheet;
mod view;
mod why_not;

#[cfg(test)]
mod tests;

use engine::kit::Squares;
use engine::{
    BadOptions, BadPosition, Facts, Game, Lang, Offers, OptionFacts, Outcome, Phrase, Rng, Scene, Seat,
    Source, StepOf, Told, Turn, Viewer, in_every_language,
};

pub use moves::{Chance, Move};
pub use options::Options;
pub use phase::{Face, Throw};
pub use score::{Place, Points, areas, places, points};
pub use sheet::Sheet;
pub use view::{Position, Waiting};

use phase::Phase;

/// A game of Kuhlorado.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Kuhlorado {
    sheet: Sheet,
    advanced: bool,
    /// What each seat has marked: crosses, circles.
    marks: [Squares; 2],
    /// Points noted for double squares (KUH-13), once they have been.
    noted: Option<[u8; 2]>,
    /// Whose turn it is.
    seat: Seat,
    phase: Phase,
}

impl Game for Kuhlorado {
    type Options = Options;
    type Move = Move;
    type Chance = Chance;
    type View = Position;
    type Position = Position;

    const FACTS: Facts = Facts {
        id: "kuhlorado",
        title: "Kuhlorado",
        hook: "Two dice, one meadow: fence it in before your neighbour does.",
        version: 1,
        seats: (2, 2),
        minutes: 15,
        credit: "After Kuhlorado, a dice and pencil game for two.",
        rulebook: include_str!("README.md"),
        options: &[
            OptionFacts {
                name: "start",
                takes: "a seat or \"random\"",
                help: "who throws first",
                offers: Offers::Seats,
            },
            OptionFacts {
                name: "sheet",
                takes: "\"meadow-1\" to \"meadow-10\", \"random:<number>\", or eight rows of eight",
                help: "the sheet to play on",
                offers: Offers::Values(&[
                    "meadow-1",
                    "meadow-2",
                    "meadow-3",
                    "meadow-4",
                    "meadow-5",
                    "meadow-6",
                    "meadow-7",
                    "meadow-8",
                    "meadow-9",
                    "meadow-10",
                ]),
            },
            OptionFacts {
                name: "advanced",
                takes: "true or false",
                help: "double squares score at the ninth cow",
                offers: Offers::Values(&["false", "true"]),
            },
        ],
        words: in_every_language!("words/en.ftl", "words/", ".ftl"),
    };
    const RULEBOOKS: &'static [(Lang, &'static str)] = in_every_language!("README.md", "rules/", ".md");

    fn new(options: &Options, seats: u8) -> Result<Self, BadOptions> {
        if seats != 2 {
            return Err(BadOptions::seats(&Self::FACTS, seats));
        }
        let start = options.start.checked(seats)?;
        let sheet = options.sheet()?;
        Ok(Kuhlorado {
            sheet,
            advanced: options.advanced,
            marks: [Squares::NONE; 2],
            noted: None,
            seat: start.unwrap_or(Seat(0)),
            phase: if start.is_some() { Phase::Throw } else { Phase::Start },
        })
    }

    fn seats(&self) -> u8 {
        2
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Start | Phase::Throw | Phase::Rethrow { .. } => Turn::Chance,
            Phase::Again(_) | Phase::First(_) | Phase::Second { .. } => Turn::of(self.seat),
            Phase::Over => Turn::Over,
        }
    }

    fn legal_moves(&self, seat: Seat, into: &mut Vec<Move>) {
        self.list_moves(seat, into);
    }

    fn odds(&self, into: &mut Vec<(Chance, u32)>) {
        self.list_odds(into);
    }

    #[inline]
    fn apply_move(&mut self, _: Seat, mv: &Move) {
        self.make(*mv);
    }

    #[inline]
    fn apply_chance(&mut self, outcome: &Chance) {
        self.let_happen(*outcome);
    }

    fn outcome(&self) -> Outcome {
        let scores = points(self).iter().map(|points| i16::from(points.total())).collect();
        // KUH-8: which of the two ends it was.
        let ended = match (self.free(Face::COW).is_empty(), self.free_numbers().len() > 5) {
            (true, true) => "ended-no-cow",
            (true, false) => "ended-no-cow-and-five-numbers",
            (false, _) => "ended-five-numbers",
        };
        Outcome::highest(scores, ended)
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
        scene::scene(&Self::set_up(view).expect("a view of an open game is its position"))
    }

    fn sources(view: &Position) -> Vec<Source> {
        score::sources(&Self::set_up(view).expect("a view of an open game is its position"))
    }

    fn describe(&self, _: Seat, mv: &Move) -> Phrase {
        self.describe_move(*mv)
    }

    fn clauses_now(view: &Position) -> &'static [&'static str] {
        Self::set_up(view).expect("a view of an open game is its position").phase.clauses()
    }

    fn clause_against(&self, _: Seat, mv: &Move) -> &'static str {
        self.clause_against_move(*mv)
    }

    fn why_not(&self, _: Seat, mv: &Move) -> Phrase {
        self.why_not_move(*mv)
    }

    fn position(&self) -> Position {
        self.write_down()
    }

    fn set_up(position: &Position) -> Result<Self, BadPosition> {
        position.read()
    }

    #[inline]
    fn random_move<R: Rng + ?Sized>(&self, _: Seat, rng: &mut R, _: &mut Vec<Move>) -> Move {
        self.any_move(rng)
    }

    #[inline]
    fn roll<R: Rng + ?Sized>(&self, rng: &mut R, _: &mut Vec<(Chance, u32)>) -> Chance {
        self.any_outcome(rng)
    }
}
