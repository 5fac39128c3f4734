//! A connection to a table that comes back by itself.
//!
//! A task owns the socket, and a [`Follower`] knows what must be said over it.

use std::time::Duration;

use engine::Seat;
use futures_util::{SinkExt, StreamExt};
use serde_json::Value;
use table::wire::{self, FromTable, Happening, Refusal, TableState, ToTable};
use table::{Follower, Heard};
use tokio::net::TcpStream;
use tokio::sync::mpsc::{Receiver, Sender, UnboundedReceiver, UnboundedSender, channel, unbounded_channel};
use tokio::time::{Instant, sleep, timeout, timeout_at};
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message, http};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

use super::sound::{LONGEST_MESSAGE, Sound, Unsound};
use super::{Link, OwnLink};
use crate::clean;

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
    /// The table said something that follows on what it said before.
    Heard(Box<FromTable>),
    /// From now on, this link leads to the seat.
    Holds(Link),
    /// The connection is lost, and is being made again. After that a welcome is heard.
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
    /// Goes to a table, to sit down there under a link of one's own if there is one. With `scenes`, the table also sends
    /// what people look at.
    pub(crate) fn start(link: Link, own: Option<&OwnLink>, scenes: bool) -> Visit {
        let (words, outbox) = unbounded_channel();
        let (inbox, events) = channel(MOST_EVENTS);
        // Which of the two holds the seat only the table knows; the likelier one is tried first.
        let follower = match (own, link.secret.clone()) {
            (Some(own), Some(invitation)) if own.known => {
                Follower::new(Some(own.secret.clone()), scenes).or_link(invitation)
            }
            (Some(own), invitation) => Follower::new(invitation, scenes).or_link(own.secret.clone()),
            (None, invitation) => Follower::new(invitation, scenes),
        };
        let follower = follower.with_luck(own.map(|own| own.luck.clone()).unwrap_or_default());
        let caller = Caller {
            link,
            outbox,
            inbox,
            follower,
            sound: Sound::default(),
            been: false,
            you: None,
            sits: false,
            table: None,
            held: None,
        };
        tokio::spawn(caller.call());
        Visit { words, events }
    }

    /// Says something, as soon as there is a connection. Whoever sits down does so under their own link.
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
    follower: Follower,
    sound: Sound,
    /// Whether there has been a welcome.
    been: bool,
    /// The seat of the link.
    you: Option<Seat>,
    /// Whether we are about to sit down under another link.
    sits: bool,
    /// The table as it was last seen.
    table: Option<TableState>,
    /// The link that holds the seat, as was told.
    held: Option<String>,
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

    /// Tells which link holds the seat, if that is news.
    async fn tell_link(&mut self) {
        let link = self.follower.link().map(str::to_owned);
        if self.held != link {
            self.held.clone_from(&link);
            self.tell(Event::Holds(Link { secret: link, ..self.link.clone() })).await;
        }
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
        if let Err(over) = send(&mut socket, &self.follower.hello()).await {
            return over;
        }
        // A hall that only shows that it is alive is not waited for.
        let greeted = Instant::now() + CONNECTING;
        loop {
            let until = if *welcome { Instant::now() + SILENCE } else { greeted };
            let next = tokio::select! {
                words = self.outbox.recv() => match words {
                    Some(words) => {
                        let words = self.with_luck(words);
                        self.follower.say(&words);
                        self.sits |= matches!(&words, ToTable::Sit { link: Some(_), .. });
                        send(&mut socket, &words).await
                    }
                    None => Err(Over::Left),
                },
                heard = timeout_at(until, socket.next()) => match heard {
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
            FromTable::Welcome { you, .. } => {
                (*welcome, self.been) = (true, true);
                (self.you, self.sits) = (*you, false);
            }
            FromTable::News { what, .. } if self.sits && self.has_sat(what) => {
                self.sits = false;
                self.follower.change_link();
            }
            FromTable::Sorry { code: Refusal::NoSuchLink | Refusal::NoSpectators, message, .. }
            | FromTable::Goodbye { message, .. } => return Err(Over::Ended(message.clone())),
            // Somebody has sat down there under a link of their own, and this one leads nowhere any more.
            FromTable::Sorry { code: Refusal::SeatTaken, message, .. } if !*welcome => {
                return Err(Over::Ended(message.clone()));
            }
            _ => {}
        }
        if let FromTable::Welcome { table, .. } | FromTable::News { table: Some(table), .. } = &message {
            self.table = Some((**table).clone());
            // What the luck of the next game needs from this seat nobody has to think about.
            if let Some(due) = self.follower.due(table, self.you) {
                send(socket, &due).await?;
            }
        }
        let may_change = matches!(message, FromTable::Welcome { .. } | FromTable::News { .. });
        self.tell(Event::Heard(Box::new(message))).await;
        if may_change {
            self.tell_link().await;
        }
        Ok(())
    }

    /// Whoever sits down or plays again promises what they add to the luck, and sits down under their own link.
    fn with_luck(&self, words: ToTable) -> ToTable {
        match (words, &self.table) {
            (ToTable::Sit { name, .. }, Some(table)) => self.follower.sit(name, table),
            (ToTable::Rematch { .. }, Some(table)) => self.follower.rematch(table),
            (words, _) => words,
        }
    }

    /// Whether somebody has sat down at our seat.
    fn has_sat(&self, what: &[Happening]) -> bool {
        let ours = |one: &Happening| matches!(one, Happening::Sat { seat, .. } if Some(*seat) == self.you);
        what.iter().any(ours)
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
