//! `barn replay`: a record step by step.

use std::io::{self, BufRead, Write};
use std::path::PathBuf;

use engine::{Seat, Viewer};

use crate::failure::{bad_record, read_record};
use crate::{Failure, Stepper, screen};

/// Steps through a record: Enter for the next step, b back, a number jumps, q leaves
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  barn replay evening.barn
  barn replay evening.barn --step 40 --seat 1
  barn replay evening.barn --all | less")]
pub(crate) struct Args {
    /// The record
    file: PathBuf,
    /// Begins where so many steps have been played; in a pipe, shows only that
    #[arg(long, value_name = "N")]
    step: Option<usize>,
    /// Prints all steps in words; the default in a pipe
    #[arg(long, conflicts_with = "step")]
    all: bool,
    /// Shows what this seat knew, counted from 0; only when the game is over
    #[arg(long, value_name = "SEAT")]
    seat: Option<u8>,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let record = read_record(&args.file)?;
    let game = games::replay(&record).map_err(|bad| bad_record(&args.file, &bad))?;
    let viewer = viewer(args.seat, game.seats(), game.outcome().is_some())?;
    let steps = game.len();
    if let Some(step) = args.step.filter(|step| *step > steps) {
        return Err(Failure::Usage(format!("there is no step {step}; the record has {steps}")));
    }
    let mut stepper = Stepper::new(game, &record, viewer, screen::width());
    stepper.go_to(args.step.unwrap_or(0));
    let mut out = anstream::stdout().lock();
    if args.all || !screen::is_conversation() {
        let text = if args.step.is_some() { stepper.page() } else { stepper.all() };
        out.write_all(text.as_bytes())?;
        return Ok(());
    }
    let mut show = Some(format!("{}\n{}\n", stepper.page(), stepper.keys()));
    while let Some(text) = show {
        write!(out, "{text}> ")?;
        out.flush()?;
        let mut line = String::new();
        show = if io::stdin().lock().read_line(&mut line)? == 0 { None } else { stepper.line(&line) };
    }
    Ok(())
}

/// Through whose eyes. Secrets are shown only when they are none any more.
fn viewer(seat: Option<u8>, seats: u8, over: bool) -> Result<Viewer, Failure> {
    match seat {
        None => Ok(Viewer::Spectator),
        Some(seat) if seat >= seats => {
            Err(Failure::Usage(format!("there is no seat {seat}; they count from 0 to {}", seats - 1)))
        }
        Some(_) if !over => {
            Err(Failure::Failed("a game that is not over is shown to spectators only".to_owned()))
        }
        Some(seat) => Ok(Viewer::Seat(Seat(seat))),
    }
}
