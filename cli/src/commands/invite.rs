//! `barn invite`: sets up a table in a hall, and gives everybody a link.

use std::io::Write;

use players::Level;
use serde_json::json;

use crate::Failure;
use crate::commands::options::{Options, game_ids};
use crate::online::{HallAddress, hall};
use crate::terminal::screen::{FAINT, styled};
use crate::terminal::{clean, output};

/// Sets up a table in a game hall and prints a link for each person
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  barn invite http://127.0.0.1:8080 kuhlorado
  barn invite http://127.0.0.1:8080 goat-n-goat --seats person,person,hard --seconds 60")]
pub(crate) struct Args {
    /// The hall's address
    hall: HallAddress,
    /// Which game
    #[arg(value_parser = game_ids())]
    game: String,
    /// Who plays, one per seat: person, or random, easy, medium, hard, expert. As many people as the game
    /// needs, if you do not say
    #[arg(long, value_name = "PLAYER,…", value_delimiter = ',', value_parser = sitter)]
    seats: Vec<String>,
    #[command(flatten)]
    options: Options,
    /// How long everybody may think about a move; as long as they like, if you do not say
    #[arg(long)]
    seconds: Option<u32>,
    /// For programs: one JSON object
    #[arg(long)]
    json: bool,
}

/// Who can sit at a seat.
fn sitter(text: &str) -> Result<String, String> {
    if text == "person" || Level::ALL.iter().any(|level| level.name() == text) {
        return Ok(text.to_owned());
    }
    Err(format!("{text:?} is nobody who could sit there; try person, {}", Level::names()))
}

pub(crate) fn run(args: Args) -> Result<(), Failure> {
    let fewest = usize::from(games::facts(&args.game)?.seats.0);
    let seats = if args.seats.is_empty() { vec!["person".to_owned(); fewest] } else { args.seats };
    let time = args.seconds.map(|seconds| json!({"per-move": {"ms": u64::from(seconds) * 1000}}));
    let wish = json!({"game": args.game, "options": args.options.json()?, "seats": seats, "time": time});
    let (watch, links) = hall::set_up(&args.hall, &wish)?;
    let text = |link: &Option<_>| link.as_ref().map(ToString::to_string);
    let mut out = output::stdout();
    if args.json {
        let links: Vec<_> = links.iter().map(text).collect();
        writeln!(out, "{}", clean::json(&json!({"links": links, "watch": watch.to_string()})))?;
        return Ok(());
    }
    for (seat, (player, link)) in seats.iter().zip(&links).enumerate() {
        writeln!(out, "Seat {}  {}", seat + 1, text(link).unwrap_or_else(|| player.clone()))?;
    }
    writeln!(out, "Look on {watch}")?;
    let how = "Each link is one person's own. Open it in a browser, or: barn play --join 'LINK'";
    writeln!(out, "{}", styled(FAINT, how))?;
    Ok(())
}
