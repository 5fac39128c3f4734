//! Rules of thumb: herds now, herds next, herds the neighbour will find, and how fields fill up.

mod reason;
#[cfg(test)]
mod tests;

use engine::kit::Squares;
use engine::{Hints, Phrase, Point, Seat, Tuning};

use super::meadow::Meadow;
use super::moves::Move;
use super::phase::Phase;
use super::score::ENOUGH;
use super::tiles::Species;
use super::{Player, TicTacMoo};

impl Hints for TicTacMoo {
    // A few moves on, who stands where tells more than a whole game of guesses.
    const TUNING: Tuning = Tuning { prior_temperature: 40.0, horizon: 4, ..Tuning::PLAIN };

    const LESSON: &'static [Point] = &[
        ("lesson-goal", &[]),
        ("lesson-place", &["asks-place"]),
        ("lesson-drive", &["asks-drive"]),
        ("lesson-touch", &["asks-drive", "asks-drive-anywhere"]),
        ("lesson-herd", &["move-herd", "move-herds"]),
        ("lesson-anywhere", &["told-barn-moves"]),
        ("lesson-barn", &["told-barn-moves"]),
        ("lesson-end", &["move-herd", "move-herds"]),
    ];

    fn score_move(&self, seat: Seat, mv: &Move) -> i32 {
        let mut meadow = self.meadow;
        meadow.place(mv.species, mv.square);
        if self.phase == Phase::Place {
            return self.fields_promise(&meadow, seat) - self.threat(&meadow, seat.next(2));
        }
        let herded = meadow.take_herds(mv.species, mv.square);
        let player = self.player(seat);
        let next = match player.other_tile(mv.species) {
            Some(tile) => self.second_tile(&meadow, seat, tile, player.taken.len() + herded),
            None => self.end_of_turn(&meadow, seat, player.taken.len() + herded),
        };
        i32::from(herded) * 100 + next
    }

    fn reason(&self, seat: Seat, mv: &Move) -> Phrase {
        reason::reason(self, seat, *mv)
    }

    fn standing(&self, seat: Seat) -> i32 {
        let player = self.player(seat);
        let taken = i32::from(player.taken.len()) * 100;
        // TTM-15: who has no tile in the barn has no turn left.
        if player.barn.is_none() {
            return taken;
        }
        let time = i32::from(player.supply.len()) + 2;
        let share = if seat == self.seat { 80 } else { 40 };
        let herds = i32::from(player.best_herds(&self.meadow)) * share;
        taken + herds + self.fields_promise(&self.meadow, seat) * time / 24
    }
}

/// A won game outweighs every herd.
const WIN: i32 = 10_000;

/// What a field promises that has so many animals, if it still can be won with.
const FIELD: [i32; 10] = [0, 5, 10, 18, 28, 42, 65, 110, 200, 200];

impl TicTacMoo {
    /// What the first tile of a turn leaves for the second.
    fn second_tile(&self, meadow: &Meadow, seat: Seat, tile: Species, taken: u8) -> i32 {
        let player = self.player(seat);
        if taken >= ENOUGH || self.fills_field(meadow, seat, &[tile]) {
            return WIN;
        }
        let herd = best_herd(meadow, tile, player.reach(meadow));
        i32::from(herd) * 90 + self.fields_balance(meadow, seat)
    }

    /// What a turn leaves for the neighbour, and for oneself when they are done.
    fn end_of_turn(&self, meadow: &Meadow, seat: Seat, taken: u8) -> i32 {
        if taken >= ENOUGH || self.layout.fields(seat).iter().any(|field| meadow.completes(*field)) {
            return WIN;
        }
        let barn = self.player(seat).barn;
        let later = barn.map_or(0, |tile| best_herd(meadow, tile, meadow.free_beside_any()));
        i32::from(later) * 15 + self.fields_balance(meadow, seat) - self.threat(meadow, seat.next(2))
    }

    /// What a player will do with the tiles that lie before them.
    fn threat(&self, meadow: &Meadow, seat: Seat) -> i32 {
        let player = self.player(seat);
        let herds = player.best_herds(meadow);
        let tiles = player.farmhands.map(|tile| tile.unwrap_or(Species::Cow));
        let wins = player.taken.len() + herds >= ENOUGH || self.fills_field(meadow, seat, &tiles);
        i32::from(herds) * 80 + if wins { WIN / 4 } else { 0 }
    }

    fn fields_balance(&self, meadow: &Meadow, seat: Seat) -> i32 {
        self.fields_promise(meadow, seat) - self.fields_promise(meadow, seat.next(2))
    }

    /// What the fields of a seat promise.
    fn fields_promise(&self, meadow: &Meadow, seat: Seat) -> i32 {
        let promise = |field: Squares| {
            let counts = Species::ALL.map(|species| meadow.of(species).and(field).len());
            let animals: u8 = counts.iter().sum();
            let needed: u8 = counts.iter().map(|count| count.min(&2)).sum();
            // TTM-13: of nine squares eight are two of each; one animal too many leaves no room for all.
            let promise = FIELD[usize::from(needed)];
            if animals > needed + 1 { promise / 4 } else { promise }
        };
        self.layout.fields(seat).into_iter().map(promise).sum()
    }

    /// Whether these tiles, and nothing else, are what one of the seat's fields needs.
    fn fills_field(&self, meadow: &Meadow, seat: Seat, tiles: &[Species]) -> bool {
        self.layout.fields(seat).into_iter().any(|field| {
            let free = field.without(meadow.grazed());
            usize::from(free.len()) == tiles.len()
                && Species::ALL.iter().all(|species| {
                    let coming = tiles.iter().filter(|tile| *tile == species).count();
                    usize::from(meadow.of(*species).and(field).len()) + coming >= 2
                })
        })
    }
}

impl Player {
    /// The tile that is left to drive after this one.
    pub(super) fn other_tile(&self, species: Species) -> Option<Species> {
        let [one, two] = self.farmhands;
        if one == Some(species) { two } else { one.filter(|_| two == Some(species)) }
    }

    /// Where the player's tiles may go (TTM-8, R3), unless the barn is swapped first.
    pub(super) fn reach(&self, meadow: &Meadow) -> Squares {
        let beside = self.barn.map_or(Squares::EMPTY, |barn| meadow.free_beside(barn));
        if beside.is_empty() { meadow.free_beside_any() } else { beside }
    }

    /// How many animals the player's tiles can herd home, each by itself.
    pub(super) fn best_herds(&self, meadow: &Meadow) -> u8 {
        let reach = self.reach(meadow);
        self.farmhands.iter().flatten().map(|tile| best_herd(meadow, *tile, reach)).sum()
    }
}

/// The most animals that one more of a species herds home from any of these squares.
pub(super) fn best_herd(meadow: &Meadow, species: Species, squares: Squares) -> u8 {
    let squares = meadow.herding_squares(species).and(squares);
    squares.iter().map(|square| meadow.herds(species, square).len()).max().unwrap_or(0)
}
