//! Somebody at a table who speaks only in JSON, so that this file need not change when messages learn something new.

use std::net::SocketAddr;
use std::time::Duration;

use axum::body::{Body, to_bytes};
use futures_util::{SinkExt, StreamExt};
use hyper::Request;
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// Nothing here takes so long, however busy the machine is.
const LONG: Duration = Duration::from_mins(1);

/// Somebody at a table.
pub(super) struct Visitor {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// The answer to the hello.
    pub(super) welcome: Value,
    /// The game, as it was last seen.
    pub(super) game: Value,
    /// The number of the last news.
    seen: Value,
    keys: u32,
}

impl Visitor {
    /// Comes to a table and says hello.
    pub(super) async fn come(hall: SocketAddr, table: &str, link: Option<&str>) -> Visitor {
        let connected = connect_async(format!("ws://{hall}/api/tables/{table}/socket")).await;
        let (socket, _) = connected.expect("the table is there");
        let (welcome, game, seen) = (Value::Null, Value::Null, Value::Null);
        let mut visitor = Visitor { socket, welcome, game, seen, keys: 0 };
        let hello =
            link.map_or_else(|| json!({"type": "hello"}), |link| json!({"type": "hello", "link": link}));
        visitor.say(&hello).await;
        visitor.welcome = visitor.hear().await;
        visitor
    }

    pub(super) async fn say(&mut self, message: &Value) {
        self.socket.send(Message::text(message.to_string())).await.expect("the hall listens");
    }

    /// The next message.
    pub(super) async fn hear(&mut self) -> Value {
        loop {
            let heard = timeout(LONG, self.socket.next()).await.expect("the hall is not silent for so long");
            let Message::Text(text) = heard.expect("the hall stays").expect("it can be heard") else {
                continue;
            };
            let message: Value = serde_json::from_str(&text).expect("it is JSON");
            if message["game"].is_object() {
                self.game = message["game"].clone();
            }
            if message["n"].is_u64() && message["type"] != "done" {
                self.seen = message["n"].clone();
            }
            return message;
        }
    }

    /// Hears until this holds of the game.
    pub(super) async fn until(&mut self, there: impl Fn(&Value) -> bool) {
        while !there(&self.game) {
            self.hear().await;
        }
    }

    /// Whether this person may move.
    pub(super) fn may_move(&self) -> bool {
        self.game["moves"].as_array().is_some_and(|moves| !moves.is_empty())
    }

    /// Makes one of the moves, and waits until it counts and everybody has been told.
    pub(super) async fn play(&mut self, which: usize) {
        let moves = self.game["moves"].as_array().expect("there is a list of moves");
        let mv = moves[which % moves.len()].clone();
        self.keys += 1;
        let key = format!("golden-{}-{}", self.game["steps"], self.keys);
        self.say(&json!({"type": "play", "key": key, "expect": self.game["version"], "move": mv})).await;
        loop {
            let heard = self.hear().await;
            assert!(heard["type"] != "sorry", "{mv}: {heard}");
            if heard["type"] == "done" && heard["key"] == key.as_str() {
                let done = heard["n"].as_u64();
                while self.seen.as_u64() < done {
                    self.hear().await;
                }
                return;
            }
        }
    }
}

/// Asks for something over HTTP; gives the status and the answer.
pub(super) async fn call(hall: SocketAddr, method: &str, path: &str, body: &str) -> (u16, Vec<u8>) {
    let stream = TcpStream::connect(hall).await.expect("the hall listens");
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await.expect("it speaks HTTP");
    tokio::spawn(connection);
    let request = Request::builder().method(method).uri(path).header("host", hall.to_string());
    let request = request.header("content-type", "application/json").body(Body::from(body.to_owned()));
    let response = sender.send_request(request.expect("a sound request")).await.expect("the hall answers");
    let (head, body) = response.into_parts();
    let body = to_bytes(Body::new(body), 1 << 24).await.expect("all of it arrives");
    (head.status.as_u16(), body.to_vec())
}
