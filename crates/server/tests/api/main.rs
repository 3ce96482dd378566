//! The server through its router: what people and programs rely on.

#![allow(clippy::unwrap_used, reason = "a test may fail by panicking")]

mod hostile;
mod house;
mod leaving;
mod opening;
mod pace;
mod pages;
mod playing;
mod rematch;
mod restart;
mod security;
mod streams;
mod undo;
