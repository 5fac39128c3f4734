//! Any text as the options of every game: refused with a reason, or a game that can be played.
#![no_main]

use engine::{AnyGame, Fast, Turn, Viewer};
use libfuzzer_sys::fuzz_target;
use serde_json::Value;

const STEPS: usize = 200;

fuzz_target!(|text: &str| {
    let Ok(options) = serde_json::from_str::<Value>(text) else { return };
    for facts in games::ALL {
        for seats in 0..=facts.seats.1 + 1 {
            match games::start(facts.id, &options, seats) {
                Ok(game) => play(game),
                Err(refused) => assert!(!refused.to_string().is_empty(), "a refusal gives its reason"),
            }
        }
    }
});

fn play(mut game: Box<dyn AnyGame>) {
    let mut luck = Fast::new(game.seats().into());
    for _ in 0..STEPS {
        match game.turn() {
            Turn::Over => break,
            Turn::Chance => {
                game.roll(&mut luck).expect("luck is due");
            }
            Turn::Decide(seats) => {
                let seat = seats.first().expect("somebody is asked");
                let mv = game.random_move(seat, &mut luck).expect("the seat is asked");
                game.play(seat, &mv, None).expect("the move was offered");
            }
        }
    }
    assert_eq!(game.outcome().is_some(), game.turn() == Turn::Over, "an outcome exactly at the end");
    for viewer in Viewer::all(game.seats()) {
        game.scene(viewer);
        game.view(viewer);
    }
}
