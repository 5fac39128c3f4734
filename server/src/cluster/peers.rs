//! Connections of viewers here to tables that another process holds, by messages through the store.
//!
//! The process that a viewer has reached passes on the viewer's messages. The process that holds the table connects to
//! the actor for that viewer and sends back what the table tells. Messages may be lost when a process or the database
//! goes down: then connections end, viewers say hello again, and moves carry keys. So nothing counts twice or is lost.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use table::Input;
use table::wire::ToTable;
use tokio::sync::mpsc;

use super::message::{PeerMessage, PeerOutgoing};
use crate::store::{Store, StoreError};
use crate::tables::{ActorMessage, Outgoing, TableConnection, TableHandle, TableRegistry};

/// How many messages of a viewer may wait to be passed on.
const QUEUE_CAPACITY: usize = 64;

/// Both ends of all connections that go through the store.
pub(crate) struct Peers {
    store: Arc<dyn Store>,
    /// Viewers of this process at tables of other processes, by connection.
    local_viewers: Mutex<HashMap<u64, LocalViewer>>,
    /// Viewers of other processes at tables of this one, by the name of the process.
    remote_processes: Mutex<HashMap<String, RemoteProcess>>,
}

struct LocalViewer {
    table: String,
    holder: String,
    outgoing: mpsc::Sender<Outgoing>,
}

/// One other process, and its viewers by their connections.
struct RemoteProcess {
    last_message: Instant,
    viewers: HashMap<u64, mpsc::Sender<ToTable>>,
}

impl Peers {
    pub(crate) fn new(store: Arc<dyn Store>) -> Arc<Peers> {
        Arc::new(Peers { store, local_viewers: Mutex::default(), remote_processes: Mutex::default() })
    }

    /// A handle for one viewer to a table that the process `holder` holds.
    pub(crate) fn handle_for(self: &Arc<Self>, table: &str, holder: &str) -> TableHandle {
        let (handle, inbox) = mpsc::channel(QUEUE_CAPACITY);
        tokio::spawn(Arc::clone(self).forward(table.to_owned(), holder.to_owned(), inbox));
        handle
    }

    async fn forward(
        self: Arc<Self>,
        table: String,
        holder: String,
        mut inbox: mpsc::Receiver<ActorMessage>,
    ) {
        let from = self.store.name().to_owned();
        while let Some(message) = inbox.recv().await {
            let (connection, message) = match message {
                ActorMessage::Open { from: connection, outgoing } => {
                    let viewer = LocalViewer { table: table.clone(), holder: holder.clone(), outgoing };
                    lock(&self.local_viewers).insert(connection.0, viewer);
                    let table = table.clone();
                    (connection.0, PeerMessage::Open { from: from.clone(), connection: connection.0, table })
                }
                ActorMessage::Input(Input::Heard { from: connection, message }) => {
                    (connection.0, PeerMessage::Say { from: from.clone(), connection: connection.0, message })
                }
                ActorMessage::Input(Input::Gone { from: connection }) => {
                    (connection.0, PeerMessage::Gone { from: from.clone(), connection: connection.0 })
                }
                ActorMessage::Input(_) | ActorMessage::Summarize(_) => continue,
            };
            if self.send(&holder, &message).await.is_err() {
                lock(&self.local_viewers).remove(&connection);
            }
        }
    }

    async fn send(&self, to: &str, message: &PeerMessage) -> Result<(), StoreError> {
        let text = serde_json::to_vec(message).expect("messages are plain data");
        self.store.send_message(to, text).await
    }

    /// Handles a message of another process.
    pub(crate) fn receive(self: &Arc<Self>, tables: &Arc<TableRegistry>, message: &[u8]) {
        match serde_json::from_slice(message) {
            Ok(PeerMessage::Open { from, connection, table }) => {
                let incoming = self.add_viewer(&from, connection);
                tokio::spawn(Arc::clone(self).serve(Arc::clone(tables), table, from, connection, incoming));
            }
            Ok(PeerMessage::Say { from, connection, message }) => {
                self.pass_to_table(&from, connection, message);
            }
            Ok(PeerMessage::Gone { from, connection }) => self.remove_viewer(&from, connection),
            Ok(PeerMessage::Alive { from }) => self.with_process(&from, |_| ()),
            Ok(PeerMessage::Told { connection, told }) => self.pass_to_viewer(connection, told),
            Ok(PeerMessage::Ended { connection }) => _ = lock(&self.local_viewers).remove(&connection),
            Err(problem) => tracing::warn!(%problem, "a message of another process cannot be read"),
        }
    }

