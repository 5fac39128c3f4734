//! Whole games at one screen, in memory.

use std::collections::BTreeSet;

use cli::{Act, Opening, Player, Reply, Session};
use engine::{AnyGame, Fast, Hints, Lang, Seat, Turn, Viewer, Visitor, below};
use jiff::Timestamp;
use players::{Budget, Level, Spec};
use serde_json::Value;

use crate::{decisions, tables};

const YOU: Player = Player::You;
const RANDOM: Player = Player::Bot(Spec { level: Level::Random, budget: Budget::Simulations(1) });

/// A pretend clock: so many seconds after the game began.
fn at(second: i64) -> Timestamp {
    Timestamp::from_second(1_800_000_000 + second).expect("a time of our century")
}

fn session(id: &str, players: Vec<Player>, seed: u8) -> Session {
    session_in(Lang::English, id, players, seed)
}

fn session_in(lang: Lang, id: &str, players: Vec<Player>, seed: u8) -> Session {
    let seats = players.len() as u8;
    let names = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn"].map(str::to_owned);
    let opening = Opening {
        game: games::start(id, &Value::Null, seats).expect("the defaults are possible"),
        undone: Vec::new(),
        names: names[..players.len()].to_vec(),
        players,
        seed: [seed; 32],
        file: None,
        started: None,
        lang,
        width: 80,
    };
    Session::new(opening, at(0))
}

/// The game a session has come to.
fn game(session: &Session) -> Box<dyn AnyGame> {
    games::replay(&session.record()).expect("a session's record is a possible game")
}

/// The person a prompt addresses, if it asks for a decision.
fn addressed(reply: &Reply) -> Option<Seat> {
    let name = reply.prompt.strip_suffix("> ").filter(|name| !name.is_empty())?;
    let names = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn"];
    names.iter().position(|known| *known == name).map(|at| Seat(at as u8))
}

/// What is shown, without styles.
fn plain(reply: &Reply) -> String {
    anstream::adapter::strip_str(&reply.text).to_string()
}

/// Types any of the legal moves: by its number if it has one, or as the game writes it.
fn decide(session: &mut Session, seat: Seat, luck: &mut Fast, second: i64) -> Reply {
    let moves = game(session).moves(seat);
    let place = below(luck, moves.len() as u32) as usize;
    let numbered = moves.iter().all(|mv| mv.parse::<usize>().is_err());
    let by_number = numbered && below(luck, 2) == 0;
    let typed = if by_number { (place + 1).to_string() } else { moves[place].clone() };
    let before = session.record().steps;
    let reply = session.line(&format!(" {typed} \n"), at(second));
    let step = &session.record().steps[before.len()];
    assert!(matches!(step, engine::Line::Move { seat: who, mv, .. } if *who == seat && *mv == moves[place]));
    reply
}

/// What the sources of all scores add up to: everything with a sign but scores that are negative themselves.
fn sum_of_sources(text: &str, scores: &[i16]) -> i16 {
    let (_, ending) = text.split_once("The game is over.").expect("it is");
    let signed = ending.split_whitespace().filter(|word| word.starts_with(['+', '-']));
    let all: i16 = signed.filter_map(|word| word.parse::<i16>().ok()).sum();
    all - scores.iter().filter(|score| **score < 0).sum::<i16>()
}

#[test]
fn you_against_the_machine_to_the_end() {
    let mut luck = Fast::new(4);
    for (id, seats) in tables() {
        let mut players = vec![RANDOM; usize::from(seats)];
        players[usize::from(seats) - 1] = YOU;
        let me = Seat(seats - 1);
        let mut session = session(id, players, seats);
        let mut reply = session.open(at(0));
        let mut second = 0;
        while !session.is_over() {
            assert_eq!(addressed(&reply), Some(me), "{id}: only one person is ever asked");
            assert!(!reply.acts.contains(&Act::Clear), "{id}: nobody to hide from");
            assert!(!reply.text.contains('⟨'), "{id}: words are missing in {}", reply.text);
            second += 2;
            reply = decide(&mut session, me, &mut luck, second);
        }
        let record = session.record();
        let result = record.result.as_ref().expect("the game is over");
        let text = plain(&reply);
        assert!(text.contains("The game is over."), "{text}");
        assert!(result.scores.iter().all(|score| text.contains(&score.to_string())), "{text}");
        assert_eq!(sum_of_sources(&text, &result.scores), result.scores.iter().sum::<i16>(), "{text}");
        assert_eq!(record.started.as_deref(), Some("2027-01-15T08:00:00Z"));
        assert!(record.ended > record.started);
        let mine = |step: &&engine::Line| matches!(step, engine::Line::Move { seat, .. } if *seat == me);
        let in_time = |step: &engine::Line| matches!(step, engine::Line::Move { ms: Some(2000), .. });
        assert!(record.steps.iter().filter(mine).all(in_time), "{id}: thinking time is kept");
        assert_eq!(session.line("", at(second)).acts, [Act::Leave]);
    }
}

