//! Crowds: many connections to one table, many sockets of one caller, many words, and whoever was refused.

use std::time::Duration;

use engine::Seat;
use futures_util::SinkExt;
use serde_json::json;
use server::{AddressLimits, RateLimit};
use table::wire::{self, FromTable, ToTable};
use tokio_tungstenite::tungstenite::{Error, Message};

use super::halls::Hall;
use super::http_client::{call, get};
use super::players::{Player, Socket, dial, dial_from, greet, listen, say};

fn hello(link: Option<&str>) -> ToTable {
    ToTable::Hello { link: link.map(str::to_owned), seen: None, scenes: false }
}

#[tokio::test]
async fn five_hundred_lines_at_a_table_keep_no_player_out() {
    let hall = Hall::open_with(|config| config.limits.spectators = 100).await;
    let (made, players) = hall.seated("kuhlorado", 2).await;
    // They go for a moment, and the crowd comes.
    drop(players);
    while hall.count("barnyard_lines").await != Some(0.0) {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let mut crowd = Vec::new();
    for number in 0..500 {
        let mut socket = dial(hall.address, &made.id).await.expect("the table is there");
        // Half of them say hello, as spectators; the others never do.
        if number % 2 == 0 {
            say(&mut socket, &hello(None)).await;
        }
        crowd.push(socket);
    }
    for link in &made.links {
        let mut player = Player::come(hall.address, &made.id, link.as_deref()).await;
        assert!(player.table.seats.iter().all(|seat| seat.bot.is_none()), "nobody took a seat");
        player.say(&ToTable::Chat { text: "here".to_owned() }).await;
        let heard = player.hear().await;
        assert!(heard.is_ok(), "{heard:?}");
    }
    let lines = hall.count("barnyard_lines").await.expect("it is counted");
    assert!(lines < 400.0, "{lines} connections: 100 spectators, and those who have not said hello");
}

#[tokio::test]
async fn a_seat_has_eight_lines_and_the_oldest_makes_room() {
    let hall = Hall::open().await;
    let (made, players) = hall.seated("kuhlorado", 2).await;
    let link = made.links[0].as_deref();
    let mut lines: Vec<Socket> = Vec::new();
    for _ in 0..8 {
        let mut socket = dial(hall.address, &made.id).await.expect("the table is there");
        assert!(matches!(greet(&mut socket, link, None).await, Ok(FromTable::Welcome { .. })));
        lines.push(socket);
    }
    // The player's own was the first of nine.
    let mut first = players.into_iter().next().expect("there are two");
    let frame = loop {
        if let Err(frame) = first.hear().await {
            break frame;
        }
    };
    assert_eq!(frame.map(|frame| frame.code.into()), Some(4005u16));
    for line in &mut lines {
        say(line, &ToTable::Story { from: 0 }).await;
        let told = async {
            loop {
                match listen(line).await {
                    Ok(FromTable::Story { .. }) => return,
                    Ok(FromTable::Presence { seat: Seat(0), here: false }) => panic!("the seat is not away"),
                    other => assert!(other.is_ok(), "{other:?}"),
                }
            }
        };
        told.await;
    }
}

#[tokio::test]
async fn who_was_refused_is_not_listened_to() {
    let hall = Hall::open_with(|config| config.limits.spectators = 0).await;
    let made = hall.table(json!({ "game": "kuhlorado", "seats": ["person", "person"] })).await;
    for _ in 0..20 {
        let mut socket = dial(hall.address, &made.id).await.expect("the table is there");
        let contribution = table::fairness::Contribution([1; 32]);
        let sit = ToTable::Sit {
            name: "Fox".to_owned(),
            contribution: Some(contribution),
            promise: None,
            link: None,
        };
        // All at once, before the refusal can arrive.
        for words in [hello(None), hello(made.links[0].as_deref()), sit] {
            socket.feed(Message::text(wire::write(&words))).await.expect("the hall listens");
        }
        socket.flush().await.expect("the hall listens");
        let frame = loop {
            match listen(&mut socket).await {
                Ok(FromTable::Welcome { .. }) => panic!("it was refused before"),
                Ok(_) => {}
                Err(frame) => break frame,
            }
        };
        assert_eq!(frame.map(|frame| frame.code.into()), Some(1013u16));
    }
    let (_, seen) = get(hall.address, &format!("/api/tables/{}", made.id)).await;
    assert!(seen["table"]["seats"][0]["name"].is_null(), "{seen}");
}

/// A hall behind a proxy, in which an address may do this.
async fn behind_proxy(limits: AddressLimits) -> Hall {
    Hall::open_with(|config| {
        config.behind_proxy = true;
        config.limits.address = Some(limits);
        config.timeouts.poll = Duration::from_secs(20);
    })
    .await
}

/// Opens a socket for a caller behind the proxy, or gives the status of the refusal.
async fn dial_for(hall: &Hall, table: &str, caller: &str) -> Result<Socket, u16> {
    match dial_from(hall.address, table, Some(caller)).await {
        Ok(socket) => Ok(socket),
        Err(Error::Http(response)) => Err(response.status().as_u16()),
        Err(problem) => panic!("{problem}"),
    }
}

#[tokio::test]
async fn behind_a_proxy_every_caller_has_only_so_many_sockets_and_polls() {
    let rate = RateLimit::new(1_000, 1_000);
    let limits = AddressLimits { connections: 3, requests: rate, tables: rate, ..AddressLimits::default() };
    let hall = behind_proxy(limits).await;
    let made = hall.table(json!({ "game": "kuhlorado", "seats": ["person", "person"] })).await;
    let mut sockets = Vec::new();
    for _ in 0..3 {
        sockets.push(dial_for(&hall, &made.id, "2001:db8::1").await.expect("there is room"));
    }
    // The same neighbourhood, and a poll.
    assert_eq!(dial_for(&hall, &made.id, "2001:db8::2").await.err(), Some(429));
    let poll = format!("/api/tables/{}/poll?from=1", made.id);
    let crowded = call(hall.address, "GET", &poll, &[("x-forwarded-for", "2001:db8::3")], "").await;
    assert_eq!((crowded.0, crowded.1["error"]["code"].as_str()), (429, Some("too-many")));
    assert!(dial_for(&hall, &made.id, "2001:db9::1").await.is_ok(), "others are let in");
    sockets.clear();
    for _ in 0..1_000 {
        if dial_for(&hall, &made.id, "2001:db8::1").await.is_ok() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("those who have gone still count");
}

#[tokio::test]
async fn an_address_says_only_so_much_over_all_its_connections() {
    let rate = RateLimit::new(1_000, 1_000);
    let messages = RateLimit::new(1, 60);
    let limits = AddressLimits { requests: rate, tables: rate, messages, ..AddressLimits::default() };
    let hall = behind_proxy(limits).await;
    let made = hall.table(json!({ "game": "kuhlorado", "seats": ["person", "person"] })).await;
    let mut sent = 0;
    let frame = 'closed: loop {
        // A new connection each time: no single one says much.
        let mut socket = dial_for(&hall, &made.id, "10.0.0.1").await.expect("the table is there");
        for _ in 0..2 {
            // 2 KiB are nine units.
            say(&mut socket, &ToTable::Chat { text: "x".repeat(2_048) }).await;
            sent += 1;
            match listen(&mut socket).await {
                Ok(_) => assert!(sent < 20, "this goes on for ever"),
                Err(frame) => break 'closed frame,
            }
        }
    };
    assert_eq!(frame.map(|frame| frame.code.into()), Some(4004u16));
    assert!((6..10).contains(&sent), "{sent}");
    let path = format!("/api/tables/{}/send", made.id);
    let body = json!({ "type": "chat", "text": "x".repeat(4_000) }).to_string();
    let (status, _) = call(hall.address, "POST", &path, &[("x-forwarded-for", "10.0.0.1")], &body).await;
    assert_eq!(status, 429, "without sockets it is the same");
    let mut other = dial_for(&hall, &made.id, "10.0.0.2").await.expect("the table is there");
    say(&mut other, &hello(None)).await;
    assert!(matches!(listen(&mut other).await, Ok(FromTable::Welcome { .. })));
}
