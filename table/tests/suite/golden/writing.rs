//! How a set of files is added to `tests/golden`. What is there is never written again.

use std::fs;
use std::path::{Path, PathBuf};

use engine::Fast;
use serde_json::{Value, json};
use table::fairness::LinkHash;

use super::evening::Evening;

/// A person at a table: the seat, what they are called, and the link that holds the seat.
struct Person {
    seat: u64,
    name: &'static str,
    link: String,
}

/// A table at which people do what people do.
struct Story {
    evening: Evening,
    people: Vec<Person>,
    rng: Fast,
}

fn invitation(seat: u64) -> String {
    format!("{seat:02x}").repeat(20)
}

/// A setup as JSON. `chairs`: `person`, or a bot by its level.
fn setup(id: &str, game: &str, chairs: &[&str], time: Value, grace_ms: Value) -> Value {
    let chair = |(seat, chair): (usize, &&str)| match *chair {
        "person" => json!({"person": {"link": LinkHash::of(&invitation(seat as u64)).to_string()}}),
        level => json!({"bot": {"level": level}}),
    };
    let chairs: Vec<Value> = chairs.iter().enumerate().map(chair).collect();
    let secret = blake3::hash(id.as_bytes()).to_hex().to_string();
    let mut setup = json!({
        "id": id, "game": game, "options": null, "chairs": chairs, "host": 0, "stand_in": "easy", "chat": true,
        "spectators": true, "secret": secret,
    });
    for (name, value) in [("time", time), ("grace_ms", grace_ms)] {
        if !value.is_null() {
            setup[name] = value;
        }
    }
    setup
}

impl Story {
    fn new(setup: &Value) -> Story {
        let seed = setup["id"].as_str().unwrap_or_default().bytes().map(u64::from).sum();
        Story { evening: Evening::new(setup), people: Vec::new(), rng: Fast::new(seed) }
    }

    /// Somebody comes with the invitation and sits down, under a link of their own or not.
    fn sits(&mut self, seat: u64, name: &'static str, own: bool) {
        let contribution = blake3::hash(name.as_bytes()).to_hex().to_string();
        let mut sit = json!({"type": "sit", "name": name, "contribution": contribution});
        let mut link = invitation(seat);
        if own {
            contribution[..40].clone_into(&mut link);
            sit["link"] = json!(link);
        }
        self.evening.hello(seat, Some(&invitation(seat)));
        self.evening.say(seat, &sit);
        self.people.retain(|person| person.seat != seat);
        self.people.push(Person { seat, name, link });
    }

    fn say(&mut self, seat: u64, message: Value) -> Vec<Value> {
        self.evening.say(seat, &message)
    }

    /// Somebody's line breaks, and after some time the host gives their seat to a bot.
    fn is_replaced(&mut self, seat: u64) {
        self.evening.gone(seat);
        self.evening.wait(2_000);
        self.say(0, json!({"type": "fill", "seat": seat, "level": "easy"}));
        self.people.retain(|person| person.seat != seat);
    }

    fn go_on(&mut self, moves: usize) {
        self.evening.go_on(moves, &mut self.rng);
    }

    /// People move and take back: what is free at once, what is not if the others agree. The second who asks is refused.
    fn takes_back(&mut self, moves: usize) {
        let mut asked = 0;
        for _ in 0..moves {
            let Some(seat) = self.evening.step(&mut self.rng).filter(|_| !self.evening.is_over()) else {
                continue;
            };
            let before = self.evening.log.len();
            let version = self.evening.version(seat);
            self.say(seat, json!({"type": "undo", "expect": version}));
            let offered = self.evening.log[before..].iter().any(|line| line.contains("undo-offered"));
            if offered && self.evening.table.state().offer.is_some() {
                let offer = self.evening.table.number_of_facts();
                asked += 1;
                let others: Vec<u64> =
                    self.people.iter().map(|person| person.seat).filter(|other| *other != seat).collect();
                for other in others {
                    self.say(other, json!({"type": "answer-undo", "offer": offer, "yes": asked != 2}));
                }
            }
        }
    }

