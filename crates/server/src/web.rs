//! What every request passes: who asks, may they, is it too much, and what the answer must carry.

pub(crate) mod alive;
pub(crate) mod body;
pub(crate) mod body_timeout;
pub(crate) mod changes;
pub(crate) mod client;
pub(crate) mod events;
pub(crate) mod headers;
pub(crate) mod host;
pub(crate) mod limits;
pub(crate) mod memory;
pub(crate) mod operation;
pub(crate) mod origin;
pub(crate) mod path;
pub(crate) mod query;
pub(crate) mod routing;
pub(crate) mod session;
pub(crate) mod stream;
pub(crate) mod token;
pub(crate) mod wording;
