//! `barn replay`: a record step by step.

use std::io::{self, BufRead, Write};
use std::path::PathBuf;

use engine::{Lang, Phrase, Record, Seat, Viewer};
use players::Review;

use crate::failure::{bad_record, read_record};
use crate::terminal::progress::progress_bar;
use crate::terminal::{looking_back, output, screen, words};
use crate::{Failure, Stepper};

/// Step through a recorded game: Enter goes to the next step, b goes back, a number jumps, r reviews, q leaves
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  barn replay evening.barn
  barn replay evening.barn --step 40 --seat 1
  barn replay evening.barn --review
  barn replay evening.barn --all | less")]
pub(crate) struct Args {
    /// The file with the game
    file: PathBuf,
    /// Start after this many steps; in a pipe, show only that position
    #[arg(long, value_name = "N")]
    step: Option<usize>,
    /// Print all steps in words; the default in a pipe
    #[arg(long, conflicts_with = "step")]
    all: bool,
    /// Review a finished game first: chances, turning points, better moves; in a pipe, show only that
    #[arg(long, conflicts_with = "all")]
    review: bool,
    /// Show what this seat knew; seats count from 0. Works once the game is over
    #[arg(long, value_name = "SEAT")]
    seat: Option<u8>,
    /// The language: en, de, fr, nl or ja
    #[arg(long, default_value = "en")]
    lang: Lang,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let record = read_record(&args.file)?;
    let game = games::replay(&record).map_err(|bad| bad_record(&args.file, &bad))?;
    let viewer = viewer(args.seat, game.seats(), game.outcome().is_some())?;
    let steps = game.len();
    let over = game.outcome().is_some();
    if let Some(step) = args.step.filter(|step| *step > steps) {
        return Err(Failure::Usage(format!("there is no step {step}; this game has {steps}")));
    }
    let mut stepper = Stepper::new(game, &record, viewer, screen::width(), args.lang);
    stepper.go_to(args.step.unwrap_or(0));
    let mut out = output::stdout();
    if args.review {
        if !over {
            return Err(Failure::Failed(words::own(args.lang).say(&Phrase::new("barn-review-later"))));
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
            Err(Failure::Usage(format!("there is no seat {seat}; seats count from 0 to {}", seats - 1)))
        }
        Some(_) if !over => Err(Failure::Failed(
            "the game is not over, so you can see it only as a spectator; leave out --seat".to_owned(),
        )),
        Some(seat) => Ok(Viewer::Seat(Seat(seat))),
    }
}
