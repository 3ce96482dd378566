//! Live tables over HTTP.
//!
//! Read in this order: [`run`] takes a socket, a configuration, a store and a stop signal. `front` is the way that
//! every request goes, `router` the whole URL space, `routes` the handlers. They ask a table (`tables`), which a task of its own owns (`table`). `erased` is the one
//! place where games are type-erased. `house` is what all tables share; `web` is what every request passes.

mod accounts;
pub mod admin;
mod base64url;
mod bot_name;
mod clock;
mod config;
mod crowd;
mod daily;
mod date;
mod due;
mod erased;
mod exercise;
mod finding;
mod friends;
mod front;
mod gzip;
mod holidays;
mod house;
mod introduction;
mod json;
mod keepsakes;
mod lifetime;
mod luck;
mod metrics;
mod name;
mod nodes;
mod notify;
mod opening;
mod outgoing;
mod pace;
mod problem;
mod profiles;
mod puzzles;
mod rated;
mod ratings;
mod readiness;
mod reference;
mod renewal;
mod resume;
mod retention;
mod reviews;
mod router;
mod routes;
mod seating;
mod serve;
#[cfg(test)]
mod staged;
mod stopping;
mod table;
mod tables;
mod thinkers;
mod tournaments;
mod web;
mod words;
mod workers;

pub use accounts::{Registration, invite};
pub use clock::Clock;
pub use config::Config;
pub use ipnet::IpNet;
pub use lifetime::{Lifetime, LifetimeError, Retention};
pub use nodes::Joined;
pub use outgoing::{Outgoing, PrivateService, PrivateServiceError};
pub use serve::{app, run, run_as_node};
pub use stopping::Stop;
