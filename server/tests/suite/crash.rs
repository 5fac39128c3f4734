//! A process that is killed while it writes: what it was told is stored, is stored.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use crate::Database;
use crate::figures::number;

/// Starts `examples/append_until_killed.rs`, which Cargo builds along with the tests and puts beside them.
fn start_writer(place: &str) -> Child {
    let here = std::env::current_exe().expect("this test is a program");
    let folder: PathBuf = here.ancestors().nth(2).expect("tests lie in deps/").join("examples");
    let program = folder.join(format!("append_until_killed{}", std::env::consts::EXE_SUFFIX));
    let started = Command::new(&program).args([place, "16"]).stdout(Stdio::piped()).spawn();
    started.unwrap_or_else(|problem| panic!("{}: {problem}", program.display()))
}

/// Lets a process write for a while, kills it, and gives for each table how many entries were acknowledged.
fn write_and_kill(place: &str, lines: usize) -> BTreeMap<String, u64> {
    let mut writer = start_writer(place);
    let mut told = BufReader::new(writer.stdout.take().expect("it was asked for"));
    let mut acknowledged = BTreeMap::new();
    let mut seen = 0;
    loop {
        let mut line = String::new();
        told.read_line(&mut line).expect("the writer prints text");
        let Some((table, number)) = line.strip_suffix('\n').and_then(|line| line.split_once(' ')) else {
            assert!(seen >= lines, "the writer ended by itself after {seen} entries");
            break;
        };
        acknowledged.insert(table.to_owned(), number.parse::<u64>().expect("it counts") + 1);
        seen += 1;
        if seen == lines {
            // Not a signal that could be handled: the process is gone in the middle of whatever it did.
            writer.kill().expect("it is still running");
        }
    }
    writer.wait().expect("it was started here");
    acknowledged
}

async fn loses_nothing(database: &Database) {
    for round in 0..number("BARN_ROUNDS", 3) as usize {
        let acknowledged = write_and_kill(&database.address(), 200 + 997 * round % 3_000);
        let store = database.store("the heir").await;
        for (table, count) in acknowledged {
            let kept = store.load(&table).await.unwrap();
            assert!(
                kept.entries.len() as u64 >= count,
                "{table}: {count} were acknowledged, {} are there",
                kept.entries.len()
            );
            for (number, entry) in kept.entries.iter().enumerate() {
                assert!(entry.starts_with(format!("{table} {number} -").as_bytes()), "{table}, {number}");
            }
        }
    }
}

#[tokio::test]
async fn sqlite_loses_nothing_when_a_writer_is_killed() {
    let database = Database::sqlite();
    loses_nothing(&database).await;
    let file = rusqlite::Connection::open(database.address()).unwrap();
    let sound: String = file.query_row("PRAGMA integrity_check", [], |row| row.get(0)).unwrap();
    assert_eq!(sound, "ok");
}

#[tokio::test]
async fn postgres_loses_nothing_when_a_writer_is_killed() {
    if let Some(database) = Database::postgres("crash").await {
        loses_nothing(&database).await;
        database.clear().await;
    }
}
