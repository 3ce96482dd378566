//! What is removed, when, and what stays.

use super::*;
use crate::config::Config;
use crate::erased::Wording;
use crate::problem::{Missing, Problem};
use crate::tables::ask;
use crate::{Lifetime, Retention};
use benben_core::Options;
use benben_store::contract::{append_to, entry, line, sample_table};
use benben_store::{Author, Holder, Sqlite, StoredLine, StoredReport, StoredTable, TokenHash};
use tempfile::TempDir;

const DAY: i64 = 86_400_000;

/// A house whose tables are in a folder that lives as long, and whose clock is the tests'.
struct Stage {
    house: Arc<House>,
    _folder: TempDir,
}

impl Stage {
    fn new(retention: Retention) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let store = Arc::new(Sqlite::open(folder.path()).unwrap());
        let config = Config { retention, idle_after: Duration::from_secs(1), ..Config::default() };
        Stage { house: House::new(config, store), _folder: folder }
    }

    /// A table at which something was last changed at time 0.
    async fn table(&self, number: u8, status: Status) -> StoredTable {
        let game = benben_games::metas()[0];
        let mut table = sample_table(number);
        table.game = game.id.to_owned();
        table.options = Options::standard(game.options).to_string();
        table.edition_text = None;
        (table.status, table.changed_at) = (status, 0);
        for seat in &mut table.seats {
            (seat.holder, seat.level) = (Holder::Person, String::new());
        }
        self.house.store.open_table(table.clone()).await.unwrap();
        table
    }

    async fn is_there(&self, table: &StoredTable) -> bool {
        self.house.store.table(table.id.clone()).await.unwrap().is_some()
    }

    /// On both sides of the edge.
    async fn check_removed_after(&self, table: &StoredTable, time: i64) {
        sweep(&self.house, time).await;
        assert!(self.is_there(table).await, "{:?} after {time} ms", table.status);
        sweep(&self.house, time + 1).await;
        assert!(!self.is_there(table).await, "{:?} after more than {time} ms", table.status);
    }

    fn removed(&self, kind: &'static str) -> u64 {
        self.house.metrics.tables_removed.get_or_create(&KindLabel { kind }).get()
    }
}

#[tokio::test(start_paused = true)]
async fn tables_that_nobody_comes_to_are_removed_when_their_time_is_over() {
    let stage = Stage::new(Retention::default());
    let over = stage.table(4, Status::Over).await;
    for (number, status, days) in
        [(1, Status::Gathering, 1), (2, Status::Playing, 30), (3, Status::Closed, 30)]
    {
        let table = stage.table(number, status).await;
        stage.check_removed_after(&table, days * DAY).await;
    }
    sweep(&stage.house, 100_000 * DAY).await;
    assert!(stage.is_there(&over).await, "a finished game is kept for ever");
    assert_eq!(
        ["gathering", "unfinished", "closed", "finished"].map(|kind| stage.removed(kind)),
        [1, 1, 1, 0]
    );
}

#[tokio::test(start_paused = true)]
async fn f17_a_clock_that_jumps_makes_no_table_old() {
    let stage = Stage::new(Retention::default());
    let passed = Duration::from_secs(600);
    let today = 20_000 * DAY;
    let later = async |machine| time(&stage.house, machine, passed).await.unwrap();
    let start = later(today).await;
    let table = stage.table(2, Status::Playing).await;
    // Years ahead, for as long as it takes to be noticed; and years back.
    for machine in [today + 3_650 * DAY, today + 3_651 * DAY, today - 3_650 * DAY, 0] {
        sweep(&stage.house, later(machine).await).await;
        assert!(stage.is_there(&table).await, "{machine}");
    }
    assert!(later(0).await - start <= 4 * 600_000);
    // A table opened while the clock is behind is new all the same.
    let other = stage.table(1, Status::Gathering).await;
    sweep(&stage.house, later(today).await).await;
    assert!(stage.is_there(&other).await);
}

