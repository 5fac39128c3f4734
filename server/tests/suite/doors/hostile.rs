//! Floods, garbage, strangers' pages, and those who never say hello or never read.

use std::time::Duration;

use futures_util::SinkExt;
use serde_json::json;
use server::{AddressLimits, Rate};
use table::wire::{FromTable, Refusal, ToTable};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};

use super::callers::call;
use super::halls::{Hall, Made};
use super::players::{Player, dial, listen, say};

async fn table(hall: &Hall) -> Made {
    hall.table(json!({ "game": "kuhlorado", "seats": ["person", "person"] })).await
}

/// How the hall closes a socket over which this was sent.
async fn closed_after(hall: &Hall, messages: impl IntoIterator<Item = Message>) -> Option<u16> {
    let made = table(hall).await;
    let mut socket = dial(hall.address, &made.id).await.expect("the table is there");
    for message in messages {
        if socket.send(message).await.is_err() {
            break;
        }
    }
    loop {
        if let Err(frame) = listen(&mut socket).await {
            return frame.map(|frame| frame.code.into());
        }
    }
}

#[tokio::test]
async fn garbage_is_answered_and_changes_nothing() {
    let hall = Hall::open().await;
    let made = table(&hall).await;
    let mut socket = dial(hall.address, &made.id).await.expect("the table is there");
    let deep = "[".repeat(5_000);
    let garbage =
        ["", "{", "null", "[]", "\u{0}", r#"{"type":"hello","link":7}"#, r#"{"type":"dance"}"#, &deep];
    for text in garbage {
        socket.send(Message::text(text)).await.expect("the hall listens");
        let answer = listen(&mut socket).await;
        let refused = matches!(answer, Ok(FromTable::Sorry { code: Refusal::BadMessage, .. }));
        assert!(refused, "{text:.40}: {answer:?}");
    }
    say(&mut socket, &ToTable::Hello { link: None, seen: None, scenes: false }).await;
    assert!(matches!(listen(&mut socket).await, Ok(FromTable::Welcome { n: 1, .. })));
}

#[tokio::test]
async fn what_is_too_long_or_not_text_ends_the_line() {
    let hall = Hall::open().await;
    assert_eq!(closed_after(&hall, [Message::text("x".repeat(8_193))]).await, Some(1009));
    assert_eq!(closed_after(&hall, [Message::binary(vec![0; 10])]).await, Some(1003));
}

#[tokio::test]
async fn a_flood_ends_the_line_and_others_play_on() {
    let hall = Hall::open_with(|config| config.limits.messages = Some(Rate::new(10, 20))).await;
    let (_, mut players) = hall.seated("kuhlorado", 2).await;
    let flood = std::iter::repeat_n(Message::text("moo"), 1_000);
    assert_eq!(closed_after(&hall, flood).await, Some(4004));
    let steps = players[0].game.steps + 2;
    let all = players.iter_mut().map(|player| player.play_until(steps));
    assert!(futures_util::future::join_all(all).await.iter().all(Result::is_ok));
}

#[tokio::test]
async fn who_never_says_hello_is_sent_away() {
    let hall = Hall::open_with(|config| config.patience.hello = Duration::from_millis(100)).await;
    assert_eq!(closed_after(&hall, []).await, Some(4002));
    // Nor may a request take for ever to begin.
    let mut stream = TcpStream::connect(hall.address).await.expect("the hall listens");
    stream.write_all(b"GET /api/ga").await.expect("it can be written");
    let mut rest = Vec::new();
    stream.read_to_end(&mut rest).await.expect("the hall hangs up");
}

#[tokio::test]
async fn who_gives_no_sign_of_life_is_sent_away() {
    let hall = Hall::open_with(|config| config.patience.silence = Duration::from_millis(150)).await;
    let made = table(&hall).await;
    let mut socket = dial(hall.address, &made.id).await.expect("the table is there");
    say(&mut socket, &ToTable::Hello { link: None, seen: None, scenes: false }).await;
    // Not reading means not answering when asked for a sign of life.
    tokio::time::sleep(Duration::from_millis(400)).await;
    let frame = loop {
        if let Err(frame) = listen(&mut socket).await {
            break frame;
        }
    };
    assert_eq!(frame.map(|frame| frame.code.into()), Some(4003u16));
}

#[tokio::test]
async fn who_does_not_read_is_left_behind_and_others_play_on() {
    let hall = Hall::open_with(|config| config.patience.write = Duration::from_millis(200)).await;
    let (made, mut players) = hall.seated("kuhlorado", 2).await;
    let mut deaf = dial(hall.address, &made.id).await.expect("the table is there");
    // Asks for much and reads nothing.
    for _ in 0..150 {
        say(&mut deaf, &ToTable::Hello { link: None, seen: None, scenes: true }).await;
    }
    let all = players.iter_mut().map(|player| player.play_until(u32::MAX));
    assert!(futures_util::future::join_all(all).await.iter().all(Result::is_ok));
}

#[tokio::test]
async fn pages_of_others_open_no_sockets_and_change_nothing() {
    let hall = Hall::open().await;
    let made = table(&hall).await;
    let address = format!("ws://{}/api/tables/{}/socket", hall.address, made.id);
    for (origin, fine) in [
        (format!("http://{}", hall.address), true),
        ("http://barn.example".to_owned(), false),
        ("null".to_owned(), false),
    ] {
        let mut request = address.as_str().into_client_request().expect("a sound address");
        request.headers_mut().insert("origin", origin.parse().expect("a sound header"));
        match connect_async(request).await {
            Ok(_) => assert!(fine, "{origin}"),
            Err(Error::Http(response)) => {
                assert!(!fine && response.status() == 403, "{origin}: {response:?}");
            }
            Err(problem) => panic!("{origin}: {problem}"),
        }
    }
    let foreign = [("origin", "http://barn.example")];
    let (status, answer) = call(hall.address, "POST", "/api/tables", &foreign, "{}").await;
    assert_eq!((status, answer["error"]["code"].as_str()), (403, Some("foreign-origin")));
    assert_eq!(call(hall.address, "GET", "/api/games", &foreign, "").await.0, 200);
}

#[tokio::test]
async fn one_address_has_only_so_many_connections() {
    let hall = Hall::open_with(|config| {
        let rate = Rate::new(1_000, 1_000);
        config.limits.address = Some(AddressLimits { connections: 3, requests: rate, tables: rate });
    })
    .await;
    let made = table(&hall).await;
    let mut guests = Vec::new();
    while guests.len() < 3 {
        // A connection that has just been closed may still count.
        if let Ok(socket) = dial(hall.address, &made.id).await {
            guests.push(socket);
        }
    }
    assert!(dial(hall.address, &made.id).await.is_err());
    guests.clear();
    for _ in 0..1_000 {
        if dial(hall.address, &made.id).await.is_ok() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("those who have gone still count");
}

#[tokio::test]
async fn a_table_has_room_for_only_so_many() {
    let hall = Hall::open_with(|config| config.limits.viewers = 2).await;
    let made = table(&hall).await;
    let _first = Player::come(hall.address, &made.id, None).await;
    let _second = Player::come(hall.address, &made.id, None).await;
    let mut third = dial(hall.address, &made.id).await.expect("the table is there");
    let frame = listen(&mut third).await.expect_err("there is no room");
    assert_eq!(frame.map(|frame| frame.code.into()), Some(1013u16));
}
