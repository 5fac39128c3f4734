//! `barn play`: a game in the terminal. Reading, printing and files; the rest is [`Session`]'s.

use std::io::{self, BufRead, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use engine::{Facts, Lang};
use jiff::Timestamp;
use players::Level;

use crate::commands::options::{Options, game_ids};
use crate::failure::{bad_record, read_record};
use crate::luck::{fresh_seed, read_hex, read_seed};
use crate::online::{Link, join};
use crate::terminal::{ask, output, screen, words};
use crate::{Act, Failure, Opening, Player, Session};

/// What seats are called unless somebody says otherwise.
const NAMES: [&str; engine::MOST_SEATS] = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn"];

/// Plays a game in the terminal
#[derive(clap::Args, Debug, Default)]
#[command(after_help = "Examples:
  barn play goat-n-goat --seats you,hard
  barn play kuhlorado --seats you,you --names Ida,Otto --save-to evening.barn
  barn play happy-cows --lang de
  barn play --resume evening.barn
  barn play --join 'http://127.0.0.1:8080/#/table/TABLE/SECRET' --names Ida")]
pub(crate) struct Args {
    /// Which game; you are asked if you do not say
    #[arg(value_parser = game_ids())]
    game: Option<String>,
    /// Who plays, one per seat: you, or random, easy, medium, hard, expert. How long the last two think can
    /// be added: hard:500 (simulations), expert:2000ms. Several `you` share the screen
    #[arg(long, value_name = "PLAYER,…", value_delimiter = ',')]
    seats: Vec<Player>,
    /// What the players are called, one per seat
    #[arg(long, value_name = "NAME,…", value_delimiter = ',')]
    names: Vec<String>,
    #[command(flatten)]
    options: Options,
    /// Where luck starts: 64 hex digits, or any text of up to 32 bytes, which is filled up with zero bytes
    #[arg(long, value_parser = read_seed)]
    seed: Option<[u8; 32]>,
    /// Keeps the record of the game in this file
    #[arg(long, value_name = "FILE")]
    save_to: Option<PathBuf>,
    /// The language: en, de, fr, nl or ja
    #[arg(long, default_value = "en")]
    lang: Lang,
    /// Goes on with the game in this file, and keeps it there unless `--save-to` names another
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seed", "option"])]
    resume: Option<PathBuf>,
    /// Plays at a table in a game hall: the link you were given. A link without its last part looks on
    #[arg(long, value_name = "LINK", conflicts_with_all = ["game", "seats", "seed", "option", "save_to", "resume"])]
    join: Option<Link>,
}

pub(crate) fn run(args: Args) -> Result<(), Failure> {
    if let Some(link) = args.join {
        return match args.names.as_slice() {
            [_] if link.secret.is_none() => {
                Err(Failure::Usage("this link is for looking on; whoever looks on has no name".to_owned()))
            }
            [] | [_] => join::run(&link, args.names.into_iter().next(), args.lang),
            _ => Err(Failure::Usage("at a table in a hall you are one person, with one name".to_owned())),
        };
    }
    let mut out = output::stdout();
    let mut input = io::stdin().lock();
    let opening = match args.resume.clone() {
        Some(file) => resumed(args, &file)?,
        None => fresh(args, &mut input, &mut out)?,
    };
    talk(Session::new(opening, Timestamp::now()), &mut input, &mut out)
}

/// A new game, asking for what the arguments leave open.
fn fresh(mut args: Args, input: &mut impl BufRead, out: &mut impl Write) -> Result<Opening, Failure> {
    let facts = if let Some(id) = &args.game {
        games::facts(id)?
    } else {
        let facts = ask::which_game(input, out)?;
        if args.seats.is_empty() {
            args.seats = ask::who_plays(facts, input, out)?;
        }
        facts
    };
    require_language(facts, args.lang)?;
    if args.seats.is_empty() {
        args.seats = usual_seats(facts);
    }
    let seats = u8::try_from(args.seats.len()).unwrap_or(u8::MAX);
    Ok(Opening {
        game: games::start(facts.id, &args.options.json()?, seats)?,
        undone: Vec::new(),
        names: names(&args.names, args.seats.len())?,
        players: args.seats,
        seed: args.seed.map_or_else(fresh_seed, Ok)?,
        file: args.save_to,
        started: None,
        lang: args.lang,
        width: screen::width(),
    })
}

/// A game is played in the language that was asked for, or not at all.
fn require_language(facts: &Facts, lang: Lang) -> Result<(), Failure> {
    let speaks = words::at_table(facts, lang).is_some();
    speaks.then_some(()).ok_or_else(|| Failure::Failed(words::missing(facts, lang)))
}

/// You against as many machines as the game needs.
fn usual_seats(facts: &Facts) -> Vec<Player> {
    let others = std::iter::repeat_n(Player::Bot(Level::Medium.into()), usize::from(facts.seats.0) - 1);
    std::iter::once(Player::You).chain(others).collect()
}

fn names(given: &[String], seats: usize) -> Result<Vec<String>, Failure> {
    if given.len() > seats {
        return Err(Failure::Usage(format!("{} names for {seats} seats are too many", given.len())));
    }
    let missing = NAMES.iter().skip(given.len()).map(|name| (*name).to_owned());
    Ok(given.iter().cloned().chain(missing).take(seats).collect())
}

/// A game from a file.
fn resumed(args: Args, file: &Path) -> Result<Opening, Failure> {
    let record = read_record(file)?;
    let game = games::replay(&record).map_err(|bad| bad_record(file, &bad))?;
    require_language(game.facts(), args.lang)?;
    if let Some(other) = args.game.filter(|id| *id != record.game) {
        return Err(Failure::Usage(format!(
            "{} is a game of {}, not of {other}",
            file.display(),
            record.game
        )));
    }
    let players = if args.seats.is_empty() {
        let read = |seat: &engine::SeatLine| seat.kind.parse();
        record.seats.iter().map(read).collect::<Result<_, String>>().map_err(|unknown| {
            Failure::Usage(format!("{}: {unknown}; say with --seats who plays on", file.display()))
        })?
    } else if args.seats.len() == record.seats.len() {
        args.seats
    } else {
        let (given, needed) = (args.seats.len(), record.seats.len());
        return Err(Failure::Usage(format!("{} has {needed} seats, not {given}", file.display())));
    };
    let known = if args.names.is_empty() {
        record.seats.iter().map(|seat| seat.name.clone()).collect()
    } else {
        args.names
    };
    let seed = record.fairness.and_then(|fairness| read_hex(&fairness.seed));
    Ok(Opening {
        names: names(&known, players.len())?,
        game,
        undone: record.undone,
        players,
        seed: seed.map_or_else(fresh_seed, Ok)?,
        file: Some(args.save_to.unwrap_or_else(|| file.to_owned())),
        started: record.started,
        lang: args.lang,
        width: screen::width(),
    })
}

/// Lets a session and a person talk until one of them leaves.
fn talk(mut session: Session, input: &mut impl BufRead, out: &mut impl Write) -> Result<(), Failure> {
    let at_risk = save_on_interrupt()?;
    let mut reply = session.open(Timestamp::now());
    // A file that cannot be written is noticed here, before anything is at stake.
    perform(&reply.acts, out)?;
    loop {
        *at_risk.lock().expect("nobody panics holding it") = session.unsaved(Timestamp::now());
        write!(out, "{}{}", reply.text, reply.prompt)?;
        out.flush()?;
        let mut line = String::new();
        if input.read_line(&mut line)? == 0 {
            writeln!(out)?;
            perform(&session.end_of_input(Timestamp::now()).acts, out)?;
            return Ok(());
        }
        reply = session.line(&line, Timestamp::now());
        match perform(&reply.acts, out) {
            Ok(true) => return Ok(()),
            Ok(false) => {}
            Err(Failure::NotSaved { problem, .. }) => {
                session.save_failed();
                writeln!(out, "{problem}. The game is not saved.")?;
            }
            Err(other) => return Err(other),
        }
    }
}

/// Does what a session wants done; tells whether that is to leave.
pub(crate) fn perform(acts: &[Act], out: &mut impl Write) -> Result<bool, Failure> {
    for act in acts {
        match act {
            Act::Clear => output::clear()?,
            Act::Save { file, record, say } => {
                save(file, record)?;
                if let Some(say) = say {
                    writeln!(out, "{say}")?;
                }
            }
            Act::Leave => return Ok(true),
        }
    }
    Ok(false)
}

fn save(file: &Path, record: &str) -> Result<(), Failure> {
    std::fs::write(file, record).map_err(|problem| Failure::NotSaved {
        problem: format!("cannot write {}: {problem}", file.display()),
        record: record.to_owned(),
    })
}

/// A game that would be lost: where to write it, and what.
type AtRisk = Arc<Mutex<Option<(PathBuf, String)>>>;

/// Sees to it that Ctrl-C does not lose a game.
fn save_on_interrupt() -> Result<AtRisk, Failure> {
    let at_risk = AtRisk::default();
    let watched = Arc::clone(&at_risk);
    let stop = move || {
        let unsaved = watched.lock().ok().and_then(|mut at_risk| at_risk.take());
        match unsaved.map(|(file, record)| (save(&file, &record), file)) {
            Some((Ok(()), file)) => {
                output::tell(format_args!(
                    "\nThe game is saved. Go on with: barn play --resume {}",
                    file.display()
                ));
            }
            Some((Err(problem), _)) => _ = problem.report(),
            None => {}
        }
        std::process::exit(130);
    };
    ctrlc::set_handler(stop)
        .map_err(|problem| Failure::Failed(format!("cannot listen for Ctrl-C: {problem}")))?;
    Ok(at_risk)
}
