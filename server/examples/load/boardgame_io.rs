//! Matches of boardgame.io's server, with a client at every seat, as `bench/peers/boardgame-io/serve.js` opens it.
//!
//! Its clients speak socket.io: text frames that begin with a few digits for the kind of packet, then the game's
//! name, then JSON. A match is set up by the first client who asks for it.

use std::net::SocketAddr;

use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::{Value, json};

use crate::Trouble;
use crate::socket::Socket;

/// What the server asks from time to time, and the answer it expects.
const ARE_YOU_THERE: &str = "2";
const HERE: &str = "3";

/// The moves of one whole game, as the server takes them.
#[derive(Clone, Deserialize)]
pub(crate) struct Script {
    game: String,
    moves: Vec<Move>,
}

#[derive(Clone, Deserialize)]
struct Move {
    seat: usize,
    action: Value,
}

/// A match of boardgame.io's.
pub(crate) struct Table {
    script: Script,
    /// Its name, which is new with every game.
    id: String,
    clients: Vec<Socket>,
    /// How many moves have been made.
    made: usize,
}

/// An event, as far as it matters here: its name, the match, how that stands now, and what was done.
type Update = (IgnoredAny, IgnoredAny, State, IgnoredAny);

#[derive(Deserialize)]
struct State {
    #[serde(rename = "_stateID")]
    number: usize,
}

impl Table {
    /// Connects two clients and has them ask for the same match.
    pub(crate) async fn set_up(address: SocketAddr, script: Script, at: usize) -> Result<Table, Trouble> {
        let mut table = Table { script, id: format!("table-{at}"), clients: Vec::new(), made: 0 };
        for _ in 0..2 {
            let mut client = Socket::open(address, "/socket.io/?EIO=4&transport=websocket").await?;
            client.say(format!("40/{},", table.script.game)).await?;
            table.clients.push(client);
        }
        table.ask_for_match().await?;
        Ok(table)
    }

    async fn ask_for_match(&mut self) -> Result<(), Trouble> {
        let seats = self.clients.len();
        for seat in 0..seats {
            let sync = json!(["sync", self.id, seat.to_string(), null, seats]);
            self.say(seat, &sync).await?;
            let begins = self.begins("sync");
            hear(&mut self.clients[seat], &begins).await?;
        }
        Ok(())
    }

    async fn say(&mut self, seat: usize, event: &Value) -> Result<(), Trouble> {
        let text = format!("42/{},{event}", self.script.game);
        self.clients[seat].say(text).await
    }

    /// How an event of this name begins on the wire.
    fn begins(&self, event: &str) -> String {
        format!("42/{},[\"{event}\"", self.script.game)
    }
}

impl crate::Table for Table {
    async fn play(&mut self) -> Result<(), Trouble> {
        let Move { seat, action } = &self.script.moves[self.made];
        let (seat, update) = (*seat, json!(["update", action, self.made, self.id, seat.to_string()]));
        self.say(seat, &update).await?;
        self.made += 1;
        let begins = self.begins("update");
        for client in &mut self.clients {
            let text = hear(client, &begins).await?;
            let payload = text.find('[').map(|at| &text[at..]).ok_or("an event is a list")?;
            let (_, _, state, _): Update = serde_json::from_str(payload)?;
            if state.number != self.made {
                return Err(format!("move {} led to state {}", self.made, state.number).into());
            }
        }
        Ok(())
    }

    fn is_over(&self) -> bool {
        self.made == self.script.moves.len()
    }

    async fn play_again(&mut self) -> Result<(), Trouble> {
        self.id.push('+');
        self.made = 0;
        self.ask_for_match().await
    }

    fn connections(&self) -> usize {
        self.clients.len()
    }
}

/// The next event that begins so.
async fn hear(client: &mut Socket, begins: &str) -> Result<impl std::ops::Deref<Target = str>, Trouble> {
    loop {
        let text = client.hear().await?;
        if text.starts_with(begins) {
            return Ok(text);
        }
        if text.as_str() == ARE_YOU_THERE {
            client.say(HERE.to_owned()).await?;
        }
    }
}
