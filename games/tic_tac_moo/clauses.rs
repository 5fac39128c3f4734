//! What the rulebook says about a moment, and what is wrong with a move that is not legal.

use engine::kit::square_name;
use engine::{Clauses, Lang, Phrase, Seat, in_every_language};

use super::meadow::GRASS;
use super::moves::Move;
use super::phase::Phase;
use super::{Position, TicTacMoo};

impl Clauses for TicTacMoo {
    const RULEBOOKS: &'static [(Lang, &'static str)] = in_every_language!("README.md", "rules/", ".md");

    fn clauses_now(view: &Position) -> &'static [&'static str] {
        match view.phase {
            Phase::Deal { .. } => &["TTM-4"],
            Phase::Share { .. } => &["TTM-5"],
            Phase::Place => &["TTM-6"],
            Phase::Swap => &["TTM-11", "TTM-R3"],
            Phase::Drive => &["TTM-7", "TTM-8", "TTM-9", "TTM-10"],
            Phase::Draw => &["TTM-12", "TTM-R6"],
            Phase::Over => &["TTM-13", "TTM-14", "TTM-15"],
        }
    }

    fn clause_against(&self, _: Seat, mv: &Move) -> Option<&'static str> {
        if !GRASS.contains(mv.square) {
            return Some("TTM-1");
        }
        if self.phase == Phase::Place {
            return Some("TTM-6");
        }
        let no_such_tile = self.tiles_to_place().count(mv.species) == 0;
        Some(if no_such_tile || self.meadow.grazed().contains(mv.square) {
            "TTM-7"
        } else if self.free_beside_barn().is_empty() {
            "TTM-R3"
        } else {
            "TTM-8"
        })
    }

    fn why_not(&self, _: Seat, mv: &Move) -> Phrase {
        let Move { species, square } = *mv;
        let about = |id| Phrase::new(id).with("square", square_name(square));
        if !GRASS.contains(square) {
            return about("not-grass");
        }
        if let Some(animal) = self.meadow.at(square) {
            return about("not-empty").with("animal", animal.words());
        }
        match self.phase {
            Phase::Place if self.layout.owner(square) != Some(self.seat) => about("not-own-field"),
            Phase::Place if !self.open_squares().contains(square) => Phrase::new("not-this-field"),
            Phase::Place | Phase::Drive if self.tiles_to_place().count(species) == 0 => {
                Phrase::new("not-at-hand").with("animal", species.words())
            }
            Phase::Drive if self.free_beside_barn().is_empty() => about("not-beside-any"),
            Phase::Drive => {
                let barn = self.player(self.seat).barn.expect("who is to drive has a tile in the barn");
                about("not-beside").with("animal", barn.words())
            }
            _ => Phrase::new("not-now"),
        }
    }
}
