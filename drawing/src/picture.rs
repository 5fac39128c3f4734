//! A scene as a picture: one SVG that needs nothing else, with the game's own drawings.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use engine::scene::{Area, Look, Piece, Shape, Tint};
use engine::{Scene, Show, Wordbook};

use crate::lines;

/// How wide a picture is, and the room around what is in it.
const WIDTH: usize = 760;
const MARGIN: usize = 16;
/// A square of a grid, and a card.
const SQUARE: usize = 42;
const CARD: (usize, usize) = (44, 58);
/// The room between two cards, and between two areas.
const GAP: usize = 6;
/// The height of a line of text, and how wide its letters are on average.
const LINE: usize = 21;
const LETTER: usize = 8;
/// What stands beside a grid needs so much room.
const NARROWEST: usize = 300;

/// The drawings of a game, and which of them shows a piece.
#[derive(Clone, Copy)]
pub struct Pictures {
    all: &'static str,
    of: fn(&Piece) -> Option<String>,
}

impl Pictures {
    /// Those of the game `G`.
    pub fn of<G: Show>() -> Pictures {
        Pictures { all: G::PICTURES, of: G::picture }
    }

    /// What is to be written down for drawings of these names: themselves, those that they are made of, and the
    /// parts that they share.
    fn definitions(self, names: &BTreeSet<String>) -> String {
        let between = |from: &str, to: &str| {
            let (_, rest) = self.all.split_once(from)?;
            rest.split_once(to).map(|(inside, _)| format!("{from}{inside}{to}"))
        };
        let mut drawings = BTreeMap::new();
        let mut wanted: Vec<_> = names.iter().cloned().collect();
        while let Some(name) = wanted.pop() {
            if let Some(drawing) = between(&format!("<symbol id=\"{name}\""), "</symbol>")
                && !drawings.contains_key(&name)
            {
                let made_of = drawing.split("href=\"#").skip(1).filter_map(|rest| rest.split_once('"'));
                wanted.extend(made_of.map(|(other, _)| other.to_owned()));
                drawings.insert(name, drawing);
            }
        }
        let drawings: String = drawings.into_values().collect();
        let parts = between("<defs>", "</defs>").filter(|_| drawings.contains("<use")).unwrap_or_default();
        format!("{parts}{drawings}")
    }
}

/// The scene as an SVG.
pub fn picture(scene: &Scene, words: &Wordbook, pictures: Pictures) -> String {
    let mut artist = Artist { words, pictures, used: BTreeSet::new(), drawn: String::new() };
    let mut y = MARGIN;
    // A grid begins a new band; what follows it may stand beside it.
    for band in scene.areas.chunk_by(|_, next| !matches!(next.shape, Shape::Grid { .. })) {
        y = artist.band(band, y);
    }
    if let Some(asks) = &scene.asks {
        y = artist.text(&words.say(asks), (MARGIN, y), WIDTH - 2 * MARGIN, true) + GAP;
    }
    let Artist { used, drawn, .. } = artist;
    let height = y + MARGIN - GAP;
    let defined = pictures.definitions(&used);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" width=\"{WIDTH}\" height=\"{height}\" \
         style=\"max-width:100%;height:auto\" font-family=\"ui-rounded,Nunito,'Segoe UI','Noto Sans',system-ui,sans-serif\" \
         font-size=\"15\" fill=\"#2f2419\">{defined}<rect width=\"{WIDTH}\" height=\"{height}\" rx=\"14\" fill=\"#dfeac6\"/>\
         {drawn}</svg>"
    )
}

struct Artist<'a> {
    words: &'a Wordbook,
    pictures: Pictures,
    /// The drawings that are used.
    used: BTreeSet<String>,
    drawn: String,
}

