//! Rows 1 to 4 and 20: nobody looks into a hand with an invitation, and nobody loses a seat by a reload.

use engine::Seat;
use players::Level;
use table::wire::{FromTable, Refusal, ToTable};
use table::{Chair, Setup};

use super::{come, game_of, goes, own, seated, sit, spectators_view};
use crate::hall::{Hall, link, setup};
use crate::{games, refusal};

fn fill(seat: u8) -> ToTable {
    ToTable::Fill { seat: Seat(seat), level: Level::Random }
}

#[test]
fn row_1_a_reload_costs_nobody_their_seat() {
    for (game, seats) in games() {
        let mut hall = game_of(game, seats);
        let (_, before) = come(&mut hall, 1, &own(1)).unwrap();
        goes(&mut hall, 1);
        hall.wait(200);
        let facts = hall.log.len();
        assert_eq!(refusal(&hall.ask(0, fill(1))), Some(Refusal::TooSoon), "{game}");
        assert_eq!(come(&mut hall, 9, &link(1)).unwrap_err(), Refusal::SeatTaken, "{game}");
        assert_eq!(hall.log.len(), facts, "nothing has happened");
        assert_eq!(come(&mut hall, 1, &own(1)), Ok((Some(Seat(1)), before)), "{game}");
    }
}

#[test]
fn row_1_after_the_wait_a_bot_plays_and_the_own_link_wins_the_seat_back() {
    for (game, seats) in games() {
        let mut hall = game_of(game, seats);
        let (_, before) = come(&mut hall, 1, &own(1)).unwrap();
        goes(&mut hall, 1);
        hall.wait(120_000);
        hall.say(0, fill(1));
        assert_eq!(hall.table.state().seats[1].bot, Some(Level::Random), "{game}");
        assert_eq!(come(&mut hall, 9, &link(1)).unwrap_err(), Refusal::SeatTaken, "the host sees nothing");
        hall.crash();
        assert_eq!(come(&mut hall, 9, &link(1)).unwrap_err(), Refusal::SeatTaken, "nor after a restart");
        let (you, after) = come(&mut hall, 1, &own(1)).unwrap();
        assert_eq!((you, after.view), (Some(Seat(1)), before.view), "{game}");
        assert_eq!(hall.table.state().seats[1].bot, None, "{game}: they play themselves");
    }
}

#[test]
fn row_1_nobody_waits_while_the_host_is_away_or_the_game_is_paused() {
    let (game, seats) = games().next().unwrap();
    let mut hall = game_of(game, seats);
    (1..seats).for_each(|seat| goes(&mut hall, seat.into()));
    goes(&mut hall, 0);
    hall.wait(3_600_000);
    come(&mut hall, 0, &own(0)).unwrap();
    assert_eq!(refusal(&hall.ask(0, fill(1))), Some(Refusal::TooSoon), "nobody has waited yet");
    hall.say(0, ToTable::Pause {});
    hall.wait(3_600_000);
    assert_eq!(refusal(&hall.ask(0, fill(1))), Some(Refusal::Paused));
    hall.say(0, ToTable::Resume {});
    assert_eq!(refusal(&hall.ask(0, fill(1))), Some(Refusal::TooSoon), "a pause is no waiting");
}

#[test]
fn row_2_who_is_back_first_after_a_restart_gets_nothing_by_it() {
    for (game, seats) in games() {
        let mut hall = game_of(game, seats);
        let views: Vec<_> =
            (0..seats).map(|seat| come(&mut hall, seat.into(), &own(seat)).unwrap()).collect();
        hall.wait(3_600_000);
        hall.crash();
        come(&mut hall, 0, &own(0)).unwrap();
        for seat in 1..seats {
            assert_eq!(refusal(&hall.ask(0, fill(seat))), Some(Refusal::TooSoon), "{game}");
            assert_eq!(come(&mut hall, 9, &link(seat)).unwrap_err(), Refusal::SeatTaken, "{game}");
        }
        for (seat, view) in (0..seats).zip(views) {
            assert_eq!(come(&mut hall, seat.into(), &own(seat)), Ok(view), "{game}: nobody is locked out");
        }
    }
}

#[test]
fn row_3_an_invitation_ends_when_its_seat_is_filled() {
    for (game, seats) in games() {
        let last = seats - 1;
        let mut hall = Hall::new(setup(game, seats));
        // Somebody has opened the invitation, and not sat down.
        hall.say(8, super::hello(&link(last)));
        for seat in 0..last {
            hall.say(seat.into(), super::hello(&link(seat)));
            hall.say(seat.into(), sit(seat));
        }
        hall.heard(8);
        hall.say(0, fill(last));
        let told = hall.heard(8);
        assert!(matches!(told.last(), Some(FromTable::Goodbye { code: Refusal::SeatTaken, .. })), "{told:?}");
        assert!(hall.table.state().number == 1, "{game} has begun");
        for _ in 0..2 {
            assert_eq!(come(&mut hall, 9, &link(last)).unwrap_err(), Refusal::SeatTaken, "{game}");
            assert_eq!(refusal(&hall.ask(9, sit(last))), Some(Refusal::HelloFirst), "{game}");
            hall.crash();
        }
    }
}

