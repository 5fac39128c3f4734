//! Tic Tac Moo: animals driven onto a shared meadow, and herded home.
//!
//! A supply that is drawn blindly, and no secrets: everybody knows what a supply holds, nobody its order.
//! [`tiles`] are the animals, [`meadow`] where they stand and what a herd is, [`phase`] what the game waits
//! for, [`rules`] what steps do, [`moves`] what may be done, [`score`] how it ended. A [`view`]
//! is the position itself.

mod hints;
mod meadow;
mod moves;
mod notation;
mod options;
mod phase;
mod position;
mod rules;
mod scene;
mod score;
mod tell;
mod tiles;
mod view;
mod why_not;

#[cfg(test)]
mod tests;

use engine::{
    BadOptions, BadPosition, Facts, Game, Lang, Offers, OptionFacts, Outcome, Phrase, Rng, Scene, Seat,
    Source, StepOf, Told, Turn, Viewer, in_every_language,
};

pub use meadow::{GRASS, Layout};
pub use moves::{Chance, Move};
pub use options::Options;
pub use phase::Phase;
pub use rules::ENOUGH;
pub use tiles::{Species, Tiles};
pub use view::{PlayerPosition, Position};

use meadow::Meadow;

/// A game of Tic Tac Moo.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TicTacMoo {
    layout: Layout,
    /// What each supply began with (C2).
    tiles: Tiles,
    meadow: Meadow,
    players: [Player; 2],
    /// Whose turn it is; while the first tiles are dealt, who gets them.
    seat: Seat,
    phase: Phase,
}

/// What lies before one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
struct Player {
    supply: Tiles,
    farmhands: [Option<Species>; 2],
    barn: Option<Species>,
    /// Start tiles that are not on the meadow yet (TTM-6).
    start_tiles: Tiles,
    taken: Tiles,
}

impl TicTacMoo {
    #[inline]
    fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.idx()]
    }

    #[inline]
    fn current(&mut self) -> &mut Player {
        &mut self.players[self.seat.idx()]
    }
}

impl Game for TicTacMoo {
    type Options = Options;
    type Move = Move;
    type Chance = Chance;
    type View = Position;
    type Position = Position;

    const FACTS: Facts = Facts {
        id: "tic-tac-moo",
        title: "Tic Tac Moo",
        hook: "Two of everything on your own field, or twelve animals herded home.",
        version: 1,
        seats: (2, 2),
        minutes: 20,
        credit: "After Tic Tac Moo by Jay Cormier and Sen-Foong Lim (HUCH!).",
        rulebook: include_str!("README.md"),
        options: &[
            OptionFacts {
                name: "start",
                takes: "a seat or \"random\"",
                help: "who is given the cow and so plays first",
                offers: Offers::Seats,
            },
            OptionFacts {
                name: "layout",
                takes: "\"diagonal\" or \"sides\"",
                help: "who holds which fields",
                offers: Offers::Values(&["diagonal", "sides"]),
            },
            OptionFacts {
                name: "supply",
                takes: "four counts that add up to 24",
                help: "how many cows, pigs, sheep and chickens each player has",
                offers: Offers::Nothing,
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
        let tiles = options.supply()?;
        Ok(TicTacMoo {
            layout: options.layout,
            tiles,
            meadow: Meadow::default(),
            players: [Player { supply: tiles, ..Player::default() }; 2],
            seat: Seat(0),
            phase: Phase::Deal { start },
        })
    }

    fn seats(&self) -> u8 {
        2
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Deal { .. } | Phase::Share { .. } | Phase::Swap | Phase::Draw => Turn::Chance,
            Phase::Place | Phase::Drive => Turn::of(self.seat),
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
        score::outcome(self)
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
        score::sources(view)
    }

    fn describe(&self, _: Seat, mv: &Move) -> Phrase {
        self.describe_move(*mv)
    }

    fn clauses_now(view: &Position) -> &'static [&'static str] {
        view.phase.clauses()
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
