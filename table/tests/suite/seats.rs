//! Coming and going.

use engine::Seat;
use players::Level;
use table::fairness::Contribution;
use table::wire::{FromTable, Refusal, TableState, ToTable};
use table::{BadSetup, Chair, Connection, Input, Setup, Table, TimeRule};

use crate::hall::{Hall, link, setup};
use crate::{games, luck, refusal};

/// The first game of the shelf, for its fewest people.
fn any_setup() -> Setup {
    let (game, seats) = games().next().expect("there are games");
    setup(game, seats)
}

/// The table as seat 0 sees it.
fn state(hall: &mut Hall) -> TableState {
    match hall.ask(0, ToTable::Hello { link: Some(link(0)), seen: None, scenes: false }).pop() {
        Some(FromTable::Welcome { table, .. }) => *table,
        other => panic!("{other:?}"),
    }
}

fn sit(name: &str) -> ToTable {
    ToTable::Sit {
        name: name.to_owned(),
        contribution: Some(Contribution([9; 32])),
        promise: None,
        link: None,
    }
}

#[test]
fn a_game_begins_when_everybody_sits_and_can_be_played_to_its_end() {
    for (game, seats) in games() {
        let mut hall = Hall::new(setup(game, seats));
        for seat in 0..seats {
            assert_eq!(hall.log.len(), 1 + usize::from(seat), "{game} waits for all");
            hall.hello(seat);
            hall.sit(seat);
        }
        let mut rng = luck(game);
        assert!(!hall.play_until(&mut rng, |_| false));
        assert_eq!(hall.finished.len(), 1);
        assert_eq!(hall.table.record().as_ref(), hall.finished.last());
    }
}

#[test]
fn bots_alone_play_to_the_end() {
    for (game, seats) in games() {
        let chairs = vec![Chair::Bot { level: Level::Random }; usize::from(seats)];
        let mut hall = Hall::new(Setup { chairs, ..setup(game, seats) });
        assert!(hall.run_bots() > 0);
        assert_eq!(hall.finished.len(), 1, "{game}");
    }
}

#[test]
fn only_the_link_opens_a_seat() {
    let mut hall = Hall::new(any_setup());
    let hello = |link: &str| ToTable::Hello { link: Some(link.to_owned()), seen: None, scenes: false };
    for wrong in ["", "link-of-seat-9", "LINK-OF-SEAT-0", "link-of-seat-0 "] {
        assert_eq!(refusal(&hall.ask(7, hello(wrong))), Some(Refusal::NoSuchLink), "{wrong:?}");
    }
    assert_eq!(refusal(&hall.ask(7, sit("Eve"))), Some(Refusal::HelloFirst));
    hall.say(7, ToTable::Hello { link: None, seen: None, scenes: false });
    assert_eq!(refusal(&hall.ask(7, sit("Eve"))), Some(Refusal::OnlyPlayers));
    assert_eq!(hall.log.len(), 1, "nothing has happened");
}

#[test]
fn a_seat_is_taken_once_and_left_before_the_game() {
    let mut hall = Hall::new(any_setup());
    hall.hello(0);
    assert_eq!(refusal(&hall.ask(0, ToTable::Leave {})), Some(Refusal::NotSeated));
    hall.sit(0);
    assert_eq!(refusal(&hall.ask(0, sit("Again"))), Some(Refusal::SeatTaken));
    hall.say(0, ToTable::Leave {});
    assert_eq!(state(&mut hall).seats[0].name, None);
    hall.say(0, sit("  Anna "));
    assert_eq!(state(&mut hall).seats[0].name.as_deref(), Some("Anna"));
}

#[test]
fn names_are_short_and_plain() {
    let mut hall = Hall::new(any_setup());
    hall.hello(0);
    for name in ["", "   ", "a\nb", "\u{7}", &"x".repeat(41)] {
        assert_eq!(refusal(&hall.ask(0, sit(name))), Some(Refusal::BadText), "{name:?}");
    }
}

