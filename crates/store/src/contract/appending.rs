//! Appending entries: in order, once, and many at a time.

use super::{Place, append_to, entry, sample_table, with_table};
use crate::{Append, AppendError, Appended, JoinCode, Status, Store, StoredTable};
use std::sync::Arc;

const NEW: Appended = Appended { step: 1, repeated: false, revision: None };

/// Entries have every field, in the order of their steps, from any step on.
pub async fn entries_come_back_in_order(place: &impl Place) {
    let (store, table) = with_table(place).await;
    let story = [entry(1, 2, 1, "take 3"), entry(2, 0, 1, "pass"), entry(3, 2, 2, "undo 1")];
    for entry in story.clone() {
        let step = entry.step;
        assert_eq!(store.append(append_to(&table, entry)).await, Ok(Appended { step, ..NEW }));
    }
    assert_eq!(store.entries(table.id.clone(), 0).await.unwrap(), story);
    assert_eq!(store.entries(table.id.clone(), 2).await.unwrap(), story[2..]);
    assert_eq!(store.entries(table.id.clone(), 3).await.unwrap(), []);
    let loaded = store.load(table.id.clone()).await.unwrap().unwrap();
    assert_eq!((loaded.table, loaded.entries), (table, story.to_vec()));
}

/// What was acknowledged outlives the store, and play goes on.
pub async fn acknowledged_entries_survive_closing(place: &impl Place) {
    let (store, table) = with_table(place).await;
    store.append(append_to(&table, entry(1, 0, 1, "a"))).await.unwrap();
    drop(store);
    let store = place.open().await;
    store.append(append_to(&table, entry(2, 1, 1, "b"))).await.unwrap();
    drop(store);
    let entries = place.open().await.entries(table.id, 0).await.unwrap();
    assert_eq!(entries, [entry(1, 0, 1, "a"), entry(2, 1, 1, "b")]);
}

/// Who is late learns which step is next.
pub async fn a_step_is_taken_once(place: &impl Place) {
    let (store, table) = with_table(place).await;
    store.append(append_to(&table, entry(1, 0, 1, "a"))).await.unwrap();
    assert_eq!(
        store.append(append_to(&table, entry(1, 1, 1, "b"))).await,
        Err(AppendError::WrongStep { next: 2 })
    );
    assert_eq!(store.entries(table.id, 0).await.unwrap(), [entry(1, 0, 1, "a")]);
}

/// Steps have no gaps.
pub async fn a_step_cannot_be_skipped(place: &impl Place) {
    let (store, table) = with_table(place).await;
    for step in [0, 2] {
        assert_eq!(
            store.append(append_to(&table, entry(step, 0, 1, "a"))).await,
            Err(AppendError::WrongStep { next: 1 })
        );
    }
    assert_eq!(store.entries(table.id, 0).await.unwrap(), []);
}

/// Sending an entry again, as after a lost answer, tells its first step, whatever step it asks for now.
pub async fn a_repeated_entry_is_harmless(place: &impl Place) {
    let (store, table) = with_table(place).await;
    store.append(append_to(&table, entry(1, 0, 1, "a"))).await.unwrap();
    let repeated = Ok(Appended { repeated: true, ..NEW });
    assert_eq!(store.append(append_to(&table, entry(1, 0, 1, "a"))).await, repeated);
    assert_eq!(store.append(append_to(&table, entry(2, 0, 1, "a"))).await, repeated);
    assert_eq!(store.entries(table.id, 0).await.unwrap(), [entry(1, 0, 1, "a")]);
}

/// A seat's number stands for one entry.
pub async fn a_seat_step_is_taken_once(place: &impl Place) {
    let (store, table) = with_table(place).await;
    store.append(append_to(&table, entry(1, 0, 1, "a"))).await.unwrap();
    assert_eq!(
        store.append(append_to(&table, entry(2, 0, 1, "b"))).await,
        Err(AppendError::SeatStepTaken { step: 1 })
    );
    store.append(append_to(&table, entry(2, 1, 1, "b"))).await.unwrap();
}

/// There is no entry without a table.
pub async fn an_entry_needs_a_table(place: &impl Place) {
    let store = place.open().await;
    assert_eq!(
        store.append(append_to(&sample_table(1), entry(1, 0, 1, "a"))).await,
        Err(AppendError::NoTable)
    );
}

fn with_save(table: &StoredTable, step: u64, save: &StoredTable) -> Append {
    Append { save: Some(Box::new(save.clone())), ..append_to(table, entry(step, 0, step, "last")) }
}

/// The last action and the result are stored in the same moment.
pub async fn an_entry_and_its_save_happen_together(place: &impl Place) {
    let (store, table) = with_table(place).await;
    let mut over = table.clone();
    over.status = Status::Over;
    over.result = Some("1 2 3".to_owned());
    assert_eq!(store.append(with_save(&table, 1, &over)).await, Ok(Appended { revision: Some(2), ..NEW }));
    over.revision = 2;
    let loaded = store.load(table.id).await.unwrap().unwrap();
    assert_eq!((loaded.table, loaded.entries), (over, vec![entry(1, 0, 1, "last")]));
}

