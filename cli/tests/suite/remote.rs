//! Whole games at a table elsewhere, in memory: screens and a table, with no network between them.

use std::collections::{BTreeSet, VecDeque};

use cli::{Act, Answer, Remote};
use engine::{Fast, Seat, below};
use jiff::Timestamp;
use players::Level;
use serde_json::Value;
use table::fairness::{LinkHash, Secret};
use table::wire::{FromTable, ToTable};
use table::{Chair, Client, Connection, Delivery, Input, Setup, Table, TimeRule};

use crate::tables;

/// Some people and a table. Seat by seat: `connection` and seat have the same number; the last one looks on.
struct Company {
    table: Table,
    screens: Vec<Remote>,
    /// All that each screen has shown, without styles.
    shown: Vec<String>,
    /// What each may do now.
    moves: Vec<Vec<String>>,
    on_the_way: VecDeque<(usize, FromTable)>,
    now_ms: u64,
    /// Who has left.
    left: Vec<usize>,
}

impl Company {
    fn new(game: &str, seats: u8, time: Option<TimeRule>) -> Company {
        Company::with_luck(game, seats, time, 7, 0)
    }

    /// A company whose table has this secret, and whose people add to the luck what comes from this number.
    fn with_luck(game: &str, seats: u8, time: Option<TimeRule>, secret: u8, seed: u8) -> Company {
        let names = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn"];
        let screen = |seat: u8| screen(seat, Some(names[usize::from(seat)]), seed);
        Company::at_table(setup(game, seats, time, secret), (0..seats).map(screen).collect())
    }

    /// These screens, and one that looks on.
    fn at_table(setup: Setup, mut screens: Vec<Remote>) -> Company {
        let people = screens.len();
        screens.push(Remote::new(Client::new(None).with_scenes(), None, [99; 32], 80));
        let mut company = Company {
            table: Table::new(setup, 0).expect("the table can be set up").0,
            shown: vec![String::new(); screens.len()],
            moves: vec![Vec::new(); screens.len()],
            screens,
            on_the_way: VecDeque::new(),
            now_ms: 0,
            left: Vec::new(),
        };
        // Who looks on comes first, to see what is promised.
        [people].into_iter().chain(0..people).for_each(|at| company.connect(at));
        company
    }

    fn connect(&mut self, at: usize) {
        let answer = self.screens[at].connected();
        self.take(at, answer);
        self.deliver();
    }

    fn now(&self) -> Timestamp {
        Timestamp::from_millisecond(1_800_000_000_000 + self.now_ms as i64).expect("a time of our century")
    }

    fn say(&mut self, at: usize, message: ToTable) {
        let from = Connection(at as u64);
        let told = self.table.handle(Input::Heard { from, message }, self.now_ms).tell;
        let each = |tell: Delivery| tell.to.into_iter().map(move |to| (to.0 as usize, tell.message.clone()));
        self.on_the_way.extend(told.into_iter().flat_map(each));
    }

    /// Delivers what is on the way, in order, and what comes of it.
    fn deliver(&mut self) {
        while let Some((at, message)) = self.on_the_way.pop_front() {
            if let FromTable::Welcome { game, .. } | FromTable::News { game: Some(game), .. } = &message {
                self.moves[at].clone_from(&game.moves);
            }
            let now = self.now();
            let answer = self.screens[at].hear(message, now);
            self.take(at, answer);
        }
    }

    fn take(&mut self, at: usize, answer: Answer) {
        self.shown[at] += &anstream::adapter::strip_str(&answer.text).to_string();
        if answer.wants_record {
            let record = self.table.record().expect("the game is over");
            let record = serde_json::to_vec(&record).expect("records are plain data");
            let answer = self.screens[at].take_record(record);
            self.take(at, answer);
        }
        if answer.acts.contains(&Act::Leave) {
            self.left.push(at);
        }
        answer.say.into_iter().for_each(|message| self.say(at, message));
    }

    /// Types a line; gives what the screen shows then.
    fn types(&mut self, at: usize, line: &str) -> String {
        self.shown[at].clear();
        self.now_ms += 100;
        let now = self.now();
        let answer = self.screens[at].line(line, now);
        self.take(at, answer);
        self.deliver();
        self.shown[at].clone()
    }
}