    /// Does something with the viewers of a process that has just sent a message.
    fn with_process<T>(&self, name: &str, act: impl FnOnce(&mut RemoteProcess) -> T) -> T {
        let mut processes = lock(&self.remote_processes);
        let process = processes
            .entry(name.to_owned())
            .or_insert_with(|| RemoteProcess { last_message: Instant::now(), viewers: HashMap::new() });
        process.last_message = Instant::now();
        act(process)
    }

    fn add_viewer(&self, from: &str, connection: u64) -> mpsc::Receiver<ToTable> {
        let (sender, incoming) = mpsc::channel(QUEUE_CAPACITY);
        self.with_process(from, |process| process.viewers.insert(connection, sender));
        incoming
    }

    fn remove_viewer(&self, from: &str, connection: u64) {
        self.with_process(from, |process| process.viewers.remove(&connection));
    }

    fn pass_to_table(&self, from: &str, connection: u64, message: ToTable) {
        self.with_process(from, |process| {
            let sender = process.viewers.get(&connection);
            if sender.is_some_and(|sender| sender.try_send(message).is_err()) {
                // Too much at once, or the actor is gone: the connection ends, and the viewer is told so.
                process.viewers.remove(&connection);
            }
        });
    }

    fn pass_to_viewer(&self, connection: u64, told: Vec<PeerOutgoing>) {
        let mut viewers = lock(&self.local_viewers);
        let Some(viewer) = viewers.get(&connection) else { return };
        if !told.into_iter().all(|message| viewer.outgoing.try_send(message.into()).is_ok()) {
            viewers.remove(&connection);
        }
    }

    /// Serves the viewer of another process.
    async fn serve(
        self: Arc<Self>,
        tables: Arc<TableRegistry>,
        table: String,
        from: String,
        connection: u64,
        mut incoming: mpsc::Receiver<ToTable>,
    ) {
        if let Ok(mut here) = tables.connect_here(&table).await {
            let mut is_open = true;
            loop {
                tokio::select! {
                    message = incoming.recv(), if is_open => {
                        if let Some(message) = message {
                            here.send(message).await;
                        } else {
                            // The viewer is still told what the last messages caused.
                            here.close();
                            is_open = false;
                        }
                    }
                    outgoing = here.receive() => {
                        let Some(first) = outgoing else { break };
                        let told = with_waiting(first, &mut here);
                        if self.send(&from, &PeerMessage::Told { connection, told }).await.is_err() {
                            break;
                        }
                    }
                }
            }
        }
        self.remove_viewer(&from, connection);
        // If this message is lost, the other process finds out that this one no longer holds the table.
        _ = self.send(&from, &PeerMessage::Ended { connection }).await;
    }

    /// Ends connections whose other process is gone, and tells the other processes that our viewers are still there.
    pub(crate) async fn keep_alive(&self, lease: Duration) -> Result<(), StoreError> {
        lock(&self.remote_processes).retain(|_, process| process.last_message.elapsed() < 3 * lease);
        let tables: HashSet<(String, String)> = lock(&self.local_viewers)
            .values()
            .map(|viewer| (viewer.table.clone(), viewer.holder.clone()))
            .collect();
        for (table, holder) in &tables {
            if self.store.holder(table).await?.as_ref() != Some(holder) {
                lock(&self.local_viewers)
                    .retain(|_, viewer| viewer.table != *table || viewer.holder != *holder);
            }
        }
        let holders: HashSet<&String> = tables.iter().map(|(_, holder)| holder).collect();
        for holder in holders {
            self.send(holder, &PeerMessage::Alive { from: self.store.name().to_owned() }).await?;
        }
        Ok(())
    }
}

/// This, and what else waits for the viewer: all of it fits into one message.
fn with_waiting(first: Outgoing, connection: &mut TableConnection) -> Vec<PeerOutgoing> {
    let mut told = vec![first.into()];
    told.extend(std::iter::from_fn(|| connection.try_receive()).map(PeerOutgoing::from));
    told
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
