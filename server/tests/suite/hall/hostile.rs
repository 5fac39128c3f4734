//! Floods, garbage, strangers' pages, and those who never say hello or never read.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::SinkExt;
use serde_json::json;
use server::{AddressLimits, RateLimit};
use table::wire::{FromTable, Refusal, ToTable};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};

use super::halls::{Hall, Made};
use super::http_client::call;
use super::players::{LONG, Player, dial, listen, say};

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

/// Bytes that are no frames of a viewer, each in another way.
pub(crate) fn strange_frames() -> Vec<Vec<u8>> {
    let mask = [0; 4];
    let too_long_to_be = [&[0x81, 0xff][..], &u64::MAX.to_be_bytes(), &mask].concat();
    let long_ping = [&[0x89, 0xfe, 0x01, 0x00][..], &mask, &[0; 256]].concat();
    let not_utf8 = [&[0x81, 0x82][..], &mask, &[0xc3, 0x28]].concat();
    let empty = |first: u8| [&[first, 0x80][..], &mask].concat();
    let (reserved_bits, no_such_kind, end_without_begin, ping_in_parts) =
        (empty(0xf1), empty(0x83), empty(0x80), empty(0x09));
    let not_masked = b"\x81\x02hi".to_vec();
    vec![
        too_long_to_be,
        long_ping,
        not_utf8,
        reserved_bits,
        no_such_kind,
        end_without_begin,
        ping_in_parts,
        not_masked,
    ]
}

