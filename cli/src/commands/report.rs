//! `barn report`: a page with plots about a game.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Instant;

use arena::{Plan, Report, Results, Standings};
use engine::TableGame;
use games::Visitor;
use players::{Level, Spec};
use serde_json::Value;

use crate::Failure;
use crate::commands::options::{Options, game_ids};
use crate::terminal::progress::progress_bar;

/// Plays many games and draws what they look like, on one HTML page for game designers
///
/// The page shows how long games last, what each seat scores and wins, how games end, what is rare, how
/// strong players begin, and with `--ladder` how strong players of each level are. It needs no network.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  barn report kuhlorado --games 10000 --out kuhlorado.html
  barn tournament kuhlorado --players hard,medium,easy,random --json > ladder.json
  barn report kuhlorado --player hard:200 --player-games 300 --ladder ladder.json")]
pub(crate) struct Args {
    /// Which game
    #[arg(value_parser = game_ids())]
    game: String,
    /// How many games of random players
    #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Who plays to win, with a budget if you like, as in expert:500 (simulations) or expert:250ms
    #[arg(long, default_value = "hard:200")]
    player: Spec,
    /// How many games of those who play to win
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..))]
    player_games: u64,
    /// How many play in a game; the fewest the game allows unless you say
    #[arg(long, value_name = "SEATS")]
    seats_per_game: Option<u8>,
    /// What `barn tournament --json` has printed about this game
    #[arg(long, value_name = "FILE")]
    ladder: Option<PathBuf>,
    /// On how many threads; one per core unless you say
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// A number; the same number gives the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    options: Options,
    /// Where the page goes
    #[arg(long, value_name = "FILE", default_value = "report.html")]
    out: PathBuf,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let facts = games::facts(&args.game)?;
    let ladder = args.ladder.as_deref().map(|file| read_ladder(file, facts.id)).transpose()?;
    let began = Instant::now();
    let play =
        |player, games| games::visit(&args.game, Playing { args, player, games }).expect("the game is known");
    let random = play(Level::Random.into(), args.games)?;
    let strong = play(args.player, args.player_games)?;
    let player = args.player.to_string();
    let report = Report {
        facts,
        seed: args.seed,
        random: &random,
        strong: &strong,
        player: &player,
        ladder: ladder.as_ref(),
    };
    let file = args.out.display();
    std::fs::write(&args.out, report.html())
        .map_err(|problem| Failure::Failed(format!("cannot write {file}: {problem}")))?;
    let took = began.elapsed().as_secs_f64();
    writeln!(crate::terminal::output::stdout(), "{file} is about {}, made in {took:.1} s", facts.title)?;
    Ok(())
}

fn read_ladder(file: &Path, game: &str) -> Result<Standings, Failure> {
    let name = file.display();
    let bad = |problem: String| Failure::Failed(format!("{name} is no ladder: {problem}"));
    let text = std::fs::read_to_string(file)
        .map_err(|problem| Failure::Failed(format!("cannot read {name}: {problem}")))?;
    let standings: Standings = serde_json::from_str(&text).map_err(|problem| bad(problem.to_string()))?;
    if standings.game != game {
        return Err(bad(format!("it is about {}, not {game}", standings.game)));
    }
    Ok(standings)
}

/// Plays games closely, everybody alike.
struct Playing<'a> {
    args: &'a Args,
    player: Spec,
    games: u64,
}

impl Visitor for Playing<'_> {
    type Output = Result<Results, Failure>;

    fn visit<G: TableGame>(self) -> Self::Output {
        let Playing { args, player, games } = self;
        let seats = usize::from(args.seats_per_game.unwrap_or(G::FACTS.seats.0));
        let start = starting_first(&args.options, &G::FACTS).start::<G>(seats)?;
        let plan = Plan {
            first: 0,
            games,
            seed: args.seed,
            players: vec![player; seats],
            threads: args.threads.map_or(0, usize::from),
            closely: true,
        };
        let bar = progress_bar(games, "games");
        let run = arena::simulate(&start, &plan, None, &|more| bar.inc(more));
        bar.finish_and_clear();
        Ok(run?.results)
    }
}

/// These options, and that seat 0 starts: so that a seat is a place in turn order.
fn starting_first(options: &Options, facts: &engine::Facts) -> Options {
    let mut options = options.clone();
    let can = facts.options.iter().any(|option| option.name == "start");
    if can && options.choices.iter().all(|(name, _)| name != "start") {
        options.choices.push(("start".to_owned(), Value::from(0)));
    }
    options
}
