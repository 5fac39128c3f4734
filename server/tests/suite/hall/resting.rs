//! Tables at which nothing happens: what looking at them costs, how their clocks run on, and when they are deleted.

use std::time::Duration;

use futures_util::future::join_all;
use serde_json::{Value, json};
use server::{AddressLimits, RateLimit};
use table::wire::{FromTable, ToTable};

use super::bots::set_up_from;
use super::halls::{Hall, Made};
use super::http_client::{call, get};
use super::players::{Player, dial, greet};
use crate::Database;

const SOON: Duration = Duration::from_millis(20);

async fn look(hall: &Hall, made: &Made, what: &str) -> (u16, Value) {
    get(hall.address, &format!("/api/tables/{}{what}", made.id)).await
}

async fn replays(hall: &Hall) -> u64 {
    hall.count("barnyard_replays_to_look_total").await.expect("it is counted") as u64
}

#[tokio::test]
async fn whoever_looks_at_a_table_that_sleeps_has_nobody_read_its_log() {
    let hall = Hall::open_with(|config| config.timeouts.idle = SOON).await;
    let (made, mut players) = hall.seated("kuhlorado", 2).await;
    for line in 0..200 {
        players[0].say(&ToTable::Chat { text: format!("moo {line}") }).await;
    }
    let awake = look(&hall, &made, "").await;
    drop(players);
    hall.until_awake(0).await;
    let looks = join_all((0..40).map(|_| look(&hall, &made, ""))).await;
    let asleep = &looks[0];
    assert!(asleep.0 == 200 && looks.iter().all(|look| look == asleep), "{looks:?}");
    assert_eq!(asleep.1["asked"], awake.1["asked"]);
    assert!(asleep.1["table"]["seats"].as_array().unwrap().iter().all(|seat| seat["here"] == false));
    assert_eq!((replays(&hall).await, hall.count("barnyard_tables_awake").await), (0, Some(0.0)));
}

#[tokio::test]
async fn a_closed_table_shows_its_record_without_its_log() {
    let hall = Hall::open_with(|config| {
        config.timeouts.idle = SOON;
        config.timeouts.finished = SOON;
    })
    .await;
    let (made, mut players) = hall.seated("kuhlorado", 2).await;
    let all = players.iter_mut().map(|player| player.play_until(u32::MAX));
    assert!(join_all(all).await.iter().all(Result::is_ok));
    let before = look(&hall, &made, "/record").await;
    drop(players);
    hall.until_awake(0).await;
    assert_eq!(look(&hall, &made, "/record").await, before);
    assert_eq!(look(&hall, &made, "").await.1["over"], true);
    assert_eq!(replays(&hall).await, 0);
}

#[tokio::test]
async fn the_log_of_a_table_of_an_older_hall_is_read_once_however_many_look() {
    let database = Database::sqlite();
    let mut hall = Hall::open_with(|config| {
        config.timeouts.idle = SOON;
        config.database = database.address();
    })
    .await;
    let (made, players) = hall.seated("kuhlorado", 2).await;
    drop(players);
    hall.until_awake(0).await;
    hall.close().await;
    database.run("DELETE FROM resting; UPDATE tables SET about = CAST('kuhlorado' AS BLOB)").await;
    hall.start().await;
    let looks = join_all((0..40).map(|_| look(&hall, &made, ""))).await;
    assert!(looks.iter().all(|(status, _)| *status == 200), "{looks:?}");
    assert_eq!(replays(&hall).await, 1);
    // The table itself is as it was.
    for link in &made.links {
        Player::come(hall.address, &made.id, link.as_deref()).await;
    }
}

/// A table with a clock at which somebody must decide, and who that is.
async fn with_clock(hall: &Hall, time: Value) -> (Made, Vec<Player>) {
    let wish = json!({ "game": "kuhlorado", "seats": ["person", "person"], "time": time });
    let made = hall.table(wish).await;
    let mut players = Vec::new();
    for link in &made.links {
        let mut player = Player::come(hall.address, &made.id, link.as_deref()).await;
        player.sit().await;
        players.push(player);
    }
    (made, players)
}

/// How long players may still think in all.
async fn left_ms(hall: &Hall, made: &Made) -> u64 {
    let mut socket = dial(hall.address, &made.id).await.expect("the table is there");
    let welcome = greet(&mut socket, None, None).await.expect("a hello is answered");
    let FromTable::Welcome { clock: Some(clock), .. } = welcome else { panic!("{welcome:?}") };
    clock.left_ms.iter().sum()
}

#[tokio::test]
async fn a_table_sleeps_while_its_clock_runs_and_the_clock_runs_on() {
    let hall = Hall::open_with(|config| {
        config.timeouts.idle = SOON;
        config.timeouts.lease = Duration::from_millis(200);
    })
    .await;
    let time = json!({ "per-game": { "ms": 2_592_000_000_u64, "increment_ms": 0 } });
    let (made, players) = with_clock(&hall, time).await;
    let before = left_ms(&hall, &made).await;
    drop(players);
    hall.until_awake(0).await;
    tokio::time::sleep(Duration::from_secs(1)).await;
    let passed = before - left_ms(&hall, &made).await;
    assert!(passed >= 900, "{passed} ms have passed for a clock that ran for a second");
}

