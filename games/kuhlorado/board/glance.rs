//! What there is to see: the position, and what follows from it.

use board::tint_class;
use engine::kit::Squares;
use engine::scene::Tint;
use engine::{Phrase, Seat, SetUp};
use games::kuhlorado::{Kuhlorado, Position, Waiting};

/// The letter of a cow, on sheets and on dice.
pub(crate) const COW: char = 'C';

/// A position at a glance.
#[derive(Clone, PartialEq)]
pub(crate) struct Glance {
    pub(crate) view: Position,
    pub(crate) game: Kuhlorado,
}

impl Glance {
    pub(crate) fn of(view: Position) -> Glance {
        let game = Kuhlorado::set_up(&view).expect("a view of an open game is its position");
        Glance { view, game }
    }

    /// What is printed on a square: a digit, a cow, or a trough's letter.
    pub(crate) fn print(&self, square: u8) -> char {
        letter(&self.view.sheet, square)
    }

    /// Who marked a square.
    pub(crate) fn mark(&self, square: u8) -> Option<Seat> {
        match letter(&self.view.marks, square) {
            'X' => Some(Seat(0)),
            'O' => Some(Seat(1)),
            _ => None,
        }
    }

    /// The squares a seat has marked.
    pub(crate) fn marks(&self, seat: Seat) -> Squares {
        (0..64).filter(|square| self.mark(*square) == Some(seat)).collect()
    }

    /// The free squares that show one of the dice.
    pub(crate) fn fitting(&self) -> Squares {
        (0..64).filter(|square| self.fits(*square)).collect()
    }

    fn fits(&self, square: u8) -> bool {
        self.mark(square).is_none() && self.view.dice.contains(self.print(square))
    }

    /// The squares that may follow this one: a cow and a number one square apart (KUH-6).
    pub(crate) fn partners(&self, first: u8) -> Squares {
        let dice = &self.view.dice;
        if !dice.contains(COW) || dice.starts_with(COW) {
            return Squares::EMPTY;
        }
        let is_other_die = |square: &u8| (self.print(*square) == COW) != (self.print(first) == COW);
        self.fitting().and(Squares::only(first).one_between()).iter().filter(is_other_die).collect()
    }

    pub(crate) fn is_waiting_for(&self, phase: Waiting) -> bool {
        self.view.phase == phase
    }

    /// A square in words: its place, and what is to be seen there.
    pub(crate) fn words(&self, square: u8) -> Phrase {
        let shows = match (self.mark(square), self.print(square)) {
            (Some(seat), _) => Phrase::new(sign(seat).name),
            (None, 's' | 'L') => Phrase::new("trough"),
            (None, face) => face_words(face),
        };
        Phrase::new("square").with("place", engine::kit::square_name(square)).with("shows", shows)
    }
}

fn letter(rows: &[String; 8], square: u8) -> char {
    char::from(rows[usize::from(square / 8)].as_bytes()[usize::from(square % 8)])
}

/// The face of a die in words.
pub(crate) fn face_words(face: char) -> Phrase {
    match face.to_digit(10) {
        Some(number) => Phrase::new("number").with("number", number),
        None => Phrase::new("cow"),
    }
}

/// What a seat draws.
#[derive(Clone, Copy)]
pub(crate) struct Sign {
    pub(crate) name: &'static str,
    pub(crate) picture: &'static str,
    /// The class of its colour.
    pub(crate) tint: &'static str,
}

/// Seat 0 draws crosses, seat 1 circles.
pub(crate) fn sign(seat: Seat) -> Sign {
    match seat {
        Seat(0) => Sign { name: "cross", picture: "kuh-cross", tint: tint_class(Tint::Blue) },
        _ => Sign { name: "circle", picture: "kuh-circle", tint: tint_class(Tint::Orange) },
    }
}
