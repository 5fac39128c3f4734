//! Positions written down, and read back if they are possible.

use engine::kit::{Squares, drawn, row_width, square_name};
use engine::{BadPosition, Faults, Problem, Seat, SetUp};

use serde::{Deserialize, Serialize};

use super::meadow::{GRASS, Layout, Meadow};
use super::moves::Move;
use super::phase::Phase;
use super::tiles::{START_TILES, SUPPLY, Species, Tiles, supply_of};
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
        self.read_meadow().map_or(Squares::EMPTY, |meadow| meadow.herds(mv.species, mv.square))
    }
}

impl SetUp for TicTacMoo {
    type Position = Position;

    fn position(&self) -> Position {
        let [cows, pigs, sheep, chickens] =
            Species::ALL.map(|species| (self.meadow.of(species), species.letter()));
        Position {
            seat: self.seat.0,
            phase: self.phase,
            layout: self.layout,
            tiles: *self.tiles.counts(),
            meadow: drawn('#', [(GRASS, '.'), cows, pigs, sheep, chickens]),
            players: self.players.map(|player| {
                let Player { supply, farmhands, barn, start_tiles, taken } = player;
                PlayerPosition { supply: Some(supply), farmhands, barn, start_tiles, taken }
            }),
        }
    }

    fn set_up(position: &Position) -> Result<TicTacMoo, BadPosition> {
        let mut faults = Faults::default();
        faults.unless(position.seat < 2, "seat", || Problem::NoSeat(position.seat));
        if let Phase::Deal { start: Some(seat) } | Phase::Share { start: Some(seat) } = position.phase {
            faults.unless(seat.0 < 2, "phase", || Problem::NoSeat(seat.0));
        }
        let tiles = supply_of(position.tiles)
            .map_err(|problem| BadPosition::new("tiles", Problem::Unreadable(problem)));
        let tiles = faults.keep(tiles);
        let meadow = faults.keep(position.read_meadow());
        let parts = tiles.zip(meadow).and_then(|(tiles, meadow)| {
            let supplies = faults.keep(position.read_supplies(&tiles, &meadow))?;
            Some((tiles, meadow, supplies))
        });
        let (tiles, meadow, supplies) = faults.check_with(parts)?;
        let mut players = [Player::default(); 2];
        for ((player, written), supply) in players.iter_mut().zip(&position.players).zip(supplies) {
            let PlayerPosition { farmhands, barn, start_tiles, taken, .. } = *written;
            *player = Player { supply, farmhands, barn, start_tiles, taken };
        }
        let (layout, seat, phase) = (position.layout, Seat(position.seat), position.phase);
        let game = TicTacMoo { layout, tiles, meadow, players, seat, phase };
        check(&game)?;
        Ok(game)
    }
}

impl Position {
    pub(super) fn read_meadow(&self) -> Result<Meadow, BadPosition> {
        let mut faults = Faults::default();
        let mut meadow = Meadow::default();
        for (row, text) in self.meadow.iter().enumerate() {
            let is = row_width(text);
            if !faults.unless(is == 8, "meadow", || Problem::RowLength { row: row + 1, is, should: 8 }) {
                continue;
            }
            for (column, letter) in text.chars().enumerate() {
                let square = (row * 8 + column) as u8;
                let grass = GRASS.contains(square);
                if letter == if grass { '.' } else { '#' } {
                    continue;
                }
                match Species::read(letter).filter(|_| grass) {
                    Some(species) => meadow.place(species, square),
                    None => faults.add("meadow", Problem::Square { square: square_name(square), letter }),
                }
            }
        }
        faults.check_with(Some(meadow))
    }

    /// TTM-2: every tile is in exactly one place.
    fn read_supplies(&self, tiles: &Tiles, meadow: &Meadow) -> Result<[Tiles; 2], BadPosition> {
        let bad = |problem| Err(BadPosition::new("supply", problem));
        let count: u32 = self.players.iter().map(PlayerPosition::tile_count).sum();
        let mut all = *tiles;
        all.add_all(tiles);
        if !matches!(self.phase, Phase::Deal { .. } | Phase::Share { .. }) {
            all.add_all(&START_TILES);
        }
        if count > u32::from(all.len()) {
            return bad(Problem::TooMany { is: count, most: u32::from(all.len()) });
        }
        let mut there = meadow.tiles();
        self.players.iter().for_each(|player| player.add_tiles_to(&mut there));
        let Some(rest) = all.without(&there) else {
            let too_often = there.kinds().find(|(species, count)| *count > all.count(*species));
            let species = too_often.map_or(String::new(), |(species, _)| species.to_string());
            return bad(Problem::TooOften(species));
        };
        match [&self.players[0], &self.players[1]].map(|player| player.supply) {
            [Some(_), Some(_)] if !rest.is_empty() => bad(Problem::rule("every tile is somewhere")),
            [Some(one), Some(other)] => Ok([one, other]),
            [Some(one), None] => Ok([one, rest]),
            [None, Some(other)] => Ok([rest, other]),
            [None, None] => bad(Problem::rule("only one of the two can be left out")),
        }
    }
}

impl PlayerPosition {
    fn piles(&self) -> impl Iterator<Item = &Tiles> {
        [self.supply.as_ref(), Some(&self.start_tiles), Some(&self.taken)].into_iter().flatten()
    }

    fn single_tiles(&self) -> impl Iterator<Item = Species> {
        let [one, two] = self.farmhands;
        [one, two, self.barn].into_iter().flatten()
    }

