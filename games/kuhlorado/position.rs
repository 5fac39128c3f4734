//! A position written down. Nothing is hidden in this game: this is also what everybody sees.

use engine::kit::{Squares, read_square, square_name};
use engine::{BadPosition, Seat, SetUp};
use serde::{Deserialize, Serialize};

use super::notation::read_face;
use super::phase::{Phase, Throw};
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
        let rows: Vec<&str> = position.sheet.iter().map(String::as_str).collect();
        let sheet = Sheet::read(&rows).map_err(|problem| BadPosition::new("sheet", problem))?;
        let marks = position.read_marks(sheet)?;
        if position.seat > 1 {
            return Err(BadPosition::new("seat", format!("there is no seat {}", position.seat)));
        }
        let mut game = Kuhlorado {
            sheet,
            advanced: position.advanced,
            marks,
            noted: position.noted,
            seat: Seat(position.seat),
            phase: Phase::Over,
        };
        game.phase = position.read_phase(&game)?;
        Ok(game)
    }
}

impl Kuhlorado {
    fn mark_rows(&self) -> [String; 8] {
        let water = self.sheet.water();
        let letter = |square| match square {
            _ if self.marks[0].contains(square) => 'X',
            _ if self.marks[1].contains(square) => 'O',
            _ if water.contains(square) => 'T',
            _ => '.',
        };
        std::array::from_fn(|row| (0..8).map(|column| letter((row * 8 + column) as u8)).collect())
    }
}

impl Position {
    fn read_marks(&self, sheet: Sheet) -> Result<[Squares; 2], BadPosition> {
        let bad = |problem: String| Err(BadPosition::new("marks", problem));
        let mut marks = [Squares::EMPTY; 2];
        for (row, text) in self.marks.iter().enumerate() {
            if text.chars().count() != 8 {
                return bad(format!("row {} is not 8 long", row + 1));
            }
            for (column, letter) in text.chars().enumerate() {
                let square = (row * 8 + column) as u8;
                let water = sheet.water().contains(square);
                match (letter, water) {
                    ('X', false) => marks[0].insert(square),
                    ('O', false) => marks[1].insert(square),
                    ('.', false) | ('T', true) => {}
                    _ => return bad(format!("{} cannot be {letter:?} on this sheet", square_name(square))),
                }
            }
        }
        Ok(marks)
    }

    fn read_phase(&self, game: &Kuhlorado) -> Result<Phase, BadPosition> {
        let throw = || match (self.dice.get(..1).and_then(read_face), self.dice.get(1..).and_then(read_face))
        {
            (Some(a), Some(b)) => Ok(Throw::of(a, b)),
            _ => Err(BadPosition::new("dice", format!("{:?} is not two dice", self.dice))),
        };
        Ok(match self.phase {
            Waiting::Start => Phase::Start,
            Waiting::Throw => Phase::Throw,
            Waiting::Again => Phase::Again(throw()?),
            Waiting::Rethrow if self.dice.is_empty() => Phase::Rethrow { kept: None },
            Waiting::Rethrow => {
                let kept = read_face(&self.dice);
                let problem = || BadPosition::new("dice", format!("{:?} is not one die", self.dice));
                Phase::Rethrow { kept: Some(kept.ok_or_else(problem)?) }
            }
            Waiting::First if game.first_squares(throw()?).is_empty() => {
                return Err(BadPosition::new("phase", "no square fits these dice"));
            }
            Waiting::First => Phase::First(throw()?),
            Waiting::Second => {
                let problem =
                    || BadPosition::new("first", "the square marked first is missing or not marked");
                let first = self.first.as_deref().and_then(read_square).ok_or_else(problem)?;
                if !game.marks[game.seat.idx()].contains(first)
                    || game.second_squares(throw()?, first).is_empty()
                {
                    return Err(problem());
                }
                Phase::Second { throw: throw()?, first }
            }
            Waiting::Over => Phase::Over,
        })
    }
}
