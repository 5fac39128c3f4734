//! The tables of the database, and the statements, in SQL that SQLite and PostgreSQL both understand.
//!
//! Two things make that possible. Both databases get a function `now_ms()`, the time in milliseconds by the database's
//! own clock. And parameters first appear in the order of their numbers, because SQLite takes `$1` for a name and numbers
//! the names in the order in which it meets them.

use super::StoreError;

/// The version of this layout.
const LAYOUT: i64 = 1;

/// Writes the version above into an empty database.
pub(super) const MARK_LAYOUT: &str = "
    CREATE TABLE IF NOT EXISTS layout (version BIGINT NOT NULL);
    INSERT INTO layout (version) SELECT 1 WHERE NOT EXISTS (SELECT 1 FROM layout);
";

pub(super) const FIND_LAYOUT: &str = "SELECT version FROM layout";

/// The tables, as PostgreSQL spells them; SQLite says `BLOB` for `BYTEA`. `about` holds the owner. `seat_keys` is empty and
/// never read: databases of earlier versions have that column and accept no row without it. They also have a table
/// `snapshots`, which nothing uses.
pub(super) const TABLES: &str = "
    CREATE TABLE IF NOT EXISTS processes (name TEXT PRIMARY KEY, alive_until_ms BIGINT NOT NULL);
    CREATE TABLE IF NOT EXISTS tables (
        id TEXT PRIMARY KEY,
        about BYTEA NOT NULL,
        seat_keys BYTEA NOT NULL,
        next_entry BIGINT NOT NULL,
        holder TEXT,
        created_ms BIGINT NOT NULL,
        finished_ms BIGINT
    );
    CREATE INDEX IF NOT EXISTS held_tables ON tables (holder) WHERE holder IS NOT NULL;
    CREATE TABLE IF NOT EXISTS entries (
        table_id TEXT NOT NULL,
        number BIGINT NOT NULL,
        entry BYTEA NOT NULL,
        PRIMARY KEY (table_id, number)
    );
    CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value BYTEA NOT NULL);
";

/// The third parameter is the empty `seat_keys`.
pub(super) const CREATE: &str = "
    INSERT INTO tables (id, about, seat_keys, holder, next_entry, created_ms)
    VALUES ($1, $2, $3, $4, 0, now_ms()) ON CONFLICT (id) DO NOTHING";

pub(super) const FINISH: &str = "
    UPDATE tables SET finished_ms = now_ms(), holder = NULL
    WHERE id = $1 AND next_entry = $2 AND holder = $3 AND finished_ms IS NULL";

/// The state of a log, for [`super::LogState`].
pub(super) const LOG_STATE: &str = "
    SELECT next_entry, finished_ms IS NOT NULL, COALESCE(holder = $1, FALSE) FROM tables WHERE id = $2";

pub(super) const LOAD: &str = "SELECT about, finished_ms IS NOT NULL FROM tables WHERE id = $1";

pub(super) const ENTRIES: &str = "SELECT entry FROM entries WHERE table_id = $1 ORDER BY number";

pub(super) const HELD: &str = "SELECT id FROM tables WHERE holder = $1 ORDER BY id";

/// One row if the lease of this process has not lapsed.
pub(super) const IS_ALIVE: &str = "SELECT 1 FROM processes WHERE name = $1 AND alive_until_ms > now_ms()";

pub(super) const HEARTBEAT: &str = "
    INSERT INTO processes (name, alive_until_ms) VALUES ($1, now_ms() + $2)
    ON CONFLICT (name) DO UPDATE SET alive_until_ms = excluded.alive_until_ms";

pub(super) const NEW_SETTING: &str =
    "INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING";

pub(super) const SETTING: &str = "SELECT value FROM settings WHERE name = $1";

pub(super) const LEAVE: &str = "DELETE FROM processes WHERE name = $1";

pub(super) const CLAIM: &str = "
    UPDATE tables SET holder = $1
    WHERE id = $2 AND finished_ms IS NULL AND (holder = $1 OR NOT EXISTS
        (SELECT 1 FROM processes WHERE name = holder AND alive_until_ms > now_ms()))";

pub(super) const RELEASE: &str = "UPDATE tables SET holder = NULL WHERE id = $1 AND holder = $2";

/// One row if the table exists: its holder, if the lease of that process has not lapsed.
pub(super) const HOLDER: &str = "
    SELECT (SELECT name FROM processes WHERE name = holder AND alive_until_ms > now_ms())
    FROM tables WHERE id = $1";

pub(super) const ORPHANS: &str = "
    SELECT id FROM tables WHERE holder IS NOT NULL AND NOT EXISTS
        (SELECT 1 FROM processes WHERE name = holder AND alive_until_ms > now_ms())
    ORDER BY id";

