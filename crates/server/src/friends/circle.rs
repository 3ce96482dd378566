//! Who is here, and who was asked to which table: in memory, and for a short time.

use benben_store::{AccountId, TableId};
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Whoever had a page open within this time is here, in milliseconds.
const HERE: i64 = 60_000;
/// So long an invitation stands.
const STANDS: i64 = 15 * 60_000;
/// So many invitations somebody has at most; then the first of them goes.
const MOST: usize = 5;
/// With more people than that, those who are gone are forgotten.
const CROWD: usize = 1_000;

/// Somebody asks somebody else to a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Invitation {
    pub(crate) from: AccountId,
    /// What they are called.
    pub(crate) name: String,
    pub(crate) table: TableId,
    /// Id of the game.
    pub(crate) game: String,
    /// In unix milliseconds.
    pub(crate) at: i64,
}

/// Who is here, and who was asked to which table.
#[derive(Debug, Default)]
pub(crate) struct Circle {
    inside: Mutex<Inside>,
}

#[derive(Debug, Default)]
struct Inside {
    seen: HashMap<AccountId, i64>,
    invitations: HashMap<AccountId, Vec<Invitation>>,
}

impl Circle {
    fn inside(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Somebody has a page open.
    pub(crate) fn note(&self, account: &AccountId, now: i64) {
        let mut inside = self.inside();
        if inside.seen.len() >= CROWD && !inside.seen.contains_key(account) {
            inside.seen.retain(|_, seen| now - *seen <= HERE);
        }
        inside.seen.insert(account.clone(), now);
    }

    /// Had they a page open just now?
    pub(super) fn is_here(&self, account: &AccountId, now: i64) -> bool {
        self.inside().seen.get(account).is_some_and(|seen| now - *seen <= HERE)
    }

    /// Asks somebody to a table; asking again is harmless.
    pub(super) fn invite(&self, to: AccountId, invitation: Invitation) {
        let mut inside = self.inside();
        if inside.invitations.len() >= CROWD {
            let now = invitation.at;
            inside.invitations.retain(|_, those| those.iter().any(|one| now - one.at <= STANDS));
        }
        let those = inside.invitations.entry(to).or_default();
        those.retain(|one| one.table != invitation.table);
        those.push(invitation);
        let surplus = those.len().saturating_sub(MOST);
        those.drain(..surplus);
    }

    /// To which tables somebody was asked, the last first.
    pub(super) fn invitations(&self, to: &AccountId, now: i64) -> Vec<Invitation> {
        let inside = self.inside();
        let those = inside.invitations.get(to).into_iter().flatten();
        those.rev().filter(|one| now - one.at <= STANDS).cloned().collect()
    }

    /// Somebody does not want to come to a table.
    pub(crate) fn dismiss(&self, to: &AccountId, table: &TableId) {
        let mut inside = self.inside();
        if let Some(those) = inside.invitations.get_mut(to) {
            those.retain(|one| one.table != *table);
            if those.is_empty() {
                inside.invitations.remove(to);
            }
        }
    }

    /// What one of them asked the other is forgotten.
    pub(super) fn forget_between(&self, one: &AccountId, other: &AccountId) {
        let mut inside = self.inside();
        for (to, from) in [(one, other), (other, one)] {
            if let Some(those) = inside.invitations.get_mut(to) {
                those.retain(|invitation| invitation.from != *from);
            }
        }
    }

    /// Nothing is known any more of an account.
    pub(crate) fn forget(&self, account: &AccountId) {
        let mut inside = self.inside();
        inside.seen.remove(account);
        inside.invitations.remove(account);
        inside.invitations.values_mut().for_each(|those| those.retain(|one| one.from != *account));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn invitation(table: u128, at: i64) -> Invitation {
        let (from, table) = (AccountId::from_bits(1), TableId::from_bits(table));
        Invitation { from, name: "Ada".to_owned(), table, game: "sample".to_owned(), at }
    }

    #[test]
    fn whoever_had_a_page_open_within_a_minute_is_here() {
        let (circle, ada) = (Circle::default(), AccountId::from_bits(1));
        assert!(!circle.is_here(&ada, 1_000));
        circle.note(&ada, 1_000);
        assert!(circle.is_here(&ada, 1_000 + HERE) && !circle.is_here(&ada, 1_001 + HERE));
    }

    #[test]
    fn invitations_stand_for_a_while_and_are_few() {
        let (circle, bo) = (Circle::default(), AccountId::from_bits(2));
        for table in [1, 1, 2, 3, 4, 5, 6] {
            circle.invite(bo.clone(), invitation(table, 0));
        }
        let tables = |now| circle.invitations(&bo, now).into_iter().map(|one| one.table).collect::<Vec<_>>();
        assert_eq!(tables(STANDS), [6, 5, 4, 3, 2].map(TableId::from_bits));
        assert!(tables(STANDS + 1).is_empty());
        circle.dismiss(&bo, &TableId::from_bits(6));
        circle.forget_between(&AccountId::from_bits(3), &bo);
        assert_eq!(tables(0).len(), 4);
        circle.forget_between(&bo, &AccountId::from_bits(1));
        assert!(tables(0).is_empty());
    }
}
