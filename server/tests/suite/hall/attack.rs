//! A hall under attack: what others notice of it, and what stays behind.
//!
//! `BARN_SECONDS` asks for a longer attack, `BARN_TABLES` for more quiet tables meanwhile.

use std::net::SocketAddr;
use std::path::Path;
use std::time::{Duration, Instant};

use futures_util::future::join_all;
use serde_json::json;
use tokio::time::{sleep, timeout};

use super::attackers::{Attack, Target, leave_long_log};
use super::bots::set_up_from;
use super::halls::count;
use super::players::{LONG, Player};
use super::programs::Program;
use crate::Database;
use crate::figures::{Times, number};

/// How long somebody thinks at a quiet table.
const PAUSE: Duration = Duration::from_millis(50);

/// By how much the attack may slow down the slowest of a hundred moves at other tables.
const AT_MOST: u32 = 2;

/// What is too short to be compared: a busy machine alone may take as long.
const NOTHING: Duration = Duration::from_millis(10);

/// How many halls are attacked. Quiet times and attacks take turns, and all of a kind are taken together: a disk that
/// is shared with other machines has good and bad moments.
const HALLS: usize = 5;

/// How many attacks each hall sees.
const ATTACKS: usize = 2;

/// How many MiB more the next attack may leave behind on average: what the database keeps at hand has a bound, but fills
/// slowly.
const LITTLE: u64 = 10;

/// How many MiB a hall may have after any attack.
const MOST: u64 = 128;

/// What people at quiet tables notice.
struct Noticed {
    /// How long the answers to moves took.
    moves: Times,
    /// How long bots took that think a little.
    bots: Times,
    memory_mib: u64,
    disk_kib: u64,
}

/// The same of several times.
#[derive(Default)]
struct Felt {
    moves: Times,
    bots: Times,
}

impl Felt {
    fn add(&mut self, noticed: &Noticed) {
        self.moves.add(&noticed.moves);
        self.bots.add(&noticed.bots);
    }
}

impl std::fmt::Display for Noticed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Noticed { moves, bots, memory_mib, disk_kib } = self;
        write!(f, "moves after {moves}; hard bots after {bots}; memory {memory_mib} MiB; disk {disk_kib} KiB")
    }
}

/// Plays one game after the other at a quiet table, alone with bots, for so long; gives how long the answers to moves
/// took, and how long bots did.
async fn play_quietly(
    hall: SocketAddr,
    at: usize,
    level: &str,
    until: Instant,
) -> (Vec<Duration>, Vec<Duration>) {
    let (mut moves, mut bots) = (Vec::new(), Vec::new());
    let caller = format!("10.1.{}.{}", at / 200, at % 200);
    while Instant::now() < until {
        let facts = games::ALL[at % games::ALL.len()];
        let mut seats = vec![level; facts.seats.0.into()];
        seats[0] = "person";
        let made =
            set_up_from(hall, &caller, &json!({ "game": facts.id, "seats": seats, "grace_ms": 0 })).await;
        let link = made.links[0].as_deref();
        let mut player = Player::come_from(hall, &made.id, link, Some(&caller)).await;
        player.sit().await;
        while Instant::now() < until && !player.is_over() {
            if player.may_play() {
                sleep(PAUSE).await;
                moves.push(time_of_a_move(&mut player).await);
            } else {
                let (asked, steps) = (Instant::now(), player.game.steps);
                while player.game.steps == steps && !player.is_over() && Instant::now() < until {
                    let heard = timeout(PAUSE, player.hear()).await;
                    assert!(!matches!(heard, Ok(Err(_))), "quiet tables stay");
                }
                if player.game.steps != steps {
                    bots.push(asked.elapsed());
                }
            }
        }
    }
    (moves, bots)
}

async fn time_of_a_move(player: &mut Player) -> Duration {
    let said = Instant::now();
    player.play().await;
    while player.open.is_some() {
        player.hear().await.expect("quiet tables stay");
    }
    said.elapsed()
}

async fn notice(program: &Program, database: &Database, seconds: u64) -> Noticed {
    let until = Instant::now() + Duration::from_secs(seconds);
    let tables = number("BARN_TABLES", 5) as usize;
    let quiet = (0..tables).map(|at| play_quietly(program.address, at, "easy", until));
    let thoughtful = (0..5).map(|at| play_quietly(program.address, 1_000 + at, "hard", until));
    let (quiet, thoughtful) = tokio::join!(join_all(quiet), join_all(thoughtful));
    Noticed {
        moves: Times::new(quiet.into_iter().flat_map(|(moves, _)| moves).collect()),
        bots: Times::new(thoughtful.into_iter().flat_map(|(_, bots)| bots).collect()),
        memory_mib: program.mebibytes(),
        disk_kib: kibibytes(&database.address()),
    }
}

