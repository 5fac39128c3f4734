//! What the sheet promises while it fills up, in hundredths of points.
//!
//! A majority is worth its points times the chance that it holds; an area its points at the end, and before
//! that what it is on the way to. The figures were fitted to how some ten thousand games went on.

use arrayvec::ArrayVec;
use engine::Seat;
use engine::kit::Squares;

use crate::kuhlorado::Kuhlorado;
use crate::kuhlorado::phase::Face;
use crate::kuhlorado::score::{EDGES, double_squares, land};

/// What a square is worth to the neighbour counts for so many hundredths: it will not be theirs.
const SPITE: i32 = 50;

/// With so many number squares to go there is all the time in the world.
const PATIENT: i32 = 14;

/// Every area has to be joined to others some time.
const ALONE: i32 = 60;

/// What a free square beside an area is worth.
const ROOM: i32 = 22;

/// How far the sheet is filled.
#[derive(Clone, Copy)]
pub(super) struct Moment {
    free: Squares,
    /// How many of them show numbers; the game ends when five are left (KUH-8).
    numbers: usize,
    /// How much time there is to make something of one's land: none is 0, plenty [`PATIENT`].
    pub(super) patience: i32,
}

impl Moment {
    pub(super) fn of(game: &Kuhlorado) -> Moment {
        let numbers = game.free_numbers();
        let patience = (i32::from(numbers.len()) - 5).clamp(0, PATIENT);
        Moment { free: numbers.or(game.free(Face::COW)), numbers: numbers.len().max(5).into(), patience }
    }

    /// What an area promises, by its size and the free squares beside it: its points at the end, before
    /// also a part of what is still to come.
    fn promise(self, squares: u8, room: Squares) -> i32 {
        let hope = ramp(squares) - ALONE + ROOM * i32::from(room.len());
        (i32::from(land(squares)) * 100 * (PATIENT - self.patience) + hope * self.patience) / PATIENT
    }

    /// The chance in thousandths to have the majority in the end, with this lead and so many free squares.
    fn hold(self, lead: i32, free: u8) -> i32 {
        // The last five numbers stay free, and with them that share of everything.
        let contested = (usize::from(free) * (self.numbers - 5) + self.numbers / 2) / self.numbers;
        i32::from(HOLD[contested][(lead + 8) as usize])
    }
}

/// What one seat has marked.
struct Land {
    marks: Squares,
    areas: ArrayVec<Area, 32>,
}

struct Area {
    squares: u8,
    /// The free squares beside it.
    room: Squares,
    promise: i32,
}

impl Land {
    fn of(marks: Squares, moment: Moment) -> Land {
        let areas = marks.areas().map(|area| {
            let (squares, room) = (area.len(), area.adjoining().and(moment.free));
            Area { squares, room, promise: moment.promise(squares, room) }
        });
        Land { marks, areas: areas.collect() }
    }

    fn promise(&self) -> i32 {
        self.areas.iter().map(|area| area.promise).sum()
    }

    /// What one more square adds: it joins all areas beside it.
    fn gain(&self, square: u8, moment: Moment) -> i32 {
        let placed = Squares::only(square);
        let (mut squares, mut room, mut before) = (1, placed.adjoining().and(moment.free), 0);
        for area in self.areas.iter().filter(|area| area.room.contains(square)) {
            squares += area.squares;
            room = room.or(area.room);
            before += area.promise;
        }
        moment.promise(squares, room.without(placed)) - before
    }
}

/// The sheet with the eyes of one seat.
pub(super) struct Outlook<'a> {
    game: &'a Kuhlorado,
    moment: Moment,
    own: Land,
    other: Land,
    /// Where majorities count, and how much better one more square makes the chances.
    majorities: [(Squares, i32); 8],
}

