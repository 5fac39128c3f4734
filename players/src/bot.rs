//! A player of one game.

use engine::{Fast, Hints, Seat, Tuning};

use crate::advice::candidate;
use crate::search::{Found, Question, Search, Worth};
use crate::solve::solve;
use crate::thumb::{EASY_OVERLOOKS, MEDIUM_OVERLOOKS, best_noticed};
use crate::{Advice, Budget, Clock, Level, Spec};

/// How many simulations pass between two looks at the clock.
const BETWEEN_LOOKS: u32 = 32;

/// How many positions the end may have to be counted out, for each simulation that would be played instead.
const POSITIONS_PER_SIMULATION: u32 = 4;

/// The most positions the end may have.
const MOST_POSITIONS: u32 = 100_000;

/// A player of the game `G`.
///
/// It may be used for one seat, for several, or for a different position each time: all it keeps from move
/// to move is where its luck is, and in games without secrets what it has found out about positions.
#[derive(Debug)]
pub struct Bot<G: Hints> {
    spec: Spec,
    tuning: Tuning,
    seed: u64,
    rng: Fast,
    moves: Vec<G::Move>,
    /// Made when first needed: a tree takes memory.
    search: Option<Box<Search<G>>>,
}

impl<G: Hints> Bot<G> {
    /// A player that draws its own luck from this seed.
    pub fn new(spec: Spec, seed: u64) -> Bot<G> {
        Bot::with_tuning(spec, seed, G::TUNING)
    }

    /// A player that searches in another way than is usual for the game, for experiments.
    pub fn with_tuning(spec: Spec, seed: u64, tuning: Tuning) -> Bot<G> {
        Bot { spec, tuning, seed, rng: Fast::new(seed), moves: Vec::new(), search: None }
    }

    /// What it is.
    pub fn spec(&self) -> Spec {
        self.spec
    }

    /// How many bytes it keeps from move to move, about. It is of no use to keep a bot that holds none.
    pub fn bytes(&self) -> usize {
        if G::SECRETS { 0 } else { self.search.as_ref().map_or(0, |search| search.bytes()) }
    }

    /// Its move. Asked only when the seat must decide.
    pub fn choose(&mut self, seat: Seat, view: &G::View, clock: Clock<'_>) -> G::Move {
        match self.spec.level {
            Level::Random => {
                let world = G::possible_world(view, &mut self.rng);
                world.random_move(seat, &mut self.rng, &mut self.moves)
            }
            Level::Easy => self.by_thumb(seat, view, EASY_OVERLOOKS),
            Level::Medium => self.by_thumb(seat, view, MEDIUM_OVERLOOKS),
            Level::Hard | Level::Expert => self.by_search(seat, view, clock),
        }
    }

    /// What it thinks of all the moves. Takes a search, whatever the level; those without a budget of their
    /// own use that of `hard`.
    pub fn advise(&mut self, seat: Seat, view: &G::View, clock: Clock<'_>) -> Advice<G::Move> {
        self.advise_about(seat, view, None, clock)
    }

    /// As [`advise`](Bot::advise), but looks closely at one move in particular, such as the one that was
    /// made.
    pub fn advise_about(
        &mut self,
        seat: Seat,
        view: &G::View,
        mv: Option<&G::Move>,
        clock: Clock<'_>,
    ) -> Advice<G::Move> {
        let budget = self.spec.budget;
        let tuning = self.tuning;
        let search = self.search();
        let mut question = search.ask(seat, view);
        if let Some(solved) = solve(question.world(), seat, &tuning, positions(budget)) {
            return counted_out(question.world(), seat, solved);
        }
        spend(search, &mut question, budget, clock, false);
        if let Some(mv) = mv {
            let closely = question.simulations() / 4;
            search.think_about(&mut question, mv, closely);
        }
        let best = search.choose(&question);
        let found = search.found(&question);
        let order = best_first(found.iter().map(|found| (found.visits, (found.win * 1e6).trunc())).collect());
        let reasons = order.into_iter().map(|at| candidate(question.world(), seat, found[at]));
        Advice {
            best,
            sealed: question.is_sealed(),
            candidates: reasons.collect(),
            wins: question.wins().collect(),
            simulations: question.simulations(),
            exact: false,
        }
    }

