//! What every request passes: who asks, may they, is it too much, and what the answer must carry.

pub(crate) mod body;
pub(crate) mod caller;
pub(crate) mod client;
pub(crate) mod guest;
pub(crate) mod headers;
pub(crate) mod limits;
pub(crate) mod operation;
pub(crate) mod origin;
pub(crate) mod path;
pub(crate) mod patience;
pub(crate) mod query;
pub(crate) mod routing;
pub(crate) mod stream;
