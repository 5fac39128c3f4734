//! One player against copies of another, seats rotated: a bench for trying rules of thumb and tunings.
//!
//! `cargo run --release -p players --example duel -- kuhlorado expert:2000 medium --games 200`
//! `… --seats 4` plays one of the first among three of the second; `… --tune prior_temperature=50 --tune glances=3`
//! changes how the first one searches; `… --tune-other …` how the second does.

use engine::{Fast, Seat, TableGame, Tuning, Turn, Viewer, Visitor};
use players::{Bot, Spec};

fn main() {
    let mut words = std::env::args().skip(1);
    let game = words.next().expect("which game?");
    let specs = [words.next(), words.next()];
    let specs = specs.map(|spec| spec.expect("two players").parse().unwrap_or_else(|bad| panic!("{bad}")));
    let mut duel = Duel { specs, games: 200, seats: None, seed: 1, tune: [Vec::new(), Vec::new()] };
    while let Some(flag) = words.next() {
        let value = words.next().unwrap_or_else(|| panic!("{flag} takes a value"));
        let number = || value.parse().unwrap_or_else(|_| panic!("{value} is no number"));
        match flag.as_str() {
            "--games" => duel.games = number(),
            "--seed" => duel.seed = number(),
            "--seats" => duel.seats = Some(number() as u8),
            "--tune" => duel.tune[0].push(value),
            "--tune-other" => duel.tune[1].push(value),
            _ => panic!("{flag}? There are --games, --seed, --seats, --tune and --tune-other"),
        }
    }
    games::visit(&game, duel).expect("no such game");
}

struct Duel {
    specs: [Spec; 2],
    games: u64,
    seats: Option<u8>,
    seed: u64,
    tune: [Vec<String>; 2],
}

impl Visitor for Duel {
    type Output = ();

    fn visit<G: TableGame>(self) {
        let seats = self.seats.unwrap_or(G::FACTS.seats.0);
        let start = G::new(&G::Options::default(), seats).expect("the usual options");
        let tunings = [tuned(G::TUNING, &self.tune[0]), tuned(G::TUNING, &self.tune[1])];
        let (mut sum, mut squares, mut thinking, mut moves) = (0.0, 0.0, [0.0; 2], [0u32; 2]);
        // As many games with the same luck as there are seats: the noise of good and bad cards cancels out.
        let rounds = self.games.div_ceil(u64::from(seats));
        for round in 0..rounds {
            let mut share = 0.0;
            for place in Seat::all(seats) {
                let mut bots: Vec<Bot<G>> = Seat::all(seats)
                    .map(|seat| {
                        let which = usize::from(seat != place);
                        let seed = self.seed ^ (round * 64 + u64::from(place.0 * 8 + seat.0)) << 20;
                        Bot::with_tuning(self.specs[which], seed, tunings[which])
                    })
                    .collect();
                let mut luck = Fast::of_game(self.seed, round);
                let mut game = start.clone();
                loop {
                    match game.turn() {
                        Turn::Over => break,
                        Turn::Chance => {
                            let outcome = game.roll(&mut luck, &mut Vec::new());
                            game.apply_chance(&outcome);
                        }
                        Turn::Decide(asked) => {
                            let seat = asked.first().expect("somebody is asked");
                            let which = usize::from(seat != place);
                            let began = std::time::Instant::now();
                            let clock = move || began.elapsed().as_millis() as u64;
                            let mv = bots[seat.idx()].choose(seat, &game.view(Viewer::Seat(seat)), &clock);
                            thinking[which] += began.elapsed().as_secs_f64();
                            moves[which] += 1;
                            game.apply_move(seat, &mv);
                        }
                    }
                }
                let winners = game.outcome().winners;
                share += f64::from(u8::from(winners.contains(place))) / f64::from(winners.len().max(1));
            }
            let share = share / f64::from(seats);
            sum += share;
            squares += share * share;
        }
        let rounds = rounds as f64;
        let mean = sum / rounds;
        let error = ((squares / rounds - mean * mean) / (rounds - 1.0).max(1.0)).max(0.0).sqrt();
        println!(
            "{} with {seats}: {} against {}: {:.1} % ± {:.1} (fair {:.1}), {:.2} / {:.2} ms a move",
            G::FACTS.id,
            self.specs[0],
            self.specs[1],
            100.0 * mean,
            196.0 * error,
            100.0 / f64::from(seats),
            1e3 * thinking[0] / f64::from(moves[0]),
            1e3 * thinking[1] / f64::from(moves[1]),
        );
    }
}

fn tuned(mut tuning: Tuning, changes: &[String]) -> Tuning {
    for change in changes {
        let (field, value) = change.split_once('=').expect("field=value");
        let number: f32 = value.parse().expect("a number");
        match field {
            "exploration" => tuning.exploration = number,
            "prior_temperature" => tuning.prior_temperature = number,
            "glances" => tuning.glances = number as u8,
            "horizon" => tuning.horizon = number as u16,
            "lead" => tuning.lead = number,
            "points" => tuning.points = number,
            _ => panic!("there is no {field}"),
        }
    }
    tuning
}
