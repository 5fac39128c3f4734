//! Today's barn: one shuffle of each game a day, the same for everybody, against the same bots.
//!
//! The luck of a day is made of the date in UTC and the game's id ([`Secret::of_day`]), what a bot decides by of the
//! table's name, its seat and how often that seat was asked. So nobody needs a server for it, and everybody can check
//! it: the record of such a game tells the seed.

use engine::Seat;
use table::fairness::{LinkHash, Secret};

use crate::browser::now_ms;

const PREFIX: &str = "today-";

/// The day it is, as `2026-11-18`; the same everywhere at one moment.
pub(crate) fn day() -> String {
    let now = js_sys::Date::new(&(now_ms() as f64).into());
    String::from(now.to_iso_string()).chars().take(10).collect()
}

/// The name of a day's table for a game.
pub(crate) fn table_of(day: &str, game: &str) -> String {
    format!("{PREFIX}{day}-{game}")
}

/// The day of a table of this name, if it is one of a day's.
pub(crate) fn day_of(table: &str) -> Option<&str> {
    table.strip_prefix(PREFIX)?.get(..10)
}

/// The luck of a day's game.
pub(crate) fn luck(day: &str, game: &str) -> Secret {
    Secret::of_day(day, game)
}

/// What a bot at a day's table decides by; nothing, if it is another table.
pub(crate) fn bot_seed(table: &str, seat: Seat, version: u32) -> Option<u64> {
    day_of(table)?;
    let number = LinkHash::of(&format!("{table}/{seat}/{version}")).0;
    Some(number.into_iter().take(8).fold(0, |sum, byte| sum << 8 | u64::from(byte)))
}
