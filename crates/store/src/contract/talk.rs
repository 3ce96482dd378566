//! What people say at tables.

use super::{Place, append_to, entry, sample_account, sample_table, with_table};
use crate::{MOST_LINES, Opener, Status, Store, StoredLine, TokenHash};
use benben_core::Seat;

/// Something said, with the number it will have.
pub fn line(number: u64, seat: usize, said: &str) -> StoredLine {
    let at = 3_000 + number as i64;
    let (name, said) = ("Ivana".to_owned(), said.to_owned());
    StoredLine { number, seat: Seat::new(seat), name, told: 7, said, by: None, speaker: None, at }
}

/// It outlives closing, counts for whoever opened the table, and is gone with the table.
pub async fn what_was_said_is_kept_until_its_table_goes(place: &impl Place) {
    let store = place.open().await;
    let (mut table, opener) = (sample_table(1), Opener([7; 16]));
    table.opener = Some(opener);
    store.open_table(table.clone()).await.unwrap();
    store.open_table(sample_table(2)).await.unwrap();
    let before = store.kept(opener).await.unwrap().own.bytes;
    assert_eq!(store.talk(table.id.clone()).await.unwrap(), []);
    let (first, second) = (line(1, 1, "hello"), line(2, 0, "grüß\ndich \u{202e}"));
    // Whatever number a line brings, it gets the next.
    let unnumbered = StoredLine { number: 9, ..first.clone() };
    assert_eq!(store.say(table.id.clone(), unnumbered).await.unwrap(), Some(1));
    assert_eq!(store.say(table.id.clone(), second.clone()).await.unwrap(), Some(2));
    assert_eq!(store.say(sample_table(2).id, first.clone()).await.unwrap(), Some(1));
    assert_eq!(store.say(sample_table(3).id, first.clone()).await.unwrap(), None);
    assert!(store.kept(opener).await.unwrap().own.bytes >= before + 2 * 32);
    drop(store);
    let store = place.open().await;
    assert_eq!(store.talk(table.id.clone()).await.unwrap(), [first.clone(), second]);
    store.expire(vec![table.id.clone()], Status::Gathering, i64::MAX).await.unwrap();
    assert_eq!(store.talk(table.id.clone()).await.unwrap(), []);
    store.open_table(table.clone()).await.unwrap();
    assert_eq!(store.talk(table.id).await.unwrap(), []);
    assert_eq!(store.talk(sample_table(2).id).await.unwrap(), [first]);
}

/// Who said something is known as long as they hold anything, by what holds it.
pub async fn whoever_said_something_stays_known_to_those_who_block_them(place: &impl Place) {
    let store = place.open().await;
    let (table, [guest, account]) = (sample_table(1).id, ["guest", "account"].map(TokenHash::of));
    store.open_table(sample_table(1)).await.unwrap();
    let said = StoredLine { speaker: Some(guest), ..line(1, 0, "hello") };
    store.say(table.clone(), said.clone()).await.unwrap();
    assert_eq!(store.talk(table.clone()).await.unwrap(), [said]);
    store.hand_over(vec![(guest, account)]).await.unwrap();
    assert_eq!(store.talk(table.clone()).await.unwrap()[0].speaker, Some(account));
    store.remove_account(sample_account(1).id, vec![account]).await.unwrap();
    assert_eq!(store.talk(table).await.unwrap(), [line(1, 0, "hello")]);
}

/// Whoever knows the table knows it as before: its revision, its entries and their numbers.
pub async fn talk_is_no_change_of_its_table(place: &impl Place) {
    let (store, mut table) = with_table(place).await;
    store.append(append_to(&table, entry(1, 0, 1, "a"))).await.unwrap();
    let before = store.load(table.id.clone()).await.unwrap();
    store.say(table.id.clone(), line(1, 0, "hello")).await.unwrap();
    assert_eq!(store.load(table.id.clone()).await.unwrap(), before);
    store.append(append_to(&table, entry(2, 0, 2, "b"))).await.unwrap();
    table.changed_at += 1;
    assert_eq!(store.save_table(table).await.unwrap(), 2);
}

/// Nobody fills the store by talking: what goes is not counted any more.
pub async fn of_much_talk_the_oldest_goes(place: &impl Place) {
    let store = place.open().await;
    let (mut table, opener) = (sample_table(1), Opener([7; 16]));
    table.opener = Some(opener);
    store.open_table(table.clone()).await.unwrap();
    let mut full = 0;
    for number in 1..=MOST_LINES + 5 {
        store.say(table.id.clone(), line(number, 0, "hello")).await.unwrap();
        if number == MOST_LINES {
            full = store.kept(opener).await.unwrap().own.bytes;
        }
    }
    let kept = store.talk(table.id).await.unwrap();
    assert_eq!(kept.len() as u64, MOST_LINES);
    assert_eq!((kept[0].number, kept[kept.len() - 1].number), (6, MOST_LINES + 5));
    assert_eq!(store.kept(opener).await.unwrap().own.bytes, full);
}
