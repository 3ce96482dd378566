//! How long a start with many unfinished tables takes, and how much memory:
//! `cargo run --release -p benben-server --example cold_start [TABLES]`.
//!
//! Two in a thousand need the server: a bot may be to move, or a clock runs. The server is a process of its own, so that
//! its memory is nobody else's.

use benben_core::{EditionFile, Options, Secret, Seed};
use benben_server::{Config, Stop};
use benben_store::{
    Append, Attention, Holder, Sqlite, Status, Store, StoredEntry, StoredSeat, StoredTable, TableId,
};
use benben_support::{Client, wait_within};
use futures_util::{StreamExt, TryStreamExt, stream};
use std::error::Error;
use std::io::Write;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::net::TcpListener;

type Failure = Box<dyn Error + Send + Sync>;

const TABLES: u32 = 100_000;
/// Entries at a table that waits for people.
const ENTRIES: u64 = 5;
/// Tables written at the same time: they share commits.
const AT_ONCE: usize = 500;
/// Nobody waits longer than that for the tables that are resumed.
const RESUME_TIMEOUT: Duration = Duration::from_secs(300);

fn main() -> Result<(), Failure> {
    let runtime = tokio::runtime::Runtime::new()?;
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if let [word, folder, needing] = arguments.as_slice()
        && word == "start"
    {
        return runtime.block_on(start(Path::new(folder), needing.parse()?));
    }
    let tables = arguments.first().map_or(Ok(TABLES), |count| count.parse())?;
    let folder = tempfile::tempdir()?;
    let begun = Instant::now();
    let needing = runtime.block_on(make(folder.path(), tables))?;
    let size = std::fs::metadata(folder.path().join("benben.sqlite"))?.len() >> 20;
    say(&format!(
        "{tables} unfinished tables, {size} MB, written in {:.1} s",
        begun.elapsed().as_secs_f64()
    ))?;
    let started = Command::new(std::env::current_exe()?)
        .arg("start")
        .arg(folder.path())
        .arg(needing.to_string())
        .status()?;
    if started.success() { Ok(()) } else { Err("the server did not start".into()) }
}

fn say(line: &str) -> Result<(), Failure> {
    Ok(writeln!(std::io::stdout(), "{line}")?)
}

/// Writes the tables and answers how many of them need the server.
async fn make(folder: &Path, tables: u32) -> Result<u32, Failure> {
    let store = &Sqlite::open(folder)?;
    let kept = stream::iter(0..tables).map(|number| async move {
        let table = table(number);
        let (id, needs) = (table.id.clone(), table.attention == Attention::Needed);
        store.open_table(table).await?;
        for step in 1..=if needs { 0 } else { ENTRIES } {
            let seat = benben_core::Seat::new((step % 2) as usize);
            let entry =
                StoredEntry { step, seat, seat_step: step.div_ceil(2), entry: "an action".to_owned(), at: 0 };
            store.append(Append { table: id.clone(), entry, save: None, attention: None }).await?;
        }
        Ok::<_, Failure>(u32::from(needs))
    });
    kept.buffer_unordered(AT_ONCE).try_fold(0, async |sum, needs| Ok(sum + needs)).await
}

fn table(number: u32) -> StoredTable {
    let meta = benben_games::metas()[0];
    let secret = Secret([7; 32]);
    let (bot, clock) = (number % 1000 == 1, number % 1000 == 2);
    let person = StoredSeat { holder: Holder::Person, name: "Ada".to_owned(), ..StoredSeat::default() };
    let other =
        if bot { StoredSeat { holder: Holder::Bot, ..StoredSeat::default() } } else { person.clone() };
    StoredTable {
        // Spread as random ids are.
        id: TableId::from_bits(u128::from(number).wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835)),
        game: meta.id.to_owned(),
        rules_version: meta.rules_version,
        edition: "benben".to_owned(),
        edition_fingerprint: EditionFile::built_in(meta).fingerprint().to_owned(),
        edition_text: None,
        options: Options::standard(meta.options).to_string(),
        commitment: secret.commitment(),
        secret,
        rematch_of: None,
        branch_of: None,
        branches: Vec::new(),
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
        seed: Some(Seed::from_number(u64::from(number))),
        pace: if clock { "decision 604800" } else { "none" }.to_owned(),
        spectators: true,
        listed: false,
        hints: false,
        result: None,
        attention: if bot || clock { Attention::Needed } else { Attention::None },
        seats: vec![person, other],
    }
}

/// Starts the server and tells how long it takes until it answers, and until it has resumed what it must.
async fn start(folder: &Path, needing: u32) -> Result<(), Failure> {
    let begun = Instant::now();
    let store = Arc::new(Sqlite::open(folder)?);
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    let address = listener.local_addr()?.to_string();
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let server = tokio::spawn(benben_server::run(listener, Config::default(), store, async {
        let _ = stopped.await;
        Stop::Now
    }));
    let asking = tokio::task::spawn_blocking(move || measure(&Client::new(&address), needing, begun));
    asking.await??;
    let _ = stop.send(());
    Ok(server.await??)
}

fn measure(client: &Client, needing: u32, begun: Instant) -> Result<(), Failure> {
    if client.get("/healthz")?.body != "well\n" {
        return Err("the server is not well".into());
    }
    let answered = begun.elapsed().as_secs_f64() * 1e3;
    let memory = number(client, "process_resident_memory_bytes")? / 1e6;
    say(&format!("answers after {answered:.0} ms, with {memory:.1} MB in memory"))?;
    wait_within("the tables to be resumed", RESUME_TIMEOUT, || {
        let resumed = number(client, "benben_tables_resumed_total");
        resumed.map(|resumed| (resumed >= f64::from(needing)).then_some(())).transpose()
    })??;
    let resumed = begun.elapsed().as_secs_f64() * 1e3;
    let memory = number(client, "process_resident_memory_bytes")? / 1e6;
    let loaded = number(client, "benben_load_seconds_count")?;
    say(&format!(
        "{needing} tables that need the server are resumed after {resumed:.0} ms, with {memory:.1} MB"
    ))?;
    say(&format!("{loaded} tables were loaded"))
}

/// A number from the server's metrics.
fn number(client: &Client, name: &str) -> Result<f64, Failure> {
    let metrics = client.get("/metrics")?.body;
    let line = metrics.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    Ok(line.ok_or_else(|| format!("there is no {name}"))?.parse()?)
}
