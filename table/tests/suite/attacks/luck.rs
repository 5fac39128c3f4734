//! Row 23: nobody chooses what they add to the luck once they know what others add, not even with the dealer.

use table::fairness::Contribution;
use table::wire::{LuckState, Refusal, ToTable};

use super::{come, hello, own};
use crate::hall::{Hall, link, pick, setup};
use crate::{games, luck, refusal};

fn contribution(seat: u8) -> Contribution {
    Contribution([seat + 1; 32])
}

fn sit(seat: u8) -> ToTable {
    let (name, promise) = (format!("Player {seat}"), Some(contribution(seat).promise()));
    ToTable::Sit { name, contribution: None, promise, link: Some(own(seat)) }
}

fn reveal(seat: u8, round: u32) -> ToTable {
    ToTable::Reveal { round, contribution: contribution(seat) }
}

fn luck_of(hall: &Hall) -> LuckState {
    hall.table.state().luck
}

/// Everybody has sat down and promised.
fn promised(game: &str, seats: u8) -> Hall {
    let mut hall = Hall::new(setup(game, seats));
    for seat in 0..seats {
        assert!(!luck_of(&hall).reveal, "{game}: not all have promised");
        hall.say(seat.into(), hello(&link(seat)));
        hall.say(seat.into(), sit(seat));
    }
    hall
}

#[test]
fn row_23_everybody_promises_before_anybody_shows_anything() {
    for (game, seats) in games() {
        let mut hall = Hall::new(setup(game, seats));
        hall.say(0, hello(&link(0)));
        hall.say(0, sit(0));
        assert_eq!(refusal(&hall.ask(0, reveal(0, 0))), Some(Refusal::TooSoon), "{game}");
        let mut hall = promised(game, seats);
        assert!(luck_of(&hall).reveal && hall.table.state().number == 0, "{game}");
        assert!(luck_of(&hall).contributions.iter().all(Option::is_none), "{game}");
        // The last to show knows all the others, and can no longer choose.
        (0..seats - 1).for_each(|seat| hall.say(seat.into(), reveal(seat, 0)));
        let last = seats - 1;
        let other = ToTable::Reveal { round: 0, contribution: Contribution([99; 32]) };
        assert_eq!(refusal(&hall.ask(last.into(), other)), Some(Refusal::BrokenPromise), "{game}");
        let promise = ToTable::Promise { round: 0, promise: Contribution([99; 32]).promise() };
        assert_eq!(refusal(&hall.ask(last.into(), promise)), Some(Refusal::BrokenPromise), "{game}");
        hall.crash();
        come(&mut hall, last.into(), &own(last)).unwrap();
        hall.say(last.into(), reveal(last, 0));
        assert_eq!(hall.table.state().number, 1, "{game} begins");
        let shown: Vec<_> = (0..seats).map(|seat| Some(contribution(seat))).collect();
        assert_eq!(luck_of(&hall).contributions, shown, "{game}");
    }
}

#[test]
fn row_23_who_gets_up_after_others_have_shown_theirs_begins_everything_anew() {
    for (game, seats) in games() {
        let mut hall = promised(game, seats);
        let last = seats - 1;
        (0..last).for_each(|seat| hall.say(seat.into(), reveal(seat, 0)));
        hall.say(last.into(), ToTable::Leave {});
        assert_eq!(luck_of(&hall).round, 1, "{game}");
        assert!(luck_of(&hall).promises.iter().all(Option::is_none), "nobody is bound: {:?}", luck_of(&hall));
        hall.say(last.into(), hello(&link(last)));
        hall.say(last.into(), sit(last));
        assert!(!luck_of(&hall).reveal && hall.table.state().number == 0, "{game}: the others promise again");
        for seat in 0..last {
            let (old, new) = (contribution(seat).promise(), Contribution([50 + seat; 32]).promise());
            let stale = hall.ask(seat.into(), ToTable::Promise { round: 0, promise: old });
            assert_eq!(refusal(&stale), Some(Refusal::Stale), "{game}");
            hall.say(seat.into(), ToTable::Promise { round: 1, promise: new });
        }
        for seat in 0..last {
            let contribution = Contribution([50 + seat; 32]);
            hall.say(seat.into(), ToTable::Reveal { round: 1, contribution });
        }
        hall.say(last.into(), reveal(last, 1));
        assert_eq!(hall.table.state().number, 1, "{game} begins");
    }
}