impl Artist<'_> {
    fn write(&mut self, what: std::fmt::Arguments<'_>) {
        self.drawn.write_fmt(what).expect("text grows");
    }

    /// A grid and what follows it, side by side if there is room. Tells where the next band begins.
    fn band(&mut self, areas: &[Area], y: usize) -> usize {
        let whole = WIDTH - 2 * MARGIN;
        if let [grid, others @ ..] = areas
            && let Shape::Grid { columns, .. } = grid.shape
        {
            let taken = SQUARE * usize::from(columns) + LINE + 2 * GAP;
            let left = self.area(grid, (MARGIN, y), whole);
            let room = whole.saturating_sub(taken + MARGIN);
            if room >= NARROWEST {
                return left.max(self.areas(others, (MARGIN + taken + MARGIN, y), room));
            }
            return self.areas(others, (MARGIN, left), whole);
        }
        self.areas(areas, (MARGIN, y), whole)
    }

    fn areas(&mut self, areas: &[Area], (x, y): (usize, usize), width: usize) -> usize {
        areas.iter().fold(y, |y, area| self.area(area, (x, y), width))
    }

    /// One area; tells where the next one begins.
    fn area(&mut self, area: &Area, (x, y): (usize, usize), width: usize) -> usize {
        let y = self.text(&self.words.say(&area.name), (x, y), width, true);
        let end = match &area.shape {
            Shape::Grid { columns, squares } => self.grid(usize::from(*columns).max(1), squares, (x, y)),
            Shape::Row(pieces) if pieces.is_empty() => self.text("–", (x, y), width, false),
            Shape::Row(pieces) => self.row(pieces, (x, y), width),
            Shape::Lines(lines) => {
                lines.iter().fold(y, |y, line| self.text(&self.words.say(line), (x, y), width, false))
            }
        };
        end + 2 * GAP
    }

    /// Text, in as many lines as it needs.
    fn text(&mut self, text: &str, (x, mut y): (usize, usize), width: usize, strong: bool) -> usize {
        let weight = if strong { " font-weight=\"bold\"" } else { "" };
        for line in lines::wrap(text, (width / LETTER).max(8), "", "").lines() {
            self.write(format_args!("<text x=\"{x}\" y=\"{}\"{weight}>{}</text>", y + 15, escaped(line)));
            y += LINE;
        }
        y
    }

    fn grid(&mut self, columns: usize, squares: &[Piece], (x, y): (usize, usize)) -> usize {
        let (left, top) = (x + LINE, y + LINE);
        let middle = |at: usize| at * SQUARE + SQUARE / 2;
        for column in 0..columns {
            let letter = char::from(b'a' + column as u8);
            self.label(&letter.to_string(), (left + middle(column), y + 15));
        }
        for (row, pieces) in squares.chunks(columns).enumerate() {
            self.label(&(row + 1).to_string(), (x + LINE / 2 - 2, top + middle(row) + 5));
            for (column, piece) in pieces.iter().enumerate() {
                self.piece(piece, (left + column * SQUARE, top + row * SQUARE), (SQUARE, SQUARE));
            }
        }
        top + squares.len().div_ceil(columns) * SQUARE
    }

    fn label(&mut self, text: &str, (x, y): (usize, usize)) {
        self.write(format_args!(
            "<text x=\"{x}\" y=\"{y}\" text-anchor=\"middle\" fill=\"#5c4a38\">{}</text>",
            escaped(text)
        ));
    }

    fn row(&mut self, pieces: &[Piece], (x, y): (usize, usize), width: usize) -> usize {
        let longest = pieces.iter().map(|piece| lines::columns(&piece.text)).max().unwrap_or(0);
        let (wide, high) = (CARD.0.max(longest * 9 + 2 * GAP), CARD.1);
        let per_line = ((width + GAP) / (wide + GAP)).max(1);
        for (at, piece) in pieces.iter().enumerate() {
            let place = (x + at % per_line * (wide + GAP), y + at / per_line * (high + GAP));
            self.piece(piece, place, (wide, high));
        }
        y + pieces.len().div_ceil(per_line) * (high + GAP) - GAP
    }

    /// A piece: its drawing if there is one, and its text where the drawing does not say everything.
    fn piece(&mut self, piece: &Piece, (x, y): (usize, usize), (wide, high): (usize, usize)) {
        if piece.text.is_empty() {
            return;
        }
        let Shade { light, dark, ink } = shade(piece.tint);
        let drawing = (self.pictures.of)(piece);
        let is_card = high > SQUARE;
        // A drawing in a card of its own colour would not be seen.
        let ground = if is_card && drawing.is_some() { "#fdf8ea" } else { light };
        let (ground_opacity, opacity) = match (piece.look, is_card) {
            (Look::Faint, _) => (".35", ".7"),
            (_, false) if drawing.is_some() => (".35", "1"),
            _ => ("1", "1"),
        };
        self.write(format_args!(
            "<g><title>{}</title><rect x=\"{}.5\" y=\"{}.5\" width=\"{}\" height=\"{}\" rx=\"5\" fill=\"{ground}\" \
             fill-opacity=\"{ground_opacity}\" stroke=\"{dark}\"/>",
            escaped(&self.words.say(&piece.name)),
            x + 1,
            y + 1,
            wide - 3,
            high - 3,
        ));
        let drawn = drawing.is_some();
        if let Some(name) = drawing {
            let side = if is_card { 34 } else { wide - 8 };
            let (left, top) = (x + (wide - side) / 2, y + 4);
            self.write(format_args!(
                "<use href=\"#{name}\" x=\"{left}\" y=\"{top}\" width=\"{side}\" height=\"{side}\" opacity=\"{opacity}\" \
                 style=\"--piece:{light};--piece-dark:{dark};color:{light}\"/>"
            ));
            self.used.insert(name);
        }
        if is_card || !drawn {
            let (low, size, ink) = match (drawn, is_card) {
                (true, _) => (high - 8, 13, "#2f2419"),
                (false, true) => (high / 2 + 6, 18, ink),
                // On ground that is hardly tinted, dark letters are read best.
                (false, false) => (high / 2 + 6, 16, if piece.look == Look::Faint { "#2f2419" } else { ink }),
            };
            self.write(format_args!(
                "<text x=\"{}\" y=\"{}\" text-anchor=\"middle\" font-size=\"{size}\" font-weight=\"bold\" \
                 fill=\"{ink}\" opacity=\"{opacity}\">{}</text>",
                x + wide / 2,
                y + low,
                escaped(&piece.text)
            ));
        }
        self.drawn.push_str("</g>");
    }
}

