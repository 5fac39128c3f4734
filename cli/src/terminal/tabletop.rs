//! What lies on the table and what happened there, as text for a person: the same wherever the game is played.

use std::borrow::Cow;
use std::fmt::Write;

use engine::{OutcomeLine, Phrase, Scene, Seat, Source, Wordbook};

use crate::terminal::draw;
use crate::terminal::screen::{STRONG, TYPED, columns, pad, styled, wrap};
use crate::terminal::verdict::verdict;

/// More choices than this are listed without descriptions, in columns.
const DESCRIBED: usize = 12;

/// How a game is told: its words, and how many characters fit on a line.
#[derive(Clone, Copy)]
pub(crate) struct Tabletop<'a> {
    pub(crate) words: &'a Wordbook,
    pub(crate) width: usize,
}

impl Tabletop<'_> {
    /// How the table looks, and what is asked.
    pub(crate) fn scene(self, scene: &Scene, moves: &[String]) -> String {
        // A move that goes to a square ends with its name.
        let open: Vec<_> =
            moves.iter().filter_map(|mv| mv.split(' ').next_back()).map(str::to_owned).collect();
        let drawn = draw::scene(scene, self.words, &open, self.width);
        let asks = scene.asks.as_ref().map(|asks| styled(STRONG, &self.words.say(asks)));
        let asks = asks.map(|asks| wrap(&asks, self.width, "", "") + "\n");
        format!("\n{drawn}\n{}", asks.unwrap_or_default())
    }

    /// The choices, numbered. `describe` says the one at a place in words.
    pub(crate) fn choices(self, moves: &[String], describe: impl Fn(usize) -> String) -> String {
        // A move that is written as a number would be mistaken for the number of a choice.
        let numbered = moves.iter().all(|mv| mv.parse::<usize>().is_err());
        let mark = |at: usize| if numbered { format!("{:>3}  ", at + 1) } else { "  ".to_owned() };
        let widest = moves.iter().map(|mv| columns(mv)).max().unwrap_or(0);
        let notation = |mv: &String| pad(&styled(TYPED, mv), widest);
        if moves.len() > DESCRIBED {
            let cells: Vec<String> =
                moves.iter().enumerate().map(|(at, mv)| mark(at) + &notation(mv)).collect();
            return in_columns(&cells, self.width);
        }
        let mut text = String::new();
        for (at, mv) in moves.iter().enumerate() {
            let start = format!("{}{}  ", mark(at), notation(mv));
            let rest = " ".repeat(columns(&start));
            writeln!(text, "{}", wrap(&describe(at), self.width, &start, &rest)).expect("text grows");
        }
        text
    }

    /// What happened, as one paragraph.
    pub(crate) fn paragraph<'p>(self, phrases: impl Iterator<Item = &'p Phrase>) -> String {
        let sentences: Vec<String> = phrases.map(|phrase| self.words.say(phrase)).collect();
        if sentences.is_empty() {
            return String::new();
        }
        let told: Vec<String> = sentences.chunk_by(|one, next| one == next).map(once).collect();
        wrap(&told.join(" "), self.width, "· ", "  ") + "\n"
    }

    /// How it ended, with everybody's score and where it came from.
    pub(crate) fn ending(self, outcome: &OutcomeLine, sources: &[Source]) -> String {
        let over = self.words.say(&Phrase::new("barn-over"));
        let verdict = styled(STRONG, &format!("{over} {}", verdict(outcome.winners, self.words)));
        let reason = Phrase { id: Cow::Owned(outcome.ended.clone()), args: Vec::new() };
        let mut text = format!("{verdict} {}\n", self.words.say(&reason));
        let names: Vec<String> =
            Seat::all(outcome.scores.len() as u8).map(|seat| self.words.name(seat)).collect();
        let widest = names.iter().map(|name| columns(name)).max().unwrap_or(0);
        for (seat, (name, score)) in names.iter().zip(&outcome.scores).enumerate() {
            let start = format!("  {}  {score:>4}  ", pad(name, widest));
            let rest = " ".repeat(columns(&start));
            text += wrap(&self.sources(sources, seat), self.width, &start, &rest).trim_end();
            text.push('\n');
        }
        text
    }

    /// What brought or cost a seat points.
    fn sources(self, sources: &[Source], seat: usize) -> String {
        // A hall may have sent a view of a game with fewer seats.
        let points = |source: &Source| source.points.get(seat).copied().filter(|points| *points != 0);
        let part = |source: &Source| Some(format!("{} {:+}", self.words.say(&source.name), points(source)?));
        sources.iter().filter_map(part).collect::<Vec<_>>().join(" · ")
    }
}

/// The move that was typed: by its number, or as the game writes it but for capitals. What is neither is given
/// back as it is, for the rules to refuse; a number that no choice has gets a sentence.
pub(crate) fn chosen(line: &str, moves: &[String]) -> Result<String, Phrase> {
    if moves.iter().any(|mv| mv == line) {
        return Ok(line.to_owned());
    }
    if let Ok(number) = line.parse::<usize>() {
        let mv = number.checked_sub(1).and_then(|at| moves.get(at)).cloned();
        return mv
            .ok_or_else(|| Phrase::new("barn-no-choice").with("number", number).with("most", moves.len()));
    }
    let alike: Vec<&String> = moves.iter().filter(|mv| mv.eq_ignore_ascii_case(line)).collect();
    match alike.as_slice() {
        [mv] => Ok((*mv).clone()),
        _ => Ok(line.to_owned()),
    }
}

/// A sentence that is repeated, said once and counted.
fn once(same: &[String]) -> String {
    match same {
        [sentence] => sentence.clone(),
        _ => format!("{} (×{}).", same[0].trim_end_matches(['.', '。']), same.len()),
    }
}

/// Cells of equal width in as many columns as fit, read from left to right.
fn in_columns(cells: &[String], width: usize) -> String {
    let widest = cells.iter().map(|cell| columns(cell)).max().unwrap_or(1) + 2;
    let per_line = (width / widest).max(1);
    cells.chunks(per_line).map(|line| line.join("  ").trim_end().to_owned() + "\n").collect()
}
