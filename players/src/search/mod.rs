//! Thinking ahead: Monte Carlo tree search for every game.
//!
//! A simulation takes a world that fits what the seat knows, plays it to the end – choosing by what earlier
//! simulations found where they have been, by rules of thumb beyond – and adds the result to every choice
//! on its way. Chance is drawn by its true odds, so a decision after a throw of dice is met as often as the
//! dice allow.
//!
//! - In games **without secrets** all seats share one tree, and the only world is the truth.
//! - In games **with secrets** every simulation draws its own world, and every seat has its own tree, in
//!   which a decision is known by what *that seat* has seen since its last one. So the others do not act on
//!   cards they cannot see, and sealed choices stay sealed: seats that choose together choose each from its
//!   own counts, and what is played in the end is drawn from them, so that it cannot be foretold.
//!
//! Each seat strives for its own worth, so any number may play.

mod choose;
mod question;
mod simulate;
mod tree;
mod worth;

use engine::{Fast, Hints, MOST_SEATS, Seat, Tuning, below, number_of};

pub use question::Question;
use question::Tally;
use simulate::Cursor;
use tree::{Idx, NONE, Tree};
pub(crate) use worth::{PerSeat, Worth};

/// The most choices a search remembers: about 30 megabytes, which a phone has to spare.
const MOST_CHOICES: usize = 1 << 20;

/// Choices made less than this often, compared with the most frequent, are not drawn in sealed play: they
/// were only looked at.
const SEALED_FLOOR: u32 = 12;

/// A search that keeps its buffers, and in games without secrets what it found, from move to move.
#[derive(Debug)]
pub struct Search<G: Hints> {
    tuning: Tuning,
    tree: Tree<G::Move>,
    rng: Fast,
    moves: Vec<G::Move>,
    odds: Vec<(G::Chance, u32)>,
    /// The choices of this simulation, and whose they were.
    path: Vec<(Idx, Seat)>,
    /// The choices that can be made at the decision being looked at.
    open: Vec<Idx>,
    cursors: [Cursor; MOST_SEATS],
    /// How many cursors still move.
    live: usize,
}

/// A move that was thought about.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Found<M> {
    /// The move.
    pub mv: M,
    /// How many simulations made it, those of earlier searches included.
    pub visits: u32,
    /// The share of the win it leads to.
    pub win: f32,
    /// The points it leads to.
    pub points: f32,
}

impl<G: Hints> Search<G> {
    /// A search that draws its luck from this seed.
    pub fn new(tuning: Tuning, seed: u64) -> Search<G> {
        Search {
            tuning,
            tree: Tree::new(MOST_CHOICES),
            rng: Fast::new(seed),
            moves: Vec::with_capacity(256),
            odds: Vec::with_capacity(256),
            path: Vec::with_capacity(256),
            open: Vec::with_capacity(256),
            cursors: [Cursor { node: NONE, seen: 0, live: false }; MOST_SEATS],
            live: 0,
        }
    }

    /// Forgets what it found, but keeps the buffers.
    pub fn forget(&mut self) {
        self.tree.clear();
    }

    /// How many bytes of memory the tree holds.
    pub fn bytes(&self) -> usize {
        self.tree.bytes()
    }

    /// Begins to think about what a seat should do. Asked only when it must decide.
    pub fn ask<'a>(&mut self, seat: Seat, view: &'a G::View) -> Question<'a, G> {
        let world = G::possible_world(view, &mut self.rng);
        let known = if G::SECRETS || self.tree.is_half_full() {
            self.tree.clear();
            None
        } else {
            self.tree.recall(number_of(&world))
        };
        // Two positions may share a number. Where that is found out, the search starts afresh.
        let known = known.filter(|root| self.offers(*root, &world, seat));
        let root = known.unwrap_or_else(|| {
            let root = self.tree.add_node();
            self.expand(root, &world, seat);
            root
        });
        let anchors = std::array::from_fn(|_| if G::SECRETS { self.tree.add_node() } else { NONE });
        let count = self.tree.node(root).count;
        Question {
            view,
            seat,
            sealed: world.sealed(),
            world,
            root,
            anchors,
            tallies: vec![Tally::default(); usize::from(count)],
            wins: PerSeat::default(),
            simulations: 0,
        }
    }

    /// Plays so many simulations.
    pub fn think(&mut self, question: &mut Question<'_, G>, simulations: u32) {
        for _ in 0..simulations {
            self.simulate(question, None);
        }
    }

    /// Plays so many simulations that begin with this move, if it is legal.
    pub fn think_about(&mut self, question: &mut Question<'_, G>, mv: &G::Move, simulations: u32) {
        let found = self.tree.choices_of(question.root).find(|(_, choice)| choice.mv == *mv);
        let Some(choice) = found.map(|(at, _)| at) else { return };
        for _ in 0..simulations {
            self.simulate(question, Some(choice));
        }
    }

    /// The moves, in the order the game lists them.
    pub fn found(&self, question: &Question<'_, G>) -> Vec<Found<G::Move>> {
        let choices = self.tree.choices_of(question.root).zip(&question.tallies);
        let found = choices.map(|((_, choice), tally)| {
            let count = tally.visits.max(1) as f32;
            let win = if tally.visits == 0 { choice.mean(0.0) } else { tally.win / count };
            let points = tally.points / f64::from(count);
            Found { mv: choice.mv, visits: choice.visits, win, points: points as f32 }
        });
        found.collect()
    }

    /// Whether the choices of a decision are what a seat may do.
    fn offers(&mut self, node: Idx, world: &G, seat: Seat) -> bool {
        self.moves.clear();
        world.legal_moves(seat, &mut self.moves);
        self.tree.choices_of(node).map(|(_, choice)| choice.mv).eq(self.moves.iter().copied())
    }

    /// Whether there is more than one move. What was found in earlier searches does not count: it may be little.
    pub fn has_choice(&self, question: &Question<'_, G>) -> bool {
        self.tree.node(question.root).count > 1
    }

    /// Whether no number of simulations up to `more` can change which move is looked at most.
    pub fn is_settled(&self, question: &Question<'_, G>, more: u32) -> bool {
        let (mut most, mut second) = (0, 0);
        for (_, choice) in self.tree.choices_of(question.root) {
            if choice.visits > most {
                (most, second) = (choice.visits, most);
            } else {
                second = second.max(choice.visits);
            }
        }
        self.tree.node(question.root).count == 1 || (!question.sealed && most > second + more)
    }

    /// The move to make: the one that was looked at most. If it stays hidden for a while, one drawn by how
    /// often each was looked at.
    pub fn choose(&mut self, question: &Question<'_, G>) -> G::Move {
        let choices = || self.tree.choices_of(question.root).map(|(_, choice)| choice);
        let most = choices().map(|choice| choice.visits).max().unwrap_or(0);
        if !question.sealed {
            let better = |choice: &&tree::Choice<G::Move>| (choice.visits, (choice.mean(0.0) * 1e6) as i64);
            let best =
                choices().reduce(|best, other| if better(&other) > better(&best) { other } else { best });
            return best.expect("a seat that must decide has a move").mv;
        }
        let share = |visits: u32| if visits.max(1) * SEALED_FLOOR >= most { visits.max(1) } else { 0 };
        let total: u32 = choices().map(|choice| share(choice.visits)).sum();
        let mut left = below(&mut self.rng, total);
        for choice in self.tree.choices_of(question.root).map(|(_, choice)| choice) {
            let share = share(choice.visits);
            if left < share {
                return choice.mv;
            }
            left -= share;
        }
        unreachable!("a number below the total falls into one of the shares")
    }
}
