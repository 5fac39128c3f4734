//! What all keepers of a hall share: the store, the bots, the time, and the word to move.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::watch;
use tokio::time::Instant;

use crate::config::Config;
use crate::metrics::Metrics;
use crate::store::Store;
use crate::tables::bots::Bots;
use crate::tables::owner::OwnerKey;

/// What all keepers of a hall share.
pub(crate) struct House {
    pub(crate) config: Config,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) bots: Bots,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) owner_key: OwnerKey,
    started: Instant,
    moving: watch::Sender<()>,
    closing: watch::Sender<bool>,
}

impl House {
    pub(crate) fn new(config: Config, store: Arc<dyn Store>, key: OwnerKey) -> std::io::Result<House> {
        let metrics = Arc::new(Metrics::new());
        let seed = u64::from_le_bytes(crate::secrets::random());
        Ok(House {
            config,
            store,
            bots: Bots::start(seed, Arc::clone(&metrics))?,
            metrics,
            owner_key: key,
            started: Instant::now(),
            moving: watch::Sender::new(()),
            closing: watch::Sender::new(false),
        })
    }

    /// What time it is for tables.
    pub(crate) fn now_ms(&self) -> u64 {
        self.started.elapsed().as_millis() as u64
    }

    /// When it is so late for tables.
    pub(crate) fn moment(&self, ms: u64) -> Instant {
        self.started + Duration::from_millis(ms)
    }

    /// Changes when all who keep tables must leave them.
    pub(crate) fn moving(&self) -> watch::Receiver<()> {
        self.moving.subscribe()
    }

    /// Has all tables left; they can be brought back from the store.
    pub(crate) fn move_out(&self) {
        self.moving.send_replace(());
    }

    /// Has all tables left, and lets none be brought back here.
    pub(crate) fn close(&self) {
        self.closing.send_replace(true);
        self.move_out();
    }

    pub(crate) fn is_closing(&self) -> bool {
        *self.closing.borrow()
    }

    /// Changes when the hall closes.
    pub(crate) fn closing(&self) -> watch::Receiver<bool> {
        self.closing.subscribe()
    }
}
