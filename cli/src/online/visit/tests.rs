//! A visit to a hall that says what a test wants.

use engine::Seat;
use table::Client;
use table::client::{Effect, Ending};
use table::wire::Refusal;
use tokio::net::TcpListener;
use tokio_tungstenite::accept_async;

use super::*;
use crate::online::{OwnLink, client};

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

/// A client and its way to the table.
struct Visitor {
    visit: Visit,
    client: Client,
}

impl Visitor {
    /// Somebody who goes to the hall at this listener.
    fn start(listener: &TcpListener, own: Option<&OwnLink>) -> Visitor {
        let address = listener.local_addr().expect("it listens");
        let link: Link = format!("http://{address}/#/table/t1/5ec4e7").parse().expect("it is a link");
        Visitor { client: client(&link, own), visit: Visit::start(link) }
    }

    /// Lives through events until one is no hello; tells what it was, and what it means.
    async fn next(&mut self) -> (Event, Vec<Effect>) {
        loop {
            let event = self.visit.next().await;
            let effects = match &event {
                Event::Connected => {
                    self.visit.say(self.client.connected());
                    continue;
                }
                Event::Heard(message) => self.client.hear((**message).clone(), 0),
                Event::Lost(_) => {
                    self.client.disconnected();
                    Vec::new()
                }
                Event::Ended(_) => Vec::new(),
            };
            for effect in &effects {
                if let Effect::Say(message) = effect {
                    self.visit.say(message.clone());
                }
            }
            return (event, effects);
        }
    }

    /// What the next message means.
    async fn hear(&mut self) -> Vec<Effect> {
        match self.next().await {
            (Event::Heard(_), effects) => effects,
            (other, _) => panic!("no message: {other:?}"),
        }
    }

    /// Comes back after the connection was lost: it is when the hall hears a hello that this is over.
    async fn comes_back(&mut self, listener: &TcpListener) -> PretendHall {
        assert!(matches!(self.next().await, (Event::Lost(_), _)));
        let hall = PretendHall::open(listener).await;
        assert!(matches!(self.visit.next().await, Event::Connected));
        self.visit.say(self.client.connected());
        hall
    }
}

fn hello(seen: Option<u64>) -> ToTable {
    ToTable::Hello { link: Some("5ec4e7".to_owned()), seen, scenes: false }
}

async fn listener() -> TcpListener {
    TcpListener::bind("127.0.0.1:0").await.expect("there is a free port")
}

/// Somebody who has come to a hall; it has not heard their hello yet.
async fn visited(own: Option<&OwnLink>) -> (TcpListener, Visitor, PretendHall) {
    let listener = listener().await;
    let mut visitor = Visitor::start(&listener, own);
    let hall = PretendHall::open(&listener).await;
    assert!(matches!(visitor.visit.next().await, Event::Connected));
    visitor.visit.say(visitor.client.connected());
    (listener, visitor, hall)
}

#[tokio::test]
async fn a_visit_comes_back_and_says_again_what_was_not_answered() {
    let (listener, mut visitor, mut hall) = visited(None).await;
    assert_eq!(hall.hear().await, hello(None));
    hall.tell(&welcome(2)).await;
    assert!(matches!(visitor.hear().await[..], [Effect::Welcome { .. }, Effect::Holds(_)]));
    // A wrong hash: the news goes no further, and everything is asked for anew.
    hall.tell(&news(2, 3, "bb")).await;
    assert_eq!(visitor.hear().await, [Effect::Say(hello(None))]);
    assert_eq!(hall.hear().await, hello(None));
    hall.tell(&welcome(5)).await;
    assert!(matches!(visitor.hear().await[..], [Effect::Welcome { .. }]));
    // A move without an answer, and a hall that goes.
    let play = visitor.client.play("k1".to_owned(), "plus".to_owned()).expect("they hold a seat");
    visitor.visit.say(play.clone());
    assert_eq!(hall.hear().await, play);
    drop(hall);
    let mut hall = visitor.comes_back(&listener).await;
    assert_eq!(hall.hear().await, hello(Some(5)));
    hall.tell(&welcome(6)).await;
    visitor.hear().await;
    assert_eq!(hall.hear().await, play);
}

