//! A scene as text: grids with letters and numbers, rows of pieces, lines of facts.

use anstyle::{Ansi256Color, AnsiColor, Color, Style};
use engine::scene::{Area, Look, Piece, Shape, Tint};
use engine::{Scene, Wordbook};

use crate::screen::{FAINT, STRONG, columns, pad, styled, wrap};

/// How much room a second column needs to be worth it.
const NARROWEST: usize = 36;
/// The room between two columns.
const GAP: usize = 4;

/// The scene in words and signs. Squares whose name is in `open` are set in brackets: they can be chosen.
pub(crate) fn scene(scene: &Scene, words: &Wordbook, open: &[String], width: usize) -> String {
    let names = scene.areas.iter().filter(|area| matches!(area.shape, Shape::Row(_)));
    let name_width = names.map(|area| columns(&words.say(&area.name))).max().unwrap_or(0);
    let artist = Artist { words, open, name_width };
    // A grid begins a new band of the screen; what follows it may stand beside it.
    let bands = scene.areas.chunk_by(|_, next| !is_grid(next));
    bands.map(|band| artist.band(band, width)).collect::<Vec<_>>().join("\n")
}

fn is_grid(area: &Area) -> bool {
    matches!(area.shape, Shape::Grid { .. })
}

/// Two blocks of lines, the right one beside the left one.
fn side_by_side(left: &str, right: &str) -> String {
    let (left, right): (Vec<&str>, Vec<&str>) = (left.lines().collect(), right.lines().collect());
    let width = left.iter().map(|line| columns(line)).max().unwrap_or(0) + GAP;
    let line = |at: usize| {
        let (left, right) = (left.get(at).unwrap_or(&""), right.get(at).unwrap_or(&""));
        let line = if right.is_empty() { (*left).to_owned() } else { pad(left, width) + right };
        line + "\n"
    };
    (0..left.len().max(right.len())).map(line).collect()
}

struct Artist<'a> {
    words: &'a Wordbook,
    open: &'a [String],
    /// How wide the names of rows are, so that their pieces begin at the same column.
    name_width: usize,
}

impl Artist<'_> {
    /// A grid and what follows it: side by side if there is room.
    fn band(&self, areas: &[Area], width: usize) -> String {
        if let [grid, others @ ..] = areas
            && is_grid(grid)
        {
            let left = self.areas(std::slice::from_ref(grid), width);
            let room = width.saturating_sub(left.lines().map(columns).max().unwrap_or(0) + GAP);
            if room >= NARROWEST {
                return side_by_side(&left, &self.areas(others, room));
            }
        }
        self.areas(areas, width)
    }

    /// Areas one below another, those of a seat under its name.
    fn areas(&self, areas: &[Area], width: usize) -> String {
        let mut text = String::new();
        let mut before: Option<&Area> = None;
        for area in areas {
            let same_seat = before.is_some_and(|before| before.seat == area.seat);
            let rows = |area: &Area| matches!(area.shape, Shape::Row(_));
            if !(before.is_none() || same_seat && rows(area) && before.is_some_and(rows)) {
                text.push('\n');
            }
            if let Some(seat) = area.seat.filter(|_| !same_seat) {
                text.push_str(&(styled(STRONG, &self.words.name(seat)) + "\n"));
            }
            text.push_str(&self.area(area, width));
            before = Some(area);
        }
        text
    }

    fn area(&self, area: &Area, width: usize) -> String {
        let name = self.words.say(&area.name);
        match &area.shape {
            Shape::Grid { columns, squares } => self.grid(&name, usize::from(*columns), squares),
            Shape::Row(pieces) if area.seat.is_some() => self.row(&format!("  {name}"), pieces, width),
            Shape::Row(pieces) => self.row(&styled(STRONG, &name), pieces, width),
            Shape::Lines(lines) => {
                let say = |line| wrap(&self.words.say(line), width, "  ", "    ") + "\n";
                styled(STRONG, &name) + "\n" + &lines.iter().map(say).collect::<String>()
            }
        }
    }

    fn row(&self, name: &str, pieces: &[Piece], width: usize) -> String {
        let pieces: Vec<String> = pieces.iter().map(|piece| styled(style(piece), &piece.text)).collect();
        let pieces = if pieces.is_empty() { styled(FAINT, "–") } else { pieces.join("  ") };
        let name = pad(name, self.name_width + 4);
        wrap(&pieces, width, &name, &" ".repeat(self.name_width + 4)) + "\n"
    }

    fn grid(&self, name: &str, count: usize, squares: &[Piece]) -> String {
        // Two columns more than the widest square, for brackets or air.
        let cell = squares.iter().map(|piece| columns(&piece.text)).max().unwrap_or(1) + 2;
        let rows = squares.chunks(count.max(1));
        let margin = rows.len().to_string().len();
        let letters: String = (0..count).map(|column| format!("{:^cell$}", letter(column))).collect();
        let line = "─".repeat(cell * count);
        let mut text = format!("{}\n", styled(STRONG, name));
        text.push_str(&format!("  {:margin$}  {}\n", "", letters.trim_end()));
        text.push_str(&format!("  {:margin$} ┌{line}┐\n", ""));
        for (row, pieces) in rows.enumerate() {
            let cells = pieces.iter().enumerate().map(|(column, piece)| {
                let open = self.open.contains(&format!("{}{}", letter(column), row + 1));
                square(piece, cell, open)
            });
            text.push_str(&format!("  {:>margin$} │{}│\n", row + 1, cells.collect::<String>()));
        }
        text.push_str(&format!("  {:margin$} └{line}┘\n", ""));
        text
    }
}

fn letter(column: usize) -> char {
    char::from(b'a' + column as u8)
}

/// One square of a grid, centred in its cell.
fn square(piece: &Piece, cell: usize, open: bool) -> String {
    let room = (cell - 2).saturating_sub(columns(&piece.text));
    let (left, right) = (" ".repeat(room / 2), " ".repeat(room - room / 2));
    let middle = styled(style(piece), &piece.text);
    if open {
        format!("{STRONG}[{STRONG:#}{left}{middle}{right}{STRONG}]{STRONG:#}")
    } else {
        format!(" {left}{middle}{right} ")
    }
}

fn style(piece: &Piece) -> Style {
    let style = Style::new().fg_color(colour(piece.tint));
    match piece.look {
        Look::Plain => style,
        Look::Strong => style.bold(),
        Look::Faint => style.dimmed(),
    }
}

/// Shades that can be read on dark and on light ground.
fn colour(tint: Tint) -> Option<Color> {
    Some(match tint {
        Tint::None | Tint::White => return None,
        Tint::Blue => AnsiColor::BrightBlue.into(),
        Tint::Purple => AnsiColor::Magenta.into(),
        Tint::Red => AnsiColor::Red.into(),
        Tint::Orange => Ansi256Color(208).into(),
        Tint::Green => AnsiColor::Green.into(),
        Tint::Brown => Ansi256Color(137).into(),
        Tint::Black => Ansi256Color(244).into(),
        Tint::Water => AnsiColor::Cyan.into(),
    })
}
