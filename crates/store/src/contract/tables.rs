//! Opening, saving and removing tables.

use super::{Place, append_to, entry, sample_table, with_table};
use crate::{Attention, Holder, JoinCode, OpenError, SaveError, Status, Store, TokenHash};
use benben_core::{Day, Nonce, Secret, Seed};

/// Every field of a table and its seats is stored.
pub async fn a_table_comes_back_as_it_was_opened(place: &impl Place) {
    let (store, table) = with_table(place).await;
    assert_eq!(store.table(table.id.clone()).await.unwrap(), Some(table));
    let mut other = sample_table(2);
    other.code = Some(JoinCode::from_bits(5));
    other.rematch_of = Some(sample_table(1).id);
    other.day = Some(Day(20_774));
    other.revision = 9;
    store.open_table(other.clone()).await.unwrap();
    other.revision = 1;
    assert_eq!(store.table(other.id.clone()).await.unwrap(), Some(other));
}

/// What was acknowledged outlives the store.
pub async fn a_table_comes_back_after_the_store_was_closed(place: &impl Place) {
    let (store, table) = with_table(place).await;
    drop(store);
    assert_eq!(place.open().await.table(table.id.clone()).await.unwrap(), Some(table));
}

/// Asking for what is not there is no error.
pub async fn an_unknown_table_is_none(place: &impl Place) {
    let (store, _) = with_table(place).await;
    let unknown = sample_table(2).id;
    assert_eq!(store.table(unknown.clone()).await.unwrap(), None);
    assert_eq!(store.load(unknown.clone()).await.unwrap(), None);
    assert_eq!(store.entries(unknown.clone(), 0).await.unwrap(), []);
    assert_eq!(store.table_by_code(JoinCode::from_bits(1)).await.unwrap(), None);
    assert_eq!(store.expire(vec![unknown], Status::Gathering, i64::MAX).await.unwrap(), []);
}

/// No table replaces another.
pub async fn an_id_is_taken_once(place: &impl Place) {
    let (store, table) = with_table(place).await;
    let mut other = sample_table(2);
    other.id = table.id.clone();
    assert_eq!(store.open_table(other).await, Err(OpenError::IdTaken));
    assert_eq!(store.table(table.id.clone()).await.unwrap(), Some(table));
}

/// A join code leads to one table, and can be used again when that table has given it up.
pub async fn a_code_is_taken_once_and_free_when_given_up(place: &impl Place) {
    let store = place.open().await;
    let code = JoinCode::from_bits(77);
    let (mut first, mut second) = (sample_table(1), sample_table(2));
    first.code = Some(code.clone());
    store.open_table(first.clone()).await.unwrap();
    second.code = Some(code.clone());
    assert_eq!(store.open_table(second.clone()).await, Err(OpenError::CodeTaken));
    second.code = None;
    store.open_table(second.clone()).await.unwrap();
    second.code = Some(code.clone());
    assert_eq!(store.save_table(second.clone()).await, Err(SaveError::CodeTaken));
    assert_eq!(store.table_by_code(code.clone()).await.unwrap(), Some(first.id.clone()));
    first.code = None;
    store.save_table(first).await.unwrap();
    assert_eq!(store.table_by_code(code.clone()).await.unwrap(), None);
    store.save_table(second.clone()).await.unwrap();
    assert_eq!(store.table_by_code(code).await.unwrap(), Some(second.id));
}

/// Everything that may change is stored, under the next revision.
pub async fn a_saved_table_has_the_next_revision(place: &impl Place) {
    let (store, mut table) = with_table(place).await;
    table.changed_at = 5_000;
    table.code = Some(JoinCode::from_bits(3));
    table.status = Status::Playing;
    table.seed = Some(Seed::from_number(4));
    table.pace = "bank 600000".to_owned();
    table.spectators = false;
    table.listed = false;
    table.result = Some("won by 2".to_owned());
    table.notices = "3 2 resigned\n".to_owned();
    table.attention = Attention::Needed;
    table.seats[0].away = true;
    table.seats[0].clock_ms = None;
    table.seats[1].holder = Holder::Person;
    table.seats[1].name = "Jan".to_owned();
    table.seats[1].token = Some(TokenHash::of("another"));
    table.seats[1].nonce = Some(Nonce([9; 16]));
    table.seats[2].resigned = true;
    table.seats[2].level = "friendly".to_owned();
    assert_eq!(store.save_table(table.clone()).await, Ok(2));
    table.revision = 2;
    assert_eq!(store.table(table.id.clone()).await.unwrap(), Some(table.clone()));
    assert_eq!(store.save_table(table).await, Ok(3));
}

