//! Live tables over HTTP.
//!
//! Read in this order: [`run`] takes a socket, a configuration, a store and a stop signal. `front` is the way that
//! every request goes, `router` the whole URL space, `routes` the handlers. They ask a table (`tables`), which a task of its own owns (`table`). `erased` is the one
//! place where games are type-erased. `house` is what all tables share; `web` is what every request passes.

mod accounts;
mod base64url;
mod bot_name;
mod clock;
mod config;
mod daily;
mod date;
mod erased;
mod exercise;
mod front;
mod gzip;
mod house;
mod introduction;
mod json;
mod lifetime;
mod luck;
mod metrics;
mod name;
mod opening;
mod pace;
mod problem;
mod puzzles;
mod reference;
mod renewal;
mod resume;
mod retention;
mod reviews;
mod router;
mod routes;
mod serve;
#[cfg(test)]
mod staged;
mod table;
mod tables;
mod thinkers;
mod web;
mod workers;

pub use clock::Clock;
pub use config::Config;
pub use ipnet::IpNet;
pub use lifetime::{Lifetime, LifetimeError, Retention};
pub use serve::{app, run};
