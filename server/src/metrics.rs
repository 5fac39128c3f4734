//! What the hall counts, for Prometheus.

use prometheus::{
    Encoder, Histogram, HistogramOpts, IntCounter, IntCounterVec, IntGauge, Opts, Registry, TextEncoder,
};

/// What the hall counts.
pub(crate) struct Metrics {
    registry: Registry,
    pub(crate) tables_awake: IntGauge,
    pub(crate) connections: IntGauge,
    pub(crate) lines: IntGauge,
    pub(crate) heard: IntCounter,
    pub(crate) told: IntCounter,
    pub(crate) entries: IntCounter,
    pub(crate) append_seconds: Histogram,
    pub(crate) append_failures: IntCounter,
    pub(crate) bots_waiting: IntGauge,
    pub(crate) bots_dropped: IntCounter,
    pub(crate) bot_seconds: Histogram,
    pub(crate) replays_to_look: IntCounter,
    pub(crate) tables_deleted: IntCounter,
    pub(crate) refused: IntCounterVec,
}

impl Metrics {
    pub(crate) fn new() -> Metrics {
        let registry = Registry::new_custom(Some("barnyard".to_owned()), None).expect("the name is sound");
        let gauge = |name, help| kept(&registry, IntGauge::new(name, help));
        let counter = |name, help| kept(&registry, IntCounter::new(name, help));
        let seconds = |name, help| {
            let steps = prometheus::exponential_buckets(0.000_1, 4.0, 10).expect("they grow");
            kept(&registry, Histogram::with_opts(HistogramOpts::new(name, help).buckets(steps)))
        };
        Metrics {
            tables_awake: gauge("tables_awake", "Tables in memory"),
            connections: gauge("connections", "Connections from outside"),
            lines: gauge("lines", "Lines to tables that are held here"),
            heard: counter("messages_heard_total", "Messages from viewers"),
            told: counter("messages_told_total", "Messages to viewers"),
            entries: counter("log_entries_total", "Entries stored"),
            append_seconds: seconds("append_seconds", "How long it took to store what happened"),
            append_failures: counter(
                "append_failures_total",
                "Tables dropped because they could not be stored",
            ),
            bots_waiting: gauge("bots_waiting", "Decisions that wait for a bot"),
            bots_dropped: counter(
                "bots_dropped_total",
                "Decisions that nobody waited for any more before a bot began",
            ),
            bot_seconds: seconds("bot_seconds", "How long a bot thought"),
            replays_to_look: counter(
                "replays_to_look_total",
                "Logs read because somebody looked at a table that rests",
            ),
            tables_deleted: counter(
                "tables_deleted_total",
                "Tables deleted because they rested for too long",
            ),
            refused: kept(
                &registry,
                IntCounterVec::new(
                    Opts::new("refused_total", "Visitors turned away, by reason"),
                    &["reason"],
                ),
            ),
            registry,
        }
    }

    /// Counts somebody who was turned away.
    pub(crate) fn refuse(&self, reason: &str) {
        self.refused.with_label_values(&[reason]).inc();
    }

    /// All of it, as Prometheus reads it.
    pub(crate) fn text(&self) -> String {
        let mut text = Vec::new();
        TextEncoder::new().encode(&self.registry.gather(), &mut text).expect("memory can be written to");
        String::from_utf8(text).expect("it is text")
    }
}

fn kept<T: prometheus::core::Collector + Clone + 'static>(
    registry: &Registry,
    made: prometheus::Result<T>,
) -> T {
    let made = made.expect("names and help are sound");
    registry.register(Box::new(made.clone())).expect("every name is new");
    made
}
