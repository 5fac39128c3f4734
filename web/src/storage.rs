//! The browser's database keeps the games of this device: they survive a reload, a crash and a flat battery.
//!
//! A game is its log, an entry at a time. A private window may refuse the database. The page does not show that: the game
//! goes on, but the browser does not keep it.

use engine::{Seat, SeatSet};
use idb::{Database, DatabaseEvent, Error, Factory, KeyRange, ObjectStoreParams, Query, TransactionMode};
use players::Level;
use serde::{Deserialize, Serialize};
use table::log::Entry;
use table::wire::{SeatState, TableState};
use wasm_bindgen::JsValue;

use crate::browser::{recall, remember};

const NAME: &str = "barnyard";
const GAMES: &str = "games";
const ENTRIES: &str = "entries";

/// A game as the list of games shows it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct SavedGame {
    pub(crate) id: String,
    pub(crate) game: String,
    pub(crate) names: Vec<String>,
    /// The links of the people at this device, by seat.
    pub(crate) links: Vec<Option<String>>,
    pub(crate) last_ms: u64,
    pub(crate) over: bool,
    /// Whether somebody explains the game while it is played.
    #[serde(default)]
    pub(crate) coach: bool,
}

/// A table in the hall at which somebody here holds seats.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "browsers remember tables of earlier versions like this")]
pub(crate) struct VisitedTable {
    pub(crate) id: String,
    pub(crate) game: String,
    pub(crate) secrets: Vec<String>,
    pub(crate) last_ms: u64,
    /// How it was when somebody here looked last: who sits where – a person's name, a bot's level, nothing –, which
    /// seats are held here, and who is to decide something.
    #[serde(default)]
    pub(crate) names: Vec<String>,
    #[serde(default)]
    pub(crate) here: SeatSet,
    #[serde(default)]
    pub(crate) asked: SeatSet,
    #[serde(default)]
    pub(crate) begun: bool,
    #[serde(default)]
    pub(crate) over: bool,
    /// Whether everybody sits, and the first game waits for somebody here to open the table.
    #[serde(default)]
    pub(crate) ready: bool,
    /// Whether the hall does not know it any more.
    #[serde(default)]
    pub(crate) gone: bool,
}

impl VisitedTable {
    /// Takes in how the table is now.
    pub(crate) fn see(&mut self, table: &TableState, asked: SeatSet, over: bool) {
        let name = |seat: &SeatState| match (&seat.name, seat.bot) {
            (Some(name), _) => name.clone(),
            (None, bot) => bot.map_or("", Level::name).to_owned(),
        };
        self.names = table.seats.iter().map(name).collect();
        (self.asked, self.begun, self.over, self.gone) = (asked, table.number > 0, over, false);
        self.ready = awaited(table).iter().any(|seat| self.here.contains(seat));
    }
}

/// Whose page must be open so that the first game begins, once everybody sits: everybody adds to its luck.
pub(crate) fn awaited(table: &TableState) -> SeatSet {
    let is_free = |seat: &SeatState| seat.name.is_none() && seat.bot.is_none();
    if table.number > 0 || table.seats.iter().any(is_free) {
        return SeatSet::EMPTY;
    }
    let people = (0..).map(Seat).zip(&table.seats).filter(|(_, place)| place.bot.is_none());
    let has_said = |seat: Seat| {
        let at = seat.idx();
        let luck = &table.luck;
        if luck.reveal {
            luck.contributions.get(at).is_some_and(Option::is_some)
        } else {
            luck.promises.get(at).is_some_and(Option::is_some)
        }
    };
    people.map(|(seat, _)| seat).filter(|seat| !has_said(*seat)).collect()
}

async fn database() -> Result<Database, Error> {
    let mut request = Factory::new()?.open(NAME, Some(1))?;
    request.on_upgrade_needed(|event| {
        let Ok(database) = event.database() else { return };
        for store in [GAMES, ENTRIES] {
            // If it cannot be made, opening fails, and nothing is kept.
            _ = database.create_object_store(store, ObjectStoreParams::new());
        }
    });
    request.await
}

