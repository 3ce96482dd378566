//! The server on a socket: what clients see who are too many, too slow, too strange, or there when it stops.

mod bytes;
mod crowds;
mod server;
mod slowness;
mod stopping;
