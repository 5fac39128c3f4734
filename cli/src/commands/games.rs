//! `barn games`: what is on the shelf.

use std::io::Write;

use engine::Facts;
use serde_json::{Value, json};

use crate::Failure;
use crate::terminal::screen::{FAINT, STRONG, TYPED, styled, width, wrap};

/// Lists the games and what a table may choose in each
#[derive(clap::Args, Debug)]
#[command(after_help = "Example: barn games --json")]
pub(crate) struct Args {
    /// For programs: one JSON array
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let mut out = crate::terminal::output::stdout();
    if args.json {
        let all: Vec<Value> = games::ALL.iter().map(|facts| describe(facts)).collect();
        writeln!(out, "{}", serde_json::to_string_pretty(&all).expect("facts are plain data"))?;
        return Ok(());
    }
    for facts in games::ALL {
        writeln!(out, "{}", entry(facts))?;
    }
    Ok(())
}

/// How many can play, in words.
pub(crate) fn players(facts: &Facts) -> String {
    match facts.seats {
        (fewest, most) if fewest == most => format!("{fewest} players"),
        (fewest, most) => format!("{fewest}–{most} players"),
    }
}

fn entry(facts: &Facts) -> String {
    let width = width();
    let box_top = format!(
        "{}  {}  {}",
        styled(STRONG, facts.title),
        styled(TYPED, facts.id),
        styled(FAINT, &format!("{}, about {} minutes", players(facts), facts.minutes)),
    );
    let mut lines = vec![box_top, wrap(facts.hook, width, "  ", "  ")];
    let defaults = defaults(facts);
    for option in facts.options {
        let default = defaults.get(option.name).unwrap_or(&Value::Null);
        let default = default.as_str().map_or_else(|| default.to_string(), str::to_owned);
        let text = format!(
            "{}  {}: {}",
            styled(TYPED, &format!("--option {}={default}", option.name)),
            option.help,
            option.takes
        );
        lines.push(wrap(&text, width, "  ", "      "));
    }
    lines.push(wrap(&styled(FAINT, facts.credit), width, "  ", "  "));
    lines.join("\n") + "\n"
}

/// The options a game has when nobody chooses.
fn defaults(facts: &Facts) -> Value {
    let game = games::start(facts.id, &Value::Null, facts.seats.0).expect("the defaults are possible");
    game.record(Vec::new(), None).options
}

fn describe(facts: &Facts) -> Value {
    let defaults = defaults(facts);
    let options: Vec<Value> = facts
        .options
        .iter()
        .map(|option| {
            json!({
                "name": option.name,
                "takes": option.takes,
                "help": option.help,
                "default": defaults.get(option.name),
            })
        })
        .collect();
    json!({
        "id": facts.id,
        "title": facts.title,
        "hook": facts.hook,
        "rules": facts.version,
        "seats": { "fewest": facts.seats.0, "most": facts.seats.1 },
        "minutes": facts.minutes,
        "credit": facts.credit,
        "options": options,
        "languages": facts.words.iter().map(|(lang, _)| lang.code()).collect::<Vec<_>>(),
    })
}
