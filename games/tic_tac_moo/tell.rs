//! What happens, in words.

use engine::kit::square_name;
use engine::{Arg, Phrase, Seat, Step, StepOf, Tell, Told, Viewer};

use super::moves::{Chance, Move};
use super::phase::Phase;
use super::tiles::{Species, Tiles};
use super::{Player, TicTacMoo};

impl Tell for TicTacMoo {
    fn told(&self, step: &StepOf<Self>, after: &Self, _: Viewer) -> Told {
        let told = match *step {
            Step::Chance(outcome) => Told::open(outcome, self.tell_luck(outcome, after)),
            Step::Move(seat, mv) => {
                let what = self.describe(seat, &mv);
                Told::open(mv, Phrase::new("told-move").with("who", seat).with("what", what))
            }
        };
        self.tell_what_followed(told, after)
    }

    fn describe(&self, _: Seat, mv: &Move) -> Phrase {
        let Move { species, square } = *mv;
        let herd = species.herd_words(self.meadow.herds(species, square).len());
        let phrase = match (self.phase, self.meadow.rows(species, square).count()) {
            (Phase::Place, _) => Phrase::new("move-place"),
            (_, 0) => Phrase::new("move-drive"),
            (_, 1) => Phrase::new("move-herd").with("herd", herd),
            (_, rows) => Phrase::new("move-herds").with("herd", herd).with("rows", rows),
        };
        phrase.with("animal", species.words()).with("square", square_name(square))
    }
}

impl TicTacMoo {
    fn tell_luck(&self, outcome: Chance, after: &Self) -> Phrase {
        let species = match outcome {
            Chance::Tile(species) => species,
            Chance::Share(..) => {
                let [tiles, rest] = after.players.map(|player| words_for_each(&player.start_tiles));
                let each = Phrase::new("told-share").with("one", Seat(0)).with("other", Seat(1));
                return each.with("tiles", tiles).with("rest", rest).with("who", after.seat);
            }
        };
        let player = self.player(self.seat);
        let phrase = match (self.phase, player.barn) {
            (Phase::Swap, Some(old)) => Phrase::new("told-swap").with("old", old.words()),
            _ => Phrase::new("told-tile").with("place", player.place_to_fill()),
        };
        phrase.with("who", self.seat).with("animal", species.words())
    }

    fn tell_what_followed(&self, told: Told, after: &Self) -> Told {
        let turn_ends = self.phase == Phase::Drive && after.phase == Phase::Draw;
        if turn_ends && let Some(barn) = self.player(self.seat).barn {
            return told
                .then(Phrase::new("told-barn-moves").with("who", self.seat).with("animal", barn.words()));
        }
        let stuck = matches!(after.phase, Phase::Swap | Phase::Drive) && after.free_beside_barn().is_empty();
        match after.player(after.seat).barn {
            Some(barn) if stuck => {
                let id = if after.phase == Phase::Swap { "told-stuck" } else { "told-stuck-for-good" };
                told.then(Phrase::new(id).with("who", after.seat).with("animal", barn.words()))
            }
            _ => told,
        }
    }
}

impl Player {
    /// The place that the next tile goes to, in words.
    fn place_to_fill(&self) -> Phrase {
        Phrase::new(match self.farmhands {
            [None, _] => "farmhand-1",
            [_, None] => "farmhand-2",
            _ => "barn",
        })
    }
}

/// Each tile in words.
fn words_for_each(tiles: &Tiles) -> Arg {
    Arg::List(tiles.cards().map(Species::words).collect())
}
