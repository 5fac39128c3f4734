//! A scene as text: grids with letters and numbers, rows of pieces, lines of facts.

use anstyle::{Ansi256Color, AnsiColor, Color, Style};
use engine::scene::{Area, Look, Piece, Shape, Tint};
use engine::{Scene, Wordbook};

use crate::terminal::screen::{FAINT, STRONG, columns, pad, styled, wrap};

/// How much room a second column needs to be worth it.
const NARROWEST: usize = 36;
/// The room between two columns.
const GAP: usize = 4;

/// The scene in words and signs. Squares whose name is in `open` are set in brackets: they can be chosen.
pub(crate) fn scene(scene: &Scene, words: &Wordbook, open: &[String], width: usize) -> String {
    let names = scene.areas.iter().filter(|area| is_short(area)).map(|area| columns(&words.say(&area.name)));
    let artist = Artist { words, open, name_width: names.max().unwrap_or(0) };
    // A grid begins a new band of the screen; what follows it may stand beside it.
    let bands = scene.areas.chunk_by(|_, next| !is_grid(next));
    bands.map(|band| artist.band(band, width)).collect::<Vec<_>>().join("\n")
}

fn is_grid(area: &Area) -> bool {
    matches!(area.shape, Shape::Grid { .. })
}

/// Whether an area is set on the line of its name.
fn is_short(area: &Area) -> bool {
    match &area.shape {
        Shape::Row(_) => true,
        Shape::Lines(lines) => lines.len() == 1,
        Shape::Grid { .. } => false,
    }
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

    /// Areas one below another; those of the table, of the seats, and long ones are set apart.
    fn areas(&self, areas: &[Area], width: usize) -> String {
        let mut text = String::new();
        let mut before: Option<&Area> = None;
        for area in areas {
            let together = |before: &Area| {
                is_short(before) && is_short(area) && before.seat.is_some() == area.seat.is_some()
            };
            if before.is_some_and(|before| !together(before)) {
                text.push('\n');
            }
            // The first area of a seat bears its name most clearly.
            let first = before.is_none_or(|before| before.seat.is_none() || before.seat != area.seat);
            text.push_str(&self.area(area, if first { STRONG } else { Style::new() }, width));
            before = Some(area);
        }
        text
    }

    fn area(&self, area: &Area, style: Style, width: usize) -> String {
        let name = self.words.say(&area.name);
        match &area.shape {
            Shape::Grid { columns, squares } => self.grid(&name, usize::from(*columns), squares),
            Shape::Row(pieces) => self.short(&styled(style, &name), &row(pieces), width),
            Shape::Lines(lines) if lines.len() == 1 => {
                self.short(&styled(style, &name), &self.words.say(&lines[0]), width)
            }
            Shape::Lines(lines) => {
                let say = |line| wrap(&self.words.say(line), width, "  ", "    ") + "\n";
                styled(STRONG, &name) + "\n" + &lines.iter().map(say).collect::<String>()
            }
        }
    }

    /// A name and what belongs to it, in the columns that all short areas share.
    fn short(&self, name: &str, text: &str, width: usize) -> String {
        let start = self.name_width + 2;
        wrap(text, width, &pad(name, start), &" ".repeat(start)) + "\n"
    }

    fn grid(&self, name: &str, count: usize, squares: &[Piece]) -> String {
        // Two columns more than the widest square, for brackets or air.
        let cell = squares.iter().map(|piece| columns(&piece.text)).max().unwrap_or(1) + 2;
        let rows = squares.chunks(count.max(1));
        let margin = rows.len().to_string().len();
        let letters: Vec<String> = (0..count).map(|column| format!("{:^cell$}", letter(column))).collect();
        let line = "─".repeat(cell * count);
        let mut lines = vec![
            styled(STRONG, name),
            format!("  {:margin$}  {}", "", letters.concat().trim_end()),
            format!("  {:margin$} ┌{line}┐", ""),
        ];
        for (row, pieces) in rows.enumerate() {
            let cells = pieces.iter().enumerate().map(|(column, piece)| {
                let open = self.open.contains(&format!("{}{}", letter(column), row + 1));
                square(piece, cell, open)
            });
            lines.push(format!("  {:>margin$} │{}│", row + 1, cells.collect::<String>()));
        }
        lines.push(format!("  {:margin$} └{line}┘", ""));
        lines.join("\n") + "\n"
    }
}

