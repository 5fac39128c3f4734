//! What a client adds to the luck of a table's games, and whether the luck of a finished game is what was promised.

use std::collections::BTreeMap;

use engine::{Record, Seat};

use super::{Client, Effect};
use crate::Flaw;
use crate::fairness::{Commitment, Contribution};
use crate::wire::{TableState, ToTable};

/// What a client remembers of the luck of a table's games.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Luck {
    /// What contributions are made of. It never leaves the device.
    pub(super) secret: String,
    /// What was said for the next game and does not show in the table yet.
    pub(super) due: Option<ToTable>,
    /// The last attempt to begin a game for which this client could not show what was promised.
    forgotten: Option<u32>,
    /// What the table committed to before each of its games, and what this client added to it.
    commitments: BTreeMap<u32, Commitment>,
    added: BTreeMap<u32, Contribution>,
}

/// What a client finds out about the luck of a finished game.
#[derive(Clone, PartialEq, Debug)]
pub enum LuckCheck {
    /// The record is not what it claims to be.
    Flawed(Flaw),
    /// The record does not say how its seed was made.
    NoSeed,
    /// Before the game, the table showed another commitment.
    OtherCommitment,
    /// What this client added is missing.
    NotAdded,
    /// All draws follow from the table's secret and what the seats added.
    Fair {
        /// How many draws there were.
        draws: usize,
        /// Whether this client saw the commitment before the game.
        saw_commitment: bool,
        /// Whether this client added something to the luck.
        added: bool,
    },
}

impl Client {
    /// Checks the luck of one of the table's games against its record: what was committed to before, and what this
    /// client added.
    pub fn check_luck(&self, game: u32, record: &[u8]) -> LuckCheck {
        let found = match crate::verify(record) {
            Ok(found) => found,
            Err(flaw) => return LuckCheck::Flawed(flaw),
        };
        let read: Option<Record> = serde_json::from_slice(record).ok();
        let Some(fairness) = read.and_then(|record| record.fairness).filter(|_| found.promised) else {
            return LuckCheck::NoSeed;
        };
        let commitment = self.luck.commitments.get(&game).map(ToString::to_string);
        if commitment.is_some() && commitment != fairness.commitment {
            return LuckCheck::OtherCommitment;
        }
        let written = || fairness.contributions?.get(self.you?.idx()).cloned();
        let added = self.luck.added.get(&game).map(ToString::to_string);
        if added.is_some() && added != written() {
            return LuckCheck::NotAdded;
        }
        LuckCheck::Fair { draws: found.draws, saw_commitment: commitment.is_some(), added: added.is_some() }
    }

    /// What the holder of a link adds to the luck of a table's next game.
    pub(super) fn contribution(&self, link: &str, table: &TableState) -> Contribution {
        Contribution::from_secret(&self.luck.secret, link, &table.id, table.number + 1, table.luck.round)
    }

    /// Takes in what a new state of the table says about the luck; gives what must be said for the next game and was
    /// not said already.
    pub(super) fn follow_luck(&mut self) -> Vec<Effect> {
        let Some(table) = self.table.clone() else { return Vec::new() };
        self.note_luck(&table);
        let due = self.due(&table);
        let round = table.luck.round;
        if due.is_none() && self.has_forgotten(&table) && self.luck.forgotten.replace(round) != Some(round) {
            return self.begin_anew(&table);
        }
        if self.luck.due == due {
            return Vec::new();
        }
        self.luck.due.clone_from(&due);
        due.map(Effect::Say).into_iter().collect()
    }

    /// Remembers the commitment of a game before its first card, and what this seat has promised to add.
    fn note_luck(&mut self, table: &TableState) {
        let over = table.luck.revealed.is_some();
        let game = if over { table.number.saturating_add(1) } else { table.number.max(1) };
        if over || self.game.as_ref().is_some_and(|game| game.steps == 0) {
            self.luck.commitments.entry(game).or_insert(table.luck.commitment);
        }
        if !(over || table.number == 0) {
            return;
        }
        let promised = self.you.and_then(|you| *table.luck.promises.get(you.idx())?);
        let ours = self.links.current().map(|link| self.contribution(link, table));
        if let Some(contribution) = ours.filter(|ours| promised == Some(ours.promise())) {
            self.luck.added.insert(game, contribution);
        }
    }

    /// What the luck of the next game still needs from this seat. Said twice, it counts once.
    fn due(&self, table: &TableState) -> Option<ToTable> {
        let (you, luck) = (self.you?, &table.luck);
        let place = table.seats.get(you.idx())?;
        let lobby = table.number == 0;
        let again = luck.revealed.is_some() && table.rematch.contains(you);
        if place.name.is_none() || place.bot.is_some() || !(lobby || again) {
            return None;
        }
        let contribution = self.contribution(self.links.current()?, table);
        let (promise, round) = (contribution.promise(), luck.round);
        match luck.promises.get(you.idx())? {
            None => Some(ToTable::Promise { round, promise }),
            Some(promised) => {
                let shown = luck.contributions.get(you.idx())?.is_some();
                (luck.reveal && !shown && *promised == promise)
                    .then_some(ToTable::Reveal { round, contribution })
            }
        }
    }

    /// Whether everybody waits for what was promised here and cannot be shown: another device promised it, or one that
    /// keeps nothing.
    fn has_forgotten(&self, table: &TableState) -> bool {
        let Some(at) = self.you.map(Seat::idx) else { return false };
        let plays = table.seats.get(at).is_some_and(|place| place.name.is_some() && place.bot.is_none());
        let promised = table.luck.promises.get(at).is_some_and(Option::is_some);
        let shown = table.luck.contributions.get(at).is_some_and(Option::is_some);
        plays && table.luck.reveal && promised && !shown
    }

    /// Gets up and sits down again, so that everybody promises anew and the game can begin.
    fn begin_anew(&mut self, table: &TableState) -> Vec<Effect> {
        let name = self.you.and_then(|you| table.seats[you.idx()].name.clone()).unwrap_or_default();
        let back = if table.number == 0 {
            self.sitting = true;
            // What was promised for this attempt does not count for the next.
            ToTable::Sit { name, contribution: None, promise: None, link: self.links.own().cloned() }
        } else {
            ToTable::SendBotAway {}
        };
        vec![Effect::Say(ToTable::Leave {}), Effect::Say(back)]
    }
}
