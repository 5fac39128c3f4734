//! The slow twin of Tic Tac Moo: a grid of letters, piles of letters.

use serde_json::Value;

use super::{
    Square, Twin, Waiting, all_squares, decide, distinct, fixed_start, highest_wins, pile_odds, square_at,
    square_name, square_named, take_out,
};

const SPECIES: [char; 4] = ['c', 'p', 's', 'h'];
const AXES: [(i32, i32); 4] = [(0, 1), (1, 0), (1, 1), (1, -1)];

#[derive(Clone)]
pub(crate) struct TicTacMooTwin {
    start: Option<u8>,
    layout: String,
    /// A species letter, `.` for an empty square, a blank for a corner that does not exist.
    pub(super) meadow: Vec<Vec<char>>,
    pub(super) players: Vec<Player>,
    player: u8,
    phase: Phase,
    /// Who won at the end of a turn.
    won: Option<u8>,
}

#[derive(Clone, Default)]
pub(super) struct Player {
    pub(super) supply: Vec<String>,
    start_tiles: Vec<String>,
    /// TTM-6: the field that took the first start tile.
    first_field: Option<usize>,
    pub(super) farmhands: Vec<String>,
    pub(super) barn: Option<String>,
    pub(super) taken: Vec<char>,
}

#[derive(Clone, PartialEq)]
enum Phase {
    FirstTiles,
    StartTiles,
    PlaceStart,
    Place,
    Draw,
    Over,
}

impl Twin for TicTacMooTwin {
    fn new(options: &Value, _seats: u8) -> Self {
        let mut meadow = vec![vec!['.'; 8]; 8];
        for (row, column) in [(0, 0), (0, 7), (7, 0), (7, 7)] {
            meadow[row][column] = ' ';
        }
        let player = Player { supply: supply(&options["supply"]), ..Player::default() };
        TicTacMooTwin {
            start: fixed_start(options),
            layout: options["layout"].as_str().unwrap_or("diagonal").to_owned(),
            meadow,
            players: vec![player; 2],
            player: 0,
            phase: Phase::FirstTiles,
            won: None,
        }
    }

    fn waiting(&self) -> Waiting {
        match self.phase {
            Phase::FirstTiles | Phase::Draw => pile_odds(&self.me().supply),
            Phase::StartTiles => self.start_tile_odds(),
            Phase::PlaceStart => decide(self.player, self.start_placements()),
            Phase::Place if self.swap_is_due() => pile_odds(&self.playable_supply()),
            Phase::Place => decide(self.player, self.placements()),
            Phase::Over => self.result(),
        }
    }

    fn play(&mut self, seat: u8, mv: &str) {
        assert_eq!(seat, self.player, "only the player whose turn it is decides");
        let (species, name) = mv.split_once(' ').expect("species and square");
        let (row, column) = square_named(name);
        self.meadow[row][column] = letter(species);
        if self.phase == Phase::PlaceStart {
            self.after_start_tile(species, (row, column));
        } else {
            take_out(&mut self.me_mut().farmhands, species);
            self.take_herds((row, column));
            if self.me().farmhands.is_empty() {
                self.after_both();
            }
        }
    }

    fn chance(&mut self, outcome: &str) {
        match self.phase {
            Phase::FirstTiles => self.draw_first(outcome),
            Phase::StartTiles => self.share_start_tiles(outcome),
            Phase::Place => self.swap(outcome),
            Phase::Draw => self.draw(outcome),
            Phase::PlaceStart | Phase::Over => panic!("no luck is due"),
        }
    }
}

// ---- Set-up. ---------------------------------------------------------------------------------------

impl TicTacMooTwin {
    /// TTM-4: two farmhands and the barn, seat by seat.
    fn draw_first(&mut self, tile: &str) {
        let me = self.me_mut();
        take_out(&mut me.supply, tile);
        if me.farmhands.len() < 2 {
            me.farmhands.push(tile.to_owned());
            return;
        }
        me.barn = Some(tile.to_owned());
        if self.player == 0 {
            self.player = 1;
        } else {
            self.phase = Phase::StartTiles;
        }
    }

