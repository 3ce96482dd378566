//! A new token in place of an old one: everything it holds moves, and whoever else has the old one holds nothing.
//!
//! Whoever asks has the new token before anything moves, so an answer that gets lost costs nobody a seat: asking again does
//! no harm.

use crate::house::House;
use crate::nodes::Word;
use crate::problem::Problem;
use crate::tables::ask;
use crate::web::session::shared;
use benben_core::MAX_SEATS;
use benben_store::{TableId, TokenHash};
use futures_util::FutureExt;
use std::sync::Arc;

/// What moves from one token to another, also where several people share a browser.
pub(crate) fn moving(old: &str, new: &str) -> Vec<(TokenHash, TokenHash)> {
    let of_person = |person| (TokenHash::of(&shared(old, person)), TokenHash::of(&shared(new, person)));
    let alone = (TokenHash::of(old), TokenHash::of(new));
    [alone].into_iter().chain((1..=MAX_SEATS as u8).map(of_person)).collect()
}

/// Hands everything that the old token holds over to the new one.
pub(crate) async fn hand_over(house: &Arc<House>, old: &str, new: &str) -> Result<(), Problem> {
    let tokens = moving(old, new);
    let concerned = house.store.hand_over(tokens.clone()).await.map_err(|error| Problem::store(&error))?;
    let old: Vec<TokenHash> = tokens.iter().map(|(old, _)| *old).collect();
    forget_at_tables(house, &concerned, &old).await
}

/// Tables in memory look again at what these tokens hold; their streams end. Here, and at all other servers.
pub(crate) async fn forget_at_tables(
    house: &Arc<House>,
    tables: &[TableId],
    tokens: &[TokenHash],
) -> Result<(), Problem> {
    if !tables.is_empty() {
        house.tell_nodes(&Word::tokens(tables, tokens));
    }
    forget_here(house, tables, tokens).await
}

/// The same here alone.
pub(crate) async fn forget_here(
    house: &Arc<House>,
    tables: &[TableId],
    tokens: &[TokenHash],
) -> Result<(), Problem> {
    for table in tables.iter().filter(|table| house.tables.is_live(table)) {
        let tokens = tokens.to_vec();
        ask(house, table, move |table| table.forget_tokens(tokens).boxed()).await?;
    }
    Ok(())
}