#[tokio::test(start_paused = true)]
async fn whoever_runs_the_server_decides_how_long() {
    let stage = Stage::new(Retention {
        gathering: Lifetime::Forever,
        unfinished: Lifetime::Forever,
        finished: Lifetime::days(400),
    });
    let gathering = stage.table(1, Status::Gathering).await;
    let playing = stage.table(2, Status::Playing).await;
    let over = stage.table(3, Status::Over).await;
    stage.check_removed_after(&over, 400 * DAY).await;
    assert!(stage.is_there(&gathering).await && stage.is_there(&playing).await);
}

#[tokio::test(start_paused = true)]
async fn words_go_after_thirty_days_and_reports_after_ninety() {
    let stage = Stage::new(Retention::default());
    let (store, table) = (&stage.house.store, stage.table(4, Status::Over).await);
    let by = Author { token: TokenHash::of("token"), account: None };
    let written = StoredLine { by: Some(by.clone()), at: 0, ..line(1, 0, "Ahoj") };
    store.say(table.id.clone(), written).await.unwrap();
    store.say(table.id.clone(), StoredLine { at: 0, ..line(2, 0, "hello") }).await.unwrap();
    let (id, said) = (table.id.clone(), "Ahoj".to_owned());
    let (name, seat) = ("Ivana".to_owned(), benben_core::Seat::new(0));
    let report = StoredReport {
        number: 0,
        table: id.clone(),
        line: Some(1),
        seat,
        name,
        said,
        by: None,
        reporter: by,
        at: 0,
    };
    store.report(report).await.unwrap();
    let kept = async || (store.talk(id.clone()).await.unwrap().len(), store.reports(9).await.unwrap().len());
    for (time, expected) in
        [(30 * DAY, (2, 1)), (30 * DAY + 1, (1, 1)), (90 * DAY, (1, 1)), (90 * DAY + 1, (1, 0))]
    {
        forget(&stage.house, time).await;
        assert_eq!(kept().await, expected, "after {time} ms");
    }
}

#[tokio::test(start_paused = true)]
async fn whoever_plays_keeps_the_table() {
    let stage = Stage::new(Retention::default());
    let table = stage.table(2, Status::Playing).await;
    let mut played = entry(1, 0, 1, "an action");
    played.at = 5 * DAY;
    stage.house.store.append(append_to(&table, played)).await.unwrap();
    stage.check_removed_after(&table, 35 * DAY).await;
}

#[tokio::test(start_paused = true)]
async fn many_tables_are_removed_batch_by_batch() {
    let stage = Stage::new(Retention::default());
    for number in 1..=3 * BATCH as u8 + 1 {
        stage.table(number, Status::Gathering).await;
    }
    let commits = || stage.house.store.figures().commits;
    let before = commits();
    sweep(&stage.house, 2 * DAY).await;
    assert_eq!(stage.removed("gathering"), u64::from(3 * BATCH + 1));
    let after = commits();
    sweep(&stage.house, 2 * DAY).await;
    let with_nothing_to_remove = commits() - after;
    assert_eq!(after - before - with_nothing_to_remove, 4);
}

#[tokio::test(start_paused = true)]
async fn a_table_in_memory_counts_as_touched() {
    let stage = Stage::new(Retention::default());
    let table = stage.table(2, Status::Gathering).await;
    let id = table.id.clone();
    // While the table is asked something, it is in memory.
    let house = stage.house.clone();
    ask(&stage.house, &id, |_| {
        Box::pin(async move {
            sweep(&house, 9 * DAY).await;
            Ok(())
        })
    })
    .await
    .unwrap();
    assert!(stage.is_there(&table).await);
    gone_from_memory(&stage).await;
    stage.check_removed_after(&table, 10 * DAY).await;
}

#[tokio::test(start_paused = true)]
async fn whoever_looks_at_a_table_keeps_it_and_the_server_itself_does_not() {
    let stage = Stage::new(Retention::default());
    let (looked_at, woken) =
        (stage.table(2, Status::Gathering).await, stage.table(4, Status::Gathering).await);
    ask(&stage.house, &looked_at.id, |table| Box::pin(table.look(None, Wording::Notation))).await.unwrap();
    ask(&stage.house, &woken.id, |_| Box::pin(async { Ok(()) })).await.unwrap();
    gone_from_memory(&stage).await;
    sweep(&stage.house, 2 * DAY).await;
    assert!(stage.is_there(&looked_at).await);
    assert!(!stage.is_there(&woken).await);
}

