//! `barn tournament`: who is how strong.

use std::io::Write;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use arena::{BadLog, Interval, Ledger, Log, LogHead, Played, Standings, Tournament};
use engine::{Facts, Hints, TableGame};
use games::Visitor;
use players::Spec;

use crate::Failure;
use crate::commands::options::{Options, game_ids};
use crate::commands::ray::{Ray, listed};
use crate::terminal::progress::{grouped, progress_bar};
use crate::terminal::screen::{FAINT, STRONG, styled};

/// Lets players meet, everybody with everybody, and rates them
///
/// Each pairing plays the same luck from every seat. At tables of more than two it sits down as one of the
/// first among the second's and as one of the second among the first's, so that an even share is always a
/// half. Ctrl-C ends the tournament early and counts what is finished.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  barn tournament kuhlorado --players hard,easy,random
  barn tournament kuhlorado --players expert:5000,expert:500 --games 1000 --resume games.jsonl --json")]
pub(crate) struct Args {
    /// Which game
    #[arg(value_parser = game_ids())]
    game: String,
    /// Who takes part: random, easy, medium, hard, expert; hard and expert take a budget, as in expert:500
    /// (simulations) or expert:250ms
    #[arg(long, value_name = "PLAYER,…", value_delimiter = ',', required = true)]
    players: Vec<Spec>,
    /// How many games each pairing plays; rounded up until everybody has sat everywhere
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    games: u64,
    /// How many play in a game; the fewest the game allows unless you say
    #[arg(long, value_name = "SEATS", value_parser = clap::value_parser!(u8).range(2..))]
    seats_per_game: Option<u8>,
    /// On how many threads; one per core unless you say. The results are the same for any number, unless
    /// players think by the clock
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024), conflicts_with = "ray")]
    threads: Option<u16>,
    /// A number; the same number gives the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    options: Options,
    /// Keeps finished games in this file, a line each, and goes on from there if it has some already
    #[arg(long, value_name = "FILE", conflicts_with = "ray")]
    resume: Option<PathBuf>,
    /// Writes a row per game and seat to this file, which ends in .csv, .json or .parquet
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    #[command(flatten)]
    ray: Ray,
    /// For programs: one JSON object
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let facts = games::facts(&args.game)?;
    check_players(&args.players)?;
    let seats = args.seats_per_game.unwrap_or(facts.seats.0);
    let deals = args.games.div_ceil(Tournament::games_per_deal(seats));
    let tournament = Tournament { players: args.players.clone(), seats, deals, seed: args.seed };
    let event =
        games::visit(&args.game, Holding { args, tournament: &tournament }).expect("the game is known")?;
    let standings = Standings::new(facts.id, &tournament, &event.played);
    let stopped = || {
        let (done, all) = (grouped(event.played.len() as u64), grouped(tournament.games()));
        let resume = if args.resume.is_some() { "; the same command goes on from there" } else { "" };
        Failure::Failed(format!("stopped after {done} of {all} games{resume}"))
    };
    let Some(standings) = standings else { return Err(stopped()) };
    let text = if args.json {
        serde_json::to_string_pretty(&standings).expect("standings are plain data") + "\n"
    } else {
        table(facts, &standings, event.took)
    };
    crate::terminal::output::stdout().write_all(text.as_bytes())?;
    if event.played.len() as u64 == tournament.games() { Ok(()) } else { Err(stopped()) }
}

fn check_players(players: &[Spec]) -> Result<(), Failure> {
    if players.len() < 2 {
        return Err(Failure::Usage("a tournament is for two players at least".to_owned()));
    }
    let twice = players.iter().enumerate().find(|(at, player)| players[..*at].contains(player));
    match twice {
        Some((_, player)) => Err(Failure::Usage(format!("{player} takes part twice"))),
        None => Ok(()),
    }
}

/// What was played, and how long it took.
struct Event {
    played: Vec<Played>,
    took: Duration,
}

/// Holds the tournament, whatever the game.
struct Holding<'a> {
    args: &'a Args,
    tournament: &'a Tournament,
}

impl Visitor for Holding<'_> {
    type Output = Result<Event, Failure>;

    fn visit<G: TableGame>(self) -> Self::Output {
        let Holding { args, tournament } = self;
        let start = args.options.start::<G>(usize::from(tournament.seats))?;
        let head = LogHead::new::<G>(&args.options.read::<G>()?, tournament);
        // Made at once: better to fail before the games than after.
        let create = |path: &PathBuf| Ledger::create(path, G::FACTS.id, tournament.seed);
        let ledger = args.out.as_ref().map(create).transpose()?;
        let opened = args.resume.as_ref().map(|path| Log::open(path, &head)).transpose()?;
        let (log, mut played) = opened.map_or((None, Vec::new()), |(log, played)| (Some(log), played));
        keep_asked_for(tournament, &mut played);
        let began = Instant::now();
        let more = match &args.ray.ray {
            Some(address) => self.on_cluster(address)?,
            None => self.play(&start, &played, log)?,
        };
        played.extend(more);
        played.sort_by_key(|played| played.number);
        if let Some(mut ledger) = ledger {
            played.iter().try_for_each(|played| ledger.write(played))?;
            ledger.close()?;
        }
        Ok(Event { played, took: began.elapsed() })
    }
}

