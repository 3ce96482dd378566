//! One server for all tests, and a database for each of them.

use benben_store::contract::Place;
use benben_store::{Postgres, PostgresAddress};
use benben_support::PostgresServer;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU32, Ordering};

/// Nothing here is to survive the machine.
pub(crate) static SERVER: LazyLock<PostgresServer> =
    LazyLock::new(|| PostgresServer::start(&["fsync=off", "max_connections=300"]));

static DATABASES: AtomicU32 = AtomicU32::new(0);

/// A database of a test's own.
pub(crate) struct Database(pub(crate) String);

impl Database {
    pub(crate) fn name(&self) -> &str {
        self.0.rsplit('/').next().unwrap()
    }

    pub(crate) fn address(&self) -> PostgresAddress {
        PostgresAddress::parse(&self.0).unwrap()
    }
}

impl Place for Database {
    type Store = Postgres;

    async fn open(&self) -> Postgres {
        Postgres::open(self.address()).unwrap()
    }
}

pub(crate) fn new_database() -> Database {
    let number = DATABASES.fetch_add(1, Ordering::Relaxed);
    Database(SERVER.database(&format!("test_{number}")))
}