#[test]
fn the_host_fills_empty_seats_with_bots() {
    let Setup { chairs, .. } = any_setup();
    let last = chairs.len() as u8 - 1;
    let mut hall = Hall::new(any_setup());
    hall.hello(1);
    hall.sit(1);
    let fill = |seat| ToTable::Fill { seat: Seat(seat), level: Level::Random };
    assert_eq!(refusal(&hall.ask(1, fill(last))), Some(Refusal::OnlyHost));
    hall.hello(0);
    hall.sit(0);
    assert_eq!(refusal(&hall.ask(0, fill(1))), Some(Refusal::SeatTaken));
    assert_eq!(refusal(&hall.ask(0, fill(9))), Some(Refusal::SeatTaken));
    (2..=last).for_each(|seat| hall.say(0, fill(seat)));
    assert_eq!(state(&mut hall).number, 1, "the game has begun");
    assert_eq!(refusal(&hall.ask(0, fill(last))), Some(Refusal::Begun));
}

#[test]
fn a_seat_that_was_filled_can_be_opened_again_before_the_game() {
    let mut hall = Hall::new(any_setup());
    hall.hello(0);
    hall.sit(0);
    hall.say(0, ToTable::Fill { seat: Seat(1), level: Level::Random });
    let fresh = "f".repeat(40);
    hall.say(0, ToTable::Invite { seat: Seat(1), link: fresh.clone() });
    hall.say(1, hello(&fresh));
    hall.say(1, sit("Late"));
    let seat = state(&mut hall).seats.swap_remove(1);
    assert_eq!((seat.name.as_deref(), seat.bot), (Some("Late"), None));
}

#[test]
fn who_says_hello_with_another_link_is_gone_from_the_first_seat() {
    let mut hall = Hall::seated(Setup { grace_ms: Some(30_000), ..any_setup() });
    hall.say(1, ToTable::Hello { link: None, seen: None, scenes: false });
    assert!(hall.heard(0).contains(&FromTable::Presence { seat: Seat(1), here: false }));
    hall.wait(30_000);
    assert_eq!(state(&mut hall).seats[1].bot, Some(Level::Easy));
}

#[test]
fn a_bot_stands_in_after_the_grace_time_and_hands_the_seat_back() {
    let mut hall = Hall::seated(Setup { grace_ms: Some(30_000), ..any_setup() });
    hall.input(Input::Gone { from: Connection(1) });
    assert!(hall.heard(0).contains(&FromTable::Presence { seat: Seat(1), here: false }));
    hall.wait(29_999);
    assert_eq!(state(&mut hall).seats[1].bot, None);
    hall.wait(1);
    assert_eq!(state(&mut hall).seats[1].bot, Some(Level::Easy));
    hall.heard(0);
    hall.hello(1);
    assert!(hall.heard(0).contains(&FromTable::Presence { seat: Seat(1), here: true }));
    assert_eq!(state(&mut hall).seats[1].bot, None);
}

#[test]
fn a_table_that_all_have_left_waits_for_them() {
    let mut hall = Hall::seated(Setup { grace_ms: Some(30_000), ..any_setup() });
    let seats = state(&mut hall).seats.len() as u64;
    (0..seats).for_each(|seat| hall.input(Input::Gone { from: Connection(seat) }));
    hall.wait(24 * 60 * 60 * 1_000);
    hall.hello(0);
    hall.wait(29_999);
    assert!(state(&mut hall).seats.iter().all(|seat| seat.bot.is_none()), "nobody waited before");
    hall.wait(1);
    assert_eq!(state(&mut hall).seats[1].bot, Some(Level::Easy));
}

fn hello(link: &str) -> ToTable {
    ToTable::Hello { link: Some(link.to_owned()), seen: None, scenes: false }
}

fn sit_under(link: &str) -> ToTable {
    let name = "Anna".to_owned();
    ToTable::Sit {
        name,
        contribution: Some(Contribution([9; 32])),
        promise: None,
        link: Some(link.to_owned()),
    }
}

