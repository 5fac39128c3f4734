//! What the table promised about its luck, and what this person added to it: remembered, and compared with
//! the record.

use std::collections::BTreeMap;

use engine::{Luck, Record, Rng, Seat};
use table::fairness::{Commitment, Contribution};
use table::wire::TableState;

/// Promises and contributions, by the number of the table's game.
#[derive(Default)]
pub(super) struct Promises {
    promised: BTreeMap<u32, Commitment>,
    added: BTreeMap<u32, Contribution>,
}

impl Promises {
    /// Notes a promise, if it is made in time: before the first card.
    pub(super) fn note(&mut self, table: &TableState, steps: u32) {
        let over = table.luck.revealed.is_some();
        let game = if over { table.number + 1 } else { table.number.max(1) };
        if over || steps == 0 {
            self.promised.entry(game).or_insert(table.luck.commitment);
        }
    }

    /// What this person adds to the luck of a game; the same, however often it is asked for.
    pub(super) fn add(&mut self, game: u32, luck: &mut Luck) -> Contribution {
        *self.added.entry(game).or_insert_with(|| {
            let mut bytes = [0; 32];
            luck.fill_bytes(&mut bytes);
            Contribution(bytes)
        })
    }

    /// Whether the luck of a game was what it should be, as a sentence.
    pub(super) fn judge(&self, game: u32, you: Option<Seat>, record: &[u8]) -> String {
        let found = match table::verify(record) {
            Ok(found) => found,
            Err(flaw) => return format!("The luck does NOT verify: {flaw}."),
        };
        let read: Option<Record> = serde_json::from_slice(record).ok();
        let Some(fairness) = read.and_then(|record| record.fairness).filter(|_| found.promised) else {
            return "The luck does NOT verify: the record does not say how its seed was made.".to_owned();
        };
        let promised = self.promised.get(&game).map(ToString::to_string);
        if promised.is_some() && promised != fairness.commitment {
            return "The luck does NOT verify: the table showed another commitment before the game."
                .to_owned();
        }
        let written = || fairness.contributions?.get(you?.idx()).cloned();
        let added = self.added.get(&game).map(ToString::to_string);
        if added.is_some() && added != written() {
            return "The luck does NOT verify: what this screen added to it is missing.".to_owned();
        }
        let draws = found.draws;
        let seed = match (promised, added) {
            (Some(_), Some(_)) => "the secret promised before the game and what you and the others added",
            (Some(_), None) => "the secret promised before the game and what the players added",
            (None, _) => {
                "the table's secret (this screen came too late to see it promised) and what was added"
            }
        };
        format!("The luck verifies: all {draws} draws follow from {seed}.")
    }
}
