//! How many entries a second become durable: `cargo run --release -p benben-store --example append_rate [STORE]`,
//! where the store is a directory or an empty database such as `postgres://benben@db/rate`.

use benben_core::{Seat, Secret};
use benben_store::{
    Append, Attention, Postgres, PostgresAddress, Sqlite, Status, Store, StoredEntry, StoredSeat,
    StoredTable, TableId,
};
use std::error::Error;
use std::io::Write;
use std::ops::Range;
use std::sync::Arc;
use std::time::{Duration, Instant};

const TIME: Duration = Duration::from_secs(3);

#[tokio::main(flavor = "multi_thread", worker_threads = 2)]
async fn main() -> Result<(), Box<dyn Error>> {
    let temporary = tempfile::tempdir()?;
    let place = std::env::args().nth(1).unwrap_or_else(|| temporary.path().display().to_string());
    let mut out = std::io::stdout();
    writeln!(out, "tables  entries/s  commits/s  entries/commit  p50 ms  p99 ms  max ms")?;
    for (round, tables) in (0..).zip([1, 50, 200, 1000]) {
        let place = place.clone();
        let store =
            tokio::task::spawn_blocking(move || open(&place, tables).map_err(|error| error.to_string()));
        let first = round * 10_000;
        let figures = measure(store.await??, first..first + tables).await?;
        writeln!(out, "{figures}")?;
    }
    Ok(())
}

/// A new directory for each number of tables, or always the same database.
fn open(place: &str, tables: u32) -> Result<Arc<dyn Store>, Box<dyn Error>> {
    Ok(if PostgresAddress::is_meant(place) {
        Arc::new(Postgres::open(PostgresAddress::parse(place)?)?)
    } else {
        Arc::new(Sqlite::open(&std::path::Path::new(place).join(format!("{tables}-tables")))?)
    })
}

async fn measure(store: Arc<dyn Store>, tables: Range<u32>) -> Result<String, Box<dyn Error>> {
    for number in tables.clone() {
        store.open_table(table(number)).await?;
    }
    let before = store.figures();
    let start = Instant::now();
    let growing: Vec<_> =
        tables.clone().map(|number| tokio::spawn(grow(Arc::clone(&store), number, start))).collect();
    let mut waits = Vec::new();
    for table in growing {
        waits.extend(table.await??);
    }
    let seconds = start.elapsed().as_secs_f64();
    let commits = (store.figures().commits - before.commits) as f64;
    waits.sort_unstable();
    let entries = waits.len() as f64;
    let milliseconds = |share: f64| waits[((waits.len() - 1) as f64 * share) as usize].as_secs_f64() * 1e3;
    Ok(format!(
        "{:6}  {:9.0}  {:9.0}  {:14.1}  {:6.2}  {:6.2}  {:6.1}",
        tables.len(),
        entries / seconds,
        commits / seconds,
        entries / commits,
        milliseconds(0.5),
        milliseconds(0.99),
        milliseconds(1.0)
    ))
}

/// Like a table of two that answer at once: an entry after the other, each waiting for the one before.
async fn grow(
    store: Arc<dyn Store>,
    number: u32,
    start: Instant,
) -> Result<Vec<Duration>, benben_store::AppendError> {
    let mut waits = Vec::new();
    while start.elapsed() < TIME {
        let step = waits.len() as u64 + 1;
        let entry = StoredEntry {
            step,
            seat: Seat::new((step % 2) as usize),
            seat_step: step.div_ceil(2),
            entry: "take 3 from row 2".to_owned(),
            at: step as i64,
        };
        let asked = Instant::now();
        store.append(Append { table: id(number), entry, save: None, attention: None }).await?;
        waits.push(asked.elapsed());
    }
    Ok(waits)
}

fn id(number: u32) -> TableId {
    // Spread as random ids are.
    TableId::from_bits(u128::from(number).wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835))
}

fn table(number: u32) -> StoredTable {
    let secret = Secret([7; 32]);
    StoredTable {
        id: id(number),
        game: "sample".to_owned(),
        rules_version: 1,
        edition: "benben".to_owned(),
        edition_fingerprint: "0123456789abcdef".to_owned(),
        edition_text: None,
        options: String::new(),
        commitment: secret.commitment(),
        secret,
        rematch_of: None,
        branch_of: None,
        branches: Vec::new(),
        hints: false,
        day: None,
        rated: false,
        opener: None,
        created_at: 0,
        host: None,
        host_starts: false,
        blocked: Vec::new(),
        notices: String::new(),
        revision: 1,
        changed_at: 0,
        code: None,
        status: Status::Playing,
        seed: None,
        pace: "none".to_owned(),
        spectators: true,
        listed: false,
        result: None,
        attention: Attention::None,
        seats: vec![StoredSeat::default(); 2],
    }
}
