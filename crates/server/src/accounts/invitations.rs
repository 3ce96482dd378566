//! Invitations: where not everybody may keep a name, whoever runs the server invites people by a link.
//!
//! An invitation carries the day on which it ends and a seal that only this store can make, so nothing is stored until it is used,
//! and it can be made while the server runs.

use super::attempts::attempt;
use super::registration::Registration;
use crate::clock::Clock;
use crate::house::House;
use crate::luck;
use crate::problem::Problem;
use crate::web::client::Client;
use benben_core::Day;
use benben_store::{CodeHash, Invited, Key, Store};
use sha2::{Digest, Sha256};

/// An invitation holds for so many days.
const DAYS: i64 = 30;
/// The bytes of a day, of luck and of the seal.
const LENGTH: usize = 4 + 16 + 16;

/// Invites somebody to keep a name, once and within thirty days: answers where the link leads at the server with this store.
pub fn invite(store: &dyn Store, clock: &Clock) -> String {
    format!("/me/keep?invitation={}", make(&store.key(), clock.today().plus(DAYS)))
}

fn make(key: &Key, until: Day) -> String {
    let day = i32::try_from(until.0).unwrap_or(i32::MAX).to_be_bytes();
    let begins = [&day[..], &luck::salt()].concat();
    hex::encode([&begins[..], &key.seal("invitation", &begins)[..16]].concat())
}

/// The last day on which an invitation holds, if it was made here.
fn holds_until(key: &Key, code: &str) -> Option<Day> {
    let bytes = hex::decode(code).ok().filter(|bytes| bytes.len() == LENGTH)?;
    let (begins, seal) = bytes.split_at(LENGTH - 16);
    let day = begins.first_chunk().map(|day| Day(i32::from_be_bytes(*day).into()))?;
    key.has_sealed("invitation", begins, seal).then_some(day)
}

/// What lets somebody keep a name here: an invitation, if one is needed. Trying many is limited as signing in is.
pub(super) fn admit(
    house: &House,
    client: Client,
    invitation: Option<&str>,
) -> Result<Option<Invited>, Problem> {
    match house.config.registration {
        Registration::Open => Ok(None),
        Registration::Closed => Err(Problem::RegistrationClosed),
        Registration::Invitation => {
            let code = invitation.filter(|code| !code.is_empty()).ok_or(Problem::InvitationNeeded)?;
            let attempt = attempt(house, None, client)?;
            let today = house.config.clock.today();
            let until = holds_until(&house.key, code).filter(|until| *until >= today);
            let until = until.ok_or(Problem::Invitation)?;
            house.accounts.attempts.succeeded(attempt);
            let code = CodeHash(Sha256::digest(code.to_ascii_lowercase().as_bytes()).into());
            Ok(Some(Invited { code, until, today }))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_invitation_is_what_this_store_has_sealed() {
        let (key, other) = (Key([1; 32]), Key([2; 32]));
        let code = make(&key, Day(20_000));
        assert_eq!(holds_until(&key, &code), Some(Day(20_000)));
        assert_ne!(make(&key, Day(20_000)), code);
        assert_eq!(holds_until(&other, &code), None);
        for at in 0..code.len() {
            let mut changed = code.clone().into_bytes();
            changed[at] = if changed[at] == b'0' { b'1' } else { b'0' };
            assert_eq!(holds_until(&key, std::str::from_utf8(&changed).unwrap()), None, "{at}");
        }
        for nonsense in ["", "AAAA", &code[2..], &"f".repeat(72), "ééééé"] {
            assert_eq!(holds_until(&key, nonsense), None);
        }
    }
}
