//! What follows once everybody has chosen: who takes which cows.

use engine::{Seat, SeatSet};

use super::cards::{Breed, Chip, Chips, Cow};
use super::markers::Markers;
use super::moves::Sign;
use super::plays::Play;
use super::revealed::Shown;
use super::{MooMooToretore, Player, SEATS};

/// MOO-1: the highest number on a marker.
const HIGHEST_MARKER: u8 = 10;
/// What a seat announces: a number, or NO.
pub(super) type Call = Option<u8>;

impl MooMooToretore {
    /// MOO-11: what everybody announces.
    pub(super) fn calls(&self) -> [Call; SEATS] {
        // Without chips either sign changes nothing.
        let number = |player: Player| self.markers.number(player.laid, player.sign.unwrap_or(Sign::Plus));
        self.players.map(number)
    }

    /// MOO-12: column by column; then tidying up begins.
    pub(super) fn judge(&mut self) {
        let calls = self.calls();
        let mut callers = [SeatSet::EMPTY; HIGHEST_MARKER as usize + 1];
        for (seat, call) in Seat::all(self.seats).zip(calls) {
            if let Some(number) = call {
                callers[usize::from(number)].insert(seat);
            }
        }
        for breed in Breed::ALL {
            // R9: the lowest number announced, whatever lower marker may be open.
            let mut announced = breed.markers().iter().map(|number| callers[usize::from(*number)]);
            if let Some(lowest) = announced.find(|callers| !callers.is_empty()) {
                self.hand_out(breed, lowest);
            }
        }
        self.tidy_up(&calls);
        self.refill(self.leader, self.instruction());
    }

    /// MOO-12: a single caller takes all cows of a column.
    fn hand_out(&mut self, breed: Breed, callers: SeatSet) {
        match callers.first() {
            Some(seat) if callers.len() == 1 => {
                for cow in Cow::kinds(breed) {
                    let count = self.columns.count(cow);
                    self.columns.take_many(cow, count);
                    self.players[seat.idx()].cows.add_many(cow, count);
                }
            }
            _ => self.share_out(breed, callers),
        }
    }

    /// MOO-13: several take one cow each in turn, from the leader on.
    fn share_out(&mut self, breed: Breed, callers: SeatSet) {
        let mut next = self.leader;
        for cow in Cow::kinds(breed) {
            for _ in 0..self.columns.count(cow) {
                while !callers.contains(next) {
                    next = next.next(self.seats);
                }
                self.columns.take(cow);
                self.players[next.idx()].cows.add(cow);
                next = next.next(self.seats);
            }
        }
    }

    /// MOO-14: cows nobody took and all cards played are discarded. Used chips are face down already.
    fn tidy_up(&mut self, calls: &[Call; SEATS]) {
        self.cow_discard.add_all(&std::mem::take(&mut self.columns));
        self.markers = Markers::CLOSED;
        for (player, call) in self.players.iter_mut().zip(calls).take(usize::from(self.seats)) {
            player.laid.cards.iter().for_each(|card| self.hand_discard.add(card));
            player.shown = Shown::of(player.laid, player.sign, *call);
            player.laid = Play::default();
            player.sign = None;
            // MOO-15, R3: only a NO with both chips face down.
            if call.is_none() && player.chips.is_empty() {
                player.chips = Chips::only(Chip::One);
            }
        }
    }
}
