//! Rows 7, 10, 13 and 18: nobody fills the disk, tires the others or hides behind a name.

use engine::Seat;
use players::Level;
use table::wire::{FromTable, Reaction, Refusal, ToTable};

use super::{come, game_of, hello, own};
use crate::hall::{Hall, link, setup};
use crate::{games, luck, refusal};

fn any_game() -> Hall {
    let (game, seats) = games().next().unwrap();
    game_of(game, seats)
}

#[test]
fn row_10_chat_is_about_a_line_a_second_and_bounded_in_a_game() {
    let mut hall = any_game();
    let chat = || ToTable::Chat { text: "m".repeat(500) };
    let before = hall.log.len();
    (0..1_000).for_each(|_| hall.say(1, chat()));
    assert_eq!(hall.log.len() - before, 5, "a few at once");
    let refused = hall.ask(1, chat());
    assert_eq!(refusal(&refused), Some(Refusal::TooFast));
    for _ in 0..600 {
        hall.wait(1_000);
        hall.say(1, chat());
    }
    assert!((hall.log.len() - before) * 500 <= 32 * 1024, "{} lines", hall.log.len() - before);
    hall.wait(1_000);
    assert_eq!(refusal(&hall.ask(1, chat())), Some(Refusal::TooMuch));
    hall.crash();
    assert_eq!(
        refusal(&{
            come(&mut hall, 1, &own(1)).unwrap();
            hall.ask(1, chat())
        }),
        Some(Refusal::TooMuch)
    );
    come(&mut hall, 0, &own(0)).unwrap();
    assert!(matches!(hall.ask(0, chat()).last(), Some(FromTable::News { .. })), "others may still speak");
}

#[test]
fn row_7_bots_are_not_called_and_sent_away_without_end() {
    let mut hall = any_game();
    let before = hall.log.len();
    for _ in 0..2_000 {
        hall.say(1, ToTable::StandIn { level: Some(Level::Expert) });
        hall.say(1, ToTable::SendBotAway {});
    }
    assert!(hall.log.len() - before <= 20, "{}", hall.log.len() - before);
    assert!(hall.asks.len() <= 20, "{}", hall.asks.len());
}

#[test]
fn row_10_a_tables_log_is_bounded() {
    let mut hall = any_game();
    let mut switched = false;
    for _ in 0..25_000 {
        hall.wait(500);
        switched = !switched;
        hall.say(0, ToTable::Switch { chat: Some(switched), spectators: None });
    }
    assert!(hall.log.len() <= 20_000, "{}", hall.log.len());
    assert_eq!(refusal(&hall.ask(0, ToTable::Pause {})), Some(Refusal::TooMuch));
    // The game can still be played to its end.
    let mut rng = luck("end");
    while hall.finished.is_empty() {
        let seat = hall.table.asked().first().unwrap().0;
        let (_, state) = come(&mut hall, seat.into(), &own(seat)).unwrap();
        let mv = crate::hall::pick(&state.moves, &mut rng).clone();
        let expect = state.version.unwrap();
        hall.say(seat.into(), ToTable::Play { key: format!("{expect}"), expect, mv });
    }
    let again = ToTable::Rematch { game: 1, contribution: None, promise: None };
    assert_eq!(refusal(&hall.ask(0, again)), Some(Refusal::TooMuch));
}

#[test]
fn row_13_reactions_do_not_rain() {
    let mut hall = any_game();
    hall.heard(0);
    (0..100).for_each(|_| hall.say(1, ToTable::React { with: Reaction::Moo }));
    let heard = hall.heard(0);
    assert_eq!(heard.iter().filter(|message| matches!(message, FromTable::Reaction { .. })).count(), 5);
}

#[test]
fn row_13_after_a_no_nobody_asks_again_at_once() {
    let (game, seats) = games().next().unwrap();
    let time = Some(table::TimeRule::PerMove { ms: 86_400_000 });
    let mut hall = super::seated(table::Setup { time, ..setup(game, seats) });
    let mut waits = Vec::new();
    for _ in 0..3 {
        let mut waited = 0;
        while refusal(&hall.ask(1, ToTable::Pause {})) == Some(Refusal::AskedAlready) {
            hall.wait(1_000);
            waited += 1;
        }
        waits.push(waited);
        // While it stands, it is not asked twice, by whomever.
        assert_eq!(refusal(&hall.ask(1, ToTable::Pause {})), Some(Refusal::AskedAlready));
        assert_eq!(refusal(&hall.ask(0, ToTable::Pause {})), Some(Refusal::AskedAlready));
        let offer = hall.table.state().offer.expect("the others are asked").offer;
        hall.say(0, ToTable::Answer { offer, yes: false });
    }
    assert_eq!(waits, [0, 10, 20]);
}

#[test]
fn row_18_names_are_what_they_look_like() {
    let (game, seats) = games().find(|(_, seats)| *seats > 2).unwrap();
    let mut hall = Hall::new(setup(game, seats));
    let sit = |name: &str, seat: u8| ToTable::Sit {
        name: name.to_owned(),
        contribution: None,
        promise: None,
        link: Some(own(seat)),
    };
    hall.say(0, hello(&link(0)));
    hall.say(0, sit("Anna", 0));
    hall.say(1, hello(&link(1)));
    for bad in ["An\u{200b}na", "\u{202e}annA", "a\u{2028}b", "\u{3164}", "\u{1b}[2J", "a\u{9b}2J"] {
        assert_eq!(refusal(&hall.ask(1, sit(bad, 1))), Some(Refusal::BadText), "{bad:?}");
    }
    hall.say(1, sit("anna", 1));
    let name = |hall: &Hall, seat: usize| hall.table.state().seats[seat].name.clone().unwrap();
    assert_eq!(name(&hall, 1), "anna (2)");
    for bad in ["tidy\u{202e}", "\u{1b}]0;x\u{7}", "a\u{2029}b"] {
        assert_eq!(refusal(&hall.ask(1, ToTable::Chat { text: bad.to_owned() })), Some(Refusal::BadText));
    }
    if cfg!(feature = "names") {
        hall.say(2, hello(&link(2)));
        hall.say(2, sit("Аnnа", 2));
        assert_eq!(name(&hall, 2), "Аnnа (3)", "Cyrillic letters look the same");
    }
    assert_eq!(hall.table.state().host, Seat(0));
}
