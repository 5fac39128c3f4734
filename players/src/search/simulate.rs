//! One simulation: a world played to its end, and what is learnt from it.

use engine::{Game, Hints, Seat, Step, StepOf, Turn, number_of};

use super::tree::{Idx, NONE, mix};
use super::worth::Worth;
use super::{Question, Search};

/// Where a simulation is in one tree.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cursor {
    pub(super) node: Idx,
    /// What was seen since.
    pub(super) seen: u64,
    pub(super) live: bool,
}

impl<G: Hints> Search<G> {
    /// Plays one simulation; its first move is `first`, if given.
    pub(super) fn simulate(&mut self, question: &mut Question<'_, G>, first: Option<Idx>) {
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

#[inline]
fn apply<G: Game>(world: &mut G, step: &StepOf<G>) {
    match step {
        Step::Move(seat, mv) => world.apply_move(*seat, mv),
        Step::Chance(outcome) => world.apply_chance(outcome),
    }
}
