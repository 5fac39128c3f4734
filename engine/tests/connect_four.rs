//! A game by somebody who is not us runs in the checks, in simulations and in the search at every level.

#[path = "../examples/connect_four.rs"]
mod connect_four;

use connect_four::{ConnectFour, play_against_random};
use engine::testing::{Script, conforms};
use players::Level;

#[test]
fn it_keeps_what_every_game_promises() {
    conforms::<ConnectFour>(&[()], 30);
}

#[test]
fn it_is_played_at_every_level_and_better_by_better_players() {
    let wins =
        Level::ALL.map(|level| play_against_random(level, if level == Level::Expert { 2 } else { 40 }));
    assert!(wins[3] >= 36 && wins[4] == 2, "{wins:?} wins of 40 and 2 games, by level");
}

#[test]
fn its_text_is_understood() {
    let game = Script::<ConnectFour>::new(2, &serde_json::Value::Null).then("d;d;c;c;b;b");
    assert_eq!(game.clone().then("a").outcome().ended, "ended-four");
    assert!(game.allows("g") && !game.then("d;d;d;d").allows("d"));
}
