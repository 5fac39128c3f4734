//! Rows 5, 12 and 13: nothing is done to somebody who is away, and a clock is not cheated by a pause.

use engine::Seat;
use players::Level;
use table::log::Fact;
use table::wire::{Refusal, ToTable, Wish};
use table::{Setup, TimeRule};

use super::{come, game_of, goes, own, seated};
use crate::hall::{Hall, pick, setup};
use crate::{games, luck, refusal};

/// Plays on at random with own links until taking a move back needs consent; tells whose move it was.
fn revealed(hall: &mut Hall, game: &str) -> u8 {
    let mut rng = luck(game);
    loop {
        let asked = hall.table.asked();
        let seat = pick(&asked.iter().collect::<Vec<_>>(), &mut rng).0;
        let (_, state) = come(hall, seat.into(), &own(seat)).unwrap();
        let mv = pick(&state.moves, &mut rng).clone();
        let expect = state.version.unwrap();
        let before = hall.log.len();
        hall.say(seat.into(), ToTable::Play { key: format!("{seat}-{expect}"), expect, mv });
        assert!(hall.finished.is_empty(), "{game} ended too soon");
        if hall.log[before..].iter().any(|entry| matches!(entry.fact, Fact::Drawn { .. })) {
            return seat;
        }
    }
}

fn undo(hall: &mut Hall, seat: u8) -> Option<Refusal> {
    let expect = come(hall, seat.into(), &own(seat)).unwrap().1.version.unwrap();
    refusal(&hall.ask(seat.into(), ToTable::Undo { expect }))
}

#[test]
fn row_5_nothing_that_was_revealed_is_taken_back_while_somebody_is_away() {
    for (game, seats) in games() {
        // Without a bot, with one that stands in after the grace time, and with one the host puts there.
        for grace_ms in [None, Some(30_000)] {
            let mut hall = seated(Setup { grace_ms, ..setup(game, seats) });
            let seat = revealed(&mut hall, game);
            let other = (seat + 1) % seats;
            goes(&mut hall, other.into());
            assert_eq!(undo(&mut hall, seat), Some(Refusal::SomebodyAway), "{game}");
            hall.wait(130_000);
            let host = if other == 0 { None } else { Some(0) };
            if let Some(host) = host {
                hall.say(host, ToTable::Fill { seat: Seat(other), level: Level::Random });
                assert!(hall.table.state().seats[usize::from(other)].bot.is_some(), "{game}");
            }
            assert_eq!(undo(&mut hall, seat), Some(Refusal::SomebodyAway), "{game}: nor with a bot there");
            assert!(!hall.log.iter().any(|entry| matches!(entry.fact, Fact::Undone { .. })), "{game}");
        }
    }
}

#[test]
fn row_5_whoever_goes_away_before_answering_is_waited_for() {
    let (game, seats) = games().next().unwrap();
    let mut hall = seated(Setup { grace_ms: Some(30_000), ..setup(game, seats) });
    let seat = revealed(&mut hall, game);
    assert_eq!(undo(&mut hall, seat), None);
    let offer = hall.table.state().offer.expect("the others are asked");
    let others: Vec<_> = offer.waiting.iter().collect();
    goes(&mut hall, others[0].0.into());
    for other in &others[1..] {
        hall.say(other.0.into(), ToTable::Answer { offer: offer.offer, yes: true });
    }
    hall.wait(110_000);
    assert!(!hall.log.iter().any(|entry| matches!(entry.fact, Fact::Undone { .. })));
    come(&mut hall, others[0].0.into(), &own(others[0].0)).unwrap();
    hall.say(others[0].0.into(), ToTable::Answer { offer: offer.offer, yes: true });
    assert!(hall.log.iter().any(|entry| matches!(entry.fact, Fact::Undone { .. })));
}