    /// Writes the log, and what everybody sees who comes back.
    fn write(self, folder: &Path) {
        let name = self.evening.table.setup().id.clone();
        let log = self.evening.log.join("\n") + "\n";
        // Everybody looks at a table that was just brought back, as the test does.
        let mut back = Evening::back(&log);
        let seen = back.hello(99, None);
        let people: Vec<Value> = self
            .people
            .iter()
            .map(|Person { seat, name, link }| {
                let game = back.hello(*seat, Some(link))["game"].take();
                json!({
                    "seat": seat, "name": name, "link": link, "view": game["view"], "moves": game["moves"],
                    "asked": game["asked"], "steps": game["steps"],
                })
            })
            .collect();
        let known = json!({
            "over": back.is_over(), "table": seen["table"], "view": seen["game"]["view"], "people": people,
        });
        new_file(&folder.join("logs").join(format!("{name}.jsonl")), &log);
        let known = serde_json::to_string_pretty(&known).expect("plain data") + "\n";
        new_file(&folder.join("logs").join(format!("{name}.json")), &known);
        if let Some(record) = &self.evening.finished {
            let record = serde_json::to_string(record).expect("records are plain data") + "\n";
            new_file(&folder.join("records").join(format!("{name}.barn")), &record);
        }
    }
}

/// Writes a file that is not there yet.
fn new_file(path: &Path, text: &str) {
    fs::create_dir_all(path.parent().expect("it lies in a folder")).expect("the folder can be made");
    let file = fs::OpenOptions::new().write(true).create_new(true).open(path);
    let mut file = file.unwrap_or_else(|problem| panic!("{}: {problem}", path.display()));
    std::io::Write::write_all(&mut file, text.as_bytes()).expect("it can be written");
}

/// People only, a clock, chat, moves taken back, the end, and another game.
fn whole(game: &str, seats: u8, again: usize) -> Story {
    let time = json!({"per-game": {"ms": 600_000, "increment_ms": 2_000}});
    let chairs = vec!["person"; seats.into()];
    let mut story = Story::new(&setup(&format!("{game}-whole"), game, &chairs, time, json!(60_000)));
    let names = ["Ida", "Otto \"O\" 🐐", "Zoë", "Kees", "花子", "Finn"];
    for (seat, name) in (0..u64::from(seats)).zip(names) {
        story.sits(seat, name, seat % 2 == 1);
    }
    story.say(0, json!({"type": "chat", "text": "Good luck! 🍀"}));
    story.takes_back(24);
    story.go_on(100_000);
    assert!(story.evening.is_over(), "{game} comes to an end");
    story.say(1, json!({"type": "chat", "text": "Once more?"}));
    if again == 0 {
        return story;
    }
    for seat in 0..u64::from(seats) {
        let contribution = format!("{:02x}", 0x80 + seat).repeat(32);
        story.say(seat, json!({"type": "rematch", "game": 1, "contribution": contribution}));
    }
    story.go_on(again);
    story
}

/// One person among bots, with a clock that runs out, a pause, a bot that stands in twice, and chat switched off.
fn with_bots(game: &str, seats: u8) -> Story {
    let mut chairs = vec!["easy"; seats.into()];
    chairs[0] = "person";
    let time = json!({"per-move": {"ms": 20_000}});
    let mut story = Story::new(&setup(&format!("{game}-bots"), game, &chairs, time, Value::Null));
    story.sits(0, "Ida", true);
    story.go_on(6);
    story.evening.until_asked(&mut story.rng);
    story.evening.wait(25_000);
    story.evening.until_asked(&mut story.rng);
    story.say(0, json!({"type": "pause"}));
    story.evening.wait(5_000);
    story.say(0, json!({"type": "resume"}));
    story.say(0, json!({"type": "stand-in", "level": "medium"}));
    story.go_on(3);
    story.say(0, json!({"type": "take-back"}));
    story.say(0, json!({"type": "leave"}));
    story.evening.gone(0);
    story.go_on(2);
    story.sits_again(0);
    story.say(0, json!({"type": "switch", "chat": false}));
    story.evening.until_asked(&mut story.rng);
    story
}

