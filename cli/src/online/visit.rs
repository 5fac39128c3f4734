//! A connection to a table that comes back by itself.
//!
//! A task owns the socket. It says hello with the number it has, checks that what it hears follows on that and
//! shows the view it claims to show, and sends a move again that was never answered: a move has a key, so it
//! counts once.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::Value;
use table::wire::{self, FromTable, Refusal, ToTable};
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

/// So many welcomes in a row that do not fit are no accident.
const MOST_AMISS: u32 = 3;

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
        let caller = Caller { link, scenes, outbox, inbox, place: Place::default(), open: None, been: false };
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

/// Where a viewer stands.
#[derive(Default)]
struct Place {
    /// The last number heard, and the hash of the view that went with it.
    at: Option<(u64, String)>,
    /// Whether a hello has not been answered yet: until then, news is not for us.
    greeted: bool,
    /// How many messages in a row did not fit.
    amiss: u32,
}

/// What to do with a message.
#[derive(PartialEq, Eq, Debug)]
enum Fit {
    Fits,
    /// It is an echo of something we hear in the welcome.
    PassOver,
    /// Something was missed.
    Gap,
    /// The view is not what it claims to be.
    Amiss,
}

impl Place {
    fn hello(&mut self) -> Option<u64> {
        self.greeted = true;
        self.at.as_ref().map(|(n, _)| *n)
    }

    fn fit(&mut self, message: &FromTable) -> Fit {
        let fit = match message {
            FromTable::Welcome { n, hash, game, .. } => {
                self.greeted = false;
                self.step(*n, hash, Some(&game.view))
            }
            FromTable::News { .. } if self.greeted => Fit::PassOver,
            FromTable::News { from, .. } if self.at.as_ref().is_none_or(|(n, _)| n != from) => Fit::Gap,
            FromTable::News { n, hash, game, .. } => {
                self.step(*n, hash, game.as_ref().map(|game| &game.view))
            }
            _ => return Fit::Fits,
        };
        match fit {
            Fit::Amiss => self.amiss += 1,
            Fit::Fits => self.amiss = 0,
            Fit::PassOver | Fit::Gap => {}
        }
        fit
    }

    fn step(&mut self, n: u64, hash: &String, view: Option<&wire::Json>) -> Fit {
        let same = match view {
            Some(view) => view.hash() == *hash,
            None => self.at.as_ref().is_some_and(|(_, before)| before == hash),
        };
        if same {
            self.at = Some((n, hash.clone()));
            return Fit::Fits;
        }
        // What was missed does not matter if what we have is wrong: everything anew.
        self.at = None;
        Fit::Amiss
    }
}

struct Caller {
    link: Link,
    scenes: bool,
    outbox: UnboundedReceiver<ToTable>,
    inbox: UnboundedSender<Event>,
    place: Place,
    /// A move that has not been answered.
    open: Option<ToTable>,
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
        if let Err(over) = self.hello(&mut socket).await {
            return over;
        }
        loop {
            let next = tokio::select! {
                words = self.outbox.recv() => match words {
                    Some(words) => self.say(&mut socket, words).await,
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

    async fn hello(&mut self, socket: &mut Socket) -> Result<(), Over> {
        let link = self.link.secret.clone();
        let hello = ToTable::Hello { link, seen: self.place.hello(), scenes: self.scenes };
        send(socket, &hello).await
    }

    async fn say(&mut self, socket: &mut Socket, words: ToTable) -> Result<(), Over> {
        if matches!(words, ToTable::Play { .. }) {
            self.open = Some(words.clone());
        }
        send(socket, &words).await
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
        match self.place.fit(&message) {
            Fit::Fits => {}
            Fit::PassOver => return Ok(()),
            Fit::Amiss if self.place.amiss >= MOST_AMISS => {
                return Err(Over::Ended(
                    "the hall shows views that are not what they claim to be".to_owned(),
                ));
            }
            Fit::Gap | Fit::Amiss => return self.hello(socket).await,
        }
        self.take(socket, message, welcome).await
    }

    /// Takes a message that fits.
    async fn take(
        &mut self,
        socket: &mut Socket,
        message: FromTable,
        welcome: &mut bool,
    ) -> Result<(), Over> {
        match &message {
            FromTable::Welcome { .. } => {
                (*welcome, self.been) = (true, true);
                if let Some(open) = &self.open {
                    send(socket, open).await?;
                }
            }
            FromTable::Done { key, .. } | FromTable::Sorry { key: Some(key), .. } if self.is_open(key) => {
                self.open = None;
            }
            FromTable::Sorry { code: Refusal::NoSuchLink | Refusal::NoSpectators, message, .. }
            | FromTable::Goodbye { message, .. } => return Err(Over::Ended(message.clone())),
            _ => {}
        }
        self.tell(Event::Heard(Box::new(message)));
        Ok(())
    }

    fn is_open(&self, answered: &str) -> bool {
        matches!(&self.open, Some(ToTable::Play { key, .. }) if key == answered)
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
mod tests {
    use super::*;

    fn read(text: &str) -> FromTable {
        wire::read_answer(text.as_bytes()).expect("it is a message")
    }

    fn news(from: u64, n: u64, hash: &str) -> FromTable {
        read(&format!(r#"{{"type":"news","from":{from},"n":{n},"hash":"{hash}","what":[]}}"#))
    }

    fn at(n: u64, hash: &str) -> Place {
        Place { at: Some((n, hash.to_owned())), ..Place::default() }
    }

    #[test]
    fn news_follows_number_by_number() {
        let mut place = at(4, "aa");
        assert_eq!(place.fit(&news(4, 6, "aa")), Fit::Fits);
        assert_eq!(place.fit(&news(4, 6, "aa")), Fit::Gap);
        assert_eq!(place.hello(), Some(6));
        assert_eq!(place.fit(&news(6, 7, "aa")), Fit::PassOver);
    }

    #[test]
    fn a_wrong_hash_asks_for_everything_anew() {
        let mut place = at(4, "aa");
        assert_eq!(place.fit(&news(4, 5, "bb")), Fit::Amiss);
        assert_eq!((place.hello(), place.amiss), (None, 1));
    }
}