#[test]
fn row_5_what_was_taken_back_stands_in_the_record() {
    for (game, seats) in games() {
        let mut hall = game_of(game, seats);
        let seat = revealed(&mut hall, game);
        let steps = come(&mut hall, seat.into(), &own(seat)).unwrap().1.steps;
        let expect = come(&mut hall, seat.into(), &own(seat)).unwrap().1.version.unwrap();
        hall.agree(seat.into(), ToTable::Undo { expect });
        hall.crash();
        let mut rng = luck(game);
        while hall.finished.is_empty() {
            let seat = pick(&hall.table.asked().iter().collect::<Vec<_>>(), &mut rng).0;
            let (_, state) = come(&mut hall, seat.into(), &own(seat)).unwrap();
            let (mv, expect) = (pick(&state.moves, &mut rng).clone(), state.version.unwrap());
            hall.say(seat.into(), ToTable::Play { key: format!("again {expect}"), expect, mv });
        }
        let record = &hall.finished[0];
        let [undone] = record.undone[..] else { panic!("{game}: {:?}", record.undone) };
        assert_eq!((undone.seat, undone.from), (Seat(seat), steps), "{game}");
        assert!(undone.to < undone.from, "{game}");
        let text = serde_json::to_vec(record).unwrap();
        assert!(table::verify(&text).is_ok(), "{game}");
    }
}

#[test]
fn row_12_a_pause_on_a_clock_needs_everybody() {
    for (game, seats) in games() {
        let time = Some(TimeRule::PerMove { ms: 3_600_000 });
        let mut hall = seated(Setup { time, ..setup(game, seats) });
        hall.say(0, ToTable::Pause {});
        let offer = hall.table.state().offer.expect("the others are asked");
        assert_eq!(
            (offer.what, hall.table.state().paused),
            (Wish::Pause, false),
            "{game}: the clocks run on"
        );
        hall.say(1, ToTable::Answer { offer: offer.offer, yes: false });
        assert!(!hall.table.state().paused && hall.table.state().offer.is_none(), "{game}");
        hall.wait(10_000);
        goes(&mut hall, 1);
        assert_eq!(refusal(&hall.ask(0, ToTable::Pause {})), Some(Refusal::SomebodyAway), "{game}");
        come(&mut hall, 1, &own(1)).unwrap();
        hall.agree(0, ToTable::Pause {});
        assert!(hall.table.state().paused, "{game}");
    }
}

#[test]
fn row_13_others_agree_that_a_bot_plays_for_whoever_holds_the_game_up() {
    for (game, seats) in games() {
        let mut hall = game_of(game, seats);
        let slow = hall.table.asked().first().unwrap();
        let other = (slow.0 + 1) % seats;
        let ask = ToTable::StandInFor { seat: slow };
        assert_eq!(refusal(&hall.ask(other.into(), ask.clone())), Some(Refusal::TooSoon), "{game}");
        hall.wait(120_000);
        let (_, before) = come(&mut hall, slow.0.into(), &own(slow.0)).unwrap();
        hall.agree(other.into(), ask.clone());
        assert_eq!(hall.table.state().seats[slow.idx()].bot, Some(Level::Easy), "{game}");
        assert!(hall.asks.iter().any(|ask| ask.seat == slow), "{game}: a bot is asked");
        hall.say(slow.0.into(), ToTable::SendBotAway {});
        let (you, after) = come(&mut hall, slow.0.into(), &own(slow.0)).unwrap();
        assert_eq!((you, after.view), (Some(slow), before.view), "{game}: the seat was theirs all the time");
    }
    let (game, seats) = games().next().unwrap();
    let time = Some(TimeRule::PerMove { ms: 3_600_000 });
    let mut hall = seated(Setup { time, ..setup(game, seats) });
    hall.wait(120_000);
    let slow = hall.table.asked().first().unwrap();
    let other = (slow.0 + 1) % seats;
    assert_eq!(refusal(&hall.ask(other.into(), ToTable::StandInFor { seat: slow })), Some(Refusal::HasClock));
}
