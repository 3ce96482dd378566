//! A database of an earlier version opens, keeps what it holds, and is brought up to date.

use benben_store::contract::{append_to, entry, line, sample_account, sample_table};
use benben_store::{
    Attention, Profiles, Shown, ShownTo, Sqlite, Status, Store, StoreError, StoredTable, TokenHash,
};
use rusqlite::functions::FunctionFlags;
use rusqlite::{Connection, params};
use tempfile::{TempDir, tempdir};

/// A store as version 1 made it: a table that gathers, one that is being played with a snapshot of its state, and one
/// that is over.
fn first_version() -> TempDir {
    let directory = tempdir().unwrap();
    let db = Connection::open(directory.path().join("benben.sqlite")).unwrap();
    db.execute_batch("PRAGMA page_size = 1024; PRAGMA journal_mode = WAL;").unwrap();
    db.execute_batch(include_str!("../../src/sqlite/schema/1.sql")).unwrap();
    db.pragma_update(None, "application_id", 0x4265_6e62).unwrap();
    db.pragma_update(None, "user_version", 1).unwrap();
    for (number, status) in [(1, "gathering"), (2, "playing"), (3, "over")] {
        let table = sample_table(number);
        db.execute(
            "INSERT INTO tables (number, id, game, rules_version, edition, edition_fingerprint, edition_text, options,
                 commitment, secret, created_at, revision, changed_at, status, pace, spectators, listed)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, 1, ?12, ?13, ?14, 1, 1)",
            params![
                number,
                table.id.as_str(),
                table.game,
                table.rules_version,
                table.edition,
                table.edition_fingerprint,
                table.edition_text,
                table.options,
                table.commitment.0,
                table.secret.0,
                table.created_at,
                table.changed_at,
                status,
                table.pace
            ],
        )
        .unwrap();
        for (index, seat) in table.seats.iter().enumerate() {
            let holder = ["person", "open", "bot"][index];
            db.execute(
                "INSERT INTO seats VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, 0, 0, ?8)",
                params![
                    number,
                    index + 1,
                    holder,
                    seat.name,
                    seat.level,
                    seat.token.map(|token| token.0),
                    seat.nonce.map(|nonce| nonce.0),
                    seat.clock_ms
                ],
            )
            .unwrap();
        }
    }
    for step in 1..=2 {
        db.execute("INSERT INTO entries VALUES (2, ?1, 1, ?1, 'a', ?2)", [step, 2_000 + step]).unwrap();
    }
    db.execute("INSERT INTO snapshots VALUES (2, 1, '{}')", ()).unwrap();
    directory
}

fn as_of_old(number: u8, status: Status) -> StoredTable {
    let (host, host_starts, blocked, notices) = (None, false, Vec::new(), String::new());
    let (attention, hints) = (Attention::Unknown, false);
    StoredTable { status, attention, hints, host, host_starts, blocked, notices, ..sample_table(number) }
}

#[tokio::test]
async fn a_store_of_the_first_version_keeps_everything_but_snapshots() {
    let directory = first_version();
    for _ in 0..2 {
        let store = Sqlite::open(directory.path()).unwrap();
        for (number, status) in [(1, Status::Gathering), (2, Status::Playing), (3, Status::Over)] {
            let table = as_of_old(number, status);
            assert_eq!(store.table(table.id.clone()).await.unwrap(), Some(table));
        }
        let entries = store.entries(sample_table(2).id, 0).await.unwrap();
        assert_eq!(entries, [entry(1, 0, 1, "a"), entry(2, 0, 2, "a")]);
    }
    let db = Connection::open(directory.path().join("benben.sqlite")).unwrap();
    let snapshots: u32 = db
        .query_row("SELECT count(*) FROM sqlite_schema WHERE name LIKE '%snapshot%'", (), |row| row.get(0))
        .unwrap();
    assert_eq!(snapshots, 0);
}