/// What a table was opened with never changes.
pub async fn saving_keeps_what_is_fixed(place: &impl Place) {
    let (store, table) = with_table(place).await;
    let mut changed = table.clone();
    changed.game = "another".to_owned();
    changed.options = String::new();
    changed.edition_text = None;
    changed.secret = Secret([99; 32]);
    changed.commitment = changed.secret.commitment();
    changed.created_at = 0;
    store.save_table(changed).await.unwrap();
    let mut expected = table;
    expected.revision = 2;
    assert_eq!(store.table(expected.id.clone()).await.unwrap(), Some(expected));
}

/// Two take the same seat: the first has it, the second learns that it is late.
pub async fn of_two_savers_the_second_is_stale(place: &impl Place) {
    let (store, table) = with_table(place).await;
    let (mut hers, mut his) = (table.clone(), table);
    hers.seats[1].name = "Hana".to_owned();
    his.seats[1].name = "Petr".to_owned();
    let id = his.id.clone();
    store.save_table(hers).await.unwrap();
    assert_eq!(store.save_table(his).await, Err(SaveError::Stale { revision: 2 }));
    assert_eq!(store.table(id).await.unwrap().unwrap().seats[1].name, "Hana");
}

/// Saving does not open a table.
pub async fn saving_an_unknown_table_is_refused(place: &impl Place) {
    let (store, _) = with_table(place).await;
    let unknown = sample_table(2);
    assert_eq!(store.save_table(unknown.clone()).await, Err(SaveError::NoTable));
    assert_eq!(store.table(unknown.id).await.unwrap(), None);
}

/// A table opened under the id of a removed one finds none of its seats or entries.
pub async fn a_removed_table_leaves_nothing_behind(place: &impl Place) {
    let (store, table) = with_table(place).await;
    store.append(append_to(&table, entry(1, 0, 1, "a"))).await.unwrap();
    let one = vec![table.id.clone()];
    assert_eq!(store.expire(one.clone(), Status::Gathering, i64::MAX).await.unwrap(), one);
    assert_eq!(store.load(table.id.clone()).await.unwrap(), None);
    let mut again = table;
    again.seats.truncate(2);
    store.open_table(again.clone()).await.unwrap();
    let loaded = store.load(again.id.clone()).await.unwrap().unwrap();
    assert_eq!((loaded.table, loaded.entries), (again, vec![]));
}

/// A new token takes the place of an old one everywhere, once.
pub async fn what_a_token_holds_is_handed_over(place: &impl Place) {
    let (store, table) = with_table(place).await;
    let [old, new, other] = ["old", "new", "other"].map(TokenHash::of);
    let mut mine = store.table(table.id.clone()).await.unwrap().unwrap();
    (mine.seats[0].holder, mine.seats[0].token) = (Holder::Person, Some(old));
    (mine.seats[1].holder, mine.seats[1].token) = (Holder::Person, Some(other));
    (mine.host, mine.status) = (Some(old), Status::Gathering);
    mine.revision = store.save_table(mine.clone()).await.unwrap();
    let concerned = store.hand_over(vec![(old, new)]).await.unwrap();
    assert_eq!(concerned, std::slice::from_ref(&table.id));
    let now = store.table(table.id.clone()).await.unwrap().unwrap();
    assert_eq!((now.seats[0].token, now.seats[1].token, now.host), (Some(new), Some(other), Some(new)));
    assert!(matches!(store.save_table(mine).await, Err(SaveError::Stale { .. })));
    assert_eq!(store.hand_over(vec![(old, new)]).await.unwrap(), []);
    // Nobody sits down twice by it.
    store.hand_over(vec![(other, new)]).await.unwrap();
    assert_eq!(store.table(table.id).await.unwrap().unwrap().seats[1].token, Some(other));
}
