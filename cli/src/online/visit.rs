//! A connection to a table that comes back by itself.
//!
//! A task owns the socket. What must be said over it, a [`Client`](table::Client) knows.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::Value;
use table::wire::{self, FromTable, ToTable};
use tokio::net::TcpStream;
use tokio::sync::mpsc::{Receiver, Sender, UnboundedReceiver, UnboundedSender, channel, unbounded_channel};
use tokio::time::{Instant, sleep, timeout, timeout_at};
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message, http};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

use super::Link;
use super::sound::{LONGEST_MESSAGE, Sound, Unsound};
use crate::terminal::clean;

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// How long to wait before coming back: at first, and at most.
const FIRST_WAIT: Duration = Duration::from_millis(100);
const LONGEST_WAIT: Duration = Duration::from_secs(4);

/// How long a connection may take, and how long a hall may be silent: it asks for a sign of life more often.
const CONNECTING: Duration = Duration::from_secs(10);
const SILENCE: Duration = Duration::from_mins(1);

/// How many events may wait to be looked at. A hall that says more has to wait too.
const MOST_EVENTS: usize = 64;

/// No more of what a hall says about itself is shown.
const LONGEST_REASON: usize = 300;

/// What comes of a visit.
#[derive(Debug)]
pub(crate) enum Event {
    /// There is a connection. The first thing said over it must be a hello.
    Connected,
    /// The table said something.
    Heard(Box<FromTable>),
    /// The connection is lost, and is being made again.
    Lost(String),
    /// There will be nothing more.
    Ended(String),
}

/// A visit to a table. It ends when this is dropped.
pub(crate) struct Visit {
    words: UnboundedSender<ToTable>,
    events: Receiver<Event>,
}

impl Visit {
    /// Goes to a table.
    pub(crate) fn start(link: Link) -> Visit {
        let (words, outbox) = unbounded_channel();
        let (inbox, events) = channel(MOST_EVENTS);
        let caller = Caller { link, outbox, inbox, sound: Sound::default(), been: false, unsaid: Vec::new() };
        tokio::spawn(caller.call());
        Visit { words, events }
    }

    /// Says something, as soon as there is a connection and a hello has been said over it.
    pub(crate) fn say(&self, message: ToTable) {
        // Whoever does not listen any more has said so in an event.
        _ = self.words.send(message);
    }

    /// The next event. Nothing is lost if nobody waits for it to the end.
    pub(crate) async fn next(&mut self) -> Event {
        self.events.recv().await.unwrap_or_else(|| Event::Ended("the visit is over".to_owned()))
    }
}

/// Why a connection is over.
enum Over {
    /// Something went wrong that may go right next time.
    Lost(String),
    /// It makes no sense to come back.
    Ended(String),
    /// Nobody is interested any more.
    Left,
}

struct Caller {
    link: Link,
    outbox: UnboundedReceiver<ToTable>,
    inbox: Sender<Event>,
    sound: Sound,
    /// Whether there has been a welcome.
    been: bool,
    /// What was to be said while there was no connection.
    unsaid: Vec<ToTable>,
}

impl Caller {
    async fn call(mut self) {
        let mut wait = FIRST_WAIT;
        let mut told = false;
        loop {
            let mut welcome = false;
            let over = match self.connect().await {
                Ok(socket) => self.listen(socket, &mut welcome).await,
                Err(over) => over,
            };
            if welcome {
                (wait, told) = (FIRST_WAIT, false);
            }
            match over {
                Over::Left => return,
                Over::Lost(why) if self.been => {
                    if !told {
                        self.tell(Event::Lost(why)).await;
                        told = true;
                    }
                }
                Over::Lost(why) | Over::Ended(why) => return self.tell(Event::Ended(why)).await,
            }
            if self.inbox.is_closed() {
                return;
            }
            sleep(wait).await;
            wait = LONGEST_WAIT.min(wait * 2);
        }
    }

    async fn tell(&self, event: Event) {
        // If nobody listens, the next look at the inbox shows it.
        _ = self.inbox.send(event).await;
    }

