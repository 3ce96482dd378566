//! Rated tables, and what follows from them.

use super::accounts::{new, sample_account};
use super::{Place, sample_table};
use crate::{
    Listing, Profiles, Rating, Ratings, Shown, ShownTo, Skill, Status, Store, StoredChange, StoredPerson,
    StoredTable, TokenHash,
};
use benben_core::Seat;

/// A table stays rated, and lists say so.
pub async fn a_table_is_rated_or_not(place: &impl Place) {
    let store = place.open().await;
    for (number, rated) in [(1, true), (2, false)] {
        store.open_table(StoredTable { rated, ..sample_table(number) }).await.unwrap();
    }
    let mut table = store.table(sample_table(1).id).await.unwrap().unwrap();
    assert!(table.rated);
    table.rated = false;
    store.save_table(table.clone()).await.unwrap();
    assert!(store.table(table.id).await.unwrap().unwrap().rated, "what a table was opened as is fixed");
    let listed = store.list(Listing::Open, 10).await.unwrap();
    let rated: Vec<(bool, bool)> =
        listed.iter().map(|listed| (listed.id == sample_table(1).id, listed.rated)).collect();
    assert_eq!(rated, [(false, false), (true, true)]);
}

/// Whoever has an account is known by what holds their seats; guests and those who share a device are not.
pub async fn people_are_known_by_what_holds_their_seats(place: &impl Place) {
    let store = place.open().await;
    let account = sample_account(1);
    store.open_account(new(1)).await.unwrap();
    let holder = account.id.holder();
    let asked =
        vec![TokenHash::of("a guest"), holder, TokenHash::of(&format!("{}/1", account.id.identity()))];
    let known = [StoredPerson { holder, account: account.id.clone(), name: account.name }];
    assert_eq!(store.people(asked.clone()).await.unwrap(), known);
    store.remove_account(account.id, vec![holder]).await.unwrap();
    assert_eq!(store.people(asked).await.unwrap(), []);
}

fn change(account: u8, table: u8, number: u32, place: u8) -> StoredChange {
    let skill = |games: u32| Skill {
        rating: 1500.0 + 16.0 * f64::from(games) * (1.5 - f64::from(place)),
        deviation: 350.0 / f64::from(games + 1),
    };
    StoredChange {
        account: sample_account(account).id,
        game: "sample".to_owned(),
        number,
        table: sample_table(table).id,
        seat: Seat::new(usize::from(place) - 1),
        place,
        seats: 2,
        before: skill(number - 1),
        after: skill(number),
        at: 9_000 + i64::from(number),
    }
}

async fn over(store: &impl Store, number: u8) -> StoredTable {
    let table = StoredTable { rated: true, status: Status::Over, ..sample_table(number) };
    store.open_table(table.clone()).await.unwrap();
    table
}

/// A table is rated once, and all at once.
pub async fn a_table_is_rated_once(place: &impl Place) {
    let store = place.open().await;
    for number in [1, 2] {
        store.open_account(new(number)).await.unwrap();
    }
    let table = over(&store, 1).await;
    let playing = StoredTable { rated: true, status: Status::Playing, ..sample_table(2) };
    let unrated = StoredTable { status: Status::Over, ..sample_table(3) };
    for other in [&playing, &unrated] {
        store.open_table(other.clone()).await.unwrap();
        assert_eq!(store.rate(other.id.clone(), vec![], 9_000).await.unwrap(), Rating::DoneBefore);
    }
    assert_eq!(store.to_rate(10).await.unwrap(), std::slice::from_ref(&table.id));
    // What was computed from other ratings than there are changes nothing.
    let stale = vec![change(1, 1, 1, 1), change(2, 1, 2, 2)];
    assert_eq!(store.rate(table.id.clone(), stale, 9_000).await.unwrap(), Rating::Stale);
    assert_eq!(store.ratings_of(sample_account(1).id).await.unwrap(), []);
    let changes = vec![change(1, 1, 1, 1), change(2, 1, 1, 2)];
    assert_eq!(store.rate(table.id.clone(), changes.clone(), 9_000).await.unwrap(), Rating::Done);
    assert_eq!(store.rate(table.id.clone(), changes.clone(), 9_000).await.unwrap(), Rating::DoneBefore);
    drop(store);
    let store = place.open().await;
    assert_eq!(store.to_rate(10).await.unwrap(), []);
    assert_eq!(store.changes_at(table.id).await.unwrap(), changes);
    let rating = &store.ratings_of(sample_account(1).id).await.unwrap()[0];
    assert_eq!((rating.skill, rating.games), (changes[0].after, 1));
    let both = store.ratings("sample".to_owned(), vec![sample_account(2).id, sample_account(3).id]).await;
    assert_eq!(both.unwrap().iter().map(|one| one.skill).collect::<Vec<_>>(), [changes[1].after]);
}

/// Ratings have a history, and whoever leaves for good takes theirs along.
pub async fn ratings_have_a_history(place: &impl Place) {
    let store = place.open().await;
    for number in [1, 2] {
        store.open_account(new(number)).await.unwrap();
    }
    for number in 1..=3 {
        let table = over(&store, number).await;
        let changes = vec![change(1, number, u32::from(number), 1), change(2, number, u32::from(number), 2)];
        assert_eq!(store.rate(table.id, changes, 9_000).await.unwrap(), Rating::Done);
    }
    let [ada, bo] = [1, 2].map(|number| sample_account(number).id);
    let numbers = |changes: Vec<StoredChange>| changes.iter().map(|one| one.number).collect::<Vec<_>>();
    assert_eq!(numbers(store.changes_of(ada.clone(), 2).await.unwrap()), [3, 2]);
    let best = |deviation| store.best("sample".to_owned(), deviation, 10);
    let names = best(100.0).await.unwrap();
    assert_eq!(names.iter().map(|one| one.name.as_str()).collect::<Vec<_>>(), ["Ivana 1", "Ivana 2"]);
    assert_eq!(best(50.0).await.unwrap(), [], "nobody is known so well");
    let nobody = Shown { ratings: ShownTo::Nobody, ..Shown::AT_FIRST };
    for shown in [Shown { ratings: ShownTo::Friends, ..nobody }, nobody] {
        store.show(bo.clone(), shown).await.unwrap();
        assert_eq!(best(100.0).await.unwrap().len(), 1, "nobody is shown who does not want it");
    }
    store.show(bo.clone(), Shown::AT_FIRST).await.unwrap();
    assert_eq!(best(100.0).await.unwrap().len(), 2);
    store.remove_account(bo.clone(), vec![bo.holder()]).await.unwrap();
    assert_eq!(
        (store.changes_of(bo.clone(), 9).await.unwrap(), store.ratings_of(bo).await.unwrap()),
        (vec![], vec![])
    );
    assert_eq!(store.changes_of(ada, 9).await.unwrap().len(), 3, "what others won stays theirs");
}
