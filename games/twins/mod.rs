//! Slow twins: every game a second time, written from its rulebook alone in the most obvious way – lists of
//! cards, grids of letters, texts – and never quick. A twin shares no code with the game it doubles, so where
//! the two agree at every step of many games, a mistake would have to be made twice.
//!
//! Here is what a twin is and how it is compared; `tests.rs` does the comparing, and `examples/` holds the
//! twins to the worked examples.

mod examples;
mod goat_n_goat;
mod happy_cows;
mod kuhlorado;
mod moo_moo_toretore;
mod tests;
mod tic_tac_moo;

use std::collections::BTreeSet;

use engine::chance::pick;
use engine::testing::{Script, count_paths};
use engine::{Fast, Seat, Step, TableGame, Turn, below};
use serde_json::Value;

/// What a game waits for, in notation. Lists are compared sorted: their order is the real game's own matter.
#[derive(PartialEq, Eq, Debug)]
pub(crate) enum Waiting {
    /// Luck: every outcome once, with its weight.
    Chance(Vec<(String, u32)>),
    /// These seats, each with its legal moves.
    Decide(Vec<(u8, Vec<String>)>),
    /// Nothing: the game is over.
    Over { scores: Vec<i64>, winners: Vec<u8> },
}

/// A game in its simplest form. It trusts its caller: only listed steps are fed to it.
pub(crate) trait Twin: Clone {
    fn new(options: &Value, seats: u8) -> Self;
    fn waiting(&self) -> Waiting;
    fn play(&mut self, seat: u8, mv: &str);
    fn chance(&mut self, outcome: &str);
}

/// Plays seeded random games of the real game and walks the twin along: before every step and at the end
/// both must wait for the same thing.
#[expect(clippy::needless_pass_by_value, reason = "tests read better with a bare `json!`")]
pub(crate) fn in_step<G: TableGame, T: Twin>(options: Value, seats: u8, games: u64) {
    in_step_leaning::<G, T>(&options, seats, games, |_| 1);
}

/// The same, but some moves are likelier than others, to get where random play hardly ever gets.
pub(crate) fn in_step_leaning<G: TableGame, T: Twin>(
    options: &Value,
    seats: u8,
    games: u64,
    lean: fn(&str) -> u32,
) {
    for number in 0..games {
        let mut rng = Fast::of_game(0x0071_3175, number * 8 + u64::from(seats));
        let mut real = Script::<G>::new(seats, options).game;
        let mut twin = T::new(options, seats);
        let mut steps = Vec::new();
        loop {
            let told = || format!("{options}, {seats} seats, game {number}, after {}", steps.join("; "));
            let waiting = waiting_of(&real).sorted();
            assert_eq!(waiting, twin.waiting().sorted(), "the game (left) and its twin (right): {}", told());
            if below(&mut rng, 64) == 0 {
                let ways = (count_paths(&real, 2), twin_paths(&twin, 2));
                assert_eq!(ways.0, ways.1, "ways to go on, the game's and its twin's: {}", told());
            }
            let Some(step) = waiting.random_step(&mut rng, lean) else { break };
            play_in_text(&mut real, &step);
            follow(&mut twin, &step);
            steps.push(text_of(step));
        }
    }
}

/// Plays seeded random games of the twin alone: it always waits for something, and every game ends.
pub(crate) fn plays_alone<T: Twin>(options: &Value, seats: u8, games: u64) {
    for number in 0..games {
        let mut rng = Fast::of_game(0x0a10_4e00, number * 8 + u64::from(seats));
        let mut twin = T::new(options, seats);
        let mut left = 10_000;
        while let Some(step) = twin.waiting().checked(seats).random_step(&mut rng, |_| 1) {
            follow(&mut twin, &step);
            left -= 1;
            assert!(left > 0, "the game does not end");
        }
    }
}

/// How many sequences of `length` steps there are from here: the twin of [`engine::testing::count_paths`].
pub(crate) fn twin_paths<T: Twin>(twin: &T, length: u32) -> u64 {
    if length == 0 {
        return 1;
    }
    let after = |step: &dyn Fn(&mut T)| {
        let mut next = twin.clone();
        step(&mut next);
        twin_paths(&next, length - 1)
    };
    match twin.waiting() {
        Waiting::Chance(odds) => odds.iter().map(|(outcome, _)| after(&|next| next.chance(outcome))).sum(),
        Waiting::Decide(asked) => {
            let (seat, moves) = asked.iter().min_by_key(|(seat, _)| *seat).expect("somebody is asked");
            moves.iter().map(|mv| after(&|next| next.play(*seat, mv))).sum()
        }
        Waiting::Over { .. } => 0,
    }
}

impl Waiting {
    fn sorted(mut self) -> Waiting {
        match &mut self {
            Waiting::Chance(odds) => odds.sort(),
            Waiting::Decide(asked) => {
                for (_, moves) in asked.iter_mut() {
                    moves.sort();
                }
                asked.sort();
            }
            Waiting::Over { winners, .. } => winners.sort_unstable(),
        }
        self
    }

    /// The same, if it makes sense: something can happen, nothing is listed twice, the seats exist.
    fn checked(self, seats: u8) -> Waiting {
        let once =
            |texts: Vec<&String>| !texts.is_empty() && texts.len() == BTreeSet::from_iter(&texts).len();
        let sound = match &self {
            Waiting::Chance(odds) => {
                once(odds.iter().map(|(text, _)| text).collect())
                    && odds.iter().all(|(_, weight)| *weight > 0)
            }
            Waiting::Decide(asked) => {
                asked.iter().all(|(seat, moves)| *seat < seats && once(moves.iter().collect()))
            }
            Waiting::Over { scores, winners } => {
                scores.len() == usize::from(seats) && winners.iter().all(|seat| *seat < seats)
            }
        };
        assert!(sound, "{self:?}");
        self
    }

