//! `benben serve --store` at a database that isn't ours, or is of a release that is too new: a line that says what to do, and
//! nothing is changed.

use crate::postgres::{House, failed, stop};

/// Everything that is there, and how it looks.
const LOOK: &str = "SELECT string_agg(format('%s %s %s', relname, attname, atttypid::regtype), ', ' ORDER BY relname, attnum)
    FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid AND attnum > 0
    WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'i', 'S', 'v')";

impl House {
    /// What the server says that doesn't start, and leaves all as it is.
    fn refused_at(&self, database: &str) -> String {
        let before = self.database.sql(database, LOOK);
        let store = self.database.by_network(database);
        let output = self.run(&["serve", "--listen", "127.0.0.1:0", "--store", &store]);
        let told = failed(&output, 1);
        assert_eq!(self.database.sql(database, LOOK), before);
        assert!(!told.contains("panicked"), "{told}");
        told
    }
}

#[test]
fn a_database_of_another_program_is_left_as_it_is() {
    let house = House::new();
    house.database.sql("tables", "CREATE TABLE invoices (number BIGINT); INSERT INTO invoices VALUES (7)");
    let told = house.refused_at("tables");
    assert!(told.contains("isn't a Benben store; it was left as it is: make an empty database"), "{told}");
    assert_eq!(house.database.sql("tables", "SELECT number FROM invoices"), "7");
}

#[test]
fn a_database_of_a_later_release_is_left_as_it_is() {
    let house = House::new();
    stop(house.serve());
    house.database.sql("tables", "UPDATE benben_schema SET version = 99, beside = 98");
    let told = house.refused_at("tables");
    assert!(told.contains("was written by a newer Benben (schema 99"), "{told}");
    assert_eq!(house.database.sql("tables", "SELECT version, beside FROM benben_schema"), "99|98");
    // One that a program of this release may still use is used.
    house.database.sql("tables", "UPDATE benben_schema SET version = 2, beside = 1");
    stop(house.serve());
    assert_eq!(house.database.sql("tables", "SELECT version, beside FROM benben_schema"), "2|1");
}
