//! What every store promises.

use std::time::Duration;

use server::store::{Claim, Heartbeat, NewTable, Resting, Retention, StoreError};

use crate::Database;

const LONG: Duration = Duration::from_mins(10);

fn table(id: &str) -> NewTable {
    NewTable { id: id.to_owned(), owner: b"somebody".to_vec() }
}

fn entries(texts: &[&str]) -> Vec<Vec<u8>> {
    texts.iter().map(|text| text.as_bytes().to_vec()).collect()
}

pub(crate) async fn what_was_appended_is_there_when_it_is_opened_again(database: &Database) {
    let store = database.store("first").await;
    store.create(table("t")).await.unwrap();
    store.append("t", 0, entries(&["a", "b"])).await.unwrap();
    store.append("t", 2, entries(&["c", ""])).await.unwrap();
    drop(store);

    let store = database.store("second").await;
    let kept = store.load("t").await.unwrap();
    assert_eq!(kept.table, table("t"));
    assert_eq!((kept.finished, kept.entries.len()), (false, 4));
    assert_eq!(kept.entries, entries(&["a", "b", "c", ""]));
    assert_eq!(store.orphans().await.unwrap(), ["t"], "the first has gone without letting go of it");
}

pub(crate) async fn a_log_goes_on_where_it_ends_and_nowhere_else(database: &Database) {
    let store = database.store("us").await;
    store.create(table("t")).await.unwrap();
    store.append("t", 0, entries(&["a", "b"])).await.unwrap();
    for place in [0, 1, 3] {
        let refused = store.append("t", place, entries(&["x", "y"])).await.unwrap_err();
        assert_eq!(refused, StoreError::Conflict { table: "t".to_owned(), place, next: 2 });
    }
    assert_eq!(store.load("t").await.unwrap().entries, entries(&["a", "b"]));
}

pub(crate) async fn appends_to_many_tables_at_once_all_arrive_in_order(database: &Database) {
    let store = database.store("us").await;
    let store = &*store;
    let busy = |id: usize| async move {
        let id = format!("t{id}");
        store.create(table(&id)).await.unwrap();
        for number in 0..20_u64 {
            // Somebody who is wrong about the log must not disturb the others in the same batch.
            let wrong = store.append(&id, number + 7, entries(&["wrong"]));
            let right = store.append(&id, number, vec![format!("{id} {number}").into_bytes()]);
            let (wrong, right) = tokio::join!(wrong, right);
            assert!(
                matches!(wrong, Err(StoreError::Conflict { .. })) && right.is_ok(),
                "{wrong:?} {right:?}"
            );
        }
    };
    futures_util::future::join_all((0..40).map(busy)).await;
    for id in (0..40).map(|id| format!("t{id}")) {
        let expected: Vec<_> = (0..20).map(|number| format!("{id} {number}").into_bytes()).collect();
        assert_eq!(store.load(&id).await.unwrap().entries, expected);
    }
}

/// How a table rests that has so many entries.
fn resting(count: u64, summary: &str) -> Resting {
    Resting { count, since_ms: 7, wake_ms: None, begun: true, summary: summary.into() }
}

pub(crate) async fn what_is_kept_about_a_resting_table_is_about_all_its_entries(database: &Database) {
    let [(store, _), (other, _)] = database.stores(["us", "others"]).await;
    store.create(table("t")).await.unwrap();
    store.append("t", 0, entries(&["a", "b"])).await.unwrap();
    assert_eq!(store.resting("t").await.unwrap(), None);
    let early = store.store_resting("t", resting(1, "early")).await.unwrap_err();
    assert_eq!(early, StoreError::Conflict { table: "t".to_owned(), place: 1, next: 2 });
    let first = Resting { wake_ms: Some(50), ..resting(2, "first") };
    store.store_resting("t", first.clone()).await.unwrap();
    assert_eq!(other.resting("t").await.unwrap(), Some(first.clone()), "anybody may look");
    // Who finds it so may say again how it looks, and nothing else changes.
    other.store_summary("t", Resting { since_ms: 9, ..resting(2, "again") }).await.unwrap();
    let again = Resting { summary: b"again".to_vec(), ..first };
    assert_eq!(store.resting("t").await.unwrap(), Some(again));
    store.append("t", 2, entries(&["c"])).await.unwrap();
    assert_eq!(store.resting("t").await.unwrap(), None);
    store.finish("t", 3).await.unwrap();
    other.store_summary("t", resting(3, "over")).await.unwrap();
    assert_eq!(store.resting("t").await.unwrap(), Some(resting(3, "over")));
    let nowhere = store.store_resting("nowhere", resting(0, "")).await.unwrap_err();
    assert_eq!(nowhere, StoreError::NoSuchTable("nowhere".to_owned()));
}

