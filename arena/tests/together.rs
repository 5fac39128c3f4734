//! Several heads are as good as their sum, on any number of cores.

use arena::advise_together;
use engine::{AnyGame, Fast, Seat, Turn, Viewer};
use players::{Advice, AnyPlayer, Seating};
use serde_json::Value;

/// The first decision of a seeded game, and who is asked.
fn decision(id: &str, seats: u8) -> (Box<dyn AnyGame>, Seat) {
    let mut game = games::start(id, &Value::Null, seats).expect("the defaults are possible");
    let mut luck = Fast::new(1);
    loop {
        match game.turn() {
            Turn::Decide(asked) => return (game, asked.first().expect("somebody is asked")),
            _ => _ = game.roll(&mut luck).expect("luck is asked"),
        }
    }
}

fn advisers(id: &str, count: u64) -> Vec<Box<dyn AnyPlayer>> {
    let spec = "expert:100".parse().expect("a player");
    let seated = |seed| games::visit(id, Seating { spec, seed }).expect("the game is known");
    (0..count).map(seated).collect()
}

fn advice(threads: usize, id: &str, seats: u8) -> Advice<String> {
    let (game, seat) = decision(id, seats);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads can be had");
    let view = game.known_to(Viewer::Seat(seat));
    pool.install(|| advise_together(&mut advisers(id, 3), seat, &view))
}

#[test]
fn advice_is_the_same_on_any_number_of_threads() {
    for facts in games::ALL {
        let alone = advice(1, facts.id, facts.seats.0);
        assert_eq!(alone, advice(3, facts.id, facts.seats.0), "{}", facts.id);
        assert_eq!(alone.simulations, 300);
        assert_eq!(alone.candidates.iter().map(|candidate| candidate.visits).sum::<u32>(), 300);
        assert!((alone.wins.iter().sum::<f32>() - 1.0).abs() < 0.01);
        assert!(alone.sealed || alone.best == alone.candidates[0].mv);
    }
}
