//! A visit to a hall that says what a test wants.

use table::fairness::Contribution;
use tokio::net::TcpListener;
use tokio_tungstenite::accept_async;

use super::*;

fn read(text: &str) -> FromTable {
    wire::read_answer(text.as_bytes()).expect("it is a message")
}

fn news(from: u64, n: u64, hash: &str) -> FromTable {
    read(&format!(r#"{{"type":"news","from":{from},"n":{n},"hash":"{hash}","what":[]}}"#))
}

/// A welcome with a number.
fn welcome(n: u64) -> FromTable {
    let hash = wire::Json::from(&serde_json::json!({})).hash();
    let luck = serde_json::json!({"commitment": "00".repeat(32), "contributions": [null]});
    let table = serde_json::json!({
        "id": "t1", "game": "goose-chase", "options": null, "number": 1, "seats": [{"here": true}], "host": 0,
        "paused": false, "chat": true, "spectators": true, "rematch": [], "luck": luck,
    });
    let game = serde_json::json!({"steps": 0, "view": {}, "asked": [0], "version": 0, "moves": ["plus"]});
    read(
        &serde_json::json!({
            "type": "welcome", "n": n, "hash": hash, "you": 0, "missed": null, "table": table, "game": game,
        })
        .to_string(),
    )
}

/// A hall that says what a test wants.
struct PretendHall(WebSocketStream<TcpStream>);

impl PretendHall {
    async fn open(listener: &TcpListener) -> PretendHall {
        let (stream, _) = listener.accept().await.expect("somebody comes");
        PretendHall(accept_async(stream).await.expect("they speak our language"))
    }

    async fn tell(&mut self, message: &FromTable) {
        self.0.send(Message::text(wire::write_answer(message))).await.expect("they listen");
    }

    async fn hear(&mut self) -> ToTable {
        let message = self.0.next().await.expect("they speak").expect("it is a message");
        wire::read(&message.into_data()).expect("it is one of ours")
    }
}

fn hello(seen: Option<u64>) -> ToTable {
    ToTable::Hello { link: Some("5ec4e7".to_owned()), seen, scenes: false }
}

#[tokio::test]
async fn a_visit_comes_back_and_says_again_what_was_not_answered() {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("there is a free port");
    let address = listener.local_addr().expect("it listens");
    let link = format!("http://{address}/#/table/t1/5ec4e7").parse().expect("it is a link");
    let mut visit = Visit::start(link, false);
    let mut hall = PretendHall::open(&listener).await;
    assert_eq!(hall.hear().await, hello(None));
    hall.tell(&welcome(2)).await;
    assert!(matches!(visit.next().await, Event::Heard(heard) if *heard == welcome(2)));
    // A wrong hash: the news goes no further, and everything is asked for anew.
    hall.tell(&news(2, 3, "bb")).await;
    assert_eq!(hall.hear().await, hello(None));
    hall.tell(&welcome(5)).await;
    assert!(matches!(visit.next().await, Event::Heard(heard) if *heard == welcome(5)));
    // A move without an answer, a sitting down that need not be said again, and a hall that goes.
    let play = ToTable::Play { key: "k1".to_owned(), expect: 0, mv: "plus".to_owned() };
    visit.say(ToTable::Sit { name: "Ida".to_owned(), contribution: Contribution::NONE, link: None });
    visit.say(play.clone());
    assert!(matches!(hall.hear().await, ToTable::Sit { .. }));
    assert_eq!(hall.hear().await, play);
    drop(hall);
    assert!(matches!(visit.next().await, Event::Lost(_)));
    let mut hall = PretendHall::open(&listener).await;
    assert_eq!(hall.hear().await, hello(Some(5)));
    hall.tell(&welcome(6)).await;
    assert_eq!(hall.hear().await, play);
}

#[tokio::test]
async fn a_seat_that_somebody_else_holds_is_not_asked_for_again() {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("there is a free port");
    let address = listener.local_addr().expect("it listens");
    let link = format!("http://{address}/#/table/t1/5ec4e7").parse().expect("it is a link");
    let mut visit = Visit::start(link, false);
    let mut hall = PretendHall::open(&listener).await;
    assert_eq!(hall.hear().await, hello(None));
    let code = Refusal::SeatTaken;
    let message = code.sentence().to_owned();
    hall.tell(&FromTable::Sorry { key: None, code, message, why: None }).await;
    assert!(matches!(visit.next().await, Event::Ended(why) if why == "this seat is taken"));
}