/// A table for so many people, with this secret.
fn setup(game: &str, seats: u8, time: Option<TimeRule>, secret: u8) -> Setup {
    Setup {
        id: "t1".to_owned(),
        game: game.to_owned(),
        options: Value::Null,
        chairs: (0..seats).map(|seat| Chair::Person { link: LinkHash::of(&seat.to_string()) }).collect(),
        host: Seat(0),
        time,
        grace_ms: None,
        stand_in: Level::Easy,
        chat: true,
        spectators: true,
        secret: Secret([secret; 32]),
    }
}

/// The screen of somebody who was invited to a seat, and sits down under the link that the seed gives.
fn screen(seat: u8, name: Option<&str>, seed: u8) -> Remote {
    let own = format!("{:02x}", seed + seat).repeat(32);
    let mut client = Client::new(Some(seat.to_string())).with_scenes();
    client.use_own_link(own, false);
    Remote::new(client, name.map(str::to_owned), [seed + seat; 32], 80)
}

/// Plays on until the game is over; choices are typed by number or as the game writes them.
fn play_out(company: &mut Company, luck: &mut Fast) {
    for turn in 0..100_000 {
        let asked = company.moves.iter().position(|moves| !moves.is_empty()).expect("somebody is asked");
        let moves = company.moves[asked].clone();
        let place = below(luck, moves.len() as u32) as usize;
        let numbered = moves.iter().all(|mv| mv.parse::<usize>().is_err());
        let typed = if numbered && turn % 2 == 0 { (place + 1).to_string() } else { moves[place].clone() };
        company.types(asked, &typed);
        if company.table.is_over() {
            return;
        }
        assert!(!company.shown[asked].contains("not asked"), "{typed} did nothing: {}", company.shown[asked]);
    }
    panic!("the game does not end");
}

#[test]
fn people_play_whole_games_and_their_luck_verifies() {
    for (id, seats) in tables() {
        let mut company = Company::new(id, seats, None);
        play_out(&mut company, &mut Fast::new(5));
        for shown in &company.shown {
            assert!(shown.contains("The game is over."), "{id}: {shown}");
            assert!(
                shown.contains("The luck verifies") && shown.contains("promised before"),
                "{id}: {shown}"
            );
        }
        assert!(company.shown[0].contains("what you and the others added"), "{}", company.shown[0]);
    }
}

fn two() -> Company {
    let facts = games::ALL.iter().rfind(|facts| facts.seats_allowed(2)).expect("some games are for two");
    Company::new(facts.id, 2, Some(TimeRule::PerMove { ms: 60_000 }))
}

/// Who must decide.
fn asked(company: &Company) -> usize {
    (0..2).find(|at| company.screens[*at].prompt(company.now()).contains(':')).expect("a clock runs")
}

#[test]
fn the_first_screen() {
    let mut company = two();
    let at = asked(&company);
    insta::assert_snapshot!(company.shown[at]);
    assert!(company.types(at, "help").contains("/say WORDS"));
    assert!(company.types(at, "?").len() > 20);
    assert!(company.types(at, "seats").contains("1:00"));
}

#[test]
fn what_is_said_and_taken_back_is_seen_by_all() {
    let mut company = two();
    let (at, other) = (asked(&company), 1 - asked(&company));
    company.types(at, "/say Good luck!");
    assert!(company.shown[other].contains("Good luck!") && company.shown[2].contains("Good luck!"));
    assert!(company.types(other, "1").contains("not asked"));
    assert!(company.types(at, "moo").contains("moo"));
    assert!(company.types(at, "999").contains("There is no choice 999"));
    company.types(at, "1");
    assert!(company.types(at, "undo").contains("taken back") || company.shown[at].contains("take back"));
    if company.shown[other].contains("Type yes or no") {
        company.types(other, "yes");
    }
    assert!(company.shown[2].contains("has taken back a move"), "{}", company.shown[2]);
    company.types(other, "pause");
    assert!(company.shown[at].contains("stop the clocks. Type yes or no."), "{}", company.shown[at]);
    company.types(at, "yes");
    assert!(company.types(at, "1").contains("paused"), "{}", company.shown[at]);
    company.types(at, "resume");
    company.types(at, "1");
    assert!(company.types(2, "undo").contains("Spectators"), "{}", company.shown[2]);
}

