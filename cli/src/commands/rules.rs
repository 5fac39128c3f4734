//! `barn rules`: the rulebook on the screen.

use std::io::Write;

use engine::Lang;

use crate::Failure;
use crate::commands::options::game_ids;
use crate::terminal::{page, screen};

/// Shows the rules of a game
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  barn rules kuhlorado
  barn rules kuhlorado --lang de")]
pub(crate) struct Args {
    /// Which game
    #[arg(value_parser = game_ids())]
    game: String,
    /// The language: en, de, fr, nl or ja
    #[arg(long, default_value = "en")]
    lang: Lang,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let facts = games::facts(&args.game)?;
    let rulebook = games::rulebook(facts.id, args.lang).ok_or_else(|| {
        let problem =
            format!("{} has no rulebook in {:?} yet; there is one in English (en)", facts.title, args.lang);
        Failure::Failed(problem)
    })?;
    crate::terminal::output::stdout().write_all(page::render(rulebook, screen::width()).as_bytes())?;
    Ok(())
}
