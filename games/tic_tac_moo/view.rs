//! A position written down. No tile's place is hidden in this game: this is also what everybody sees.

use engine::Seat;
use engine::kit::Squares;
use serde::{Deserialize, Serialize};

use super::meadow::{GRASS, Layout};
use super::moves::Move;
use super::phase::Phase;
use super::tiles::{Species, Tiles};
use super::{Player, TicTacMoo};

/// A position written down. One of the two supplies follows from the rest and may be left out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Whose turn it is; while the first tiles are dealt, who gets them.
    pub seat: u8,
    /// What is waited for.
    pub phase: Phase,
    /// Who holds which fields.
    #[serde(default)]
    pub layout: Layout,
    /// How many cows, pigs, sheep and chickens each supply began with.
    #[serde(default = "six_each")]
    pub tiles: [u8; 4],
    /// Eight rows of `c`, `p`, `s`, `h` and `.`; the missing corners are `#`.
    pub meadow: [String; 8],
    /// Both players in seat order.
    pub players: [PlayerPosition; 2],
}

/// What lies before one player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerPosition {
    /// What is left of the supply, in no order.
    #[serde(default)]
    pub supply: Option<Tiles>,
    /// The tiles on farmhand 1 and farmhand 2.
    pub farmhands: [Option<Species>; 2],
    /// The tile on the barn.
    pub barn: Option<Species>,
    /// Start tiles that are not on the meadow yet.
    #[serde(default)]
    pub start_tiles: Tiles,
    /// The tiles taken.
    #[serde(default)]
    pub taken: Tiles,
}

fn six_each() -> [u8; 4] {
    [6; 4]
}

impl Position {
    /// What stands on a square.
    pub fn at(&self, square: u8) -> Option<Species> {
        let row = &self.meadow[usize::from(square / 8)];
        row.chars().nth(usize::from(square % 8)).and_then(Species::read)
    }

    /// TTM-13: whether one of this seat's fields is full, with at least two of each animal.
    pub fn has_full_field(&self, seat: Seat) -> bool {
        let fields = self.layout.fields(seat);
        self.read_meadow().is_ok_and(|meadow| fields.into_iter().any(|field| meadow.completes(field)))
    }

    /// TTM-10: the animals that would be herded home by this move, before the meadow changes.
    pub fn herd(&self, mv: Move) -> Squares {
        self.read_meadow().map_or(Squares::NONE, |meadow| meadow.herds(mv.species, mv.square))
    }

    pub(super) fn of(game: &TicTacMoo) -> Position {
        let letter = |square| match game.meadow.at(square) {
            Some(species) => species.letter(),
            None if GRASS.contains(square) => '.',
            None => '#',
        };
        Position {
            seat: game.seat.0,
            phase: game.phase,
            layout: game.layout,
            tiles: *game.tiles.counts(),
            meadow: std::array::from_fn(|row| {
                (0..8).map(|column| letter((row * 8 + column) as u8)).collect()
            }),
            players: game.players.map(|player| {
                let Player { supply, farmhands, barn, start_tiles, taken } = player;
                PlayerPosition { supply: Some(supply), farmhands, barn, start_tiles, taken }
            }),
        }
    }
}
