//! What only SQLite can show: shared commits, and a file without room.

use super::*;
use crate::contract::{append_to, entry, sample_table};

#[tokio::test]
async fn a_store_without_room_says_so_and_keeps_what_it_has() {
    let directory = tempfile::tempdir().unwrap();
    let store = Arc::new(Sqlite::open(directory.path()).unwrap());
    let table = sample_table(1);
    store.open_table(table.clone()).await.unwrap();
    let limit = |pages: u32| {
        store.write::<_, StoreError, _>(move |db| {
            db.pragma_update_and_check(None, "max_page_count", pages, |_| Ok(())).map(Ok)
        })
    };
    limit(160).await.unwrap();
    let text = "x".repeat(3_000);
    let mut acknowledged = 0;
    let error = loop {
        let step = acknowledged + 1;
        match store.append(append_to(&table, entry(step, 0, step, &text))).await {
            Ok(_) => acknowledged = step,
            Err(error) => break error,
        }
    };
    assert_eq!(error, AppendError::Store(StoreError::DiskFull));
    assert!(acknowledged > 5);

    // A big entry does not fit, and a small one in the same commit does.
    limit(162).await.unwrap();
    let open = hold(&store).await;
    let step = acknowledged + 1;
    let (big, small, ()) = tokio::join!(
        store.append(append_to(&table, entry(step, 0, step, &text.repeat(20)))),
        store.append(append_to(&table, entry(step, 1, 1, "x"))),
        open
    );
    assert_eq!(big, Err(AppendError::Store(StoreError::DiskFull)));
    assert!(small.is_ok());
    assert_eq!(store.entries(table.id.clone(), 0).await.unwrap().len() as u64, acknowledged + 1);

    limit(4_000).await.unwrap();
    let next = acknowledged + 2;
    store.append(append_to(&table, entry(next, 0, next, &text))).await.unwrap();
}

#[tokio::test]
async fn requests_that_wait_share_a_commit() {
    let directory = tempfile::tempdir().unwrap();
    let store = Arc::new(Sqlite::open(directory.path()).unwrap());
    let open = hold(&store).await;
    let (first, second, third, ()) = tokio::join!(
        store.open_table(sample_table(1)),
        store.open_table(sample_table(2)),
        store.open_table(sample_table(2)),
        open
    );
    assert_eq!((first, second, third), (Ok(()), Ok(()), Err(OpenError::IdTaken)));
    assert_eq!(store.figures(), Figures { writes: 4, commits: 2 });
}

/// Holds the writer, so that requests queue up behind it until the returned future is polled.
async fn hold(store: &Arc<Sqlite>) -> impl Future<Output = ()> {
    let (open, gate) = std::sync::mpsc::channel::<()>();
    let (held, holding) = tokio::sync::oneshot::channel();
    let mut held = Some(held);
    let held_store = Arc::clone(store);
    let holder = tokio::spawn(async move {
        let work = move |_: &Connection| {
            held.take().unwrap().send(()).unwrap();
            gate.recv().unwrap();
            Ok(Ok(()))
        };
        held_store.write::<_, StoreError, _>(work).await.unwrap();
    });
    holding.await.unwrap();
    async move {
        open.send(()).unwrap();
        holder.await.unwrap();
    }
}
