//! The house in which the tables stand: what all of them share.

use crate::accounts::Accounts;
use crate::config::Config;
use crate::crowd::Crowd;
use crate::daily::Drawn;
use crate::erased::{self, LiveGame, Opening, OpeningError};
use crate::finding::Hall;
use crate::friends::Circle;
use crate::metrics::Metrics;
use crate::nodes::{Joined, Nodes};
use crate::notify::{Identity, Way};
use crate::readiness::Readiness;
use crate::reviews::Reviews;
use crate::routes::pages::lobby::Noticeboard;
use crate::tables::Tables;
use crate::thinkers::Thinkers;
use crate::tournaments::Tournaments;
use crate::web::alive::Signs;
use crate::web::client::Client;
use crate::web::limits::Limits;
use crate::workers::{Party, QueueLimits, Workers};
use benben_core::{Day, Seed};
use benben_store::{Key, Opener, Store};
use prometheus_client::registry::Registry;
use std::collections::HashSet;
use std::sync::{Arc, Mutex};
use std::time::{SystemTime, UNIX_EPOCH};
use tokio::sync::{OnceCell, watch};

/// How a game is dealt; tests deal games that fail.
pub(crate) type Dealer = Arc<dyn Fn(&Opening, Seed) -> Result<Box<dyn LiveGame>, OpeningError> + Send + Sync>;

/// So many records and long games may wait, of one client and in all.
const WORK_QUEUE: QueueLimits = QueueLimits { each: 8, all: 64 };

/// What all tables share.
pub(crate) struct House {
    pub(crate) config: Config,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) metrics: Metrics,
    pub(crate) registry: Registry,
    /// What the store keeps secret.
    pub(crate) key: Key,
    pub(crate) thinkers: Thinkers,
    /// Where records are checked and long games are played again.
    pub(crate) workers: Workers,
    pub(crate) tables: Tables,
    pub(crate) tournaments: Tournaments,
    pub(crate) reviews: Reviews,
    pub(crate) limits: Limits,
    /// What streams say to show that they live.
    pub(crate) signs: Signs,
    /// Who is signed in, and who tries to be.
    pub(crate) accounts: Accounts,
    pub(crate) dealer: Dealer,
    /// How push services know this server, once that was needed.
    pub(crate) identity: OnceCell<Identity>,
    /// The way out for messages.
    pub(crate) way: Way,
    /// Up to which day deals of the day are drawn.
    pub(crate) drawn: Drawn,
    /// The deals of the day that bots are trying.
    pub(crate) playing_out: Mutex<HashSet<(Day, &'static str)>>,
    /// Those who look for a game.
    pub(crate) hall: Hall,
    /// Friends who are here, and whom they invite.
    pub(crate) circle: Circle,
    /// How many look at tables.
    pub(crate) crowd: Crowd,
    pub(crate) noticeboard: Noticeboard,
    /// When it opened, in unix milliseconds by its own clock.
    pub(crate) begun: i64,
    /// Whether requests had better come here.
    pub(crate) readiness: Readiness,
    /// The other servers on this store, if there may be some.
    pub(crate) nodes: Option<Nodes>,
    /// Becomes true when the server stops: streams end, and bots no longer think.
    pub(crate) stopping: watch::Sender<bool>,
}

impl House {
    /// A house with no table in memory.
    pub(crate) fn new(config: Config, store: Arc<dyn Store>) -> Arc<Self> {
        Self::among(None, config, store)
    }

    /// A house that shares the store with others, if there are others.
    pub(crate) fn among(others: Option<Joined>, config: Config, store: Arc<dyn Store>) -> Arc<Self> {
        let dealer: Dealer = match config.rehearsal {
            None => Arc::new(erased::deal),
            Some(_) => Arc::new(erased::deal_for_rehearsal),
        };
        Self::furnished(config, store, dealer, others.map(|Joined(nodes)| nodes))
    }

    /// A house where games are dealt in another way.
    #[cfg(test)]
    pub(crate) fn with_dealer(config: Config, store: Arc<dyn Store>, dealer: Dealer) -> Arc<Self> {
        Self::furnished(config, store, dealer, None)
    }

    fn furnished(config: Config, store: Arc<dyn Store>, dealer: Dealer, nodes: Option<Nodes>) -> Arc<Self> {
        let (metrics, mut registry) = Metrics::new();
        if nodes.is_some() {
            metrics.register_nodes(&mut registry);
        }
        Arc::new(House {
            begun: config.clock.now(),
            signs: Signs::every(config.heartbeat),
            key: store.key(),
            thinkers: Thinkers::new(config.bot_threads, metrics.clone()),
            workers: Workers::start("work", config.work_threads, WORK_QUEUE),
            config,
            store,
            metrics,
            registry,
            tables: Tables::default(),
            tournaments: Tournaments::default(),
            reviews: Reviews::default(),
            limits: Limits::default(),
            accounts: Accounts::default(),
            dealer,
            identity: OnceCell::new(),
            way: Way::default(),
            drawn: Drawn::default(),
            playing_out: Mutex::default(),
            hall: Hall::default(),
            circle: Circle::default(),
            crowd: Crowd::default(),
            noticeboard: Noticeboard::default(),
            readiness: Readiness::default(),
            nodes,
            stopping: watch::Sender::new(false),
        })
    }
}

impl House {
    /// Is there a limit to what the client may ask for?
    pub(crate) fn limits_client(&self, client: Client) -> bool {
        self.config.limit_loopback || !client.is_local()
    }

    /// Who waits in line when a client asks for something that takes long.
    pub(crate) fn party(&self, client: Client) -> Party {
        Party::of(Some(client.opener(&self.key)))
    }

    /// What the store knows a client by who opens a table.
    pub(crate) fn opener(&self, client: Client) -> Opener {
        client.opener(&self.key)
    }
}

/// The time, in unix milliseconds.
pub(crate) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    since.as_millis() as i64
}
