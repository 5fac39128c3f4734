//! Time that runs, stands still and is up.

use engine::Seat;
use players::Level;
use table::log::{Fact, Mover};
use table::wire::{FromTable, Refusal, ToTable};
use table::{ClockFace, Setup, TimeRule};

use crate::hall::{Hall, link, setup};
use crate::{games, refusal};

/// Every game with so much time for each move.
fn timed(rule: TimeRule) -> impl Iterator<Item = Setup> {
    games().map(move |(game, seats)| Setup { time: Some(rule), ..setup(game, seats) })
}

fn asked(hall: &mut Hall) -> u8 {
    hall.look(0).asked.first().expect("somebody is asked").0
}

fn face(hall: &mut Hall) -> ClockFace {
    match hall.ask(0, ToTable::Hello { link: Some(link(0)), seen: None, scenes: false }).pop() {
        Some(FromTable::Welcome { clock: Some(clock), .. }) => clock,
        other => panic!("{other:?}"),
    }
}

#[test]
fn when_time_is_up_an_easy_bot_makes_the_move() {
    for setup in timed(TimeRule::PerMove { ms: 10_000 }) {
        let mut hall = Hall::seated(setup);
        let seat = asked(&mut hall);
        hall.wait(9_999);
        assert!(hall.asks.is_empty());
        hall.wait(1);
        assert_eq!((hall.asks[0].seat, hall.asks[0].level), (Seat(seat), Level::Easy));
        let mv = hall.look(seat).moves.swap_remove(0);
        assert_eq!(refusal(&hall.play(seat, &mv)), Some(Refusal::TimeUp));
        assert_eq!(hall.run_bots(), 1, "one move, not more");
        assert_eq!(moves_by_clock(&hall), 1);
    }
}

fn moves_by_clock(hall: &Hall) -> usize {
    let by_clock = |fact: &Fact| matches!(fact, Fact::Moved { by: Mover::Clock, .. });
    hall.log.iter().filter(|entry| by_clock(&entry.fact)).count()
}

#[test]
fn time_for_the_whole_game_runs_for_whoever_is_asked() {
    for setup in timed(TimeRule::PerGame { ms: 60_000, increment_ms: 2_000 }) {
        let mut hall = Hall::seated(setup);
        let seat = asked(&mut hall);
        hall.wait(10_000);
        let mv = hall.look(seat).moves.swap_remove(0);
        hall.play(seat, &mv);
        let left = face(&mut hall).left_ms;
        assert_eq!(left[usize::from(seat)], 52_000);
        assert!((0u8..).zip(&left).all(|(other, left)| other == seat || *left == 60_000), "{left:?}");
    }
}

#[test]
fn a_pause_stops_the_clocks_and_the_moves() {
    for setup in timed(TimeRule::PerMove { ms: 10_000 }) {
        let mut hall = Hall::seated(setup);
        let seat = asked(&mut hall);
        hall.wait(4_000);
        hall.agree(1, ToTable::Pause {});
        hall.wait(3_600_000);
        assert!(hall.asks.is_empty());
        let mv = hall.look(seat).moves.swap_remove(0);
        assert_eq!(refusal(&hall.play(seat, &mv)), Some(Refusal::Paused));
        assert_eq!(refusal(&hall.ask(0, ToTable::Pause {})), Some(Refusal::Paused));
        hall.say(0, ToTable::Resume {});
        assert_eq!(refusal(&hall.ask(0, ToTable::Resume {})), Some(Refusal::NotPaused));
        assert_eq!(face(&mut hall).left_ms[usize::from(seat)], 6_000);
        hall.wait(6_000);
        assert_eq!(hall.asks.len(), 1);
    }
}

#[test]
fn a_bot_is_asked_again_after_a_pause() {
    let (game, seats) = games().next().unwrap();
    let mut hall = Hall::seated(setup(game, seats));
    let seat = asked(&mut hall);
    hall.say(seat.into(), ToTable::StandIn { level: None });
    hall.say(seat.into(), ToTable::Pause {});
    let before = hall.log.len();
    hall.run_bots();
    assert_eq!(hall.log.len(), before, "nobody moves during a pause");
    hall.say(seat.into(), ToTable::Resume {});
    hall.run_bots();
    assert!(hall.log.len() > before + 1);
}

