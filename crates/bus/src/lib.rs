//! What several servers of one installation tell each other: small messages, and requests whose answers come piece by piece.
//!
//! The bus is never trusted. Whatever it carries is sealed with a key that only these servers know ([`seal`](self)), so nobody
//! else on it reads, forges or repeats anything; and it may lose, repeat, delay and reorder whatever it likes. Whoever uses it is
//! told so: an answer that has a gap is broken, a request that comes late is refused before anything is done, and silence ends.
//! So a bus that is bad can make things slow, and the servers' store decides what is true.
//!
//! - [`BusAddress`]: where it is, and [`BusAddress::connect`] the way there, over NATS.
//! - [`Wire`]: what a bus has to do at least: publish and subscribe.
//! - [`Bus`]: telling others, asking them, and hearing what they say.

mod address;
mod asking;
mod bus;
mod codec;
mod error;
#[cfg(any(test, feature = "flawed"))]
mod flawed;
mod hearing;
mod nats;
mod node;
mod reply;
mod seal;
mod wire;

pub use address::{BusAddress, BusAddressError};
pub use asking::{Answer, Broken, Outcome};
pub use bus::{Bus, Incoming};
pub use error::BusError;
#[cfg(any(test, feature = "flawed"))]
pub use flawed::{FlawedBus, Flaws};
pub use node::{NoNodeId, NodeId};
pub use reply::{Gone, Reply};
pub use wire::{Delivered, Deliveries, Wire};
