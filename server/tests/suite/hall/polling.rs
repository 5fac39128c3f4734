//! Games without sockets.

use std::time::Duration;

use serde_json::{Value, json};
use server::Config;
use table::wire::ToTable;

use super::halls::{Hall, Made};
use super::http_client::{call, get};
use super::players::Player;
use crate::Database;

/// A viewer's program that has only plain HTTP.
struct Poller<'a> {
    hall: &'a Hall,
    made: &'a Made,
    authorization: String,
    n: u64,
    game: Value,
    keys: u32,
}

impl<'a> Poller<'a> {
    async fn come(hall: &'a Hall, made: &'a Made, seat: usize) -> Poller<'a> {
        let authorization = format!("Bearer {}", made.links[seat].as_deref().expect("a person's seat"));
        let mut poller = Poller { hall, made, authorization, n: 0, game: Value::Null, keys: 0 };
        poller.poll("").await;
        let contribution = "0f".repeat(32);
        poller
            .send(json!({ "type": "sit", "name": format!("Poller {seat}"), "contribution": contribution }))
            .await;
        poller
    }

    /// Asks for something, and takes in what is told.
    async fn call(&mut self, method: &str, path: &str, body: &str) -> Vec<Value> {
        let path = format!("/api/tables/{}{path}", self.made.id);
        let headers = [("authorization", self.authorization.as_str())];
        let (status, answer) = call(self.hall.address, method, &path, &headers, body).await;
        assert_eq!(status, 200, "{answer}");
        let messages = answer["messages"].as_array().expect("a list of messages");
        for message in messages {
            self.keep_up(message);
        }
        messages.clone()
    }

    fn keep_up(&mut self, message: &Value) {
        // What is answered to something sent may leave out what happened just before.
        if message["type"] == "welcome" || message["from"] == self.n {
            self.n = message["n"].as_u64().expect("welcomes and news have numbers");
            if message["game"].is_object() {
                self.game = message["game"].clone();
            }
        }
    }

    /// Hears what has happened.
    async fn poll(&mut self, from: &str) {
        self.call("GET", &format!("/poll{from}"), "").await;
    }

    async fn send(&mut self, message: Value) -> Vec<Value> {
        self.call("POST", "/send", &message.to_string()).await
    }

    /// Plays to the end.
    async fn play(mut self) {
        while self.game["result"].is_null() {
            let moves = self.game["moves"].as_array().expect("a list of moves");
            let done = match moves.get(self.n as usize % moves.len().max(1)).cloned() {
                Some(mv) => self.make(mv).await,
                None => u64::MAX,
            };
            if self.n < done {
                self.poll(&format!("?from={}", self.n)).await;
            }
        }
    }

    /// Makes a move; gives its number.
    async fn make(&mut self, mv: Value) -> u64 {
        self.keys += 1;
        let (key, expect) = (format!("k{}", self.keys), self.game["version"].clone());
        let answers = self.send(json!({ "type": "play", "key": key, "expect": expect, "move": mv })).await;
        let done = answers.iter().find(|answer| answer["type"] == "done" && answer["key"] == key);
        done.and_then(|done| done["n"].as_u64()).unwrap_or_else(|| panic!("{answers:?}"))
    }
}

#[tokio::test]
async fn a_game_can_be_played_without_sockets() {
    let hall = Hall::open().await;
    let made = hall.table(json!({ "game": "goat-n-goat", "seats": ["person", "person"] })).await;
    let first = Poller::come(&hall, &made, 0).await;
    let second = Poller::come(&hall, &made, 1).await;
    tokio::join!(first.play(), second.play());
}

