//! A new token in place of an old one: everything it holds moves, and whoever else has the old one holds nothing.
//!
//! Whoever asks has the new token before anything moves, so an answer that gets lost costs nobody a seat: asking again does
//! no harm.

use crate::house::House;
use crate::problem::Problem;
use crate::tables::ask;
use crate::web::session::shared;
use benben_core::MAX_SEATS;
use benben_store::TokenHash;
use futures_util::FutureExt;
use std::sync::Arc;

/// Hands everything that the old token holds over to the new one, also where several people share a browser.
pub(crate) async fn hand_over(house: &Arc<House>, old: &str, new: &str) -> Result<(), Problem> {
    let of_person = |person| (TokenHash::of(&shared(old, person)), TokenHash::of(&shared(new, person)));
    let alone = (TokenHash::of(old), TokenHash::of(new));
    let tokens: Vec<_> = [alone].into_iter().chain((1..=MAX_SEATS as u8).map(of_person)).collect();
    let concerned = house.store.hand_over(tokens.clone()).await.map_err(|error| Problem::store(&error))?;
    for table in concerned.iter().filter(|table| house.tables.is_live(table)) {
        let old = tokens.iter().map(|(old, _)| *old).collect();
        ask(house, table, move |table| table.forget_tokens(old).boxed()).await?;
    }
    Ok(())
}
