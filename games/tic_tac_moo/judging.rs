//! What a judge that learns is shown of a meadow: what a practised player counts.

use engine::kit::Squares;
use engine::{Game, Hints, Seat};

use super::TicTacMoo;
use super::hints::best_herd;
use super::phase::Phase;
use super::score::ENOUGH;
use super::tiles::Species;

/// Everything up to [`BOTH`] is there twice: one's own, then the other player's.
/// How many animals are taken.
const TAKEN: usize = 0;
const MOST_TAKEN: usize = ENOUGH as usize + 1;
/// Fields by the animals that count for them, and whether others are in the way; and by all animals.
const NEEDED: usize = TAKEN + MOST_TAKEN;
const MOST_NEEDED: usize = 9;
const GRAZED: usize = NEEDED + 2 * MOST_NEEDED;
const MOST_GRAZED: usize = 10;
/// What the tiles at hand herd home, and what the one in the barn would.
const HERDS: usize = GRAZED + MOST_GRAZED;
const MOST_HERDS: usize = 13;
const BARN: usize = HERDS + MOST_HERDS;
const MOST_HERD: usize = 8;
/// What one more of a kind would herd home, by how many of the kind the player has to come.
const COMING: usize = BARN + MOST_HERD + 1;
const MOST_COMING: usize = 6;
/// How many tiles the supply has, and whether the tiles at hand win the game.
const SUPPLY: usize = COMING + MOST_HERD * MOST_COMING;
const MOST_SUPPLY: usize = 26;
const WINS: usize = SUPPLY + MOST_SUPPLY;
const SIDE: usize = WINS + 2;
/// What belongs to nobody: kinds that stand together, by how many they are and how much room is beside them.
const BOTH: usize = 2 * SIDE;
const MOST_TOGETHER: usize = 6;
const MOST_ROOM: usize = 7;
/// What is waited for, and of whom; who stands better.
const WAITS: usize = BOTH + MOST_TOGETHER * MOST_ROOM;
const AHEAD: usize = WAITS + 2 * 7;
const MOST_AHEAD: usize = 24;

/// How many inputs there are.
pub(super) const ALL: usize = AHEAD + 2 * MOST_AHEAD;

/// By how many hundredths of points leads are told apart.
const AHEAD_STEP: i32 = 30;

/// Says which inputs hold for a seat.
#[inline]
pub(super) fn inputs(game: &TicTacMoo, seat: Seat, hold: &mut impl FnMut(usize)) {
    for (side, whose) in [seat, seat.next(2)].into_iter().enumerate() {
        of_player(game, whose, &mut |input| hold(side * SIDE + input));
    }
    let free = !game.meadow.grazed().bits();
    for species in Species::ALL {
        for area in game.meadow.of(species).areas() {
            let together = usize::from(area.len()).min(MOST_TOGETHER) - 1;
            let room = (area.adjoining().bits() & free).count_ones() as usize;
            hold(BOTH + together * MOST_ROOM + room.min(MOST_ROOM - 1));
        }
    }
    hold(WAITS + usize::from(game.seat != seat) * 7 + wait(game.phase));
    if !game.is_over() {
        let lead = (game.standing(seat) - game.standing(seat.next(2))) / AHEAD_STEP;
        let side = if lead < 0 { MOST_AHEAD } else { 0 };
        let steps = (lead.unsigned_abs() as usize).min(MOST_AHEAD);
        (0..steps).for_each(|step| hold(AHEAD + side + step));
    }
}

#[inline]
fn of_player(game: &TicTacMoo, seat: Seat, hold: &mut impl FnMut(usize)) {
    let (player, meadow) = (game.player(seat), &game.meadow);
    hold(TAKEN + usize::from(player.taken.len()).min(MOST_TAKEN - 1));
    for field in game.layout.fields(seat) {
        let [animals, needed] = field_counts(game, field);
        let in_the_way = usize::from(animals > needed + 1);
        hold(NEEDED + in_the_way * MOST_NEEDED + needed.min(MOST_NEEDED - 1));
        hold(GRAZED + animals.min(MOST_GRAZED - 1));
    }
    let herds = player.best_herds(meadow);
    hold(HERDS + usize::from(herds).min(MOST_HERDS - 1));
    let anywhere = meadow.free_beside_any();
    let each =
        Species::ALL.map(|species| usize::from(best_herd(meadow, species, anywhere)).min(MOST_HERD - 1));
    hold(BARN + player.barn.map_or(MOST_HERD, |tile| each[tile as usize]));
    for (species, herd) in Species::ALL.into_iter().zip(each) {
        let coming = usize::from(player.supply.count(species)).min(MOST_COMING - 1);
        hold(COMING + herd * MOST_COMING + coming);
    }
    hold(SUPPLY + usize::from(player.supply.len()).min(MOST_SUPPLY - 1));
    if player.taken.len() + herds >= ENOUGH {
        hold(WINS);
    }
    let tiles = player.farmhands.map(|tile| tile.unwrap_or(Species::Cow));
    if game.fills_field(meadow, seat, &tiles) {
        hold(WINS + 1);
    }
}

/// How many animals are in a field, and how many of them count for it: two of each kind (TTM-13).
#[inline]
fn field_counts(game: &TicTacMoo, field: Squares) -> [usize; 2] {
    let counts = Species::ALL.map(|species| usize::from(game.meadow.of(species).and(field).len()));
    [counts.iter().sum(), counts.iter().map(|count| count.min(&2)).sum()]
}

#[inline]
fn wait(phase: Phase) -> usize {
    match phase {
        Phase::Deal { .. } => 0,
        Phase::Share { .. } => 1,
        Phase::Place => 2,
        Phase::Swap => 3,
        Phase::Drive => 4,
        Phase::Draw => 5,
        Phase::Over => 6,
    }
}
