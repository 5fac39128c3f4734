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

mod tree;
mod worth;

use engine::{Fast, Game, Hints, MOST_SEATS, Seat, Step, StepOf, Tuning, Turn, below, number_of};

use tree::{Idx, NONE, Tree, mix};
pub(crate) use worth::{PerSeat, Worth, exp2};

/// The most choices a search remembers: about 30 megabytes, which a phone has to spare.
const MOST_CHOICES: usize = 1 << 20;

/// A move that was never tried counts this much less than the average one.
const DOUBT: f32 = 0.1;

/// Choices made less than this often, compared with the most frequent, are not drawn in sealed play: they
/// were only looked at.
const SEALED_FLOOR: u32 = 12;

/// A search that keeps its room, and in games without secrets what it found, from move to move.
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

/// Where a simulation is in one tree.
#[derive(Clone, Copy, Debug)]
struct Cursor {
    node: Idx,
    /// What was seen since.
    seen: u64,
    live: bool,
}

/// What is being thought about.
#[derive(Debug)]
pub struct Question<'a, G: Hints> {
    view: &'a G::View,
    seat: Seat,
    /// Whether the choice stays hidden for a while.
    sealed: bool,
    /// A world that fits: in games without secrets, the only one.
    world: G,
    root: Idx,
    /// Where the trees of the others begin.
    anchors: [Idx; MOST_SEATS],
    tallies: Vec<Tally>,
    wins: PerSeat,
    simulations: u32,
}

/// How simulations went that began with one move.
#[derive(Clone, Copy, Debug, Default)]
struct Tally {
    visits: u32,
    win: f32,
    points: f64,
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

impl<G: Hints> Question<'_, G> {
    /// The seat that is asked.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Whether the choice stays hidden for a while.
    pub fn is_sealed(&self) -> bool {
        self.sealed
    }

    /// A world that fits what the seat knows.
    pub fn world(&self) -> &G {
        &self.world
    }

    /// How many simulations were played for it.
    pub fn simulations(&self) -> u32 {
        self.simulations
    }

    /// The chance of winning of each seat, as far as the asked one can tell.
    pub fn wins(&self) -> impl Iterator<Item = f32> {
        let count = self.simulations.max(1) as f32;
        self.wins.into_iter().take(usize::from(self.world.seats())).map(move |win| win / count)
    }
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

    /// Forgets what it found, but keeps the room.
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

    /// Plays one simulation; its first move is `first`, if given.
    fn simulate(&mut self, question: &mut Question<'_, G>, first: Option<Idx>) {
        let mut world =
            if G::SECRETS { G::likely_world(question.view, &mut self.rng) } else { question.world.clone() };
        self.start_cursors(question);
        let seat = question.seat;
        let first = first.unwrap_or_else(|| self.select(question.root, &world, seat));
        self.path.push((first, seat));
        let mv = self.tree.choice(first).mv;
        self.make(&mut world, &Step::Move(seat, mv));
        let worth = self.finish(&mut world);
        self.learn(question, first, &worth);
    }

    fn start_cursors(&mut self, question: &Question<'_, G>) {
        self.path.clear();
        for (cursor, anchor) in self.cursors.iter_mut().zip(question.anchors) {
            *cursor = Cursor { node: anchor, seen: 0, live: G::SECRETS };
        }
        let own = Self::tree_of(question.seat);
        self.cursors[own] = Cursor { node: question.root, seen: 0, live: true };
        self.live = if G::SECRETS { usize::from(question.world.seats()) } else { 1 };
    }

    /// Which tree holds a seat's decisions.
    #[inline]
    fn tree_of(seat: Seat) -> usize {
        if G::SECRETS { seat.idx() } else { 0 }
    }

    /// Plays on by the trees for as long as one of them knows the way, then to the end by rules of thumb.
    fn finish(&mut self, world: &mut G) -> Worth {
        let mut guesses = 0;
        while self.live > 0 {
            let step = match world.turn() {
                Turn::Over => return Worth::of_outcome(&world.outcome(), &self.tuning),
                Turn::Chance => Step::Chance(world.roll(&mut self.rng, &mut self.odds)),
                Turn::Decide(seats) => {
                    let seat = seats.first().expect("somebody is asked");
                    let known = self.descend(world, seat);
                    let mv = known.unwrap_or_else(|| {
                        guesses += 1;
                        world.playout_move(seat, self.tuning.glances, &mut self.rng, &mut self.moves)
                    });
                    Step::Move(seat, mv)
                }
            };
            self.make(world, &step);
        }
        self.play_out(world, guesses)
    }

    /// Plays by rules of thumb to the end or the horizon. Apart from the loop above because most of the time
    /// is spent here, with no tree to look after.
    fn play_out(&mut self, world: &mut G, mut guesses: u16) -> Worth {
        let Self { tuning, rng, moves, odds, .. } = self;
        loop {
            match world.turn() {
                Turn::Over => return Worth::of_outcome(&world.outcome(), tuning),
                Turn::Chance => {
                    let outcome = world.roll(rng, odds);
                    world.apply_chance(&outcome);
                }
                Turn::Decide(seats) => {
                    if guesses >= tuning.horizon {
                        return Worth::of_standing(world, tuning);
                    }
                    guesses += 1;
                    let seat = seats.first().expect("somebody is asked");
                    let mv = world.playout_move(seat, tuning.glances, rng, moves);
                    world.apply_move(seat, &mv);
                }
            }
        }
    }

