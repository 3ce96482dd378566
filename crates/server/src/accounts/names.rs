//! What those who sit down are called: whoever keeps a name has it, and a guest who would be taken for them is marked.

use super::SignedIn;
use crate::house::House;
use crate::name::{self, LONGEST_NAME};
use crate::problem::Problem;
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

/// The name of somebody who sits down.
pub(crate) async fn seat_name(
    house: &House,
    who: Option<&SignedIn>,
    wanted: &str,
    texts: Texts,
) -> Result<String, Problem> {
    if let Some(who) = who {
        return Ok(who.name.clone());
    }
    guest_name(house, wanted, texts).await
}

/// Names the people who sit down together at one browser. `alone` holds the seat of whoever is there by themselves.
pub(crate) async fn name_seats(
    house: &House,
    who: Option<&SignedIn>,
    alone: TokenHash,
    seats: &mut [StoredSeat],
    texts: Texts,
) -> Result<(), Problem> {
    for seat in seats.iter_mut().filter(|seat| seat.holder == Holder::Person) {
        let is_own =
            |who: &&SignedIn| seat.token == Some(alone) || name::looks(&who.name) == name::looks(&seat.name);
        seat.name = seat_name(house, who.filter(is_own), &seat.name, texts).await?;
    }
    Ok(())
}

/// The name of a guest. One that somebody keeps is a guest's only together with that word.
async fn guest_name(house: &House, wanted: &str, texts: Texts) -> Result<String, Problem> {
    let wanted = name::check(wanted)?;
    let kept =
        house.store.account_like(name::looks(&wanted)).await.map_err(|error| Problem::store(&error))?;
    Ok(if kept.is_some() { marked(&wanted, &texts.say("name-guest")) } else { wanted })
}

fn marked(name: &str, guest: &str) -> String {
    let mark = format!(" ({})", guest.to_lowercase());
    let room = LONGEST_NAME - mark.chars().count();
    let kept: String = name.chars().take(room).collect();
    format!("{}{mark}", kept.trim_end())
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

    #[test]
    fn a_guest_is_marked_in_as_many_letters_as_a_name_has() {
        assert_eq!(marked("Ada", "Guest"), "Ada (guest)");
        let long = marked(&"ž".repeat(LONGEST_NAME), "Gość");
        assert_eq!(long.chars().count(), LONGEST_NAME);
        assert!(long.ends_with("ž (gość)") && name::check(&long).is_ok());
    }
}
