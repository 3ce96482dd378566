//! The server: through its router, on a socket, and as its documents show it.

#![allow(clippy::unwrap_used, reason = "a test may fail by panicking")]

mod api;
mod documents;
mod nodes;
mod server;
mod wire;