#[tokio::test]
async fn after_the_migration_tables_of_old_are_looked_at_once() {
    let directory = first_version();
    let store = Sqlite::open(directory.path()).unwrap();
    let awaiting = store.awaiting(0, 10).await.unwrap();
    assert_eq!(awaiting.len(), 1);
    assert_eq!(awaiting[0].table, sample_table(2).id);
    store.note_attention(awaiting[0].table.clone(), Attention::None).await.unwrap();
    assert_eq!(store.awaiting(0, 10).await.unwrap(), []);
}

#[tokio::test]
async fn after_the_migration_tables_of_old_are_as_idle_as_they_were() {
    let directory = first_version();
    let store = Sqlite::open(directory.path()).unwrap();
    let (gathering, playing) = (sample_table(1), sample_table(2));
    assert_eq!(store.idle(Status::Gathering, gathering.changed_at, 10).await.unwrap(), []);
    assert_eq!(store.idle(Status::Gathering, gathering.changed_at + 1, 10).await.unwrap(), [gathering.id]);
    let played = vec![playing.id.clone()];
    assert_eq!(store.expire(played.clone(), Status::Playing, 2_002).await.unwrap(), []);
    store.append(append_to(&playing, entry(3, 0, 3, "b"))).await.unwrap();
    assert_eq!(store.expire(played.clone(), Status::Playing, 2_003).await.unwrap(), []);
    assert_eq!(store.expire(played.clone(), Status::Playing, 2_004).await.unwrap(), played);
}

#[test]
fn a_visitor_does_not_migrate() {
    let directory = first_version();
    let file = directory.path().join("benben.sqlite");
    let older = StoreError::Older { path: file, found: 1, known: Sqlite::SCHEMA };
    assert_eq!(Sqlite::visit(directory.path()).err(), Some(older));
}

#[tokio::test]
async fn the_migration_gives_entries_of_old_their_hashes() {
    let directory = first_version();
    drop(Sqlite::open(directory.path()).unwrap());
    let db = Connection::open(directory.path().join("benben.sqlite")).unwrap();
    db.execute("UPDATE entries SET entry = 'b' WHERE step = 1", ()).unwrap();
    drop(db);
    let store = Sqlite::open(directory.path()).unwrap();
    let loaded = store.load(sample_table(2).id).await;
    assert!(matches!(loaded, Err(StoreError::Broken { table: 2, step: 1, .. })), "{loaded:?}");
}

/// A line of a store as version 23 made it says nothing of who said it.
#[tokio::test]
async fn what_was_said_of_old_was_said_by_whoever_sits_there() {
    let (directory, table) = (tempdir().unwrap(), sample_table(1));
    let store = Sqlite::open(directory.path()).unwrap();
    store.open_table(table.clone()).await.unwrap();
    store.say(table.id.clone(), line(1, 0, "hello")).await.unwrap();
    drop(store);
    let db = Connection::open(directory.path().join("benben.sqlite")).unwrap();
    db.execute_batch(
        "DROP INDEX talk_by_speaker; ALTER TABLE talk DROP COLUMN speaker; PRAGMA user_version = 23",
    )
    .unwrap();
    drop(db);
    let said = Sqlite::open(directory.path()).unwrap().talk(table.id).await.unwrap();
    assert!(said[0].speaker.is_some() && said[0].speaker == table.seats[0].token, "{said:?}");
}

/// A store as version 20 made it: three accounts that chose what others see by one word.
fn before_profiles() -> TempDir {
    let directory = tempdir().unwrap();
    let schema = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src/sqlite/schema");
    let db = Connection::open(directory.path().join("benben.sqlite")).unwrap();
    db.execute_batch("PRAGMA page_size = 1024; PRAGMA journal_mode = WAL;").unwrap();
    // No account is there yet that could have a holder.
    db.create_scalar_function("holder_of", 1, FunctionFlags::SQLITE_UTF8, |_| Ok(0)).unwrap();
    for version in 1..=20 {
        let sql = std::fs::read_to_string(schema.join(format!("{version}.sql"))).unwrap();
        db.execute_batch(&sql).unwrap();
    }
    db.pragma_update(None, "application_id", 0x4265_6e62).unwrap();
    db.pragma_update(None, "user_version", 20).unwrap();
    for (number, shows) in [(1, "rated"), (2, "nothing"), (3, "all")] {
        let account = sample_account(number);
        db.execute(
            "INSERT INTO accounts (id, name, look_small, look_plain, opened_on, holder, shows)
             VALUES (?1, ?2, ?3, ?4, 20000, ?5, ?6)",
            params![
                account.id.as_str(),
                account.name,
                account.looks.small,
                account.looks.plain,
                account.id.holder().0,
                shows
            ],
        )
        .unwrap();
    }
    directory
}

