//! Lines to tables that another process holds, by way of the store's mail.
//!
//! The process at whose door a viewer stands passes on what the viewer says; the one that holds the table opens a
//! line for the viewer and posts back what is told. Mail may be lost when a process or the database goes down:
//! then lines break, viewers say hello again, and moves carry keys. So nothing counts twice or is lost.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};
use table::Input;
use table::wire::ToTable;
use tokio::sync::mpsc;

use crate::store::{Store, StoreError};
use crate::tables::Hall;
use crate::tables::connection::{Call, Ending, Line, Told};

/// How many messages of a viewer may wait to be passed on.
const LONGEST_QUEUE: usize = 64;

/// What processes write to each other.
#[derive(Serialize, Deserialize)]
#[serde(tag = "letter", rename_all = "kebab-case")]
enum Letter {
    /// A viewer of mine would like a line to a table of yours.
    Open { from: String, line: u64, table: String },
    /// My viewer says something.
    Say { from: String, line: u64, message: ToTable },
    /// My viewer has gone.
    Hang { from: String, line: u64 },
    /// My viewers are still there.
    Alive { from: String },
    /// Your viewer is told something.
    Told { line: u64, told: Vec<Passage> },
    /// Your viewer's line has ended.
    Ended { line: u64 },
}

/// Something told, on its way.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Passage {
    Welcome(String),
    Text(String),
    End(Ending),
}

impl From<Told> for Passage {
    fn from(told: Told) -> Passage {
        match told {
            Told::Welcome(text) => Passage::Welcome(text.to_string()),
            Told::Text(text) => Passage::Text(text.to_string()),
            Told::End(ending) => Passage::End(ending),
        }
    }
}

impl From<Passage> for Told {
    fn from(passage: Passage) -> Told {
        match passage {
            Passage::Welcome(text) => Told::Welcome(text.into()),
            Passage::Text(text) => Told::Text(text.into()),
            Passage::End(ending) => Told::End(ending),
        }
    }
}

/// Both ends of all lines that go through the mail.
pub(crate) struct Post {
    store: Arc<dyn Store>,
    /// Viewers here, tables elsewhere.
    ours: Mutex<HashMap<u64, Ours>>,
    /// Viewers elsewhere, tables here.
    theirs: Mutex<HashMap<String, Theirs>>,
}

struct Ours {
    table: String,
    holder: String,
    told: mpsc::Sender<Told>,
}

/// The viewers of one other process.
struct Theirs {
    heard: Instant,
    lines: HashMap<u64, mpsc::Sender<ToTable>>,
}

impl Post {
    pub(crate) fn new(store: Arc<dyn Store>) -> Arc<Post> {
        Arc::new(Post { store, ours: Mutex::default(), theirs: Mutex::default() })
    }

    /// Takes the calls of one line to a table with this holder.
    pub(crate) fn calls(self: &Arc<Self>, table: &str, holder: &str) -> mpsc::Sender<Call> {
        let (calls, waiting) = mpsc::channel(LONGEST_QUEUE);
        tokio::spawn(Arc::clone(self).pass_on(table.to_owned(), holder.to_owned(), waiting));
        calls
    }

    async fn pass_on(self: Arc<Self>, table: String, holder: String, mut calls: mpsc::Receiver<Call>) {
        let from = self.store.name().to_owned();
        while let Some(call) = calls.recv().await {
            let (line, letter) = match call {
                Call::Open { from: line, told } => {
                    let ours = Ours { table: table.clone(), holder: holder.clone(), told };
                    lock(&self.ours).insert(line.0, ours);
                    (line, Letter::Open { from: from.clone(), line: line.0, table: table.clone() })
                }
                Call::Input(Input::Heard { from: line, message }) => {
                    (line, Letter::Say { from: from.clone(), line: line.0, message })
                }
                Call::Input(Input::Gone { from: line }) => {
                    (line, Letter::Hang { from: from.clone(), line: line.0 })
                }
                Call::Input(_) | Call::Look(_) => continue,
            };
            if self.send(&holder, &letter).await.is_err() {
                lock(&self.ours).remove(&line.0);
            }
        }
    }

    async fn send(&self, to: &str, letter: &Letter) -> Result<(), StoreError> {
        let text = serde_json::to_vec(letter).expect("letters are plain data");
        self.store.post(to, text).await
    }

