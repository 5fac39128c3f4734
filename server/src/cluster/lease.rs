//! This process keeps its lease on the tables it holds, and takes the tables of processes that are gone.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use futures_util::{StreamExt, stream};

use crate::store::{Heartbeat, Inbox, StoreError};
use crate::tables::{TableError, TableRegistry};

/// How often a process renews its lease before it would lapse.
const HEARTBEATS_PER_LEASE: u32 = 4;

/// How many tables are loaded at once that nobody has asked for. Tables that somebody asks for do not wait for these.
const MAX_ADOPTIONS: usize = 16;

impl TableRegistry {
    /// Renews the lease of this process. If it had lapsed, other processes may hold our tables by now, so all actors
    /// stop; what they had not stored, nobody was told.
    pub(crate) async fn heartbeat(&self) -> Result<(), StoreError> {
        if self.state.store.heartbeat(self.state.config.timeouts.lease).await? == Heartbeat::Late {
            self.state.leave_all_tables();
            self.lease_lapsed.store(true, Ordering::SeqCst);
        }
        Ok(())
    }

    /// Renews the lease again and again until the hall closes.
    pub(crate) async fn keep_lease(self: Arc<Self>) {
        let mut ticks = tokio::time::interval(self.state.config.timeouts.lease / HEARTBEATS_PER_LEASE);
        while !self.state.is_closing() {
            ticks.tick().await;
            if let Err(problem) = self.heartbeat().await {
                tracing::warn!(%problem, "the lease of this process could not be renewed");
            }
        }
    }

    /// Wakes the tables of processes that are gone, and tables whose clocks have run out, until the hall closes.
    pub(crate) async fn keep_adopting(self: Arc<Self>) {
        let mut ticks = tokio::time::interval(self.state.config.timeouts.lease / HEARTBEATS_PER_LEASE);
        while !self.state.is_closing() {
            ticks.tick().await;
            if let Err(problem) = self.adopt().await {
                tracing::warn!(%problem, "the database did not say which tables must be woken");
            }
        }
    }

    async fn adopt(self: &Arc<Self>) -> Result<(), StoreError> {
        let store = &self.state.store;
        let mut tables = store.orphans().await?;
        if self.lease_lapsed.swap(false, Ordering::SeqCst) {
            // Those of ours that no other process has taken.
            tables.extend(store.held().await?);
        }
        tables.extend(self.due_tables().await?);
        let adopt = async |id: String| {
            if let Err(problem) = self.find(&id).await {
                tracing::warn!(table = id, %problem, "a table could not be loaded");
                if matches!(problem, TableError::Unreadable(_)) {
                    // It would be tried again and again.
                    _ = store.cancel_wake(&id).await;
                }
            }
        };
        stream::iter(tables).for_each_concurrent(MAX_ADOPTIONS, adopt).await;
        self.peers.keep_alive(self.state.config.timeouts.lease).await
    }

    /// Handles what other processes send, until the inbox ends.
    pub(crate) async fn receive_peer_messages(self: Arc<Self>, mut inbox: Inbox) {
        while let Some(message) = inbox.recv().await {
            self.peers.receive(&self, &message);
        }
    }
}