#[tokio::test(start_paused = true)]
async fn whoever_asks_for_a_table_that_is_being_removed_learns_that_it_is_gone() {
    let stage = Stage::new(Retention::default());
    let table = stage.table(2, Status::Gathering).await;
    let claim = stage.house.tables.claim(&table.id).unwrap();
    assert!(stage.house.tables.claim(&table.id).is_none(), "it is claimed once");
    let asked = ask(&stage.house, &table.id, |table| Box::pin(table.look(None, Wording::Notation)));
    let removed = async {
        // The other one has asked by now, and waits.
        tokio::task::yield_now().await;
        let expired = stage.house.store.expire(vec![table.id.clone()], Status::Gathering, DAY).await;
        release(&stage.house, claim);
        expired.unwrap().len()
    };
    let (asked, removed) = tokio::join!(asked, removed);
    assert!(matches!(asked, Err(Problem::NotFound(Missing::Table))));
    assert_eq!(removed, 1);
}

#[tokio::test(start_paused = true)]
async fn whoever_asks_for_a_table_that_is_not_removed_after_all_is_served() {
    let stage = Stage::new(Retention::default());
    let table = stage.table(2, Status::Gathering).await;
    let claim = stage.house.tables.claim(&table.id).unwrap();
    let asked = ask(&stage.house, &table.id, |table| Box::pin(table.look(None, Wording::Notation)));
    let released = async {
        tokio::task::yield_now().await;
        release(&stage.house, claim);
    };
    let (asked, ()) = tokio::join!(asked, released);
    assert!(asked.is_ok());
}

#[tokio::test(start_paused = true)]
async fn a_running_server_removes_them_by_itself() {
    let stage = Stage::new(Retention::default());
    let table = stage.table(2, Status::Gathering).await;
    tokio::spawn(run(Arc::downgrade(&stage.house)));
    for _ in 0..1_000 {
        // The clock of these tests leaps as soon as nobody has anything to do.
        tokio::time::sleep(EVERY).await;
        stage.house.store.check().await.unwrap();
        if !stage.is_there(&table).await {
            return;
        }
    }
    panic!("a thousand rounds have passed, and the table is still there");
}

#[tokio::test(start_paused = true)]
async fn whoever_takes_over_after_weeks_believes_a_wrong_clock_no_more_than_others() {
    let stage = Stage::new(Retention::default());
    let store = stage.house.store.clone();
    // The machine's clock is far ahead of the one that counts.
    let start = store.advance_clock(DAY, 0).await.unwrap();
    let ours = Arc::new(std::sync::atomic::AtomicBool::new(false));
    let is_ours = ours.clone();
    let order = std::sync::atomic::Ordering::SeqCst;
    tokio::spawn(run_where(Arc::downgrade(&stage.house), move |_| is_ours.load(order)));
    let told = async || store.advance_clock(now(), 0).await.unwrap() - start;
    while told().await == 0 {
        tokio::task::yield_now().await;
    }
    for _ in 0..3_000 {
        // The clock of these tests leaps, and the others do the chores.
        tokio::time::sleep(EVERY).await;
    }
    store.check().await.unwrap();
    ours.store(true, order);
    let after_a_stop = LONGEST_STOP.as_millis() as i64;
    for _ in 0..1_000 {
        tokio::time::sleep(EVERY / 10).await;
        let passed = told().await;
        assert!(passed <= 2 * after_a_stop, "three weeks were believed at once: {passed} ms");
        if passed > after_a_stop {
            return;
        }
    }
    panic!("nobody tells the time");
}

/// Waits until no table is in memory.
async fn gone_from_memory(stage: &Stage) {
    for _ in 0..1_000 {
        tokio::time::sleep(Duration::from_millis(100)).await;
        // The clock leaps, but the disk takes its time: whatever is being written is there when this answers.
        stage.house.store.check().await.unwrap();
        if stage.house.metrics.tables_live.get() == 0 {
            return;
        }
    }
    panic!("a table stays in memory");
}
