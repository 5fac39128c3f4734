//! The count.

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
