//! How well a net plays, one move ahead and without search.

use std::sync::Arc;

use engine::{Fast, Features, Hints, Playout, Rng, Seat, Turn, Viewer};
use players::net::{Judge, Net};
use players::{Bot, Spec};

/// The share of the wins that a net takes, looking one move ahead, when it sits at one seat and all others are held by
/// this player, at a table of as few as can be. Fair is one in so many seats.
pub fn strength<G: Hints + Features>(net: &Arc<Net>, other: Spec, games: u64, seed: u64) -> f64 {
    let seats = G::FACTS.seats.0;
    let mut judge = Judge::<G>::of(Arc::clone(net)).expect("the net is of this game");
    let (mut playout, mut moves) = (Playout::default(), Vec::new());
    let mut won = 0.0;
    for number in 0..games {
        let mut rng = Fast::of_game(seed, number);
        let mut game = G::new(&G::Options::default(), seats).expect("the box says for how many it is");
        let own = Seat((number % u64::from(seats)) as u8);
        let mut bots: Vec<_> = Seat::all(seats).map(|_| Bot::<G>::new(other, rng.next_u64())).collect();
        loop {
            playout.settle(&mut game, &mut rng);
            let Turn::Decide(deciding) = game.turn() else { break };
            let seat = deciding.first().expect("somebody is asked");
            let view = game.view(Viewer::Seat(seat));
            let mv = if seat == own {
                judge.best_move(&G::possible_world(&view, &mut rng), seat, &mut moves)
            } else {
                bots[seat.idx()].choose(seat, &view, &|| 0)
            };
            game.apply_move(seat, &mv);
        }
        let winners = game.outcome().winners;
        if winners.contains(own) {
            won += 1.0 / f64::from(winners.len());
        }
    }
    won / games as f64
}
