//! The slow twin of Kuhlorado: two grids of letters.

use serde_json::Value;

use super::{
    Square, Twin, Waiting, all_squares, decide, fixed_start, highest_wins, square_at, square_name,
    square_named, start_odds, starter,
};

const FACES: [char; 6] = ['1', '2', '3', '4', '5', 'C'];
const ORTHOGONAL: [(i32, i32); 4] = [(-1, 0), (1, 0), (0, -1), (0, 1)];

#[derive(Clone)]
pub(crate) struct KuhloradoTwin {
    sheet: Vec<Vec<char>>,
    /// `0` and `1` for the seats' marks, `.` for none.
    pub(super) marks: Vec<Vec<char>>,
    advanced: bool,
    /// KUH-13: what was noted, once it has been.
    noted: Option<[i64; 2]>,
    player: u8,
    phase: Phase,
}

#[derive(Clone)]
enum Phase {
    Start,
    /// Dice not in `kept` are in the air.
    Throw {
        kept: Vec<char>,
        last: bool,
    },
    ThrowAgain {
        dice: Vec<char>,
    },
    Mark {
        dice: Vec<char>,
        first: Option<Square>,
    },
    Over,
}

impl Twin for KuhloradoTwin {
    fn new(options: &Value, _seats: u8) -> Self {
        let start = fixed_start(options);
        KuhloradoTwin {
            sheet: sheet(options["sheet"].as_str().unwrap_or("meadow-1")),
            marks: vec![vec!['.'; 8]; 8],
            advanced: options["advanced"].as_bool().unwrap_or(false),
            noted: None,
            player: start.unwrap_or(0),
            phase: if start.is_some() { first_throw() } else { Phase::Start },
        }
    }

    fn waiting(&self) -> Waiting {
        match &self.phase {
            Phase::Start => start_odds(2),
            Phase::Throw { kept, .. } if kept.is_empty() => Waiting::Chance(two_dice()),
            Phase::Throw { .. } => Waiting::Chance(FACES.iter().map(|face| (face.to_string(), 1)).collect()),
            Phase::ThrowAgain { dice } => {
                let mut moves = vec!["keep".to_owned(), "roll both".to_owned()];
                moves.extend(dice.iter().map(|face| format!("roll {face}")));
                moves.sort();
                moves.dedup();
                decide(self.player, moves)
            }
            Phase::Mark { dice, first } => {
                let mut moves: Vec<_> = self.choices(dice, *first).into_iter().map(square_name).collect();
                // KUH-4 asks for both cows; KUH-6 only allows the second mark.
                if first.is_some() && *dice != ['C', 'C'] {
                    moves.push("done".to_owned());
                }
                decide(self.player, moves)
            }
            Phase::Over => highest_wins((0..2).map(|seat| self.score(seat)).collect()),
        }
    }

    fn play(&mut self, seat: u8, mv: &str) {
        assert_eq!(seat, self.player, "only the player whose turn it is decides");
        match self.phase.clone() {
            Phase::ThrowAgain { dice } => match mv.strip_prefix("roll ") {
                None => self.mark_with(dice, None),
                Some("both") => self.phase = Phase::Throw { kept: vec![], last: true },
                Some(face) => {
                    let again = dice.iter().position(|die| face == die.to_string()).expect("such a die");
                    self.phase = Phase::Throw { kept: vec![dice[1 - again]], last: true };
                }
            },
            Phase::Mark { .. } if mv == "done" => self.end_turn(),
            Phase::Mark { dice, first } => {
                let (row, column) = square_named(mv);
                self.marks[row][column] = char::from(b'0' + self.player);
                if first.is_some() { self.end_turn() } else { self.mark_with(dice, Some((row, column))) }
            }
            _ => panic!("luck is due"),
        }
    }

    fn chance(&mut self, outcome: &str) {
        match self.phase.clone() {
            Phase::Start => {
                self.player = starter(outcome);
                self.phase = first_throw();
            }
            Phase::Throw { mut kept, last } => {
                kept.extend(outcome.chars());
                kept.sort_unstable();
                if last { self.mark_with(kept, None) } else { self.phase = Phase::ThrowAgain { dice: kept } }
            }
            _ => panic!("no luck is due"),
        }
    }
}

impl KuhloradoTwin {
    fn mark_with(&mut self, dice: Vec<char>, first: Option<Square>) {
        if self.choices(&dice, first).is_empty() {
            self.end_turn();
        } else {
            self.phase = Phase::Mark { dice, first };
        }
    }

    /// The squares that may be marked now, the first of this turn being marked already or not.
    fn choices(&self, dice: &[char], first: Option<Square>) -> Vec<Square> {
        let mut squares = all_squares();
        squares.retain(|square| self.is_free(*square) && dice.contains(&self.shows(*square)));
        let Some(first) = first else { return squares };
        let cows = dice.iter().filter(|die| **die == 'C').count();
        match cows {
            0 => squares.clear(),
            1 => squares.retain(|square| {
                self.shows(*square) != self.shows(first) && one_square_between(first, *square)
            }),
            _ => {}
        }
        squares
    }

