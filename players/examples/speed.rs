//! Simulations per second and core of every game, from a position in the middle of a game.
//!
//! `cargo run --release -p players --example speed -- [--json] [--seconds 2] [--seats 3] [game …]`

use std::time::Instant;

use engine::{Fast, Hints, Playout, Seat, TableGame, Turn, Viewer, Visitor};
use players::search::Search;

/// How many positions are searched in turn; one alone might be an odd one.
const POSITIONS: u64 = 8;

fn main() {
    let (mut json, mut seconds, mut only, mut wanted) = (false, 2.0, None, Vec::new());
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        match word.as_str() {
            "--json" => json = true,
            "--seconds" => seconds = words.next().and_then(|text| text.parse().ok()).expect("seconds"),
            "--seats" => only = words.next().and_then(|text| text.parse::<u8>().ok()),
            _ => wanted.push(word),
        }
    }
    let all = games::ALL.iter().filter(|facts| wanted.is_empty() || wanted.iter().any(|id| id == facts.id));
    for facts in all {
        let mut tables = only.map_or(vec![facts.seats.0, facts.seats.1.min(4)], |seats| vec![seats]);
        tables.dedup();
        for seats in tables {
            let rate = games::visit(facts.id, Speed { seats, seconds }).expect("the game is known");
            let line = if json {
                format!(r#"{{"game":"{}","seats":{seats},"simulations_per_second":{rate:.0}}}"#, facts.id)
            } else {
                format!("{:<18} {seats} seats {rate:>10.0} simulations/s", facts.id)
            };
            println!("{line}");
        }
    }
}

struct Speed {
    seats: u8,
    seconds: f64,
}

impl Visitor for Speed {
    type Output = f64;

    fn visit<G: TableGame>(self) -> f64 {
        let mut simulations = 0u64;
        let mut took = 0.0;
        for number in 0..POSITIONS {
            let (seat, view) = middle::<G>(self.seats, number);
            let mut search = Search::<G>::new(G::TUNING, number);
            let mut question = search.ask(seat, &view);
            let began = Instant::now();
            while began.elapsed().as_secs_f64() < self.seconds / POSITIONS as f64 {
                search.think(&mut question, 256);
            }
            took += began.elapsed().as_secs_f64();
            simulations += u64::from(question.simulations());
        }
        simulations as f64 / took
    }
}

/// A position half-way through a random game.
fn middle<G: Hints>(seats: u8, number: u64) -> (Seat, G::View) {
    let start = G::new(&G::Options::default(), seats).expect("the usual options");
    let mut playout = Playout::default();
    let whole = playout.finish(&mut start.clone(), &mut Fast::of_game(1, number));
    let mut luck = Fast::of_game(1, number);
    let mut game = start;
    let mut decisions = 0;
    loop {
        if let Turn::Decide(asked) = game.turn() {
            decisions += 1;
            if decisions > whole.decisions / 2 {
                let seat = asked.first().expect("somebody is asked");
                return (seat, game.view(Viewer::Seat(seat)));
            }
        }
        playout.step(&mut game, &mut luck).expect("not over before half its decisions");
    }
}
