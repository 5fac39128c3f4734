//! One test per clause, ruling and example, and what every game promises.

use engine::testing::{Script, conforms, playthrough};
use engine::{Game, Seat, SeatSet, Start, Viewer};
use serde_json::{Value, json};

use super::{HappyCows, Options, PileMood};

type Farms = Script<HappyCows>;

fn options() -> Vec<Options> {
    let moods = [PileMood::Random, PileMood::Sad, PileMood::Happy];
    let mut all: Vec<_> = moods.map(|pile_mood| Options { pile_mood, ..Options::default() }).into();
    all.push(Options { start: Start::Seat(Seat(1)), ..Options::default() });
    all
}

#[test]
fn all_2_to_5_conforms() {
    conforms::<HappyCows>(&options(), 100);
}
