//! A hall under siege: what others notice of it, and what stays behind.
//!
//! `BARN_SECONDS` asks for a longer siege, `BARN_TABLES` for more quiet tables meanwhile.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use futures_util::SinkExt;
use futures_util::future::join_all;
use serde_json::json;
use table::wire::{FromTable, ToTable};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::Message;

use super::callers::{call, get};
use super::halls::{count, set_up};
use super::hostile::{knock, speak_strangely, strange_frames};
use super::players::{LONG, Player, dial, greet, listen, say};
use super::programs::Program;
use crate::Hall as Database;
use crate::figures::{Times, number};

/// How many attack in each way.
const BESIEGERS: usize = 8;

/// How long an attacker rests. Together they come 160 times a second: as often as eight addresses may.
const REST: Duration = Duration::from_millis(400);

/// How long somebody thinks at a quiet table.
const PAUSE: Duration = Duration::from_millis(50);

/// By how much the siege may slow down the slowest of a hundred moves at other tables.
const HARDLY: Duration = Duration::from_millis(50);

/// How many MiB more the next siege may leave behind: what the database keeps at hand has a bound, but fills slowly.
const LITTLE: u64 = 10;

/// Strangers who attack in every way, on a thread of their own, until this is dropped.
struct Siege {
    over: Arc<AtomicBool>,
    attacks: Arc<AtomicU64>,
    thread: Option<thread::JoinHandle<()>>,
}

impl Siege {
    fn lay(hall: SocketAddr, table: &str) -> Siege {
        let (over, attacks) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicU64::new(0)));
        let (until, count, table) = (Arc::clone(&over), Arc::clone(&attacks), table.to_owned());
        let thread = thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
            runtime.expect("a runtime starts").block_on(async {
                let besieger = async |number: usize| {
                    // Not all at the same moment.
                    sleep(REST * number as u32 / (BESIEGERS * WAYS) as u32).await;
                    besiege(hall, &table, number, &until, &count).await;
                };
                join_all((0..BESIEGERS * WAYS).map(besieger)).await;
            });
        });
        Siege { over, attacks, thread: Some(thread) }
    }
}

impl Drop for Siege {
    fn drop(&mut self) {
        self.over.store(true, Ordering::SeqCst);
        let ended = self.thread.take().map(thread::JoinHandle::join);
        assert!(thread::panicking() || ended.is_none_or(|ended| ended.is_ok()), "an attack was not refused");
    }
}

const WAYS: usize = 8;

/// Attacks again and again in one way, and panics if something is granted.
async fn besiege(hall: SocketAddr, table: &str, number: usize, over: &AtomicBool, attacks: &AtomicU64) {
    while !over.load(Ordering::SeqCst) {
        // On a busy machine a flood may be too thin to be cut off.
        _ = timeout(10 * REST, attack(hall, table, number % WAYS)).await;
        attacks.fetch_add(1, Ordering::Relaxed);
        sleep(REST).await;
    }
}

async fn attack(hall: SocketAddr, table: &str, way: usize) {
    match way {
        0 => flood(hall, table).await,
        1 => read_nothing(hall, table).await,
        2 => send_too_much(hall, table).await,
        3 => send_strange_frames(hall, table).await,
        4 => begin_and_stop(hall).await,
        5 => assert_eq!(knock(hall, table, "http://barn.example").await, Err(403)),
        6 => guess_links(hall, table).await,
        _ => ask_for_nonsense(hall).await,
    }
}

