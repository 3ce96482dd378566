//! The server through its router: what people and programs rely on.

#![allow(clippy::unwrap_used, reason = "a test may fail by panicking")]

mod house;
mod leaving;
mod opening;
mod pace;
mod playing;
mod restart;
mod security;
mod streams;
mod undo;
