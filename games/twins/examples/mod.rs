//! The twins alone: they play to the end, and keep to the rulebooks' worked examples, so that a game and its
//! twin cannot share a mistake about those.

mod goat_n_goat;
mod happy_cows;
mod kuhlorado;
mod moo_moo_toretore;
mod tic_tac_moo;

use engine::{Seat, Step};

use super::{Twin, Waiting, follow};

/// Follows steps in notation; each must be listed.
fn then<T: Twin>(mut twin: T, steps: &str) -> T {
    for text in steps.split("; ") {
        let (step, listed) = match twin.waiting() {
            Waiting::Chance(odds) => {
                (Step::Chance(text.to_owned()), odds.into_iter().map(|(outcome, _)| outcome).collect())
            }
            Waiting::Decide(asked) => (Step::Move(Seat(asked[0].0), text.to_owned()), asked[0].1.clone()),
            Waiting::Over { .. } => panic!("{text:?}: the game is over"),
        };
        assert!(listed.iter().any(|other| other == text), "{text:?} is not among {listed:?}");
        follow(&mut twin, &step);
    }
    twin
}

/// What the one seat that is asked may do.
fn moves<T: Twin>(twin: &T) -> Vec<String> {
    match twin.waiting().sorted() {
        Waiting::Decide(asked) if asked.len() == 1 => asked[0].1.clone(),
        other => panic!("one seat should be asked: {other:?}"),
    }
}

/// The same, or nothing if nobody or several are asked.
fn moves_or_none<T: Twin>(twin: &T) -> Vec<String> {
    match twin.waiting() {
        Waiting::Decide(asked) if asked.len() == 1 => asked[0].1.clone(),
        _ => vec![],
    }
}
