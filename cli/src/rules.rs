//! `barn rules`: the rulebook on the screen.

use std::io::Write;

use engine::Lang;

use crate::options::game_ids;
use crate::{Failure, page, screen};

/// Shows the rules of a game
#[derive(clap::Args, Debug)]
#[command(after_help = "Example: barn rules kuhlorado")]
pub(crate) struct Args {
    /// Which game
    #[arg(value_parser = game_ids())]
    game: String,
    /// The language, as two letters
    #[arg(long, default_value = "en")]
    lang: Lang,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let facts = games::facts(&args.game)?;
    if args.lang != Lang::English {
        return Err(Failure::Failed(format!(
            "{} has no rulebook in {:?} yet; there is one in English (en)",
            facts.title, args.lang
        )));
    }
    anstream::stdout().lock().write_all(page::render(facts.rulebook, screen::width()).as_bytes())?;
    Ok(())
}
