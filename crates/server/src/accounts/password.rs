//! Passwords: how strong one must be, and what is kept of it.
//!
//! Argon2id with the parameters that OWASP recommends, 19 MiB of memory and two passes: hashing takes some tens of milliseconds
//! and happens on the threads for long work, of which no client has all.

use crate::house::House;
use crate::problem::Problem;
use crate::web::client::Client;
use crate::workers::Rank;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use argon2::{Algorithm, Argon2, Params, Version};
use benben_store::PasswordHash;
use std::sync::LazyLock;
use zxcvbn::{Score, zxcvbn};

/// Longer ones are no safer, and take longer to judge.
const LONGEST: usize = 128;
/// It would take more than 10⁸ guesses; with ten and then one a minute, centuries.
const LEAST: Score = Score::Three;

fn argon2() -> Argon2<'static> {
    let params = Params::new(19 * 1024, 2, 1, None).expect("these parameters are sound");
    Argon2::new(Algorithm::Argon2id, Version::V0x13, params)
}

/// Is nobody likely to guess it who knows the name?
fn check_strength(password: &str, name: &str) -> Result<(), Problem> {
    if password.chars().count() > LONGEST {
        return Err(Problem::LongPassword);
    }
    let strong = zxcvbn(password, &[name, "benben"]).score() >= LEAST;
    if strong { Ok(()) } else { Err(Problem::WeakPassword) }
}

/// What is kept of a new password, if it is strong enough.
pub(super) async fn hash(
    house: &House,
    client: Client,
    password: String,
    name: String,
) -> Result<PasswordHash, Problem> {
    let runs = house.metrics.password_hashes.clone();
    let work = move || {
        check_strength(&password, &name)?;
        runs.inc();
        Ok(hashed(&password))
    };
    house.workers.run(Rank::First, house.party(client), work).await.map_err(Problem::undone)?
}

fn hashed(password: &str) -> PasswordHash {
    let hash = argon2().hash_password_with_salt(password.as_bytes(), &crate::luck::salt());
    PasswordHash(hash.expect("salt and parameters are sound").to_string())
}

/// Is it the password? Where there is none, finding that out takes as long.
pub(super) async fn verify(
    house: &House,
    client: Client,
    password: String,
    kept: Option<PasswordHash>,
) -> Result<bool, Problem> {
    let runs = house.metrics.password_hashes.clone();
    let work = move || {
        runs.inc();
        verified(&password, kept.as_ref())
    };
    house.workers.run(Rank::First, house.party(client), work).await.map_err(Problem::undone)
}

fn verified(password: &str, kept: Option<&PasswordHash>) -> bool {
    static NOBODYS: LazyLock<PasswordHash> = LazyLock::new(|| hashed(&hex::encode(crate::luck::salt())));
    // No password that is kept is longer. Its beginning is hashed all the same, so that asking costs what it always costs.
    let (password, too_long) = match password.char_indices().nth(LONGEST) {
        Some((end, _)) => (&password[..end], true),
        None => (password, false),
    };
    // Made before it is known whether it is needed: the first to ask shall not wait longer than others.
    let nobodys = &*NOBODYS;
    let hash = kept.unwrap_or(nobodys);
    let fits = argon2().verify_password(password.as_bytes(), hash.0.as_str()).is_ok();
    fits && kept.is_some() && !too_long
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_known_by_its_hash_alone() {
        let kept = hashed("correct horse battery staple");
        assert!(kept.0.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{}", kept.0);
        assert_ne!(kept, hashed("correct horse battery staple"));
        assert!(verified("correct horse battery staple", Some(&kept)));
        assert!(!verified("correct horse battery stable", Some(&kept)));
        let longest = "ž".repeat(LONGEST);
        assert!(verified(&longest, Some(&hashed(&longest))));
        assert!(!verified(&format!("{longest}!"), Some(&hashed(&longest))), "the beginning is not enough");
        assert!(!verified("", None) && !verified("x", Some(&PasswordHash("nonsense".to_owned()))));
        assert_eq!(format!("{kept:?}"), "PasswordHash(…)");
    }

    #[test]
    fn strength_is_judged_by_guessing_and_not_by_kinds_of_characters() {
        let judged = |password: &str| check_strength(password, "Žofie Nováková").is_ok();
        for weak in ["", "a", "Passw0rd!", "Qwerty123$", "žofie nováková", "Benben2026", "aaaaaaaaaaaaaaa"]
        {
            assert!(!judged(weak), "{weak}");
        }
        for strong in ["velbloud pije pomalu", "tnevrpolz mmarck", "kp7-vbq-zz4-ma"] {
            assert!(judged(strong), "{strong}");
        }
        assert!(matches!(check_strength(&"ab1 ".repeat(40), "x"), Err(Problem::LongPassword)));
    }
}
