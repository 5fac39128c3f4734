//! `barn invite`: sets up a table in a hall, and gives everybody a link.

use std::io::Write;

use players::Level;
use serde_json::json;

use crate::Failure;
use crate::commands::options::{Options, game_ids};
use crate::online::{HallAddress, hall};
use crate::terminal::screen::{FAINT, styled};
use crate::terminal::{clean, output};

/// Set up an online table and print a link for each player
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  barn invite http://127.0.0.1:8080 kuhlorado
  barn invite http://127.0.0.1:8080 goat-n-goat --seats person,person,hard --seconds 60")]
pub(crate) struct Args {
    /// The server's address
    hall: HallAddress,
    /// Which game
    #[arg(value_parser = game_ids())]
    game: String,
    /// Who plays, one per seat: person, or a bot (random, easy, medium, hard, expert). By default, as many people
    /// as the game needs
    #[arg(long, value_name = "PLAYER,…", value_delimiter = ',', value_parser = sitter)]
    seats: Vec<String>,
    #[command(flatten)]
    options: Options,
    /// How many seconds each player has for a move; no limit by default
    #[arg(long)]
    seconds: Option<u32>,
    /// Print one JSON object, for programs
    #[arg(long)]
    json: bool,
}

/// Who can sit at a seat.
fn sitter(text: &str) -> Result<String, String> {
    if text == "person" || Level::ALL.iter().any(|level| level.name() == text) {
        return Ok(text.to_owned());
    }
    Err(format!("{text:?} cannot sit there; write person, {}", Level::names()))
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
    writeln!(out, "Watch {watch}")?;
    let how = "Send each player their own link. Open it in a browser, or type: barn play --join 'LINK'";
    writeln!(out, "{}", styled(FAINT, how))?;
    Ok(())
}
