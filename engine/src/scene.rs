//! How a view looks, without saying on which screen.
//!
//! A scene is a list of areas – a grid, a row of cards, a few facts – made of pieces. A terminal draws a
//! piece as a short text in a colour; a browser may draw a card. Every piece has a name in words, for
//! ears and tooltips, and colour never stands alone: the piece's `text` tells the same story.

use serde::{Deserialize, Serialize};

use crate::{Phrase, Seat};

/// How a view looks.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Scene {
    /// What is asked of whom, in one sentence.
    pub asks: Option<Phrase>,
    /// The parts of the table, in reading order.
    pub areas: Vec<Area>,
}

/// One part of the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Area {
    /// What it is called.
    pub name: Phrase,
    /// Whose it is, if it is somebody's.
    pub seat: Option<Seat>,
    /// What lies there.
    pub shape: Shape,
}

/// How pieces lie.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Shape {
    /// In rows and columns, row by row from the upper left, with a letter per column and a number per row.
    Grid {
        /// How many columns.
        columns: u8,
        /// The squares.
        squares: Vec<Piece>,
    },
    /// Side by side.
    Row(Vec<Piece>),
    /// Not pieces but facts, a line each.
    Lines(Vec<Phrase>),
}

/// One thing to look at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Piece {
    /// A few characters that say what it is: `r3`, `C`, `✕`.
    pub text: String,
    /// Its colour.
    pub tint: Tint,
    /// How it lies.
    pub look: Look,
    /// What it is called.
    pub name: Phrase,
}

/// How a piece lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Look {
    /// There to be looked at.
    Plain,
    /// Standing out: it belongs to somebody, or just came.
    Strong,
    /// Face down, or no more in play.
    Faint,
}

/// A colour of pieces or ground. Screens choose the shade; the sign goes with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // They say it themselves.
pub enum Tint {
    None,
    Blue,
    Purple,
    Red,
    Orange,
    Green,
    Brown,
    Black,
    White,
    Water,
}

impl Piece {
    /// A plain piece.
    pub fn new(text: impl Into<String>, tint: Tint, name: Phrase) -> Piece {
        Piece { text: text.into(), tint, look: Look::Plain, name }
    }

    /// The same piece, lying otherwise.
    #[must_use]
    pub fn look(mut self, look: Look) -> Piece {
        self.look = look;
        self
    }
}

impl Area {
    /// Pieces side by side.
    pub fn row(name: Phrase, pieces: Vec<Piece>) -> Area {
        Area { name, seat: None, shape: Shape::Row(pieces) }
    }

    /// Pieces in rows and columns.
    pub fn grid(name: Phrase, columns: u8, squares: Vec<Piece>) -> Area {
        Area { name, seat: None, shape: Shape::Grid { columns, squares } }
    }

    /// Facts, a line each.
    pub fn lines(name: Phrase, lines: Vec<Phrase>) -> Area {
        Area { name, seat: None, shape: Shape::Lines(lines) }
    }

    /// The same area, belonging to somebody.
    #[must_use]
    pub fn of(mut self, seat: Seat) -> Area {
        self.seat = Some(seat);
        self
    }
}