    async fn connect(&mut self) -> Result<Socket, Over> {
        let limits = WebSocketConfig::default()
            .max_message_size(Some(LONGEST_MESSAGE))
            .max_frame_size(Some(LONGEST_MESSAGE));
        let connecting = connect_async_with_config(self.link.socket(), Some(limits), true);
        match timeout(CONNECTING, connecting).await {
            Ok(Ok((socket, _))) => Ok(socket),
            Ok(Err(Error::Http(answer))) if is_final(answer.status()) => Err(Over::Ended(reason(&answer))),
            Ok(Err(Error::Http(answer))) => Err(Over::Lost(reason(&answer))),
            Ok(Err(problem)) => {
                let problem = clean::short_line(&problem.to_string(), LONGEST_REASON);
                Err(Over::Lost(format!("{} cannot be reached: {problem}", self.link.hall)))
            }
            Err(_) => Err(Over::Lost(format!("{} does not answer", self.link.hall))),
        }
    }

    async fn listen(&mut self, mut socket: Socket, welcome: &mut bool) -> Over {
        self.tell(Event::Connected).await;
        let mut greeted = false;
        // A hall that only shows that it is alive is not waited for.
        let patience = Instant::now() + CONNECTING;
        loop {
            let until = if *welcome { Instant::now() + SILENCE } else { patience };
            let next = tokio::select! {
                words = self.outbox.recv() => match words {
                    Some(words) => self.say(&mut socket, words, &mut greeted).await,
                    None => Err(Over::Left),
                },
                heard = timeout_at(until, socket.next()) => match heard {
                    Ok(heard) => self.hear(heard, welcome).await,
                    Err(_) => Err(Over::Lost("the hall has fallen silent".to_owned())),
                },
            };
            if let Err(over) = next {
                return over;
            }
        }
    }

    /// Says something. Nothing but a hello is understood first: what was to be said before follows it.
    async fn say(&mut self, socket: &mut Socket, words: ToTable, greeted: &mut bool) -> Result<(), Over> {
        let is_hello = matches!(words, ToTable::Hello { .. });
        if !*greeted && !is_hello {
            self.unsaid.push(words);
            return Ok(());
        }
        send(socket, &words).await?;
        if is_hello {
            *greeted = true;
            for words in std::mem::take(&mut self.unsaid) {
                send(socket, &words).await?;
            }
        }
        Ok(())
    }

    async fn hear(&mut self, heard: Option<Result<Message, Error>>, welcome: &mut bool) -> Result<(), Over> {
        let text = match heard {
            Some(Ok(Message::Text(text))) => text,
            Some(Ok(Message::Close(Some(frame)))) => {
                return Err(Over::Lost(clean::short_line(&frame.reason, LONGEST_REASON)));
            }
            Some(Err(Error::Capacity(_))) => return Err(Unsound::Flood.into()),
            Some(Ok(Message::Close(None)) | Err(_)) | None => {
                return Err(Over::Lost("the hall has hung up".to_owned()));
            }
            Some(Ok(_)) => return Ok(()),
        };
        self.sound.count(text.len())?;
        let message = wire::read_answer(clean::message(&text).as_bytes())
            .map_err(|_| Over::Ended("the hall speaks in a way this program does not know".to_owned()))?;
        self.sound.check(&message)?;
        if matches!(message, FromTable::Welcome { .. }) {
            (*welcome, self.been) = (true, true);
        }
        self.tell(Event::Heard(Box::new(message))).await;
        Ok(())
    }
}

impl From<Unsound> for Over {
    fn from(unsound: Unsound) -> Over {
        Over::Ended(format!("{unsound}; it is better to leave"))
    }
}

async fn send(socket: &mut Socket, message: &ToTable) -> Result<(), Over> {
    let sent = socket.send(Message::text(wire::write(message))).await;
    sent.map_err(|problem| Over::Lost(problem.to_string()))
}

/// Whether asking again makes no difference.
fn is_final(status: http::StatusCode) -> bool {
    status.is_client_error() && status != http::StatusCode::TOO_MANY_REQUESTS
}

/// The sentence in an answer that says no.
fn reason(answer: &http::Response<Option<Vec<u8>>>) -> String {
    let body: Option<Value> = answer.body().as_ref().and_then(|body| serde_json::from_slice(body).ok());
    let sentence = body.as_ref().and_then(|body| body["error"]["message"].as_str());
    sentence.map_or_else(
        || format!("the hall answers {}", answer.status().as_u16()),
        |sentence| clean::short_line(sentence, LONGEST_REASON),
    )
}

#[cfg(test)]
mod tests;