#[tokio::test]
async fn what_is_said_without_a_connection_is_said_after_the_next_hello() {
    let (listener, mut visitor, mut hall) = visited(None).await;
    assert_eq!(hall.hear().await, hello(None));
    hall.tell(&welcome(2)).await;
    visitor.hear().await;
    drop(hall);
    assert!(matches!(visitor.next().await, (Event::Lost(_), _)));
    let chat = ToTable::Chat { text: "moo".to_owned() };
    visitor.visit.say(chat.clone());
    let mut hall = PretendHall::open(&listener).await;
    assert!(matches!(visitor.visit.next().await, Event::Connected));
    visitor.visit.say(visitor.client.connected());
    assert_eq!(hall.hear().await, hello(Some(2)));
    assert_eq!(hall.hear().await, chat);
}

/// Whether a client was refused with this code.
fn is_refused(effects: &[Effect], code: Refusal) -> bool {
    matches!(effects, [Effect::Ended(Ending::Refused { code: why, .. })] if *why == code)
}

#[tokio::test]
async fn a_seat_that_somebody_else_holds_is_not_asked_for_again() {
    let (_listener, mut visitor, mut hall) = visited(None).await;
    assert_eq!(hall.hear().await, hello(None));
    hall.tell(&sorry(Refusal::SeatTaken)).await;
    assert!(is_refused(&visitor.hear().await, Refusal::SeatTaken));
}

/// A link of one's own that is on no disk.
fn own(known: bool) -> OwnLink {
    OwnLink { secret: "0".repeat(40), luck: "1".repeat(40), known, unkept: None }
}

fn hello_with(link: &str) -> ToTable {
    ToTable::Hello { link: Some(link.to_owned()), seen: None, scenes: false }
}

fn sorry(code: Refusal) -> FromTable {
    FromTable::Sorry { key: None, code, message: code.sentence().to_owned(), why: None }
}

#[tokio::test]
async fn who_sits_down_does_so_under_their_own_link_and_comes_back_with_it_when_the_answer_is_lost() {
    let own = own(false);
    let (listener, mut visitor, mut hall) = visited(Some(&own)).await;
    assert_eq!(hall.hear().await, hello_with("5ec4e7"));
    hall.tell(&welcome(2)).await;
    assert!(visitor.hear().await.contains(&Effect::Holds("5ec4e7".to_owned())));
    let sit = visitor.client.sit("Ida".to_owned()).expect("the table was heard");
    visitor.visit.say(sit);
    assert!(matches!(hall.hear().await, ToTable::Sit { link: Some(link), .. } if link == own.secret));
    drop(hall);
    let mut hall = visitor.comes_back(&listener).await;
    assert!(matches!(hall.hear().await, ToTable::Hello { link: Some(link), .. } if link == "5ec4e7"));
    hall.tell(&sorry(Refusal::SeatTaken)).await;
    visitor.hear().await;
    assert!(matches!(hall.hear().await, ToTable::Hello { link: Some(link), .. } if link == own.secret));
    hall.tell(&welcome(3)).await;
    assert!(visitor.hear().await.contains(&Effect::Holds(own.secret.clone())));
}

#[tokio::test]
async fn a_link_that_was_used_before_is_tried_first_and_the_invitation_then() {
    let own = own(true);
    let (_listener, mut visitor, mut hall) = visited(Some(&own)).await;
    assert_eq!(hall.hear().await, hello_with(&own.secret));
    hall.tell(&sorry(Refusal::NoSuchLink)).await;
    visitor.hear().await;
    assert_eq!(hall.hear().await, hello_with("5ec4e7"));
    hall.tell(&sorry(Refusal::SeatTaken)).await;
    assert!(is_refused(&visitor.hear().await, Refusal::NoSuchLink), "the first answer is told");
}