#[test]
fn a_name_that_will_not_do_is_asked_for_again() {
    let nameless = (0..2).map(|seat| screen(seat, None, 0)).collect();
    let mut company = Company::at_table(two().table.setup().clone(), nameless);
    assert_eq!(company.screens[0].prompt(company.now()), "What shall we call you? ");
    assert!(company.types(0, &"x".repeat(41)).contains("Names have"), "{}", company.shown[0]);
    assert!(company.types(0, "Ida").contains("Ida takes seat 1."), "{}", company.shown[0]);
    assert_eq!(company.screens[0].prompt(company.now()), "Ida> ");
}

#[test]
fn a_table_elsewhere_speaks_the_language_asked_for() {
    for facts in games::ALL {
        let mut helps = BTreeSet::new();
        for (lang, _) in facts.words {
            let seats = facts.seats.0;
            let screens = (0..seats).map(|seat| screen(seat, Some("Ida"), 0).speaking(*lang)).collect();
            let time = Some(TimeRule::PerMove { ms: 60_000 });
            let mut company = Company::at_table(setup(facts.id, seats, time, 7), screens);
            let mut all = company.shown[..usize::from(seats)].concat();
            assert!(helps.insert(company.types(0, "help")), "help in {lang} is in no other language");
            for typed in ["?", "rules", "seats", "view", "moves", "hint", "moo", "999", "yes", "pause", "bot"]
            {
                all += &company.types(0, typed);
                all += &company.types(1, typed);
            }
            for (at, typed) in [(1, "no"), (0, "back"), (1, "back"), (0, "resume")] {
                all += &company.types(at, typed);
            }
            play_out(&mut company, &mut Fast::new(8));
            for typed in ["undo", "again", "review x"] {
                all += &company.types(0, typed);
            }
            all += &company.shown[..usize::from(seats)].concat();
            assert!(!all.contains('⟨'), "words are missing in {lang}: {all}");
        }
    }
}

#[test]
fn who_comes_back_hears_what_was_missed() {
    let mut company = two();
    let (at, other) = (asked(&company), 1 - asked(&company));
    company.screens[other].lost("a test");
    company.table.handle(Input::Gone { from: Connection(other as u64) }, company.now_ms);
    company.types(at, "/say Where are you?");
    company.types(at, "1");
    company.shown[other].clear();
    company.connect(other);
    assert!(company.shown[other].starts_with("Back at the table."), "{}", company.shown[other]);
    assert!(company.shown[other].contains("Where are you?"), "{}", company.shown[other]);
    assert!(company.shown[at].contains("is here."), "{}", company.shown[at]);
}

#[test]
fn after_the_end_the_game_is_saved_and_played_again() {
    let mut company = two();
    play_out(&mut company, &mut Fast::new(8));
    let now = company.now();
    let answer = company.screens[0].line("save evening.barn", now);
    let [Act::Save { file, record, .. }] = answer.acts.as_slice() else { panic!("{answer:?}") };
    assert_eq!(file.to_str(), Some("evening.barn"));
    assert!(table::verify(record.as_bytes()).is_ok_and(|found| found.promised));
    company.types(0, "again");
    assert!(company.shown[1].contains("would like to play again"));
    company.types(1, "again");
    assert!(company.shown[2].contains("Game 2 begins."));
    play_out(&mut company, &mut Fast::new(9));
    assert!(company.shown[0].contains("what you and the others added"), "{}", company.shown[0]);
    company.types(0, "");
    assert_eq!(company.left, [0]);
}

#[test]
fn a_record_with_other_luck_is_noticed() {
    let mut company = two();
    play_out(&mut company, &mut Fast::new(8));
    let game = company.table.setup().game.clone();
    // Honest in themselves, but not of this game: another secret was promised, another number was added.
    for (secret, seed, reason) in [(7, 0, "The luck verifies"), (8, 0, "commitment"), (7, 50, "added")] {
        let mut other = Company::with_luck(&game, 2, None, secret, seed);
        play_out(&mut other, &mut Fast::new(8));
        let record = serde_json::to_vec(&other.table.record().expect("it is over")).expect("plain data");
        let judged = company.screens[0].take_record(record).text;
        assert!(judged.contains(reason), "{judged}");
        assert_eq!(judged.contains("NOT"), secret != 7 || seed != 0, "{judged}");
    }
    let broken = company.screens[0].take_record(b"{}".to_vec());
    assert!(broken.text.contains("does NOT verify"), "{}", broken.text);
}
