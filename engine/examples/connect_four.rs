//! Connect Four: a whole game, as somebody writes it who has only read the documentation of `engine`.
//!
//! ```sh
//! cargo run --release -p engine --example connect_four
//! ```

use std::fmt;
use std::str::FromStr;

use engine::{
    BadNotation, BadOptions, BadPosition, Bounds, Clauses, Facts, Game, Hints, Lang, NoChance, Open, Outcome,
    Problem, Seat, SeatSet, SetUp, Show, Tell, Turn,
};

/// Each player's discs as bits: seven columns of seven bits, of which the highest stays empty.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct ConnectFour([u64; 2]);

/// A column, from `a` to `g`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Column(u8);

const BOTTOM: u64 = 0x0408_1020_4081;
const SQUARES: u64 = BOTTOM * 0b11_1111;

impl ConnectFour {
    fn discs(&self) -> u64 {
        self.0[0] | self.0[1]
    }

    fn mover(&self) -> Seat {
        Seat((self.discs().count_ones() % 2) as u8)
    }

    fn has_four(discs: u64) -> bool {
        [1, 6, 7, 8].into_iter().any(|step| {
            let pairs = discs & (discs >> step);
            pairs & (pairs >> (2 * step)) != 0
        })
    }

    fn winner(&self) -> Option<Seat> {
        Seat::all(2).find(|seat| ConnectFour::has_four(self.0[seat.idx()]))
    }
}

impl Game for ConnectFour {
    type Options = ();
    type Move = Column;
    type Chance = NoChance;

    const FACTS: Facts = Facts {
        words: &[(Lang::English, "ended-four = Four in a row.\nended-full = The board is full.\n")],
        ..Facts::new("connect-four", "Connect Four", (2, 2))
    };
    const BOUNDS: Bounds = Bounds { moves: 7, steps: Some(42), points: (0, 1) };

    fn new((): &(), seats: u8) -> Result<Self, BadOptions> {
        if seats == 2 { Ok(ConnectFour([0; 2])) } else { Err(BadOptions::seats(&Self::FACTS, seats)) }
    }

    fn seats(&self) -> u8 {
        2
    }

    fn turn(&self) -> Turn {
        let over = self.winner().is_some() || self.discs() == SQUARES;
        if over { Turn::Over } else { Turn::of(self.mover()) }
    }

    fn legal_moves(&self, seat: Seat, into: &mut Vec<Column>) {
        if self.turn().seats().contains(seat) {
            into.extend((0..7).filter(|column| self.discs() & (1 << (7 * column + 5)) == 0).map(Column));
        }
    }

    fn apply_move(&mut self, seat: Seat, column: &Column) {
        // Adding a disc at the bottom carries to the first free square of the column.
        self.0[seat.idx()] |=
            (self.discs() + (1 << (7 * column.0))) & (0b11_1111 << (7 * column.0)) & !self.discs();
    }

    fn outcome(&self) -> Outcome {
        let winners: SeatSet = self.winner().into_iter().collect();
        let scores = Seat::all(2).map(|seat| i16::from(winners.contains(seat))).collect();
        Outcome { scores, winners, ended: if winners.is_empty() { "ended-full" } else { "ended-four" } }
    }
}

impl SetUp for ConnectFour {
    type Position = [u64; 2];

    fn position(&self) -> [u64; 2] {
        self.0
    }

    fn set_up(discs: &[u64; 2]) -> Result<Self, BadPosition> {
        let game = ConnectFour(*discs);
        let [first, second] = discs.map(u64::count_ones);
        let floats = (game.discs() + BOTTOM) & game.discs() != 0;
        if game.discs() & !SQUARES != 0
            || discs[0] & discs[1] != 0
            || floats
            || (first != second && first != second + 1)
        {
            return Err(BadPosition::new("discs", Problem::rule("they cannot lie like this")));
        }
        Ok(game)
    }
}

// It has no secrets, no words of its own, nothing to show but its moves, no rulebook, and no hints.
impl Open for ConnectFour {}
impl Tell for ConnectFour {}
impl Show for ConnectFour {}
impl Clauses for ConnectFour {}
impl Hints for ConnectFour {}

impl fmt::Display for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", (b'a' + self.0) as char)
    }
}

impl FromStr for Column {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Column, BadNotation> {
        match text.as_bytes() {
            [letter @ b'a'..=b'g'] => Ok(Column(letter - b'a')),
            _ => Err(BadNotation::new(text, "a column from a to g")),
        }
    }
}

#[allow(dead_code)] // The tests have no use for it.
fn main() {
    engine::testing::conforms::<ConnectFour>(&[()], 100);
    println!("It keeps what every game promises.");
    for level in players::Level::ALL {
        let games = if level == players::Level::Expert { 2 } else { 20 };
        let wins = play_against_random(level, games);
        println!("{:7} wins {wins} of {games} games against random moves", level.name());
    }
}

/// How many games a bot of this level wins that moves second. Random games are played in thousands a second.
pub(crate) fn play_against_random(level: players::Level, games: u64) -> i64 {
    let players = [players::Level::Random, level].map(players::Spec::from).to_vec();
    let plan = arena::Plan { first: 0, games, seed: 4, players, threads: 0, closely: false };
    let start = ConnectFour::new(&(), 2).expect("two play");
    let run = arena::simulate(&start, &plan, None, &|_| {}).expect("nothing is written to disk");
    run.results.seats[1].sum
}
