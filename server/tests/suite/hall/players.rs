//! A viewer's program: keeps up with a table and checks what it is told.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use table::fairness::Contribution;
use table::wire::{self, FromTable, GameState, TableState, ToTable};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

pub(crate) type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// Nothing here takes so long, however busy the machine is.
pub(crate) const LONG: Duration = Duration::from_secs(30);

/// A viewer's program.
pub(crate) struct Player {
    socket: Socket,
    link: Option<String>,
    /// The number of the last news.
    pub(crate) seen: u64,
    pub(crate) hash: String,
    pub(crate) game: GameState,
    pub(crate) table: TableState,
    /// What was acknowledged: keys and numbers.
    pub(crate) done: Vec<(String, u64)>,
    /// A move that was sent and not answered yet: key, version, move.
    pub(crate) open: Option<(String, u32, String)>,
    keys: u64,
    luck: u64,
}

/// Opens a socket.
pub(crate) async fn dial(address: SocketAddr, table: &str) -> Result<Socket, Error> {
    dial_from(address, table, None).await
}

/// Opens a socket for a caller behind a proxy.
pub(crate) async fn dial_from(
    address: SocketAddr,
    table: &str,
    caller: Option<&str>,
) -> Result<Socket, Error> {
    let mut request = format!("ws://{address}/api/tables/{table}/socket").into_client_request()?;
    if let Some(caller) = caller {
        request.headers_mut().insert("x-forwarded-for", caller.parse().expect("a sound header"));
    }
    Ok(connect_async(request).await?.0)
}

/// The next message, or how the hall closed.
pub(crate) async fn listen(socket: &mut Socket) -> Result<FromTable, Option<CloseFrame>> {
    loop {
        match timeout(LONG, socket.next()).await.expect("the hall is never silent for so long") {
            Some(Ok(Message::Text(text))) => {
                return Ok(wire::read_answer(text.as_bytes()).unwrap_or_else(|bad| panic!("{bad}: {text}")));
            }
            Some(Ok(Message::Close(frame))) => return Err(frame),
            Some(Ok(_)) => {}
            Some(Err(_)) | None => return Err(None),
        }
    }
}

/// Says hello; gives the first answer.
pub(crate) async fn greet(
    socket: &mut Socket,
    link: Option<&str>,
    seen: Option<u64>,
) -> Result<FromTable, Option<CloseFrame>> {
    say(socket, &ToTable::Hello { link: link.map(str::to_owned), seen, scenes: false }).await;
    listen(socket).await
}

pub(crate) async fn say(socket: &mut Socket, message: &ToTable) {
    // If the hall has gone meanwhile, whoever listens next finds out.
    _ = socket.send(Message::text(wire::write(message))).await;
}

impl Player {
    /// Comes to a table and says hello.
    pub(crate) async fn come(address: SocketAddr, table: &str, link: Option<&str>) -> Player {
        Player::come_from(address, table, link, None).await
    }

    /// Comes to a table through a proxy.
    pub(crate) async fn come_from(
        address: SocketAddr,
        table: &str,
        link: Option<&str>,
        caller: Option<&str>,
    ) -> Player {
        let mut socket = dial_from(address, table, caller).await.expect("the table is there");
        let welcome = greet(&mut socket, link, None).await.expect("a hello is answered");
        let FromTable::Welcome { n, hash, you, table, game, .. } = welcome else { panic!("{welcome:?}") };
        assert_eq!(game.view.hash(), hash);
        let luck = you.map_or(99, |seat| u64::from(seat.0)) + 7;
        let link = link.map(str::to_owned);
        let (table, game, done) = (*table, *game, Vec::new());
        Player { socket, link, seen: n, hash, game, table, done, open: None, keys: 0, luck }
    }

    /// Comes again, over a new socket, and is told what was missed. A move without an answer is sent again.
    pub(crate) async fn come_again(&mut self, address: SocketAddr) -> Result<(), Option<CloseFrame>> {
        self.socket = dial(address, &self.table.id).await.map_err(|_| None)?;
        let welcome = greet(&mut self.socket, self.link.as_deref(), Some(self.seen)).await?;
        let FromTable::Welcome { n, hash, table, game, .. } = welcome else { panic!("{welcome:?}") };
        assert!(n >= self.seen, "what was told is gone: {n} is before {}", self.seen);
        assert!(self.done.iter().all(|(_, done)| *done <= n), "what was acknowledged is gone");
        (self.seen, self.hash, self.table, self.game) = (n, hash, *table, *game);
        if let Some((key, expect, mv)) = self.open.clone() {
            self.say(&ToTable::Play { key, expect, mv }).await;
        }
        Ok(())
    }

    pub(crate) async fn say(&mut self, message: &ToTable) {
        say(&mut self.socket, message).await;
    }

    pub(crate) async fn hear(&mut self) -> Result<FromTable, Option<CloseFrame>> {
        let heard = listen(&mut self.socket).await?;
        self.keep_up(&heard);
        Ok(heard)
    }

    /// Sits down, and waits until that has happened.
    pub(crate) async fn sit(&mut self) {
        let contribution = Contribution([self.luck as u8; 32]);
        self.say(&ToTable::Sit {
            name: format!("Player {}", self.luck),
            contribution: Some(contribution),
            promise: None,
            link: None,
        })
        .await;
        let seen = self.seen;
        while self.seen == seen {
            self.hear().await.expect("the hall stays open");
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.game.result.is_some()
    }

    /// Plays until so many steps have been played in all or the game is over, or until the connection ends.
    pub(crate) async fn play_until(&mut self, steps: u32) -> Result<(), Option<CloseFrame>> {
        loop {
            if self.is_over() || (self.game.steps >= steps && self.is_up_to_date()) {
                return Ok(());
            }
            if self.may_play() {
                self.play().await;
            }
            self.hear().await?;
        }
    }

    /// Whether nothing is under way. The answer to a move comes before the news of it.
    fn is_up_to_date(&self) -> bool {
        self.open.is_none() && self.done.last().is_none_or(|(_, n)| *n <= self.seen)
    }

    pub(crate) fn may_play(&self) -> bool {
        self.is_up_to_date() && !self.game.moves.is_empty()
    }

    /// Makes some legal move.
    pub(crate) async fn play(&mut self) {
        self.luck = self.luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let mv = self.game.moves[(self.luck >> 33) as usize % self.game.moves.len()].clone();
        self.keys += 1;
        let (key, expect) = (format!("k{}", self.keys), self.game.version.expect("players have a version"));
        self.open = Some((key.clone(), expect, mv.clone()));
        self.say(&ToTable::Play { key, expect, mv }).await;
    }

    fn keep_up(&mut self, heard: &FromTable) {
        match heard {
            FromTable::News { from, n, hash, table, game, .. } => {
                assert_eq!(*from, self.seen, "something was missed");
                self.seen = *n;
                if let Some(table) = table {
                    self.table = (**table).clone();
                }
                if let Some(game) = game {
                    self.game = (**game).clone();
                    self.hash = self.game.view.hash();
                }
                assert_eq!(*hash, self.hash, "we see something else than we should");
            }
            FromTable::Done { key, n } => {
                let (open, ..) = self.open.take().expect("an answer to a move");
                assert_eq!(open, *key);
                self.done.push((key.clone(), *n));
            }
            FromTable::Sorry { key: Some(key), .. }
                if self.open.as_ref().is_some_and(|open| open.0 == *key) =>
            {
                panic!("a legal move was refused: {heard:?}");
            }
            _ => {}
        }
    }
}
