//! `barn verify`: whether records are what they claim to be, every shuffle included.

use std::io::Write;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};
use table::{Flaw, Verified};

use crate::Failure;
use crate::failure::read_short;
use crate::terminal::{clean, output};

/// Checks every step and every draw of records, and how their luck was made (see docs/fairness.md)
#[derive(clap::Args, Debug)]
#[command(after_help = "Example: barn verify evening.barn")]
pub(crate) struct Args {
    /// The records
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// For programs: one JSON object for each record, a line each
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let mut out = output::stdout();
    let mut flawed = 0;
    for file in &args.files {
        let text = read_short(file)?;
        let found = table::verify(&text);
        flawed += usize::from(found.is_err());
        if args.json {
            writeln!(out, "{}", clean::json(&json(file, &found)))?;
        } else {
            writeln!(
                out,
                "{}: {}",
                file.display(),
                found.map_or_else(|flaw| clean::line(&flaw.to_string()).into_owned(), |found| words(&found))
            )?;
        }
    }
    match (flawed, args.files.len()) {
        (0, _) => Ok(()),
        (_, 1) => Err(Failure::Failed("the record is not what it claims to be".to_owned())),
        (_, all) => Err(Failure::Failed(format!("{flawed} of {all} records are not what they claim to be"))),
    }
}

fn json(file: &Path, found: &Result<Verified, Flaw>) -> Value {
    match found {
        Ok(found) => json!({
            "file": file,
            "verified": true,
            "game": found.game,
            "steps": found.steps,
            "draws": found.draws,
            "over": found.over,
            "promised": found.promised,
            "sealed": found.checksum,
        }),
        Err(flaw) => json!({"file": file, "verified": false, "problem": flaw.to_string()}),
    }
}

/// What was checked, and what could not be.
fn words(found: &Verified) -> String {
    let result = if found.over { "the result is right" } else { "the game is not over" };
    let seed = if found.promised {
        "the seed is made of the secret that was committed to and of what every seat added"
    } else {
        "how the seed was chosen is not said"
    };
    let checksum =
        if found.checksum { "the checksum is right" } else { "there is no checksum on names and times" };
    let Verified { steps, draws, .. } = found;
    format!(
        "verified. All {steps} steps are legal, all {draws} draws come from the seed; {result}; {seed}; {checksum}."
    )
}