    /// TTM-5: the pairs seat 0 can get; with a starter agreed on, only those that give that seat the cow.
    fn start_tile_odds(&self) -> Waiting {
        let mut pairs = ["cp", "cs", "ch", "ps", "ph", "sh"].to_vec();
        match self.start {
            Some(0) => pairs.retain(|pair| pair.contains('c')),
            Some(_) => pairs.retain(|pair| !pair.contains('c')),
            None => {}
        }
        Waiting::Chance(pairs.into_iter().map(|pair| (pair.to_owned(), 1)).collect())
    }

    fn share_start_tiles(&mut self, pair: &str) {
        let owner = |species| u8::from(!pair.contains(species));
        for species in SPECIES {
            self.players[usize::from(owner(species))].start_tiles.push(species.to_string());
        }
        self.player = owner('c');
        self.phase = Phase::PlaceStart;
    }

    fn start_placements(&self) -> Vec<String> {
        let mut moves = Vec::new();
        for (field, squares) in self.fields_of(self.player).into_iter().enumerate() {
            if self.me().first_field == Some(field) {
                continue;
            }
            for square in squares {
                moves.extend(
                    self.me().start_tiles.iter().map(|tile| format!("{tile} {}", square_name(square))),
                );
            }
        }
        moves
    }

    fn after_start_tile(&mut self, species: &str, square: Square) {
        let fields = self.fields_of(self.player);
        let me = self.me_mut();
        take_out(&mut me.start_tiles, species);
        me.first_field = me.first_field.or(fields.iter().position(|squares| squares.contains(&square)));
        self.player = 1 - self.player;
        if self.me().start_tiles.is_empty() {
            self.phase = Phase::Place;
        }
    }
}

// ---- A turn. ---------------------------------------------------------------------------------------

impl TicTacMooTwin {
    fn me(&self) -> &Player {
        &self.players[usize::from(self.player)]
    }

    fn me_mut(&mut self) -> &mut Player {
        &mut self.players[usize::from(self.player)]
    }

    fn at(&self, (row, column): Square) -> char {
        self.meadow[row][column]
    }

    /// The empty squares next to a tile of one of these species.
    fn next_to(&self, species: &[char]) -> Vec<Square> {
        let touches =
            |square: &Square| around(*square).into_iter().any(|other| species.contains(&self.at(other)));
        all_squares().into_iter().filter(|square| self.at(*square) == '.' && touches(square)).collect()
    }

    fn barn(&self) -> char {
        letter(self.me().barn.as_ref().expect("nobody plays on with an empty barn"))
    }

    /// The supply tiles whose species has an empty square beside it.
    fn playable_supply(&self) -> Vec<String> {
        let mut tiles = self.me().supply.clone();
        tiles.retain(|tile| !self.next_to(&[letter(tile)]).is_empty());
        tiles
    }

    /// TTM-11, as far as the supply allows it.
    fn swap_is_due(&self) -> bool {
        self.next_to(&[self.barn()]).is_empty() && !self.playable_supply().is_empty()
    }

    fn swap(&mut self, tile: &str) {
        let me = self.me_mut();
        take_out(&mut me.supply, tile);
        me.supply.extend(me.barn.replace(tile.to_owned()));
    }

    fn placements(&self) -> Vec<String> {
        let mut squares = self.next_to(&[self.barn()]);
        if squares.is_empty() {
            // R3: no swap helps, so this tile may go next to any animal.
            squares = self.next_to(&SPECIES);
        }
        let mut moves = Vec::new();
        for tile in distinct(&self.me().farmhands) {
            moves.extend(squares.iter().map(|square| format!("{tile} {}", square_name(*square))));
        }
        moves
    }

