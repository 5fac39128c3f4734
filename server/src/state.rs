//! What all tables of a process share: the store, the bots, the time, and the signals to stop.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::watch;
use tokio::time::Instant;

use crate::config::Config;
use crate::metrics::Metrics;
use crate::secrets;
use crate::store::Store;
use crate::tables::{Bots, OwnerKey};

/// What all tables of a process share.
pub(crate) struct SharedState {
    pub(crate) config: Config,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) bots: Bots,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) owner_key: OwnerKey,
    started: Instant,
    leaving: watch::Sender<()>,
    closing: watch::Sender<bool>,
}

impl SharedState {
    pub(crate) fn new(config: Config, store: Arc<dyn Store>, key: OwnerKey) -> std::io::Result<SharedState> {
        let metrics = Arc::new(Metrics::new());
        let seed = u64::from_le_bytes(secrets::random());
        Ok(SharedState {
            config,
            store,
            bots: Bots::start(seed, Arc::clone(&metrics))?,
            metrics,
            owner_key: key,
            started: Instant::now(),
            leaving: watch::Sender::new(()),
            closing: watch::Sender::new(false),
        })
    }

    /// The time for tables: milliseconds since this process started.
    pub(crate) fn now_ms(&self) -> u64 {
        self.started.elapsed().as_millis() as u64
    }

    /// The instant at which the time for tables is `ms`.
    pub(crate) fn instant_at(&self, ms: u64) -> Instant {
        self.started + Duration::from_millis(ms)
    }

    /// Changes when all actors must leave their tables.
    pub(crate) fn leaving(&self) -> watch::Receiver<()> {
        self.leaving.subscribe()
    }

    /// Makes all actors leave their tables, which can be loaded again from the store.
    pub(crate) fn leave_all_tables(&self) {
        self.leaving.send_replace(());
    }

    /// Makes all actors leave their tables; none is loaded again by this process.
    pub(crate) fn close(&self) {
        self.closing.send_replace(true);
        self.leave_all_tables();
    }

    pub(crate) fn is_closing(&self) -> bool {
        *self.closing.borrow()
    }

    /// Changes when the hall closes.
    pub(crate) fn closing(&self) -> watch::Receiver<bool> {
        self.closing.subscribe()
    }
}
