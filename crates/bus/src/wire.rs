//! What carries messages: it publishes under subjects and delivers to whoever subscribes, and may fail at all of it.

use crate::BusError;
use bytes::Bytes;
use futures_util::future::BoxFuture;
use futures_util::stream::BoxStream;

/// A message as it is delivered.
#[derive(Clone, Debug)]
pub struct Delivered {
    /// Under which subject.
    pub subject: String,
    /// What was published.
    pub payload: Bytes,
    /// Instead of an answer: nobody has subscribed to what this was to answer.
    pub nobody: bool,
}

/// What is delivered to one subscriber.
pub type Deliveries = BoxStream<'static, Delivered>;

/// A way to other servers.
pub trait Wire: Send + Sync + 'static {
    /// Publishes, if that is possible now. With `reply`, whoever publishes is told there if nobody has subscribed.
    fn publish(&self, subject: String, reply: Option<String>, payload: Bytes) -> BoxFuture<'_, ()>;

    /// Subscribes to a subject; `*` at its end stands for one more word.
    fn subscribe(&self, subject: String) -> BoxFuture<'_, Result<Deliveries, BusError>>;

    /// Is there a connection, as far as is known?
    fn is_up(&self) -> bool;

    /// Where it is, without who asks there.
    fn place(&self) -> String;
}
