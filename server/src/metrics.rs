//! The metrics of a process, for Prometheus. Their names and labels stay as they are: others watch them.

use prometheus::{
    Encoder, Histogram, HistogramOpts, IntCounter, IntCounterVec, IntGauge, Opts, Registry, TextEncoder,
};

/// The metrics of a process.
pub(crate) struct Metrics {
    registry: Registry,
    pub(crate) tables_awake: IntGauge,
    pub(crate) connections: IntGauge,
    pub(crate) table_connections: IntGauge,
    pub(crate) messages_received: IntCounter,
    pub(crate) messages_sent: IntCounter,
    pub(crate) entries: IntCounter,
    pub(crate) append_seconds: Histogram,
    pub(crate) append_failures: IntCounter,
    pub(crate) bots_waiting: IntGauge,
    pub(crate) bots_kept: IntGauge,
    pub(crate) bots_dropped: IntCounter,
    pub(crate) bot_seconds: Histogram,
    pub(crate) replays_for_summaries: IntCounter,
    pub(crate) tables_deleted: IntCounter,
    pub(crate) refused: IntCounterVec,
}

impl Metrics {
    pub(crate) fn new() -> Metrics {
        let registry = Registry::new_custom(Some("barnyard".to_owned()), None).expect("the name is sound");
        let gauge = |name, help| registered(&registry, IntGauge::new(name, help));
        let counter = |name, help| registered(&registry, IntCounter::new(name, help));
        let seconds = |name, help| {
            let steps = prometheus::exponential_buckets(0.000_1, 4.0, 10).expect("they grow");
            registered(&registry, Histogram::with_opts(HistogramOpts::new(name, help).buckets(steps)))
        };
        Metrics {
            tables_awake: gauge("tables_awake", "Tables in memory"),
            connections: gauge("connections", "Connections from outside"),
            table_connections: gauge("lines", "Connections of viewers to tables that this process holds"),
            messages_received: counter("messages_heard_total", "Messages from viewers"),
            messages_sent: counter("messages_told_total", "Messages to viewers"),
            entries: counter("log_entries_total", "Entries stored"),
            append_seconds: seconds("append_seconds", "How long it took to store what happened"),
            append_failures: counter(
                "append_failures_total",
                "Tables dropped because they could not be stored",
            ),
            bots_waiting: gauge("bots_waiting", "Decisions that wait for a bot"),
            bots_kept: gauge(
                "bots_kept",
                "Bots that are kept with what they have found, between two decisions",
            ),
            bots_dropped: counter(
                "bots_dropped_total",
                "Decisions that were no longer needed before a bot began",
            ),
            bot_seconds: seconds("bot_seconds", "How long a bot thought"),
            replays_for_summaries: counter(
                "replays_to_look_total",
                "Logs replayed for the summary of a table at rest",
            ),
            tables_deleted: counter(
                "tables_deleted_total",
                "Tables deleted because they rested for too long",
            ),
            refused: registered(
                &registry,
                IntCounterVec::new(Opts::new("refused_total", "Visitors refused, by reason"), &["reason"]),
            ),
            registry,
        }
    }

    /// Counts a visitor who was refused.
    pub(crate) fn refuse(&self, reason: &str) {
        self.refused.with_label_values(&[reason]).inc();
    }

    /// All metrics as Prometheus reads them.
    pub(crate) fn text(&self) -> String {
        let mut text = Vec::new();
        TextEncoder::new().encode(&self.registry.gather(), &mut text).expect("memory can be written to");
        String::from_utf8(text).expect("it is text")
    }
}

fn registered<T: prometheus::core::Collector + Clone + 'static>(
    registry: &Registry,
    made: prometheus::Result<T>,
) -> T {
    let made = made.expect("names and help are sound");
    registry.register(Box::new(made.clone())).expect("every name is new");
    made
}
