//! Codes that let somebody in once: ten to write down, and short ones for another device, which hold for some minutes.

use crate::luck;
use benben_store::{AccountId, CodeHash};
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How many recovery codes there are.
const RECOVERY_CODES: usize = 10;
/// Five bits each. Recovery codes last, so nobody shall find one out even with the database: 80 bits.
const RECOVERY_LETTERS: usize = 16;
/// These are known to the running process alone, and only for a while: 40 bits.
const DEVICE_LETTERS: usize = 8;
/// How long a code for another device holds.
pub(crate) const DEVICE_CODE_SECONDS: u64 = 600;
/// Nobody has more of them at once; the oldest goes.
const MOST_OF_ONE: usize = 3;

/// No 0, 1, I and O: they are mistaken for one another when read aloud or copied by hand.
const LETTERS: &[u8; 32] = b"23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/// The codes for other devices. They are in no database and no backup.
#[derive(Debug, Default)]
pub(crate) struct Codes {
    offered: Mutex<HashMap<CodeHash, Offer>>,
}

#[derive(Debug)]
struct Offer {
    account: AccountId,
    until: Instant,
}

impl Codes {
    /// A code that signs in another device, once.
    pub(crate) fn offer(&self, account: &AccountId, now: Instant) -> String {
        let code = code(DEVICE_LETTERS);
        let mut offered = self.offered.lock().unwrap_or_else(PoisonError::into_inner);
        offered.retain(|_, offer| offer.until > now);
        let own = offered.iter().filter(|(_, offer)| offer.account == *account);
        let mut own: Vec<(CodeHash, Instant)> = own.map(|(hash, offer)| (*hash, offer.until)).collect();
        own.sort_by_key(|(_, until)| *until);
        for (hash, _) in own.iter().rev().skip(MOST_OF_ONE - 1) {
            offered.remove(hash);
        }
        let until = now + Duration::from_secs(DEVICE_CODE_SECONDS);
        offered.insert(hash(&code).expect("we made it"), Offer { account: account.clone(), until });
        code
    }

    /// Whose code it is. From now on it is nobody's.
    pub(super) fn take(&self, code: &str, now: Instant) -> Option<AccountId> {
        let hash = hash(code)?;
        let offer = self.offered.lock().unwrap_or_else(PoisonError::into_inner).remove(&hash)?;
        (offer.until > now).then_some(offer.account)
    }

    /// Those of this account let nobody in any more.
    pub(super) fn forget(&self, account: &AccountId) {
        let mut offered = self.offered.lock().unwrap_or_else(PoisonError::into_inner);
        offered.retain(|_, offer| offer.account != *account);
    }
}

/// Ten recovery codes: as their owner gets them, once, and as they are kept.
pub(super) fn recovery_codes() -> (Vec<String>, Vec<CodeHash>) {
    let codes: Vec<String> = (0..RECOVERY_CODES).map(|_| code(RECOVERY_LETTERS)).collect();
    let hashes = codes.iter().filter_map(|code| hash(code)).collect();
    (codes, hashes)
}

/// So many random letters, in groups of four.
fn code(letters: usize) -> String {
    let random = luck::code_bits();
    let letters: Vec<u8> = random[..letters].iter().map(|byte| LETTERS[usize::from(byte % 32)]).collect();
    let groups = letters.chunks(4).map(|group| group.iter().map(|&letter| char::from(letter)).collect());
    groups.collect::<Vec<String>>().join("-")
}

/// What a code is known by. Small letters, spaces and hyphens are forgiven; what can be no code is none.
pub(super) fn hash(code: &str) -> Option<CodeHash> {
    let code: String = code
        .chars()
        .filter(|letter| !matches!(letter, ' ' | '-'))
        .map(|letter| letter.to_ascii_uppercase())
        .collect();
    let fits = [DEVICE_LETTERS, RECOVERY_LETTERS].contains(&code.len());
    let known = code.bytes().all(|letter| LETTERS.contains(&letter));
    (fits && known).then(|| CodeHash(Sha256::digest(code.as_bytes()).into()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_for_another_device_works_once_and_for_ten_minutes() {
        let (codes, now, account) = (Codes::default(), Instant::now(), AccountId::from_bits(7));
        let after = |seconds| now + Duration::from_secs(seconds);
        let code = codes.offer(&account, now);
        assert_eq!(code.len(), 9);
        let said = code.to_lowercase().replace('-', " ");
        assert_eq!(codes.take(&said, after(599)), Some(account.clone()));
        assert_eq!(codes.take(&code, after(599)), None);
        let late = codes.offer(&account, now);
        assert_eq!(codes.take(&late, after(600)), None);
        for nonsense in ["", "AAAA", "AAAA-AAA0", "ÁÁÁÁ"] {
            assert_eq!(codes.take(nonsense, now), None);
        }
    }

    #[test]
    fn of_many_codes_of_one_account_the_last_ones_hold() {
        let (codes, now) = (Codes::default(), Instant::now());
        let (mine, other) = (AccountId::from_bits(7), AccountId::from_bits(8));
        let others = codes.offer(&other, now);
        let made: Vec<String> =
            (0..5).map(|second| codes.offer(&mine, now + Duration::from_secs(second))).collect();
        let held = made.iter().map(|code| codes.take(code, now).is_some());
        assert_eq!(held.collect::<Vec<_>>(), [false, false, true, true, true]);
        codes.forget(&other);
        assert_eq!(codes.take(&others, now), None);
    }

    #[test]
    fn recovery_codes_are_ten_and_all_different() {
        let (codes, hashes) = recovery_codes();
        assert_eq!((codes.len(), hashes.len()), (10, 10));
        assert!(codes.iter().all(|code| code.len() == 19 && hash(code).is_some()));
        assert_eq!(codes.iter().collect::<std::collections::BTreeSet<_>>().len(), 10);
    }
}
