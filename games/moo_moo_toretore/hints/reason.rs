//! Why one would make a move, in words.

use engine::{Phrase, Seat};

use super::super::MooMooToretore;
use super::super::cards::{Breed, herd_size};
use super::super::moves::{Move, Sign};
use super::super::plays::Play;
use super::super::tell::{herd_words, used_chips_words};

impl MooMooToretore {
    pub(super) fn reason_for(&self, seat: Seat, mv: Move) -> Phrase {
        match mv {
            Move::Lay(play) => self.reason_to_lay(seat, play),
            Move::Pick(sign) => {
                let number = self.number(seat, sign).expect("only signs that form a number are picked");
                self.reason_to_call(seat, number)
            }
        }
    }

    fn reason_to_lay(&self, seat: Seat, play: Play) -> Phrase {
        let [plus, minus] = Sign::ALL.map(|sign| self.markers.number(play, sign));
        match (plus, minus) {
            // MOO-15: the one good thing about a NO.
            (None, None) if self.player(seat).chips.is_empty() => Phrase::new("reason-no-chip-up"),
            (None, None) => Phrase::new("reason-no"),
            (Some(number), _) if play.chips.is_empty() => self.reason_to_call(seat, number),
            (Some(high), Some(low)) => Phrase::new("reason-either")
                .with("chips", used_chips_words(play.chips))
                .with("low", low)
                .with("high", high),
            (Some(number), None) | (None, Some(number)) => {
                let id = if is_lowest(number) { "reason-chips-lowest" } else { "reason-chips" };
                self.promise(id, seat, number).with("chips", used_chips_words(play.chips))
            }
        }
    }

    fn reason_to_call(&self, seat: Seat, number: u8) -> Phrase {
        let id = match (is_lowest(number), seat == self.leader) {
            (true, true) => "reason-lowest-first",
            (true, false) => "reason-lowest",
            (false, _) => "reason-higher",
        };
        self.promise(id, seat, number)
    }

    /// A phrase about a number and what whoever is alone with it gets.
    fn promise(&self, id: &'static str, seat: Seat, number: u8) -> Phrase {
        let breed = Breed::of_marker(number);
        let gain = Phrase::new(self.gain(seat, breed)).with("cows", herd_words(breed, &self.columns));
        Phrase::new(id).with("breed", breed.words()).with("number", number).with("gain", gain)
    }

    /// What the column's cows would mean to the seat, beside their worth.
    fn gain(&self, seat: Seat, breed: Breed) -> &'static str {
        let before = Breed::ALL.map(|breed| herd_size(&self.player(seat).cows, breed));
        let mut after = before;
        after[breed as usize] += herd_size(&self.columns, breed);
        let all: u8 = before.iter().sum();
        if after.iter().min() > before.iter().min() {
            "gain-set"
        } else if all > 0 && before[breed as usize] == all {
            "gain-one-breed"
        } else {
            "gain-cows"
        }
    }
}

/// Whether nobody can call a lower number of the same column.
fn is_lowest(number: u8) -> bool {
    Breed::of_marker(number).markers()[0] == number
}
