//! What is wrong with a move that is not legal.

use engine::Phrase;
use engine::kit::square_name;

use super::TicTacMoo;
use super::meadow::GRASS;
use super::moves::Move;
use super::phase::Phase;

impl TicTacMoo {
    pub(super) fn why_not_move(&self, Move { species, square }: Move) -> Phrase {
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
