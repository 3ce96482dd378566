//! Numbers for whoever watches the server, in the format of Prometheus.

mod process;

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;
use std::sync::atomic::AtomicU64;

/// Which game.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(crate) struct GameLabel {
    /// Its id.
    pub(crate) game: String,
}

/// Which rule of which game.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(crate) struct RuleLabel {
    /// The game's id.
    pub(crate) game: &'static str,
    /// The rule's id.
    pub(crate) rule: &'static str,
}

/// Which kind of table.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(crate) struct KindLabel {
    /// How far it was.
    pub(crate) kind: &'static str,
}

/// Which answer.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(crate) struct StatusLabel {
    /// The status code.
    pub(crate) status: u16,
}

/// Everything that is counted.
#[derive(Clone, Debug)]
pub(crate) struct Metrics {
    pub(crate) tables_live: Gauge,
    pub(crate) tables_opened: Family<GameLabel, Counter>,
    pub(crate) tables_resumed: Counter,
    pub(crate) tables_removed: Family<KindLabel, Counter>,
    pub(crate) tables_closed_by_fault: Counter,
    pub(crate) tables_damaged: Counter,
    pub(crate) notices_sent: Counter,
    pub(crate) notices_failed: Counter,
    pub(crate) actions: Family<GameLabel, Counter>,
    pub(crate) refusals: Family<RuleLabel, Counter>,
    pub(crate) bot_seconds: Histogram,
    pub(crate) bot_waiting: Gauge,
    pub(crate) store_seconds: Histogram,
    pub(crate) store_failing: Gauge,
    pub(crate) load_seconds: Histogram,
    pub(crate) streams: Gauge,
    pub(crate) password_hashes: Counter,
    pub(crate) connections: Gauge,
    pub(crate) connections_refused: Counter,
    pub(crate) accept_failures: Counter,
    pub(crate) responses: Family<StatusLabel, Counter>,
    pub(crate) nodes: Gauge,
    pub(crate) bus_up: Gauge,
    pub(crate) bus_lag: Gauge<f64, AtomicU64>,
    pub(crate) races_lost: Counter,
    pub(crate) forwarded: Counter,
    pub(crate) followers: Gauge,
    pub(crate) failovers: Counter,
}

impl Metrics {
    /// All at zero, and the registry that shows them.
    pub(crate) fn new() -> (Self, Registry) {
        // From 50 µs to about 25 s.
        let seconds = || Histogram::new(exponential_buckets(0.000_05, 2.0, 20));
        let metrics = Metrics {
            tables_live: Gauge::default(),
            tables_opened: Family::default(),
            tables_resumed: Counter::default(),
            tables_removed: Family::default(),
            tables_closed_by_fault: Counter::default(),
            tables_damaged: Counter::default(),
            notices_sent: Counter::default(),
            notices_failed: Counter::default(),
            actions: Family::default(),
            refusals: Family::default(),
            bot_seconds: seconds(),
            bot_waiting: Gauge::default(),
            store_seconds: seconds(),
            store_failing: Gauge::default(),
            load_seconds: seconds(),
            streams: Gauge::default(),
            password_hashes: Counter::default(),
            connections: Gauge::default(),
            connections_refused: Counter::default(),
            accept_failures: Counter::default(),
            responses: Family::default(),
            nodes: Gauge::default(),
            bus_up: Gauge::default(),
            bus_lag: Gauge::default(),
            races_lost: Counter::default(),
            forwarded: Counter::default(),
            followers: Gauge::default(),
            failovers: Counter::default(),
        };
        // Shown from the start, so that nobody takes "none yet" for "not counted".
        for (_, kind) in crate::retention::KINDS {
            let _ = metrics.tables_removed.get_or_create(&KindLabel { kind });
        }
        let mut whole = Registry::default();
        // These names are the same in all programs.
        whole.register_collector(Box::new(process::Process));
        let registry = whole.sub_registry_with_prefix("benben");
        let all = metrics.clone();
        registry.register("tables_live", "Tables in memory", all.tables_live);
        registry.register("tables_opened", "Tables opened since the start", all.tables_opened);
        registry.register(
            "tables_resumed",
            "Tables that went on by themselves after the start",
            all.tables_resumed,
        );
        registry.register("tables_removed", "Tables that nobody came to any more", all.tables_removed);
        registry.register("tables_closed_by_fault", "Tables closed by a panic", all.tables_closed_by_fault);
        registry.register(
            "tables_damaged",
            "Tables that were asked for and not shown, because what is stored is damaged",
            all.tables_damaged,
        );
        registry.register("notices_sent", "Messages to people that were taken", all.notices_sent);
        registry.register(
            "notices_failed",
            "Messages to people that could not be delivered",
            all.notices_failed,
        );
        registry.register("actions", "Actions played and stored", all.actions);
        registry.register("refusals", "Actions refused, by rule", all.refusals);
        registry.register("bot_seconds", "Time a bot thought about a decision", all.bot_seconds);
        registry.register(
            "bot_waiting",
            "Decisions waiting for a free thread or being made",
            all.bot_waiting,
        );
        registry.register("store_seconds", "Time until an action was on disk", all.store_seconds);
        registry.register("store_failing", "1 while the store fails", all.store_failing);
        registry.register("load_seconds", "Time until a table came back to memory", all.load_seconds);
        registry.register("streams", "Open streams", all.streams);
        registry.register("password_hashes", "Times that a password was hashed", all.password_hashes);
        registry.register("connections", "Open connections", all.connections);
        registry.register(
            "connections_refused",
            "Connections refused because all were in use",
            all.connections_refused,
        );
        registry.register(
            "accept_failures",
            "Times a connection could not be accepted, say for want of file handles",
            all.accept_failures,
        );
        registry.register("responses", "Answers, by status", all.responses);
        registry.register(
            "races_lost",
            "Changes that others were faster with, and that were tried again",
            all.races_lost,
        );
        (metrics, whole)
    }

    /// What there is to count where several servers share a store.
    pub(crate) fn register_nodes(&self, whole: &mut Registry) {
        let (registry, all) = (whole.sub_registry_with_prefix("benben"), self.clone());
        all.nodes.set(1);
        registry.register(
            "nodes",
            "Servers on this store that were heard lately, this one included",
            all.nodes,
        );
        registry.register("bus_up", "1 while what is told over the bus comes back", all.bus_up);
        registry.register(
            "bus_lag_seconds",
            "How long what is told takes over the bus and back",
            all.bus_lag,
        );
        registry.register(
            "forwarded",
            "Requests sent to the server where their table is at home",
            all.forwarded,
        );
        registry.register("followers", "Tables in memory that are at home at another server", all.followers);
        registry.register("failovers", "Times another server wasn't heard any more", all.failovers);
    }
}
