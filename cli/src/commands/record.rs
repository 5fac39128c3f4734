//! `barn record`: what a record says, once it has been checked.

use std::io::Write;
use std::path::PathBuf;

use engine::{AnyGame, Line, Phrase, Record};
use serde_json::json;
use table::Dealer;

use crate::Failure;
use crate::failure::{bad_record, read_record};
use crate::luck::read_hex;
use crate::terminal::screen::{FAINT, STRONG, columns, pad, styled};
use crate::terminal::verdict::verdict;
use crate::terminal::{clean, output, words};

/// Checks a record step by step and shows what it says
#[derive(clap::Args, Debug)]
#[command(after_help = "Example: barn record evening.barn --json")]
pub(crate) struct Args {
    /// The record
    file: PathBuf,
    /// For programs: one JSON object
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let record = read_record(&args.file)?;
    let game = games::replay(&record).map_err(|bad| bad_record(&args.file, &bad))?;
    let text = if args.json { json(&record, &*game) } else { facts(&record, &*game) };
    output::stdout().write_all(text.as_bytes())?;
    Ok(())
}

/// Whether every draw comes from the seed the record names; `None` if it names none.
fn luck_fits(record: &Record, game: &dyn AnyGame) -> Option<bool> {
    let seed = &record.fairness.as_ref()?.seed;
    Some(read_hex(seed).is_some_and(|seed| Dealer::rejoin(seed, game).drew_all()))
}

fn decisions(record: &Record) -> usize {
    record.steps.iter().filter(|step| matches!(step, Line::Move { .. })).count()
}

fn json(record: &Record, game: &dyn AnyGame) -> String {
    let facts = json!({
        "game": record.game,
        "rules": record.rules,
        "options": record.options,
        "seats": record.seats,
        "steps": record.steps.len(),
        "decisions": decisions(record),
        "over": game.outcome().is_some(),
        "result": game.outcome().as_ref().map(engine::OutcomeLine::from),
        "started": record.started,
        "ended": record.ended,
        "luck_fits_seed": luck_fits(record, game),
    });
    clean::escaped(&serde_json::to_string_pretty(&facts).expect("facts are plain data")).into_owned() + "\n"
}

fn facts(record: &Record, game: &dyn AnyGame) -> String {
    let facts = game.facts();
    let mut lines =
        vec![format!("{}  {}", styled(STRONG, facts.title), styled(FAINT, &record.options.to_string()))];
    let widest = record.seats.iter().map(|seat| columns(&seat.name)).max().unwrap_or(0);
    let outcome = game.outcome();
    for (at, seat) in record.seats.iter().enumerate() {
        let score = outcome.as_ref().map(|outcome| format!("{:>5}", outcome.scores[at]));
        lines.push(format!("  {}  {:<8}{}", pad(&seat.name, widest), seat.kind, score.unwrap_or_default()));
    }
    let state = outcome.map_or_else(
        || "Not over yet.".to_owned(),
        |outcome| {
            let names = record.seats.iter().map(|seat| seat.name.clone()).collect();
            let words = words::in_english(facts).with_names(names);
            format!("{} {}", words.say(&Phrase::new(outcome.ended)), verdict(outcome.winners, &words))
        },
    );
    lines.push(format!("{} decisions, {} steps. {state}", decisions(record), record.steps.len()));
    for (word, time) in [("started", &record.started), ("ended", &record.ended)] {
        lines.extend(time.as_ref().map(|time| format!("{word} {time}")));
    }
    lines.push(
        match luck_fits(record, game) {
            None => "Every step is legal; no seed is given to check the luck.",
            Some(true) => "Every step is legal, and every draw comes from the seed.",
            Some(false) => "Every step is legal, but the draws do not come from the seed.",
        }
        .to_owned(),
    );
    lines.join("\n") + "\n"
}