/// Keeps a game in the list, or what has changed about it.
pub(crate) async fn save_game(game: &SavedGame) -> Result<(), Error> {
    let transaction = database().await?.transaction(&[GAMES], TransactionMode::ReadWrite)?;
    let text = serde_json::to_string(game).expect("plain data");
    transaction.object_store(GAMES)?.put(&text.into(), Some(&game.id.as_str().into()))?.await?;
    transaction.commit()?.await?;
    Ok(())
}

/// Keeps entries of a game's log from this place on.
pub(crate) async fn save_entries(id: &str, from: u64, entries: &[Entry]) -> Result<(), Error> {
    let transaction = database().await?.transaction(&[ENTRIES], TransactionMode::ReadWrite)?;
    let store = transaction.object_store(ENTRIES)?;
    for (entry, at) in entries.iter().zip(from..) {
        let text = serde_json::to_string(entry).expect("plain data");
        store.put(&text.into(), Some(&entry_key(id, at).into()))?.await?;
    }
    transaction.commit()?.await?;
    Ok(())
}

fn entry_key(id: &str, at: u64) -> String {
    format!("{id}/{at:08}")
}

/// All games, the last played first.
pub(crate) async fn saved_games() -> Result<Vec<SavedGame>, Error> {
    let transaction = database().await?.transaction(&[GAMES], TransactionMode::ReadOnly)?;
    let texts = transaction.object_store(GAMES)?.get_all(None, None)?.await?;
    let mut games: Vec<SavedGame> = texts.iter().filter_map(read).collect();
    games.sort_by_key(|game| std::cmp::Reverse(game.last_ms));
    Ok(games)
}

/// One game and its log.
pub(crate) async fn saved_game(id: &str) -> Result<Option<(SavedGame, Vec<Entry>)>, Error> {
    let transaction = database().await?.transaction(&[GAMES, ENTRIES], TransactionMode::ReadOnly)?;
    let text = transaction.object_store(GAMES)?.get(JsValue::from(id))?.await?;
    let Some(kept) = text.as_ref().and_then(read) else { return Ok(None) };
    let texts = transaction.object_store(ENTRIES)?.get_all(Some(entries_of(id)?), None)?.await?;
    Ok(Some((kept, texts.iter().filter_map(read).collect())))
}

/// Forgets a game.
pub(crate) async fn delete_game(id: &str) -> Result<(), Error> {
    let transaction = database().await?.transaction(&[GAMES, ENTRIES], TransactionMode::ReadWrite)?;
    transaction.object_store(GAMES)?.delete(JsValue::from(id))?.await?;
    transaction.object_store(ENTRIES)?.delete(entries_of(id)?)?.await?;
    transaction.commit()?.await?;
    Ok(())
}

fn entries_of(id: &str) -> Result<Query, Error> {
    let range = KeyRange::bound(&entry_key(id, 0).into(), &entry_key(id, 99_999_999).into(), None, None)?;
    Ok(range.into())
}

fn read<T: serde::de::DeserializeOwned>(value: &JsValue) -> Option<T> {
    small_json::read_json(&value.as_string()?).ok()
}

/// Tables in the hall that were visited from here, the last one first.
pub(crate) fn visited() -> Vec<VisitedTable> {
    recall("tables").and_then(|text| small_json::read_json(&text).ok()).unwrap_or_default()
}

/// Remembers a table in the hall, as somebody here sees it now.
pub(crate) fn remember_visit(visit: VisitedTable) {
    let mut all = visited();
    all.retain(|one| one.id != visit.id);
    all.insert(0, visit);
    all.truncate(50);
    write_visits(&all);
}

/// Remembers what became of a table in the hall; all of them, as they are known now.
pub(crate) fn change_visit(id: &str, change: impl Fn(&mut VisitedTable)) -> Vec<VisitedTable> {
    let mut all = visited();
    all.iter_mut().filter(|one| one.id == id).for_each(change);
    write_visits(&all);
    all
}

/// Forgets a table in the hall.
pub(crate) fn forget_visit(id: &str) {
    let mut all = visited();
    all.retain(|one| one.id != id);
    write_visits(&all);
}

fn write_visits(all: &[VisitedTable]) {
    remember("tables", &serde_json::to_string(all).expect("plain data"));
}