#[test]
fn who_sits_down_under_a_link_of_their_own_holds_the_seat_alone() {
    let own = "0123456789abcdef".repeat(3);
    let mut hall = Hall::new(any_setup());
    hall.hello(1);
    // Somebody else knows the invitation: whoever sent it.
    hall.say(8, hello(&link(1)));
    hall.say(1, sit_under(&own));
    assert!(matches!(hall.heard(8).last(), Some(FromTable::Goodbye { code: Refusal::SeatTaken, .. })));
    assert_eq!(hall.closed, [Connection(8)]);
    for _ in 0..2 {
        assert_eq!(refusal(&hall.ask(8, hello(&link(1)))), Some(Refusal::SeatTaken));
        let welcome = hall.ask(9, hello(&own));
        assert!(matches!(welcome[0], FromTable::Welcome { you: Some(Seat(1)), .. }), "{welcome:?}");
        hall.crash();
    }
    hall.say(9, hello(&own));
    hall.say(9, ToTable::Leave {});
    assert_eq!(refusal(&hall.ask(8, hello(&own))), Some(Refusal::NoSuchLink));
    assert!(matches!(hall.ask(8, hello(&link(1)))[0], FromTable::Welcome { you: Some(Seat(1)), .. }));
}

#[test]
fn a_link_of_ones_own_is_hard_to_guess() {
    let mut hall = Hall::new(any_setup());
    hall.hello(0);
    for bad in ["", &"a".repeat(31), &"a".repeat(65), &"a b".repeat(11), &"ä".repeat(32)] {
        assert_eq!(refusal(&hall.ask(0, sit_under(bad))), Some(Refusal::BadText), "{bad:?}");
    }
    assert_eq!(hall.log.len(), 1, "nothing has happened");
}

#[test]
fn the_host_lets_a_bot_play_for_somebody_who_is_away_until_they_are_back() {
    for (game, seats) in games() {
        let mut hall = Hall::seated(setup(game, seats));
        let fill = ToTable::Fill { seat: Seat(1), level: Level::Random };
        assert_eq!(refusal(&hall.ask(0, fill.clone())), Some(Refusal::SeatTaken), "they are there");
        let luck_before = state(&mut hall).luck;
        hall.input(Input::Gone { from: Connection(1) });
        hall.wait(119_999);
        assert_eq!(refusal(&hall.ask(0, fill.clone())), Some(Refusal::TooSoon));
        hall.wait(1);
        hall.say(0, fill);
        let seat = state(&mut hall).seats.remove(1);
        assert_eq!((seat.name.as_deref(), seat.bot), (Some("Player 1"), Some(Level::Random)));
        hall.hello(1);
        let table = state(&mut hall);
        assert_eq!((table.seats[1].name.as_deref(), table.seats[1].bot), (Some("Player 1"), None));
        assert_eq!(table.luck, luck_before, "{game}: the luck is what it was");
        assert!(!hall.play_until(&mut luck(game), |_| false));
    }
}

#[test]
fn a_bot_that_was_asked_for_stays_until_it_is_sent_away() {
    let mut hall = Hall::seated(any_setup());
    hall.say(1, ToTable::StandIn { level: Some(Level::Medium) });
    hall.hello(1);
    assert_eq!(state(&mut hall).seats[1].bot, Some(Level::Medium));
    let again = hall.ask(1, ToTable::StandIn { level: None });
    assert_eq!(refusal(&again), Some(Refusal::BotPlays));
    hall.say(1, ToTable::SendBotAway {});
    assert_eq!(state(&mut hall).seats[1].bot, None);
    assert_eq!(refusal(&hall.ask(1, ToTable::SendBotAway {})), Some(Refusal::NoBot));
}

#[test]
fn a_bot_plays_for_whoever_left_and_others_play_on() {
    for (game, seats) in games() {
        let mut hall = Hall::seated(setup(game, seats));
        (1..seats).for_each(|seat| hall.say(seat.into(), ToTable::Leave {}));
        let mut rng = luck(game);
        while hall.finished.is_empty() {
            hall.run_bots();
            if hall.look(0).asked.contains(Seat(0)) {
                hall.play_any(&mut rng);
            }
        }
        assert_eq!(hall.finished[0].seats[1].kind, "person", "{game}: the seat was still theirs");
    }
}

