//! `barn learn`: a game that plays itself until it knows what positions are worth.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

use engine::{Features, TableGame};
use games::Visitor;
use learn::{Learner, Plan, Progress, strength};
use players::{Level, Spec};

use crate::Failure;
use crate::commands::options::game_ids;
use crate::terminal::output;
use crate::terminal::progress::{grouped, progress_bar};

/// How many games each measurement of strength plays.
const MEASURED: u64 = 200;

/// Lets a game learn by playing itself
#[derive(clap::Args, Debug)]
#[command(after_help = "Example: barn learn kuhlorado --games 300000 --seed 1 --out nets/kuhlorado.net

It can be stopped at any time. The same command goes on where it stopped, from the file that ends in .state.
It runs on one thread: the same command always makes the same file.")]
pub(crate) struct Args {
    /// Which game
    #[arg(value_parser = game_ids())]
    game: String,
    /// How many games it plays
    #[arg(long, default_value_t = 300_000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// A number; the same number gives the same net
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Writes what it has learned to this file
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// How often it says how far it is, measures its strength and saves
    #[arg(long, default_value_t = 30, value_name = "TIMES", value_parser = clap::value_parser!(u64).range(1..=1000))]
    reports: u64,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    games::visit(&args.game, Run(args)).expect("the game is known")
}

struct Run<'a>(&'a Args);

impl Visitor for Run<'_> {
    type Output = Result<(), Failure>;

    fn visit<G: TableGame + Features>(self) -> Self::Output {
        let Run(args) = self;
        let plan = Plan { games: args.games, seed: args.seed };
        let mut learner = Learner::<G>::new(plan);
        let state = with_ending(&args.out);
        if state.exists() {
            let bytes = std::fs::read(&state).map_err(|problem| cannot("read", &state, &problem))?;
            let taken_up = learner.take_up(&bytes);
            taken_up.map_err(|bad| {
                Failure::Failed(format!("{}: {bad}; remove it to begin anew", state.display()))
            })?;
        }
        let bar = progress_bar(args.games, "games");
        bar.set_position(learner.games());
        let share = args.games.div_ceil(args.reports);
        while learner.games() < args.games {
            let (before, from) = (learner.games(), Instant::now());
            let progress = learner.play(share);
            let speed = (progress.games - before) as f64 / from.elapsed().as_secs_f64();
            let net = Arc::new(learner.net());
            write(&args.out, &net.to_bytes())?;
            write(&state, &learner.state())?;
            let others = [Level::Easy, Level::Medium].map(Spec::from);
            let wins = others.map(|other| strength::<G>(&net, other, MEASURED, plan.seed));
            bar.set_position(progress.games);
            bar.suspend(|| output::tell(format_args!("{}", line(&progress, speed, wins))));
        }
        bar.finish_and_clear();
        output::tell(format_args!("{} is written", args.out.display()));
        Ok(())
    }
}

/// How far it is, in a line.
fn line(progress: &Progress, speed: f64, [easy, medium]: [f64; 2]) -> String {
    let Progress { games, loss, .. } = *progress;
    let [easy, medium] = [easy, medium].map(|wins| 100.0 * wins);
    format!(
        "{} games, {speed:.0} a second, loss {loss:.4}; one move ahead it wins {easy:.0} % against easy, {medium:.0} % against medium",
        grouped(games)
    )
}

/// Where a run can be taken up again.
fn with_ending(out: &Path) -> PathBuf {
    let mut name = out.as_os_str().to_owned();
    name.push(".state");
    name.into()
}

fn write(file: &Path, bytes: &[u8]) -> Result<(), Failure> {
    std::fs::write(file, bytes).map_err(|problem| cannot("write", file, &problem))
}

fn cannot(what: &str, file: &Path, problem: &std::io::Error) -> Failure {
    Failure::Failed(format!("cannot {what} {}: {problem}", file.display()))
}
