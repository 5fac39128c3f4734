//! Undo: free until something was revealed, by consent afterwards, and never for better luck.

use engine::{History, Seat, Step, TableGame, Turn, Viewer, Visitor};
use table::log::Fact;
use table::wire::{FromTable, Happening, Refusal, ToTable};
use table::{Chair, Setup};

use crate::hall::{Hall, link, pick, setup};
use crate::{games, luck, refusal};

/// The seat asks to take its last move back; tells what it is answered.
fn undo(hall: &mut Hall, seat: u8) -> Vec<FromTable> {
    let expect = hall.look(seat).version.expect("players have versions");
    hall.ask(seat.into(), ToTable::Undo { expect })
}

/// The number of the offer that is open.
fn offer(hall: &mut Hall) -> Option<u64> {
    match hall.ask(0, ToTable::Hello { link: Some(link(0)), seen: None, scenes: false }).pop() {
        Some(FromTable::Welcome { table, .. }) => table.offer.map(|offer| offer.offer),
        other => panic!("{other:?}"),
    }
}

/// What luck has brought so far.
fn drawn(hall: &Hall) -> Vec<&str> {
    let outcomes = hall.log.iter().filter_map(|entry| match &entry.fact {
        Fact::Drawn { outcome } => Some(outcome.as_str()),
        _ => None,
    });
    outcomes.collect()
}

/// What happened last.
fn last_fact(hall: &Hall) -> &Fact {
    &hall.log.last().expect("there is a log").fact
}

#[test]
fn a_move_is_taken_back_freely_until_something_is_revealed() {
    let mut seen = 0;
    for (game, seats) in games() {
        let mut rng = luck(game);
        let mut hall = Hall::seated(setup(game, seats));
        for _ in 0..40 {
            let before = hall.look(0);
            let views: Vec<_> = (0..seats).map(|seat| hall.look(seat).view).collect();
            if before.result.is_some() {
                break;
            }
            let seat = hall.play_any(&mut rng);
            if !matches!(last_fact(&hall), Fact::Moved { .. }) || hall.look(0).result.is_some() {
                continue;
            }
            undo(&mut hall, seat);
            if *last_fact(&hall) == (Fact::Undone { seat: Seat(seat) }) {
                let after: Vec<_> = (0..seats).map(|seat| hall.look(seat).view).collect();
                assert_eq!(after, views, "{game}: all is as it was");
                seen += 1;
                hall.play_any(&mut rng);
            }
        }
    }
    assert!(seen > 10, "only {seen} moves could be taken back");
}

#[test]
fn after_luck_everybody_is_asked_and_the_same_luck_comes_again() {
    for (game, seats) in games() {
        let mut rng = luck(game);
        let mut hall = Hall::seated(setup(game, seats));
        // A move that made luck decide, in the middle of the game.
        let (seat, mv, before) = loop {
            let game = hall.look(0);
            let seat = game.asked.first().expect("somebody is asked").0;
            let mv = pick(&hall.look(seat).moves, &mut rng).clone();
            let before = drawn(&hall).len();
            hall.play(seat, &mv);
            if drawn(&hall).len() > before {
                break (seat, mv, before);
            }
        };
        let outcomes = drawn(&hall)[before..].join(" ");
        let versions: Vec<_> = (0..seats).map(|seat| hall.look(seat).version).collect();
        let news = undo(&mut hall, seat);
        assert!(matches!(news[..], [FromTable::News { .. }]), "{game}: {news:?}");
        let number = offer(&mut hall).expect("the others are asked");
        for other in (0..seats).filter(|other| *other != seat) {
            let answer = ToTable::Answer { offer: number, yes: true };
            hall.ask(other.into(), answer.clone());
            assert_eq!(refusal(&hall.ask(other.into(), answer)), Some(Refusal::NoSuchOffer));
        }
        assert_eq!(*last_fact(&hall), Fact::Undone { seat: Seat(seat) }, "{game}");
        for (other, before) in (0..seats).zip(versions) {
            assert_ne!(hall.look(other).version, before, "{game}: nobody's move is meant for this any more");
        }
        let again = drawn(&hall).len();
        hall.play(seat, &mv);
        assert_eq!(drawn(&hall)[again..].join(" "), outcomes, "{game}: no fishing for better luck");
        // The log tells of both, and the table still comes back from it.
        hall.crash();
    }
}

