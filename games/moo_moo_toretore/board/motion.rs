//! How a reveal is shown: saucers leave their seats for the columns where they called, beam the cows up and bring them
//! home.

use std::sync::Mutex;

use board::motion::{Leg, Manner};
use engine::Seat;
use games::moo_moo_toretore::Breed;

use crate::Night;
use crate::reveal::Reveal;

/// First the calls are read; then saucers fly, and wait until their cows are there. The styles know these times: beams
/// shine when the saucers have come.
const READ_MS: u32 = 700;
const FLY_MS: u32 = 350;
const RISE_MS: u32 = 350;
const BETWEEN_MS: u32 = 70;

/// The place of something that a seat has.
pub(crate) fn of(kind: &str, seat: Seat) -> String {
    format!("{kind}-{}", seat.0)
}

/// The place of a cow in a column.
pub(crate) fn stall(breed: Breed, place: usize) -> String {
    format!("stall-{}-{place}", breed as usize)
}

/// Shows each reveal once.
pub(crate) fn follow(night: Night) {
    let shown = Mutex::new(None);
    board::motion::follow(night.seen, move |_, _, _| {
        let reveal = night.reveal.get_untracked();
        let is_new =
            shown.lock().is_ok_and(|mut shown| std::mem::replace(&mut *shown, reveal.clone()) != reveal);
        reveal.filter(|_| is_new).map(|reveal| legs(&reveal)).unwrap_or_default()
    });
}

fn legs(reveal: &Reveal) -> Vec<Leg> {
    let mut legs = Vec::new();
    let mut takers = Vec::new();
    for breed in Breed::ALL {
        let mut begin = READ_MS + FLY_MS + 150;
        for (place, (_, taker)) in reveal.column(breed).enumerate() {
            let Some(seat) = taker else { continue };
            let cow = Leg::from(stall(breed, place)).into(of("taker", seat)).moving(Manner::Slide);
            legs.push(cow.after(begin).taking(RISE_MS));
            begin += BETWEEN_MS;
            if !takers.contains(&seat) {
                takers.push(seat);
            }
        }
    }
    for seat in takers {
        let [home, there] = ["ufo", "taker"].map(|kind| of(kind, seat));
        let way = Leg::from(home.clone()).into(there.clone()).into(there.clone()).into(there).to(home);
        legs.push(way.after(READ_MS).taking(FLY_MS));
    }
    legs
}

/// Of a reveal where seat 0 and 1 take a spotted cow each, and seat 2 both red ones.
#[cfg(test)]
pub(crate) fn shows_who_takes_what(reveal: &Reveal) {
    let legs = legs(reveal);
    let begin = READ_MS + FLY_MS + 150;
    let cow = |breed, place, seat, after| {
        Leg::from(stall(breed, place)).into(of("taker", Seat(seat))).after(after).taking(RISE_MS)
    };
    assert_eq!(legs[1], cow(Breed::Spotted, 1, 1, begin + BETWEEN_MS));
    assert_eq!(legs[2], cow(Breed::Red, 0, 2, begin));
    assert_eq!(legs.len(), 4 + 3, "four cows and three saucers, and no cow that nobody called");
    let home = legs.iter().skip(4).map(Leg::ends_ms).min().expect("saucers");
    assert!(legs[..4].iter().all(|leg| leg.ends_ms() < home), "no saucer leaves before its cows are there");
}