#[test]
fn row_23_what_is_told_at_once_is_shown_only_when_all_have_promised() {
    let (game, seats) = games().next().unwrap();
    let mut hall = Hall::new(setup(game, seats));
    hall.hello(0);
    hall.sit(0);
    let state = luck_of(&hall);
    assert_eq!(state.contributions[0], None);
    assert_eq!(
        state.promises[0],
        Some(Contribution([1; 32]).promise()),
        "though it can no longer be changed"
    );
}

#[test]
fn row_23_records_say_what_was_promised_and_both_kinds_verify() {
    for (game, seats) in games() {
        let mut hall = promised(game, seats);
        (0..seats).for_each(|seat| hall.say(seat.into(), reveal(seat, 0)));
        play_to_the_end(&mut hall, game);
        // The next game: one tells at once, as older programs do; the others promise.
        for seat in 0..seats {
            let contribution = Contribution([70 + seat; 32]);
            let again = if seat == 0 {
                ToTable::Rematch { game: 1, contribution: Some(contribution), promise: None }
            } else {
                ToTable::Rematch { game: 1, contribution: None, promise: Some(contribution.promise()) }
            };
            hall.say(seat.into(), again);
        }
        for seat in 1..seats {
            assert_eq!(hall.table.state().number, 1, "{game} waits");
            let contribution = Contribution([70 + seat; 32]);
            hall.say(seat.into(), ToTable::Reveal { round: 0, contribution });
        }
        assert_eq!(hall.table.state().number, 2, "{game}");
        play_to_the_end(&mut hall, game);
        let [first, second] = &hall.finished[..] else { panic!("{game}: two games") };
        let promises = |record: &engine::Record| record.fairness.clone().unwrap().promises.unwrap();
        assert!(promises(first).iter().all(Option::is_some), "{game}");
        assert!(promises(second)[0].is_none() && promises(second)[1].is_some(), "{game}");
        for record in [first, second] {
            let text = serde_json::to_vec(record).unwrap();
            assert!(table::verify(&text).unwrap().promised, "{game}");
            // A contribution that was not promised is found, even in a record that was sealed again.
            let mut forged = record.clone();
            forged.fairness.as_mut().unwrap().promises.as_mut().unwrap()[1] =
                Some(Contribution([99; 32]).promise().to_string());
            let flaw =
                table::verify(&serde_json::to_vec(&table::with_checksum(forged)).unwrap()).unwrap_err();
            assert_eq!(flaw, table::Flaw::Promise { seat: 1 }, "{game}");
        }
    }
}

fn play_to_the_end(hall: &mut Hall, game: &str) {
    let mut rng = luck(game);
    let games = hall.finished.len();
    while hall.finished.len() == games {
        let seat = hall.table.asked().first().unwrap().0;
        let (_, state) = come(hall, seat.into(), &own(seat)).unwrap();
        let (mv, expect) = (pick(&state.moves, &mut rng).clone(), state.version.unwrap());
        hall.say(seat.into(), ToTable::Play { key: format!("{games} {expect}"), expect, mv });
    }
}

#[test]
fn row_23_a_viewers_program_does_its_part_by_itself() {
    use table::Client;
    use table::client::Effect;
    let (game, seats) = games().next().unwrap();
    let mut hall = Hall::new(setup(game, seats));
    let mut clients: Vec<_> = (0..seats).map(|seat| Client::new(Some(link(seat)))).collect();
    for (seat, client) in (0u8..).zip(&mut clients) {
        client.use_own_link(own(seat), false);
        hall.say(seat.into(), client.connected());
    }
    // Whoever hears something says what is due; that goes on until nothing is.
    for round in 0..10 {
        for (seat, client) in (0u8..).zip(&mut clients) {
            for message in hall.heard(seat.into()) {
                for effect in client.hear(message, 0) {
                    match effect {
                        Effect::Say(due) => hall.say(seat.into(), due),
                        Effect::Sorry { .. } | Effect::Ended(_) => panic!("{effect:?}"),
                        _ => {}
                    }
                }
            }
            if round == 0 {
                hall.say(seat.into(), client.sit(format!("Player {seat}")).unwrap());
            }
        }
    }
    assert_eq!(hall.table.state().number, 1, "the game has begun");
}