#[tokio::test]
async fn a_table_that_sleeps_wakes_when_its_clock_has_run_down() {
    let hall = Hall::open_with(|config| {
        config.timeouts.idle = SOON;
        config.timeouts.lease = Duration::from_millis(200);
    })
    .await;
    let (made, mut players) = with_clock(&hall, json!({ "per-move": { "ms": 5_000 } })).await;
    for player in &mut players {
        // What is to be decided first is decided by the clock.
        player.play_until(0).await.expect("the hall stays open");
    }
    drop(players);
    hall.until_awake(0).await;
    let entries = async || hall.count("barnyard_log_entries_total").await.expect("it is counted") as u64;
    let before = entries().await;
    let woken = async {
        while entries().await == before {
            tokio::time::sleep(SOON).await;
        }
    };
    tokio::time::timeout(super::players::LONG, woken).await.expect("the clock runs down and a bot moves");
    assert_eq!(look(&hall, &made, "").await.0, 200);
}

#[tokio::test]
async fn clocks_of_sleeping_tables_stand_still_while_the_hall_is_closed() {
    let mut hall = Hall::open_with(|config| {
        config.timeouts.idle = SOON;
        config.timeouts.lease = Duration::from_millis(200);
    })
    .await;
    let time = json!({ "per-game": { "ms": 600_000, "increment_ms": 0 } });
    let (made, players) = with_clock(&hall, time).await;
    drop(players);
    hall.until_awake(0).await;
    let before = left_ms(&hall, &made).await;
    hall.until_awake(0).await;
    hall.close().await;
    let closed = Duration::from_secs(3);
    tokio::time::sleep(closed).await;
    hall.start().await;
    let lost = before - left_ms(&hall, &made).await;
    assert!(u128::from(lost) < closed.as_millis(), "{lost} ms were lost");
}

#[tokio::test]
async fn one_address_has_only_so_many_tables_awake_and_in_a_day() {
    let rate = RateLimit::new(1_000, 1_000);
    let limits = AddressLimits {
        requests: rate,
        tables: rate,
        tables_per_day: 6.try_into().expect("more than none"),
        awake: 3,
        ..AddressLimits::default()
    };
    let hall = Hall::open_with(|config| {
        config.limits.address = Some(limits);
        config.behind_proxy = true;
        config.timeouts.idle = Duration::from_secs(2);
    })
    .await;
    let wish = json!({ "game": "kuhlorado", "seats": ["person", "person"] });
    let refused = async || {
        let headers = [("x-forwarded-for", "10.0.0.1")];
        let (status, answer) = call(hall.address, "POST", "/api/tables", &headers, &wish.to_string()).await;
        (status, answer["error"]["code"].as_str().unwrap_or_default().to_owned())
    };
    for _ in 0..3 {
        set_up_from(hall.address, "10.0.0.1", &wish).await;
    }
    assert_eq!(refused().await, (429, "too-many-tables".to_owned()));
    set_up_from(hall.address, "10.0.0.2", &wish).await;
    hall.until_awake(0).await;
    for _ in 0..2 {
        set_up_from(hall.address, "10.0.0.1", &wish).await;
    }
    assert_eq!(refused().await, (429, "too-many".to_owned()), "one more was asked for, and counts");
}

#[tokio::test]
async fn tables_at_which_nothing_happened_for_too_long_are_deleted_and_their_room_is_given_back() {
    let database = Database::sqlite();
    let mut hall = Hall::open_with(|config| {
        config.timeouts.idle = SOON;
        config.limits.messages = None;
        config.database = database.address();
    })
    .await;
    let (old, players) = hall.seated("kuhlorado", 2).await;
    drop(players);
    let (held, players) = hall.seated("kuhlorado", 2).await;
    let fresh = hall.table(json!({ "game": "kuhlorado", "seats": ["person", "person"] })).await;
    hall.until_awake(1).await;
    hall.close().await;
    drop(players);
    let pages = |database: &Database| {
        let file = rusqlite::Connection::open(database.address()).expect("the file opens");
        file.query_row("PRAGMA page_count", [], |row| row.get::<_, i64>(0)).expect("it is counted")
    };
    // A long log, as tables of older halls may have.
    let log = format!(
        "WITH RECURSIVE more (number) AS (SELECT 1000 UNION ALL SELECT number + 1 FROM more WHERE number < 1300)
         INSERT INTO entries (table_id, number, entry) SELECT '{}', number, randomblob(500) FROM more",
        old.id
    );
    database.run(&log).await;
    let before = pages(&database);
    let ages = format!(
        "UPDATE resting SET rested_at_ms = rested_at_ms - 40000000000 WHERE table_id <> '{}'",
        fresh.id
    );
    database.run(&ages).await;
    hall.start().await;
    let swept = async {
        while hall.count("barnyard_tables_deleted_total").await != Some(1.0) {
            tokio::time::sleep(SOON).await;
        }
    };
    tokio::time::timeout(super::players::LONG, swept).await.expect("what is old is deleted");
    assert_eq!(look(&hall, &old, "").await.0, 404);
    assert_eq!((look(&hall, &held, "").await.0, look(&hall, &fresh, "").await.0), (200, 200));
    hall.close().await;
    let after = pages(&database);
    assert!(after < before / 2, "{before} pages before, {after} after");
}