    fn by_thumb(&mut self, seat: Seat, view: &G::View, overlooks: u32) -> G::Move {
        let world = G::possible_world(view, &mut self.rng);
        best_noticed(&world, seat, overlooks, &mut self.rng, &mut self.moves)
    }

    fn by_search(&mut self, seat: Seat, view: &G::View, clock: Clock<'_>) -> G::Move {
        let budget = self.spec.budget;
        let tuning = self.tuning;
        let search = self.search();
        let mut question = search.ask(seat, view);
        if search.has_choice(&question) {
            if let Some(solved) = solve(question.world(), seat, &tuning, positions(budget)) {
                return best_of(&solved, seat).mv;
            }
            spend(search, &mut question, budget, clock, true);
        }
        search.choose(&question)
    }

    fn search(&mut self) -> &mut Search<G> {
        let (tuning, seed) = (self.tuning, self.seed);
        self.search.get_or_insert_with(|| Box::new(Search::new(tuning, !seed)))
    }
}

/// How many positions counting the end out may take.
fn positions(budget: Budget) -> u32 {
    match budget {
        Budget::Simulations(count) => count.saturating_mul(POSITIONS_PER_SIMULATION).min(MOST_POSITIONS),
        // Some microseconds for each, at most a tenth of the time.
        Budget::Milliseconds(count) => count.saturating_mul(100).min(MOST_POSITIONS),
    }
}

/// Thinks until the budget is spent or, if only the best move is wanted, until more thinking cannot change
/// it.
fn spend<G: Hints>(
    search: &mut Search<G>,
    question: &mut Question<'_, G>,
    budget: Budget,
    clock: Clock<'_>,
    only_best: bool,
) {
    match budget {
        Budget::Simulations(count) => {
            let mut left = count;
            while left > 0 && !(only_best && search.is_settled(question, left)) {
                let now = left.min(BETWEEN_LOOKS);
                search.think(question, now);
                left -= now;
            }
        }
        Budget::Milliseconds(count) => {
            let end = clock() + u64::from(count);
            while clock() < end {
                search.think(question, BETWEEN_LOOKS);
            }
        }
    }
}

/// The best of the moves whose end was counted out.
fn best_of<M: Copy>(solved: &[(Found<M>, Worth)], seat: Seat) -> Found<M> {
    let value = |worth: &Worth| worth.value[seat.idx()];
    let best =
        solved.iter().reduce(|best, other| if value(&other.1) > value(&best.1) { other } else { best });
    best.expect("a seat that must decide has a move").0
}

/// The places of these worths, the best first; of those alike, the first. For all games in one: sorting is much
/// code to have for each.
fn best_first(worths: Vec<(u32, f32)>) -> Vec<usize> {
    let mut order: Vec<usize> = (0..worths.len()).collect();
    order.sort_by(|left, right| {
        let (left, right) = (worths[*left], worths[*right]);
        right.0.cmp(&left.0).then(right.1.total_cmp(&left.1))
    });
    order
}

fn counted_out<G: Hints>(world: &G, seat: Seat, solved: Vec<(Found<G::Move>, Worth)>) -> Advice<G::Move> {
    let best = best_of(&solved, seat).mv;
    let order = best_first(solved.iter().map(|(_, worth)| (0, worth.value[seat.idx()])).collect());
    Advice {
        best,
        sealed: false,
        wins: solved[order[0]].1.win[..usize::from(world.seats())].to_vec(),
        candidates: order.into_iter().map(|at| candidate(world, seat, solved[at].0)).collect(),
        simulations: 0,
        exact: true,
    }
}