/// The shades of a colour: as the page has them by day.
struct Shade {
    light: &'static str,
    dark: &'static str,
    ink: &'static str,
}

fn shade(tint: Tint) -> Shade {
    let (light, dark, ink) = match tint {
        Tint::None => ("#fdf8ea", "#b8a888", "#2f2419"),
        Tint::Blue => ("#5596de", "#3568ad", "#0d1b30"),
        Tint::Purple => ("#9145ba", "#672e88", "#ffffff"),
        Tint::Red => ("#d13a35", "#9c2824", "#ffffff"),
        Tint::Orange => ("#f2ae35", "#c17f19", "#231500"),
        Tint::Green => ("#4fb56a", "#33834a", "#0c2413"),
        Tint::Brown => ("#8c5a33", "#5e3a1d", "#ffffff"),
        Tint::Black => ("#38312c", "#191512", "#ffffff"),
        Tint::White => ("#fffdf6", "#d8cfb8", "#2f2419"),
        Tint::Water => ("#7fc4de", "#3f86a3", "#10303d"),
    };
    Shade { light, dark, ink }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use engine::{Fast, Features, History, Lang, TableGame, Turn, Viewer, read_options};
    use games::Visitor;

    use super::*;

    /// Plays a game of random moves and draws it at every step, for everybody.
    struct Draw;

    impl Visitor for Draw {
        type Output = ();

        fn visit<G: TableGame + Features>(self) {
            let words = Wordbook::new(&G::FACTS, Lang::English).expect("every game has English words");
            let options = read_options::<G>(&serde_json::Value::Null).expect("the usual options");
            let mut history = History::<G>::new(options, G::FACTS.seats.1).expect("it is for so many");
            let game: &mut dyn engine::AnyGame = &mut history;
            let mut luck = Fast::new(1);
            let mut drawings = 0;
            while game.turn() != Turn::Over {
                let seats = game.turn().seats();
                match seats.first() {
                    Some(seat) => {
                        let mv = game.random_move(seat, &mut luck).expect("the seat is asked");
                        game.play(seat, &mv, None).expect("it is legal");
                        let svg = picture(&game.scene(Viewer::Seat(seat)), &words, Pictures::of::<G>());
                        drawings += check(&svg, G::FACTS.id);
                    }
                    None => drop(game.roll(&mut luck).expect("luck is due")),
                }
            }
            assert!(drawings > 0, "{} is drawn with its own art", G::FACTS.id);
        }
    }

    /// Whether every drawing that is used is there; tells how many are.
    fn check(svg: &str, game: &str) -> usize {
        let named = |tag: &'static str| {
            svg.split(tag).skip(1).filter_map(|rest| rest.split_once('"')).map(|(name, _)| name)
        };
        for name in named("<use href=\"#") {
            assert!(svg.contains(&format!("id=\"{name}\"")), "{game} has no drawing {name}");
        }
        assert_eq!(svg.matches("<g").count(), svg.matches("</g>").count(), "{game}");
        named("<use href=\"#").count()
    }

    #[test]
    fn every_drawing_that_is_used_is_there() {
        for facts in games::ALL {
            games::visit(facts.id, Draw).expect("it is registered");
        }
    }
}
