//! What accounts have learned and chosen.

use super::{Place, sample_account, session_of};
use crate::{Keepsakes, MOST_SETTINGS, MOST_STEPS, NewAccount, Store, StoredSetting, StoredStep, Subject};

fn step(subject: Subject, game: &str, number: u32, done: bool) -> StoredStep {
    StoredStep { subject, game: game.to_owned(), number, done }
}

fn chosen(name: &str, value: &str) -> StoredSetting {
    StoredSetting { name: name.to_owned(), value: value.to_owned() }
}

async fn keep(store: &impl Store, number: u8) {
    let account = sample_account(number);
    let session = session_of(&account, &format!("session {number}"), 20_000);
    store
        .open_account(NewAccount {
            account,
            session,
            passkey: None,
            codes: Vec::new(),
            tokens: Vec::new(),
            invitation: None,
        })
        .await
        .unwrap();
}

/// What was done stays done, outlives closing, belongs to one account, and goes with it.
pub async fn what_was_learned_stays_learned(place: &impl Place) {
    use Subject::{Lesson, Puzzle};
    let store = place.open().await;
    keep(&store, 1).await;
    keep(&store, 2).await;
    let (mine, other) = (sample_account(1).id, sample_account(2).id);
    let steps = vec![step(Puzzle, "sample", 3, false), step(Lesson, "sample", 2, true)];
    store.note_progress(mine.clone(), steps).await.unwrap();
    store.note_progress(mine.clone(), vec![step(Puzzle, "sample", 3, true)]).await.unwrap();
    let later = vec![step(Puzzle, "sample", 3, false), step(Lesson, "other", 1, true)];
    store.note_progress(mine.clone(), later).await.unwrap();
    store.note_progress(other.clone(), vec![step(Lesson, "sample", 9, true)]).await.unwrap();
    store.note_progress(sample_account(3).id, vec![step(Lesson, "sample", 1, true)]).await.unwrap();
    drop(store);
    let store = place.open().await;
    let learned =
        [step(Lesson, "other", 1, true), step(Lesson, "sample", 2, true), step(Puzzle, "sample", 3, true)];
    assert_eq!(store.progress(mine.clone()).await.unwrap(), learned);
    store.remove_account(mine.clone(), Vec::new()).await.unwrap();
    assert_eq!(store.progress(mine.clone()).await.unwrap(), []);
    // Whoever has the same number inside has learned nothing of it.
    keep(&store, 1).await;
    assert_eq!(store.progress(mine).await.unwrap(), []);
    assert_eq!(store.progress(other).await.unwrap(), [step(Lesson, "sample", 9, true)]);
    assert_eq!(store.progress(sample_account(3).id).await.unwrap(), []);
}

/// Nobody fills the store by learning; what is there can still be done.
pub async fn what_is_learned_has_a_limit(place: &impl Place) {
    let store = place.open().await;
    keep(&store, 1).await;
    let id = sample_account(1).id;
    let many = (1..=MOST_STEPS + 5).map(|number| step(Subject::Puzzle, "sample", number, false));
    store.note_progress(id.clone(), many.collect()).await.unwrap();
    let done = [MOST_STEPS, MOST_STEPS + 1].map(|number| step(Subject::Puzzle, "sample", number, true));
    store.note_progress(id.clone(), done.to_vec()).await.unwrap();
    let learned = store.progress(id).await.unwrap();
    assert_eq!(learned.len(), MOST_STEPS as usize);
    assert_eq!(learned.last(), Some(&done[0]));
}

/// The last choice holds, and goes with its account; there are never more than a few.
pub async fn what_was_chosen_follows_the_account(place: &impl Place) {
    let store = place.open().await;
    keep(&store, 1).await;
    keep(&store, 2).await;
    let id = sample_account(1).id;
    store.choose(id.clone(), vec![chosen("theme", "dark"), chosen("speed", "fast")]).await.unwrap();
    store.choose(id.clone(), vec![chosen("theme", "light")]).await.unwrap();
    drop(store);
    let store = place.open().await;
    assert_eq!(
        store.settings(id.clone()).await.unwrap(),
        [chosen("speed", "fast"), chosen("theme", "light")]
    );
    assert_eq!(store.settings(sample_account(2).id).await.unwrap(), []);
    let many = (0..2 * MOST_SETTINGS).map(|number| chosen(&format!("{number}"), "on"));
    store.choose(id.clone(), many.collect()).await.unwrap();
    store.choose(id.clone(), vec![chosen("theme", "auto")]).await.unwrap();
    let kept = store.settings(id.clone()).await.unwrap();
    assert_eq!((kept.len(), kept.last()), (MOST_SETTINGS as usize, Some(&chosen("theme", "auto"))));
    store.remove_account(id.clone(), Vec::new()).await.unwrap();
    assert_eq!(store.settings(id).await.unwrap(), []);
}
