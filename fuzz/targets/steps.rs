//! Bytes choose among what may happen, in any game: what every game promises holds on odd paths as well.
//!
//! The input is a line of options (JSON; the defaults if it is no such thing), then a byte for the game, one
//! for the number of seats, and one for each choice.
#![no_main]

use engine::{Fast, History, Seat, Step, StepOf, TableGame, Turn, Viewer};
use games::Visitor;
use libfuzzer_sys::fuzz_target;
use serde_json::Value;

/// Longer than any path worth looking at in one go.
const MOST_STEPS: usize = 400;

fuzz_target!(|bytes: &[u8]| {
    let end = bytes.iter().position(|byte| *byte == b'\n').unwrap_or(0);
    let (options, choices) = (serde_json::from_slice(&bytes[..end]).unwrap_or_default(), &bytes[end..]);
    let [_, game, seats, choices @ ..] = choices else { return };
    let facts = games::ALL[usize::from(*game) % games::ALL.len()];
    let range = facts.seats.1 - facts.seats.0 + 1;
    let walk = Walk { options, seats: facts.seats.0 + seats % range, choices };
    games::visit(facts.id, walk).expect("the list names its own games");
});

struct Walk<'a> {
    options: Value,
    seats: u8,
    choices: &'a [u8],
}

impl Visitor for Walk<'_> {
    type Output = ();

    fn visit<G: TableGame>(self) {
        let options: G::Options = serde_json::from_value(self.options).unwrap_or_default();
        let Ok(mut history) = History::<G>::new(options, self.seats) else { return };
        for (at, choice) in self.choices.iter().take(MOST_STEPS).enumerate() {
            let game = history.game().clone();
            // The dear checks: not at every step, but the bytes can have them at any.
            if at % 8 == usize::from(choice % 8) {
                position_round_trips(&game);
                possible_worlds_look_alike(&game, at as u64);
            }
            let Some(step) = choose(&game, *choice) else { break };
            history.step(step, None).expect("the step was offered");
        }
        assert_eq!(history.outcome().is_some(), history.game().is_over(), "an outcome exactly at the end");
        record_round_trips(&history);
    }
}

/// The step that a byte chooses: of seats that choose together any, and then any of what it may do.
fn choose<G: TableGame>(game: &G, choice: u8) -> Option<StepOf<G>> {
    match game.turn() {
        Turn::Over => None,
        Turn::Chance => {
            let mut odds = Vec::new();
            game.odds(&mut odds);
            assert!(odds.iter().all(|(_, weight)| *weight > 0), "weights are above 0: {odds:?}");
            Some(Step::Chance(odds[usize::from(choice) % odds.len()].0))
        }
        Turn::Decide(seats) => {
            let seat = seats.iter().nth(usize::from(choice % seats.len())).expect("somebody is asked");
            let mut moves = Vec::new();
            game.legal_moves(seat, &mut moves);
            Some(Step::Move(seat, moves[usize::from(choice / seats.len()) % moves.len()]))
        }
    }
}

fn position_round_trips<G: TableGame>(game: &G) {
    let position = game.position();
    let text = serde_json::to_string(&position).expect("positions are plain data");
    let read: G::Position = serde_json::from_str(&text).unwrap_or_else(|bad| panic!("{bad}: {text}"));
    let again = G::set_up(&read).unwrap_or_else(|bad| panic!("{bad}: {text}"));
    assert_eq!(again, *game, "a position written down is the same game");
}

fn possible_worlds_look_alike<G: TableGame>(game: &G, seed: u64) {
    for viewer in Viewer::all(game.seats()) {
        let view = game.view(viewer);
        let world = G::possible_world(&view, &mut Fast::new(seed));
        assert_eq!(world.view(viewer), view, "{viewer:?} can tell two possible worlds apart");
        assert_eq!(world.turn(), game.turn(), "whose turn it is is public");
        if let Viewer::Seat(seat) = viewer {
            assert_eq!(moves(&world, seat), moves(game, seat), "moves offered to {viewer:?} tell a secret");
        }
    }
}

fn moves<G: TableGame>(game: &G, seat: Seat) -> Vec<G::Move> {
    let mut moves = Vec::new();
    game.legal_moves(seat, &mut moves);
    moves
}

fn record_round_trips<G: TableGame>(history: &History<G>) {
    let nobody = engine::SeatLine { name: String::new(), kind: "random".to_owned() };
    let record = history.record(vec![nobody; history.game().seats().into()], None);
    let again = History::<G>::from_record(&record).expect("our own record is a possible game");
    assert_eq!(again.game(), history.game(), "a record alone rebuilds the game");
}
