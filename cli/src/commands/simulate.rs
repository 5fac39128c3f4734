//! `barn simulate`: games by the thousand.

use std::io::Write;
use std::path::PathBuf;

use arena::{Census, Ledger, Plan, Results, Run};
use engine::{Lang, Phrase, TableGame, Wordbook};
use games::Visitor;
use players::{Level, Spec};
use serde_json::{Value, json};

use crate::Failure;
use crate::commands::options::{Options, game_ids};
use crate::commands::ray::{Ray, listed};
use crate::terminal::progress::{grouped, progress_bar};
use crate::terminal::screen::{FAINT, STRONG, styled};

/// Plays many games without people and adds them up
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  barn simulate kuhlorado --games 100000 --seed 7 --json
  barn simulate kuhlorado --games 200 --seats expert:500,random --out games.parquet")]
pub(crate) struct Args {
    /// Which game
    #[arg(value_parser = game_ids())]
    game: String,
    /// How many games
    #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Who plays, one per seat: random, easy, medium, hard, expert; hard and expert take a budget, as in
    /// expert:500 (simulations) or expert:250ms. The fewest the game allows, all random, unless you say
    #[arg(long, value_name = "PLAYER,…", value_delimiter = ',')]
    seats: Vec<Spec>,
    /// On how many threads; one per core unless you say. The results are the same for any number, unless
    /// players think by the clock
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024), conflicts_with = "ray")]
    threads: Option<u16>,
    /// A number; the same number gives the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Also counts legal moves and how often each thing happens, which takes random players many times as
    /// long
    #[arg(long, conflicts_with = "ray")]
    closely: bool,
    #[command(flatten)]
    options: Options,
    /// Writes a row per game and seat to this file, which ends in .csv, .json or .parquet
    #[arg(long, value_name = "FILE", conflicts_with = "ray")]
    out: Option<PathBuf>,
    #[command(flatten)]
    ray: Ray,
    /// For programs: one JSON object
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let facts = games::facts(&args.game)?;
    let mut players = args.seats.clone();
    if players.is_empty() {
        players = vec![Level::Random.into(); usize::from(facts.seats.0)];
    }
    let plan = Plan {
        first: 0,
        games: args.games,
        seed: args.seed,
        players,
        threads: args.threads.map_or(0, usize::from),
        closely: args.closely,
    };
    let simulation = Simulation { args, plan: &plan };
    let done = games::visit(&args.game, simulation).expect("the game is known")?;
    let text = if args.json {
        serde_json::to_string_pretty(&json(args, &plan.players, &done)).expect("results are plain data")
            + "\n"
    } else {
        let words = Wordbook::new(facts, Lang::English).expect("every game has English words");
        table(facts.title, &plan.players, &done, &words)
    };
    crate::terminal::output::stdout().write_all(text.as_bytes())?;
    Ok(())
}

struct Simulation<'a> {
    args: &'a Args,
    plan: &'a Plan,
}

impl Visitor for Simulation<'_> {
    type Output = Result<Run, Failure>;

    fn visit<G: TableGame>(self) -> Self::Output {
        let start = self.args.options.start::<G>(self.plan.players.len())?;
        if let Some(address) = &self.args.ray.ray {
            return self.on_cluster(address);
        }
        let create = |path: &PathBuf| Ledger::create(path, G::FACTS.id, self.plan.seed);
        let mut ledger = self.args.out.as_ref().map(create).transpose()?;
        let bar = progress_bar(self.plan.games, "games");
        let run = arena::simulate(&start, self.plan, ledger.as_mut(), &|more| bar.inc(more));
        bar.finish_and_clear();
        let run = run?;
        ledger.map_or(Ok(()), Ledger::close)?;
        Ok(run)
    }
}

impl Simulation<'_> {
    fn on_cluster(&self, address: &str) -> Result<Run, Failure> {
        let Simulation { args, plan } = self;
        let arguments = [
            ("--games", plan.games.to_string()),
            ("--seed", plan.seed.to_string()),
            ("--players", listed(&plan.players)),
            ("--options", args.options.json()?.to_string()),
        ];
        let (parts, took) = args.ray.run::<Vec<Results>>(address, "simulate", &args.game, &arguments)?;
        let results = parts.into_iter().reduce(Results::and);
        let results = results.filter(|results| results.games == plan.games);
        let problem = || Failure::Failed("the cluster did not play all games".to_owned());
        Ok(Run { results: results.ok_or_else(problem)?, took })
    }
}

