//! A viewer's program keeps up with a table, over any connection.

use table::fairness::Contribution;
use table::wire::{FromTable, ToTable};
use table::{Follower, Heard};

use crate::hall::{Hall, link, setup};
use crate::{games, luck};

/// Somebody who takes seat 0 over, and has been welcomed.
fn follower(hall: &mut Hall) -> Follower {
    let mut follower = Follower::new(Some(link(0)), false);
    let welcome = hall.ask(0, follower.hello());
    assert_eq!(follower.hear(&welcome[0]), Heard::Follows);
    follower
}

fn seen(message: &ToTable) -> Option<u64> {
    match message {
        ToTable::Hello { seen, .. } => *seen,
        other => panic!("this is no hello: {other:?}"),
    }
}

/// News for a spectator at connection 9.
fn news(hall: &mut Hall) -> FromTable {
    let mut rng = luck("news");
    loop {
        hall.play_any(&mut rng);
        let heard = hall.heard(9);
        if let Some(news) = heard.into_iter().find(|message| matches!(message, FromTable::News { .. })) {
            return news;
        }
    }
}

/// A table, and a spectator at connection 9 who follows it.
fn watched(game: &str, seats: u8) -> (Hall, Follower) {
    let mut hall = Hall::seated(setup(game, seats));
    let mut spectator = Follower::new(None, false);
    let welcome = hall.ask(9, spectator.hello());
    assert_eq!(spectator.hear(&welcome[0]), Heard::Follows);
    (hall, spectator)
}

#[test]
fn news_follows_until_some_is_missed() {
    for (game, seats) in games() {
        let (mut hall, mut spectator) = watched(game, seats);
        assert_eq!(spectator.hear(&news(&mut hall)), Heard::Follows);
        _ = news(&mut hall);
        let Heard::Ask(hello) = spectator.hear(&news(&mut hall)) else { panic!("{game}: nobody asked") };
        assert!(seen(&hello).is_some(), "what was heard before still holds");
        // What comes before the welcome is in the welcome too.
        assert_eq!(spectator.hear(&news(&mut hall)), Heard::Echo);
        let welcome = hall.ask(9, hello);
        assert_eq!(spectator.hear(&welcome[0]), Heard::Follows);
        assert_eq!(spectator.hear(&news(&mut hall)), Heard::Follows);
    }
}

#[test]
fn what_is_not_true_is_asked_for_anew_and_given_up_at_last() {
    for (game, seats) in games() {
        let (mut hall, mut spectator) = watched(game, seats);
        let mut untrue = news(&mut hall);
        let FromTable::News { hash, .. } = &mut untrue else { unreachable!() };
        *hash = "0".repeat(hash.len());
        let Heard::Ask(hello) = spectator.hear(&untrue) else { panic!("{game}: nobody noticed") };
        assert_eq!(seen(&hello), None, "everything anew");
        let mut welcome = hall.ask(9, hello).remove(0);
        let FromTable::Welcome { hash, .. } = &mut welcome else { panic!("{welcome:?}") };
        *hash = "0".repeat(hash.len());
        assert!(matches!(spectator.hear(&welcome), Heard::Ask(_)));
        assert_eq!(spectator.hear(&welcome), Heard::Untrue);
    }
}

#[test]
fn a_move_is_said_again_until_it_is_answered() {
    for (game, seats) in games() {
        let mut hall = Hall::seated(setup(game, seats));
        let mut rng = luck(game);
        let game_now = loop {
            let look = hall.look(0);
            if !look.moves.is_empty() {
                break look;
            }
            hall.play_any(&mut rng);
        };
        let mut follower = follower(&mut hall);
        let expect = game_now.version.unwrap();
        let play = ToTable::Play { key: "k".to_owned(), expect, mv: game_now.moves[0].clone() };
        follower.say(&play);
        assert!(follower.is_waiting());
        // The connection breaks before it arrives; then after it arrived, before the answer did.
        for arrives in [true, false] {
            let welcome = hall.ask(0, follower.hello());
            assert_eq!(follower.hear(&welcome[0]), Heard::FollowsAnd(play.clone()), "{game}");
            if arrives {
                _ = hall.ask(0, play.clone());
            }
        }
        let stored = hall.log.len();
        for answer in hall.ask(0, play) {
            _ = follower.hear(&answer);
        }
        assert!(!follower.is_waiting(), "{game}: it was answered");
        assert_eq!(hall.log.len(), stored, "{game}: it counts once");
    }
}

/// What a program is welcomed to after it has tried what it knows: its link, then.
fn welcomed(hall: &mut Hall, mut follower: Follower) -> Option<String> {
    let mut hello = follower.hello();
    for _ in 0..3 {
        let answer = hall.ask(5, hello.clone()).remove(0);
        match follower.hear(&answer) {
            Heard::Ask(again) => hello = again,
            Heard::Follows if matches!(answer, FromTable::Welcome { .. }) => {
                return follower.link().map(str::to_owned);
            }
            _ => return None,
        }
    }
    panic!("it asks for ever")
}

#[test]
fn who_has_two_links_finds_out_which_one_holds_the_seat() {
    let own = "0123456789abcdef".repeat(3);
    let (game, seats) = games().next().unwrap();
    let mut hall = Hall::new(setup(game, seats));
    let invited = || Follower::new(Some(link(1)), false).or_link(own.clone());
    let returns = || Follower::new(Some(own.clone()), false).or_link(link(1));
    assert_eq!(welcomed(&mut hall, invited()), Some(link(1)));
    assert_eq!(welcomed(&mut hall, returns()), Some(link(1)), "they had not sat down yet");
    let (name, contribution) = ("Anna".to_owned(), Contribution([9; 32]));
    hall.say(
        5,
        ToTable::Sit { name, contribution: Some(contribution), promise: None, link: Some(own.clone()) },
    );
    assert_eq!(welcomed(&mut hall, invited()), Some(own.clone()));
    assert_eq!(welcomed(&mut hall, returns()), Some(own.clone()));
    let stranger = Follower::new(Some(link(1)), false).or_link("another".to_owned());
    assert_eq!(welcomed(&mut hall, stranger), None);
}
