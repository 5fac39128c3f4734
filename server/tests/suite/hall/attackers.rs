//! Attackers: each attacks a hall in one way, as often as the limits of its address allow.
//!
//! They come as if through a proxy, so that each has an address of its own.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::Duration;

use futures_util::SinkExt;
use futures_util::future::{BoxFuture, join_all};
use serde_json::{Value, json};
use table::wire::{FromTable, ToTable};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::Message;

use super::halls::{Made, made};
use super::hostile::{knock, speak_strangely, strange_frames};
use super::http_client::call;
use super::players::{Player, Socket, dial_from, greet, listen, say};

/// How many attack in each of the short ways.
const ATTACKERS: usize = 8;

/// In how many short ways.
const WAYS: usize = 8;

/// How long an attacker rests. Together they come 160 times a second: as often as eight addresses may.
const REST: Duration = Duration::from_millis(400);

/// What is attacked.
#[derive(Clone)]
pub(crate) struct Target {
    pub(crate) hall: SocketAddr,
    /// A table of the attackers' own.
    pub(crate) table: String,
    /// A table at which others play, which all may look at.
    pub(crate) others: String,
    /// A table of the attackers' own that sleeps and has a long log.
    pub(crate) asleep: String,
    /// How many lines they open to the table of others.
    pub(crate) lines: usize,
}

/// Strangers who attack in every way, on a thread of their own, until this is dropped.
pub(crate) struct Attack {
    state: Arc<State>,
    thread: Option<thread::JoinHandle<()>>,
}

#[derive(Default)]
struct State {
    over: AtomicBool,
    attacks: AtomicU64,
}

impl State {
    /// Counts an attack; says whether to go on.
    fn go_on(&self) -> bool {
        self.attacks.fetch_add(1, Ordering::Relaxed);
        !self.over.load(Ordering::SeqCst)
    }
}

impl Attack {
    pub(crate) fn start(target: Target) -> Attack {
        let state = Arc::new(State::default());
        let theirs = Arc::clone(&state);
        let thread = thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
            runtime.expect("a runtime starts").block_on(attack_in_every_way(&target, &theirs));
        });
        Attack { state, thread: Some(thread) }
    }

    pub(crate) fn attacks(&self) -> u64 {
        self.state.attacks.load(Ordering::Relaxed)
    }
}

impl Drop for Attack {
    fn drop(&mut self) {
        self.state.over.store(true, Ordering::SeqCst);
        let ended = self.thread.take().map(thread::JoinHandle::join);
        assert!(thread::panicking() || ended.is_none_or(|ended| ended.is_ok()), "an attack was not refused");
    }
}

