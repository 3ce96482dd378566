//! Who is called by a name that they keep: such a name is marked wherever others read it, and a guest's never is.

use crate::house::House;
use crate::problem::Problem;
use benben_store::{StoreError, StoredPerson, TableSummary, TokenHash};
use std::collections::{HashMap, HashSet};

/// The names that some holders of seats keep.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct KeptNames(HashMap<TokenHash, String>);

impl KeptNames {
    /// Of those who sit at these tables.
    pub(crate) async fn at(house: &House, tables: &[TableSummary]) -> Result<Self, Problem> {
        let holders = tables.iter().flat_map(|table| &table.seats).filter_map(|seat| seat.token).collect();
        Self::of(house, holders).await
    }

    /// Of these.
    pub(crate) async fn of(house: &House, holders: Vec<TokenHash>) -> Result<Self, Problem> {
        Self::found(house, holders).await.map_err(|error| Problem::store(&error))
    }

    /// The same, for whoever knows better what to do when the store fails.
    pub(crate) async fn found(house: &House, holders: Vec<TokenHash>) -> Result<Self, StoreError> {
        let holders: Vec<TokenHash> = holders.into_iter().collect::<HashSet<_>>().into_iter().collect();
        if holders.is_empty() {
            return Ok(KeptNames::default());
        }
        let people = house.store.people(holders).await?;
        Ok(KeptNames(people.into_iter().map(|StoredPerson { holder, name, .. }| (holder, name)).collect()))
    }

    /// Does this holder keep the name? What they were called before, as a guest, isn't theirs.
    pub(crate) fn is_kept(&self, holder: Option<TokenHash>, name: &str) -> bool {
        holder.and_then(|holder| self.0.get(&holder)).is_some_and(|kept| kept == name)
    }
}