    /// Reads a letter.
    pub(crate) fn read(self: &Arc<Self>, hall: &Arc<Hall>, letter: &[u8]) {
        match serde_json::from_slice(letter) {
            Ok(Letter::Open { from, line, table }) => {
                let says = self.admit(&from, line);
                tokio::spawn(Arc::clone(self).serve(Arc::clone(hall), table, from, line, says));
            }
            Ok(Letter::Say { from, line, message }) => self.hear(&from, line, message),
            Ok(Letter::Hang { from, line }) => _ = self.of(&from, |theirs| theirs.lines.remove(&line)),
            Ok(Letter::Alive { from }) => self.of(&from, |_| ()),
            Ok(Letter::Told { line, told }) => self.tell(line, told),
            Ok(Letter::Ended { line }) => _ = lock(&self.ours).remove(&line),
            Err(problem) => tracing::warn!(%problem, "a letter of another process cannot be read"),
        }
    }

    /// Does something with the viewers of another process, which has just been heard of.
    fn of<T>(&self, from: &str, act: impl FnOnce(&mut Theirs) -> T) -> T {
        let mut theirs = lock(&self.theirs);
        let theirs = theirs
            .entry(from.to_owned())
            .or_insert_with(|| Theirs { heard: Instant::now(), lines: HashMap::new() });
        theirs.heard = Instant::now();
        act(theirs)
    }

    fn admit(&self, from: &str, line: u64) -> mpsc::Receiver<ToTable> {
        let (sender, says) = mpsc::channel(LONGEST_QUEUE);
        self.of(from, |theirs| theirs.lines.insert(line, sender));
        says
    }

    fn hear(&self, from: &str, line: u64, message: ToTable) {
        self.of(from, |theirs| {
            let says = theirs.lines.get(&line);
            if says.is_some_and(|says| says.try_send(message).is_err()) {
                // Too much at once, or gone: the line ends, and the viewer hears of it.
                theirs.lines.remove(&line);
            }
        });
    }

    fn tell(&self, line: u64, told: Vec<Passage>) {
        let mut ours = lock(&self.ours);
        let Some(viewer) = ours.get(&line) else { return };
        if !told.into_iter().all(|passage| viewer.told.try_send(passage.into()).is_ok()) {
            ours.remove(&line);
        }
    }

    /// Serves the viewer of another process.
    async fn serve(
        self: Arc<Self>,
        hall: Arc<Hall>,
        table: String,
        from: String,
        line: u64,
        mut says: mpsc::Receiver<ToTable>,
    ) {
        if let Ok(mut here) = hall.line_here(&table).await {
            let mut listening = true;
            loop {
                tokio::select! {
                    said = says.recv(), if listening => {
                        if let Some(message) = said {
                            here.say(message).await;
                        } else {
                            // What came of the last words is still told.
                            here.hang_up();
                            listening = false;
                        }
                    }
                    told = here.hear() => {
                        let Some(told) = told else { break };
                        let told = gather(told, &mut here);
                        if self.send(&from, &Letter::Told { line, told }).await.is_err() {
                            break;
                        }
                    }
                }
            }
        }
        self.of(&from, |theirs| theirs.lines.remove(&line));
        // If this is lost, the other process finds out that we are gone.
        _ = self.send(&from, &Letter::Ended { line }).await;
    }

    /// Breaks lines whose other end is no longer there, and says that ours are.
    pub(crate) async fn look_after_lines(&self, lease: Duration) -> Result<(), StoreError> {
        lock(&self.theirs).retain(|_, theirs| theirs.heard.elapsed() < 3 * lease);
        let ours: HashSet<(String, String)> =
            lock(&self.ours).values().map(|ours| (ours.table.clone(), ours.holder.clone())).collect();
        for (table, holder) in &ours {
            if self.store.holder(table).await?.as_ref() != Some(holder) {
                lock(&self.ours).retain(|_, ours| ours.table != *table || ours.holder != *holder);
            }
        }
        let holders: HashSet<&String> = ours.iter().map(|(_, holder)| holder).collect();
        for holder in holders {
            self.send(holder, &Letter::Alive { from: self.store.name().to_owned() }).await?;
        }
        Ok(())
    }
}

/// What was told, and what else has been told meanwhile: one letter.
fn gather(first: Told, line: &mut Line) -> Vec<Passage> {
    let mut told = vec![first.into()];
    told.extend(std::iter::from_fn(|| line.hear_now()).map(Passage::from));
    told
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
