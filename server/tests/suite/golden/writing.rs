//! How a database is added to `tests/golden`. What is there is never written again.

use std::time::Duration;

use serde_json::{Value, json};

use super::visitor::{Visitor, call};
use super::{Open, folder};

/// A table: its name, and everybody with the link that holds the seat.
struct Table {
    id: String,
    people: Vec<(usize, String, String, Visitor)>,
}

/// Sets up a table, and lets people sit down: with odd numbers under links of their own, or all of them.
async fn table(hall: &Open, wish: Value, all_own: bool) -> Table {
    let (status, made) = call(hall.address, "POST", "/api/tables", &wish.to_string()).await;
    assert_eq!(status, 201);
    let made: Value = serde_json::from_slice(&made).expect("it is JSON");
    let id = made["id"].as_str().expect("it has a name").to_owned();
    let mut people = Vec::new();
    for (seat, link) in made["links"].as_array().expect("there are links").iter().enumerate() {
        let Some(invitation) = link.as_str() else { continue };
        let mut visitor = Visitor::come(hall.address, &id, Some(invitation)).await;
        let name = ["Ida", "Otto", "Zoë"][seat % 3].to_owned();
        let contribution = format!("{:02x}", 0x11 * (seat + 1)).repeat(32);
        let mut sit = json!({"type": "sit", "name": name, "contribution": contribution});
        let mut link = invitation.to_owned();
        if all_own || seat % 2 == 1 {
            link = format!("{id}{}{seat}", &invitation[..19]);
            sit["link"] = json!(link);
        }
        visitor.say(&sit).await;
        while visitor.hear().await["type"] != "news" {}
        people.push((seat, name, link, visitor));
    }
    Table { id, people }
}

impl Table {
    /// Plays until so many steps have been played and a person is asked, or to the end.
    async fn play(&mut self, steps: u64) {
        let mut which = 3;
        loop {
            let at = self.people[0].3.game["steps"].as_u64().unwrap_or_default();
            for (.., person) in &mut self.people {
                person.until(|game| game["steps"].as_u64().unwrap_or_default() >= at).await;
            }
            if !self.people[0].3.game["result"].is_null() {
                return;
            }
            let Some(mover) = self.people.iter_mut().find(|(.., person)| person.may_move()) else {
                self.people[0].3.hear().await;
                continue;
            };
            if at >= steps {
                return;
            }
            which += 7;
            mover.3.play(which).await;
            let at = mover.3.game["steps"].as_u64().unwrap_or_default();
            self.people[0].3.until(|game| game["steps"].as_u64().unwrap_or_default() >= at).await;
        }
    }

    /// What everybody sees, for those who come back.
    fn known(&self) -> Value {
        let people = self.people.iter().map(|(seat, name, link, visitor)| {
            let game = &visitor.game;
            json!({
                "seat": seat, "name": name, "link": link, "view": game["view"], "moves": game["moves"],
                "steps": game["steps"],
            })
        });
        let over = !self.people[0].3.game["result"].is_null();
        json!({"id": self.id, "over": over, "people": people.collect::<Vec<_>>()})
    }
}

#[tokio::test]
#[ignore = "adds a database to the repository: BARN_GOLDEN names it, see tests/golden/README.md"]
async fn write_a_new_database() {
    let name = std::env::var("BARN_GOLDEN").expect("BARN_GOLDEN names the new file");
    let file = folder().join(format!("{name}.sqlite"));
    assert!(!file.exists(), "{} is never written again", file.display());
    // A table whose game is over is closed as soon as everybody has left.
    let hall = Open::new(&file, |config| config.timeouts.finished = Duration::from_millis(20)).await;
    let mut tables = Vec::new();
    for (wish, all_own, steps) in [
        (json!({"game": "goat-n-goat", "seats": ["person", "person"], "grace_ms": 0}), false, 30),
        (json!({"game": "moo-moo-toretore", "seats": ["person", "person", "easy"]}), true, 45),
        (
            json!({"game": "happy-cows", "seats": ["person", "person"], "time": {"per-move": {"ms": 86_400_000}}}),
            false,
            40,
        ),
        (json!({"game": "tic-tac-moo", "seats": ["person", "person"]}), false, u64::MAX),
        (json!({"game": "kuhlorado", "seats": ["person", "easy"]}), true, u64::MAX),
    ] {
        let mut table = table(&hall, wish, all_own).await;
        table.people[0].3.say(&json!({"type": "chat", "text": "Hello, everybody! 🐮"})).await;
        while table.people[0].3.hear().await["what"][0]["type"] != "said" {}
        table.play(steps).await;
        tables.push(table);
    }
    let known: Vec<Value> = tables.iter().map(Table::known).collect();
    // The last one stays, so that its game is over but the table is not closed.
    let last = tables.pop();
    drop(tables);
    tokio::time::sleep(Duration::from_secs(1)).await;
    hall.close().await;
    drop(last);
    let known = serde_json::to_string_pretty(&json!({"tables": known})).expect("plain data") + "\n";
    std::fs::write(file.with_extension("json"), known).expect("it can be written");
    let database = rusqlite::Connection::open(&file).expect("the file opens");
    database.execute_batch("VACUUM; PRAGMA wal_checkpoint(TRUNCATE)").expect("the file is written anew");
    database.close().expect("it closes");
}
