//! `barn rules`: the rulebook on the screen.

use std::io::Write;

use engine::{Lang, Phrase, for_table_and_curious};

use crate::Failure;
use crate::commands::options::game_ids;
use crate::terminal::screen::{FAINT, styled, wrap};
use crate::terminal::{page, screen, words};

/// Show the rules of a game: what a table needs to play, or all there is
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  barn rules kuhlorado
  barn rules kuhlorado --lang de
  barn rules kuhlorado --all")]
pub(crate) struct Args {
    /// Which game
    #[arg(value_parser = game_ids())]
    game: String,
    /// The language: en, de, fr, nl or ja
    #[arg(long, default_value = "en")]
    lang: Lang,
    /// Also how unclear cases are ruled, and how moves are written down
    #[arg(long)]
    all: bool,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let facts = games::facts(&args.game)?;
    let rulebook = games::rulebook(facts.id, args.lang).ok_or_else(|| {
        let problem =
            format!("{} has no rulebook in {:?} yet; there is one in English (en)", facts.title, args.lang);
        Failure::Failed(problem)
    })?;
    let words = words::at_table(facts, args.lang).unwrap_or_else(|| words::in_english(facts));
    let on_box = |id| words.try_say(&Phrase::new(id)).ok();
    let (table, curious) = for_table_and_curious(rulebook);
    let mut shown = if args.all { rulebook.to_owned() } else { table };
    if let (Some(title), Some(end)) = (on_box("title-local"), shown.find('\n'))
        && title != facts.title
    {
        shown.insert_str(end, &format!("\n\n{title}"));
    }
    let width = screen::width();
    let faint = |text: &str| wrap(&styled(FAINT, text), width, "", "") + "\n";
    let mut text = page::render(&shown, width);
    if !args.all && !curious.is_empty() {
        let typed = format!("barn rules {} --lang {} --all", facts.id, args.lang);
        text += &faint(&words.say(&Phrase::new("barn-rules-more").with("typed", typed)));
    }
    text += &faint(&on_box("credit").unwrap_or_else(|| facts.credit.to_owned()));
    crate::terminal::output::stdout().write_all(text.as_bytes())?;
    Ok(())
}
