//! Lists of tables.

use super::{Place, append_to, entry, ids, line, sample_table, with_table};
use crate::{Key, Listing, Opener, Status, Store, StoredTable, TableId, TokenHash};

async fn listed(store: &impl Store, listing: Listing, limit: u32) -> Vec<TableId> {
    store.list(listing, limit).await.unwrap().into_iter().map(|table| table.id).collect()
}

/// Open tables are those that gather players and want to be seen.
pub async fn open_tables_are_listed_newest_first(place: &impl Place) {
    let store = place.open().await;
    for number in 1..=5 {
        let mut table = sample_table(number);
        table.listed = number != 2;
        if number == 4 {
            table.status = Status::Playing;
        }
        store.open_table(table).await.unwrap();
    }
    assert_eq!(listed(&store, Listing::Open, 10).await, ids(&[5, 3, 1]));
    assert_eq!(listed(&store, Listing::Open, 2).await, ids(&[5, 3]));
    let newest = store.list(Listing::Open, 1).await.unwrap().remove(0);
    let table = sample_table(5);
    assert_eq!((newest.game, newest.options, newest.pace), (table.game, table.options, table.pace));
    assert_eq!((newest.created_at, newest.status), (table.created_at, table.status));
    assert_eq!(newest.seats, table.seats);
}

/// A clock that jumps by years, ahead or back, changes nothing about the order.
pub async fn lists_do_not_trust_the_clock(place: &impl Place) {
    let store = place.open().await;
    for (number, created_at) in [(1, 5_000), (2, 900_000_000_000), (3, 6_000), (4, -7)] {
        store.open_table(StoredTable { created_at, ..sample_table(number) }).await.unwrap();
    }
    assert_eq!(listed(&store, Listing::Open, 10).await, ids(&[4, 3, 2, 1]));
}

/// A token finds its tables, however far they are, each once.
pub async fn tables_are_listed_by_token(place: &impl Place) {
    let store = place.open().await;
    for number in 1..=4 {
        let mut table = sample_table(number);
        table.listed = false;
        table.status = Status::Over;
        if number == 3 {
            table.seats[1].token = Some(TokenHash::of("token 1"));
            table.seats[2].token = Some(TokenHash::of("token 1"));
        }
        store.open_table(table).await.unwrap();
    }
    assert_eq!(listed(&store, Listing::HeldBy(TokenHash::of("token 1")), 10).await, ids(&[3, 1]));
    assert_eq!(listed(&store, Listing::HeldBy(TokenHash::of("token 9")), 10).await, []);
}

/// A table leads on to its rematches, even after it was removed.
pub async fn rematches_are_listed(place: &impl Place) {
    let store = place.open().await;
    let first = sample_table(1);
    let mut rematch = sample_table(2);
    rematch.rematch_of = Some(first.id.clone());
    store.open_table(first.clone()).await.unwrap();
    store.open_table(rematch).await.unwrap();
    assert_eq!(listed(&store, Listing::RematchesOf(first.id.clone()), 10).await, ids(&[2]));
    assert_eq!(listed(&store, Listing::RematchesOf(sample_table(2).id), 10).await, []);
    store.expire(vec![first.id.clone()], Status::Gathering, i64::MAX).await.unwrap();
    assert_eq!(listed(&store, Listing::RematchesOf(first.id), 10).await, ids(&[2]));
}

/// Whoever opens many tables hides nobody's: each opener's newest come first.
pub async fn those_who_open_tables_take_turns_in_the_list(place: &impl Place) {
    let store = place.open().await;
    let opener = |site: &str, home: &str| Some(Opener::new(&Key([1; 32]), site.as_bytes(), home.as_bytes()));
    for number in 1..=9 {
        let opener = match number {
            1 => opener("ada", "ada"),
            2 => opener("bo", "bo"),
            // One who has a whole network to hide in.
            number => opener("crowd", &format!("home {number}")),
        };
        store.open_table(StoredTable { opener, ..sample_table(number) }).await.unwrap();
    }
    assert_eq!(listed(&store, Listing::Open, 5).await, ids(&[9, 2, 1, 8, 7]));
}

/// Tables, editions and what is played count from the beginning: entries by their number, and once the game is over as they
/// are.
pub async fn what_is_kept_for_an_opener_is_counted(place: &impl Place) {
    let store = place.open().await;
    let opener = |home: &str| Opener::new(&Key([1; 32]), b"site", home.as_bytes());
    let (ada, bo) = (opener("ada"), opener("bo"));
    for (number, opener) in [(1, ada), (2, ada), (3, bo)] {
        let edition_text = Some("x".repeat(10_000 * usize::from(number)));
        let table = StoredTable {
            opener: Some(opener),
            edition_text,
            status: Status::Playing,
            ..sample_table(number)
        };
        store.open_table(table).await.unwrap();
    }
    let before = store.kept(ada).await.unwrap();
    assert_eq!((before.own.unfinished, before.site.unfinished), (2, 3));
    assert!((30_000..33_000).contains(&before.own.bytes), "{before:?}");
    assert!((60_000..64_000).contains(&before.site.bytes) && before.bytes > 60_000, "{before:?}");
    let mut table = store.table(sample_table(1).id).await.unwrap().unwrap();
    store.append(append_to(&table, entry(1, 0, 1, &"y".repeat(4_990)))).await.unwrap();
    store.append(append_to(&table, entry(2, 1, 1, &"y".repeat(10)))).await.unwrap();
    let playing = store.kept(ada).await.unwrap().own;
    assert_eq!((playing.unfinished, playing.bytes - before.own.bytes), (2, 128));
    table.status = Status::Over;
    store.save_table(table).await.unwrap();
    let after = store.kept(ada).await.unwrap().own;
    assert_eq!((after.unfinished, after.bytes - before.own.bytes), (1, 5_064));
    assert_eq!(store.kept(opener("nobody")).await.unwrap().own, crate::Share::default());
}

/// What was made with it before a restart can be recognised after it.
pub async fn the_key_stays(place: &impl Place) {
    let key = place.open().await.key();
    assert_eq!(place.open().await.key(), key);
}

/// A healthy store says so.
pub async fn the_store_answers_a_check(place: &impl Place) {
    assert_eq!(place.open().await.check().await, Ok(()));
}

/// Whoever has a table in memory sees by it whether others have changed it.
pub async fn it_is_told_how_far_tables_are(place: &impl Place) {
    let (store, table) = with_table(place).await;
    store.open_table(sample_table(2)).await.unwrap();
    let asked = || vec![table.id.clone(), sample_table(2).id, sample_table(3).id];
    let latest = async || {
        let mut found = store.latest(asked()).await.unwrap();
        found.sort_by_key(|one| one.table != table.id);
        found.into_iter().map(|one| (one.revision, one.steps, one.lines)).collect::<Vec<_>>()
    };
    assert_eq!(latest().await, [(1, 0, 0), (1, 0, 0)]);
    store.append(append_to(&table, entry(1, 0, 1, "a"))).await.unwrap();
    store.append(append_to(&table, entry(2, 1, 1, "b"))).await.unwrap();
    store.say(table.id.clone(), line(1, 1, "hello")).await.unwrap();
    assert_eq!(latest().await, [(1, 2, 1), (1, 0, 0)]);
    store.save_table(table.clone()).await.unwrap();
    assert_eq!(latest().await, [(2, 2, 1), (1, 0, 0)]);
    assert_eq!(store.latest(Vec::new()).await.unwrap(), []);
}
