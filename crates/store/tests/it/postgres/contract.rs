//! PostgreSQL keeps the contract of a store.

use crate::postgres::server::new_database;

benben_store::uphold_contract!(new_database);