/// How much room a database takes on disk.
fn kibibytes(place: &str) -> u64 {
    let size = |end: &str| Path::new(&format!("{place}{end}")).metadata().map_or(0, |file| file.len());
    (size("") + size("-wal")) / 1024
}

/// What people notice of an attack, and how much memory the hall has when all that is over.
async fn notice_attack(program: &Program, database: &Database, seconds: u64) -> (Noticed, u64) {
    let hall = program.address;
    let wish = json!({ "game": "kuhlorado", "seats": ["person", "person"] });
    let asleep = leave_long_log(hall).await;
    let table = set_up_from(hall, "10.9.6.2", &wish).await.id;
    let others = set_up_from(hall, "10.1.9.9", &wish).await.id;
    let lines = if seconds > 10 { 500 } else { 50 };
    let attack = Attack::start(Target { hall, table, others, asleep, lines });
    let noticed = notice(program, database, seconds).await;
    println!("attack: {noticed}; {} attacks/s", attack.attacks() / seconds);
    drop(attack);
    timeout(3 * LONG, rest(program.metrics)).await.expect("nothing stays behind");
    let (memory, disk) = (least_memory(program).await, kibibytes(&database.address()));
    let awake = count(program.metrics, "barnyard_tables_awake").await.unwrap_or_default();
    println!("after:  memory {memory} MiB; disk {disk} KiB; {awake} tables at which only bots play on");
    (noticed, memory)
}

/// How much memory a program has between two searches: bots play on, and a tree takes some while it grows.
async fn least_memory(program: &Program) -> u64 {
    let mut least = program.mebibytes();
    for _ in 0..40 {
        sleep(PAUSE).await;
        least = least.min(program.mebibytes());
    }
    least
}

/// Waits until everybody has left and every table sleeps but those at which only bots play on.
async fn rest(metrics: SocketAddr) {
    while count(metrics, "barnyard_lines").await != Some(0.0)
        || count(metrics, "barnyard_connections").await != Some(0.0)
    {
        sleep(PAUSE).await;
    }
    // Memory is given back a little later.
    sleep(10 * PAUSE).await;
}

#[tokio::test]
async fn an_attack_is_hardly_noticed_at_other_tables_and_leaves_nothing_behind() {
    // A machine that is busy with all tests at once says nothing about times.
    let measuring = std::env::var("BARN_SECONDS").is_ok();
    let seconds = number("BARN_SECONDS", 2);
    let (mut calm, mut attacked) = (Felt::default(), Felt::default());
    let mut memory = Vec::new();
    for _ in 0..if measuring { HALLS } else { 1 } {
        let database = Database::sqlite();
        let program = Program::start_with(&[&database.address(), "strict"]);
        let before = notice(&program, &database, seconds).await;
        println!("before: {before}");
        calm.add(&before);
        let mut memory_after = Vec::new();
        for _ in 0..ATTACKS {
            let (noticed, after) = notice_attack(&program, &database, seconds).await;
            attacked.add(&noticed);
            memory_after.push(after);
        }
        memory.push((memory_after[0], memory_after[ATTACKS - 1]));
    }
    println!("calm:     moves after {}; hard bots after {}", calm.moves, calm.bots);
    println!("attacked: moves after {}; hard bots after {}", attacked.moves, attacked.bots);
    if measuring {
        let pairs = [("moves", &calm.moves, &attacked.moves), ("bots", &calm.bots, &attacked.bots)];
        for (what, calm, attacked) in pairs {
            let (before, during) = (calm.slowest_of_hundred(), attacked.slowest_of_hundred());
            assert!(
                during <= AT_MOST * before.max(NOTHING),
                "{what} are slowed down: {before:?}, {during:?}"
            );
        }
        // What the database and the allocator keep at hand is full after the first.
        let (first, last) =
            memory.iter().fold((0, 0), |(all, rest), (first, last)| (all + first, rest + last));
        let (first, last) = (first / HALLS as u64, last / HALLS as u64);
        assert!(last <= first + LITTLE, "{first} MiB stay behind after an attack, {last} after the next");
        let most = memory.iter().map(|&(first, last)| first.max(last)).max().unwrap_or_default();
        assert!(most <= MOST, "{most} MiB stay behind after an attack");
    }
}
