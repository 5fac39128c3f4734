//! Whoever sits down from here holds the seat by a link of their own: whoever sent the invitation cannot look into the hand,
//! and the invitation leads back to the seat on this machine only.

use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use assert_cmd::cargo::cargo_bin;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;

use crate::online::{HESITANT, Hall, result, wait_for};

/// What a table answers to a hello with the secret of this link.
fn greeted(link: &str) -> Value {
    let (hall, place) = link.split_once("/#/table/").expect("it is a link");
    let (table, secret) = place.split_once('/').expect("it is the link of a seat");
    let socket = format!("ws{}/api/tables/{table}/socket", hall.strip_prefix("http").expect("an address"));
    let hello = json!({"type": "hello", "link": secret}).to_string();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("it starts");
    runtime.block_on(async {
        let (mut socket, _) = connect_async(socket).await.expect("the table is there");
        socket.send(Message::text(hello)).await.expect("the hall listens");
        loop {
            let heard = socket.next().await.expect("the hall answers").expect("it can be heard");
            if let Message::Text(text) = heard {
                return serde_json::from_str(&text).expect("it is JSON");
            }
        }
    })
}

/// Checks that the invitation shows nothing, and that the link of one's own leads to this seat.
#[track_caller]
fn holds(invitation: &str, own: &str, seat: u8) {
    assert_ne!(invitation, own);
    let secret = own.rsplit_once('/').expect("it is a link").1;
    assert!(secret.len() == 40 && secret.bytes().all(|digit| digit.is_ascii_hexdigit()), "{own}");
    let refused = greeted(invitation);
    assert_eq!((&refused["type"], &refused["code"]), (&json!("sorry"), &json!("seat-taken")));
    assert!(refused.get("game").is_none() && refused.get("view").is_none(), "{refused}");
    let welcome = greeted(own);
    assert_eq!((&welcome["type"], &welcome["you"]), (&json!("welcome"), &json!(seat)));
}

fn person(link: &str, home: &Path) -> Child {
    let mut command = Command::new(cargo_bin!("barn"));
    command.args(["play", "--join", link, "--names", "Ida"]).env("XDG_DATA_HOME", home);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("barn runs")
}

fn program(link: &str, home: &Path, folder: &Path) -> Child {
    let mut command = Command::new(cargo_bin!("barn"));
    command.args(["bot", link, "--json", "--ms", "60000", "--cmd", "python3 hesitant.py"]);
    command.env("XDG_DATA_HOME", home).current_dir(folder);
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("barn runs")
}

/// What a program prints, line by line, as it comes.
fn lines(output: impl Read + Send + 'static) -> Receiver<String> {
    let (lines, printed) = channel();
    std::thread::spawn(move || {
        for line in BufReader::new(output).lines() {
            if lines.send(line.expect("it is text")).is_err() {
                return;
            }
        }
    });
    printed
}

/// What is said until a link to come back with is named, and that link.
#[track_caller]
fn come_back_with(printed: &Receiver<String>) -> (String, String) {
    let mut said = String::new();
    loop {
        // However busy the machine is, it does not take so long.
        let line = printed.recv_timeout(Duration::from_mins(2));
        let line = line.unwrap_or_else(|_| panic!("no link is named: {said}"));
        said = said + &line + "\n";
        if line.to_lowercase().contains("come back with:") {
            let quoted = line.split('\'').nth(1).expect("the link is quoted").to_owned();
            return (said, quoted);
        }
    }
}

fn two_seats(hall: &Hall) -> Vec<String> {
    let facts = games::ALL.iter().find(|facts| facts.seats_allowed(2)).expect("some games are for two");
    hall.invite(facts.id, "person,person").0
}

/// The files in which links are kept.
fn kept(home: &Path) -> Vec<std::path::PathBuf> {
    let entries = std::fs::read_dir(home.join("barnyard/seats")).expect("links are kept there");
    entries.map(|entry| entry.expect("it can be listed").path()).collect()
}