#[test]
fn an_answer_that_comes_too_late_is_passed_over() {
    let mut hall = Hall::seated(any_setup());
    let asked = hall.look(0).asked.first().expect("somebody is asked");
    hall.say(asked.0.into(), ToTable::StandIn { level: None });
    let ask = hall.asks.pop().expect("the bot is asked");
    hall.say(asked.0.into(), ToTable::SendBotAway {});
    let before = hall.log.len();
    let mv = hall.look(asked.0).moves.swap_remove(0);
    hall.input(Input::Answered { seat: ask.seat, version: ask.version, mv });
    assert_eq!(hall.log.len(), before);
}

#[test]
fn a_bot_that_answers_nonsense_does_not_hold_up_the_others() {
    let mut hall = Hall::seated(any_setup());
    let asked = hall.look(0).asked.first().expect("somebody is asked");
    let first = hall.look(asked.0).moves.swap_remove(0);
    hall.say(asked.0.into(), ToTable::StandIn { level: None });
    let ask = hall.asks.pop().expect("the bot is asked");
    hall.input(Input::Answered { seat: ask.seat, version: ask.version, mv: "honk".to_owned() });
    let log = serde_json::to_string(&hall.log).unwrap();
    assert!(log.contains(&format!("\"move\":\"{first}\"")), "the first legal move is made instead");
}

#[test]
fn the_host_switches_chat_and_spectators() {
    let mut hall = Hall::seated(any_setup());
    let hello = ToTable::Hello { link: None, seen: None, scenes: false };
    hall.say(7, hello.clone());
    let chat = || ToTable::Chat { text: "Moo!".to_owned() };
    assert!(matches!(hall.ask(1, chat()).last(), Some(FromTable::News { .. })));
    let switch = ToTable::Switch { chat: Some(false), spectators: Some(false) };
    assert_eq!(refusal(&hall.ask(1, switch.clone())), Some(Refusal::OnlyHost));
    hall.heard(7);
    hall.say(0, switch);
    assert!(matches!(hall.heard(7)[..], [FromTable::Goodbye { .. }]));
    assert_eq!(hall.closed, [Connection(7)]);
    assert_eq!(refusal(&hall.ask(8, hello)), Some(Refusal::NoSpectators));
    assert_eq!(refusal(&hall.ask(1, chat())), Some(Refusal::NoChat));
}

#[test]
fn tables_that_cannot_be_are_refused() {
    let sound = any_setup();
    let person = sound.chairs[0];
    let refused = |setup: Setup| Table::new(setup, 0).err();
    assert_eq!(refused(Setup { id: "a b".to_owned(), ..sound.clone() }), Some(BadSetup::Id));
    assert_eq!(refused(Setup { host: Seat(9), ..sound.clone() }), Some(BadSetup::Host(Seat(9))));
    let chairs = vec![person; sound.chairs.len()];
    assert_eq!(refused(Setup { chairs, ..sound.clone() }), Some(BadSetup::SameLink(Seat(0), Seat(1))));
    let time = Some(TimeRule::PerMove { ms: 10 });
    assert_eq!(refused(Setup { time, ..sound.clone() }), Some(BadSetup::Time(10)));
    let too_long = Some(BadSetup::TooLong(u64::MAX));
    assert_eq!(refused(Setup { grace_ms: Some(u64::MAX), ..sound.clone() }), too_long);
    let time = Some(TimeRule::PerGame { ms: 10_000, increment_ms: u64::MAX });
    assert_eq!(refused(Setup { time, ..sound.clone() }), too_long);
    let game = "no-such-game".to_owned();
    assert!(matches!(refused(Setup { game, ..sound.clone() }), Some(BadSetup::Game(_))));
    let chairs = vec![person];
    assert!(matches!(refused(Setup { chairs, ..sound }), Some(BadSetup::Game(_))));
}
