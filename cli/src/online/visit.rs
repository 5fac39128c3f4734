//! A connection to a table that comes back by itself.
//!
//! A task owns the socket, and a [`Follower`] knows what must be said over it.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::Value;
use table::wire::{self, FromTable, Refusal, ToTable};
use table::{Follower, Heard};
use tokio::net::TcpStream;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::{Error, Message, http};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use super::Link;

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// How long to wait before coming back: at first, and at most.
const FIRST_WAIT: Duration = Duration::from_millis(100);
const LONGEST_WAIT: Duration = Duration::from_secs(4);

/// How long a connection may take, and how long a hall may be silent: it asks for a sign of life more often.
const CONNECTING: Duration = Duration::from_secs(10);
const SILENCE: Duration = Duration::from_mins(1);

/// What comes of a visit.
#[derive(Debug)]
pub(crate) enum Event {
    /// The table said something that follows on what it said before.
    Heard(Box<FromTable>),
    /// The connection is lost, and is being made again. After that a welcome is heard.
    Lost(String),
    /// There will be nothing more.
    Ended(String),
}

/// A visit to a table. It ends when this is dropped.
pub(crate) struct Visit {
    words: UnboundedSender<ToTable>,
    events: UnboundedReceiver<Event>,
}

impl Visit {
    /// Goes to a table. With `scenes`, the table also sends what people look at.
    pub(crate) fn start(link: Link, scenes: bool) -> Visit {
        let (words, outbox) = unbounded_channel();
        let (inbox, events) = unbounded_channel();
        let follower = Follower::new(link.secret.clone(), scenes);
        let caller = Caller { link, outbox, inbox, follower, been: false };
        tokio::spawn(caller.call());
        Visit { words, events }
    }

    /// Says something, as soon as there is a connection.
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
    inbox: UnboundedSender<Event>,
    follower: Follower,
    /// Whether there has been a welcome.
    been: bool,
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
                        self.tell(Event::Lost(why));
                        told = true;
                    }
                }
                Over::Lost(why) | Over::Ended(why) => return self.tell(Event::Ended(why)),
            }
            if self.inbox.is_closed() {
                return;
            }
            sleep(wait).await;
            wait = LONGEST_WAIT.min(wait * 2);
        }
    }

    fn tell(&self, event: Event) {
        // If nobody listens, the next look at the inbox shows it.
        _ = self.inbox.send(event);
    }

    async fn connect(&mut self) -> Result<Socket, Over> {
        match timeout(CONNECTING, connect_async(self.link.socket())).await {
            Ok(Ok((socket, _))) => Ok(socket),
            Ok(Err(Error::Http(answer))) if is_final(answer.status()) => Err(Over::Ended(reason(&answer))),
            Ok(Err(Error::Http(answer))) => Err(Over::Lost(reason(&answer))),
            Ok(Err(problem)) => Err(Over::Lost(format!("{} cannot be reached: {problem}", self.link.hall))),
            Err(_) => Err(Over::Lost(format!("{} does not answer", self.link.hall))),
        }
    }

    async fn listen(&mut self, mut socket: Socket, welcome: &mut bool) -> Over {
        if let Err(over) = send(&mut socket, &self.follower.hello()).await {
            return over;
        }
        loop {
            let next = tokio::select! {
                words = self.outbox.recv() => match words {
                    Some(words) => {
                        self.follower.say(&words);
                        send(&mut socket, &words).await
                    }
                    None => Err(Over::Left),
                },
                heard = timeout(SILENCE, socket.next()) => match heard {
                    Ok(heard) => self.hear(&mut socket, heard, welcome).await,
                    Err(_) => Err(Over::Lost("the hall has fallen silent".to_owned())),
                },
            };
            if let Err(over) = next {
                return over;
            }
        }
    }

    async fn hear(
        &mut self,
        socket: &mut Socket,
        heard: Option<Result<Message, Error>>,
        welcome: &mut bool,
    ) -> Result<(), Over> {
        let text = match heard {
            Some(Ok(Message::Text(text))) => text,
            Some(Ok(Message::Close(Some(frame)))) => return Err(Over::Lost(frame.reason.to_string())),
            Some(Ok(Message::Close(None)) | Err(_)) | None => {
                return Err(Over::Lost("the hall has hung up".to_owned()));
            }
            Some(Ok(_)) => return Ok(()),
        };
        let message = wire::read_answer(text.as_bytes())
            .map_err(|_| Over::Ended("the hall speaks in a way this program does not know".to_owned()))?;
        match self.follower.hear(&message) {
            Heard::Follows => {}
            Heard::FollowsAnd(again) => send(socket, &again).await?,
            Heard::Echo => return Ok(()),
            Heard::Ask(hello) => return send(socket, &hello).await,
            Heard::Untrue => {
                return Err(Over::Ended(
                    "the hall shows views that are not what they claim to be".to_owned(),
                ));
            }
        }
        match &message {
            FromTable::Welcome { .. } => (*welcome, self.been) = (true, true),
            FromTable::Sorry { code: Refusal::NoSuchLink | Refusal::NoSpectators, message, .. }
            | FromTable::Goodbye { message, .. } => return Err(Over::Ended(message.clone())),
            // Somebody has sat down there under a link of their own, and this one leads nowhere any more.
            FromTable::Sorry { code: Refusal::SeatTaken, message, .. } if !*welcome => {
                return Err(Over::Ended(message.clone()));
            }
            _ => {}
        }
        self.tell(Event::Heard(Box::new(message)));
        Ok(())
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
    sentence.map_or_else(|| format!("the hall answers {}", answer.status()), str::to_owned)
}

#[cfg(test)]
mod tests;
