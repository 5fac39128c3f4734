//! Tables of our own hall, with a person at every seat.

use std::net::SocketAddr;

use axum::body::{Body, to_bytes};
use hyper::Request;
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::json;
use table::fairness::Contribution;
use table::wire::{self, ToTable};
use tokio::net::TcpStream;

use crate::Trouble;
use crate::socket::Socket;

/// A table of our hall.
pub(crate) struct Table {
    players: Vec<Player>,
    /// Which of the table's games is played.
    number: u32,
    over: bool,
    luck: u64,
}

/// Who sits at a seat, and what they know.
struct Player {
    socket: Socket,
    /// The number of the last news.
    seen: u64,
    version: u32,
    /// Some legal move, if one is asked for.
    mv: Option<String>,
}

/// What a table says, as far as it matters here. (An enum would read better, and much more slowly: its fields would
/// be put aside until its kind is known.)
#[derive(Deserialize)]
struct Heard<'a> {
    #[serde(rename = "type")]
    kind: &'a str,
    #[serde(default)]
    from: u64,
    #[serde(default)]
    n: u64,
    #[serde(borrow, default)]
    game: Option<Game<'a>>,
}

#[derive(Deserialize)]
struct Game<'a> {
    version: u32,
    #[serde(borrow)]
    moves: Vec<&'a str>,
    result: Option<IgnoredAny>,
}

/// What a table is set up with.
#[derive(Deserialize)]
struct Made {
    id: String,
    links: Vec<String>,
}

impl Table {
    /// Sets up a table for two; both come and sit down.
    pub(crate) async fn set_up(address: SocketAddr, game: &str, luck: u64) -> Result<Table, Trouble> {
        let made = create(address, game).await?;
        let mut table = Table { players: Vec::new(), number: 1, over: false, luck };
        for link in made.links {
            table.players.push(Player::come(address, &made.id, link).await?);
        }
        for seat in 0..table.players.len() {
            let sit = ToTable::Sit {
                name: format!("Player {seat}"),
                contribution: Some(contribution(luck)),
                promise: None,
                link: None,
            };
            table.say(seat, &sit).await?;
            table.hear_news().await?;
        }
        Ok(table)
    }

    async fn say(&mut self, seat: usize, message: &ToTable) -> Result<(), Trouble> {
        self.players[seat].socket.say(wire::write(message)).await
    }

    /// Waits until everybody has heard the next news.
    async fn hear_news(&mut self) -> Result<(), Trouble> {
        for player in &mut self.players {
            self.luck =
                self.luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            self.over = player.hear_news(self.luck >> 33).await?;
        }
        Ok(())
    }
}

impl crate::Table for Table {
    async fn play(&mut self) -> Result<(), Trouble> {
        let seat = self.players.iter().position(|player| player.mv.is_some()).ok_or("nobody may move")?;
        let player = &mut self.players[seat];
        let mv = player.mv.take().ok_or("nobody may move")?;
        let (key, expect) = (player.version.to_string(), player.version);
        self.say(seat, &ToTable::Play { key, expect, mv }).await?;
        let done = self.players[seat].hear_done().await?;
        self.hear_news().await?;
        let all_know = self.players.iter().all(|player| player.seen >= done);
        if all_know { Ok(()) } else { Err("a move was acknowledged, but is not in the news".into()) }
    }

    fn is_over(&self) -> bool {
        self.over
    }

    async fn play_again(&mut self) -> Result<(), Trouble> {
        for seat in 0..self.players.len() {
            let again = ToTable::Rematch {
                game: self.number,
                contribution: Some(contribution(self.luck)),
                promise: None,
            };
            self.say(seat, &again).await?;
            self.hear_news().await?;
        }
        self.number += 1;
        Ok(())
    }

    fn connections(&self) -> usize {
        self.players.len()
    }
}

impl Player {
    async fn come(address: SocketAddr, table: &str, link: String) -> Result<Player, Trouble> {
        let mut socket = Socket::open(address, &format!("/api/tables/{table}/socket")).await?;
        socket.say(wire::write(&ToTable::Hello { link: Some(link), seen: None, scenes: false })).await?;
        let welcome =
            Heard::read(&socket.hear().await?, "welcome")?.ok_or("a hello is answered with a welcome")?.n;
        Ok(Player { socket, seen: welcome, version: 0, mv: None })
    }

    /// The number of the move that is acknowledged next.
    async fn hear_done(&mut self) -> Result<u64, Trouble> {
        loop {
            if let Some(done) = Heard::read(&self.socket.hear().await?, "done")? {
                return Ok(done.n);
            }
        }
    }

    /// Waits for news and picks a move, if one is asked for; says whether the game is over.
    async fn hear_news(&mut self, luck: u64) -> Result<bool, Trouble> {
        loop {
            let text = self.socket.hear().await?;
            let Some(Heard { from, n, game, .. }) = Heard::read(&text, "news")? else { continue };
            if from != self.seen {
                return Err(format!("news goes on from {from}, but the last was {}", self.seen).into());
            }
            self.seen = n;
            let Some(game) = game else { return Ok(false) };
            self.version = game.version;
            let any = luck as usize % game.moves.len().max(1);
            self.mv = game.moves.get(any).map(|mv| (*mv).to_owned());
            return Ok(game.result.is_some());
        }
    }
}

impl<'a> Heard<'a> {
    /// A message, if it is of this kind; others pass by. News that nobody waits for is noticed with the next.
    fn read(text: &'a str, kind: &str) -> Result<Option<Heard<'a>>, Trouble> {
        let heard: Heard<'_> = serde_json::from_str(text)?;
        match heard.kind {
            "sorry" | "goodbye" => Err(text.into()),
            found => Ok((found == kind).then_some(heard)),
        }
    }
}

/// Sets up a table for two people.
async fn create(address: SocketAddr, game: &str) -> Result<Made, Trouble> {
    let (mut sender, connection) = http1::handshake(TokioIo::new(TcpStream::connect(address).await?)).await?;
    tokio::spawn(connection);
    let wish = json!({ "game": game, "seats": ["person", "person"], "grace_ms": 0 });
    let request = Request::post("/api/tables")
        .header("host", address.to_string())
        .header("content-type", "application/json")
        .body(Body::from(wish.to_string()))?;
    let response = sender.send_request(request).await?;
    let (status, body) = (response.status(), to_bytes(Body::new(response.into_body()), 1 << 16).await?);
    if !status.is_success() {
        return Err(format!("no table was set up: {}", String::from_utf8_lossy(&body)).into());
    }
    Ok(serde_json::from_slice(&body)?)
}

fn contribution(luck: u64) -> Contribution {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&luck.to_le_bytes());
    Contribution(bytes)
}
