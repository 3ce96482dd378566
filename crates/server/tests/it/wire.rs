//! The server on a socket: what clients see who are too many, too slow, too strange, or there when it stops.

mod bytes;
mod connection;
mod crowds;
mod slowness;
mod stopping;
