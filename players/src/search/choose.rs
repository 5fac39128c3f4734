//! Which choice of a decision a simulation tries next.

use engine::{Hints, Seat, Tuning, number_of};

use super::Search;
use super::tree::{Idx, NONE, Tree};
use super::worth::exp2;

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
}

/// How promising a move looks before it is tried, compared with others.
#[inline]
fn prior<G: Hints>(world: &G, seat: Seat, mv: &G::Move, tuning: &Tuning) -> f32 {
    exp2(world.score_move(seat, mv) as f32 / tuning.prior_temperature)
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
