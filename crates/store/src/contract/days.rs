//! Deals of the day, and the one try that everybody has.

use super::{Place, sample_table};
use crate::{Store, StoredDay, StoredTry, TokenHash, Trier, TryResult};
use benben_core::{Day, Secret};

fn drawn(day: i64, secret: u8) -> StoredDay {
    StoredDay { day: Day(day), game: "sample".to_owned(), secret: Secret([secret; 32]), drawn_at: day * 10 }
}

fn begun(by: Trier, table: u8) -> StoredTry {
    let (name, table) = (format!("player {table}"), Some(sample_table(table).id));
    StoredTry { day: Day(5), game: "sample".to_owned(), by, name, table, result: None }
}

fn holder(name: &str) -> Trier {
    Trier::Holder(TokenHash::of(name))
}

fn result(share: f64, points: i32) -> TryResult {
    TryResult { share, points, account: None, at: 70 }
}

/// A day is drawn once; old ones are forgotten when new ones are drawn.
pub async fn a_day_is_drawn_once(place: &impl Place) {
    let store = place.open().await;
    store.draw_days(vec![drawn(5, 1), drawn(6, 2)], Day(0)).await.unwrap();
    store.draw_days(vec![drawn(6, 9), drawn(7, 3)], Day(6)).await.unwrap();
    drop(store);
    let found = place.open().await.days(Day(0), Day(9)).await.unwrap();
    assert_eq!(found, [drawn(7, 3), drawn(6, 2)]);
}

/// Everybody has one try of a deal: whoever begins again finds the first, and its end is told once.
pub async fn everybody_has_one_try(place: &impl Place) {
    let store = place.open().await;
    let first = begun(holder("Ivana"), 1);
    assert_eq!(store.begin_try(first.clone()).await.unwrap(), first);
    assert_eq!(store.begin_try(begun(holder("Ivana"), 2)).await.unwrap(), first);
    assert_eq!(store.begin_try(begun(holder("Karel"), 2)).await.unwrap(), begun(holder("Karel"), 2));
    assert_eq!(store.board(Day(5), "sample".to_owned(), 9).await.unwrap(), []);
    let found = |by| store.find_try(Day(5), "sample".to_owned(), by);
    let account = TryResult { account: Some("{}".to_owned()), ..result(1.0, 50) };
    store.end_try(Day(5), "sample".to_owned(), holder("Ivana"), account.clone()).await.unwrap();
    store.end_try(Day(5), "sample".to_owned(), holder("Ivana"), result(0.0, 3)).await.unwrap();
    assert_eq!(found(holder("Ivana")).await.unwrap().unwrap().result, Some(account));
    assert_eq!(found(holder("Karel")).await.unwrap().unwrap().result, None);
    assert_eq!(found(holder("Marie")).await.unwrap(), None);
}

/// The best come first, bots before all, and what a token holds is handed over with it.
pub async fn the_board_shows_bots_and_then_the_best(place: &impl Place) {
    let store = place.open().await;
    let bot = StoredTry { table: None, name: String::new(), ..begun(Trier::Bot("scribe".to_owned()), 3) };
    for (one, ended) in [
        (begun(holder("Ivana"), 1), result(0.0, 9)),
        (begun(holder("Karel"), 2), result(1.0, 4)),
        (begun(holder("Marie"), 4), result(1.0, 6)),
        (bot, result(0.0, 1)),
    ] {
        store.begin_try(one.clone()).await.unwrap();
        store.end_try(one.day, one.game, one.by, ended).await.unwrap();
    }
    let old_and_new = (TokenHash::of("Ivana"), TokenHash::of("Ivana, too"));
    store.hand_over(vec![old_and_new]).await.unwrap();
    let board = store.board(Day(5), "sample".to_owned(), 9).await.unwrap();
    let by: Vec<Trier> = board.into_iter().map(|one| one.by).collect();
    assert_eq!(by, [Trier::Bot("scribe".to_owned()), holder("Marie"), holder("Karel"), holder("Ivana, too")]);
}

/// Whoever tried has all their tries, and nobody else's.
pub async fn tries_are_listed_by_whoever_tried(place: &impl Place) {
    let store = place.open().await;
    let mine = TokenHash::of("token 1");
    let begun = |day, game: &str, by| StoredTry {
        day: Day(day),
        game: game.to_owned(),
        by,
        name: "Ivana".to_owned(),
        table: None,
        result: None,
    };
    let own = |day, game: &str| begun(day, game, Trier::Holder(mine));
    let others = [Trier::Holder(TokenHash::of("token 2")), Trier::Bot("strong".to_owned())];
    for one in [own(5, "sample"), own(6, "other"), own(6, "sample")] {
        store.begin_try(one).await.unwrap();
    }
    for by in others {
        store.begin_try(begun(6, "sample", by)).await.unwrap();
    }
    assert_eq!(store.tries_of(mine).await.unwrap(), [own(6, "other"), own(6, "sample"), own(5, "sample")]);
    assert_eq!(store.tries_of(TokenHash::of("nobody")).await.unwrap(), []);
}