#[tokio::test]
async fn a_poll_without_news_is_answered_with_nothing() {
    let hall = Hall::open_with(|config| config.timeouts.poll = Duration::from_millis(50)).await;
    let made = hall.table(json!({ "game": "kuhlorado", "seats": ["person", "person"] })).await;
    let mut poller = Poller::come(&hall, &made, 0).await;
    poller.poll(&format!("?from={}", poller.n)).await;
    let n = poller.n;
    // The second time nothing has happened; presence may be told, but nothing with a number.
    poller.poll(&format!("?from={n}")).await;
    assert_eq!(poller.n, n);
}

#[tokio::test]
async fn polls_and_posts_are_refused_like_hellos() {
    let hall = Hall::open().await;
    let wish = json!({ "game": "kuhlorado", "seats": ["person", "easy"], "spectators": false });
    let made = hall.table(wish).await;
    let path = |end: &str| format!("/api/tables/{}/{end}", made.id);
    let wrong = [("authorization", "Bearer 00000000000000000000")];
    let refused = [
        (call(hall.address, "GET", &path("poll"), &[], "").await, 403, "no-spectators"),
        (call(hall.address, "GET", &path("poll"), &wrong, "").await, 403, "no-such-link"),
        (call(hall.address, "POST", &path("send"), &wrong, r#"{"type":"pause"}"#).await, 403, "no-such-link"),
        (call(hall.address, "POST", &path("send"), &wrong, r#"{"type":"dance"}"#).await, 400, "bad-message"),
        (call(hall.address, "POST", &path("send"), &wrong, &"x".repeat(9_000)).await, 400, "bad-message"),
        (call(hall.address, "GET", "/api/tables/nowhere/poll", &[], "").await, 404, "no-such-table"),
    ];
    for ((status, answer), expected, code) in refused {
        assert_eq!((status, answer["error"]["code"].as_str()), (expected, Some(code)), "{answer}");
    }
}

/// Two halls that share a database, in which nothing can be waited for: whoever waits for a time to pass, waits for
/// ever.
async fn neighbours(database: &Database) -> (Hall, Hall) {
    let patient = |config: &mut Config| {
        config.database = database.address();
        config.timeouts.poll = Duration::from_hours(1);
        config.timeouts.lease = Duration::from_hours(1);
    };
    tokio::join!(Hall::open_with(patient), Hall::open_with(patient))
}

#[tokio::test]
async fn tables_of_other_halls_can_be_played_at_without_sockets() {
    let Some(database) = Database::postgres("polling").await else { return };
    let (first, second) = neighbours(&database).await;
    let made = first.table(json!({ "game": "goat-n-goat", "seats": ["person", "person"] })).await;
    let here = Poller::come(&first, &made, 0).await;
    let there = Poller::come(&second, &made, 1).await;
    tokio::join!(here.play(), there.play());
    let record = format!("/api/tables/{}/record", made.id);
    assert_eq!(get(first.address, &record).await, get(second.address, &record).await);
    drop((first, second));
    database.clear().await;
}

#[tokio::test]
async fn a_poll_goes_on_with_the_line_of_the_last() {
    let Some(database) = Database::postgres("polls_in_a_row").await else { return };
    let (first, second) = neighbours(&database).await;
    let made = first.table(json!({ "game": "kuhlorado", "seats": ["person", "person"] })).await;
    let mut poller = Poller::come(&second, &made, 1).await;
    let mut talker = Player::come(first.address, &made.id, made.links[0].as_deref()).await;
    talker.sit().await;
    while poller.n < talker.seen {
        poller.poll(&format!("?from={}", poller.n)).await;
    }
    let told = async || first.count("barnyard_messages_told_total").await.expect("it is counted") as u64;
    let before = told().await;
    for round in 1..=5 {
        talker.say(&ToTable::Chat { text: "Moo.".to_owned() }).await;
        let from = poller.n;
        poller.poll(&format!("?from={from}")).await;
        assert_eq!(poller.n, from + 1);
        talker.hear().await.expect("the hall stays open");
        assert_eq!(told().await, before + round * 2, "news for two, and no other welcome");
    }
    drop((first, second));
    database.clear().await;
}
