//! Killed without warning, a store keeps everything it acknowledged, exactly once.

use benben_store::contract::{append_to, entry, sample_table};
use benben_store::{AppendError, Sqlite, Store, StoredEntry};
use benben_support::Process;
use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;

/// Tables growing at the same time.
const TABLES: u8 = 12;

/// How often the writing process is killed.
const KILLS: u64 = 10;

/// Where the killed half of this test finds its data directory.
const DIRECTORY: &str = "BENBEN_STORE_TEST_DIRECTORY";

#[test]
fn what_was_acknowledged_survives_a_kill_exactly_once() {
    // The test starts itself again as the process to be killed.
    if let Some(directory) = std::env::var_os(DIRECTORY) {
        append_until_killed(Path::new(&directory));
    }
    let directory = tempfile::tempdir().unwrap();
    let mut acknowledged = BTreeMap::new();
    for kill in 0..KILLS {
        // At another moment each time: in the middle of opening, of the first commits, of a checkpoint.
        grow_and_kill(directory.path(), 1 + kill * kill * 60, &mut acknowledged);
        check_stories(directory.path(), &mut acknowledged);
    }
    assert!(acknowledged.len() == usize::from(TABLES) && acknowledged.values().all(|&step| step > 10));
}

/// Lets a process append until it has acknowledged this many entries, then kills it and notes what it had
/// acknowledged by its last breath.
fn grow_and_kill(directory: &Path, entries: u64, acknowledged: &mut BTreeMap<u8, u64>) {
    let mut command = Command::new(std::env::current_exe().unwrap());
    command
        .args(["killed::what_was_acknowledged_survives_a_kill_exactly_once", "--exact", "--nocapture"])
        .env(DIRECTORY, directory);
    let mut process = Process::start(&mut command).unwrap();
    for _ in 0..entries {
        let (table, step) = process.find("to acknowledge an entry", acknowledgement).unwrap();
        acknowledged.insert(table, step);
    }
    process.kill().unwrap();
    acknowledged.extend(process.rest().iter().filter_map(|line| acknowledgement(line)));
}

/// The table and the step of which a line says that they are stored. The last line may be cut off by the kill.
fn acknowledgement(line: &str) -> Option<(u8, u64)> {
    let words: Vec<&str> = line.split_whitespace().collect();
    match words[..] {
        ["acknowledged", table, step, "!"] => Some((table.parse().ok()?, step.parse().ok()?)),
        _ => None,
    }
}

fn text(table: u8, step: u64) -> String {
    format!("table {table} step {step}")
}

fn story_entry(table: u8, step: u64) -> StoredEntry {
    entry(step, (step % 3) as usize, step, &text(table, step))
}

/// Every table has all it acknowledged, in order, without gaps or doubles. What was stored and not acknowledged any
/// more may be there too: at most the one entry that was on its way. Once seen, it must stay like the others.
fn check_stories(directory: &Path, acknowledged: &mut BTreeMap<u8, u64>) {
    let store = Sqlite::open(directory).unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    for (&table, step) in acknowledged {
        let story = runtime.block_on(store.entries(sample_table(table).id, 0)).unwrap();
        let expected: Vec<_> = (1..=story.len() as u64).map(|step| story_entry(table, step)).collect();
        assert_eq!(story, expected);
        assert!(
            (*step..=*step + 1).contains(&(story.len() as u64)),
            "table {table}: {step} acknowledged, {} stored",
            story.len()
        );
        *step = story.len() as u64;
    }
}

/// Goes on with every table where it stands, and says so after every entry.
fn append_until_killed(directory: &Path) -> ! {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).build().unwrap();
    let store = Arc::new(Sqlite::open(directory).unwrap());
    let growing: Vec<_> = (1..=TABLES).map(|table| runtime.spawn(grow(Arc::clone(&store), table))).collect();
    for table in growing {
        runtime.block_on(table).unwrap();
    }
    unreachable!("tables grow for ever");
}

async fn grow(store: Arc<Sqlite>, number: u8) {
    let table = sample_table(number);
    // It is there already after the first kill.
    let _ = store.open_table(table.clone()).await;
    let mut step = 1;
    loop {
        match store.append(append_to(&table, story_entry(number, step))).await {
            Ok(appended) => {
                assert_eq!(appended.step, step);
                if !appended.repeated {
                    let line = format!("acknowledged {number} {step} !\n");
                    std::io::stdout().lock().write_all(line.as_bytes()).unwrap();
                }
                step += 1;
            }
            Err(AppendError::WrongStep { next }) => step = next,
            Err(error) => panic!("{error}"),
        }
    }
}
