//! The printed sheet: which square shows what, and how a sheet is read.

use engine::kit::{Squares, drawn, row_width, square_name};

use super::phase::Face;

/// A sheet: for every face the squares that show it, and the troughs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Sheet {
    shows: [Squares; Face::COUNT as usize],
    /// Two small troughs, then two large ones.
    pub(super) troughs: [Squares; 4],
}

/// The ten sheets that come with the game.
const SHIPPED: &str = include_str!("sheets.txt");

impl Sheet {
    /// How many sheets come with the game.
    pub const SHIPPED: usize = 10;

    /// The sheet of that name among those that come with the game.
    pub fn shipped(name: &str) -> Option<Sheet> {
        let mut lines = SHIPPED.lines().skip_while(|line| *line != name || !name.starts_with("meadow-"));
        lines.next()?;
        let rows: Vec<_> = lines.take(8).collect();
        Some(Sheet::read(&rows).expect("the sheets that come with the game are sound"))
    }

    /// The squares that show this face.
    #[inline]
    pub fn showing(&self, face: Face) -> Squares {
        self.shows[face.idx()]
    }

    /// The squares that show a number.
    pub fn numbers(&self) -> Squares {
        self.shows[..Face::COW.idx()].iter().fold(Squares::EMPTY, |all, squares| all.or(*squares))
    }

    /// All squares that are trough.
    pub fn water(&self) -> Squares {
        self.troughs.iter().fold(Squares::EMPTY, |all, trough| all.or(*trough))
    }

    /// The face a square shows; `None` for a trough.
    pub fn face(&self, square: u8) -> Option<Face> {
        (0..Face::COUNT).map(Face::nth).find(|face| self.showing(*face).contains(square))
    }

    /// Reads eight rows of eight: `1` to `5`, `C` cow, `s` small trough, `L` half of a large trough (KUH-2).
    /// What is wrong is said with the square.
    pub fn read(rows: &[&str]) -> Result<Sheet, String> {
        if rows.len() != 8 {
            return Err(format!("a sheet has 8 rows, not {}", rows.len()));
        }
        let mut shows = [Squares::EMPTY; Face::COUNT as usize];
        let (mut small, mut large) = (Squares::EMPTY, Squares::EMPTY);
        for (row, text) in rows.iter().enumerate() {
            let width = row_width(text);
            if width != 8 {
                return Err(format!("row {} has {width} squares, not 8", row + 1));
            }
            for (column, letter) in text.chars().enumerate() {
                let square = (row * 8 + column) as u8;
                match letter {
                    '1'..='5' => shows[letter as usize - '1' as usize].insert(square),
                    'C' => shows[Face::COW.idx()].insert(square),
                    's' => small.insert(square),
                    'L' => large.insert(square),
                    _ => {
                        let name = square_name(square);
                        return Err(format!("{name} shows {letter:?}; a square shows 1 to 5, C, s or L"));
                    }
                }
            }
        }
        let troughs = pair_up(small, large)?;
        let sheet = Sheet { shows, troughs };
        sheet.check_counts()?;
        Ok(sheet)
    }

    /// The rows as they are read.
    pub fn rows(&self) -> [String; 8] {
        let [one, two, three, four, five, cow] = self.shows;
        let small = self.troughs[0].or(self.troughs[1]);
        drawn('L', [(one, '1'), (two, '2'), (three, '3'), (four, '4'), (five, '5'), (cow, 'C'), (small, 's')])
    }

    fn check_counts(&self) -> Result<(), String> {
        let (cows, numbers) = (self.showing(Face::COW).len(), self.numbers().len());
        if cows < 10 {
            return Err(format!("there are {cows} cow squares; a sheet has at least 10"));
        }
        if numbers < 6 {
            return Err(format!("there are {numbers} number squares; a sheet has at least 6"));
        }
        Ok(())
    }
}

/// Sorts trough squares into two small and two large troughs, if that can be done in exactly one way.
fn pair_up(small: Squares, large: Squares) -> Result<[Squares; 4], String> {
    if let Some(third) = small.iter().nth(2) {
        return Err(format!("{} is a third small trough; a sheet has two", square_name(third)));
    }
    if small.len() < 2 {
        return Err(format!("there are {} small troughs; a sheet has two", small.len()));
    }
    if let Some(fifth) = large.iter().nth(4) {
        return Err(format!(
            "{} is a fifth half of a large trough; two large troughs have four",
            square_name(fifth)
        ));
    }
    if large.len() < 4 {
        return Err(format!(
            "there are {} halves of large troughs; two large troughs have four",
            large.len()
        ));
    }
    let first = large.nth(0);
    let mut found = None;
    for half in Squares::only(first).adjoining().and(large).iter() {
        let one = Squares::only(first).or(Squares::only(half));
        let other = large.without(one);
        if other.adjoining().and(other) != other {
            continue;
        }
        if found.replace((one, other)).is_some() {
            return Err(format!(
                "the halves of large troughs at {} pair up in more than one way",
                square_name(first)
            ));
        }
    }
    let (one, other) = found.ok_or_else(|| {
        let lonely = large.iter().find(|half| Squares::only(*half).adjoining().and(large).is_empty());
        format!("the half of a large trough at {} has no other half", square_name(lonely.unwrap_or(first)))
    })?;
    let (left, right) = (small.nth(0), small.nth(1));
    Ok([Squares::only(left), Squares::only(right), one, other])
}
