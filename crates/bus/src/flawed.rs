//! A bus within a process that does to messages whatever it is told to: loses, repeats, delays, reorders and cuts off. For
//! tests.

use crate::{BusError, Delivered, Deliveries, Wire};
use bytes::Bytes;
use futures_util::StreamExt;
use futures_util::future::BoxFuture;
use futures_util::stream;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::mpsc;

/// What is wrong with it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Flaws {
    /// Every so many-th message is lost; 0 for none.
    pub loses: u64,
    /// Every so many-th message comes twice; 0 for none.
    pub repeats: u64,
    /// Every so many-th message comes after the one that follows it; 0 for none.
    pub reorders: u64,
    /// Every message comes so late.
    pub delay: Duration,
    /// Every so many-th message changes on the way; 0 for none.
    pub lies: u64,
}

/// The bus itself.
#[derive(Clone, Default)]
pub struct FlawedBus(Arc<Mutex<Inside>>);

#[derive(Default)]
struct Inside {
    flaws: Flaws,
    published: u64,
    subscribers: Vec<Subscriber>,
    wires: usize,
    cut: Vec<usize>,
}

struct Subscriber {
    wire: usize,
    subject: String,
    deliver: mpsc::UnboundedSender<(Delivered, Duration)>,
    /// What waits for the message that follows it.
    held: Option<(Delivered, Duration)>,
}

impl Subscriber {
    fn deliver(&mut self, message: (Delivered, Duration), is_overtaken: bool) {
        if is_overtaken && self.held.is_none() {
            self.held = Some(message);
            return;
        }
        // Whoever has hung up hears nothing.
        let _ = self.deliver.send(message);
        let _ = self.held.take().map(|held| self.deliver.send(held));
    }

    fn hears(&self, subject: &str) -> bool {
        match self.subject.strip_suffix('*') {
            Some(front) => subject.strip_prefix(front).is_some_and(|rest| !rest.contains('.')),
            None => self.subject == subject,
        }
    }
}

impl FlawedBus {
    fn inside(&self) -> MutexGuard<'_, Inside> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A way to the bus, which can be cut by its number: they are counted from 0.
    pub fn wire(&self) -> Arc<dyn Wire> {
        let mut inside = self.inside();
        inside.wires += 1;
        Arc::new(Way { bus: self.clone(), number: inside.wires - 1 })
    }

    /// From now on it has these flaws.
    pub fn suffer(&self, flaws: Flaws) {
        self.inside().flaws = flaws;
    }

    /// Nothing comes or goes over these ways any more, and over all others everything does.
    pub fn cut(&self, ways: &[usize]) {
        self.inside().cut = ways.to_vec();
    }

    fn publish(&self, way: usize, subject: &str, reply: Option<&str>, payload: &Bytes) {
        let mut inside = self.inside();
        let inside = &mut *inside;
        if inside.cut.contains(&way) {
            return;
        }
        inside.published += 1;
        let (count, flaws) = (inside.published, inside.flaws);
        let is_time = |every: u64| every > 0 && count.is_multiple_of(every);
        if is_time(flaws.loses) {
            return;
        }
        let mut payload = payload.clone();
        if is_time(flaws.lies) {
            let mut changed = payload.to_vec();
            let middle = changed.len() / 2;
            changed[middle] ^= 0x55;
            payload = changed.into();
        }
        let times = if is_time(flaws.repeats) { 2 } else { 1 };
        let mut heard = false;
        inside.subscribers.retain(|subscriber| !subscriber.deliver.is_closed());
        for subscriber in inside.subscribers.iter_mut().filter(|one| one.hears(subject)) {
            heard = true;
            if inside.cut.contains(&subscriber.wire) {
                continue;
            }
            for _ in 0..times {
                let delivered =
                    Delivered { subject: subject.to_owned(), payload: payload.clone(), nobody: false };
                subscriber.deliver((delivered, flaws.delay), is_time(flaws.reorders));
            }
        }
        if let Some(reply) = reply.filter(|_| !heard) {
            for subscriber in inside.subscribers.iter().filter(|one| one.hears(reply)) {
                let nobody = Delivered { subject: reply.to_owned(), payload: Bytes::new(), nobody: true };
                let _ = subscriber.deliver.send((nobody, flaws.delay));
            }
        }
    }
}

struct Way {
    bus: FlawedBus,
    number: usize,
}

impl Wire for Way {
    fn publish(&self, subject: String, reply: Option<String>, payload: Bytes) -> BoxFuture<'_, ()> {
        Box::pin(async move { self.bus.publish(self.number, &subject, reply.as_deref(), &payload) })
    }

    fn subscribe(&self, subject: String) -> BoxFuture<'_, Result<Deliveries, BusError>> {
        let (deliver, delivered) = mpsc::unbounded_channel();
        self.bus.inside().subscribers.push(Subscriber { wire: self.number, subject, deliver, held: None });
        let deliveries = stream::unfold(delivered, |mut delivered| async move {
            let (message, delay): (Delivered, Duration) = delivered.recv().await?;
            if !delay.is_zero() {
                tokio::time::sleep(delay).await;
            }
            Some((message, delivered))
        });
        Box::pin(async move { Ok(deliveries.boxed()) })
    }

    fn is_up(&self) -> bool {
        !self.bus.inside().cut.contains(&self.number)
    }

    fn place(&self) -> String {
        "memory".to_owned()
    }
}
