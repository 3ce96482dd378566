//! What becomes of the schema: brought up to date once, and refused if it isn't ours or from the future.

use crate::postgres::server::{SERVER, new_database};
use benben_store::{Order, Postgres, Store, StoreError, StoredAct};

fn refused(place: &crate::postgres::server::Database) -> String {
    Postgres::open(place.address()).err().unwrap().to_string()
}

/// However many start at the same moment, the schema is made once; one of them gets the database.
#[test]
fn many_who_start_at_the_same_time_make_the_schema_once() {
    let place = new_database();
    let starting: Vec<_> = (0..8)
        .map(|_| {
            let address = place.address();
            std::thread::spawn(move || Postgres::open(address).map(|store| (store.key(), drop(store)).0))
        })
        .collect();
    let outcomes: Vec<_> = starting.into_iter().map(|start| start.join().unwrap()).collect();
    let keys: Vec<_> = outcomes.iter().filter_map(|outcome| outcome.as_ref().ok()).collect();
    assert!(!keys.is_empty());
    assert!(keys.windows(2).all(|pair| pair[0] == pair[1]));
    for error in outcomes.iter().filter_map(|outcome| outcome.as_ref().err()) {
        assert!(matches!(error, StoreError::Claimed { .. }), "{error}");
    }
    assert_eq!(SERVER.sql(place.name(), "SELECT version FROM benben_schema"), Postgres::SCHEMA.to_string());
}

#[test]
fn a_database_of_another_program_is_left_as_it_is() {
    let place = new_database();
    SERVER.sql(place.name(), "CREATE TABLE customers (name TEXT); INSERT INTO customers VALUES ('Ivana')");
    let told = refused(&place);
    assert!(told.ends_with("make an empty database for Benben"), "{told}");
    let tables = "SELECT string_agg(relname, ' ') FROM pg_class
         WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'";
    assert_eq!(SERVER.sql(place.name(), tables), "customers");
    assert!(matches!(Postgres::visit(place.address()).err().unwrap(), StoreError::ForeignDatabase { .. }));
    let empty = new_database();
    assert!(matches!(Postgres::visit(empty.address()).err().unwrap(), StoreError::Missing { .. }));
}

#[test]
fn a_schema_from_the_future_is_refused_unless_this_release_may_run_beside_it() {
    let place = new_database();
    drop(Postgres::open(place.address()).unwrap());
    let next = Postgres::SCHEMA + 1;
    SERVER.sql(place.name(), &format!("UPDATE benben_schema SET version = {next}, beside = {next}"));
    let told = refused(&place);
    assert!(told.contains("was written by a newer Benben"), "{told}");
    assert!(told.contains(&format!("schema {next}")), "{told}");
    // A newer release has begun in the middle of an upgrade, and this one starts once more.
    SERVER.sql(place.name(), &format!("UPDATE benben_schema SET beside = {}", Postgres::SCHEMA));
    drop(Postgres::open(place.address()).unwrap());
    assert_eq!(SERVER.sql(place.name(), "SELECT version FROM benben_schema"), next.to_string());
}

/// A newer release adds a column while this one is running: its statements are made anew.
#[tokio::test(flavor = "multi_thread")]
async fn a_column_that_comes_while_we_run_changes_nothing() {
    use benben_store::contract::{Place, append_to, entry, sample_table};
    let place = new_database();
    let store = place.open().await;
    let mut table = sample_table(1);
    store.open_table(table.clone()).await.unwrap();
    assert!(store.table(table.id.clone()).await.unwrap().is_some());
    SERVER.sql(
        place.name(),
        "ALTER TABLE tables ADD COLUMN later TEXT; ALTER TABLE seats ADD COLUMN later TEXT",
    );
    assert_eq!(store.load(table.id.clone()).await.unwrap().unwrap().table, table);
    store.append(append_to(&table, entry(1, 0, 1, "a"))).await.unwrap();
    table.revision = store.save_table(table.clone()).await.unwrap();
    assert_eq!(table.revision, 2);
}

#[test]
fn a_database_or_a_user_that_is_not_there_is_told_in_a_line() {
    let place = new_database();
    for (address, told) in [
        (place.0.replace(place.name(), "nowhere"), "database \"nowhere\" does not exist"),
        (place.0.replace("benben@", "stranger@"), "role \"stranger\" does not exist"),
        (place.0.replace("benben-postgres", "benben-nothing"), "error connecting to server"),
    ] {
        let address = benben_store::PostgresAddress::parse(&address).unwrap();
        let error = Postgres::open(address).err().unwrap().to_string();
        assert!(error.starts_with("can't reach postgres://") && error.contains(told), "{error}");
        assert!(!error.contains('\n'), "{error}");
    }
}

/// Who has the database open may add to what was done, and neither change nor remove it.
#[tokio::test(flavor = "multi_thread")]
async fn acts_are_neither_changed_nor_removed() {
    let place = new_database();
    let store = Postgres::open(place.address()).unwrap();
    let by =
        |by: &str| StoredAct { at: 1, by: by.to_owned(), act: "lock".to_owned(), about: "Ivana".to_owned() };
    store.note_act(by("root")).await.unwrap();
    for statement in ["UPDATE acts SET by = 'nobody'", "DELETE FROM acts"] {
        // What the statement was refused with, or nothing.
        let refused = format!(
            "CREATE OR REPLACE FUNCTION pg_temp.tried() RETURNS text LANGUAGE plpgsql AS $$
             BEGIN {statement}; RETURN 'it was done'; EXCEPTION WHEN OTHERS THEN RETURN SQLERRM; END $$;
             SELECT pg_temp.tried()"
        );
        let told = SERVER.sql(place.name(), &refused);
        assert!(told.contains("what was done stays noted"), "{statement}: {told}");
    }
    store.note_act(by("ada")).await.unwrap();
    assert_eq!(store.acts(9).await.unwrap(), [by("ada"), by("root")]);
}
