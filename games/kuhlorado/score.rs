//! The count.

use engine::Seat;
use engine::kit::Squares;

use super::Kuhlorado;

/// Where a player's points came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Points {
    /// Edge pastures (KUH-9).
    pub edges: u8,
    /// Troughs (KUH-10).
    pub troughs: u8,
    /// Connected land (KUH-11).
    pub land: u8,
    /// Double squares noted at the ninth cow (KUH-13).
    pub doubles: u8,
}

impl Points {
    /// All of them together.
    pub fn total(&self) -> u8 {
        self.edges + self.troughs + self.land + self.doubles
    }
}

pub(super) const EDGES: [Squares; 4] = [Squares::TOP, Squares::RIGHT, Squares::BOTTOM, Squares::LEFT];

/// What each seat's marks are worth as they stand.
pub fn points(game: &Kuhlorado) -> [Points; 2] {
    let mut points = [Points::default(); 2];
    for edge in EDGES {
        if let Some(seat) = majority(&game.marks, edge) {
            points[seat].edges += 3;
        }
    }
    for (trough, worth) in game.sheet.troughs.iter().zip([2, 2, 4, 4]) {
        if let Some(seat) = majority(&game.marks, trough.adjoining().without(*trough)) {
            points[seat].troughs += worth;
        }
    }
    for (seat, marks) in game.marks.iter().enumerate() {
        points[seat].land = marks.areas().map(|area| land(area.len())).sum();
        points[seat].doubles = game.noted.map_or(0, |noted| noted[seat]);
    }
    points
}

/// Where a majority counts: an edge pasture (KUH-9) or a trough (KUH-10).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// What it is called in the game's words.
    pub name: &'static str,
    /// The squares that count.
    pub squares: Squares,
    /// The trough itself; an edge has none.
    pub trough: Squares,
    /// What the majority brings.
    pub points: u8,
}

impl Place {
    /// How many of its squares each seat has marked.
    pub fn marked(&self, game: &Kuhlorado) -> [u8; 2] {
        game.marks.map(|marks| marks.and(self.squares).len())
    }

    /// Who gets its points as things stand.
    pub fn winner(&self, game: &Kuhlorado) -> Option<Seat> {
        majority(&game.marks, self.squares).map(|seat| Seat(seat as u8))
    }
}

/// Where majorities count, the most points first.
pub fn places(game: &Kuhlorado) -> [Place; 8] {
    let edge = |name, squares| Place { name, squares, trough: Squares::EMPTY, points: 3 };
    let trough = |name, trough: Squares, points| {
        let squares = trough.adjoining().without(trough);
        Place { name, squares, trough, points }
    };
    let [north, east, south, west] = EDGES;
    let [one, two, three, four] = game.sheet.troughs;
    [
        trough("place-large-trough", three, 4),
        trough("place-large-trough", four, 4),
        edge("place-north", north),
        edge("place-east", east),
        edge("place-south", south),
        edge("place-west", west),
        trough("place-small-trough", one, 2),
        trough("place-small-trough", two, 2),
    ]
}

/// A seat's areas, each with the points it brings (KUH-11).
pub fn areas(game: &Kuhlorado, seat: Seat) -> impl Iterator<Item = (Squares, u8)> {
    game.marks[seat.idx()].areas().map(|area| (area, land(area.len())))
}

/// Who marked more of these squares; nobody if it is the same number (KUH-12).
pub(super) fn majority(marks: &[Squares; 2], of: Squares) -> Option<usize> {
    let [crosses, circles] = marks.map(|marks| marks.and(of).len());
    (crosses != circles).then_some(usize::from(circles > crosses))
}

/// KUH-11: what one area is worth; only the highest tier counts.
pub(super) fn land(squares: u8) -> u8 {
    match squares {
        0..5 => 0,
        5..10 => 2,
        10..15 => 5,
        15..20 => 12,
        20.. => 20,
    }
}

/// KUH-13: 2 points for every area of exactly two squares.
pub(super) fn double_squares(marks: Squares) -> u8 {
    2 * marks.areas().filter(|area| area.len() == 2).count() as u8
}
