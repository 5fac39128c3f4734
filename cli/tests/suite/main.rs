//! The command from outside, one binary. Nothing here knows a game by name: all of them are tried.

mod commands; // Every subcommand as a process: output, files, exit codes.
mod contests; // Many games without people: simulations, tournaments, reports.
mod hidden; // Signs that a terminal obeys, and halls that are not what they claim to be.
mod malformed; // The line protocol under fire.
mod online; // Tables in a hall, with programs and people from outside.
mod own_links; // Who sits down holds the seat alone.
mod pretend; // Halls that answer what a test wants.
mod protocol; // The line protocol, command by command.
mod remote; // Whole games at a table elsewhere, in memory.
mod sessions; // Whole games at one screen, in memory.
mod stepping; // Records leafed through, in memory.
mod unused_options; // What a command cannot do with an option is refused.
mod verifying; // Records checked by both verifiers: the command's and the one in Python.

use engine::{AnyGame, Fast, Lang, Line, Seat, Turn, below};
use serde_json::Value;

/// Where programs keep what they keep for a person, during tests.
fn home() -> &'static std::path::Path {
    std::path::Path::new(concat!(env!("CARGO_TARGET_TMPDIR"), "/home"))
}

/// The id of every game with every number of seats.
fn tables() -> impl Iterator<Item = (&'static str, u8)> {
    games::ALL.iter().flat_map(|facts| (facts.seats.0..=facts.seats.1).map(|seats| (facts.id, seats)))
}

/// A game after some random steps, at most so many.
fn random_game(id: &str, seats: u8, steps: usize, luck: &mut Fast) -> Box<dyn AnyGame> {
    let mut game = games::start(id, &Value::Null, seats).expect("the defaults are possible");
    for _ in 0..steps {
        match game.turn() {
            Turn::Over => break,
            Turn::Chance => _ = game.roll(luck).expect("luck is asked"),
            Turn::Decide(seats) => {
                let place = below(luck, u32::from(seats.len())) as usize;
                let seat = seats.iter().nth(place).expect("the place is below their number");
                let mv = game.random_move(seat, luck).expect("the seat is asked");
                game.play(seat, &mv, None).expect("a random move is legal");
            }
        }
    }
    game
}

/// How many of these steps were decided by seats.
fn decisions(steps: &[Line]) -> usize {
    steps.iter().filter(|step| matches!(step, Line::Move { .. })).count()
}

#[test]
fn every_game_has_words_for_the_screen() {
    for facts in games::ALL {
        assert!(engine::Wordbook::new(facts, Lang::English).is_some(), "{}", facts.id);
    }
}

#[test]
fn moves_are_described_together_as_they_are_one_by_one() {
    let mut luck = Fast::new(11);
    for (id, seats) in tables() {
        let whole = random_game(id, seats, usize::MAX, &mut luck);
        let decided = (0..whole.len()).filter(|at| whole.who(*at).is_some()).step_by(4);
        for game in decided.map(|at| whole.until(at)) {
            for seat in Seat::all(seats) {
                let single = |mv: String| {
                    let words = game.describe(seat, &mv).expect("a listed move has words");
                    (mv, words)
                };
                let singles: Vec<_> = game.moves(seat).into_iter().map(single).collect();
                assert_eq!(game.described_moves(seat), singles, "{id}: seat {seat}, step {}", game.len());
                let is_asked = game.turn().seats().contains(seat);
                assert_eq!(singles.is_empty(), !is_asked, "{id}: seat {seat}, step {}", game.len());
            }
        }
    }
}