/// Neither happens when one is refused, for whichever reason.
pub async fn an_entry_is_not_added_when_its_save_is_refused(place: &impl Place) {
    let (store, table) = with_table(place).await;
    let mut stale = table.clone();
    stale.revision = 7;
    assert_eq!(store.append(with_save(&table, 1, &stale)).await, Err(AppendError::Stale { revision: 1 }));
    let mut other = sample_table(2);
    other.code = Some(JoinCode::from_bits(1));
    store.open_table(other.clone()).await.unwrap();
    let mut same_code = table.clone();
    same_code.code = other.code;
    assert_eq!(store.append(with_save(&table, 1, &same_code)).await, Err(AppendError::CodeTaken));
    let mut changed = table.clone();
    changed.status = Status::Over;
    assert_eq!(store.append(with_save(&table, 5, &changed)).await, Err(AppendError::WrongStep { next: 1 }));
    let loaded = store.load(table.id.clone()).await.unwrap().unwrap();
    assert_eq!((loaded.table, loaded.entries), (table, vec![]));
}

/// A lost answer to an entry with a save can be asked for again.
pub async fn a_repeated_entry_saves_nothing(place: &impl Place) {
    let (store, table) = with_table(place).await;
    store.append(with_save(&table, 1, &table)).await.unwrap();
    assert_eq!(store.append(with_save(&table, 1, &table)).await, Ok(Appended { repeated: true, ..NEW }));
    assert_eq!(store.table(table.id).await.unwrap().unwrap().revision, 2);
}

/// Requests share a commit, not their fate.
pub async fn one_refused_entry_does_not_fail_the_others(place: &impl Place) {
    let (store, table) = with_table(place).await;
    let other = sample_table(2);
    store.open_table(other.clone()).await.unwrap();
    let mut stale = sample_table(4);
    store.open_table(stale.clone()).await.unwrap();
    stale.revision = 7;
    let (first, refused, unknown, with_stale, second) = tokio::join!(
        store.append(append_to(&table, entry(1, 0, 1, "a"))),
        store.append(append_to(&table, entry(9, 1, 1, "b"))),
        store.append(append_to(&sample_table(3), entry(1, 0, 1, "c"))),
        store.append(with_save(&stale, 1, &stale)),
        store.append(append_to(&other, entry(1, 0, 1, "d"))),
    );
    assert_eq!((first, second), (Ok(NEW), Ok(NEW)));
    assert_eq!(refused, Err(AppendError::WrongStep { next: 2 }));
    assert_eq!(unknown, Err(AppendError::NoTable));
    assert_eq!(with_stale, Err(AppendError::Stale { revision: 1 }));
    assert_eq!(store.entries(table.id, 0).await.unwrap(), [entry(1, 0, 1, "a")]);
    assert_eq!(store.entries(other.id, 0).await.unwrap(), [entry(1, 0, 1, "d")]);
}

/// Each of many tables has its own story.
pub async fn many_tables_grow_at_the_same_time(place: &impl Place) {
    let store = Arc::new(place.open().await);
    let growing: Vec<_> = (1..=40)
        .map(|number| {
            let store = Arc::clone(&store);
            tokio::spawn(async move {
                let table = sample_table(number);
                store.open_table(table.clone()).await.unwrap();
                for step in 1..=25 {
                    let text = format!("{number} {step}");
                    store.append(append_to(&table, entry(step, 0, step, &text))).await.unwrap();
                }
            })
        })
        .collect();
    for table in growing {
        table.await.unwrap();
    }
    for number in 1..=40 {
        let story: Vec<_> = (1..=25).map(|step| entry(step, 0, step, &format!("{number} {step}"))).collect();
        assert_eq!(store.entries(sample_table(number).id, 0).await.unwrap(), story);
    }
    assert_eq!(store.figures().writes, 40 * 26);
}

/// However many race for a step, one wins and the others know.
pub async fn many_writers_of_one_step_leave_one_entry(place: &impl Place) {
    let (store, table) = with_table(place).await;
    let store = Arc::new(store);
    let racing: Vec<_> = (1..=30)
        .map(|number| {
            let store = Arc::clone(&store);
            let append = append_to(&table, entry(1, 0, number, &number.to_string()));
            tokio::spawn(async move { store.append(append).await })
        })
        .collect();
    let mut won = 0;
    for racer in racing {
        match racer.await.unwrap() {
            Ok(appended) => {
                assert_eq!(appended, NEW);
                won += 1;
            }
            Err(error) => assert_eq!(error, AppendError::WrongStep { next: 2 }),
        }
    }
    assert_eq!(won, 1);
    assert_eq!(store.entries(table.id, 0).await.unwrap().len(), 1);
}

/// Names, options and entries are texts, not commands.
pub async fn any_text_comes_back_as_it_was(place: &impl Place) {
    let (store, mut table) = with_table(place).await;
    let texts = ["'; DROP TABLE tables; --", "\"%_\\", "Řehoř 🐪", "", "a\nb\tc", &"x".repeat(100_000)];
    for (index, text) in texts.into_iter().enumerate() {
        table.seats[1].name = text.to_owned();
        table.revision = store.save_table(table.clone()).await.unwrap();
        let step = index as u64 + 1;
        store.append(append_to(&table, entry(step, 0, step, text))).await.unwrap();
        let loaded = store.load(table.id.clone()).await.unwrap().unwrap();
        assert_eq!(loaded.table.seats[1].name, text);
        assert_eq!(loaded.entries.last().unwrap().entry, text);
    }
}