pub(crate) async fn tables_are_woken_when_the_hall_s_time_has_come(database: &Database) {
    let store = database.store("us").await;
    store.heartbeat(LONG).await.unwrap();
    for (id, wake_ms) in
        [("soon", Some(100)), ("late", Some(1_000_000)), ("never", None), ("held", Some(100))]
    {
        store.create(table(id)).await.unwrap();
        store.append(id, 0, entries(&["a"])).await.unwrap();
        store.store_resting(id, Resting { wake_ms, ..resting(1, "") }).await.unwrap();
        if id != "held" {
            store.release(id).await.unwrap();
        }
    }
    assert!(store.due(99).await.unwrap().is_empty());
    assert_eq!(store.due(100).await.unwrap(), ["soon"]);
    store.cancel_wake("soon").await.unwrap();
    assert!(store.due(100).await.unwrap().is_empty());
}

pub(crate) async fn the_hall_s_time_goes_on_while_somebody_lives(database: &Database) {
    let store = database.store("us").await;
    let lease = Duration::from_millis(50);
    store.heartbeat(lease).await.unwrap();
    database.run("UPDATE hall_time SET time_ms = 1000, beat_ms = beat_ms - 86400000").await;
    // For a day nobody was heard of: only the lease counts.
    assert_eq!(store.hall_ms(lease).await.unwrap(), 1_050);
    store.heartbeat(lease).await.unwrap();
    let now = store.hall_ms(lease).await.unwrap();
    assert!((1_050..=1_100).contains(&now), "{now}");
    database.run("UPDATE hall_time SET time_ms = 1000, beat_ms = beat_ms + 86400000").await;
    assert_eq!(store.hall_ms(lease).await.unwrap(), 1_000, "a clock that was set back changes nothing");
}

pub(crate) async fn tables_that_have_rested_for_too_long_are_deleted(database: &Database) {
    let store = database.store("us").await;
    store.heartbeat(LONG).await.unwrap();
    let day = Duration::from_hours(24);
    for id in ["old", "unbegun", "fresh", "held", "finished", "unknown"] {
        store.create(table(id)).await.unwrap();
        store.append(id, 0, entries(&["a"])).await.unwrap();
        if id != "unknown" {
            store.store_resting(id, Resting { begun: id != "unbegun", ..resting(1, "") }).await.unwrap();
        }
        match id {
            "held" => {}
            "finished" => store.finish(id, 1).await.unwrap(),
            _ => store.release(id).await.unwrap(),
        }
    }
    let back = |days: u64, ids: &str| {
        format!(
            "UPDATE resting SET rested_at_ms = rested_at_ms - {} WHERE table_id IN ({ids})",
            days * 86_400_000
        )
    };
    database.run(&back(20, "'old', 'held', 'finished'")).await;
    database.run(&back(8, "'unbegun'")).await;
    let sweep = async |any: Option<Duration>| {
        let mut gone = 0;
        loop {
            let swept = store.sweep(Retention { any, never_begun: 7 * day }).await.unwrap();
            gone += swept.tables;
            if !swept.more {
                return gone;
            }
        }
    };
    assert_eq!(sweep(None).await, 1, "for ever, but for those that never began");
    assert_eq!(sweep(Some(10 * day)).await, 2);
    for (id, there) in
        [("old", false), ("unbegun", false), ("finished", false), ("fresh", true), ("held", true)]
    {
        assert_eq!(store.load(id).await.is_ok(), there, "{id}");
        if !there {
            // A new table of the same id would find entries that were left behind.
            store.create(table(id)).await.unwrap();
            assert!(store.load(id).await.unwrap().entries.is_empty(), "{id}");
        }
    }
    assert!(store.load("unknown").await.is_ok(), "it rests from now on, whenever it was set up");
}