    /// TTM-10: every row through the tile just placed.
    fn take_herds(&mut self, placed: Square) {
        let species = self.at(placed);
        let mut herd = Vec::new();
        for (down, right) in AXES {
            let mut row = self.run(placed, down, right);
            row.extend(self.run(placed, -down, -right));
            if row.len() + 1 >= 3 {
                herd.extend(row);
            }
        }
        for (row, column) in herd {
            self.meadow[row][column] = '.';
            self.me_mut().taken.push(species);
        }
    }

    /// The adjoining tiles of the same species, seen from a tile in one direction.
    fn run(&self, from: Square, down: i32, right: i32) -> Vec<Square> {
        let mut found = Vec::new();
        let mut next = square_at(from, down, right);
        while let Some(square) = next.filter(|square| self.at(*square) == self.at(from)) {
            found.push(square);
            next = square_at(square, down, right);
        }
        found
    }

    /// TTM-13, then TTM-12.
    fn after_both(&mut self) {
        let full = self.fields_of(self.player).iter().any(|squares| self.is_happy(squares));
        if full || self.me().taken.len() >= 12 {
            self.won = Some(self.player);
            self.phase = Phase::Over;
            return;
        }
        let me = self.me_mut();
        me.farmhands.extend(me.barn.take());
        self.phase = Phase::Draw;
        self.end_turn_if_drawn();
    }

    /// Full, with two of everything.
    fn is_happy(&self, field: &[Square]) -> bool {
        let tiles: Vec<_> = field.iter().map(|square| self.at(*square)).collect();
        !tiles.contains(&'.')
            && SPECIES.iter().all(|species| tiles.iter().filter(|tile| *tile == species).count() >= 2)
    }

    fn draw(&mut self, tile: &str) {
        let me = self.me_mut();
        take_out(&mut me.supply, tile);
        if me.farmhands.len() < 2 {
            me.farmhands.push(tile.to_owned());
        } else {
            me.barn = Some(tile.to_owned());
        }
        self.end_turn_if_drawn();
    }

    fn end_turn_if_drawn(&mut self) {
        if self.me().barn.is_none() && !self.me().supply.is_empty() {
            return;
        }
        if self.players.iter().all(|player| player.barn.is_none()) {
            self.phase = Phase::Over;
            return;
        }
        self.player = 1 - self.player;
        self.phase = Phase::Place;
    }

    fn result(&self) -> Waiting {
        let scores = self.players.iter().map(|player| player.taken.len() as i64).collect();
        match self.won {
            Some(seat) => Waiting::Over { scores, winners: vec![seat] },
            None => highest_wins(scores),
        }
    }

    /// The squares of a seat's two fields.
    fn fields_of(&self, seat: u8) -> [Vec<Square>; 2] {
        let upper_left = field(1, 1);
        let upper_right = field(1, 4);
        let lower_left = field(4, 1);
        let lower_right = field(4, 4);
        match (self.layout.as_str(), seat) {
            ("diagonal", 0) => [upper_left, lower_right],
            ("diagonal", _) => [upper_right, lower_left],
            (_, 0) => [upper_left, upper_right],
            _ => [lower_left, lower_right],
        }
    }
}

fn field(top: usize, left: usize) -> Vec<Square> {
    let inside = |square: &Square| (top..top + 3).contains(&square.0) && (left..left + 3).contains(&square.1);
    all_squares().into_iter().filter(inside).collect()
}

/// The up to eight neighbours.
fn around(square: Square) -> Vec<Square> {
    let mut found = Vec::new();
    for (down, right) in AXES {
        found.extend(square_at(square, down, right));
        found.extend(square_at(square, -down, -right));
    }
    found
}

fn letter(tile: &str) -> char {
    tile.chars().next().expect("a tile is a letter")
}

/// C2: six of each, or the counts the table entered, in the order cow, pig, sheep, chicken.
fn supply(counts: &Value) -> Vec<String> {
    let mut tiles = Vec::new();
    for (place, species) in SPECIES.iter().enumerate() {
        let copies = counts[place].as_u64().unwrap_or(6);
        tiles.extend(vec![species.to_string(); copies as usize]);
    }
    tiles
}
