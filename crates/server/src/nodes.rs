//! Several servers on one store: who they are, which of them is at home for what, and what they tell each other.
//!
//! Each server is a *node*. It tells all others every second that it is there (a *beat*), and whoever was heard lately, and has
//! heard us lately, is one of us. Every table, and everything else that only memory knows, has one of them as its *home*
//! ([`homes`]): requests go there ([`forwarding`]), bots think there and clocks run there. The bus may fail at all of this. Then a
//! table has several homes for a while, and the store decides what is true; what is in memory is compared with it
//! ([`comparing`]) and loaded again where others were faster.
//!
//! A server alone has no nodes, and nothing of this costs it anything.

mod answering;
mod beat;
mod borrowing;
mod comparing;
mod envelope;
mod forwarding;
mod homes;
mod members;
mod moving;
mod round;
mod whose;
mod word;

pub(crate) use answering::answer;
pub(crate) use borrowing::borrow;
pub(crate) use forwarding::{Forwarded, forward};
pub(crate) use round::{begin, leave};
pub(crate) use whose::{Needs, Whose};
pub(crate) use word::Word;

use crate::house::House;
use benben_bus::{Bus, Incoming, NodeId};
use benben_store::TableId;
use homes::Homes;
use members::Members;
use std::fmt;
use std::future::pending;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{Notify, mpsc, watch};
use tokio::time::Instant;

/// Without our own beat coming back for so long, the bus is down.
const SILENCE: Duration = Duration::from_millis(3_500);
/// What was compared with the store so lately is not read as if it were old.
const FRESH: Duration = Duration::from_millis(1_700);

/// How the servers speak. What is said grows ([`word`]) and requests get headers, without another number. A release that
/// couldn't be understood has one, and tells the release before nothing: then the store alone is between them.
const SPEECH: &[u8] = b"1";

/// The servers that share the store.
pub(crate) struct Nodes {
    bus: Bus,
    members: Mutex<Members>,
    /// Who can be at home for something; ourselves alone when nobody else is heard.
    homes: watch::Sender<Arc<Homes>>,
    /// When what we told all has last come back.
    own: Mutex<Option<Instant>>,
    /// Does our store answer?
    well: AtomicBool,
    /// Do others take over from us?
    draining: AtomicBool,
    /// When all tables here were last compared with the store.
    compared: Mutex<Option<Instant>>,
    /// A beat is wanted at once.
    beat: Notify,
    incoming: Mutex<Option<mpsc::Receiver<Incoming>>>,
}

/// The way to the other servers, as [`run_as_node`](crate::run_as_node) takes it.
pub struct Joined(pub(crate) Nodes);

impl fmt::Debug for Joined {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Joined({:?})", self.0.bus)
    }
}

impl Joined {
    /// Joins the servers that share this store, over this wire.
    pub async fn over(
        wire: Arc<dyn benben_bus::Wire>,
        store: &dyn benben_store::Store,
    ) -> Result<Self, benben_bus::BusError> {
        let secret = store.key().seal("bus", SPEECH);
        let (bus, incoming) = Bus::join(wire, &secret).await?;
        let alone = Arc::new(Homes::alone(bus.me()));
        Ok(Joined(Nodes {
            members: Mutex::new(Members::new(bus.me())),
            homes: watch::Sender::new(alone),
            own: Mutex::default(),
            well: AtomicBool::new(true),
            draining: AtomicBool::new(false),
            compared: Mutex::default(),
            beat: Notify::new(),
            incoming: Mutex::new(Some(incoming)),
            bus,
        }))
    }
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Nodes {
    /// Does what we tell others come back to us? Otherwise nobody else can be relied on.
    fn is_up(&self) -> bool {
        self.bus.is_up() && locked(&self.own).is_some_and(|at| at.elapsed() < SILENCE)
    }

    /// Where something is at home, if it isn't here.
    fn home_of(&self, whose: Whose<'_>) -> Option<NodeId> {
        let home = self.homes.borrow().of(whose);
        (home != self.bus.me() && self.is_up()).then_some(home)
    }

    /// Somebody doesn't answer: until they are heard again they are none of us.
    fn miss(&self, house: &House, node: NodeId) {
        if locked(&self.members).miss(node) {
            house.metrics.failovers.inc();
        }
        self.settle();
    }

    /// Works out anew who can be at home for something.
    fn settle(&self) {
        let now = Instant::now();
        let homes = match self.is_up() {
            true => {
                let fit = self.well.load(Ordering::Relaxed) && !self.draining.load(Ordering::Relaxed);
                locked(&self.members).homes(fit, now)
            }
            false => Homes::alone(self.bus.me()),
        };
        self.homes.send_if_modified(|known| {
            let changed = **known != homes;
            if changed {
                *known = Arc::new(homes);
            }
            changed
        });
    }

    /// Tells all others something.
    pub(crate) fn tell(&self, word: &Word) {
        self.bus.tell_all(&word.written());
    }

    /// Could what is in memory be old, because nobody tells us?
    pub(crate) fn is_doubtful(&self, table: &TableId) -> bool {
        let relies = self.is_up() && self.home_of(Whose::Table(table)).is_none();
        !relies && locked(&self.compared).is_none_or(|at| at.elapsed() > FRESH)
    }
}

impl House {
    /// Is this at home here? Everything is, where there is one server.
    pub(crate) fn is_home_of(&self, whose: Whose<'_>) -> bool {
        self.nodes.as_ref().is_none_or(|nodes| nodes.home_of(whose).is_none())
    }

    /// Comes when what is needed is at home at another server: never where there is one alone.
    pub(crate) async fn until_elsewhere(&self, needs: &Needs) {
        let (Some(nodes), Some(whose)) = (&self.nodes, needs.whose()) else { return pending().await };
        let mut homes = nodes.homes.subscribe();
        while self.is_home_of(whose) {
            if homes.changed().await.is_err() {
                return pending().await;
            }
        }
    }

    /// A table was changed here. Where it is at home, they look at it again.
    pub(crate) fn tell_home(&self, table: &TableId) {
        if let Some(nodes) = &self.nodes
            && let Some(home) = nodes.home_of(Whose::Table(table))
        {
            nodes.bus.tell(home, &Word::Changed { table: table.clone() }.written());
        }
    }

    /// Tells all other servers something.
    pub(crate) fn tell_nodes(&self, word: &Word) {
        if let Some(nodes) = &self.nodes {
            nodes.tell(word);
        }
    }

    /// How many play and watch, at all servers.
    pub(crate) fn everybody(&self) -> (usize, usize) {
        let (playing, watching) = self.crowd.count();
        let others = self.nodes.as_ref().map(|nodes| locked(&nodes.members).crowd(Instant::now()));
        let (others_play, others_watch) = others.unwrap_or_default();
        (playing + others_play, watching + others_watch)
    }
}
