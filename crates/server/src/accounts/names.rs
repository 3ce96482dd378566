//! What those who sit down are called: whoever keeps a name has it, and a guest is called as they say.

use super::SignedIn;
use crate::name;
use crate::problem::Problem;
use crate::table::Called;
use benben_store::{Holder, StoredSeat, TokenHash};
use benben_web::{Language, Texts};

/// Nobody keeps what pages call those who have no name, in whatever language.
pub(crate) fn check_keepable(name: &str) -> Result<(), Problem> {
    let word = name.trim_end_matches(|letter: char| letter.is_numeric() || letter == ' ');
    let looks = name::looks(word);
    let mut nobody = Language::ALL.into_iter().flat_map(|language| {
        let texts = Texts::new(language);
        [texts.say("name-guest"), texts.say("name-former")].map(|word| name::looks(&word))
    });
    if nobody.any(|nobody| nobody.small == looks.small || nobody.plain == looks.plain) {
        return Err(Problem::NameKept);
    }
    Ok(())
}

/// What somebody who sits down is called. Whether anybody keeps the name that a guest wants isn't looked at: a guest who had to
/// be called otherwise would learn that somebody does. Whoever keeps a name is marked instead ([`super::KeptNames`]).
pub(crate) fn called(who: Option<&SignedIn>, wanted: &str) -> Result<Called, Problem> {
    match who {
        Some(who) => Ok(Called::Kept(who.name.clone())),
        None => name::check(wanted).map(Called::Name),
    }
}

/// The same, where nobody else is there.
pub(crate) fn seat_name(who: Option<&SignedIn>, wanted: &str) -> Result<String, Problem> {
    who.map_or_else(|| name::check(wanted), |who| Ok(who.name.clone()))
}

/// Names the people who sit down together at one browser. `alone` holds the seat of whoever is there by themselves.
pub(crate) fn name_seats(
    who: Option<&SignedIn>,
    alone: TokenHash,
    seats: &mut [StoredSeat],
) -> Result<(), Problem> {
    for seat in seats.iter_mut().filter(|seat| seat.holder == Holder::Person) {
        let is_own =
            |who: &&SignedIn| seat.token == Some(alone) || name::looks(&who.name) == name::looks(&seat.name);
        seat.name = seat_name(who.filter(is_own), &seat.name)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_keeps_what_guests_are_called() {
        for name in ["Guest", "host", "Gość 2", "A former player", "Bývalý hráč"] {
            assert!(check_keepable(name).is_err(), "{name}");
        }
        assert!(check_keepable("Guest of honour").is_ok() && check_keepable("7").is_ok());
    }
}
