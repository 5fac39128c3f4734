//! Whole games over sockets, with breaks.

use std::time::Duration;

use engine::Record;
use serde_json::json;
use table::wire::{FromTable, ToTable};

use super::halls::Hall;
use super::http_client::get;
use super::players::{Player, dial, greet};

/// Everybody plays until so many steps have been played, or to the end.
async fn play_until(players: &mut [Player], steps: u32) {
    let all = players.iter_mut().map(|player| player.play_until(steps));
    for played in futures_util::future::join_all(all).await {
        played.expect("the hall stays open");
    }
}

#[tokio::test]
async fn people_play_every_game_to_the_end() {
    let hall = Hall::open().await;
    for facts in games::ALL {
        let (made, mut players) = hall.seated(facts.id, facts.seats.0).await;
        let (status, early) = get(hall.address, &format!("/api/tables/{}/record", made.id)).await;
        assert_eq!((status, early["error"]["code"].as_str()), (409, Some("not-over")), "{}", facts.id);
        let (_, seen) = get(hall.address, &format!("/api/tables/{}", made.id)).await;
        assert_ne!(seen["asked"], json!([]), "{}: somebody is to begin", facts.id);
        play_until(&mut players, u32::MAX).await;
        let (status, record) = get(hall.address, &format!("/api/tables/{}/record", made.id)).await;
        assert_eq!(status, 200, "{record}");
        let record = Record::from_value(&record).expect("it is a record");
        let again = games::replay(&record).expect("every step is legal");
        assert!(again.outcome().is_some(), "{}", facts.id);
        let (_, seen) = get(hall.address, &format!("/api/tables/{}", made.id)).await;
        assert_eq!((&seen["over"], &seen["table"]["game"]), (&json!(true), &json!(facts.id)));
    }
}

#[tokio::test]
async fn who_comes_back_goes_on_where_they_were() {
    let hall = Hall::open().await;
    for facts in games::ALL {
        let (_, mut players) = hall.seated(facts.id, facts.seats.0).await;
        play_until(&mut players, 12).await;
        for player in &mut players {
            let before = (player.seen, player.hash.clone());
            player.come_again(hall.address).await.expect("the table is there");
            assert_eq!((player.seen, player.hash.clone()), before, "{}", facts.id);
        }
        play_until(&mut players, u32::MAX).await;
    }
}

#[tokio::test]
async fn a_closed_hall_opens_again_with_every_table_as_it_was() {
    let mut hall = Hall::open().await;
    let mut tables = Vec::new();
    for facts in games::ALL {
        let (_, mut players) = hall.seated(facts.id, facts.seats.0).await;
        play_until(&mut players, 12).await;
        tables.push(players);
    }
    hall.restart().await;
    for players in &mut tables {
        // Those who were connected were told to come again.
        let left = players[0].play_until(u32::MAX).await.expect_err("the hall has closed");
        assert_eq!(left.map(|frame| frame.code.into()), Some(1012u16));
        for player in players.iter_mut() {
            let before = (player.seen, player.hash.clone());
            player.come_again(hall.address).await.expect("the table is there");
            assert!(player.seen >= before.0, "{} is before {}", player.seen, before.0);
        }
        play_until(players, u32::MAX).await;
    }
}

/// How long players may still think in all, as a hello is told.
async fn left_ms(hall: &Hall, table: &str) -> u64 {
    let mut socket = dial(hall.address, table).await.expect("the table is there");
    let welcome = greet(&mut socket, None, None).await.expect("a hello is answered");
    let FromTable::Welcome { clock: Some(clock), .. } = welcome else { panic!("{welcome:?}") };
    clock.left_ms.iter().sum()
}

#[tokio::test]
async fn clocks_stand_still_while_the_hall_is_closed() {
    let mut hall = Hall::open().await;
    let time = json!({ "per-game": { "ms": 600_000, "increment_ms": 0 } });
    let wish = json!({ "game": "kuhlorado", "seats": ["person", "easy"], "time": time });
    let made = hall.table(wish).await;
    let mut player = Player::come(hall.address, &made.id, made.links[0].as_deref()).await;
    player.sit().await;
    while !player.may_play() {
        player.hear().await.expect("the hall stays open");
    }
    let before = left_ms(&hall, &made.id).await;
    hall.close().await;
    let closed = Duration::from_secs(2);
    tokio::time::sleep(closed).await;
    hall.start().await;
    let lost = before.saturating_sub(left_ms(&hall, &made.id).await);
    assert!(u128::from(lost) < closed.as_millis(), "{lost} ms were lost");
}