pub(crate) async fn a_finished_table_takes_nothing_more(database: &Database) {
    let store = database.store("us").await;
    for id in ["done", "open"] {
        store.create(table(id)).await.unwrap();
        store.append(id, 0, entries(&["a"])).await.unwrap();
    }
    let early = store.finish("done", 0).await.unwrap_err();
    assert_eq!(early, StoreError::Conflict { table: "done".to_owned(), place: 0, next: 1 });
    store.finish("done", 1).await.unwrap();
    let finished = || Err(StoreError::Finished("done".to_owned()));
    assert_eq!(store.append("done", 1, entries(&["b"])).await, finished());
    assert_eq!(store.finish("done", 1).await, finished());
    assert_eq!(store.claim("done").await.map(|_| ()), finished());
    let kept = store.load("done").await.unwrap();
    assert!(kept.finished && kept.entries == entries(&["a"]));
    assert_eq!(store.held().await.unwrap(), ["open"]);
    assert_eq!(store.orphans().await.unwrap(), ["open"], "we have not said that we live");
}

pub(crate) async fn what_is_not_there_is_named(database: &Database) {
    let store = database.store("us").await;
    let unknown = || Err(StoreError::NoSuchTable("t".to_owned()));
    assert_eq!(store.load("t").await.map(|_| ()), unknown());
    assert_eq!(store.append("t", 0, entries(&["a"])).await, unknown());
    assert_eq!(store.finish("t", 0).await, unknown());
    assert_eq!(store.claim("t").await.map(|_| ()), unknown());
    assert_eq!(store.holder("t").await.map(|_| ()), unknown());
    assert_eq!(store.resting("t").await.map(|_| ()), unknown());

    store.create(table("t")).await.unwrap();
    let twice = NewTable { owner: b"somebody else".to_vec(), ..table("t") };
    assert_eq!(store.create(twice).await, Err(StoreError::TableExists("t".to_owned())));
    assert_eq!(store.load("t").await.unwrap().table, table("t"));
}

pub(crate) async fn only_the_holder_writes(database: &Database) {
    let [(ours, _), (theirs, _)] = database.stores(["ours", "theirs"]).await;
    ours.create(table("t")).await.unwrap();
    let not_held = || Err(StoreError::NotHeld("t".to_owned()));
    assert_eq!(theirs.append("t", 0, entries(&["a"])).await, not_held());
    assert_eq!(theirs.finish("t", 0).await, not_held());
    ours.append("t", 0, entries(&["a"])).await.unwrap();
    ours.release("t").await.unwrap();
    assert_eq!(ours.append("t", 1, entries(&["b"])).await, not_held());
    assert_eq!(theirs.load("t").await.unwrap().entries, entries(&["a"]), "anybody may read");
}

pub(crate) async fn a_table_is_held_by_one_process_at_a_time(database: &Database) {
    let [(ours, _), (theirs, _)] = database.stores(["ours", "theirs"]).await;
    ours.heartbeat(LONG).await.unwrap();
    theirs.heartbeat(LONG).await.unwrap();
    ours.create(table("t")).await.unwrap();
    assert_eq!(theirs.claim("t").await.unwrap(), Claim::Theirs("ours".to_owned()));
    assert_eq!(ours.claim("t").await.unwrap(), Claim::Ours, "claiming twice is no harm");
    assert_eq!(theirs.holder("t").await.unwrap().as_deref(), Some("ours"));
    theirs.release("t").await.unwrap();
    assert_eq!(theirs.holder("t").await.unwrap().as_deref(), Some("ours"), "only the holder lets go");

    ours.release("t").await.unwrap();
    assert_eq!(ours.holder("t").await.unwrap(), None);
    assert!(ours.orphans().await.unwrap().is_empty(), "what was let go need not be taken");
    assert!(ours.held().await.unwrap().is_empty());
    let (first, second) = tokio::join!(ours.claim("t"), theirs.claim("t"));
    let claims = [first.unwrap(), second.unwrap()];
    assert_eq!(claims.iter().filter(|claim| **claim == Claim::Ours).count(), 1, "{claims:?}");
}

pub(crate) async fn tables_of_a_process_that_is_not_heard_of_are_orphans(database: &Database) {
    let [(lost, _), (heir, _)] = database.stores(["lost", "heir"]).await;
    assert_eq!(lost.heartbeat(LONG).await.unwrap(), Heartbeat::Late, "nobody has heard of it before");
    assert_eq!(lost.heartbeat(LONG).await.unwrap(), Heartbeat::InTime);
    lost.create(table("t")).await.unwrap();
    assert!(heir.orphans().await.unwrap().is_empty());

    // A promise to be heard of within no time at all is broken at once.
    lost.heartbeat(Duration::ZERO).await.unwrap();
    assert_eq!(heir.orphans().await.unwrap(), ["t"]);
    heir.heartbeat(LONG).await.unwrap();
    assert_eq!(heir.claim("t").await.unwrap(), Claim::Ours);
    assert_eq!(lost.append("t", 0, entries(&["late"])).await, Err(StoreError::NotHeld("t".to_owned())));
    heir.append("t", 0, entries(&["a"])).await.unwrap();
    assert_eq!(lost.heartbeat(LONG).await.unwrap(), Heartbeat::Late);
    assert_eq!(lost.holder("t").await.unwrap().as_deref(), Some("heir"));

    heir.leave().await.unwrap();
    assert_eq!(lost.orphans().await.unwrap(), ["t"]);
    assert_eq!(lost.claim("t").await.unwrap(), Claim::Ours);
}