#[test]
fn clocks_do_not_run_while_the_table_is_down() {
    for setup in timed(TimeRule::PerMove { ms: 10_000 }) {
        let mut hall = Hall::seated(setup);
        let seat = usize::from(asked(&mut hall));
        hall.wait(4_000);
        // The last thing stored tells how late it was.
        hall.say(1, ToTable::Chat { text: "Nearly there".to_owned() });
        hall.now_ms += 3_600_000;
        hall.crash();
        hall.hello(0);
        assert_eq!(face(&mut hall).left_ms[seat], 6_000);
        hall.wait(5_999);
        assert!(hall.asks.is_empty());
        hall.wait(1);
        assert_eq!(hall.asks.len(), 1);
    }
}

#[test]
fn a_table_that_comes_back_gives_everybody_the_grace_time() {
    let (game, seats) = games().next().unwrap();
    let mut hall = Hall::seated(Setup { grace_ms: Some(30_000), ..setup(game, seats) });
    hall.wait(40_000);
    hall.say(0, ToTable::Chat { text: "Still there?".to_owned() });
    hall.crash();
    hall.wait(20_000);
    hall.hello(0);
    let bots =
        |hall: &Hall| hall.log.iter().filter(|entry| matches!(entry.fact, Fact::StoodIn { .. })).count();
    hall.wait(29_999);
    assert_eq!(bots(&hall), 0);
    hall.wait(1);
    assert_eq!(bots(&hall), usize::from(seats) - 1, "all but the one who came back");
}

#[test]
fn a_clock_that_runs_backwards_does_no_harm() {
    let (game, seats) = games().next().unwrap();
    let mut hall = Hall::seated(Setup { time: Some(TimeRule::PerMove { ms: 10_000 }), ..setup(game, seats) });
    hall.now_ms = 0;
    let seat = usize::from(asked(&mut hall));
    assert_eq!(face(&mut hall).left_ms[seat], 10_000);
    hall.wait(10_000);
    assert_eq!(hall.asks.len(), 1);
}

#[test]
fn a_move_taken_back_is_still_being_thought_about() {
    let mut seen = 0;
    for rule in [TimeRule::PerMove { ms: 10_000 }, TimeRule::PerGame { ms: 10_000, increment_ms: 5_000 }] {
        for setup in timed(rule) {
            let mut hall = Hall::seated(setup);
            let seat = asked(&mut hall);
            for _ in 0..5 {
                hall.wait(1_000);
                let mv = hall.look(seat).moves.swap_remove(0);
                hall.play(seat, &mv);
                let expect = hall.look(seat).version.expect("players have versions");
                hall.say(seat.into(), ToTable::Undo { expect });
            }
            // Some first moves cannot be taken back freely.
            if hall.look(0).asked.contains(Seat(seat)) && hall.look(0).steps == steps_of_luck(&hall) {
                assert_eq!(face(&mut hall).left_ms[usize::from(seat)], 5_000, "{rule:?}");
                seen += 1;
            }
        }
    }
    assert!(seen > 1, "in some game the first move can be taken back");
}

fn steps_of_luck(hall: &Hall) -> u32 {
    hall.log.iter().filter(|entry| matches!(entry.fact, Fact::Drawn { .. })).count() as u32
}

#[test]
fn a_bot_that_was_sent_away_is_asked_again_when_time_is_up() {
    for setup in timed(TimeRule::PerMove { ms: 10_000 }) {
        let mut hall = Hall::seated(setup);
        let seat = asked(&mut hall);
        hall.say(seat.into(), ToTable::StandIn { level: None });
        hall.say(seat.into(), ToTable::SendBotAway {});
        // The bot's answer comes when the person plays again, and is passed over.
        hall.run_bots();
        hall.wait(10_000);
        assert_eq!(hall.run_bots(), 1, "or nobody could ever move here");
        assert_eq!(moves_by_clock(&hall), 1);
    }
}