impl Outlook<'_> {
    pub(super) fn of(game: &Kuhlorado, seat: Seat) -> Outlook<'_> {
        let moment = Moment::of(game);
        let (own, other) = game.sides(seat);
        let balance = |lead, free| moment.hold(lead, free) - moment.hold(-lead, free);
        let majorities = regions(game).map(|(region, points)| match lead(own, other, moment.free, region) {
            (_, 0) => (region, 0),
            (lead, free) => (region, points * (balance(lead + 1, free - 1) - balance(lead, free)) / 10),
        });
        Outlook { game, moment, own: Land::of(own, moment), other: Land::of(other, moment), majorities }
    }

    /// What marking this square changes for the better.
    pub(super) fn worth(&self, square: u8) -> i32 {
        let [ours, theirs] = [&self.own, &self.other].map(|land| land.gain(square, self.moment));
        let here = self.majorities.iter().filter(|(region, _)| region.contains(square));
        let majorities: i32 = here.map(|(_, gain)| gain).sum();
        ours + theirs * SPITE / 100 + majorities + self.doubles_gain(square)
    }

    /// KUH-13: before they are counted, double squares may still grow.
    fn doubles_gain(&self, square: u8) -> i32 {
        if !self.game.advanced || self.game.noted.is_some() {
            return 0;
        }
        let [now, then] = [self.own.marks, self.own.marks.or(Squares::only(square))].map(double_squares);
        (i32::from(then) - i32::from(now)) * 50
    }
}

/// The points a seat is on the way to.
pub(super) fn points(game: &Kuhlorado, seat: Seat, moment: Moment) -> i32 {
    let (own, other) = game.sides(seat);
    let majorities = regions(game).map(|(region, points)| {
        let (lead, free) = lead(own, other, moment.free, region);
        points * moment.hold(lead, free)
    });
    let doubles = match game.noted {
        Some(noted) => i32::from(noted[seat.idx()]) * 100,
        None if game.advanced => i32::from(double_squares(own)) * 50,
        None => 0,
    };
    majorities.iter().sum::<i32>() / 10 + Land::of(own, moment).promise() + doubles
}

/// Edges and the shores of troughs, with their points.
fn regions(game: &Kuhlorado) -> [(Squares, i32); 8] {
    let shores = game.sheet.troughs.map(|trough| trough.adjoining().without(trough));
    let points = [3, 3, 3, 3, 2, 2, 4, 4];
    std::array::from_fn(|idx| (if idx < 4 { EDGES[idx] } else { shores[idx - 4] }, points[idx]))
}

/// By how many squares the first of two leads in a region, and how many are free there.
fn lead(own: Squares, other: Squares, free: Squares, region: Squares) -> (i32, u8) {
    let [own, other, free] = [own, other, free].map(|squares| squares.and(region).len());
    (i32::from(own) - i32::from(other), free)
}

/// The points of an area, with part of the next tier's for every square on the way.
fn ramp(squares: u8) -> i32 {
    let squares = squares.min(20);
    let tier = squares / 5 * 5;
    let [now, next] = [tier, tier + 5].map(|squares| i32::from(land(squares)) * 100);
    now + (next - now) * i32::from(squares - tier) / 5
}

/// The chance in thousandths to have the majority in the end, by squares to be contested and lead (from
/// -8). Each goes to either side, or now and then to nobody.
const HOLD: [[i16; 17]; 9] = {
    let mut hold = [[0; 17]; 9];
    let mut lead = 9;
    while lead < 17 {
        hold[0][lead] = 1000;
        lead += 1;
    }
    let mut contested = 1;
    while contested < 9 {
        let fewer = hold[contested - 1];
        let mut lead = 0;
        while lead < 17 {
            let less = fewer[if lead == 0 { 0 } else { lead - 1 }] as i32;
            let more = fewer[if lead == 16 { 16 } else { lead + 1 }] as i32;
            hold[contested][lead] = ((less + more) * 43 / 100 + fewer[lead] as i32 * 14 / 100) as i16;
            lead += 1;
        }
        contested += 1;
    }
    hold
};
