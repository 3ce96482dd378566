//! Ways to tell people that something waits for them, and when they are not to be waited for.
//!
//! All of it belongs to a holder: a guest's token, or what stands for an account.

use crate::{Answer, TokenHash};
use benben_core::Day;
use std::fmt;

/// So many browsers of one holder are told; with one more, the oldest goes.
pub const MOST_SUBSCRIPTIONS: u32 = 10;
/// So many holidays of one holder are kept; more cannot be noted.
pub const MOST_HOLIDAYS: usize = 60;

/// A browser that wants to be told. Whoever knows all of it, and the server's key, can show things there.
#[derive(Clone, PartialEq, Eq)]
pub struct StoredSubscription {
    /// Where messages for it are brought: an address that nobody guesses.
    pub endpoint: String,
    /// Its public key.
    pub key: Vec<u8>,
    /// The secret it shares with us.
    pub secret: Vec<u8>,
    /// The language in which it is told.
    pub language: String,
    /// Since when it is there.
    pub since: Day,
}

/// An address of somebody's own that wants to be told.
#[derive(Clone, PartialEq, Eq)]
pub struct StoredWebhook {
    /// Where messages are sent. Often it is a secret.
    pub address: String,
    /// How they are written, in the server's notation.
    pub format: String,
    /// The language in which they are.
    pub language: String,
    /// Where this server was found when the address was set: links lead there.
    pub home: String,
    /// How often in a row it could not be reached.
    pub failures: u32,
}

/// Days on which somebody's clocks stand still, both included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct StoredHoliday {
    /// The first.
    pub from: Day,
    /// The last.
    pub to: Day,
}

/// The key by which push services know this server, as a PKCS #8 document. No log shows it.
#[derive(Clone, PartialEq, Eq)]
pub struct PushKey(pub Vec<u8>);

/// Keeps whom to tell, how, and who is on holiday.
pub trait Reach: Send + Sync {
    /// The key by which push services know this server: the one that is kept, or this one from now on.
    fn push_key(&self, made: PushKey) -> Answer<'_, PushKey>;

    /// Tells this browser from now on, for this holder alone. Of many of one holder the oldest goes.
    fn subscribe(&self, holder: TokenHash, subscription: StoredSubscription) -> Answer<'_, ()>;

    /// The browsers of a holder, the oldest first.
    fn subscriptions(&self, holder: TokenHash) -> Answer<'_, Vec<StoredSubscription>>;

    /// A browser isn't told any more. False if this holder had no such browser.
    fn unsubscribe(&self, holder: TokenHash, endpoint: String) -> Answer<'_, bool>;

    /// Sets a holder's address, in place of one from before, or removes it.
    fn set_webhook(&self, holder: TokenHash, webhook: Option<StoredWebhook>) -> Answer<'_, ()>;

    /// A holder's address.
    fn webhook(&self, holder: TokenHash) -> Answer<'_, Option<StoredWebhook>>;

    /// Counts one more failure in a row, or begins to count anew; only as long as this is the holder's address.
    fn note_webhook(&self, holder: TokenHash, address: String, failed: bool) -> Answer<'_, ()>;

    /// A holder's holidays, the earliest first.
    fn holidays(&self, holder: TokenHash) -> Answer<'_, Vec<StoredHoliday>>;

    /// Notes all holidays of a holder, in place of those from before.
    fn set_holidays(&self, holder: TokenHash, holidays: Vec<StoredHoliday>) -> Answer<'_, ()>;
}

impl fmt::Debug for StoredSubscription {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("StoredSubscription").field("language", &self.language).finish_non_exhaustive()
    }
}

impl fmt::Debug for StoredWebhook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("StoredWebhook")
            .field("format", &self.format)
            .field("failures", &self.failures)
            .finish_non_exhaustive()
    }
}

impl fmt::Debug for PushKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PushKey(…)")
    }
}
