//! The PostgreSQL store, at a real server: its contract, and what happens when the world fails it. Needs the feature
//! `postgres-server`, because it needs PostgreSQL to be installed; `cargo xtask test` sees to both.

mod claims;
mod contract;
mod copying;
mod outage;
mod pool;
mod races;
mod schema;
mod server;
mod tls;
