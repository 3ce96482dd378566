//! The stores: their contract, backups, and what happens when the world fails it.

#![allow(clippy::unwrap_used, reason = "a test may fail by panicking")]

mod acts;
mod backup;
mod cut_log;
mod damage;
mod files;
mod full_disk;
mod keys;
mod killed;
mod migration;
#[cfg(feature = "postgres-server")]
mod postgres;
mod read_only;
mod sqlite_contract;
mod trouble;