async fn flood(hall: SocketAddr, table: &str) {
    let mut socket = dial(hall, table).await.expect("the table is there");
    for _ in 0..400 {
        if socket.send(Message::text(r#"{"type":"hello"}"#)).await.is_err() {
            break;
        }
    }
    while listen(&mut socket).await.is_ok() {}
}

async fn read_nothing(hall: SocketAddr, table: &str) {
    let mut socket = dial(hall, table).await.expect("the table is there");
    for _ in 0..150 {
        say(&mut socket, &ToTable::Hello { link: None, seen: None, scenes: true }).await;
    }
    sleep(2 * REST).await;
}

async fn send_too_much(hall: SocketAddr, table: &str) {
    let mut socket = dial(hall, table).await.expect("the table is there");
    _ = socket.send(Message::text("x".repeat(1_000_000))).await;
    while listen(&mut socket).await.is_ok() {}
}

async fn send_strange_frames(hall: SocketAddr, table: &str) {
    for frame in strange_frames() {
        speak_strangely(hall, table, &frame).await;
    }
}

async fn begin_and_stop(hall: SocketAddr) {
    let mut stream = TcpStream::connect(hall).await.expect("the hall listens");
    _ = stream.write_all(b"POST /api/tables HTTP/1.1\r\nContent-Length: 10000\r\n").await;
    sleep(2 * REST).await;
}

async fn guess_links(hall: SocketAddr, table: &str) {
    let mut socket = dial(hall, table).await.expect("the table is there");
    for guess in 0..10 {
        let answer = greet(&mut socket, Some(&format!("{guess:040x}")), None).await;
        assert!(matches!(answer, Ok(FromTable::Sorry { .. })), "{answer:?}");
    }
}

async fn ask_for_nonsense(hall: SocketAddr) {
    let nonsense = call(hall, "POST", "/api/tables", &[], &"[".repeat(10_000)).await;
    let nowhere = get(hall, "/api/tables/nowhere/poll").await;
    assert!(nonsense.0 >= 400 && nowhere.0 == 404, "{nonsense:?} {nowhere:?}");
}

/// Plays one game after the other at a quiet table, alone with a bot, for so long; gives how long the answers to
/// moves took.
async fn play_quietly(hall: SocketAddr, at: usize, until: Instant) -> Vec<Duration> {
    let mut took = Vec::new();
    while Instant::now() < until {
        let facts = games::ALL[at % games::ALL.len()];
        let mut seats = vec!["easy"; facts.seats.0.into()];
        seats[0] = "person";
        let made = set_up(hall, json!({ "game": facts.id, "seats": seats, "grace_ms": 0 })).await;
        let mut player = Player::come(hall, &made.id, made.links[0].as_deref()).await;
        player.sit().await;
        while Instant::now() < until && !player.is_over() {
            if player.may_play() {
                sleep(PAUSE).await;
                took.push(time_of_a_move(&mut player).await);
            } else {
                player.hear().await.expect("quiet tables stay");
            }
        }
    }
    took
}

async fn time_of_a_move(player: &mut Player) -> Duration {
    let said = Instant::now();
    player.play().await;
    while player.open.is_some() {
        player.hear().await.expect("quiet tables stay");
    }
    said.elapsed()
}

async fn times(hall: SocketAddr, seconds: u64) -> Times {
    let until = Instant::now() + Duration::from_secs(seconds);
    let tables = number("BARN_TABLES", 5) as usize;
    let took = join_all((0..tables).map(|at| play_quietly(hall, at, until))).await;
    Times::new(took.concat())
}

/// What moves took during a siege, and how much memory the hall has when all that is over.
async fn times_under_siege(program: &Program, seconds: u64) -> (Times, u64) {
    let hall = program.address;
    let made = set_up(hall, json!({ "game": "kuhlorado", "seats": ["person", "person"] })).await;
    let siege = Siege::lay(hall, &made.id);
    let besieged = times(hall, seconds).await;
    let attacks = siege.attacks.load(Ordering::Relaxed) / seconds;
    print!("siege: {besieged}; {} MiB; {attacks} attacks/s", program.mebibytes());
    drop(siege);
    timeout(LONG, rest(hall)).await.expect("nothing stays behind");
    println!("; {} MiB after", program.mebibytes());
    (besieged, program.mebibytes())
}

/// Waits until everybody has left and every table sleeps.
async fn rest(hall: SocketAddr) {
    while count(hall, "barnyard_lines").await != Some(0.0)
        || count(hall, "barnyard_tables_awake").await != Some(0.0)
    {
        sleep(PAUSE).await;
    }
    // Memory is given back a little later.
    sleep(10 * PAUSE).await;
}

#[tokio::test]
async fn a_siege_is_hardly_noticed_at_other_tables_and_leaves_nothing_behind() {
    let seconds = number("BARN_SECONDS", 2);
    let database = Database::sqlite();
    let program = Program::start_with(&[&database.place(), "strict"]);
    let calm = times(program.address, seconds).await;
    println!("before: moves are answered after {calm}; {} MiB", program.mebibytes());
    let (besieged, first) = times_under_siege(&program, seconds).await;
    let (_, second) = times_under_siege(&program, seconds).await;
    // A machine that is busy with all tests at once says nothing about times.
    if std::env::var("BARN_SECONDS").is_ok() {
        assert!(besieged.slowest_of_hundred() <= calm.slowest_of_hundred() + HARDLY, "moves are slowed down");
        assert!(second <= first + LITTLE, "{first} MiB stay behind after a siege, {second} after the next");
    }
}