#[tokio::test]
async fn bots_play_with_people_and_without() {
    let mut hall = Hall::open().await;
    let wish = json!({ "game": "goat-n-goat", "seats": ["person", "easy", "medium"] });
    let made = hall.table(wish).await;
    let mut player = Player::come(hall.address, &made.id, made.links[0].as_deref()).await;
    player.sit().await;
    player.play_until(u32::MAX).await.expect("the hall stays open");
    // A table of bots goes on by itself, also when the hall was closed for a while.
    let made = hall.table(json!({ "game": "kuhlorado", "seats": ["easy", "medium"] })).await;
    hall.restart().await;
    let mut spectator = Player::come(hall.address, &made.id, None).await;
    while !spectator.is_over() {
        spectator.hear().await.expect("the hall stays open");
    }
}

#[tokio::test]
async fn the_same_key_gets_the_same_answer_and_counts_once() {
    let mut hall = Hall::open().await;
    let (_, mut players) = hall.seated("kuhlorado", 2).await;
    play_until(&mut players, 6).await;
    let asked = players.iter().position(|player| !player.game.moves.is_empty()).expect("somebody must play");
    let player = &mut players[asked];
    player.play().await;
    let again = player.open.clone().expect("it was just sent");
    let sent_at = player.game.steps;
    while player.open.is_some() || player.game.steps == sent_at {
        player.hear().await.expect("the hall stays open");
    }
    let (first, steps) = (player.done.last().cloned(), player.game.steps);
    // At once, and after the hall has forgotten all it did not store.
    for round in 0..2 {
        if round == 1 {
            hall.restart().await;
            player.come_again(hall.address).await.expect("the table is there");
        }
        player.open = Some(again.clone());
        player.say(&ToTable::Play { key: again.0.clone(), expect: again.1, mv: again.2.clone() }).await;
        while player.open.is_some() {
            player.hear().await.expect("the hall stays open");
        }
        assert_eq!(player.done.last().cloned(), first);
        assert_eq!(player.game.steps, steps);
    }
}

#[tokio::test]
async fn tables_fall_asleep_and_wake_and_empty_ones_are_closed_at_the_end() {
    let soon = Duration::from_millis(20);
    let hall = Hall::open_with(|config| {
        config.timeouts.idle = soon;
        config.timeouts.finished = soon;
    })
    .await;
    let (made, mut players) = hall.seated("kuhlorado", 2).await;
    play_until(&mut players, 6).await;
    let links = made.links.clone();
    let before = players[0].hash.clone();
    drop(players);
    hall.until_awake(0).await;
    let mut players = Vec::new();
    for link in &links {
        players.push(Player::come(hall.address, &made.id, link.as_deref()).await);
    }
    assert_eq!(players[0].hash, before);
    play_until(&mut players, u32::MAX).await;
    drop(players);
    hall.until_awake(0).await;
    let (status, closed) = get(hall.address, &format!("/api/tables/{}/poll", made.id)).await;
    assert_eq!((status, closed["error"]["code"].as_str()), (410, Some("table-closed")));
    let (status, _) = get(hall.address, &format!("/api/tables/{}/record", made.id)).await;
    assert_eq!(status, 200);
}

#[tokio::test]
async fn who_opens_a_hall_again_lets_tables_sleep_at_which_nothing_was_going_on() {
    let mut hall = Hall::open_with(|config| config.timeouts.idle = Duration::from_millis(20)).await;
    let (asleep, players) = hall.seated("kuhlorado", 2).await;
    drop(players);
    hall.until_awake(0).await;
    let (awake, _players) = hall.seated("kuhlorado", 2).await;
    assert_eq!(hall.close_and_look().await, [awake.id]);
    hall.start().await;
    for link in &asleep.links {
        Player::come(hall.address, &asleep.id, link.as_deref()).await;
    }
}
