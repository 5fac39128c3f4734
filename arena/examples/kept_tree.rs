//! What is gained when a bot is kept from move to move: one that goes on from its search tree against one that is made
//! anew for every decision, with the same time for each.
//!
//! `cargo run --release --package arena --example kept_tree -- GAME expert:10ms 1000`

use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

use arena::wilson;
use engine::{AnyGame, Fast, Seat, Turn, Viewer};
use players::{AnyPlayer, Seating, Spec};
use serde_json::Value;

fn main() -> ExitCode {
    let given: Vec<String> = std::env::args().skip(1).collect();
    let parsed = match given.as_slice() {
        [game, spec, count] => {
            spec.parse().ok().zip(count.parse().ok()).map(|(spec, count)| (game, spec, count))
        }
        _ => None,
    };
    let Some((game, spec, count)) = parsed.filter(|(game, ..)| games::start(game, &Value::Null, 2).is_ok())
    else {
        eprintln!("give a game for two, a bot and a number of games: kept_tree GAME expert:10ms 1000");
        return ExitCode::FAILURE;
    };
    let (next, halves_won) = (AtomicU64::new(0), AtomicU64::new(0));
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, Into::into) {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= count {
                        return;
                    }
                    halves_won.fetch_add(play(game, spec, number), Ordering::Relaxed);
                }
            });
        }
    });
    let share = halves_won.into_inner() as f64 / 2.0 / count as f64;
    let range = wilson(share, count as f64);
    println!(
        "{game}: the {spec} that is kept wins {:.1} % of {count} games against the one that is not ({:.1}–{:.1} %)",
        share * 100.0,
        range.low * 100.0,
        range.high * 100.0
    );
    ExitCode::SUCCESS
}

/// Plays one game; says how many half wins the kept bot gets. Every deal is played twice, with seats changed.
fn play(id: &str, spec: Spec, number: u64) -> u64 {
    let kept_seat = Seat((number % 2) as u8);
    let mut game = games::start(id, &Value::Null, 2).expect("it could be started before");
    let mut luck = Fast::new(number / 2);
    let bot = |seed| games::visit(id, Seating { spec, seed }).expect("it is a game of ours");
    let mut kept = bot(number << 20);
    for seed in (number << 20) + 1.. {
        match game.turn() {
            Turn::Chance => _ = game.roll(&mut luck).expect("luck is asked"),
            Turn::Decide(seats) => {
                let seat = seats.first().expect("somebody is asked");
                let mv = if seat == kept_seat {
                    choose(&mut kept, &*game, seat)
                } else {
                    choose(&mut bot(seed), &*game, seat)
                };
                game.play(seat, &mv, None).expect("bots play legal moves");
            }
            Turn::Over => break,
        }
    }
    let winners = game.outcome().expect("it is over").winners;
    match (winners.contains(kept_seat), winners.len()) {
        (true, 1) => 2,
        (false, 1) => 0,
        _ => 1,
    }
}

fn choose(bot: &mut Box<dyn AnyPlayer>, game: &dyn AnyGame, seat: Seat) -> String {
    let start = Instant::now();
    bot.choose(seat, &game.known_to(Viewer::Seat(seat)), &|| start.elapsed().as_millis() as u64)
}
