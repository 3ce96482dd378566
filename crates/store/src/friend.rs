//! Friends, the links by which people become friends, and who wants nothing to do with whom.

use crate::{AccountId, Answer, StoredAccount, TokenHash};
use benben_core::Day;

/// So many friends somebody has at most.
pub const MOST_FRIENDS: u32 = 200;

/// So many people somebody blocks at most; then the first of them is not blocked any more.
pub const MOST_BLOCKED: u32 = 500;

/// A friend of somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredFriend {
    /// Their account.
    pub account: AccountId,
    /// What they are called.
    pub name: String,
    /// Since when.
    pub since: Day,
}

/// Somebody who is blocked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredBlock {
    /// What it is ended by: later ones have higher numbers.
    pub number: u64,
    /// What holds their seats.
    pub who: TokenHash,
    /// What they were called then.
    pub name: String,
}

/// Keeps who is whose friend, and who blocks whom.
pub trait Friends {
    /// The number of an account's link, if it has one.
    fn friend_link(&self, id: AccountId) -> Answer<'_, Option<u32>>;

    /// Gives an account a link with this number and hash, in place of the one it has.
    fn set_friend_link(&self, id: AccountId, number: u32, hash: TokenHash) -> Answer<'_, ()>;

    /// Whose link this is.
    fn account_by_friend_link(&self, hash: TokenHash) -> Answer<'_, Option<StoredAccount>>;

    /// Makes two accounts friends, each of the other. False if there is no such account, or one of them has too many.
    fn befriend(&self, one: AccountId, other: AccountId, on: Day) -> Answer<'_, bool>;

    /// Two accounts are friends no more.
    fn unfriend(&self, one: AccountId, other: AccountId) -> Answer<'_, ()>;

    /// The friends of an account, by name.
    fn friends(&self, id: AccountId) -> Answer<'_, Vec<StoredFriend>>;

    /// Does an account appear offline to its friends?
    fn appears_offline(&self, id: AccountId) -> Answer<'_, bool>;

    /// Lets an account appear offline to its friends, or not.
    fn appear_offline(&self, id: AccountId, offline: bool) -> Answer<'_, ()>;

    /// Whoever holds this blocks somebody who is called so. Doing it again is harmless.
    fn block(&self, holder: TokenHash, who: TokenHash, name: String) -> Answer<'_, ()>;

    /// The holder blocks no more whom they blocked by this number.
    fn unblock(&self, holder: TokenHash, number: u64) -> Answer<'_, ()>;

    /// Whom the holder blocks, the last first.
    fn blocked_by(&self, holder: TokenHash) -> Answer<'_, Vec<StoredBlock>>;

    /// Does the holder block any of these?
    fn blocks(&self, holder: TokenHash, any: Vec<TokenHash>) -> Answer<'_, bool>;
}
