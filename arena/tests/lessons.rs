//! What lessons show can happen, and what they call right is best: by the rules, and by a search that nobody told.

use engine::{AnyGame, Facts, Seat, Turn, Viewer};
use players::{Budget, Level, Seating, Spec};
use serde_json::Value;

/// How many simulations judge a position, and which part of them the right moves must get together. Whoever guesses
/// gives every move the same part.
const SIMULATIONS: u32 = 4_000;
const PART: f32 = 0.5;

/// A moment of a game, as the page reads it.
struct Drill {
    game: Box<dyn AnyGame>,
    from: usize,
    right: Vec<String>,
}

fn drills(facts: &Facts) -> Vec<Drill> {
    let folder = format!("{}/../games/{}", env!("CARGO_MANIFEST_DIR"), facts.id.replace('-', "_"));
    // A game that was just begun has neither a board nor a lesson of this kind.
    if !std::path::Path::new(&format!("{folder}/board")).is_dir() {
        return Vec::new();
    }
    let text =
        std::fs::read_to_string(format!("{folder}/lesson.json")).expect("a finished game has a lesson");
    let all: Vec<Value> = serde_json::from_str(&text).expect("it is JSON");
    all.iter().map(|drill| set_up(facts, drill)).collect()
}

fn set_up(facts: &Facts, drill: &Value) -> Drill {
    let seats = drill["seats"].as_u64().expect("so many play") as u8;
    let mut game = games::start(facts.id, &Value::Null, seats).expect("so many can play");
    for step in drill["steps"].as_array().expect("there are steps") {
        let step = step.as_str().expect("a step is a text");
        let played = match step.strip_prefix('@').and_then(|step| step.split_once(' ')) {
            Some((seat, mv)) => game.play(Seat(seat.parse().expect("a seat")), mv, None),
            None => game.chance(step).map(|_| ()),
        };
        played.unwrap_or_else(|why| panic!("{}: {step}: {why}", facts.id));
    }
    let right = drill["right"].as_array().into_iter().flatten();
    let right = right.map(|mv| mv.as_str().expect("a move is a text").to_owned()).collect();
    Drill { game, from: drill["from"].as_u64().unwrap_or_default() as usize, right }
}

#[test]
fn a_lesson_shows_one_thing_and_asks_three() {
    for facts in games::ALL {
        let all = drills(facts);
        let Some((shown, asked)) = all.split_first() else { continue };
        assert_eq!(asked.len(), 3, "{}", facts.id);
        assert!(shown.right.is_empty() && shown.from < shown.game.len(), "{}: something is shown", facts.id);
        for drill in asked {
            let Turn::Decide(seats) = drill.game.turn() else { panic!("{}: nobody is asked", facts.id) };
            assert!(seats.contains(Seat(0)), "{}: the learner is asked", facts.id);
            let moves = drill.game.moves(Seat(0));
            assert!(moves.len() > drill.right.len() + 1, "{}: there is something to choose", facts.id);
            for mv in &drill.right {
                assert!(moves.contains(mv), "{}: {mv} is legal", facts.id);
            }
            assert!(!drill.right.is_empty(), "{}: something is right", facts.id);
        }
    }
}

#[test]
fn what_a_lesson_calls_right_a_search_calls_best() {
    for facts in games::ALL {
        for (number, drill) in drills(facts).iter().enumerate().skip(1) {
            let view = drill.game.known_to(Viewer::Seat(Seat(0)));
            for seed in [1, 2] {
                let spec =
                    Spec { level: Level::Expert, budget: Budget::Simulations(SIMULATIONS), plain: true };
                let mut expert = games::visit(facts.id, Seating { spec, seed }).expect("it is on the shelf");
                let advice = expert.advise(Seat(0), &view, &|| 0);
                let name = format!("{} {number}, seed {seed}", facts.id);
                assert!(
                    drill.right.contains(&advice.candidates[0].mv),
                    "{name}: {}",
                    advice.candidates[0].mv
                );
                let visits = |right: bool| {
                    let some = advice.candidates.iter().filter(|one| drill.right.contains(&one.mv) == right);
                    some.map(|one| one.visits).sum::<u32>() as f32
                };
                let part = visits(true) / (visits(true) + visits(false)).max(1.0);
                assert!(advice.exact || part >= PART, "{name}: only {part}");
            }
        }
    }
}
