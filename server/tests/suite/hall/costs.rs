//! What a stranger's requests and messages cost the hall: `docs/costs.md` has the figures.
//!
//! `BARN_ROUNDS` asks for more of each, and so for figures that mean more.

use std::fmt::Write as _;
use std::net::SocketAddr;

use serde_json::json;
use table::fairness::Contribution;
use table::wire::ToTable;

use super::halls::{Made, set_up};
use super::http_client::fetch;
use super::players::Player;
use super::programs::Program;
use crate::Database;
use crate::figures::number;

/// What a hall has used, and what it has sent.
#[derive(Clone, Copy)]
struct Used {
    seconds: f64,
    disk: u64,
    sent: u64,
}

struct Meter<'a> {
    program: &'a Program,
    database: &'a Database,
    report: String,
}

impl Meter<'_> {
    fn used(&self, sent: u64) -> Used {
        let file = std::path::PathBuf::from(self.database.address());
        let wal = std::path::PathBuf::from(format!("{}-wal", file.display()));
        let size = |path: &std::path::Path| path.metadata().map_or(0, |file| file.len());
        Used { seconds: self.program.processor_seconds(), disk: size(&file) + size(&wal), sent }
    }

    /// Does something so many times; notes what one of them costs. It gives how many bytes came back.
    async fn measure(&mut self, what: &str, mut once: impl AsyncFnMut(u64) -> u64) {
        let rounds = number("BARN_ROUNDS", 20);
        let before = self.used(0);
        let mut sent = 0;
        for round in 0..rounds {
            sent += once(round).await;
        }
        let after = self.used(sent);
        let each = |amount: f64| amount / rounds as f64;
        writeln!(
            self.report,
            "| {what} | {:.2} ms | {:.1} KiB | {:.1} KiB |",
            each((after.seconds - before.seconds) * 1_000.0),
            each((after.disk - before.disk) as f64 / 1_024.0),
            each(after.sent as f64 / 1_024.0),
        )
        .expect("text grows");
    }
}

async fn bytes_of(hall: SocketAddr, method: &str, path: &str, body: &str) -> u64 {
    let (status, _, text) = fetch(hall, method, path, &[], body).await;
    assert!(status < 500, "{status}: {text}");
    text.len() as u64
}

/// Says something, waits for what comes of it, and gives how long that is.
async fn bytes_after(player: &mut Player, message: &ToTable) -> u64 {
    player.say(message).await;
    let heard = player.hear().await.expect("the hall stays open");
    table::wire::write_answer(&heard).len() as u64
}

async fn two_people(hall: SocketAddr) -> (Made, Player) {
    let made =
        set_up(hall, json!({ "game": "kuhlorado", "seats": ["person", "person"], "grace_ms": 0 })).await;
    let mut player = Player::come(hall, &made.id, made.links[0].as_deref()).await;
    player.sit().await;
    (made, player)
}

#[tokio::test]
async fn what_a_stranger_costs_is_bounded_by_what_was_measured() {
    let database = Database::sqlite();
    let program = Program::start(&database.address());
    let hall = program.address;
    let mut meter = Meter { program: &program, database: &database, report: String::new() };
    let (made, mut player) = two_people(hall).await;
    let path = format!("/api/tables/{}", made.id);
    let wish = json!({ "game": "kuhlorado", "seats": ["person", "person"] }).to_string();

    meter.measure("`GET /api/games`", async |_| bytes_of(hall, "GET", "/api/games", "").await).await;
    meter
        .measure("`GET /api/openapi.json`", async |_| bytes_of(hall, "GET", "/api/openapi.json", "").await)
        .await;
    meter.measure("`GET /healthz`", async |_| bytes_of(hall, "GET", "/healthz", "").await).await;
    meter.measure("`POST /api/tables`", async |_| bytes_of(hall, "POST", "/api/tables", &wish).await).await;
    meter
        .measure("`POST /api/tables` with 10,000 brackets", async |_| {
            bytes_of(hall, "POST", "/api/tables", &"[".repeat(10_000)).await
        })
        .await;
    meter.measure("`GET /api/tables/{id}`, awake", async |_| bytes_of(hall, "GET", &path, "").await).await;
    let poll = format!("{path}/poll");
    meter.measure("`GET …/poll` for a welcome", async |_| bytes_of(hall, "GET", &poll, "").await).await;
    meter
        .measure("a socket and a hello", async |_| {
            let looker = Player::come(hall, &made.id, None).await;
            serde_json::to_string(&looker.game).map_or(0, |game| game.len() as u64)
        })
        .await;
    meter
        .measure("a hello again", async |_| {
            bytes_after(
                &mut player,
                &ToTable::Hello { link: made.links[0].clone(), seen: None, scenes: true },
            )
            .await
        })
        .await;
    meter
        .measure("chat, 500 letters", async |_| {
            bytes_after(&mut player, &ToTable::Chat { text: "m".repeat(500) }).await
        })
        .await;
    meter.measure("a story", async |_| bytes_after(&mut player, &ToTable::Story { from: 0 }).await).await;
    meter
        .measure("a message that is refused", async |_| {
            let contribution = Contribution([0; 32]);
            bytes_after(
                &mut player,
                &ToTable::Rematch { game: 9, contribution: Some(contribution), promise: None },
            )
            .await
        })
        .await;
    println!("| what | processor | disk | sent |\n|---|---|---|---|\n{}", meter.report);
    // The figures depend on the machine; that each has one, and is not outrageous, does not.
    assert_eq!(meter.report.lines().count(), 12);
    assert!(program.mebibytes() < 500, "{} MiB", program.mebibytes());
}
