//! Bots under attack: nobody's bots wait behind a flood of somebody else's, and none tells by its pace what it holds.

use std::net::SocketAddr;
use std::time::Duration;

use serde_json::{Value, json};
use table::log::{Entry, Fact, Mover};
use table::wire::{FromTable, ToTable};
use tokio::time::{sleep, timeout};

use super::halls::{Hall, Made, made};
use super::http_client::call;
use super::players::{LONG, Player};

const SHORT: Duration = Duration::from_millis(5);

/// Sets up a table for somebody behind the proxy who has this address.
pub(crate) async fn set_up_from(hall: SocketAddr, address: &str, wish: &Value) -> Made {
    let headers = [("x-forwarded-for", address)];
    let (status, answer) = call(hall, "POST", "/api/tables", &headers, &wish.to_string()).await;
    assert_eq!(status, 201, "{answer}");
    made(&answer)
}

async fn until(mut holds: impl AsyncFnMut() -> bool) {
    let waiting = async {
        while !holds().await {
            sleep(SHORT).await;
        }
    };
    timeout(LONG, waiting).await.expect("it happens some time");
}

#[tokio::test]
async fn a_flood_of_experts_from_one_address_waits_behind_one_bot_of_another() {
    let hall = Hall::open_with(|config| config.behind_proxy = true).await;
    let crowd = json!({ "game": "goat-n-goat", "seats": ["expert", "expert", "expert", "expert", "expert"] });
    let mut lookers = Vec::new();
    for _ in 0..30 {
        let made = set_up_from(hall.address, "10.0.0.1", &crowd).await;
        lookers.push(Player::come(hall.address, &made.id, None).await);
    }
    let count = async |name: &str| hall.count(name).await.expect("it is counted") as u64;
    until(async || count("barnyard_bots_waiting").await >= 25).await;
    until(async || count("barnyard_bot_seconds_count").await >= 1).await;

    let wish = json!({ "game": "kuhlorado", "seats": ["expert", "person"], "grace_ms": 0 });
    let made = set_up_from(hall.address, "10.0.0.2", &wish).await;
    let mut player = Player::come(hall.address, &made.id, made.links[1].as_deref()).await;
    let before = count("barnyard_bot_seconds_count").await;
    player.sit().await;
    let (mut own, mut waits) = (0, player.game.moves.is_empty());
    while own < 2 {
        if player.may_play() {
            player.play().await;
        }
        player.hear().await.expect("the hall stays open");
        // Whenever the person may go on, the bot has decided something.
        own += u64::from(waits && !player.game.moves.is_empty());
        waits = player.game.moves.is_empty();
    }
    let thought = count("barnyard_bot_seconds_count").await - before;
    assert!(thought < 20, "{thought} decisions were made before {own} turns of one table");
    assert!(count("barnyard_bots_waiting").await <= 151, "one for each seat");
}

#[tokio::test]
async fn who_calls_a_bot_and_sends_it_away_again_leaves_one_decision_waiting() {
    let hall = Hall::open_with(|config| config.limits.messages = None).await;
    let (_, mut players) = hall.seated("kuhlorado", 2).await;
    let all = players.iter_mut().map(|player| player.play_until(4));
    assert!(futures_util::future::join_all(all).await.iter().all(Result::is_ok));
    let asked = players.iter().position(|player| !player.game.moves.is_empty()).expect("somebody must play");
    let player = &mut players[asked];
    for _ in 0..300 {
        player.say(&ToTable::StandIn { level: Some(players::Level::Expert) }).await;
        player.say(&ToTable::SendBotAway {}).await;
        // What is told is read, so that the connection stays open.
        player.say(&ToTable::Story { from: 0 }).await;
        while !matches!(player.hear().await.expect("the connection stays open"), FromTable::Story { .. }) {}
    }
    let waiting = hall.count("barnyard_bots_waiting").await.expect("it is counted");
    assert!(waiting <= 1.0, "{waiting} decisions wait for one seat");
    drop(players);
    until(async || hall.count("barnyard_bots_waiting").await == Some(0.0)).await;
}

#[tokio::test]
async fn a_bot_answers_no_sooner_when_it_has_no_choice() {
    let least = Duration::from_millis(40);
    let mut hall = Hall::open_with(|config| config.timeouts.bot_delay = least).await;
    let made = hall.table(json!({ "game": "kuhlorado", "seats": ["easy", "hard"] })).await;
    let mut spectator = Player::come(hall.address, &made.id, None).await;
    while spectator.game.steps < 20 {
        spectator.hear().await.expect("the hall stays open");
    }
    let log: Vec<Entry> = hall.close_and_read(&made.id).await;
    let took: Vec<u32> = log
        .iter()
        .filter_map(|entry| match &entry.fact {
            Fact::Moved { by: Mover::Bot, ms, .. } => Some(*ms),
            _ => None,
        })
        .collect();
    // Whole milliseconds are counted, from a moment before the bot was asked.
    assert!(took.len() >= 5 && took.iter().all(|ms| u128::from(ms + 1) >= least.as_millis()), "{took:?}");
}

/// Plays against a bot for some steps.
async fn play_against(hall: &Hall, game: &str, bot: &str) -> Player {
    let made = hall.table(json!({ "game": game, "seats": ["person", bot] })).await;
    let mut player = Player::come(hall.address, &made.id, made.links[0].as_deref()).await;
    player.sit().await;
    player.play_until(16).await.expect("the hall stays open");
    player
}

#[tokio::test]
async fn a_bot_that_remembers_its_search_is_kept_until_its_table_closes() {
    let hall = Hall::open_with(|config| config.timeouts.idle = SHORT).await;
    let kept = async || hall.count("barnyard_bots_kept").await;
    // One has no search to remember, the other may not go on from one: what it assumed about cards may be wrong.
    let forgetful =
        [play_against(&hall, "kuhlorado", "easy").await, play_against(&hall, "goat-n-goat", "hard").await];
    assert_eq!(kept().await, Some(0.0));
    let player = play_against(&hall, "kuhlorado", "hard").await;
    until(async || kept().await == Some(1.0)).await;
    drop((player, forgetful));
    until(async || kept().await == Some(0.0)).await;
}
