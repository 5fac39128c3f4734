//! Rules of thumb: aim at what the cows will probably bring, and mind what it costs.

mod outlook;
mod reason;

#[cfg(test)]
mod tests;

use std::hash::{Hash, Hasher};

use engine::{Hints, Knowledge, Mixer, Phrase, Point, Rng, Seat, Step, StepOf, Tuning, number_of};

use super::cards::chips_worth;
use super::moves::{Chance, Move, Sign};
use super::phase::Phase;
use super::{MooMooToretore, Player, View};

impl Hints for MooMooToretore {
    // What follows a round is mostly new cards, so a few sensible rounds tell as much as a whole game; and
    // points now are what a win is made of later.
    const TUNING: Tuning = Tuning { exploration: 0.3, glances: 8, horizon: 3, points: 0.5, ..Tuning::PLAIN };

    const LESSON: &'static [Point] = &[
        ("lesson-goal", &[]),
        ("lesson-lay", &["asks-lay"]),
        ("lesson-alone", &["asks-lay"]),
        ("lesson-lowest", &["told-takes", "told-shares", "told-untaken"]),
        ("lesson-worth", &["told-takes", "told-shares"]),
        ("lesson-chips", &["asks-sign", "told-lays-chips"]),
        ("lesson-no", &["told-no", "move-lay-no"]),
        ("lesson-more", &["told-takes", "told-shares"]),
    ];

    #[inline]
    fn score_move(&self, seat: Seat, mv: &Move) -> i32 {
        match *mv {
            Move::Lay(play) => self.play_outlook(seat, play) - self.price(play),
            Move::Pick(sign) => self.sign_outlook(seat, self.player(seat).laid, sign),
        }
    }

    fn reason(&self, seat: Seat, mv: &Move) -> Phrase {
        self.reason_for(seat, *mv)
    }

    #[inline]
    fn standing(&self, seat: Seat) -> i32 {
        self.likely_points(seat)
    }

    // MOO-8, MOO-11: cards and signs lie face down until all are turned up.
    fn sealed(&self) -> bool {
        true
    }

    #[inline]
    fn likely_world<R: Rng + ?Sized>(view: &View, rng: &mut R) -> Self {
        let mut world = MooMooToretore::possible_world(view, rng);
        for seat in Seat::all(world.seats).filter(|seat| view.you != Some(*seat)) {
            world.lay_sensibly(seat, rng);
        }
        world
    }

    #[inline]
    fn seen(&self, step: &StepOf<Self>, after: &Self, viewer: Seat) -> u64 {
        let mut number = Mixer::default();
        number.write_u64(self.seen_while_sealed(step, viewer));
        if let (Step::Move(seat, mv), Phase::Refill { .. }) = (step, after.phase) {
            // The last choice turns up everybody's.
            let mut sealed = *self;
            sealed.seal(*seat, *mv);
            for (_, player) in sealed.seated() {
                (player.laid, player.sign).hash(&mut number);
            }
        }
        number.finish()
    }
}

/// How many plays somebody is thought to have looked at before laying the best of them.
const GLANCES: u32 = 4;

impl MooMooToretore {
    /// Lets a seat that has laid cards choose them again, with the same chips: people aim low.
    fn lay_sensibly<R: Rng + ?Sized>(&mut self, seat: Seat, rng: &mut R) {
        let Player { laid, sign, .. } = *self.player(seat);
        if laid.cards.is_empty() {
            return;
        }
        let player = &mut self.players[seat.idx()];
        laid.cards.iter().for_each(|card| player.hand.add(card));
        player.chips = player.chips.or(laid.chips);
        let plays = self.plays(seat).with(laid.chips);
        let glances = (0..GLANCES).map(|_| Move::Lay(plays.any(rng)));
        let best = glances.max_by_key(|mv| self.score_move(seat, mv)).expect("there are glances");
        self.seal(seat, best);
        if sign.is_some() {
            let laid = self.player(seat).laid;
            let works = Sign::ALL.into_iter().filter(|sign| self.markers.number(laid, *sign).is_some());
            let better = works.max_by_key(|sign| self.sign_outlook(seat, laid, *sign));
            self.players[seat.idx()].sign = better;
        }
    }

    /// A number for what the viewer sees of a step before anything is turned up (R11).
    #[inline]
    fn seen_while_sealed(&self, step: &StepOf<Self>, viewer: Seat) -> u64 {
        match (step, self.phase) {
            (Step::Chance(Chance::Card(_)), Phase::Deal { to, .. } | Phase::Refill { to, .. })
                if to != viewer =>
            {
                u64::from(to.0)
            }
            // MOO-8: the chips are public at once, the cards are not; how many is known to all.
            (Step::Move(seat, Move::Lay(play)), _) if *seat != viewer => u64::from(chips_worth(play.chips)),
            (Step::Move(seat, Move::Pick(_)), _) if *seat != viewer => u64::from(seat.0),
            _ => number_of(step),
        }
    }
}