fn json(args: &Args, players: &[Spec], run: &Run) -> Value {
    let results = &run.results;
    let seats = results.seats.iter().zip(players).map(|(seat, player)| {
        json!({
            "player": player.to_string(),
            "mean_score": seat.mean(results.games),
            "score_deviation": seat.deviation(results.games),
            "lowest_score": seat.lowest,
            "highest_score": seat.highest,
            "win_share": seat.win_share(results.games),
        })
    });
    json!({
        "game": args.game,
        "seed": args.seed,
        "games": results.games,
        "seconds": run.took.as_secs_f64(),
        "games_per_second": run.per_second(results.games),
        "decisions_per_second": run.per_second(results.decisions),
        "steps_per_second": run.per_second(results.steps),
        "decisions": results.decisions,
        "steps": results.steps,
        "decisions_per_game": results.decisions_per_game(),
        "fewest_decisions": results.shortest,
        "most_decisions": results.longest,
        "steps_per_game": results.steps_per_game(),
        "choices_per_decision": results.choices_per_decision(),
        "most_choices": results.census.as_ref().map(|census| census.most_choices),
        "told": results.census.as_ref().map(told),
        "draws": results.draws,
        "ended": results.ended,
        "seats": seats.collect::<Vec<_>>(),
    })
}

/// How often each phrase was told, and in how many games.
fn told(census: &Census) -> Value {
    let counts = census
        .told
        .iter()
        .map(|(id, count)| (id.clone().into_owned(), json!({ "times": count.times, "games": count.games })));
    Value::Object(counts.collect())
}

fn table(title: &str, players: &[Spec], run: &Run, words: &Wordbook) -> String {
    let results = &run.results;
    let speed = |count| grouped(run.per_second(count) as u64);
    let mut lines = vec![
        format!(
            "{}: {} games in {:.2} s",
            styled(STRONG, title),
            grouped(results.games),
            run.took.as_secs_f64()
        ),
        format!(
            "  per second    {} games, {} decisions, {} steps",
            speed(results.games),
            speed(results.decisions),
            speed(results.steps)
        ),
        format!(
            "  a game takes  {:.1} decisions ({} to {}), {:.1} steps",
            results.decisions_per_game(),
            results.shortest,
            results.longest,
            results.steps_per_game()
        ),
    ];
    if let Some(choices) = results.choices_per_decision() {
        lines.push(format!("  a decision    is among {choices:.1} legal moves"));
    }
    lines.push(String::new());
    let head =
        format!("  {:<6}{:<14}{:>10}{:>8}{:>10}{:>9}", "seat", "player", "mean score", "±", "range", "wins");
    lines.push(styled(FAINT, &head));
    for (at, (seat, player)) in results.seats.iter().zip(players).enumerate() {
        lines.push(format!(
            "  {at:<6}{:<14}{:>10.2}{:>8.2}{:>10}{:>8.2}%",
            player.to_string(),
            seat.mean(results.games),
            seat.deviation(results.games),
            format!("{}…{}", seat.lowest, seat.highest),
            100.0 * seat.win_share(results.games),
        ));
    }
    let share = |count: u64| 100.0 * count as f64 / results.games as f64;
    lines.push(String::new());
    lines.push(format!("  {:>6.2}%  without a single winner", share(results.draws)));
    for (reason, count) in &results.ended {
        lines.push(format!(
            "  {:>6.2}%  {}",
            share(*count),
            words.say(&Phrase { id: reason.clone(), args: Vec::new() })
        ));
    }
    if let Some(census) = &results.census {
        lines.push(String::new());
        lines.push(styled(FAINT, &format!("  {:<28}{:>14}{:>12}", "told", "times a game", "in games")));
        for (id, count) in &census.told {
            let times = count.times as f64 / results.games as f64;
            lines.push(format!("  {id:<28}{times:>14.4}{:>11.3}%", share(count.games)));
        }
    }
    lines.join("\n") + "\n"
}
