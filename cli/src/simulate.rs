//! `barn simulate`: random games by the thousand.

use std::io::{IsTerminal, Write};

use arena::{Census, Plan, Run};
use engine::{Game, Lang, Phrase, Wordbook};
use games::Visitor;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Value, json};

use crate::options::{Options, game_ids};
use crate::screen::{FAINT, STRONG, styled};
use crate::{Bot, Failure};

/// Plays many games without people and adds them up
#[derive(clap::Args, Debug)]
#[command(after_help = "Example: barn simulate kuhlorado --games 100000 --seed 7 --json")]
pub(crate) struct Args {
    /// Which game
    #[arg(value_parser = game_ids())]
    game: String,
    /// How many games
    #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Who plays, one per seat; the fewest the game allows, all random, unless you say
    #[arg(long, value_name = "PLAYER,…", value_delimiter = ',')]
    seats: Vec<Bot>,
    /// On how many threads; one per core unless you say. The results are the same for any number
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// A number; the same number gives the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Also counts legal moves and how often each thing happens, which takes many times as long
    #[arg(long)]
    closely: bool,
    #[command(flatten)]
    options: Options,
    /// For programs: one JSON object
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let facts = games::facts(&args.game)?;
    let mut players = args.seats.clone();
    if players.is_empty() {
        players = vec![Bot::Random; usize::from(facts.seats.0)];
    }
    let simulation = Simulation { args, players: &players, options: args.options.json()? };
    let done = games::visit(&args.game, simulation).expect("the game is known")?;
    let text = if args.json {
        serde_json::to_string_pretty(&json(args, &players, &done)).expect("results are plain data") + "\n"
    } else {
        let words = Wordbook::new(facts, Lang::English).expect("every game has English words");
        table(facts.title, &players, &done, &words)
    };
    anstream::stdout().lock().write_all(text.as_bytes())?;
    Ok(())
}

struct Simulation<'a> {
    args: &'a Args,
    players: &'a [Bot],
    options: Value,
}

impl Visitor for Simulation<'_> {
    type Output = Result<Run, Failure>;

    fn visit<G: Game>(self) -> Self::Output {
        let bad = |bad: engine::BadOptions| Failure::Usage(bad.to_string());
        let seats = u8::try_from(self.players.len()).unwrap_or(u8::MAX);
        if !G::FACTS.seats_allowed(seats) {
            return Err(bad(engine::BadOptions::seats(&G::FACTS, seats)));
        }
        let options = engine::read_options::<G>(&self.options).map_err(bad)?;
        let start = G::new(&options, seats).map_err(bad)?;
        let plan = Plan {
            games: self.args.games,
            seed: self.args.seed,
            threads: self.args.threads.map_or(0, usize::from),
            closely: self.args.closely,
        };
        let bar = progress_bar(plan.games);
        let run = arena::simulate(&start, &plan, &|more| bar.inc(more));
        bar.finish_and_clear();
        run.map_err(|problem| Failure::Failed(format!("the system gives no threads: {problem}")))
    }
}

fn progress_bar(games: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40.green} {human_pos} of {human_len} games, {eta} left");
    ProgressBar::new(games).with_style(style.expect("the template is well formed"))
}

fn json(args: &Args, players: &[Bot], run: &Run) -> Value {
    let results = &run.results;
    let seats = results.seats.iter().zip(players).map(|(seat, player)| {
        json!({
            "player": player.name(),
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

fn table(title: &str, players: &[Bot], run: &Run, words: &Wordbook) -> String {
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
        format!("  {:<6}{:<10}{:>10}{:>8}{:>10}{:>9}", "seat", "player", "mean score", "±", "range", "wins");
    lines.push(styled(FAINT, &head));
    for (at, (seat, player)) in results.seats.iter().zip(players).enumerate() {
        lines.push(format!(
            "  {at:<6}{:<10}{:>10.2}{:>8.2}{:>10}{:>8.2}%",
            player.name(),
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
        lines.push(format!("  {:>6.2}%  {}", share(*count), words.say(&Phrase::new(reason))));
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

/// A number with its thousands set apart.
fn grouped(number: u64) -> String {
    indicatif::HumanCount(number).to_string()
}