fn row(pieces: &[Piece]) -> String {
    if pieces.is_empty() {
        return styled(FAINT, "–");
    }
    pieces.iter().map(|piece| styled(style(piece), &piece.text)).collect::<Vec<_>>().join("  ")
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
        format!("{}{left}{middle}{right}{}", styled(STRONG, "["), styled(STRONG, "]"))
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

#[cfg(test)]
mod tests {
    use engine::{Facts, Lang, Phrase, Seat};

    use super::*;

    const FACTS: Facts = Facts {
        id: "toy",
        title: "Toy",
        hook: "",
        version: 1,
        seats: (2, 2),
        minutes: 1,
        credit: "",
        rulebook: "",
        options: &[],
        words: &[(
            Lang::English,
            "meadow = Meadow\npile = Pile\nhand = Hand of { $who }\nnotes = Notes\nnote = something worth knowing\n",
        )],
    };

    fn piece(text: &str, tint: Tint) -> Piece {
        Piece::new(text, tint, Phrase::new("note"))
    }

    fn toy() -> Scene {
        let squares = ["C", "~", "12", "X"].map(|text| piece(text, Tint::Green)).to_vec();
        let hand = |seat| Phrase::new("hand").with("who", seat);
        Scene {
            asks: None,
            areas: vec![
                Area::grid(Phrase::new("meadow"), 2, squares),
                Area::row(Phrase::new("pile"), Vec::new()),
                Area::row(hand(Seat(0)), vec![piece("r1", Tint::Red), piece("b2", Tint::Blue)]).of(Seat(0)),
                Area::lines(hand(Seat(1)), vec![Phrase::new("note")]).of(Seat(1)),
                Area::lines(Phrase::new("notes"), vec![Phrase::new("note"), Phrase::new("note")]),
            ],
        }
    }

    fn drawn(width: usize) -> String {
        let words = Wordbook::new(&FACTS, Lang::English).expect("it has English words");
        let words = words.with_names(vec!["Ann".to_owned(), "Ben".to_owned()]);
        let open = ["b1".to_owned(), "a2".to_owned()];
        anstream::adapter::strip_str(&scene(&toy(), &words, &open, width)).to_string()
    }

    #[test]
    fn what_follows_a_grid_stands_beside_it_if_there_is_room() {
        insta::assert_snapshot!(drawn(80), @"
        Meadow            Pile         –
              a   b
            ┌────────┐    Hand of Ann  r1  b2
          1 │ C  [~ ]│    Hand of Ben  something worth knowing
          2 │[12] X  │
            └────────┘    Notes
                            something worth knowing
                            something worth knowing
        ");
    }

    #[test]
    fn on_a_narrow_screen_areas_stand_one_below_another() {
        insta::assert_snapshot!(drawn(44), @"
        Meadow
              a   b
            ┌────────┐
          1 │ C  [~ ]│
          2 │[12] X  │
            └────────┘

        Pile         –

        Hand of Ann  r1  b2
        Hand of Ben  something worth knowing

        Notes
          something worth knowing
          something worth knowing
        ");
    }

    #[test]
    fn colour_comes_with_a_sign() {
        let red = square(&piece("r1", Tint::Red), 4, false);
        assert_eq!(anstream::adapter::strip_str(&red).to_string(), " r1 ");
        assert_ne!(red, square(&piece("r1", Tint::None), 4, false));
    }
}
