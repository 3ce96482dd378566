//! What people show of themselves.

use super::accounts::{new, sample_account};
use super::{Place, sample_table};
use crate::{
    AccountId, Profiles, SeatFigures, Shown, ShownTo, Skill, Status, Store, StoredChange, StoredFigures,
    StoredSeat, StoredTable, TableId, TokenHash,
};
use benben_core::Seat;

/// A game that this account has finished from the first seat.
async fn finished(store: &impl Store, number: u8, account: &AccountId) -> StoredTable {
    let mut table = StoredTable { status: Status::Over, rated: true, ..sample_table(number) };
    table.seats[0] = StoredSeat { token: Some(account.holder()), ..table.seats[0].clone() };
    store.open_table(table.clone()).await.unwrap();
    table
}

async fn rate(store: &impl Store, table: &TableId, account: &AccountId) {
    let skill = |rating| Skill { rating, deviation: 300.0 };
    let change = StoredChange {
        account: account.clone(),
        game: "sample".to_owned(),
        number: 1,
        table: table.clone(),
        seat: Seat::new(0),
        place: 1,
        seats: 3,
        before: skill(1500.0),
        after: skill(1600.0),
        at: 9_000,
    };
    store.rate(table.clone(), vec![change], 9_000).await.unwrap();
}

/// Everybody begins by showing their ratings to everyone and nothing else, and chooses each part.
pub async fn what_is_shown_is_chosen_part_by_part(place: &impl Place) {
    let store = place.open().await;
    let [ada, bo] = [1, 2].map(|number| sample_account(number).id);
    store.open_account(new(1)).await.unwrap();
    assert_eq!(store.shown(ada.clone()).await.unwrap(), Shown::AT_FIRST);
    let chosen = Shown {
        ratings: ShownTo::Nobody,
        games: ShownTo::Friends,
        opponents: ShownTo::Everyone,
        reviews: ShownTo::Friends,
    };
    store.show(ada.clone(), chosen).await.unwrap();
    store.show(bo.clone(), chosen).await.unwrap();
    drop(store);
    let store = place.open().await;
    assert_eq!(store.shown(ada).await.unwrap(), chosen);
    assert_eq!(store.shown(bo).await.unwrap(), Shown::NOTHING, "there is no such account");
}

/// Whoever shows something to everyone is known to all; ratings count once there are some.
pub async fn those_who_show_something_are_known(place: &impl Place) {
    let store = place.open().await;
    let ada = sample_account(1);
    store.open_account(new(1)).await.unwrap();
    let holders = vec![TokenHash::of("a guest"), ada.id.holder()];
    let known = async || {
        let found = store.known_to_all(holders.clone()).await.unwrap();
        found.into_iter().map(|person| person.name).collect::<Vec<_>>()
    };
    let wanted: Vec<(String, TokenHash)> =
        ["sample", "other"].iter().map(|game| ((*game).to_owned(), ada.id.holder())).collect();
    let rated = async || {
        let found = store.ratings_for_all(wanted.clone()).await.unwrap();
        found.into_iter().map(|(_, rating)| (rating.game, rating.games)).collect::<Vec<_>>()
    };
    assert!(known().await.is_empty() && rated().await.is_empty(), "there is no rating yet");
    let table = finished(&store, 1, &ada.id).await;
    rate(&store, &table.id, &ada.id).await;
    assert_eq!(known().await, ["Ivana 1"]);
    assert_eq!(rated().await, [("sample".to_owned(), 1)]);
    for ratings in [ShownTo::Friends, ShownTo::Nobody] {
        store.show(ada.id.clone(), Shown { ratings, ..Shown::AT_FIRST }).await.unwrap();
        assert!(known().await.is_empty() && rated().await.is_empty(), "{ratings:?}");
    }
    for shown in [
        Shown { games: ShownTo::Everyone, ..Shown::NOTHING },
        Shown { opponents: ShownTo::Everyone, ..Shown::NOTHING },
        Shown { reviews: ShownTo::Everyone, ..Shown::NOTHING },
    ] {
        store.show(ada.id.clone(), shown).await.unwrap();
        assert_eq!(known().await, ["Ivana 1"], "{shown:?}");
        assert!(rated().await.is_empty(), "{shown:?}");
    }
    store.show(ada.id.clone(), Shown { games: ShownTo::Friends, ..Shown::NOTHING }).await.unwrap();
    assert!(known().await.is_empty());
}

/// The latest first, and each once; what goes on, branches off or was played by others is not among them.
pub async fn finished_games_are_found_page_by_page(place: &impl Place) {
    let store = place.open().await;
    let ada = sample_account(1).id;
    store.open_account(new(1)).await.unwrap();
    for number in 1..=5 {
        finished(&store, number, &ada).await;
    }
    let mut playing = StoredTable { status: Status::Playing, ..sample_table(6) };
    playing.seats[0].token = Some(ada.holder());
    let branch = StoredTable {
        status: Status::Over,
        branch_of: Some(sample_table(1).id),
        id: sample_table(7).id,
        ..playing.clone()
    };
    let others = StoredTable { status: Status::Over, ..sample_table(8) };
    for table in [playing, branch, others] {
        store.open_table(table).await.unwrap();
    }
    let mut pages = Vec::new();
    let mut before = None;
    loop {
        let page = store.finished(ada.clone(), before, 2).await.unwrap();
        let Some(last) = page.last() else { break };
        before = Some(last.position);
        assert!(page.iter().all(|game| game.table.seats[0].token == Some(ada.holder())));
        pages.push(page.into_iter().map(|game| game.table.id).collect::<Vec<_>>());
    }
    assert_eq!(pages, [super::ids(&[5, 4]), super::ids(&[3, 2]), super::ids(&[1])]);
    assert_eq!(store.finished(sample_account(2).id, None, 9).await.unwrap(), []);
}

/// What reviews say adds up by game for whoever sat there; a review in place of another counts alone, and goes with its table.
pub async fn reviews_add_up_for_whoever_decided(place: &impl Place) {
    let store = place.open().await;
    let ada = sample_account(1).id;
    store.open_account(new(1)).await.unwrap();
    let figures = |seat, decisions, loss| SeatFigures { seat: Seat::new(seat), decisions, loss };
    let mut tables = Vec::new();
    for number in 1..=2 {
        let table = finished(&store, number, &ada).await.id;
        for said in [vec![figures(0, 90, 9.0)], vec![figures(0, 10, 0.25), figures(1, 20, 7.0)]] {
            store.save_review(table.clone(), "1".to_owned(), vec![1], said).await.unwrap();
        }
        tables.push(table);
    }
    let of = |games, decisions, loss| StoredFigures { game: "sample".to_owned(), games, decisions, loss };
    assert_eq!(store.figures_of(ada.clone()).await.unwrap(), [of(2, 20, 0.5)]);
    assert_eq!(store.figures_of(sample_account(2).id).await.unwrap(), []);
    store.expire(vec![tables[0].clone()], Status::Over, i64::MAX).await.unwrap();
    assert_eq!(store.figures_of(ada).await.unwrap(), [of(1, 10, 0.25)]);
}
