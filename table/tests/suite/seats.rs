//! Coming and going.

use crate::games;
use crate::hall::{Hall, setup};

#[test]
fn a_game_begins_when_everybody_sits_and_can_be_played_to_its_end() {
    for (game, seats) in games() {
        let mut hall = Hall::seated(setup(game, seats));
        for message in hall.heard_text(0) {
            println!("{message}");
        }
        while hall.finished.is_empty() {
            let asked = hall.look(0).asked.first().expect("somebody is asked");
            hall.play_first(asked.0);
        }
        println!("{:?}", hall.heard_text(0));
    }
}
