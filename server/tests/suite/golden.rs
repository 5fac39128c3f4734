//! Databases that earlier versions of this program wrote open, and their games go on. The files in `tests/golden` are
//! never written again: see the README there.

mod visitor; // Somebody at a table who speaks only in JSON.
mod writing; // How files are added.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use serde_json::Value;
use server::{Config, PLAIN_PAGE, Server};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use visitor::{Visitor, call};

/// A hall that is open.
struct Open {
    address: SocketAddr,
    stop: oneshot::Sender<()>,
    running: JoinHandle<()>,
}

impl Open {
    async fn new(database: &Path, change: impl FnOnce(&mut Config)) -> Open {
        let listen = "127.0.0.1:0".parse().expect("an address");
        let mut config = Config::new(listen, database.display().to_string());
        config.limits.address = None;
        change(&mut config);
        let server = Server::open(config, PLAIN_PAGE).await.expect("the hall opens");
        let address = server.address();
        let (stop, stopped) = oneshot::channel();
        let running = tokio::spawn(server.run(async move { _ = stopped.await }));
        Open { address, stop, running }
    }

    async fn close(self) {
        self.stop.send(()).expect("it listens");
        self.running.await.expect("it closes in good order");
    }
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

/// Every database, with what was written down about it. A test works on a copy.
fn databases() -> Vec<(PathBuf, Value)> {
    let entries =
        std::fs::read_dir(folder()).expect("there are files").map(|entry| entry.expect("a file").path());
    let mut files: Vec<_> =
        entries.filter(|path| path.extension().is_some_and(|ending| ending == "sqlite")).collect();
    files.sort();
    assert!(!files.is_empty());
    let known = |file: &PathBuf| {
        let text = std::fs::read(file.with_extension("json")).expect("what was seen is beside the database");
        serde_json::from_slice(&text).expect("it is JSON")
    };
    files.into_iter().map(|file| (file.clone(), known(&file))).collect()
}

/// The record of a table's game, checked.
async fn verified(hall: SocketAddr, table: &str) {
    let (status, record) = call(hall, "GET", &format!("/api/tables/{table}/record"), "").await;
    assert_eq!(status, 200, "{}", String::from_utf8_lossy(&record));
    let found = table::verify(&record).unwrap_or_else(|flaw| panic!("{table}: {flaw}"));
    assert!(found.over && found.promised && found.checksum, "{table}: {found:?}");
}

/// Whether everything that was seen then is seen now. A later version may show more; it may not change or leave out
/// anything.
fn shows_all_of(now: &Value, then: &Value) -> bool {
    match (now, then) {
        (Value::Object(now), Value::Object(then)) => {
            then.iter().all(|(name, then)| now.get(name).is_some_and(|now| shows_all_of(now, then)))
        }
        (Value::Array(now), Value::Array(then)) => {
            now.len() == then.len() && now.iter().zip(then).all(|(now, then)| shows_all_of(now, then))
        }
        _ => now == then,
    }
}

#[tokio::test]
async fn games_in_an_old_database_go_on_and_finished_ones_can_be_read() {
    for (file, known) in databases() {
        let copy = tempfile::tempdir().expect("there is room for a folder");
        let database = copy.path().join("hall.sqlite");
        std::fs::copy(&file, &database).expect("it can be copied");
        let hall = Open::new(&database, |_| ()).await;
        let mut open = Vec::new();
        for table in known["tables"].as_array().expect("there are tables") {
            let id = table["id"].as_str().expect("it has a name");
            if table["over"] == true {
                verified(hall.address, id).await;
                continue;
            }
            let mut people = Vec::new();
            for person in table["people"].as_array().expect("there are people") {
                let visitor = Visitor::come(hall.address, id, person["link"].as_str()).await;
                let welcome = &visitor.welcome;
                assert_eq!(welcome["type"], "welcome", "{id}: {welcome}");
                assert_eq!(welcome["you"], person["seat"], "{id}");
                let seat = person["seat"].as_u64().expect("a seat") as usize;
                assert_eq!(welcome["table"]["seats"][seat]["name"], person["name"], "{id}");
                let (now, then) = (&visitor.game["view"], &person["view"]);
                assert!(shows_all_of(now, then), "{id}, seat {seat}: {now}\nwas {then}");
                for what in ["moves", "steps"] {
                    assert_eq!(visitor.game[what], person[what], "{id}, seat {seat}: {what}");
                }
                people.push(visitor);
            }
            let mover = people.iter_mut().find(|person| person.may_move()).expect("somebody is asked");
            mover.play(0).await;
            open.push((id, people));
        }
        assert_eq!(open.len(), 3, "three games were under way");
        // To the end, with whoever is asked and the bots.
        for (id, mut people) in open {
            let mut which = 0;
            while people[0].game["result"].is_null() {
                which += 5;
                if let Some(mover) = people.iter_mut().find(|person| person.may_move()) {
                    mover.play(which).await;
                    let steps = mover.game["steps"].as_u64();
                    let sees = |game: &Value| game["steps"].as_u64() >= steps;
                    for person in &mut people {
                        person.until(sees).await;
                    }
                } else {
                    people[0].hear().await;
                    let steps = people[0].game["steps"].as_u64();
                    for person in &mut people[1..] {
                        person.until(|game| game["steps"].as_u64() >= steps).await;
                    }
                }
            }
            verified(hall.address, id).await;
        }
        hall.close().await;
    }
}