/// How a visit ends to a hall that answers a hello with this.
async fn ended(answer: String) -> String {
    let (_listener, mut visitor, mut hall) = visited(None).await;
    hall.hear().await;
    // The hall may not get rid of all of it.
    _ = hall.0.send(Message::text(answer)).await;
    loop {
        match visitor.next().await.0 {
            Event::Ended(why) => return why,
            Event::Heard(_) | Event::Connected => {}
            Event::Lost(why) => panic!("it comes back: {why}"),
        }
    }
}

#[tokio::test]
async fn what_cannot_be_is_not_shown() {
    let absurd = |path: &[&str], value: serde_json::Value| {
        let mut message: serde_json::Value =
            serde_json::from_str(&wire::write_answer(&welcome(2))).expect("it is JSON");
        let place = path.iter().fold(&mut message, |at, name| &mut at[*name]);
        *place = value;
        message.to_string()
    };
    let piece =
        serde_json::json!({"text": "x", "tint": "red", "look": "plain", "name": {"id": "x", "args": []}});
    let grid = |columns: u8| {
        let shape = serde_json::json!({"grid": {"columns": columns, "squares": [piece]}});
        serde_json::json!({"asks": null, "areas": [{"name": {"id": "x", "args": []}, "seat": null, "shape": shape}]})
    };
    let scores = serde_json::json!({"scores": [1, 2, 3, 4, 5, 6, 7], "winners": [0], "ended": "x"});
    let clock = serde_json::json!({"left_ms": [u64::MAX], "running": [0]});
    for (path, value) in [
        (&["you"][..], 200.into()),
        (&["you"], 1.into()),
        (&["table", "seats"], serde_json::json!([])),
        (&["table", "seats"], serde_json::json!(vec![serde_json::json!({"here": true}); 300])),
        (&["table", "host"], 255.into()),
        (&["table", "seats"], serde_json::json!([{"here": true, "name": "x".repeat(1_000)}])),
        (&["game", "moves"], vec!["m"; 100_000].into()),
        (&["game", "asked"], vec![5].into()),
        (&["game", "result"], scores),
        (&["game", "scene"], grid(200)),
        (&["game", "scene"], grid(0)),
        (&["clock"], clock),
        (&["missed"], serde_json::json!([{"type": "sat", "seat": 255, "name": "Eve"}])),
    ] {
        let why = ended(absurd(path, value)).await;
        assert!(why.contains("cannot be"), "{path:?}: {why}");
    }
}

#[tokio::test]
async fn a_hall_that_says_too_much_is_left() {
    let why = ended("x".repeat(LONGEST_MESSAGE + 1)).await;
    assert!(why.contains("more than anybody could read"), "{why}");
    let (_listener, mut visitor, mut hall) = visited(None).await;
    hall.hear().await;
    hall.tell(&welcome(2)).await;
    let flood = tokio::spawn(async move {
        let moo = FromTable::Reaction { seat: Seat(0), with: wire::Reaction::Moo };
        let text = wire::write_answer(&moo);
        let mut sent = 0u32;
        // Until it is left; bounded all the same.
        while sent < 100_000 && hall.0.send(Message::text(text.clone())).await.is_ok() {
            sent += 1;
        }
        sent
    });
    let (heard, why) = loop_until_end(&mut visitor.visit).await;
    assert!(why.contains("more than anybody could read") && heard < 10_000, "{heard}: {why}");
    drop(visitor);
    assert!(flood.await.expect("it ends") < 100_000);
}

async fn loop_until_end(visit: &mut Visit) -> (u32, String) {
    let mut heard = 0;
    loop {
        match visit.next().await {
            // It should not have to be the hall who gives up.
            Event::Ended(why) | Event::Lost(why) => return (heard, why),
            _ => heard += 1,
        }
    }
}