#[test]
fn every_language_is_spoken_to_the_end() {
    for facts in games::ALL {
        let mut helps = BTreeSet::new();
        for (lang, _) in facts.words {
            let mut luck = Fast::new(6);
            let mut players = vec![RANDOM; usize::from(facts.seats.0)];
            players[0] = YOU;
            let mut session = session_in(*lang, facts.id, players, 6);
            let mut said = vec![session.open(at(0))];
            for typed in ["?", "rules", "moves", "view", "999", "nonsense", "undo", "save", "help"] {
                said.push(session.line(typed, at(0)));
            }
            assert!(helps.insert(plain(&said[9])), "help in {lang} is in no other language");
            while !session.is_over() {
                said.push(decide(&mut session, Seat(0), &mut luck, 1));
            }
            for reply in &said {
                assert!(!reply.text.contains('⟨'), "words are missing in {lang}: {}", reply.text);
            }
        }
    }
}

/// Looks for a seat that knows more than everybody: in some of the truths that fit what spectators see, it sees
/// something else than in this one. How views are written down does not matter.
struct Secrets<'a>(&'a dyn AnyGame);

impl Visitor for Secrets<'_> {
    type Output = bool;

    fn visit<G: Hints>(self) -> bool {
        let known = |viewer| self.0.known_to(viewer).of::<G>().expect("a view of this game").clone();
        let public = known(Viewer::Spectator);
        (0..4).any(|number| {
            let world = G::possible_world(&public, &mut Fast::new(number));
            Seat::all(self.0.seats()).map(Viewer::Seat).any(|viewer| world.view(viewer) != known(viewer))
        })
    }
}

#[test]
fn people_at_one_screen_never_see_each_others_secrets() {
    let mut luck = Fast::new(5);
    let mut secret_turns = 0;
    for (id, seats) in tables() {
        let mut session = session(id, vec![YOU; usize::from(seats)], 40 + seats);
        let mut reply = session.open(at(0));
        let mut before: Option<Seat> = None;
        while !session.is_over() {
            let now = game(&session);
            if addressed(&reply).is_none() {
                assert!(plain(&reply).contains("Pass the screen to"), "{}", plain(&reply));
                assert!(reply.acts.contains(&Act::Clear), "{id}: what was there is cleared away");
                reply = session.line("", at(1));
                assert!(reply.acts.contains(&Act::Clear), "{id}: the curtain is cleared away");
            } else if addressed(&reply) != before {
                let secrets = games::visit(id, Secrets(&*now)).expect("a registered game");
                assert!(!secrets, "{id}: no curtain before another person");
            }
            let seat = addressed(&reply).expect("somebody is asked");
            assert!(now.turn().seats().contains(seat));
            secret_turns += usize::from(before != Some(seat) && reply.acts.contains(&Act::Clear));
            before = Some(seat);
            reply = decide(&mut session, seat, &mut luck, 1);
        }
        assert!(decisions(&session.record().steps) > 0);
    }
    assert!(secret_turns > 0, "some game has secrets");
}

