//! How a game looks: as text, and as a picture.

use engine::{Turn, Viewer};
use pyo3::prelude::*;

use super::Game;
use crate::fault::{Fault, guarded};
use crate::words::seat_words;

/// How wide text is unless somebody says, and how narrow and wide it may be.
const WIDTH: i64 = 100;
const WIDTHS: std::ops::RangeInclusive<i64> = 40..=400;

#[pymethods]
impl Game {
    /// The table as `barn play` draws it: what a seat sees, or a spectator if no seat is named.
    #[pyo3(signature = (seat=None, lang="en", width=WIDTH))]
    fn text(&self, seat: Option<i64>, lang: &str, width: i64) -> Result<String, Fault> {
        if !WIDTHS.contains(&width) {
            let message = format!("width is from {} to {}, not {width}", WIDTHS.start(), WIDTHS.end());
            return Err(Fault::bad("bad-value", "width", message));
        }
        let (viewer, words) = (self.viewer(seat)?, seat_words(self.game().facts(), lang)?);
        guarded(|| {
            let game = self.game();
            let scene = game.scene(viewer);
            // What can be chosen is marked, for whoever may know it.
            let moves = match game.turn() {
                Turn::Decide(seats) if seats.len() == 1 => {
                    let seat = seats.first().expect("there is one");
                    let may_know = !game.has_secrets() || viewer == Viewer::Seat(seat);
                    if may_know { game.moves(seat) } else { Vec::new() }
                }
                _ => Vec::new(),
            };
            let open: Vec<_> =
                moves.iter().filter_map(|mv| mv.split(' ').next_back()).map(str::to_owned).collect();
            let width = width as usize;
            let drawn = drawing::text(&scene, &words, &open, width, drawing::plain);
            let asks = scene.asks.as_ref().map(|asks| words.say(asks));
            let asks = asks.map(|asks| format!("\n{}\n", drawing::lines::wrap(&asks, width, "", "")));
            Ok(drawn + &asks.unwrap_or_default())
        })
    }

    /// The table as a picture (SVG) that needs nothing else: what a seat sees, or a spectator if no seat is named.
    #[pyo3(signature = (seat=None, lang="en"))]
    fn svg(&self, seat: Option<i64>, lang: &str) -> Result<String, Fault> {
        let (viewer, words) = (self.viewer(seat)?, seat_words(self.game().facts(), lang)?);
        guarded(|| Ok(drawing::picture(&self.game().scene(viewer), &words, self.table.pictures())))
    }

    /// What notebooks show: what a spectator sees.
    fn _repr_html_(&self) -> Result<String, Fault> {
        self.svg(None, "en")
    }

    fn __str__(&self) -> Result<String, Fault> {
        self.text(None, "en", WIDTH)
    }
}