async fn attack_in_every_way(target: &Target, state: &State) {
    let mut all: Vec<BoxFuture<'_, ()>> = Vec::new();
    for number in 0..ATTACKERS * WAYS {
        all.push(Box::pin(attack_shortly(target, number, state)));
    }
    all.push(Box::pin(ask_for_experts(target, "10.9.1.1", state)));
    all.push(Box::pin(call_bots_and_send_them_away(target, "10.9.1.2", state)));
    all.extend((1..=4).map(|at| -> BoxFuture<'_, ()> { Box::pin(look_again_and_again(target, at, state)) }));
    all.push(Box::pin(leave_clocks_running(target, "10.9.3.1", state)));
    all.extend((1..=4).map(|at| -> BoxFuture<'_, ()> { Box::pin(talk_without_end(target, at, state)) }));
    all.push(Box::pin(crowd_in(target, state)));
    join_all(all).await;
}

async fn pause(state: &State, length: Duration) {
    let until = tokio::time::Instant::now() + length;
    while !state.over.load(Ordering::SeqCst) && tokio::time::Instant::now() < until {
        sleep(Duration::from_millis(50).min(length)).await;
    }
}

// ---- What costs the most, at the limits' full rate. -----------------------------------------------------

async fn set_up(hall: SocketAddr, caller: &str, wish: &Value) -> Option<Made> {
    let headers = [("x-forwarded-for", caller)];
    let (status, answer) = call(hall, "POST", "/api/tables", &headers, &wish.to_string()).await;
    (status == 201).then(|| made(&answer))
}

/// As many tables of experts as one address may have, with somebody who looks on at each.
async fn ask_for_experts(target: &Target, caller: &str, state: &State) {
    let wish = json!({ "game": "moo-moo-toretore", "seats": vec!["expert"; 5] });
    let mut lookers: Vec<Socket> = Vec::new();
    while state.go_on() {
        if let Some(made) = set_up(target.hall, caller, &wish).await
            && let Ok(mut socket) = dial_from(target.hall, &made.id, Some(caller)).await
        {
            say(&mut socket, &ToTable::Hello { link: None, seen: None, scenes: false }).await;
            lookers.push(socket);
        } else {
            pause(state, Duration::from_secs(1)).await;
        }
    }
}

/// Has experts begin to think, and stops them, as often as one connection may speak.
async fn call_bots_and_send_them_away(target: &Target, caller: &str, state: &State) {
    let wish = json!({ "game": "kuhlorado", "seats": ["person", "expert"], "grace_ms": 0 });
    while state.go_on() {
        let Some(made) = set_up(target.hall, caller, &wish).await else {
            pause(state, Duration::from_secs(1)).await;
            continue;
        };
        let Ok(mut socket) = dial_from(target.hall, &made.id, Some(caller)).await else { continue };
        if greet(&mut socket, made.links[0].as_deref(), None).await.is_err() {
            continue;
        }
        let contribution = table::fairness::Contribution([9; 32]);
        say(
            &mut socket,
            &ToTable::Sit {
                name: "Fox".to_owned(),
                contribution: Some(contribution),
                promise: None,
                link: None,
            },
        )
        .await;
        for round in 0..1_000 {
            let word = match round % 2 {
                0 => ToTable::StandIn { level: Some(players::Level::Expert) },
                _ => ToTable::SendBotAway {},
            };
            say(&mut socket, &word).await;
            // What is answered is read, so that the connection stays open.
            while let Ok(Ok(_)) = timeout(Duration::from_millis(20), listen(&mut socket)).await {}
            if !state.go_on() {
                return;
            }
        }
    }
}

async fn look_again_and_again(target: &Target, at: usize, state: &State) {
    let caller = format!("10.9.2.{at}");
    let path = format!("/api/tables/{}", target.asleep);
    while state.go_on() {
        let headers = [("x-forwarded-for", caller.as_str())];
        let (status, answer) = call(target.hall, "GET", &path, &headers, "").await;
        assert!(status == 200 || status == 429, "{answer}");
        sleep(Duration::from_millis(50)).await;
    }
}

/// Sets up tables with a clock of thirty days, and leaves.
async fn leave_clocks_running(target: &Target, caller: &str, state: &State) {
    let time = json!({ "per-move": { "ms": 2_592_000_000_u64 } });
    let wish = json!({ "game": "kuhlorado", "seats": ["person", "easy"], "time": time });
    while state.go_on() {
        if let Some(made) = set_up(target.hall, caller, &wish).await
            && let Ok(mut socket) = dial_from(target.hall, &made.id, Some(caller)).await
            && greet(&mut socket, made.links[0].as_deref(), None).await.is_ok()
        {
            let contribution = table::fairness::Contribution([8; 32]);
            say(
                &mut socket,
                &ToTable::Sit {
                    name: "Crow".to_owned(),
                    contribution: Some(contribution),
                    promise: None,
                    link: None,
                },
            )
            .await;
            _ = listen(&mut socket).await;
        } else {
            pause(state, Duration::from_secs(1)).await;
        }
    }
}

/// Says as much as an address may, over several connections, at a table of its own.
async fn talk_without_end(target: &Target, at: usize, state: &State) {
    let caller = format!("10.9.4.{at}");
    let wish = json!({ "game": "kuhlorado", "seats": ["person", "person"], "grace_ms": 0 });
    let Some(made) = set_up(target.hall, &caller, &wish).await else { return };
    while state.go_on() {
        let Ok(mut socket) = dial_from(target.hall, &made.id, Some(&caller)).await else {
            pause(state, REST).await;
            continue;
        };
        _ = greet(&mut socket, made.links[0].as_deref(), None).await;
        let contribution = table::fairness::Contribution([7; 32]);
        say(
            &mut socket,
            &ToTable::Sit {
                name: "Hen".to_owned(),
                contribution: Some(contribution),
                promise: None,
                link: None,
            },
        )
        .await;
        while state.go_on() {
            // Three units each: so many a second as an address may say.
            say(&mut socket, &ToTable::Chat { text: "cluck ".repeat(80) }).await;
            match timeout(Duration::from_millis(15), listen(&mut socket)).await {
                Ok(Err(_)) => break,
                _ => sleep(Duration::from_millis(15)).await,
            }
        }
        pause(state, REST).await;
    }
}

/// Opens as many lines as several addresses may to a table of others, and keeps them open.
async fn crowd_in(target: &Target, state: &State) {
    let mut lines = Vec::new();
    for number in 0..target.lines {
        if !state.go_on() {
            return;
        }
        let caller = format!("10.9.5.{}", number / 150);
        if let Ok(mut socket) = dial_from(target.hall, &target.others, Some(&caller)).await {
            if number % 2 == 0 {
                say(&mut socket, &ToTable::Hello { link: None, seen: None, scenes: false }).await;
            }
            lines.push(socket);
        }
        sleep(Duration::from_millis(10)).await;
    }
    while !state.over.load(Ordering::SeqCst) {
        pause(state, REST).await;
    }
}

// ---- What is refused at once. --------------------------------------------------------------------------

/// Attacks again and again in one way, and panics if something is granted.
async fn attack_shortly(target: &Target, number: usize, state: &State) {
    // Not all at the same moment.
    sleep(REST * number as u32 / (ATTACKERS * WAYS) as u32).await;
    let caller = format!("10.9.0.{}", number / WAYS);
    while state.go_on() {
        // On a busy machine a flood may be too thin to be cut off.
        _ = timeout(10 * REST, attack(target, &caller, number % WAYS)).await;
        sleep(REST).await;
    }
}

async fn attack(target: &Target, caller: &str, way: usize) {
    let Target { hall, table, .. } = target;
    let socket = match way {
        0 | 1 | 2 | 6 => dial_from(*hall, table, Some(caller)).await.ok(),
        _ => None,
    };
    match (way, socket) {
        (0, Some(socket)) => flood(socket).await,
        (1, Some(socket)) => read_nothing(socket).await,
        (2, Some(socket)) => send_too_much(socket).await,
        (6, Some(socket)) => guess_links(socket).await,
        (3, _) => _ = speak_strangely(*hall, table, &strange_frames()[0]).await,
        (4, _) => begin_and_stop(*hall).await,
        (5, _) => assert!(matches!(knock(*hall, table, "http://barn.example").await, Err(403 | 429))),
        (7, _) => ask_for_nonsense(*hall, caller).await,
        // Its address has come too often.
        _ => {}
    }
}

async fn flood(mut socket: Socket) {
    for _ in 0..400 {
        if socket.send(Message::text(r#"{"type":"hello"}"#)).await.is_err() {
            break;
        }
    }
    while listen(&mut socket).await.is_ok() {}
}

async fn read_nothing(mut socket: Socket) {
    for _ in 0..150 {
        say(&mut socket, &ToTable::Hello { link: None, seen: None, scenes: true }).await;
    }
    sleep(2 * REST).await;
}

async fn send_too_much(mut socket: Socket) {
    _ = socket.send(Message::text("x".repeat(1_000_000))).await;
    while listen(&mut socket).await.is_ok() {}
}

async fn begin_and_stop(hall: SocketAddr) {
    let mut stream = TcpStream::connect(hall).await.expect("the hall listens");
    _ = stream.write_all(b"POST /api/tables HTTP/1.1\r\nContent-Length: 10000\r\n").await;
    sleep(2 * REST).await;
}

async fn guess_links(mut socket: Socket) {
    for guess in 0..10 {
        match greet(&mut socket, Some(&format!("{guess:040x}")), None).await {
            Ok(FromTable::Sorry { .. }) | Err(_) => {}
            granted => panic!("{granted:?}"),
        }
    }
}

async fn ask_for_nonsense(hall: SocketAddr, caller: &str) {
    let headers = [("x-forwarded-for", caller)];
    let nonsense = call(hall, "POST", "/api/tables", &headers, &"[".repeat(10_000)).await;
    let nowhere = call(hall, "GET", "/api/tables/nowhere/poll", &headers, "").await;
    assert!(nonsense.0 >= 400 && matches!(nowhere.0, 404 | 429), "{nonsense:?} {nowhere:?}");
}

/// A table with a log that is as long as a minute's words make it, at which nobody is.
pub(crate) async fn leave_long_log(hall: SocketAddr) -> String {
    let caller = "10.9.6.1";
    let wish = json!({ "game": "kuhlorado", "seats": ["person", "person"], "grace_ms": 0 });
    let made = set_up(hall, caller, &wish).await.expect("a table is set up");
    let mut player = Player::come_from(hall, &made.id, made.links[0].as_deref(), Some(caller)).await;
    player.sit().await;
    for line in 0..150 {
        player.say(&ToTable::Chat { text: format!("{line} {}", "moo ".repeat(50)) }).await;
        _ = timeout(Duration::from_millis(5), player.hear()).await;
    }
    made.id
}