#[test]
fn what_was_told_is_told_once_and_to_the_right_person() {
    for (id, seats) in tables() {
        let mut players = vec![RANDOM; usize::from(seats)];
        players[0] = YOU;
        let mut session = session(id, players, 9);
        let me = Viewer::Seat(Seat(0));
        let reply = session.open(at(0));
        let words = engine::Wordbook::new(games::facts(id).unwrap(), engine::Lang::English).unwrap();
        let names = session.record().seats.iter().map(|seat| seat.name.clone()).collect();
        let words = words.with_names(names);
        // Lines are wrapped and repeated sentences counted, so only words in a row are compared.
        let flat = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        let screen = flat(&plain(&reply));
        for told in game(&session).told(me, 0) {
            for phrase in &told.say {
                let sentence = words.say(phrase);
                assert!(
                    screen.contains(flat(sentence.trim_end_matches('.')).as_str()),
                    "{sentence}: {screen}"
                );
            }
        }
        let again = plain(&session.line("view", at(1)));
        assert!(!again.contains('·') || !again.starts_with("\n·"), "news is not repeated: {again}");
    }
}

#[test]
fn undo_goes_back_to_your_own_decision_and_luck_stays_what_it_was() {
    let mut luck = Fast::new(6);
    for (id, seats) in tables() {
        let mut session = session(id, vec![YOU; usize::from(seats)], 7);
        let mut reply = session.open(at(0));
        assert_eq!(session.record().steps.len(), game(&session).len());
        // Until somebody is asked who has decided before, and a dozen decisions at the least.
        let me = loop {
            assert!(!matches!(game(&session).turn(), Turn::Over), "{id} is too short for this test");
            let Some(seat) = addressed(&reply) else {
                reply = session.line("", at(1));
                continue;
            };
            let steps = session.record().steps;
            let decided =
                |step: &engine::Line| matches!(step, engine::Line::Move { seat: who, .. } if *who == seat);
            if decisions(&steps) >= 12 && steps.iter().any(decided) {
                break seat;
            }
            reply = decide(&mut session, seat, &mut luck, 1);
        };
        let before = session.record();
        let mine = |step: &engine::Line| matches!(step, engine::Line::Move { seat, .. } if *seat == me);
        let last = before.steps.iter().rposition(mine).expect("everybody has decided by now");
        reply = session.line("undo", at(2));
        assert_eq!(session.record().steps, before.steps[..last], "{id}, {seats} seats");
        assert_eq!(addressed(&reply), Some(me));
        // The same decision brings the same luck again: nothing can be fished for.
        let engine::Line::Move { mv, .. } = &before.steps[last] else { unreachable!("it is a move") };
        session.line(mv, at(3));
        let again = session.record();
        let until_a_person =
            before.steps[last + 1..].iter().take_while(|step| matches!(step, engine::Line::Chance(_)));
        let luck_before: Vec<_> = until_a_person.cloned().collect();
        assert!(again.steps[last + 1..].starts_with(&luck_before), "{id}: {:?}", again.steps);
        assert_eq!(again.fairness, before.fairness);
    }
}

#[test]
fn commands_answer_without_changing_the_game() {
    for (id, seats) in tables() {
        let mut players = vec![RANDOM; usize::from(seats)];
        players[0] = YOU;
        let mut session = session(id, players, 2);
        session.open(at(0));
        let before = session.record();
        let facts = games::facts(id).unwrap();
        let clause = game(&session).clauses_now()[0];
        let words: Vec<String> =
            facts.clause(clause).unwrap().split(' ').take(3).map(str::to_owned).collect();
        for (line, expected) in [
            ("?", clause),
            ("?", words[0].as_str()),
            ("rules", facts.title),
            ("moves", game(&session).moves(Seat(0))[0].as_str()),
            ("view", "Ann"),
            ("help", "undo"),
            ("undo", "not decided anything yet"),
            ("9999", "no choice 9999"),
            ("0", "no choice 0"),
            ("what is this", "help"),
            ("", ""),
        ] {
            let reply = session.line(line, at(1));
            assert!(plain(&reply).contains(expected), "{id}, {line:?}: {}", plain(&reply));
            assert_eq!(addressed(&reply), Some(Seat(0)));
            assert_eq!(reply.acts, []);
        }
        assert_eq!(session.record(), before);
        let reply = session.line(&game(&session).moves(Seat(0))[0].to_uppercase(), at(2));
        assert!(
            session.record().steps.len() > before.steps.len(),
            "capitals are forgiven: {}",
            plain(&reply)
        );
    }
}