    /// The move that the seat's tree suggests, if it has met this decision before.
    fn descend(&mut self, world: &G, seat: Seat) -> Option<G::Move> {
        let tree = Self::tree_of(seat);
        let cursor = self.cursors[tree];
        if !cursor.live {
            return None;
        }
        let node = self.tree.child(cursor.node, cursor.seen).filter(|(_, met)| *met).map(|(node, _)| node);
        let grown =
            node.filter(|node| self.tree.node(*node).first != NONE || self.expand(*node, world, seat));
        let Some(node) = grown else {
            self.cursors[tree].live = false;
            self.live -= 1;
            return None;
        };
        let choice = self.select(node, world, seat);
        self.path.push((choice, seat));
        self.cursors[tree] = Cursor { node, seen: 0, live: true };
        Some(self.tree.choice(choice).mv)
    }

    /// Gives a decision its choices; `false` if there is no room.
    fn expand(&mut self, node: Idx, world: &G, seat: Seat) -> bool {
        self.moves.clear();
        world.legal_moves(seat, &mut self.moves);
        if !self.tree.has_room(self.moves.len()) {
            return false;
        }
        let mut last = NONE;
        for mv in &self.moves {
            last = self.tree.add_choice(node, last, *mv, prior(world, seat, mv, &self.tuning));
        }
        if !G::SECRETS {
            self.tree.remember(number_of(world), node);
        }
        true
    }

    /// The choice that promises most: by how it went, and by how little is known about it.
    fn select(&mut self, node: Idx, world: &G, seat: Seat) -> Idx {
        self.gather(node, world, seat);
        let (mut visits, mut value, mut priors) = (0, 0.0, 0.0);
        for at in &self.open {
            let choice = self.tree.choice(*at);
            visits += choice.visits;
            value += choice.value;
            priors += choice.prior;
        }
        let unknown = if visits == 0 { 0.5 } else { value / visits as f32 - DOUBT };
        let curiosity = self.tuning.exploration * ((visits + 1) as f32).sqrt() / priors;
        let mut best = (f32::MIN, NONE);
        for at in &self.open {
            let choice = self.tree.choice(*at);
            let promise = choice.mean(unknown) + curiosity * choice.prior / (1 + choice.visits) as f32;
            if promise > best.0 {
                best = (promise, *at);
            }
        }
        best.1
    }

    /// Lists the choices that can be made in this world. With secrets, what another seat may do depends on
    /// cards that differ from world to world, so choices join as they come up.
    fn gather(&mut self, node: Idx, world: &G, seat: Seat) {
        self.open.clear();
        if !G::SECRETS {
            let Self { tree, open, .. } = self;
            open.extend(tree.choices_of(node).map(|(at, _)| at));
            return;
        }
        self.moves.clear();
        world.legal_moves(seat, &mut self.moves);
        let first = self.tree.node(node).first;
        // Both lists have much the same order, so the next is usually right behind the last one found.
        let mut at = first;
        for mv in &self.moves {
            let found = find(&self.tree, at, mv).or_else(|| find(&self.tree, first, mv));
            let choice = found.unwrap_or_else(|| {
                let last = self.tree.choices_of(node).last().map_or(NONE, |(at, _)| at);
                self.tree.add_choice(node, last, *mv, prior(world, seat, mv, &self.tuning))
            });
            at = self.tree.choice(choice).next;
            self.open.push(choice);
        }
    }

    /// Makes a step, and notes what each seat saw of it while that matters.
    #[inline]
    fn make(&mut self, world: &mut G, step: &StepOf<G>) {
        if G::SECRETS {
            let before = world.clone();
            apply(world, step);
            for seat in Seat::all(world.seats()) {
                let cursor = &mut self.cursors[seat.idx()];
                if cursor.live {
                    cursor.seen = mix(cursor.seen, before.seen(step, world, seat));
                }
            }
        } else {
            apply(world, step);
            self.cursors[0].seen = mix(self.cursors[0].seen, number_of(step));
        }
    }

    /// Adds how a simulation went to all choices on its way.
    fn learn(&mut self, question: &mut Question<'_, G>, first: Idx, worth: &Worth) {
        for (choice, seat) in &self.path {
            let choice = self.tree.choice_mut(*choice);
            choice.visits += 1;
            choice.value += worth.value[seat.idx()];
        }
        let seat = question.seat.idx();
        let tally = &mut question.tallies[(first - self.tree.node(question.root).first) as usize];
        tally.visits += 1;
        tally.win += worth.win[seat];
        tally.points += f64::from(worth.points[seat]);
        for (sum, win) in question.wins.iter_mut().zip(worth.win) {
            *sum += win;
        }
        question.simulations += 1;
    }
}

/// How promising a move looks before it is tried, compared with others.
#[inline]
fn prior<G: Hints>(world: &G, seat: Seat, mv: &G::Move, tuning: &Tuning) -> f32 {
    exp2(world.weigh(seat, mv) as f32 / tuning.heat)
}

#[inline]
fn apply<G: Game>(world: &mut G, step: &StepOf<G>) {
    match step {
        Step::Move(seat, mv) => world.apply_move(*seat, mv),
        Step::Chance(outcome) => world.apply_chance(outcome),
    }
}

/// The choice with this move, from a place in a list on.
fn find<M: Copy + Eq>(tree: &Tree<M>, mut at: Idx, mv: &M) -> Option<Idx> {
    while at != NONE {
        let choice = tree.choice(at);
        if choice.mv == *mv {
            return Some(at);
        }
        at = choice.next;
    }
    None
}
