//! Simulations do not allocate once a search has grown.

use engine::{Fast, Hints, Playout, Seat, TableGame, Turn, Viewer, Visitor};
use players::search::Search;

struct Think {
    seats: u8,
}

/// A decision some way into a seeded game.
fn decision<G: Hints>(seats: u8) -> (Seat, G::View) {
    let mut game = G::new(&G::Options::default(), seats).unwrap();
    let (mut playout, mut luck) = (Playout::default(), Fast::new(2));
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
        let (seat, view) = decision::<G>(self.seats);
        let (_, other) = decision::<G>(self.seats);
        let mut search = Search::<G>::new(G::TUNING, 1);
        let mut question = search.ask(seat, &view);
        search.think(&mut question, 6_000);
        search.forget();
        let mut question = search.ask(seat, &other);
        allocation_counter::measure(|| search.think(&mut question, 2_000)).count_total
    }
}

#[test]
fn a_simulation_does_not_allocate_after_warming_up() {
    for facts in games::ALL {
        for seats in facts.seats.0..=facts.seats.1 {
            let count = games::visit(facts.id, Think { seats }).unwrap();
            assert_eq!(count, 0, "{} with {seats}: {count} allocations in 2,000 simulations", facts.id);
        }
    }
}
