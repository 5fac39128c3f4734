//! How a step is shown: dice tumble from whoever throws them to the rail, and a pencil goes to the square that it marks.

use std::sync::Mutex;

use board::Memo;
use board::motion::{Leg, Manner};
use engine::Seat;
use games::kuhlorado::{Kuhlorado, Position};

use crate::dice::Dice;
use crate::hand::Hand;

/// How long dice tumble, and how long after the first one the second is thrown.
const TUMBLE_MS: u32 = 650;
const BETWEEN_MS: u32 = 90;
/// How long a pencil takes to a square, and at the same time to draw a mark.
const PENCIL_MS: u32 = 300;

/// The place of a die.
pub(crate) fn die(place: usize) -> String {
    format!("die-{place}")
}

/// The place of a square.
pub(crate) fn square(at: u8) -> String {
    format!("square-{at}")
}

/// The place of a seat's sign.
pub(crate) fn sign(seat: Seat) -> String {
    format!("sign-{}", seat.0)
}

/// Shows what is done.
pub(crate) fn follow(hand: Hand, dice: Memo<Dice>) {
    let thrown = Mutex::new([0; 2]);
    board::motion::follow(hand.seen, move |before, now, _| {
        let counts = dice.read_untracked().dice.map(|die| die.throws);
        let old = thrown.lock().map(|mut thrown| std::mem::replace(&mut *thrown, counts));
        let fresh = old.map_or([false; 2], |old| [0, 1].map(|die| counts[die] > old[die]));
        let views = before.view_of::<Kuhlorado>().zip(now.view_of::<Kuhlorado>());
        views.map(|(before, now)| legs(&before.position, &now.position, fresh)).unwrap_or_default()
    });
}

fn legs(before: &Position, now: &Position, thrown: [bool; 2]) -> Vec<Leg> {
    let seat = now.seat.or(now.ended_by).unwrap_or(Seat(0));
    let mut legs = Vec::new();
    let dice = [0, 1].into_iter().filter(|die| thrown[*die]);
    for (number, place) in (0..).zip(dice) {
        let leg = Leg::coming(sign(seat)).to(die(place)).moving(Manner::Tumble);
        legs.push(leg.after(number * BETWEEN_MS).taking(TUMBLE_MS));
    }
    for at in (0..64).filter(|at| !is_marked(before, *at) && is_marked(now, *at)) {
        let there = square(at);
        legs.push(Leg::from("pencil").into(there.clone()).into(there).to("pencil").taking(PENCIL_MS));
    }
    legs
}

fn is_marked(position: &Position, at: u8) -> bool {
    let row = position.marks[usize::from(at / 8)].as_bytes();
    matches!(row[usize::from(at % 8)], b'X' | b'O')
}

#[cfg(test)]
mod tests {
    use engine::{Game, SetUp};
    use games::kuhlorado::Options;

    use super::*;

    fn position() -> Position {
        Kuhlorado::new(&Options::default(), 2).expect("a game for two").position()
    }

    #[test]
    fn dice_come_one_after_the_other_from_whoever_throws_them() {
        let position = position();
        let tumble = |place| Leg::coming("sign-0").to(die(place)).moving(Manner::Tumble).taking(TUMBLE_MS);
        assert_eq!(legs(&position, &position, [true; 2]), [tumble(0), tumble(1).after(BETWEEN_MS)]);
        assert_eq!(legs(&position, &position, [false, true]), [tumble(1)]);
    }

    #[test]
    fn a_pencil_goes_to_what_it_marks_and_back() {
        let before = position();
        let mut now = before.clone();
        now.marks[2].replace_range(3..4, "X");
        let there = square(2 * 8 + 3);
        let way = Leg::from("pencil").into(there.clone()).into(there).to("pencil").taking(PENCIL_MS);
        assert_eq!(legs(&before, &now, [false; 2]), [way]);
    }
}
