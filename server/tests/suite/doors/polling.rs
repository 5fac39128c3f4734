//! Games without sockets.

use serde_json::{Value, json};

use super::callers::call;
use super::halls::{Hall, Made};

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

    async fn call(&mut self, method: &str, path: &str, body: &str) -> Vec<Value> {
        let path = format!("/api/tables/{}{path}", self.made.id);
        let headers = [("authorization", self.authorization.as_str())];
        let (status, answer) = call(self.hall.address, method, &path, &headers, body).await;
        assert_eq!(status, 200, "{answer}");
        answer["messages"].as_array().expect("a list of messages").clone()
    }

    /// Hears what has happened.
    async fn poll(&mut self, from: &str) {
        for message in self.call("GET", &format!("/poll{from}"), "").await {
            if let Some(n) = message["n"].as_u64() {
                self.n = n;
            }
            if message["game"].is_object() {
                self.game = message["game"].clone();
            }
        }
    }

    async fn send(&mut self, message: Value) -> Vec<Value> {
        self.call("POST", "/send", &message.to_string()).await
    }

    /// Plays to the end.
    async fn play(mut self) {
        while self.game["result"].is_null() {
            let moves = self.game["moves"].as_array().expect("a list of moves");
            if let Some(mv) = moves.get(self.n as usize % moves.len().max(1)).cloned() {
                self.keys += 1;
                let key = format!("k{}", self.keys);
                let expect = &self.game["version"];
                let play = json!({ "type": "play", "key": key, "expect": expect, "move": mv });
                let answers = self.send(play).await;
                assert!(
                    answers.iter().any(|answer| answer["type"] == "done" && answer["key"] == key),
                    "{answers:?}"
                );
            }
            self.poll(&format!("?from={}", self.n)).await;
        }
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
    let hall = Hall::open_with(|config| config.patience.poll = std::time::Duration::from_millis(50)).await;
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
