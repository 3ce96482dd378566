//! People who keep their name: how a guest becomes one of them, how they come in, and what is theirs.
//!
//! Inside, everything is held by a hash of what somebody brings. For a guest that is the token; for somebody who is signed in
//! it is the account ([`identity`]), whichever of their devices asks. So nothing that knows tables knows accounts.

mod attempts;
mod codes;
mod device;
mod entering;
mod export;
mod invitations;
mod keeping;
mod kept;
mod leaving;
mod names;
pub(crate) mod passkeys;
mod password;
mod recognition;
mod registration;

pub(crate) use codes::{Codes, DEVICE_CODE_SECONDS};
pub(crate) use device::device;
pub(crate) use entering::{
    Proof, change_password, forget_ways_in, recover, renew_codes, sign_in, sign_in_by_device_code,
};
pub(crate) use export::{Exported, export};
pub use invitations::invite;
pub(crate) use keeping::{WayIn, bring_along, challenge_to_keep, keep};
pub(crate) use kept::KeptNames;
pub(crate) use leaving::{delete, end_other_sessions, end_session, remove, sign_out};
pub(crate) use names::{called, check_keepable, name_seats, seat_name};
pub(crate) use passkeys::Challenges;
pub(crate) use recognition::{Recognised, SignedIn};
pub use registration::Registration;

use crate::web::session::shared;
use attempts::Attempts;
use benben_core::MAX_SEATS;
use benben_store::{AccountId, TokenHash};
use recognition::Known;

/// What the house knows of those who sign in, for as long as it runs.
#[derive(Debug, Default)]
pub(crate) struct Accounts {
    pub(crate) known: Known,
    pub(crate) attempts: Attempts,
    pub(crate) codes: Codes,
    pub(crate) challenges: Challenges,
}

/// What holds seats for an account, in place of a token. Nobody can bring it: tokens are hexadecimal digits.
pub(crate) fn identity(account: &AccountId) -> String {
    account.identity()
}

/// All that tables know an account by, also where several people share its browser.
pub(crate) fn hashes(account: &AccountId) -> Vec<TokenHash> {
    let identity = identity(account);
    let of_person = |person| TokenHash::of(&shared(&identity, person));
    [TokenHash::of(&identity)].into_iter().chain((1..=MAX_SEATS as u8).map(of_person)).collect()
}
