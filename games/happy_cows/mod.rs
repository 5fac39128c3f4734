//! Happy Cows!: collect cows, cheer them up, keep them dry.
//!
//! Open cards and a shuffled pile, and much that players do to one another. [`cards`] are cows and farm cards,
//! [`farm`] what a player has, [`pile`] what lies between them, [`phase`] what the game waits for, [`rules`] how a
//! turn goes, [`effects`] what farm cards do, [`moves`] what may be done, [`score`] the count. Nothing is hidden
//! but what luck has not decided yet.

mod cards;
mod effects;
mod farm;
mod hints;
mod moves;
mod notation;
mod options;
mod phase;
mod pile;
mod position;
mod rules;
mod scene;
mod score;
mod tell;
mod view;
mod why_not;

#[cfg(test)]
mod tests;

use engine::{
    BadOptions, BadPosition, Facts, Game, Lang, Offers, OptionFacts, Outcome, Phrase, Rng, Scene, Seat,
    Source, StepOf, Told, Turn, Viewer, in_every_language,
};

pub use cards::{Card, Colour, Cow, CowCard, FarmCard, FarmCards, OpenCard, TopCard};
pub use moves::{Chance, Move};
pub use options::{Options, PileMood};
pub use phase::{Draw, Next, Phase};
pub use position::{FarmPosition, Position};
pub use score::points;
pub use view::View;

use farm::{Cows, Farm};
use pile::{Row, WorkPile};

/// The most players.
pub(crate) const SEATS: usize = 6;

/// A game of Happy Cows!
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct HappyCows {
    seats: u8,
    pile_mood: PileMood,
    /// Whose turn it is; before the first turn, the starter.
    seat: Seat,
    phase: Phase,
    /// The work pile, its top card included.
    pile: WorkPile,
    /// What is seen of the top card.
    top: Option<TopCard>,
    row: Row,
    /// The happy ones among the cows on farms; the others are sad.
    happy: Cows,
    farms: [Farm; SEATS],
}

impl Game for HappyCows {
    type Options = Options;
    type Move = Move;
    type Chance = Chance;
    type View = View;
    type Position = Position;

    const FACTS: Facts = Facts {
        id: "happy-cows",
        title: "Happy Cows!",
        hook: "Cheer up your cows, keep them dry, and let it rain next door.",
        version: 1,
        seats: (2, 6),
        minutes: 30,
        credit: "After Happy Cows! (Koe zoekt Boer) by Hans van Tol (The Game Master).",
        rulebook: include_str!("README.md"),
        options: &[
            OptionFacts {
                name: "start",
                takes: "a seat or \"random\"",
                help: "who plays first",
                offers: Offers::Seats,
            },
            OptionFacts {
                name: "pile_mood",
                takes: "\"random\", \"sad\" or \"happy\"",
                help: "which side of the cow cards is up in the pile",
                offers: Offers::Values(&["random", "sad", "happy"]),
            },
        ],
        words: in_every_language!("words/en.ftl", "words/", ".ftl"),
    };
    const RULEBOOKS: &'static [(Lang, &'static str)] = in_every_language!("README.md", "rules/", ".md");

    fn new(options: &Options, seats: u8) -> Result<Self, BadOptions> {
        if !Self::FACTS.seats_allowed(seats) {
            return Err(BadOptions::seats(&Self::FACTS, seats));
        }
        let start = options.start.checked(seats)?;
        let mut pile = WorkPile { cows: Cows::ALL, farm: cards::ALL_FARM_CARDS };
        // HAP-3: one Barn each.
        pile.farm.take_many(FarmCard::Barn, seats);
        let mut game = HappyCows {
            seats,
            pile_mood: options.pile_mood,
            seat: Seat(0),
            phase: Phase::Start,
            pile,
            top: None,
            row: Row::default(),
            happy: Cows::NONE,
            farms: [Farm::default(); SEATS],
        };
        if let Some(seat) = start {
            game.begin(seat);
        }
        Ok(game)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Start | Phase::Deal { .. } | Phase::Which(_) | Phase::Reveal(_) => Turn::Chance,
            Phase::Over => Turn::Over,
            _ => Turn::of(self.seat),
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
        score::outcome(self)
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn told(&self, step: &StepOf<Self>, after: &Self, _: Viewer) -> Told {
        self.tell(step, after)
    }

    fn possible_world<R: Rng + ?Sized>(view: &View, _: &mut R) -> Self {
        view.game()
    }

    fn scene(view: &View) -> Scene {
        scene::scene(view)
    }

    fn sources(view: &View) -> Vec<Source> {
        score::sources(view)
    }

    fn describe(&self, _: Seat, mv: &Move) -> Phrase {
        self.describe_move(*mv)
    }

    fn clauses_now(view: &View) -> &'static [&'static str] {
        view.position.phase.clauses()
    }

    fn clause_against(&self, _: Seat, mv: &Move) -> &'static str {
        self.clause_against_move(*mv)
    }

    fn why_not(&self, _: Seat, mv: &Move) -> Phrase {
        self.why_not_move(*mv)
    }

    fn position(&self) -> Position {
        Position::of(self)
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
