//! How much a hall can take: `cargo xtask load`.
//!
//! `server/examples/load` plays real games over real sockets, at first with a crowd that moves at leisure, then as
//! fast as answers come; the same against boardgame.io's server, in turns. [`servers`] starts both, [`page`] writes
//! what was measured into `docs/reliability.md`.

mod page;
mod servers;

use std::fs;
use std::io::Write;
use std::process::Stdio;

use clap::Args;
use serde::Deserialize;
use serde_json::json;

use crate::shell::{Done, Line, root};
use crate::{machine, peers};
use page::{Facts, Page};
use servers::Server;

/// How long to play.
#[derive(Args)]
pub(crate) struct Plan {
    /// How many seconds moves are counted in each measurement.
    #[arg(long, default_value_t = 10.0)]
    seconds: f64,
    /// How many times each server is played at as fast as it goes.
    #[arg(long, default_value_t = 2)]
    rounds: u32,
    /// How many tables for two the crowd sits at.
    #[arg(long, default_value_t = 2_500)]
    crowd_tables: u32,
    /// How many moves the crowd makes each second.
    #[arg(long, default_value_t = 1_000.0)]
    crowd_moves: f64,
    /// How many tables for two play as fast as they can.
    #[arg(long, default_value_t = 200)]
    tables: u32,
}

const RESULT: &str = "docs/reliability.md";

/// How long servers play before moves are counted; Node compiles what it runs often in that time.
const WARM_UP_SECONDS: f64 = 3.0;

/// What the program that plays says.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Report {
    connections: f64,
    memory_kib: [f64; 3],
    server_processors: f64,
    load_processors: f64,
    seconds: f64,
    moves: f64,
    games: f64,
    latency_ms: Latency,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Latency {
    p50: f64,
    p99: f64,
    p999: f64,
    most: f64,
}

pub(crate) fn run(plan: &Plan) -> Done {
    let target = machine::target_folder()?;
    // Together, so that what both use is built once.
    Line::new("cargo build --release --quiet --package cli --package server --bin barn --example load")
        .run()?;
    peers::install_boardgame_io()?;
    let load = Line::new("").word(target.join("release/examples/load").display().to_string());
    let busy = machine::load();
    // It knows the name of the game that it plays, and so the game that we play too.
    let peer = Server::boardgame_io()?;
    let game = peer.game().to_owned();
    drop(peer);
    let crowd = play(&load, &Server::hall(&target, &game)?, plan.crowd_tables, Some(plan.crowd_moves), plan)?;
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    for round in 1..=plan.rounds {
        println!("\n=== round {round} of {} ===", plan.rounds);
        ours.push(play(&load, &Server::hall(&target, &game)?, plan.tables, None, plan)?);
        theirs.push(play(&load, &Server::boardgame_io()?, plan.tables, None, plan)?);
    }
    let page = Page { crowd, crowd_moves: plan.crowd_moves, ours, theirs, busy };
    println!("\n{}\n\n{}", page.table(), page.summary());
    let path = root().join(RESULT);
    let problem = |problem: std::io::Error| format!("{RESULT}: {problem}");
    let before = fs::read_to_string(&path).map_err(problem)?;
    fs::write(&path, page.put_into(&before, &facts()?)).map_err(problem)?;
    println!("\n{RESULT} is written.");
    Ok(())
}

fn facts() -> Result<Facts, String> {
    let said = |line: &str| Ok::<_, String>(Line::new(line).read()?.trim().to_owned());
    Ok(Facts {
        commit: said("git describe --always --abbrev=7")?,
        boardgame_io: peers::boardgame_io_version()?,
        node: format!("Node {}", said("node --version")?),
        machine: machine::description(),
    })
}

/// Plays at a server of its own.
fn play(
    load: &Line,
    server: &Server,
    tables: u32,
    moves_per_second: Option<f64>,
    plan: &Plan,
) -> Result<Report, String> {
    let words = json!({
        "address": server.address(),
        "server": server.kind(),
        "process": server.process(),
        "tables": tables,
        "moves_per_second": moves_per_second,
        "warm_up_seconds": WARM_UP_SECONDS,
        "seconds": plan.seconds,
    });
    println!("$ {load}    # {tables} tables at {}", server.name());
    let problem = |problem: std::io::Error| format!("`{load}`: {problem}");
    let mut playing = load.command().stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().map_err(problem)?;
    let mut input = playing.stdin.take().expect("its input is ours");
    input.write_all(words.to_string().as_bytes()).map_err(problem)?;
    drop(input);
    let output = playing.wait_with_output().map_err(problem)?;
    if !output.status.success() {
        return Err(format!("`{load}` failed ({})", output.status));
    }
    let said = String::from_utf8_lossy(&output.stdout);
    serde_json::from_str(&said).map_err(|problem| format!("{said}: {problem}"))
}