#[test]
fn an_illegal_move_is_answered_with_the_reason_and_its_clause() {
    let mut luck = Fast::new(8);
    let mut forbidden = 0;
    for (id, seats) in tables() {
        let mut session = session(id, [vec![YOU], vec![RANDOM; usize::from(seats) - 1]].concat(), 3);
        session.open(at(0));
        let now = game(&session);
        let later = crate::random_game(id, seats, usize::MAX, &mut luck).record(Vec::new(), None);
        let legal = now.moves(Seat(0));
        let illegal = later.steps.iter().find_map(|step| match step {
            engine::Line::Move { mv, .. } if !legal.contains(mv) => Some(mv.clone()),
            _ => None,
        });
        let Some(illegal) = illegal else { continue };
        forbidden += 1;
        let before = session.record();
        let text = plain(&session.line(&illegal, at(1)));
        assert!(text.contains("is not possible now"), "{text}");
        // What is wrong with it here, and then the clause.
        let is_clause = |line: &str| {
            let id_of_clause = line.split_whitespace().next().unwrap_or_default();
            games::facts(id).unwrap().clause(id_of_clause).is_some()
        };
        let clause = text.lines().position(is_clause);
        assert!(clause.is_some_and(|line| line > 1), "{text}");
        assert_eq!(session.record(), before);
    }
    assert!(forbidden > 0, "something is forbidden at first, if not in every game");
}

#[test]
fn nothing_decided_is_ever_lost() {
    for (id, seats) in tables() {
        let mut session = session(id, vec![YOU; usize::from(seats)], 12);
        let mut reply = session.open(at(0));
        assert!(session.unsaved(at(0)).is_none(), "nothing has been decided yet");
        assert_eq!(session.end_of_input(at(0)).acts, [Act::Leave]);
        if addressed(&reply).is_none() {
            reply = session.line("", at(1));
        }
        decide(&mut session, addressed(&reply).unwrap(), &mut Fast::new(1), 2);
        assert!(session.unsaved(at(3)).is_some());
        let expected = session.record();
        let left = session.end_of_input(at(3));
        let [Act::Save { file, record, say: Some(_) }, Act::Leave] = left.acts.as_slice() else {
            panic!("{id}: {left:?}");
        };
        assert_eq!(file.to_str(), Some(format!("{id}-20270115-080003.barn").as_str()));
        assert_eq!(engine::Record::read(record), Ok(expected));
    }
}

#[test]
fn save_names_the_file_and_a_saved_game_goes_on() {
    for (id, seats) in tables() {
        let players = vec![YOU; usize::from(seats)];
        let mut first = session(id, players.clone(), 13);
        let mut reply = first.open(at(0));
        let mut luck = Fast::new(2);
        for _ in 0..6 {
            reply = match addressed(&reply) {
                Some(seat) => decide(&mut first, seat, &mut luck, 1),
                None => first.line("", at(1)),
            };
        }
        if addressed(&reply).is_none() {
            reply = first.line("", at(1));
        }
        let seat = addressed(&reply).unwrap();
        let saved = first.line("save my game.barn", at(2));
        let [Act::Save { file, record, say: Some(_) }] = saved.acts.as_slice() else { panic!("{saved:?}") };
        assert_eq!(file.to_str(), Some("my game.barn"));
        let record = engine::Record::read(record).unwrap();

        let opening = Opening {
            game: games::replay(&record).unwrap(),
            undone: record.undone.clone(),
            names: record.seats.iter().map(|seat| seat.name.clone()).collect(),
            players,
            seed: [13; 32],
            file: Some("kept.barn".into()),
            started: record.started.clone(),
            lang: Lang::English,
            width: 80,
        };
        let mut second = Session::new(opening, at(50));
        let mut reply = second.open(at(50));
        if addressed(&reply).is_none() {
            reply = second.line("", at(50));
        }
        assert_eq!(addressed(&reply), Some(seat));
        assert_eq!(second.record(), record, "{id}: nothing is lost on the way");
        // Only whoever has not decided anything yet is told the whole story.
        let asked_before = record
            .steps
            .iter()
            .any(|line| matches!(line, engine::Line::Move { seat: by, .. } if *by == seat));
        assert_ne!(
            plain(&reply).contains("first."),
            asked_before,
            "{id}, {seats} players: what is told again"
        );
        // Both go on alike: the same luck follows the same decision.
        let mv = game(&second).moves(seat)[0].clone();
        first.line(&mv, at(60));
        let reply = second.line(&mv, at(60));
        assert_eq!(first.record().steps.len(), second.record().steps.len());
        let kept = |act: &Act| matches!(act, Act::Save { file, say: None, .. } if file.to_str() == Some("kept.barn"));
        assert!(reply.acts.iter().any(kept), "{id}: the file is kept up to date");
    }
}