#[test]
fn a_person_at_the_terminal_holds_the_seat_alone_and_comes_back_after_a_kill() {
    let folder = TempDir::new().expect("a folder can be had");
    let hall = Hall::open(folder.path(), "0");
    let links = two_seats(&hall);
    let home = folder.path().join("home");
    let mut first = person(&links[0], &home);
    let (_, own) = come_back_with(&lines(first.stdout.take().expect("it is piped")));
    holds(&links[0], &own, 0);
    let files = kept(&home);
    assert_eq!(files.len(), 1);
    #[cfg(unix)]
    for (path, mode) in [(home.join("barnyard/seats"), 0o700), (files[0].clone(), 0o600)] {
        let found =
            std::os::unix::fs::PermissionsExt::mode(&path.metadata().expect("it is there").permissions());
        assert_eq!(found & 0o777, mode, "{}", path.display());
    }
    first.kill().expect("it runs");
    first.wait().expect("it ends");
    // The same invitation on the same machine leads back to the seat.
    let mut again = person(&links[0], &home);
    let output = lines(again.stdout.take().expect("it is piped"));
    let (said, link) = come_back_with(&output);
    assert!(said.contains("Your seat is number 1.") && said.contains("Ida"), "{said}");
    assert_eq!(link, own);
    again.stdin.take().expect("it is piped").write_all(b"quit\n").expect("it listens");
    let rest: String = output.iter().collect();
    assert!(rest.contains(&format!("Come back with: barn play --join '{own}'")), "{rest}");
    assert!(again.wait().expect("it ends").success());
    // So does the link itself, anywhere.
    let mut elsewhere = person(&own, &folder.path().join("elsewhere"));
    elsewhere.stdin.take().expect("it is piped").write_all(b"quit\n").expect("it listens");
    let mut said = String::new();
    elsewhere.stdout.take().expect("it is piped").read_to_string(&mut said).expect("it is text");
    assert!(said.contains("Your seat is number 1.") && said.contains(&own), "{said}");
    elsewhere.wait().expect("it ends");
    // On another machine the invitation does not.
    let mut stranger = person(&links[0], &folder.path().join("stranger"));
    assert!(!stranger.wait().expect("it ends").success());
    holds(&links[0], &own, 0);
}

#[test]
fn a_program_holds_its_seat_alone_and_comes_back_after_a_kill() {
    let folder = TempDir::new().expect("a folder can be had");
    let file = |name: &str| folder.path().join(name);
    std::fs::write(file("hesitant.py"), HESITANT).expect("it is written");
    let hall = Hall::open(folder.path(), "0");
    let links = two_seats(&hall);
    let homes = [file("home-0"), file("home-1")];
    let mut bots: Vec<Child> =
        links.iter().zip(&homes).map(|(link, home)| program(link, home, folder.path())).collect();
    let mut owns = Vec::new();
    for bot in &mut bots {
        owns.push(come_back_with(&lines(bot.stderr.take().expect("it is piped"))).1);
    }
    wait_for(&file("asked"));
    for (seat, (link, own)) in links.iter().zip(&owns).enumerate() {
        holds(link, own, seat as u8);
    }
    let mut killed = bots.remove(0);
    killed.kill().expect("it runs");
    killed.wait().expect("it ends");
    bots.insert(0, program(&links[0], &homes[0], folder.path()));
    std::fs::write(file("go"), "").expect("it is written");
    let results: Vec<Value> = bots.into_iter().map(result).collect();
    assert_eq!(results[0]["scores"], results[1]["scores"]);
    assert_eq!(results[0]["seat"], 0);
}

#[test]
fn a_link_that_cannot_be_kept_is_said_to_be_lost_and_holds_the_seat_all_the_same() {
    let folder = TempDir::new().expect("a folder can be had");
    let hall = Hall::open(folder.path(), "0");
    let links = two_seats(&hall);
    // A file is where the folder should be.
    let home = folder.path().join("home");
    std::fs::write(&home, "").expect("it is written");
    let mut person = person(&links[0], &home);
    let (said, own) = come_back_with(&lines(person.stdout.take().expect("it is piped")));
    assert!(said.contains("cannot be kept on this machine") && said.contains("Note it down"), "{said}");
    holds(&links[0], &own, 0);
    person.kill().expect("it runs");
    person.wait().expect("it ends");
    holds(&links[0], &own, 0);
}