#[test]
fn one_no_is_enough_and_a_new_move_ends_the_question() {
    for (game, seats) in games() {
        let mut rng = luck(game);
        let mut hall = Hall::seated(setup(game, seats));
        let mut asked = 0;
        while asked < 4 && hall.finished.is_empty() {
            let seat = hall.play_any(&mut rng);
            if !hall.finished.is_empty() {
                break;
            }
            undo(&mut hall, seat);
            let Some(number) = offer(&mut hall) else {
                // It could be taken back freely; make another move, and keep that one.
                hall.play_any(&mut rng);
                continue;
            };
            asked += 1;
            if asked % 2 == 0 {
                let other = u64::from(seat == 0);
                hall.say(other, ToTable::Answer { offer: number, yes: false });
            } else {
                hall.play_any(&mut rng);
            }
            assert_eq!(offer(&mut hall), None, "{game}");
            let late = hall.ask(0, ToTable::Answer { offer: number, yes: true });
            assert_eq!(refusal(&late), Some(Refusal::NoSuchOffer));
        }
    }
}

#[test]
fn a_sealed_choice_is_taken_back_while_others_choose() {
    let mut seen = 0;
    for (game, seats) in games() {
        let mut rng = luck(game);
        for _ in 0..8 {
            let mut hall = Hall::seated(setup(game, seats));
            if !hall.play_until(&mut rng, |game| game.asked.len() > 1) {
                continue;
            }
            let asked: Vec<u8> = hall.look(0).asked.iter().map(|seat| seat.0).collect();
            let versions: Vec<_> = asked.iter().map(|seat| hall.look(*seat).version).collect();
            for seat in &asked[..asked.len() - 1] {
                let mv = pick(&hall.look(*seat).moves, &mut rng).clone();
                hall.play(*seat, &mv);
            }
            // The first to choose takes it back, though others have chosen since.
            undo(&mut hall, asked[0]);
            assert_eq!(*last_fact(&hall), Fact::Undone { seat: Seat(asked[0]) });
            let open = hall.look(0).asked;
            assert!(open.contains(Seat(asked[0])) && open.len() == 2, "the others' choices stand: {open:?}");
            let last = *asked.last().unwrap();
            assert_eq!(hall.look(last).version, versions[asked.len() - 1], "and they need not look again");
            seen += 1;
        }
    }
    assert!(seen > 0, "some game has choices made together");
}

#[test]
fn the_last_to_choose_has_seen_the_others_choices_and_must_ask() {
    let mut seen = 0;
    for (game, seats) in games() {
        let mut rng = luck(game);
        for _ in 0..2 {
            let mut hall = Hall::seated(setup(game, seats));
            if !hall.play_until(&mut rng, |game| game.asked.len() > 1) {
                continue;
            }
            let mut last = 0;
            for _ in 0..hall.look(0).asked.len() {
                last = hall.play_any(&mut rng);
            }
            if hall.finished.is_empty() {
                undo(&mut hall, last);
                assert_eq!(
                    *last_fact(&hall),
                    Fact::Requested { seat: Seat(last), what: table::Request::Undo },
                    "{game}"
                );
                seen += 1;
            }
        }
    }
    assert!(seen > 0, "some game has choices made together");
}

