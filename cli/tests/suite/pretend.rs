//! Halls that are not what they claim to be: they answer what a test wants.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use futures_util::{SinkExt, StreamExt};
use players::Level;
use serde_json::Value;
use table::fairness::{LinkHash, Secret};
use table::wire::{self, ToTable};
use table::{Chair, Connection, Input, Setup, Table};
use tokio_tungstenite::accept_async;
use tokio_tungstenite::tungstenite::Message;

/// The secret of the seat at the table of a hall that only pretends.
pub(crate) const SECRET: &str = "5ec4e7";

/// Opens a hall that says this over every socket once it has heard a hello, and then nothing. Gives the link of a seat.
pub(crate) fn sockets(says: Vec<String>) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").expect("there is a free port");
    let address = listener.local_addr().expect("it listens");
    listener.set_nonblocking(true).expect("the system can do that");
    std::thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("it starts");
        runtime.block_on(async move {
            let listener = tokio::net::TcpListener::from_std(listener).expect("it listens");
            while let Ok((stream, _)) = listener.accept().await {
                let Ok(mut socket) = accept_async(stream).await else { continue };
                _ = socket.next().await;
                for text in &says {
                    if socket.send(Message::text(text.clone())).await.is_err() {
                        break;
                    }
                }
                // Until they go.
                while let Some(Ok(_)) = socket.next().await {}
            }
        });
    });
    format!("http://{address}/#/table/t1/{SECRET}")
}

/// Opens a hall that answers every request with these bytes, so often, and counts requests.
pub(crate) fn requests(answer: Vec<u8>, times: usize) -> (SocketAddr, Arc<AtomicUsize>) {
    let listener = TcpListener::bind("127.0.0.1:0").expect("there is a free port");
    let address = listener.local_addr().expect("it listens");
    let count = Arc::new(AtomicUsize::new(0));
    let counted = Arc::clone(&count);
    std::thread::spawn(move || {
        for mut stream in listener.incoming().flatten() {
            counted.fetch_add(1, Ordering::SeqCst);
            _ = stream.read(&mut [0; 4096]);
            for _ in 0..times {
                if stream.write_all(&answer).is_err() {
                    break;
                }
            }
        }
    });
    (address, count)
}

/// The welcome of an honest table for two, as JSON, before anybody has sat down.
pub(crate) fn welcome() -> Value {
    let facts = games::ALL.iter().find(|facts| facts.seats_allowed(2)).expect("some games are for two");
    let person = |secret: &str| Chair::Person { link: LinkHash::of(secret) };
    let setup = Setup {
        id: "t1".to_owned(),
        game: facts.id.to_owned(),
        options: Value::Null,
        chairs: vec![person(SECRET), person("0ther")],
        host: engine::Seat(1),
        time: None,
        grace_ms: None,
        stand_in: Level::Easy,
        chat: true,
        spectators: true,
        secret: Secret([7; 32]),
    };
    let (mut table, _) = Table::new(setup, 0).expect("the table can be set up");
    let message = ToTable::Hello { link: Some(SECRET.to_owned()), seen: None, scenes: true };
    let told = table.handle(Input::Heard { from: Connection(0), message }, 0).tell;
    serde_json::from_str(&wire::write_answer(&told[0].message)).expect("it is JSON")
}
