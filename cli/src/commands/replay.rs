//! `barn replay`: a record step by step.

use std::io::{self, BufRead, Write};
use std::path::PathBuf;

use engine::{Record, Seat, Viewer};
use players::Review;

use crate::failure::{bad_record, read_record};
use crate::terminal::progress::progress_bar;
use crate::terminal::{looking_back, output, screen};
use crate::{Failure, Stepper};

/// Steps through a record: Enter for the next step, b back, a number jumps, r reviews, q leaves
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  barn replay evening.barn
  barn replay evening.barn --step 40 --seat 1
  barn replay evening.barn --review
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
    /// Looks back on a finished game first: chances, turning points, better moves; in a pipe, shows only that
    #[arg(long, conflicts_with = "all")]
    review: bool,
    /// Shows what this seat knew, counted from 0; only when the game is over
    #[arg(long, value_name = "SEAT")]
    seat: Option<u8>,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let record = read_record(&args.file)?;
    let game = games::replay(&record).map_err(|bad| bad_record(&args.file, &bad))?;
    let viewer = viewer(args.seat, game.seats(), game.outcome().is_some())?;
    let steps = game.len();
    let over = game.outcome().is_some();
    if let Some(step) = args.step.filter(|step| *step > steps) {
        return Err(Failure::Usage(format!("there is no step {step}; the record has {steps}")));
    }
    let mut stepper = Stepper::new(game, &record, viewer, screen::width());
    stepper.go_to(args.step.unwrap_or(0));
    let mut out = output::stdout();
    if args.review {
        if !over {
            return Err(Failure::Failed("a game is looked back on when it is over".to_owned()));
        }
        stepper.with_review(review(&record, steps)?);
        out.write_all(stepper.review().as_bytes())?;
        if !screen::is_conversation() {
            return Ok(());
        }
    }
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

/// An expert's view of every decision.
fn review(record: &Record, steps: usize) -> Result<Review<String>, Failure> {
    let bar = progress_bar(steps as u64, "steps");
    let review =
        looking_back::review(record, looking_back::BUDGET, &mut |done| bar.set_position(done as u64));
    bar.finish_and_clear();
    review.map_err(|bad| Failure::Failed(bad.to_string()))
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