#[test]
fn undo_said_twice_takes_back_once() {
    for (game, seats) in games() {
        let mut rng = luck(game);
        let mut hall = Hall::seated(setup(game, seats));
        let seat = loop {
            let seat = hall.play_any(&mut rng);
            let expect = hall.look(seat).version.unwrap();
            hall.say(seat.into(), ToTable::Undo { expect });
            if matches!(last_fact(&hall), Fact::Undone { .. }) {
                assert_eq!(refusal(&hall.ask(seat.into(), ToTable::Undo { expect })), Some(Refusal::Stale));
                break Some(seat);
            }
            if !hall.finished.is_empty() {
                break None;
            }
        };
        let Some(seat) = seat else { continue };
        // The move that was taken back is not made again by a late copy of it.
        let before = hall.log.len();
        let expect = hall.look(seat).version.unwrap() - 2;
        let mv = hall.look(seat).moves.swap_remove(0);
        let late = hall.ask(seat.into(), ToTable::Play { key: "late".to_owned(), expect, mv });
        assert_eq!((refusal(&late), hall.log.len()), (Some(Refusal::Stale), before), "{game}");
    }
}

#[test]
fn alone_among_bots_nobody_need_be_asked() {
    for (game, seats) in games() {
        let mut chairs = setup(game, seats).chairs;
        chairs[1..].fill(Chair::Bot { level: players::Level::Random });
        let mut hall = Hall::seated(Setup { chairs, ..setup(game, seats) });
        let mut rng = luck(game);
        hall.run_bots();
        hall.play_any(&mut rng);
        hall.run_bots();
        let news = undo(&mut hall, 0);
        let undone = Happening::Undone { seat: Seat(0) };
        let told = news.iter().any(|message| match message {
            FromTable::News { what, .. } => what.contains(&undone),
            _ => false,
        });
        assert!(told, "{game}: {news:?}");
        assert!(hall.look(0).asked.contains(Seat(0)), "{game}");
    }
}

#[test]
fn nothing_is_taken_back_before_the_first_move_or_after_the_end() {
    for (game, seats) in games() {
        let mut hall = Hall::seated(setup(game, seats));
        assert_eq!(refusal(&undo(&mut hall, 0)), Some(Refusal::NothingToUndo), "{game}");
        hall.play_until(&mut luck(game), |_| false);
        assert_eq!(refusal(&undo(&mut hall, 0)), Some(Refusal::GameOver), "{game}: the secret is out");
    }
}

/// The rule for free undo looks only at who was asked when. It is right as long as no game lets a single
/// seat uncover something by a move alone, without luck; this finds a game that does.
#[test]
fn no_lone_move_shows_its_maker_anything_new() {
    struct Foreseen;
    impl Visitor for Foreseen {
        type Output = ();
        fn visit<G: TableGame>(self) {
            let mut rng = luck(G::FACTS.id);
            for _ in 0..20 {
                let mut history = History::<G>::new(G::Options::default(), G::FACTS.seats.0).unwrap();
                while !history.game().is_over() {
                    let game = history.game().clone();
                    let step = match game.turn() {
                        Turn::Chance => Step::Chance(game.roll(&mut rng, &mut Vec::new())),
                        Turn::Decide(seats) => {
                            let seat = seats.first().unwrap();
                            Step::Move(seat, game.random_move(seat, &mut rng, &mut Vec::new()))
                        }
                        Turn::Over => unreachable!("the game is not over"),
                    };
                    history.step(step, None).unwrap();
                    if let (Step::Move(seat, _), Turn::Decide(_)) = (step, history.game().turn()) {
                        let me = Viewer::Seat(seat);
                        for _ in 0..4 {
                            let mut world = G::possible_world(&game.view(me), &mut rng);
                            world.step(&step).expect("a seat knows what it may do");
                            assert_eq!(world.view(me), history.game().view(me), "{}: {step:?}", G::FACTS.id);
                        }
                    }
                }
            }
        }
    }
    games().for_each(|(game, _)| games::visit(game, Foreseen).expect("the game is known"));
}