pub(crate) async fn messages_arrive_in_order_at_the_right_process(database: &Database) {
    let [(ours, mut our_inbox), (theirs, mut their_inbox)] = database.stores(["ours", "theirs"]).await;
    // More than fits into a notification of PostgreSQL, and not text.
    let large = vec![0xff; 100_000];
    for number in 0..50_u8 {
        ours.send_message("theirs", vec![number]).await.unwrap();
    }
    ours.send_message("theirs", large.clone()).await.unwrap();
    ours.send_message("nobody", b"lost".to_vec()).await.unwrap();
    for number in 0..50_u8 {
        assert_eq!(their_inbox.recv().await, Some(vec![number]));
    }
    assert_eq!(their_inbox.recv().await, Some(large));
    theirs.send_message("ours", b"thank you".to_vec()).await.unwrap();
    ours.send_message("ours", b"note to self".to_vec()).await.unwrap();
    assert_eq!(our_inbox.recv().await, Some(b"thank you".to_vec()));
    assert_eq!(our_inbox.recv().await, Some(b"note to self".to_vec()));
}

/// The layout that versions before this one made.
const EARLIER_LAYOUT: &str = "
    CREATE TABLE layout (version BIGINT NOT NULL);
    INSERT INTO layout (version) VALUES (1);
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        about BYTEA NOT NULL,
        seat_keys BYTEA NOT NULL,
        next_entry BIGINT NOT NULL,
        holder TEXT,
        created_ms BIGINT NOT NULL,
        finished_ms BIGINT
    );
    CREATE TABLE entries (
        table_id TEXT NOT NULL,
        number BIGINT NOT NULL,
        entry BYTEA NOT NULL,
        PRIMARY KEY (table_id, number)
    );
    CREATE TABLE snapshots (table_id TEXT PRIMARY KEY, entry_count BIGINT NOT NULL, state BYTEA NOT NULL);
    INSERT INTO tables (id, about, seat_keys, next_entry, holder, created_ms)
        VALUES ('old', CAST('somebody' AS BYTEA), CAST('hashes' AS BYTEA), 1, NULL, 0);
    INSERT INTO entries (table_id, number, entry) VALUES ('old', 0, CAST('a' AS BYTEA));
    INSERT INTO snapshots (table_id, entry_count, state) VALUES ('old', 1, CAST('state' AS BYTEA));
";

pub(crate) async fn a_database_of_an_earlier_version_goes_on(database: &Database) {
    database.run(EARLIER_LAYOUT).await;
    let store = database.store("us").await;
    store.heartbeat(LONG).await.unwrap();
    let old = store.load("old").await.unwrap();
    assert_eq!((old.table, old.entries), (table("old"), entries(&["a"])));
    assert_eq!(store.claim("old").await.unwrap(), Claim::Ours);
    store.append("old", 1, entries(&["b"])).await.unwrap();
    store.create(table("new")).await.unwrap();
    store.append("new", 0, entries(&["c"])).await.unwrap();
    assert_eq!(store.load("new").await.unwrap().table, table("new"));
    store.finish("old", 2).await.unwrap();
    store.store_resting("old", resting(2, "over")).await.unwrap();
    let at_once = Retention { any: Some(Duration::ZERO), never_begun: Duration::ZERO };
    while store.load("old").await.is_ok() {
        store.sweep(at_once).await.unwrap();
    }
    assert_eq!(store.load("new").await.unwrap().entries, entries(&["c"]), "somebody holds it");
}

pub(crate) async fn another_layout_is_refused(database: &Database) {
    drop(database.store("us").await);
    database.run("UPDATE layout SET version = 99").await;
    let refused = server::store::open(&database.address(), "us").await.map(|_| ()).unwrap_err();
    assert_eq!(refused, StoreError::Layout { found: 99, ours: 1 });
    let words = "this database has layout version 99; this program keeps version 1";
    assert_eq!(refused.to_string(), words);
}
