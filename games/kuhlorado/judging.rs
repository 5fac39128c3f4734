//! What a judge that learns is shown of a sheet: what a practised player counts.

use engine::Seat;
use engine::kit::Squares;

use super::Kuhlorado;
use super::hints::hope;
use super::phase::{Face, Phase};
use super::score::{double_squares, places};

/// Squares: one's own, the neighbour's, cows that are free, troughs.
const SQUARES: usize = 0;
/// Edges, small troughs and large ones by lead and free squares.
const REGIONS: usize = SQUARES + 4 * 64;
const LEADS: usize = 9;
const FREE: usize = 9;
/// Areas, one's own and the neighbour's, by size and free squares beside them.
const AREAS: usize = REGIONS + 3 * LEADS * FREE;
const SIZES: usize = 20;
const ROOMS: usize = 7;
/// Free squares that would join areas, by what they would become.
const JOINS: usize = AREAS + 2 * SIZES * ROOMS;
/// How many number squares may still be marked, how many cows are free, how many of each number are.
const NUMBERS: usize = JOINS + 2 * SIZES;
const MOST_NUMBERS: usize = 36;
const COWS: usize = NUMBERS + MOST_NUMBERS;
const MOST_COWS: usize = 21;
const EACH: usize = COWS + MOST_COWS;
const MOST_EACH: usize = 9;
/// Who is ahead as things stand, by how far the sheet is filled.
const AHEAD: usize = EACH + MOST_EACH;
const STAGES: usize = 6;
const DIFFERENCES: usize = 33;
/// What is waited for, and of whom.
const WAITS: usize = AHEAD + STAGES * DIFFERENCES;
/// What the dice promise whoever is at turn, where they promise something in particular.
const HOPES: usize = WAITS + 2 * 7;
const MOST_HOPE: usize = 24;
/// Double squares: whether they score, what is noted, who has more of them with how many cows to go.
const ADVANCED: usize = HOPES + 2 * MOST_HOPE;
const NOTED: usize = ADVANCED + 1;
const MOST_NOTED: usize = 17;
const DOUBLES: usize = NOTED + MOST_NOTED;
const MOST_DOUBLES: usize = 9;
const COWS_TO_NINE: usize = 10;

/// How many inputs there are.
pub(super) const ALL: usize = DOUBLES + MOST_DOUBLES * COWS_TO_NINE;

/// What a step of the thermometer of hopes is worth, in hundredths of points.
const HOPE_STEP: i32 = 30;

/// Says which inputs hold for a seat.
#[inline]
pub(super) fn inputs(game: &Kuhlorado, seat: Seat, hold: &mut impl FnMut(usize)) {
    let order = [seat, seat.next(2)];
    let [own, other] = order.map(|seat| game.marks[seat.idx()]);
    let cows = game.free(Face::COW);
    let numbers = game.free_numbers();
    let free = cows.or(numbers);
    for (plane, squares) in [own, other, cows, game.sheet.water()].into_iter().enumerate() {
        squares.iter().for_each(|square| hold(SQUARES + 64 * plane + usize::from(square)));
    }

    let mut ahead = 0;
    for place in places(game) {
        let [own, other, free] = [own, other, free].map(|squares| place.squares.and(squares).len());
        let lead = i32::from(own) - i32::from(other);
        ahead += lead.signum() * i32::from(place.points);
        let kind = [4, 3, 2].iter().position(|points| *points == place.points).unwrap_or(0);
        hold(REGIONS + (kind * LEADS + centred(lead, LEADS)) * FREE + usize::from(free).min(FREE - 1));
    }
    for (side, marks) in [own, other].into_iter().enumerate() {
        let points = areas(marks, free, side, hold);
        ahead += if side == 0 { points } else { -points };
    }

    let left = usize::from(numbers.len()).saturating_sub(5).min(MOST_NUMBERS - 1);
    hold(NUMBERS + left);
    hold(COWS + usize::from(cows.len()).min(MOST_COWS - 1));
    (0..5).for_each(|number| {
        hold(EACH + usize::from(game.free(Face::nth(number)).len()).min(MOST_EACH - 1));
    });
    doubles(game, order, own, other, hold, &mut ahead);
    hold(AHEAD + (left / 6).min(STAGES - 1) * DIFFERENCES + centred(ahead, DIFFERENCES));

    let whose = usize::from(game.seat != seat);
    hold(WAITS + whose * 7 + wait(game.phase));
    if let Some(hope) = hope(game) {
        let steps = (hope / HOPE_STEP).clamp(0, MOST_HOPE as i32) as usize;
        (0..steps).for_each(|step| hold(HOPES + whose * MOST_HOPE + step));
    }
}

/// One side's areas, and the squares that would join them. The points they bring as they are.
#[inline]
fn areas(marks: Squares, free: Squares, side: usize, hold: &mut impl FnMut(usize)) -> i32 {
    let mut points = 0;
    // What lies beside each square, and which squares lie beside one area, beside several.
    let mut beside = [0_u8; 64];
    let (mut once, mut twice) = (Squares::EMPTY, Squares::EMPTY);
    for area in marks.areas() {
        let (squares, room) = (area.len(), area.adjoining().and(free));
        points += i32::from(super::score::land(squares));
        let [size_place, room_place] =
            [usize::from(squares).min(SIZES) - 1, usize::from(room.len()).min(ROOMS - 1)];
        hold(AREAS + (side * SIZES + size_place) * ROOMS + room_place);
        room.iter().for_each(|square| beside[usize::from(square)] += squares);
        twice = twice.or(once.and(room));
        once = once.or(room);
    }
    for square in twice.iter() {
        hold(JOINS + side * SIZES + usize::from(beside[usize::from(square)]).min(SIZES - 1));
    }
    points
}

/// KUH-13.
#[inline]
fn doubles(
    game: &Kuhlorado,
    order: [Seat; 2],
    own: Squares,
    other: Squares,
    hold: &mut impl FnMut(usize),
    ahead: &mut i32,
) {
    if !game.advanced {
        return;
    }
    hold(ADVANCED);
    if let Some(noted) = game.noted {
        let [own, other] = order.map(|seat| i32::from(noted[seat.idx()]));
        *ahead += own - other;
        hold(NOTED + centred((own - other) / 2, MOST_NOTED));
    } else {
        let [own, other] = [own, other].map(|marks| i32::from(double_squares(marks)) / 2);
        let cows = usize::from(game.cows_marked()).min(COWS_TO_NINE - 1);
        hold(DOUBLES + centred(own - other, MOST_DOUBLES) * COWS_TO_NINE + cows);
    }
}

/// The place of a number on a scale with 0 in its middle.
#[inline]
fn centred(number: i32, width: usize) -> usize {
    let half = width as i32 / 2;
    (number.clamp(-half, half) + half) as usize
}

#[inline]
fn wait(phase: Phase) -> usize {
    match phase {
        Phase::Start => 0,
        Phase::Throw => 1,
        Phase::Again(_) => 2,
        Phase::Rethrow { .. } => 3,
        Phase::First(_) => 4,
        Phase::Second { .. } => 5,
        Phase::Over => 6,
    }
}
