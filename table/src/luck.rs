//! How the luck of the next game is agreed on: everybody promises, then everybody shows, then the game begins.
//!
//! Whoever shows a contribution last knows those of the others. So nobody may choose theirs then: it was promised
//! before any was shown. If somebody comes or goes while contributions are being shown, all promise anew.

use engine::Seat;

use crate::fairness::{Contribution, Promise};
use crate::hear::{Heard, require};
use crate::log::Fact;
use crate::place::{Place, Player, Share};
use crate::table::Table;
use crate::tell::Batch;
use crate::wire::{LuckState, Refusal};

impl Table {
    /// Whether the next game can begin.
    pub(crate) fn may_begin(&self) -> bool {
        let shown = |seat: Seat| self.places[seat.idx()].next_share.contribution.is_some();
        self.all_have_promised() && self.people().iter().all(shown)
    }

    /// Whether everybody who will play is ready and has promised what they add to the luck.
    fn all_have_promised(&self) -> bool {
        let people = self.people();
        let ready = if self.begun() {
            let all_agree = people.iter().all(|seat| self.places[seat.idx()].wants_rematch);
            self.is_over() && !people.is_empty() && all_agree
        } else {
            self.places.iter().all(|place| place.player() != Player::Nobody)
        };
        ready && people.iter().all(|seat| self.places[seat.idx()].next_share.is_fixed())
    }

    /// Somebody comes or goes. If contributions are being shown already, nobody may be bound by a promise that others
    /// made without knowing them.
    pub(crate) fn begin_anew(&mut self) {
        if !self.all_have_promised() {
            return;
        }
        self.luck_round += 1;
        let promised = |place: &&mut Place| place.next_share.promise.is_some();
        self.places.iter_mut().filter(promised).for_each(|place| place.next_share = Share::default());
    }

    pub(crate) fn hear_promise(
        &mut self,
        seat: Seat,
        round: u32,
        promise: Promise,
        batch: &mut Batch,
    ) -> Heard {
        let Place { next_share, wants_rematch, .. } = *self.place(seat);
        require(round == self.luck_round && (wants_rematch || !self.begun()), Refusal::Stale)?;
        if next_share.promise == Some(promise) {
            return Ok(());
        }
        require(!next_share.is_fixed(), Refusal::BrokenPromise)?;
        self.happen(Fact::Promised { seat, promise }, batch)
    }

    pub(crate) fn hear_reveal(
        &mut self,
        seat: Seat,
        round: u32,
        contribution: Contribution,
        batch: &mut Batch,
    ) -> Heard {
        require(round == self.luck_round, Refusal::Stale)?;
        let share = self.place(seat).next_share;
        if share.contribution == Some(contribution) {
            return Ok(());
        }
        require(share.promise == Some(contribution.promise()), Refusal::BrokenPromise)?;
        require(self.all_have_promised(), Refusal::TooSoon)?;
        self.happen(Fact::Revealed { seat, contribution }, batch)
    }

    pub(crate) fn luck_state(&self) -> LuckState {
        let over = self.is_over();
        let between = over || !self.begun();
        let reveal = between && self.all_have_promised();
        let share = |place: &Place| if between { place.next_share } else { place.share };
        let shown = |place| share(place).contribution.filter(|_| reveal || !between);
        let promised = |place| {
            let Share { promise, contribution } = share(place);
            promise.or(contribution.map(|contribution| contribution.promise()))
        };
        let next = self.setup.secret.of_game(self.number + 1);
        LuckState {
            commitment: if over { next } else { self.secret() }.commitment(),
            contributions: self.places.iter().map(shown).collect(),
            promises: self.places.iter().map(promised).collect(),
            round: self.luck_round,
            reveal,
            revealed: over.then(|| self.secret()),
        }
    }
}