pub(super) const RESTING_TABLES: &str = "
    CREATE TABLE IF NOT EXISTS hall_time (
        one BIGINT PRIMARY KEY,
        time_ms BIGINT NOT NULL,
        beat_ms BIGINT NOT NULL
    );
    CREATE TABLE IF NOT EXISTS resting (
        table_id TEXT PRIMARY KEY,
        entry_count BIGINT NOT NULL,
        slept_ms BIGINT NOT NULL,
        wake_ms BIGINT,
        rested_at_ms BIGINT NOT NULL,
        begun BIGINT NOT NULL,
        summary BYTEA NOT NULL
    );
    CREATE INDEX IF NOT EXISTS resting_by_alarm ON resting (wake_ms) WHERE wake_ms IS NOT NULL;
    CREATE INDEX IF NOT EXISTS resting_by_age ON resting (rested_at_ms);
";

/// The hall's time advances by the time since the last heartbeat, but by one lease at most: beyond that no process was
/// running.
pub(super) const ADVANCE_TIME: &str = "
    INSERT INTO hall_time (one, time_ms, beat_ms) VALUES (1, 0, now_ms())
    ON CONFLICT (one) DO UPDATE SET
        time_ms = hall_time.time_ms + CASE
            WHEN now_ms() < hall_time.beat_ms THEN 0
            WHEN now_ms() - hall_time.beat_ms > $1 THEN $1
            ELSE now_ms() - hall_time.beat_ms END,
        beat_ms = now_ms()";

pub(super) const HALL_TIME: &str = "
    SELECT time_ms + CASE
        WHEN now_ms() < beat_ms THEN 0
        WHEN now_ms() - beat_ms > $1 THEN $1
        ELSE now_ms() - beat_ms END
    FROM hall_time";

pub(super) const STORE_RESTING: &str = "
    INSERT INTO resting (entry_count, slept_ms, wake_ms, begun, summary, table_id, rested_at_ms)
    SELECT $1, $2, $3, $4, $5, id, now_ms() FROM tables WHERE id = $6 AND next_entry = $1
    ON CONFLICT (table_id) DO UPDATE SET
        entry_count = excluded.entry_count, slept_ms = excluded.slept_ms, wake_ms = excluded.wake_ms,
        begun = excluded.begun, summary = excluded.summary, rested_at_ms = excluded.rested_at_ms";

pub(super) const STORE_SUMMARY: &str = "
    INSERT INTO resting (entry_count, slept_ms, wake_ms, begun, summary, table_id, rested_at_ms)
    SELECT $1, $2, $3, $4, $5, id, COALESCE(finished_ms, now_ms()) FROM tables WHERE id = $6 AND next_entry = $1
    ON CONFLICT (table_id) DO UPDATE SET
        slept_ms = CASE WHEN resting.entry_count = excluded.entry_count
            THEN resting.slept_ms ELSE excluded.slept_ms END,
        wake_ms = CASE WHEN resting.entry_count = excluded.entry_count THEN resting.wake_ms END,
        rested_at_ms = CASE WHEN resting.entry_count IN (-1, excluded.entry_count)
            THEN resting.rested_at_ms ELSE excluded.rested_at_ms END,
        entry_count = excluded.entry_count, begun = excluded.begun, summary = excluded.summary";

/// One row if the table exists, with nulls if it does not rest.
pub(super) const RESTING: &str = "
    SELECT entry_count, slept_ms, wake_ms, begun, summary
    FROM tables LEFT JOIN resting ON table_id = id AND entry_count = next_entry WHERE id = $1";

pub(super) const DUE: &str = "
    SELECT id FROM resting JOIN tables ON table_id = id
    WHERE wake_ms <= $1 AND entry_count = next_entry AND holder IS NULL AND finished_ms IS NULL ORDER BY wake_ms";

pub(super) const CANCEL_WAKE: &str = "UPDATE resting SET wake_ms = NULL WHERE table_id = $1";

/// Gives a row to tables at rest that older versions left without one: they rest since they were closed, or from now on.
pub(super) const NOTE_RESTING: &str = "
    INSERT INTO resting (summary, table_id, entry_count, slept_ms, begun, rested_at_ms)
    SELECT $1, id, -1, 0, 1, COALESCE(finished_ms, now_ms()) FROM tables
    WHERE holder IS NULL AND NOT EXISTS (SELECT 1 FROM resting WHERE table_id = id) LIMIT $2
    ON CONFLICT (table_id) DO NOTHING";

pub(super) const OLD_TABLES: &str = "
    SELECT id FROM resting JOIN tables ON table_id = id
    WHERE holder IS NULL AND (rested_at_ms < now_ms() - $1 OR (begun = 0 AND rested_at_ms < now_ms() - $2))
    LIMIT $3";

/// Refuses a database of another layout.
pub(super) fn check_layout(found: i64) -> Result<(), StoreError> {
    if found == LAYOUT { Ok(()) } else { Err(StoreError::Layout { found, ours: LAYOUT }) }
}