/// Seats that are given to bots: in the lobby, with a guest who comes late, and in the game while somebody is away.
fn filled(game: &str, seats: u8, own: bool, moves: usize) -> Story {
    let chairs = vec!["person"; seats.into()];
    let id = format!("{game}-filled");
    let mut story = Story::new(&setup(&id, game, &chairs, Value::Null, json!(60_000)));
    story.sits(0, "Host", own);
    // Somebody sits down, gets up, and sits down again.
    story.sits(1, "Otto", !own);
    let last = u64::from(seats) - 1;
    if last > 1 {
        story.say(1, json!({"type": "leave"}));
        story.sits_down_where_they_were(1, "Otto", false);
    }
    for seat in 2..=last {
        story.say(0, json!({"type": "fill", "seat": seat, "level": "easy"}));
    }
    story.go_on(5);
    if last > 1 {
        story.sits(last, "Late", own);
    }
    story.go_on(7);
    story.is_replaced(1);
    story.go_on(5);
    if moves > 0 {
        story.sits(1, "Nora", own);
    }
    story.go_on(moves);
    story
}

impl Story {
    /// Somebody comes back with the link they have.
    fn sits_again(&mut self, seat: u64) {
        let link = self.people.iter().find(|person| person.seat == seat).map(|person| person.link.clone());
        self.evening.hello(seat, link.as_deref());
    }

    /// Somebody who got up sits down again over the same connection: the invitation counts again.
    fn sits_down_where_they_were(&mut self, seat: u64, name: &'static str, own: bool) {
        self.people.retain(|person| person.seat != seat);
        self.sits(seat, name, own);
    }
}

#[test]
#[ignore = "adds files to the repository: BARN_GOLDEN names the new folder, see tests/golden/README.md"]
fn write_a_new_set() {
    let name = std::env::var("BARN_GOLDEN").expect("BARN_GOLDEN names the new folder");
    let folder: PathBuf = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name);
    for (at, facts) in games::ALL.iter().enumerate() {
        let (game, seats) = (facts.id, facts.seats.0);
        whole(game, seats, [100_000, 9, 0, 14, 3][at % 5]).write(&folder);
        with_bots(game, seats).write(&folder);
        let three = seats.max(3).min(facts.seats.1);
        filled(game, three, at % 2 == 0, [12, 100_000, 0, 100_000, 100_000][at % 5]).write(&folder);
    }
    lobby().write(&folder);
    offered().write(&folder);
}

/// A table at which somebody is still missing.
fn lobby() -> Story {
    let facts = games::ALL[0];
    let chairs = vec!["person"; facts.seats.0.into()];
    let mut story = Story::new(&setup("lobby", facts.id, &chairs, Value::Null, Value::Null));
    story.sits(0, "Ida", true);
    story.sits(1, "Otto", true);
    story.say(1, json!({"type": "leave"}));
    story.people.retain(|person| person.seat == 0);
    story.say(0, json!({"type": "chat", "text": "Where are you?"}));
    story
}

/// A table that is paused while somebody would like to take a move back.
fn offered() -> Story {
    let facts = games::ALL.iter().rfind(|facts| facts.seats_allowed(2)).expect("some games are for two");
    let mut story = Story::new(&setup("offered", facts.id, &["person"; 2], Value::Null, json!(60_000)));
    story.sits(0, "Ida", true);
    story.sits(1, "Otto", false);
    for _ in 0..1_000 {
        let seat = story.evening.step(&mut story.rng);
        let Some(seat) = seat.filter(|_| !story.evening.is_over()) else { continue };
        let version = story.evening.version(seat);
        story.say(seat, json!({"type": "undo", "expect": version}));
        if story.evening.table.state().offer.is_some() {
            break;
        }
    }
    story.say(0, json!({"type": "pause"}));
    story
}
