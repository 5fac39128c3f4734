//! Moves that count once, numbers and hashes, coming back, rematches, records.

use engine::Record;
use table::fairness::{Commitment, Contribution, Secret};
use table::log::{BadLog, Entry, Fact, Mover};
use table::wire::{FromTable, Refusal, TableState, ToTable};
use table::{Connection, Input, Table};

use crate::hall::{Hall, link, pick, setup};
use crate::{games, luck, refusal};

fn hello(seat: u8, seen: Option<u64>) -> ToTable {
    ToTable::Hello { link: Some(link(seat)), seen, scenes: false }
}

fn table_state(hall: &mut Hall) -> TableState {
    match hall.ask(0, hello(0, None)).pop() {
        Some(FromTable::Welcome { table, .. }) => *table,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_move_sent_twice_counts_once_and_is_answered_alike() {
    for (game, seats) in games() {
        let mut hall = Hall::seated(setup(game, seats));
        let seat = hall.look(0).asked.first().unwrap().0;
        let look = hall.look(seat);
        let play =
            ToTable::Play { key: "k".to_owned(), expect: look.version.unwrap(), mv: look.moves[0].clone() };
        let first = hall.ask(seat.into(), play.clone());
        assert!(matches!(&first[..], [FromTable::Done { .. }, FromTable::News { .. }]), "{game}: {first:?}");
        let stored = hall.log.len();
        assert_eq!(hall.ask(seat.into(), play.clone()), first[..1]);
        hall.crash();
        hall.hello(seat);
        assert_eq!(hall.ask(seat.into(), play), first[..1], "even after the table went down");
        assert_eq!(hall.log.len(), stored);
        let FromTable::Done { n, .. } = first[0] else { unreachable!() };
        let by = Mover::Person { key: "k".to_owned() };
        assert!(matches!(&hall.log[n as usize - 1].fact, Fact::Moved { by: found, .. } if *found == by));
    }
}

#[test]
fn what_cannot_be_is_refused_and_changes_nothing() {
    for (game, seats) in games() {
        let mut hall = Hall::seated(setup(game, seats));
        let seat = hall.look(0).asked.first().unwrap().0;
        let other = (0..seats).find(|other| *other != seat).unwrap();
        let look = hall.look(seat);
        let (version, legal) = (look.version.unwrap(), look.moves[0].clone());
        let (stored, others_view) = (hall.log.len(), hall.look(other).view);
        let play =
            |key: &str, expect, mv: &str| ToTable::Play { key: key.to_owned(), expect, mv: mv.to_owned() };
        let others_version = hall.look(other).version.unwrap();
        let tries = [
            (seat, play("a", version + 1, &legal), Refusal::Stale),
            (seat, play("b", version - 1, &legal), Refusal::Stale),
            (seat, play("", version, &legal), Refusal::BadText),
            (seat, play(&"k".repeat(65), version, &legal), Refusal::BadText),
            (seat, play("c", version, "honk honk"), Refusal::BadNotation),
            (other, play("d", others_version, &legal), Refusal::NotYourTurn),
            (seat, ToTable::Resume {}, Refusal::NotPaused),
            (seat, ToTable::Answer { offer: 1, yes: true }, Refusal::NoSuchOffer),
            (seat, ToTable::Rematch { game: 1, contribution: None, promise: None }, Refusal::NotOver),
            (seat, ToTable::Rematch { game: 2, contribution: None, promise: None }, Refusal::Stale),
            (seat, ToTable::Chat { text: "x".repeat(501) }, Refusal::BadText),
        ];
        for (who, message, code) in tries {
            hall.heard(other.into());
            assert_eq!(refusal(&hall.ask(who.into(), message)), Some(code), "{game}");
            if who != other {
                assert!(hall.heard(other.into()).is_empty(), "only the sender hears of it");
            }
        }
        assert_eq!((hall.log.len(), hall.look(other).view), (stored, others_view), "{game}");
        assert!(matches!(hall.play(seat, &legal)[0], FromTable::Done { .. }), "what was fine is still fine");
    }
}

/// A viewer's program that believes only what it is told, and checks that it fits together.
#[derive(Default)]
struct Follower {
    n: u64,
    hash: String,
}

impl Follower {
    fn hear(&mut self, message: FromTable) {
        match message {
            FromTable::Welcome { n, hash, game, .. } => {
                assert_eq!(hash, game.view.hash());
                (self.n, self.hash) = (n, hash);
            }
            FromTable::News { from, n, hash, what, game, .. } => {
                assert_eq!((from, n), (self.n, self.n + what.len() as u64), "nothing is left out");
                match game {
                    Some(game) => assert_eq!(hash, game.view.hash()),
                    None => assert_eq!(hash, self.hash),
                }
                (self.n, self.hash) = (n, hash);
            }
            _ => {}
        }
    }
}

#[test]
fn news_follows_news_and_hashes_fit_for_every_viewer() {
    for (game, seats) in games() {
        let mut hall = Hall::seated(setup(game, seats));
        let watchers: Vec<u64> = (10..=10 + u64::from(seats)).collect();
        for (seat, watcher) in (0u8..).zip(&watchers) {
            let link = (seat < seats).then(|| link(seat));
            hall.say(*watcher, ToTable::Hello { link, seen: None, scenes: seat % 2 == 0 });
        }
        let mut followers: Vec<_> = watchers.iter().map(|_| Follower::default()).collect();
        let mut rng = luck(game);
        while hall.finished.is_empty() {
            hall.play_any(&mut rng);
            hall.say(0, ToTable::Chat { text: "Hm.".to_owned() });
        }
        for (watcher, follower) in watchers.iter().zip(&mut followers) {
            hall.heard(*watcher).into_iter().for_each(|message| follower.hear(message));
            assert_eq!(follower.n, hall.log.len() as u64, "{game}");
        }
    }
}

#[test]
fn who_comes_back_is_told_what_was_missed() {
    for (game, seats) in games() {
        let mut rng = luck(game);
        let mut hall = Hall::seated(setup(game, seats));
        let watcher = 10;
        hall.say(watcher, hello(0, None));
        hall.heard(watcher);
        for _ in 0..6 {
            let seen = hall.log.len() as u64;
            hall.play_any(&mut rng);
            if !hall.finished.is_empty() {
                break;
            }
            hall.play_any(&mut rng);
            let missed: Vec<_> = hall
                .heard(watcher)
                .into_iter()
                .flat_map(|message| match message {
                    FromTable::News { what, .. } => what,
                    other => panic!("{other:?}"),
                })
                .collect();
            let back = |hall: &mut Hall| match hall.ask(11, hello(0, Some(seen))).pop() {
                Some(FromTable::Welcome { missed, .. }) => missed,
                other => panic!("{other:?}"),
            };
            assert_eq!(back(&mut hall), Some(missed.clone()), "{game}");
            hall.crash();
            assert_eq!(back(&mut hall), Some(missed), "{game}: also after the table went down");
            (0..seats).for_each(|seat| hall.hello(seat));
            hall.say(watcher, hello(0, None));
            hall.heard(watcher);
        }
        for unknown in [0, u64::MAX] {
            let welcome = hall.ask(11, hello(0, Some(unknown))).pop();
            assert!(matches!(welcome, Some(FromTable::Welcome { missed: None, .. })), "{game}: {unknown}");
        }
    }
}

#[test]
fn a_table_that_comes_back_is_the_table_that_was() {
    for (game, seats) in games() {
        let mut rng = luck(game);
        let mut hall = Hall::seated(setup(game, seats));
        while hall.finished.is_empty() {
            let looks: Vec<_> = (0..seats).map(|seat| hall.look(seat)).collect();
            hall.crash();
            let again: Vec<_> = (0..seats).map(|seat| hall.look(seat)).collect();
            assert_eq!(looks, again, "{game}");
            hall.play_any(&mut rng);
        }
    }
}

#[test]
fn a_half_stored_batch_is_completed() {
    for (game, seats) in games() {
        let mut rng = luck(game);
        let mut hall = Hall::seated(setup(game, seats));
        while hall.finished.is_empty() {
            let before = hall.log.len();
            hall.play_any(&mut rng);
            let whole = hall.log.clone();
            // Only a part of what belongs together reached the disk.
            hall.log.truncate(before + 1);
            hall.crash();
            let facts = |log: &[Entry]| log.iter().map(|entry| entry.fact.clone()).collect::<Vec<_>>();
            assert_eq!(facts(&hall.log), facts(&whole), "{game}: luck comes as it came");
            (0..seats).for_each(|seat| hall.hello(seat));
        }
    }
}

#[test]
fn logs_that_cannot_be_are_refused() {
    let (game, seats) = games().next().unwrap();
    let mut hall = Hall::seated(setup(game, seats));
    let mut rng = luck(game);
    (0..4).for_each(|_| _ = hall.play_any(&mut rng));
    let replay = |log: &[Entry]| Table::replay(log, 0).err();
    assert_eq!(replay(&hall.log), None);
    assert_eq!(replay(&[]), Some(BadLog::NotOpened));
    assert_eq!(replay(&hall.log[1..]), Some(BadLog::NotOpened));
    let mut rules = hall.log.clone();
    if let Fact::Opened { rules, .. } = &mut rules[0].fact {
        *rules += 1;
    }
    assert!(matches!(replay(&rules), Some(BadLog::Rules { .. })));
    let mut twice = hall.log.clone();
    twice.push(twice[0].clone());
    assert!(matches!(replay(&twice), Some(BadLog::Fact { at, .. }) if at == hall.log.len()));
    let mut secret = hall.log.clone();
    if let Fact::Opened { setup, .. } = &mut secret[0].fact {
        setup.secret = Secret([43; 32]);
    }
    assert_eq!(replay(&secret), Some(BadLog::Luck), "what was drawn does not fit another secret");
    for at in 1..hall.log.len() {
        let mut gap = hall.log.clone();
        gap.remove(at);
        // Some holes make another possible story; none may bring the program down.
        let _ = replay(&gap);
    }
}

#[test]
fn the_story_so_far_can_be_asked_for() {
    for (game, seats) in games() {
        let mut hall = Hall::seated(setup(game, seats));
        let mut rng = luck(game);
        (0..3).for_each(|_| _ = hall.play_any(&mut rng));
        let steps = hall.look(0).steps;
        let story = |hall: &mut Hall, from| match hall.ask(0, ToTable::Story { from }).pop() {
            Some(FromTable::Story { told, .. }) => told,
            other => panic!("{other:?}"),
        };
        let whole = story(&mut hall, 0);
        assert_eq!(whole.len(), steps as usize, "{game}");
        assert_eq!(story(&mut hall, 2), whole[2..]);
        assert!(story(&mut hall, u32::MAX).is_empty());
    }
}

#[test]
fn scenes_and_words_come_to_those_who_ask_for_them() {
    for (game, seats) in games() {
        let mut hall = Hall::seated(setup(game, seats));
        let seat = hall.look(0).asked.first().unwrap().0;
        let hello = ToTable::Hello { link: Some(link(seat)), seen: None, scenes: true };
        let Some(FromTable::Welcome { game: state, .. }) = hall.ask(10, hello).pop() else {
            panic!("a hello is answered by a welcome")
        };
        assert_eq!(state.words.map(|words| words.len()), Some(state.moves.len()), "{game}");
        assert!(state.scene.is_some_and(|scene| !scene.areas.is_empty()));
        assert_eq!(hall.look(seat).scene, None);
    }
}

#[test]
fn a_rematch_begins_when_all_people_agree() {
    for (game, seats) in games() {
        let mut hall = Hall::seated(setup(game, seats));
        let mut rng = luck(game);
        let first = table_state(&mut hall).luck.commitment;
        hall.play_until(&mut rng, |_| false);
        let over = table_state(&mut hall);
        let revealed = over.luck.revealed.expect("the secret is shown with the result");
        assert_eq!(revealed.commitment(), first, "{game}: as it was promised");
        for seat in 0..seats {
            assert_eq!(table_state(&mut hall).number, 1, "{game} waits for all");
            let contribution = Contribution([100 + seat; 32]);
            let again = ToTable::Rematch { game: 1, contribution: Some(contribution), promise: None };
            hall.say(seat.into(), again.clone());
            assert_eq!(refusal(&hall.ask(seat.into(), again)), Some(Refusal::Stale), "once is enough");
        }
        let next = table_state(&mut hall);
        assert_eq!((next.number, next.luck.revealed), (2, None));
        assert_eq!(next.luck.commitment, over.luck.commitment, "promised before anybody agreed");
        hall.crash();
        (0..seats).for_each(|seat| hall.hello(seat));
        hall.play_until(&mut rng, |_| false);
        assert_eq!(hall.finished.len(), 2, "{game}");
        hall.finished.iter().for_each(fairness_adds_up);
    }
}

/// The record's seed is what its secret and contributions give, and its commitment is the secret's.
fn fairness_adds_up(record: &Record) {
    let fairness = record.fairness.clone().expect("online games can be checked");
    let secret = Secret::try_from(fairness.secret.clone().unwrap()).unwrap();
    let contributions = fairness.contributions.clone().unwrap();
    let contributions: Vec<_> =
        contributions.into_iter().map(|text| Contribution::try_from(text).unwrap()).collect();
    assert_eq!(secret.reveal(fairness.table.as_deref().unwrap(), &contributions, &[]), fairness);
    assert_eq!(Commitment::try_from(fairness.commitment.unwrap()), Ok(secret.commitment()));
    let text = serde_json::to_string(record).unwrap();
    assert_eq!(Record::read(&text).as_ref(), Ok(record));
    let found = table::verify(text.as_bytes()).unwrap_or_else(|flaw| panic!("{flaw}"));
    assert!(found.promised && found.checksum && found.over, "{found:?}");
}

#[test]
fn two_windows_of_one_player_hear_the_same() {
    let (game, seats) = games().next().unwrap();
    let mut hall = Hall::seated(setup(game, seats));
    hall.say(10, hello(0, None));
    hall.heard(10);
    hall.heard(0);
    hall.say(1, ToTable::Chat { text: "Hello".to_owned() });
    assert_eq!(hall.heard(0), hall.heard(10));
    hall.input(Input::Gone { from: Connection(10) });
    hall.say(1, ToTable::Chat { text: "Hello?".to_owned() });
    assert!(matches!(hall.heard(0)[..], [FromTable::News { .. }]), "the other is still there");
    assert!(hall.heard(10).is_empty());
    let mut rng = luck(game);
    let mv = pick(&["moo"], &mut rng);
    assert_eq!(refusal(&hall.ask(10, ToTable::Chat { text: (*mv).to_owned() })), Some(Refusal::HelloFirst));
}