#[tokio::test]
async fn what_was_hidden_by_one_word_stays_hidden_part_by_part() {
    let directory = before_profiles();
    for _ in 0..2 {
        let store = Sqlite::open(directory.path()).unwrap();
        let shown = async |number| store.shown(sample_account(number).id).await.unwrap();
        assert_eq!(shown(1).await, Shown::AT_FIRST);
        assert_eq!(shown(2).await, Shown::NOTHING);
        assert_eq!(shown(3).await, Shown { games: ShownTo::Everyone, ..Shown::AT_FIRST });
    }
}

/// A store as version 12 made it, the last one before the key was in a file of its own and people found each other: an account
/// with a session.
#[tokio::test]
async fn a_store_of_version_12_keeps_its_accounts_and_its_key() {
    let directory = tempdir().unwrap();
    let schema = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src/sqlite/schema");
    let file = directory.path().join("benben.sqlite");
    let db = Connection::open(&file).unwrap();
    db.execute_batch("PRAGMA page_size = 1024; PRAGMA journal_mode = WAL;").unwrap();
    db.create_scalar_function("holder_of", 1, FunctionFlags::SQLITE_UTF8, |_| Ok(0)).unwrap();
    for version in 1..=12 {
        let sql = std::fs::read_to_string(schema.join(format!("{version}.sql"))).unwrap();
        db.execute_batch(&sql).unwrap();
    }
    db.pragma_update(None, "application_id", 0x4265_6e62).unwrap();
    db.pragma_update(None, "user_version", 12).unwrap();
    let key: Vec<u8> = db.query_row("SELECT key FROM house", (), |row| row.get(0)).unwrap();
    let account = sample_account(1);
    let password = account.password.as_ref().map(|password| password.0.as_str());
    db.execute(
        "INSERT INTO accounts (number, id, name, look_small, look_plain, password, opened_on) VALUES (1, ?1, ?2, ?3, ?4, ?5, 20000)",
        params![account.id.as_str(), account.name, account.looks.small, account.looks.plain, password],
    )
    .unwrap();
    let token = TokenHash::of("a session");
    db.execute(
        "INSERT INTO sessions (account, token, device, begun_on, seen_on) VALUES (1, ?1, 'Firefox · Linux', 20000, 20001)",
        [token.0],
    )
    .unwrap();
    drop(db);
    let store = Sqlite::open(directory.path()).unwrap();
    assert_eq!(store.key().0[..], key, "tokens and links of before still hold");
    assert!(!store.key_is_new());
    let (session, whose) = store.session(token).await.unwrap().expect("somebody is still signed in");
    assert_eq!((session.device.as_str(), whose), ("Firefox · Linux", account.clone()));
    assert_eq!(store.account_like(account.looks.clone()).await.unwrap(), Some(account.clone()));
    assert_eq!(store.shown(account.id).await.unwrap(), Shown::AT_FIRST);
    drop(store);
    assert_eq!(std::fs::read(directory.path().join("benben.key")).unwrap(), key);
    let db = Connection::open(&file).unwrap();
    let inside: Vec<u8> = db.query_row("SELECT key FROM house", (), |row| row.get(0)).unwrap();
    assert_eq!(inside, [0; 32]);
    for entry in std::fs::read_dir(directory.path()).unwrap().map(|entry| entry.unwrap().path()) {
        let bytes = std::fs::read(&entry).unwrap();
        assert!(entry.ends_with("benben.key") || !bytes.windows(32).any(|part| part == key), "{entry:?}");
    }
}
