//! A position written down. Nothing is hidden in this game: this is also what everybody sees.

use engine::kit::{Squares, drawn, read_square, row_width, square_name};
use engine::{BadPosition, Faults, Problem, Seat, SetUp};
use serde::{Deserialize, Serialize};

use super::notation::read_face;
use super::phase::{Face, Phase, Throw};
use super::sheet::Sheet;
use super::{Kuhlorado, points};

/// A position written down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The sheet: eight rows of `1`–`5`, `C`, `s`, `L`.
    pub sheet: [String; 8],
    /// What is marked: eight rows of `X`, `O`, `.`; troughs are `T`.
    pub marks: [String; 8],
    /// Whether double squares score.
    #[serde(default)]
    pub advanced: bool,
    /// What was noted for double squares, once it was.
    #[serde(default)]
    pub noted: Option<[u8; 2]>,
    /// Whose turn it is.
    pub seat: u8,
    /// What is waited for.
    pub phase: Waiting,
    /// The dice on the table: two faces, or the one that was kept.
    #[serde(default)]
    pub dice: String,
    /// The square marked first, while a second may follow.
    #[serde(default)]
    pub first: Option<String>,
    /// The points as they stand, per seat; worked out, so it may be left out.
    #[serde(default)]
    pub points: [u8; 2],
}

/// What is waited for, by name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // The phases explain themselves.
pub enum Waiting {
    Start,
    Throw,
    Again,
    Rethrow,
    First,
    Second,
    Over,
}

impl SetUp for Kuhlorado {
    type Position = Position;

    fn position(&self) -> Position {
        let (phase, dice, first) = match self.phase {
            Phase::Start => (Waiting::Start, String::new(), None),
            Phase::Throw => (Waiting::Throw, String::new(), None),
            Phase::Again(throw) => (Waiting::Again, throw.to_string(), None),
            Phase::Rethrow { kept } => {
                (Waiting::Rethrow, kept.map_or(String::new(), |face| face.to_string()), None)
            }
            Phase::First(throw) => (Waiting::First, throw.to_string(), None),
            Phase::Second { throw, first } => (Waiting::Second, throw.to_string(), Some(square_name(first))),
            Phase::Over => (Waiting::Over, String::new(), None),
        };
        Position {
            sheet: self.sheet.rows(),
            marks: self.mark_rows(),
            advanced: self.advanced,
            noted: self.noted,
            seat: self.seat.0,
            phase,
            dice,
            first,
            points: points(self).map(|points| points.total()),
        }
    }

    fn set_up(position: &Position) -> Result<Kuhlorado, BadPosition> {
        let mut faults = Faults::default();
        let sheet = faults.keep(position.read_sheet());
        let marks = sheet.and_then(|sheet| faults.keep(position.read_marks(sheet)));
        faults.unless(position.seat < 2, "seat", || Problem::NoSeat(position.seat));
        let dice = faults.keep(position.read_dice());
        let parts = sheet.zip(marks).zip(dice);
        let ((sheet, marks), dice) = faults.check_with(parts)?;
        let mut game = Kuhlorado {
            sheet,
            advanced: position.advanced,
            marks,
            noted: position.noted,
            seat: Seat(position.seat),
            phase: Phase::Over,
        };
        game.phase = position.read_phase(&game, dice)?;
        Ok(game)
    }
}

/// The dice on the table.
#[derive(Clone, Copy)]
enum Dice {
    None,
    Kept(Face),
    Both(Throw),
}

impl Kuhlorado {
    fn mark_rows(&self) -> [String; 8] {
        drawn('.', [(self.sheet.water(), 'T'), (self.marks[0], 'X'), (self.marks[1], 'O')])
    }
}

impl Position {
    fn read_sheet(&self) -> Result<Sheet, BadPosition> {
        let rows: Vec<&str> = self.sheet.iter().map(String::as_str).collect();
        Sheet::read(&rows).map_err(|problem| BadPosition::new("sheet", Problem::Unreadable(problem)))
    }

    fn read_marks(&self, sheet: Sheet) -> Result<[Squares; 2], BadPosition> {
        let mut faults = Faults::default();
        let mut marks = [Squares::EMPTY; 2];
        let water = sheet.water();
        for (row, text) in self.marks.iter().enumerate() {
            let is = row_width(text);
            if !faults.unless(is == 8, "marks", || Problem::RowLength { row: row + 1, is, should: 8 }) {
                continue;
            }
            for (column, letter) in text.chars().enumerate() {
                let square = (row * 8 + column) as u8;
                match (letter, water.contains(square)) {
                    ('X', false) => marks[0].insert(square),
                    ('O', false) => marks[1].insert(square),
                    ('.', false) | ('T', true) => {}
                    _ => faults.add("marks", Problem::Square { square: square_name(square), letter }),
                }
            }
        }
        faults.check_with(Some(marks))
    }

    /// The dice, as many as there are while this is waited for.
    fn read_dice(&self) -> Result<Dice, BadPosition> {
        let unreadable =
            |what| BadPosition::new("dice", Problem::Unreadable(format!("{:?} is not {what}", self.dice)));
        match self.phase {
            Waiting::Rethrow if !self.dice.is_empty() => {
                read_face(&self.dice).map(Dice::Kept).ok_or_else(|| unreadable("one die"))
            }
            Waiting::Again | Waiting::First | Waiting::Second => {
                let one = self.dice.get(..1).and_then(read_face);
                let other = self.dice.get(1..).and_then(read_face);
                let both = one.zip(other).map(|(one, other)| Dice::Both(Throw::of(one, other)));
                both.ok_or_else(|| unreadable("two dice"))
            }
            Waiting::Rethrow | Waiting::Start | Waiting::Throw | Waiting::Over => Ok(Dice::None),
        }
    }

    fn read_phase(&self, game: &Kuhlorado, dice: Dice) -> Result<Phase, BadPosition> {
        Ok(match (self.phase, dice) {
            (Waiting::Start, _) => Phase::Start,
            (Waiting::Again, Dice::Both(throw)) => Phase::Again(throw),
            (Waiting::Rethrow, Dice::Kept(face)) => Phase::Rethrow { kept: Some(face) },
            (Waiting::Rethrow, _) => Phase::Rethrow { kept: None },
            (Waiting::First, Dice::Both(throw)) if game.first_squares(throw).is_empty() => {
                return Err(BadPosition::new("phase", Problem::rule("some square fits the dice")));
            }
            (Waiting::First, Dice::Both(throw)) => Phase::First(throw),
            (Waiting::Second, Dice::Both(throw)) => {
                let first = self.first.as_deref().and_then(read_square);
                let marked = first.filter(|first| {
                    game.marks[game.seat.idx()].contains(*first)
                        && !game.second_squares(throw, *first).is_empty()
                });
                let problem = || Problem::rule("it is the square marked first, and a second one can follow");
                let first = marked.ok_or_else(|| BadPosition::new("first", problem()))?;
                Phase::Second { throw, first }
            }
            (Waiting::Over, _) => Phase::Over,
            // Without both dice nothing else was read.
            (Waiting::Throw | Waiting::Again | Waiting::First | Waiting::Second, _) => Phase::Throw,
        })
    }
}
