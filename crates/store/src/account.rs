//! People who keep their name, and the ways into their accounts.

use crate::{AccountId, TokenHash};
use benben_core::Day;
use std::fmt;

/// Somebody who keeps their name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredAccount {
    /// What the account is known by, for good.
    pub id: AccountId,
    /// What its owner is called.
    pub name: String,
    /// What that looks like.
    pub looks: Looks,
    /// The password's hash, in PHC notation. None if there are passkeys alone.
    pub password: Option<PasswordHash>,
    /// Since when it is there.
    pub opened_on: Day,
}

/// What a name looks like. Two names that share one of these could be taken for one another, so no two accounts do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Looks {
    /// Of the small letters.
    pub small: String,
    /// Of the letters as they are.
    pub plain: String,
}

/// A password's hash, which no log shows.
#[derive(Clone, PartialEq, Eq)]
pub struct PasswordHash(pub String);

/// Where somebody is signed in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredSession {
    /// What it is called in lists. The store gives it; what is asked to be stored has any.
    pub number: u64,
    /// Whose it is.
    pub account: AccountId,
    /// The hash of its token. The token itself is never stored.
    pub token: TokenHash,
    /// Roughly what it runs on, for people to recognise.
    pub device: String,
    /// When it began.
    pub begun_on: Day,
    /// When it was last used.
    pub seen_on: Day,
}

/// A public key whose other half is in somebody's device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredPasskey {
    /// What it is called in lists. The store gives it; what is asked to be stored has any.
    pub number: u64,
    /// Whose it is.
    pub account: AccountId,
    /// What the authenticator calls it.
    pub credential: Vec<u8>,
    /// The public key.
    pub key: Vec<u8>,
    /// How often it was used, if the authenticator counts that.
    pub uses: u32,
    /// What its owner calls it.
    pub name: String,
    /// Since when it is there.
    pub added_on: Day,
}

/// All that a new account begins with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewAccount {
    /// The account.
    pub account: StoredAccount,
    /// Where its owner is signed in at once.
    pub session: StoredSession,
    /// What its owner signs in with, if that is no password.
    pub passkey: Option<StoredPasskey>,
    /// The hashes of the recovery codes.
    pub codes: Vec<CodeHash>,
    /// What is handed over to it, as with [`Store::hand_over`](crate::Store::hand_over).
    pub tokens: Vec<(TokenHash, TokenHash)>,
    /// What invited its owner, where that is needed: it is used up.
    pub invitation: Option<Invited>,
}

/// An invitation that somebody brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Invited {
    /// Its hash.
    pub code: CodeHash,
    /// The last day on which it holds.
    pub until: Day,
    /// The day on which it is used.
    pub today: Day,
}

/// The hash of a code that lets somebody in once.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct CodeHash(pub [u8; 32]);

impl fmt::Debug for PasswordHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PasswordHash(…)")
    }
}

impl fmt::Debug for CodeHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("CodeHash(…)")
    }
}
