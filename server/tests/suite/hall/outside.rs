//! What reaches the hall from outside although it should not: names of others, readers who never read, and what is
//! nobody's business.

use std::net::SocketAddr;
use std::time::Duration;

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};

use super::halls::{Hall, LARGE};
use super::http_client::get;
use super::players::{LONG, dial};
use crate::Database;

/// Asks for the shelf by this name; gives the status and the answer.
async fn ask_by_name(hall: SocketAddr, name: &str) -> (u16, String) {
    let mut stream = TcpStream::connect(hall).await.expect("the hall listens");
    let request = format!("GET /api/games HTTP/1.1\r\nHost: {name}\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.expect("it can be written");
    let mut answer = String::new();
    timeout(LONG, stream.read_to_string(&mut answer)).await.expect("the hall answers").expect("in text");
    let status = answer.split(' ').nth(1).and_then(|status| status.parse().ok());
    (status.unwrap_or_else(|| panic!("{answer}")), answer)
}

#[tokio::test]
async fn a_name_that_was_made_to_point_here_is_refused() {
    let hall = Hall::open_with(|config| config.hosts = vec!["barn.example".to_owned()]).await;
    for name in ["127.0.0.1", "localhost:8080", "[::1]:80", "my-barn", "barn.local", "Barn.Example:8080"] {
        assert_eq!(ask_by_name(hall.address, name).await.0, 200, "{name}");
    }
    for name in ["evil.example", "barn.example.evil.example", "127.0.0.1.evil.example"] {
        let (status, answer) = ask_by_name(hall.address, name).await;
        assert_eq!(status, 421, "{name}");
        assert!(answer.contains("unknown-host") && answer.contains("--host"), "{answer}");
    }
    let hall = Hall::open_with(|config| config.behind_proxy = true).await;
    assert_eq!(ask_by_name(hall.address, "any.example").await.0, 200, "a proxy knows its names");
}

#[tokio::test]
async fn what_the_hall_counts_is_not_told_at_the_door() {
    let hall = Hall::open().await;
    assert_eq!(get(hall.address, "/metrics").await.0, 404);
    assert_eq!(hall.count("barnyard_tables_awake").await, Some(0.0));
    assert_eq!(ask_by_name(hall.metrics, "evil.example").await.0, 421);
}

#[tokio::test]
async fn a_connection_counts_until_its_socket_is_closed() {
    let hall = Hall::open().await;
    let made = hall.table(json!({ "game": "kuhlorado", "seats": ["person", "person"] })).await;
    let connections = async |expected: f64| {
        while hall.count("barnyard_connections").await != Some(expected) {
            sleep(Duration::from_millis(10)).await;
        }
    };
    let sockets = [dial(hall.address, &made.id).await.unwrap(), dial(hall.address, &made.id).await.unwrap()];
    timeout(LONG, connections(2.0)).await.expect("two are open");
    // Whatever is done after an upgrade has been done by now.
    sleep(Duration::from_millis(50)).await;
    assert_eq!(hall.count("barnyard_connections").await, Some(2.0));
    drop(sockets);
    timeout(LONG, connections(0.0)).await.expect("both have gone");
}

#[tokio::test]
async fn a_hall_that_cannot_write_says_so() {
    let database = Database::sqlite();
    let hall = Hall::open_with(|config| config.database = database.address()).await;
    assert_eq!(get(hall.address, "/healthz").await, (200, Value::String("ok".to_owned())));
    // As if the disk were full: reading goes on.
    let full =
        "CREATE TRIGGER full BEFORE UPDATE ON processes BEGIN SELECT RAISE(ABORT, 'the disk is full'); END";
    database.run(full).await;
    assert_eq!(get(hall.address, "/healthz").await.0, 503);
    database.run("DROP TRIGGER full").await;
    assert_eq!(get(hall.address, "/healthz").await.0, 200);
}

#[tokio::test]
async fn who_never_reads_what_they_asked_for_is_hung_up_on() {
    let hall = Hall::open_with(|config| config.timeouts.write = Duration::from_millis(200)).await;
    let mut stream = TcpStream::connect(hall.address).await.expect("the hall listens");
    let request = format!("GET {LARGE} HTTP/1.1\r\nHost: {}\r\n\r\n", hall.address);
    stream.write_all(request.as_bytes()).await.expect("it can be written");
    let connections = async |expected: f64| {
        while hall.count("barnyard_connections").await != Some(expected) {
            sleep(Duration::from_millis(10)).await;
        }
    };
    timeout(LONG, connections(1.0)).await.expect("it is served");
    timeout(LONG, connections(0.0)).await.expect("it is hung up on");
    // Whoever reads gets all of it.
    let (status, page) = get(hall.address, LARGE).await;
    assert_eq!((status, page.as_str().map(str::len)), (200, Some(super::halls::LARGE_BYTES)));
}
