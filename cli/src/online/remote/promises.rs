//! What the table promised about its luck, and what this person added to it: remembered, and compared with
//! the record.

use std::collections::BTreeMap;

use engine::{Record, Seat};
use table::fairness::{Commitment, Contribution};
use table::wire::TableState;

use crate::clean;

/// Promises and contributions, by the number of the table's game.
pub(super) struct Promises {
    /// The link that holds the person's seat; contributions are made of it.
    own: String,
    /// The secret of which they are made, too.
    luck: String,
    promised: BTreeMap<u32, Commitment>,
    added: BTreeMap<u32, Contribution>,
}

impl Promises {
    /// The promises to whoever holds a seat by this link.
    pub(super) fn to(own: String, luck: String) -> Promises {
        Promises { own, luck, promised: BTreeMap::new(), added: BTreeMap::new() }
    }

    /// Notes a promise, if it is made in time: before the first card.
    pub(super) fn note(&mut self, table: &TableState, you: Option<Seat>, steps: u32) {
        let over = table.luck.revealed.is_some();
        let game = if over { table.number.saturating_add(1) } else { table.number.max(1) };
        if over || steps == 0 {
            self.promised.entry(game).or_insert(table.luck.commitment);
        }
        // What this seat has promised is what it will add.
        let contribution =
            Contribution::from_secret(&self.luck, &self.own, &table.id, game, table.luck.round);
        let promised = you.and_then(|you| *table.luck.promises.get(you.idx())?);
        if (over || table.number == 0) && promised == Some(contribution.promise()) {
            self.added.insert(game, contribution);
        }
    }

    /// Whether the luck of a game was what it should be, as a sentence.
    pub(super) fn judge(&self, game: u32, you: Option<Seat>, record: &[u8]) -> String {
        let found = match table::verify(record) {
            Ok(found) => found,
            Err(flaw) => return format!("The luck does NOT verify: {}.", clean::line(&flaw.to_string())),
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
