//! Plays many tables at once over real sockets, and tells how many moves were made and how long they took.
//!
//! Reads a [`Plan`] as JSON and writes a [`Report`] as JSON; `cargo xtask load` does the rest. It shares the machine
//! with the server that it measures, so it is one thread, and reads no more of a message than it must.

mod boardgame_io;
mod hall;
mod process;
mod run;
mod socket;

use std::net::SocketAddr;
use std::process::ExitCode;
use std::time::Duration;

use futures_util::{StreamExt, TryStreamExt, stream};
use serde::{Deserialize, Serialize};
use tokio::time::timeout;

use process::Process;
use run::{Pace, Tally};

/// How many tables are set up at once.
const AT_ONCE: usize = 16;

/// How long it may take to set up all tables, and to finish the last moves.
const SETTING_UP: Duration = Duration::from_secs(90);

/// What goes wrong, in words.
type Trouble = Box<dyn std::error::Error + Send + Sync>;

/// What to play, where, and for how long.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Plan {
    address: SocketAddr,
    server: Kind,
    /// The number of the server's process, to see what it takes.
    process: u32,
    tables: usize,
    #[serde(flatten)]
    pace: Pace,
}

/// Whose server it is.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Kind {
    /// Ours, and the game to play there.
    Hall { game: String },
    /// boardgame.io's, and what to play there.
    BoardgameIo { scripts: Vec<boardgame_io::Script> },
}

/// What came of it.
#[derive(Serialize)]
struct Report {
    connections: usize,
    /// The server's memory in KiB: at first, when all were connected, and at the end.
    memory_kib: [u64; 3],
    /// How many processors the server kept busy while moves were counted, and how many this program did.
    server_processors: f64,
    load_processors: f64,
    #[serde(flatten)]
    tally: Tally,
}

/// A table with everybody who plays there.
trait Table: Sized + Send + 'static {
    /// Makes one move; done when it is acknowledged and all have heard of it.
    fn play(&mut self) -> impl Future<Output = Result<(), Trouble>> + Send;
    /// Whether the game is over.
    fn is_over(&self) -> bool;
    /// Begins the next game, once one is over.
    fn play_again(&mut self) -> impl Future<Output = Result<(), Trouble>> + Send;
    /// How many sockets lead here.
    fn connections(&self) -> usize;
}

fn main() -> ExitCode {
    match go() {
        Ok(report) => {
            println!("{}", serde_json::to_string(&report).expect("a report is plain data"));
            ExitCode::SUCCESS
        }
        Err(trouble) => {
            eprintln!("load: {trouble}");
            ExitCode::FAILURE
        }
    }
}

fn go() -> Result<Report, Trouble> {
    let plan: Plan = serde_json::from_reader(std::io::stdin())?;
    // Every connection is an open file. Where the system allows too few, connecting will say so.
    _ = rlimit::increase_nofile_limit(rlimit::INFINITY);
    let longest = SETTING_UP + plan.pace.length();
    let playing = async { timeout(longest, play(plan)).await.map_err(|_| "a server fell silent")? };
    tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(playing)
}

async fn play(plan: Plan) -> Result<Report, Trouble> {
    let server = Process(Some(plan.process));
    let at_first = server.memory_kib()?;
    match plan.server {
        Kind::Hall { game } => {
            let tables = (0..plan.tables).map(|at| hall::Table::set_up(plan.address, &game, at as u64));
            let tables = stream::iter(tables).buffer_unordered(AT_ONCE).try_collect().await?;
            measure::<hall::Table>(tables, plan.pace, server, at_first).await
        }
        Kind::BoardgameIo { scripts } => {
            let script = |at: usize| scripts[at % scripts.len()].clone();
            let tables = (0..plan.tables).map(|at| boardgame_io::Table::set_up(plan.address, script(at), at));
            let tables = stream::iter(tables).buffer_unordered(AT_ONCE).try_collect().await?;
            measure::<boardgame_io::Table>(tables, plan.pace, server, at_first).await
        }
    }
}

async fn measure<T: Table>(
    tables: Vec<T>,
    pace: Pace,
    server: Process,
    at_first: u64,
) -> Result<Report, Trouble> {
    let connections = tables.iter().map(Table::connections).sum();
    let connected = server.memory_kib()?;
    let tally = run::run(tables, pace);
    tokio::pin!(tally);
    // What the processors did before moves are counted does not count either.
    tokio::select! {
        ended = &mut tally => return Err(ended.err().unwrap_or_else(|| "the run was too short".into())),
        () = tokio::time::sleep(pace.warm_up()) => {}
    }
    let (server_before, load_before) = (server.processor_seconds()?, Process(None).processor_seconds()?);
    let tally = tally.await?;
    let busy =
        |process: Process, before| Ok::<_, Trouble>((process.processor_seconds()? - before) / tally.seconds);
    Ok(Report {
        connections,
        memory_kib: [at_first, connected, server.memory_kib()?],
        server_processors: busy(server, server_before)?,
        load_processors: busy(Process(None), load_before)?,
        tally,
    })
}
