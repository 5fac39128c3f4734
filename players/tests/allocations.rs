//! Simulations do not allocate once a search has grown.
//!
//! Positions differ in how many moves there are to remember. So a search grows with many more simulations than are
//! measured afterwards, from another position.

use engine::{Fast, Hints, Playout, Seat, TableGame, Turn, Viewer, Visitor};
use players::search::Search;

const GROWING: u32 = 12_000;
const MEASURED: u32 = 1_000;

struct Think {
    seats: u8,
}

/// A decision some way into the game with this seed.
fn decision<G: Hints>(seats: u8, seed: u64) -> (Seat, G::View) {
    let mut game = G::new(&G::Options::default(), seats).unwrap();
    let (mut playout, mut luck) = (Playout::default(), Fast::new(seed));
    let mut decisions = 0;
    loop {
        if let Turn::Decide(asked) = game.turn() {
            decisions += 1;
            if decisions == 8 {
                let seat = asked.first().unwrap();
                return (seat, game.view(Viewer::Seat(seat)));
            }
        }
        playout.step(&mut game, &mut luck).unwrap();
    }
}

impl Visitor for Think {
    type Output = u64;

    fn visit<G: TableGame>(self) -> u64 {
        let (seat, view) = decision::<G>(self.seats, 2);
        let (other_seat, other) = decision::<G>(self.seats, 3);
        assert_ne!(view, other);
        let mut search = Search::<G>::new(G::TUNING, 1);
        let mut question = search.ask(seat, &view);
        search.think(&mut question, GROWING);
        search.forget();
        let mut question = search.ask(other_seat, &other);
        allocation_counter::measure(|| search.think(&mut question, MEASURED)).count_total
    }
}

#[test]
fn a_simulation_does_not_allocate_after_warming_up() {
    for facts in games::ALL {
        for seats in facts.seats.0..=facts.seats.1 {
            let count = games::visit(facts.id, Think { seats }).unwrap();
            assert_eq!(count, 0, "{} with {seats}: {count} allocations in {MEASURED} simulations", facts.id);
        }
    }
}