    /// How many tiles are said to lie before the player.
    fn tile_count(&self) -> u32 {
        let piled: u32 = self.piles().map(|pile| u32::from(pile.len())).sum();
        piled + self.single_tiles().count() as u32
    }

    /// Adds every tile that is said to lie before the player.
    fn add_tiles_to(&self, all: &mut Tiles) {
        self.piles().for_each(|pile| all.add_all(pile));
        self.single_tiles().for_each(|species| all.add(species));
    }
}

/// What must hold beside the counts, so that no later step can go wrong.
fn check(game: &TicTacMoo) -> Result<(), BadPosition> {
    let mut faults = Faults::default();
    for (seat, player) in Seat::all(2).zip(&game.players) {
        let problem = || Problem::rule_for(seat, "nobody has more of an animal than a supply begins with");
        faults.unless(game.tiles.without(&player.own_tiles()).is_some(), "supply", problem);
        let none = game.phase == Phase::Place || player.start_tiles.is_empty();
        faults.unless(none, "start_tiles", || Problem::NotNow);
    }
    if !faults.is_empty() {
        return faults.check();
    }
    let (player, other) = (game.player(game.seat), game.player(game.seat.next(2)));
    let all = |holds: fn(&Player) -> bool| game.players.iter().all(holds);
    let sound = match game.phase {
        Phase::Deal { .. } => all(Player::is_fresh) && is_dealt_in_order(game),
        Phase::Share { .. } => all(Player::is_fresh) && all(Player::is_stocked) && game.seat == Seat(0),
        Phase::Place => all(Player::is_fresh) && all(Player::is_stocked) && start_tiles_fit(game),
        Phase::Swap | Phase::Drive => {
            let ready = player.barn.is_some() && player.farmhands != [None; 2];
            ready && turns_fit(game) && !game.meadow.grazed().is_empty() && swap_fits(game)
        }
        Phase::Draw => {
            let ready = player.farmhands[0].is_some() && player.barn.is_none() && !player.supply.is_empty();
            ready && turns_fit(game)
        }
        Phase::Over if game.has_won(game.seat) => {
            player.barn.is_some() && player.farmhands == [None; 2] && turns_fit(game)
        }
        Phase::Over => player.is_dry() && other.is_dry(),
    };
    faults.unless(sound, "phase", || Problem::NotNow);
    faults.check()
}

/// TTM-4: seat 0 comes first, and farmhands before the barn.
fn is_dealt_in_order(game: &TicTacMoo) -> bool {
    let player = game.player(game.seat);
    let [one, two] = player.farmhands;
    let before = game.seat == Seat(0) || game.players[0].is_stocked();
    let after = game.seat == Seat(1) || game.players[1].supply == game.tiles;
    before && after && player.barn.is_none() && (one.is_some() || two.is_none())
}

/// TTM-6: one start tile to a field, each on its owner's, the cow's owner first.
fn start_tiles_fit(game: &TicTacMoo) -> bool {
    let placed = |seat| game.layout.fields(seat).map(|field| game.meadow.grazed().and(field).len());
    let held = |seat| game.player(seat).start_tiles.len();
    let fits = |seat| matches!((held(seat), placed(seat)), (2, [0, 0]) | (1, [0, 1] | [1, 0]) | (0, [1, 1]));
    let cow = game.meadow.of(Species::Cow).first();
    let starts = game.player(game.seat).start_tiles.count(Species::Cow) > 0
        || cow.is_some_and(|square| game.layout.owner(square) == Some(game.seat));
    let in_turn = held(game.seat) == held(game.seat.next(2)) + u8::from(!starts);
    Seat::all(2).all(fits) && held(game.seat) > 0 && in_turn
}

/// R3: both have the same number of turns, so whoever's turn it is has had as many as the other or one less.
fn turns_fit(game: &TicTacMoo) -> bool {
    let (player, other) = (game.player(game.seat), game.player(game.seat.next(2)));
    let driven = match game.phase {
        Phase::Swap | Phase::Drive => player.farmhands.iter().filter(|tile| tile.is_none()).count() as u8,
        _ => 2,
    };
    let Some(earlier) = player.placed().checked_sub(driven) else { return false };
    let ahead = other.placed().checked_sub(earlier);
    earlier % 2 == 0 && matches!(ahead, Some(0 | 2)) && (other.is_stocked() || other.is_dry())
}

/// TTM-11: a swap is waited for exactly when one is due.
fn swap_fits(game: &TicTacMoo) -> bool {
    game.must_swap() == (game.phase == Phase::Swap)
}

impl Player {
    /// The player's own tiles that have not been on the meadow yet.
    fn own_tiles(&self) -> Tiles {
        let [one, two] = self.farmhands;
        let mut tiles = self.supply;
        [one, two, self.barn].into_iter().flatten().for_each(|species| tiles.add(species));
        tiles
    }

    /// How many tiles the player has driven onto the meadow.
    fn placed(&self) -> u8 {
        SUPPLY - self.own_tiles().len()
    }

    /// Whether nothing has been driven or taken.
    fn is_fresh(&self) -> bool {
        self.placed() == 0 && self.taken.is_empty()
    }

    /// Whether farmhands and barn all have a tile.
    fn is_stocked(&self) -> bool {
        self.barn.is_some() && self.farmhands.iter().all(Option::is_some)
    }

    /// Whether the barn cannot be filled any more (TTM-15).
    fn is_dry(&self) -> bool {
        self.barn.is_none() && self.farmhands.iter().all(Option::is_some) && self.supply.is_empty()
    }
}