    /// A random step; of seats that choose together, by any of them.
    fn random_step(&self, rng: &mut Fast, lean: fn(&str) -> u32) -> Option<Step<String, String>> {
        match self {
            Waiting::Chance(odds) => {
                let odds: Vec<_> = odds.iter().map(|(text, weight)| (text.as_str(), *weight)).collect();
                Some(Step::Chance(pick(&odds, rng).to_owned()))
            }
            Waiting::Decide(asked) => {
                let (seat, moves) = &asked[below(rng, asked.len() as u32) as usize];
                let odds: Vec<_> = moves.iter().map(|mv| (mv.as_str(), lean(mv))).collect();
                Some(Step::Move(Seat(*seat), pick(&odds, rng).to_owned()))
            }
            Waiting::Over { .. } => None,
        }
    }
}

/// What the real game waits for.
fn waiting_of<G: TableGame>(game: &G) -> Waiting {
    match game.turn() {
        Turn::Chance => {
            let mut odds = Vec::new();
            game.odds(&mut odds);
            Waiting::Chance(odds.iter().map(|(outcome, weight)| (outcome.to_string(), *weight)).collect())
        }
        Turn::Decide(seats) => {
            let moves_of = |seat: Seat| {
                let mut moves = Vec::new();
                game.legal_moves(seat, &mut moves);
                (seat.0, moves.iter().map(ToString::to_string).collect())
            };
            Waiting::Decide(seats.iter().map(moves_of).collect())
        }
        Turn::Over => {
            let outcome = game.outcome();
            Waiting::Over {
                scores: outcome.scores.iter().map(|score| i64::from(*score)).collect(),
                winners: outcome.winners.iter().map(|seat| seat.0).collect(),
            }
        }
    }
}

fn play_in_text<G: TableGame>(game: &mut G, step: &Step<String, String>) {
    let played = match step {
        Step::Move(seat, text) => game.play(*seat, &text.parse().unwrap_or_else(|bad| panic!("{bad}"))),
        Step::Chance(text) => game.draw(&text.parse().unwrap_or_else(|bad| panic!("{bad}"))),
    };
    played.unwrap_or_else(|refused| panic!("{refused}"));
}

fn follow<T: Twin>(twin: &mut T, step: &Step<String, String>) {
    match step {
        Step::Move(seat, text) => twin.play(seat.0, text),
        Step::Chance(text) => twin.chance(text),
    }
}

fn text_of(step: Step<String, String>) -> String {
    match step {
        Step::Move(_, text) | Step::Chance(text) => text,
    }
}

// ---- What several twins need. ---------------------------------------------------------------------

/// The starter the table agreed on, if it did.
fn fixed_start(options: &Value) -> Option<u8> {
    options["start"].as_u64().map(|seat| seat as u8)
}

/// Luck picks the starter.
fn start_odds(seats: u8) -> Waiting {
    Waiting::Chance((0..seats).map(|seat| (format!("start {seat}"), 1)).collect())
}

/// Whom luck picked.
fn starter(outcome: &str) -> u8 {
    outcome.strip_prefix("start ").expect("the starter comes first").parse().expect("a seat")
}

/// Every distinct card of a shuffled pile, as likely to be drawn as it is frequent.
fn pile_odds(pile: &[String]) -> Waiting {
    Waiting::Chance(distinct(pile).into_iter().map(|card| (card.clone(), count(pile, &card))).collect())
}

fn distinct(cards: &[String]) -> Vec<String> {
    let mut cards = cards.to_vec();
    cards.sort();
    cards.dedup();
    cards
}

fn count(cards: &[String], card: &str) -> u32 {
    cards.iter().filter(|other| *other == card).count() as u32
}

/// Takes one such card out.
fn take_out(cards: &mut Vec<String>, card: &str) {
    let place = cards.iter().position(|other| other == card).expect("the card is there");
    cards.remove(place);
}

/// One seat decides.
fn decide(seat: u8, moves: Vec<String>) -> Waiting {
    Waiting::Decide(vec![(seat, moves)])
}

/// The highest score wins, ties share.
fn highest_wins(scores: Vec<i64>) -> Waiting {
    let best = *scores.iter().max().expect("somebody plays");
    let winners = (0u8..).zip(&scores).filter(|(_, score)| **score == best).map(|(seat, _)| seat).collect();
    Waiting::Over { scores, winners }
}

/// A square of an 8×8 board: row and column, both from 0 at the upper left.
type Square = (usize, usize);

fn all_squares() -> Vec<Square> {
    (0..8).flat_map(|row| (0..8).map(move |column| (row, column))).collect()
}

/// `c4` is the third column, the fourth row.
fn square_name((row, column): Square) -> String {
    format!("{}{}", "abcdefgh".as_bytes()[column] as char, row + 1)
}

fn square_named(name: &str) -> Square {
    all_squares().into_iter().find(|square| square_name(*square) == name).expect("a square")
}

/// The square so many rows down and columns right, if it is on the board.
fn square_at((row, column): Square, down: i32, right: i32) -> Option<Square> {
    let (row, column) = (row as i32 + down, column as i32 + right);
    ((0..8).contains(&row) && (0..8).contains(&column)).then_some((row as usize, column as usize))
}