/// Opens a socket by hand, sends this over it, and gives what the hall says until it hangs up.
pub(crate) async fn speak_strangely(hall: SocketAddr, table: &str, bytes: &[u8]) -> Vec<u8> {
    let mut stream = TcpStream::connect(hall).await.expect("the hall listens");
    let request = format!(
        "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {hall}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    );
    stream.write_all(request.as_bytes()).await.expect("it can be written");
    stream.write_all(bytes).await.expect("it can be written");
    let mut answer = Vec::new();
    // Who has said such things may be cut off without ceremony.
    _ = timeout(LONG, stream.read_to_end(&mut answer)).await.expect("the hall hangs up");
    answer
}

#[tokio::test]
async fn what_is_no_frame_ends_the_line() {
    let hall = Hall::open().await;
    let made = table(&hall).await;
    for frame in strange_frames() {
        let answer = speak_strangely(hall.address, &made.id, &frame).await;
        let code = |code: u16| answer.windows(2).any(|bytes| bytes == code.to_be_bytes());
        let told = String::from_utf8_lossy(&answer).into_owned();
        assert!(told.starts_with("HTTP/1.1 101"), "{frame:?}: {told}");
        let garbled = code(1002) && told.contains("nobody speaks like that");
        assert!(garbled || (code(1009) && told.contains("8 KiB")), "{frame:?}: {told}");
    }
}

#[tokio::test]
async fn a_flood_ends_the_line_and_others_play_on() {
    let hall = Hall::open_with(|config| config.limits.messages = Some(RateLimit::new(10, 20))).await;
    let (_, mut players) = hall.seated("kuhlorado", 2).await;
    let flood = std::iter::repeat_n(Message::text("moo"), 1_000);
    assert_eq!(closed_after(&hall, flood).await, Some(4004));
    let steps = players[0].game.steps + 2;
    let all = players.iter_mut().map(|player| player.play_until(steps));
    assert!(futures_util::future::join_all(all).await.iter().all(Result::is_ok));
}

#[tokio::test]
async fn who_never_says_hello_is_sent_away() {
    let hall = Hall::open_with(|config| config.timeouts.hello = Duration::from_millis(100)).await;
    assert_eq!(closed_after(&hall, []).await, Some(4002));
}

#[tokio::test]
async fn no_request_may_take_for_ever() {
    let hall = Hall::open_with(|config| config.timeouts.hello = Duration::from_millis(100)).await;
    let beginnings = [
        "",
        "GET /api/ga",
        "GET /api/games HTTP/1.1\r\nHost: here\r\n",
        "POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Length: 100\r\n\r\n{",
        // After an answer, for the next.
        "GET /api/games HTTP/1.1\r\nHost: here\r\n\r\n",
    ];
    for beginning in beginnings {
        let mut stream = TcpStream::connect(hall.address).await.expect("the hall listens");
        stream.write_all(beginning.as_bytes()).await.expect("it can be written");
        let ended = timeout(LONG, stream.read_to_end(&mut Vec::new())).await;
        assert!(ended.is_ok(), "the hall still waits after {beginning:?}");
    }
}

#[tokio::test]
async fn who_gives_no_sign_of_life_is_sent_away() {
    let hall = Hall::open_with(|config| config.timeouts.silence = Duration::from_millis(150)).await;
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
    let hall = Hall::open_with(|config| {
        config.timeouts.write = Duration::from_millis(200);
        config.limits.messages = None;
    })
    .await;
    let (made, mut players) = hall.seated("kuhlorado", 2).await;
    let mut deaf = dial(hall.address, &made.id).await.expect("the table is there");
    // Asks for more than the system keeps on its way, and reads nothing.
    let hello = ToTable::Hello { link: None, seen: None, scenes: true };
    for _ in 0..20_000 {
        if timeout(Duration::from_millis(100), say(&mut deaf, &hello)).await.is_err() {
            break;
        }
    }
    let all = players.iter_mut().map(|player| player.play_until(u32::MAX));
    assert!(futures_util::future::join_all(all).await.iter().all(Result::is_ok));
    drop(players);
    let evicted = async {
        while hall.count("barnyard_lines").await != Some(0.0) {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    timeout(LONG, evicted).await.expect("whoever does not read is hung up on");
    // What was on its way can be read; then there is nobody.
    while listen(&mut deaf).await.is_ok() {}
}

/// Opens a socket for a page of this origin, or gives the status of the refusal.
pub(crate) async fn knock(hall: SocketAddr, table: &str, origin: &str) -> Result<(), u16> {
    let address = format!("ws://{hall}/api/tables/{table}/socket");
    let mut request = address.into_client_request().expect("a sound address");
    request.headers_mut().insert("origin", origin.parse().expect("a sound header"));
    match connect_async(request).await {
        Ok(_) => Ok(()),
        Err(Error::Http(response)) => Err(response.status().as_u16()),
        Err(problem) => panic!("{origin}: {problem}"),
    }
}

#[tokio::test]
async fn pages_of_others_open_no_sockets_and_change_nothing() {
    let hall = Hall::open().await;
    let made = table(&hall).await;
    let ours = format!("http://{}", hall.address);
    for (origin, expected) in [(ours.as_str(), Ok(())), ("http://barn.example", Err(403)), ("null", Err(403))]
    {
        assert_eq!(knock(hall.address, &made.id, origin).await, expected, "{origin}");
    }
    let foreign = [("origin", "http://barn.example")];
    let (status, answer) = call(hall.address, "POST", "/api/tables", &foreign, "{}").await;
    assert_eq!((status, answer["error"]["code"].as_str()), (403, Some("foreign-origin")));
    assert_eq!(call(hall.address, "GET", "/api/games", &foreign, "").await.0, 200);
}

#[tokio::test]
async fn one_address_has_only_so_many_connections() {
    let hall = Hall::open_with(|config| {
        let rate = RateLimit::new(1_000, 1_000);
        config.limits.address =
            Some(AddressLimits { connections: 3, requests: rate, tables: rate, ..AddressLimits::default() });
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
    let hall = Hall::open_with(|config| config.limits.spectators = 2).await;
    let made = table(&hall).await;
    let _first = Player::come(hall.address, &made.id, None).await;
    let _second = Player::come(hall.address, &made.id, None).await;
    let mut third = dial(hall.address, &made.id).await.expect("the table is there");
    say(&mut third, &ToTable::Hello { link: None, seen: None, scenes: false }).await;
    let goodbye = listen(&mut third).await;
    assert!(matches!(goodbye, Ok(FromTable::Goodbye { code: Refusal::TableFull, .. })), "{goodbye:?}");
    let frame = listen(&mut third).await.expect_err("there is no room");
    assert_eq!(frame.map(|frame| frame.code.into()), Some(1013u16));
}