#[test]
fn a_hint_names_the_best_moves_with_reasons_and_changes_nothing() {
    for (id, seats) in tables() {
        let mut players = vec![RANDOM; usize::from(seats)];
        players[0] = YOU;
        let mut session = session(id, players, 60 + seats);
        session.open(at(0));
        let before = session.record();
        let moves = game(&session).moves(Seat(0));
        let hint = plain(&session.line("hint", at(1)));
        assert!(hint.contains("The best moves") && hint.contains('%'), "{id}: {hint}");
        assert!(moves.iter().any(|mv| hint.contains(mv.as_str())), "{id}: {hint}");
        assert!(!hint.contains('⟨'), "{id}: words are missing in {hint}");
        assert_eq!(session.record(), before, "{id}: a hint is no move");
    }
}

#[test]
fn a_finished_game_can_be_looked_back_on() {
    let mut luck = Fast::new(6);
    let (id, seats) = tables().next().expect("there are games");
    let mut players = vec![RANDOM; usize::from(seats)];
    players[0] = YOU;
    let mut session = session(id, players, 70);
    session.open(at(0));
    while !session.is_over() {
        decide(&mut session, Seat(0), &mut luck, 1);
    }
    let review = plain(&session.line("review", at(2)));
    assert!(review.contains("Looking back") && review.contains("Ann"), "{review}");
    assert!(review.contains("decisions") && !review.contains('⟨'), "{review}");
}

#[test]
fn a_finished_game_can_be_taken_back_and_ends_the_same_way_again() {
    let mut luck = Fast::new(14);
    for (id, seats) in tables() {
        for others in [RANDOM, YOU] {
            let mut players = vec![others; usize::from(seats)];
            players[0] = YOU;
            let mut session = session(id, players, 80 + seats);
            let mut reply = session.open(at(0));
            while !session.is_over() {
                reply = match addressed(&reply) {
                    Some(seat) => decide(&mut session, seat, &mut luck, 1),
                    None => session.line("", at(1)),
                };
            }
            let before = session.record();
            let person = |step: &engine::Line| matches!(step, engine::Line::Move { seat, .. } if others == YOU || *seat == Seat(0));
            let last = before.steps.iter().rposition(person).expect("people have decided");
            let engine::Line::Move { seat, mv, .. } = &before.steps[last] else {
                unreachable!("it is a move")
            };
            reply = session.line("undo", at(2));
            assert!(!session.is_over() && plain(&reply).contains("Taken back"), "{id}: {}", plain(&reply));
            let after = session.record();
            assert_eq!(after.steps, before.steps[..last], "{id}, {seats} seats");
            assert_eq!(after.fairness, before.fairness, "{id}: its luck is still its own");
            let undone = after.undone.last().expect("what was taken back is written down");
            let (from, to) = (before.steps.len() as u32, last as u32);
            assert_eq!((undone.seat, undone.from, undone.to), (*seat, from, to), "{id}");
            assert!(after.ended.is_none() && session.unsaved(at(3)).is_some());
            if addressed(&reply).is_none() {
                session.line("", at(3));
            }
            session.line(mv, at(4));
            let luck_after = |steps: &[engine::Line]| {
                steps[last + 1..].iter().find(|step| matches!(step, engine::Line::Chance(_))).cloned()
            };
            assert_eq!(
                luck_after(&session.record().steps),
                luck_after(&before.steps),
                "{id}: the same luck again"
            );
        }
    }
}
