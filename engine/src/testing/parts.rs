//! What there is to check about a game: its steps, its phrases, its text.

use std::fmt::Debug;

use crate::scene::Shape;
use crate::{Game, Phrase, Scene, Step, StepOf};

pub(super) fn assert_round_trip<T: std::str::FromStr + ToString + PartialEq + Debug>(value: &T) {
    let text = value.to_string();
    assert_eq!(text.parse().ok().as_ref(), Some(value), "{text:?} reads as something else");
    assert!(!text.is_empty() && text.is_ascii() && text.len() <= 40, "{text:?} is pleasant to type");
}

pub(super) fn all_steps<G: Game>(game: &G) -> Vec<StepOf<G>> {
    let mut steps = Vec::new();
    let mut odds = Vec::new();
    game.odds(&mut odds);
    steps.extend(odds.into_iter().map(|(outcome, _)| Step::Chance(outcome)));
    for seat in game.turn().seats().iter() {
        let mut moves = Vec::new();
        game.legal_moves(seat, &mut moves);
        steps.extend(moves.into_iter().map(|mv| Step::Move(seat, mv)));
    }
    steps
}

pub(super) fn phrases_of(scene: &Scene) -> Vec<&Phrase> {
    let mut phrases: Vec<_> = scene.asks.iter().collect();
    for area in &scene.areas {
        phrases.push(&area.name);
        match &area.shape {
            Shape::Grid { squares: pieces, .. } | Shape::Row(pieces) => {
                phrases.extend(pieces.iter().map(|piece| &piece.name));
            }
            Shape::Lines(lines) => phrases.extend(lines),
        }
    }
    phrases
}