    fn end_turn(&mut self) {
        let marked_cows = self.squares_showing("C").filter(|square| !self.is_free(*square)).count();
        if self.advanced && self.noted.is_none() && marked_cows >= 9 {
            let note = |seat| 2 * self.areas(seat).iter().filter(|size| **size == 2).count() as i64;
            self.noted = Some([note(0), note(1)]);
        }
        let free_cows = self.squares_showing("C").filter(|square| self.is_free(*square)).count();
        let free_numbers = self.squares_showing("12345").filter(|square| self.is_free(*square)).count();
        if free_cows == 0 || free_numbers <= 5 {
            self.phase = Phase::Over;
        } else {
            self.player = 1 - self.player;
            self.phase = first_throw();
        }
    }

    fn shows(&self, (row, column): Square) -> char {
        self.sheet[row][column]
    }

    fn is_free(&self, (row, column): Square) -> bool {
        self.marks[row][column] == '.'
    }

    fn is_marked_by(&self, (row, column): Square, seat: u8) -> bool {
        self.marks[row][column] == char::from(b'0' + seat)
    }

    fn squares_showing(&self, what: &str) -> impl Iterator<Item = Square> {
        all_squares().into_iter().filter(move |square| what.contains(self.shows(*square)))
    }

    pub(super) fn score(&self, seat: u8) -> i64 {
        let majorities = self.pastures_and_troughs().into_iter().map(|(points, squares)| {
            let own = squares.iter().filter(|square| self.is_marked_by(**square, seat)).count();
            let others = squares.iter().filter(|square| self.is_marked_by(**square, 1 - seat)).count();
            if own > others { points } else { 0 }
        });
        let land = self.areas(seat).into_iter().map(|size| match size {
            0..=4 => 0,
            5..=9 => 2,
            10..=14 => 5,
            15..=19 => 12,
            _ => 20,
        });
        let noted = self.noted.map_or(0, |noted| noted[usize::from(seat)]);
        majorities.sum::<i64>() + land.sum::<i64>() + noted
    }

    /// Everything that goes to the player with more marks on some squares: its points and those squares.
    fn pastures_and_troughs(&self) -> Vec<(i64, Vec<Square>)> {
        let edge = |on_it: fn(&Square) -> bool| (3, all_squares().into_iter().filter(on_it).collect());
        let mut all = vec![
            edge(|(row, _)| *row == 0),
            edge(|(row, _)| *row == 7),
            edge(|(_, column)| *column == 0),
            edge(|(_, column)| *column == 7),
        ];
        all.extend(self.squares_showing("s").map(|small| (2, around(&[small]))));
        let halves: Vec<_> = self.squares_showing("L").collect();
        let pairs = pair_up(&halves).expect("the halves of large troughs pair up");
        all.extend(pairs.iter().map(|large| (4, around(large))));
        all
    }

    /// The sizes of a seat's connected areas.
    fn areas(&self, seat: u8) -> Vec<usize> {
        let mut seen = Vec::new();
        let mut sizes = Vec::new();
        for square in all_squares() {
            if seen.contains(&square) || !self.is_marked_by(square, seat) {
                continue;
            }
            let mut area = vec![square];
            let mut next = 0;
            while next < area.len() {
                for neighbour in around(&[area[next]]) {
                    if self.is_marked_by(neighbour, seat) && !area.contains(&neighbour) {
                        area.push(neighbour);
                    }
                }
                next += 1;
            }
            sizes.push(area.len());
            seen.extend(area);
        }
        sizes
    }
}

fn first_throw() -> Phase {
    Phase::Throw { kept: vec![], last: false }
}

fn two_dice() -> Vec<(String, u32)> {
    let mut odds = Vec::new();
    for (place, one) in FACES.iter().enumerate() {
        for other in &FACES[place..] {
            odds.push((format!("{one}{other}"), if one == other { 1 } else { 2 }));
        }
    }
    odds
}

/// In one row, column or diagonal, and two apart.
fn one_square_between(one: Square, other: Square) -> bool {
    let apart = (one.0.abs_diff(other.0), one.1.abs_diff(other.1));
    [(0, 2), (2, 0), (2, 2)].contains(&apart)
}

/// The squares that orthogonally adjoin these.
fn around(squares: &[Square]) -> Vec<Square> {
    let mut found: Vec<Square> = Vec::new();
    for square in squares {
        for (down, right) in ORTHOGONAL {
            found.extend(square_at(*square, down, right));
        }
    }
    found.sort_unstable();
    found.dedup();
    found.retain(|square| !squares.contains(square));
    found
}

/// All halves in adjoining pairs, trying every partner for the first of them.
fn pair_up(halves: &[Square]) -> Option<Vec<Vec<Square>>> {
    let Some(first) = halves.first() else { return Some(vec![]) };
    for partner in around(&[*first]).into_iter().filter(|square| halves.contains(square)) {
        let rest: Vec<_> = halves.iter().copied().filter(|half| half != first && *half != partner).collect();
        if let Some(mut pairs) = pair_up(&rest) {
            pairs.push(vec![*first, partner]);
            return Some(pairs);
        }
    }
    None
}

/// A sheet by its name, or its eight rows.
fn sheet(text: &str) -> Vec<Vec<char>> {
    let named =
        include_str!("../kuhlorado/sheets.txt").lines().skip_while(|line| *line != text).skip(1).take(8);
    let mut rows: Vec<&str> = named.collect();
    if rows.is_empty() {
        rows = text.split([' ', '/']).collect();
    }
    rows.iter().map(|row| row.chars().collect()).collect()
}