#[test]
fn row_3_a_bots_seat_is_given_to_a_person_only_if_another_person_agrees() {
    for (game, seats) in games() {
        let last = usize::from(seats) - 1;
        let mut chairs = setup(game, seats).chairs;
        chairs[last] = Chair::Bot { level: Level::Random };
        let mut hall = Hall::new(Setup { chairs, ..setup(game, seats) });
        for seat in 0..seats - 1 {
            hall.say(seat.into(), super::hello(&link(seat)));
            hall.say(seat.into(), sit(seat));
        }
        let fresh = "f".repeat(40);
        let invite = ToTable::Invite { seat: Seat(last as u8), link: fresh.clone() };
        if seats == 2 {
            assert_eq!(refusal(&hall.ask(0, invite)), Some(Refusal::NobodyToAgree), "{game}");
            assert_eq!(come(&mut hall, 9, &fresh).unwrap_err(), Refusal::NoSuchLink, "{game}");
            continue;
        }
        hall.say(0, invite);
        assert_eq!(come(&mut hall, 9, &fresh).unwrap_err(), Refusal::NoSuchLink, "nobody has agreed");
        let offer = hall.table.state().offer.expect("the others are asked");
        hall.say(1, ToTable::Answer { offer: offer.offer, yes: true });
        assert_eq!(hall.table.state().offer, None, "{game}");
        let seen = spectators_view(&mut hall);
        let (you, invited) = come(&mut hall, 9, &fresh).unwrap();
        assert_eq!((you, invited.view, invited.moves), (None, seen.view, Vec::new()), "as spectators see it");
        let welcome = hall.ask(9, sit(last as u8)).pop();
        let there = matches!(welcome, Some(FromTable::Welcome { you: Some(Seat(seat)), .. }) if usize::from(seat) == last);
        assert!(there, "{welcome:?}");
        assert_eq!(come(&mut hall, 8, &fresh).unwrap_err(), Refusal::NoSuchLink, "it was for one");
    }
}

#[test]
fn row_3_who_got_up_does_not_look_on_from_the_seat() {
    let (game, seats) = games().next().unwrap();
    let last = seats - 1;
    let mut hall = Hall::new(setup(game, seats));
    for seat in 0..seats {
        if seat == last {
            hall.say(last.into(), super::hello(&link(last)));
        } else {
            hall.say(seat.into(), super::hello(&link(seat)));
            hall.say(seat.into(), sit(seat));
        }
    }
    // Sits down and gets up again, before the luck is promised by all.
    let name = "Eve".to_owned();
    hall.say(last.into(), ToTable::Sit { name, contribution: None, promise: None, link: Some(own(last)) });
    hall.say(last.into(), ToTable::Leave {});
    hall.heard(last.into());
    hall.say(0, fill(last));
    let told = hall.heard(last.into());
    assert_eq!(hall.table.state().number, 1, "the game has begun");
    assert!(matches!(told.last(), Some(FromTable::Goodbye { code: Refusal::SeatTaken, .. })), "{told:?}");
    assert!(!told.iter().any(|message| matches!(message, FromTable::News { game: Some(_), .. })), "{told:?}");
}

#[test]
fn row_3_an_invitation_ends_when_the_person_is_back() {
    let (game, seats) = games().next().unwrap();
    let mut hall = game_of(game, seats);
    hall.say(1, ToTable::Leave {});
    let fresh = "f".repeat(40);
    hall.agree(0, ToTable::Invite { seat: Seat(1), link: fresh.clone() });
    come(&mut hall, 9, &fresh).unwrap();
    // The one who left is back before anybody else sits down: the seat is theirs.
    let (you, _) = come(&mut hall, 1, &own(1)).unwrap();
    assert_eq!(you, Some(Seat(1)));
    let told = hall.heard(9);
    assert!(matches!(told.last(), Some(FromTable::Goodbye { code: Refusal::SeatTaken, .. })), "{told:?}");
    assert_eq!(refusal(&hall.ask(9, sit(1))), Some(Refusal::HelloFirst));
    assert_eq!(come(&mut hall, 8, &fresh).unwrap_err(), Refusal::NoSuchLink);
}

#[test]
fn row_4_whoever_sent_an_invitation_sees_nothing_through_it() {
    for (game, seats) in games() {
        let mut hall = seated(setup(game, seats));
        for seat in 0..seats {
            assert_eq!(come(&mut hall, 9, &link(seat)).unwrap_err(), Refusal::SeatTaken, "{game}");
            assert!(come(&mut hall, 9, &own(seat)).is_ok(), "{game}");
        }
    }
}

#[test]
fn row_20_nobody_sits_down_under_a_link_of_another_seat() {
    let (game, seats) = games().next().unwrap();
    let mut hall = Hall::new(Setup { chairs: with_long_links(game, seats), ..setup(game, seats) });
    hall.say(0, super::hello(&long_link(0)));
    hall.say(1, super::hello(&long_link(1)));
    hall.say(1, sit(1));
    for taken in [long_link(2), long_link(1), long_link(0), own(1)] {
        let name = "Eve".to_owned();
        let sit = ToTable::Sit { name, contribution: None, promise: None, link: Some(taken.clone()) };
        assert_eq!(refusal(&hall.ask(0, sit)), Some(Refusal::LinkTaken), "{taken}");
        let invite = ToTable::Invite { seat: Seat(2), link: taken };
        assert_eq!(refusal(&hall.ask(0, invite)), Some(Refusal::NotSeated));
    }
    hall.say(0, sit(0));
    let invite = ToTable::Invite { seat: Seat(2), link: own(1) };
    assert_eq!(refusal(&hall.ask(0, invite)), Some(Refusal::LinkTaken));
    assert!(come(&mut hall, 2, &long_link(2)).is_ok(), "the third guest still arrives at their seat");
}

fn long_link(seat: u8) -> String {
    format!("invitation{seat}").repeat(4)
}

fn with_long_links(game: &str, seats: u8) -> Vec<Chair> {
    let link = |seat| table::fairness::LinkHash::of(&long_link(seat));
    assert!(setup(game, seats).chairs.len() == usize::from(seats));
    (0..seats).map(|seat| Chair::Person { link: link(seat) }).collect()
}
