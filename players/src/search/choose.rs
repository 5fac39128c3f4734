//! Which choice of a decision a simulation tries next.

use engine::{Hints, Seat, Tuning, number_of};

use super::Search;
use super::tree::{Idx, NONE, Tree};
use super::worth::exp2;
use crate::net::Judge;

/// A move that was never tried counts this much less than the average one.
const DOUBT: f32 = 0.1;

impl<G: Hints> Search<G> {
    /// Gives a decision its choices; `false` if the tree is full.
    pub(super) fn expand(&mut self, node: Idx, world: &G, seat: Seat) -> bool {
        self.moves.clear();
        world.legal_moves(seat, &mut self.moves);
        if !self.tree.has_space(self.moves.len()) {
            return false;
        }
        let Self { tree, moves, tuning, judge, .. } = self;
        let mut last = NONE;
        for mv in moves.iter() {
            last = tree.add_choice(node, last, *mv, prior(world, seat, mv, tuning, judge.as_mut()));
        }
        if !G::SECRETS {
            self.tree.remember(number_of(world), node);
        }
        true
    }

    /// The choice that promises most: by how it went, and by how little is known about it.
    pub(super) fn select(&mut self, node: Idx, world: &G, seat: Seat) -> Idx {
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
        let Self { tree, moves, open, tuning, judge, .. } = self;
        for mv in moves.iter() {
            let found = find(tree, at, mv).or_else(|| find(tree, first, mv));
            let choice = found.unwrap_or_else(|| {
                let last = tree.choices_of(node).last().map_or(NONE, |(at, _)| at);
                tree.add_choice(node, last, *mv, prior(world, seat, mv, tuning, judge.as_mut()))
            });
            at = tree.choice(choice).next;
            open.push(choice);
        }
    }
}

/// How promising a move looks before it is tried, compared with others.
#[inline]
fn prior<G: Hints>(
    world: &G,
    seat: Seat,
    mv: &G::Move,
    tuning: &Tuning,
    judge: Option<&mut Judge<G>>,
) -> f32 {
    let Some(judge) = judge.filter(|_| Judge::<G>::ASKED) else {
        return exp2(world.score_move(seat, mv) as f32 / tuning.prior_temperature);
    };
    let mut after = world.clone();
    after.apply_move(seat, mv);
    exp2((judge.worth(&after, seat, tuning).value[seat.idx()] - 0.5) / tuning.judge_temperature)
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