/// Sorts games from a log and sets those aside that this tournament does not ask for.
fn keep_asked_for(tournament: &Tournament, played: &mut Vec<Played>) {
    played.sort_by_key(|played| played.number);
    played.dedup_by_key(|played| played.number);
    played.retain(|played| played.number < tournament.games());
}

impl Holding<'_> {
    fn on_cluster(&self, address: &str) -> Result<Vec<Played>, Failure> {
        let Holding { args, tournament } = self;
        let arguments = [
            ("--games", args.games.to_string()),
            ("--seats", tournament.seats.to_string()),
            ("--seed", tournament.seed.to_string()),
            ("--players", listed(&tournament.players)),
            ("--options", args.options.json()?.to_string()),
        ];
        Ok(args.ray.run(address, "tournament", &args.game, &arguments)?.0)
    }

    /// Plays the games that are not in this sorted list, until they are over, somebody presses Ctrl-C or the
    /// log can no longer be written.
    fn play<G: Hints>(&self, start: &G, done: &[Played], log: Option<Log>) -> Result<Vec<Played>, Failure> {
        static GO_ON: AtomicBool = AtomicBool::new(true);
        // Without a handler Ctrl-C ends the process, which is no worse than what others do.
        _ = ctrlc::set_handler(|| GO_ON.store(false, Ordering::Relaxed));
        let log = Mutex::new((log, None::<BadLog>));
        let bar = progress_bar(self.tournament.games() - done.len() as u64, "games");
        let finished = |played: &Played| {
            let (log, problem) = &mut *log.lock().expect("nobody panics while holding it");
            if let Some(bad) = log.as_mut().and_then(|log| log.write(played).err()) {
                problem.get_or_insert(bad);
                GO_ON.store(false, Ordering::Relaxed);
            }
            bar.inc(1);
        };
        let threads = self.args.threads.map_or(0, usize::from);
        let go_on = || GO_ON.load(Ordering::Relaxed);
        let is_done = |number| done.binary_search_by_key(&number, |played| played.number).is_ok();
        let left = self.tournament.fixtures().filter(|fixture| !is_done(fixture.number));
        let played = arena::compete(start, self.tournament, left, threads, &go_on, &finished);
        bar.finish_and_clear();
        match log.into_inner().expect("nobody panics while holding it").1 {
            Some(bad) => Err(bad.into()),
            None => Ok(played?),
        }
    }
}

fn table(facts: &Facts, standings: &Standings, took: Duration) -> String {
    let players = standings.players.iter().map(|standing| {
        format!(
            "  {:<16}{:>7.0}{:>15}{:>9.1}%",
            standing.player,
            standing.rating,
            format!("{:.0}…{:.0}", standing.interval.low, standing.interval.high),
            100.0 * standing.share,
        )
    });
    let percent = |interval: &Interval| format!("{:.1}…{:.1}", 100.0 * interval.low, 100.0 * interval.high);
    let pairings = standings.pairings.iter().map(|pairing| {
        let alone = match standings.seats {
            2 => String::new(),
            _ => format!("{:>13.1}%{:>13.1}%", 100.0 * pairing.first_alone, 100.0 * pairing.second_alone),
        };
        let names = format!("{} – {}", pairing.first, pairing.second);
        let share =
            format!("{:>9.1}%{:>13}{:>8}", 100.0 * pairing.share, percent(&pairing.interval), pairing.games);
        format!("  {names:<32}{share}{alone}")
    });
    let alone = match standings.seats {
        2 => String::new(),
        seats => format!(
            "{:>14}{:>14}   (alone, fair is {:.1}%)",
            "first alone",
            "second alone",
            100.0 / f64::from(seats)
        ),
    };
    let mut lines = vec![
        format!(
            "{}: {} games of {} players in {:.1} s",
            styled(STRONG, facts.title),
            grouped(standings.games),
            standings.seats,
            took.as_secs_f64()
        ),
        String::new(),
        styled(FAINT, &format!("  {:<16}{:>7}{:>15}{:>10}", "player", "rating", "95 %", "wins")),
    ];
    lines.extend(players);
    lines.push(String::new());
    let head = format!("  {:<32}{:>10}{:>13}{:>8}{alone}", "pairing", "first wins", "95 %", "games");
    lines.push(styled(FAINT, &head));
    lines.extend(pairings);
    lines.join("\n") + "\n"
}
