//! What people may be called: a line that everyone can read, and that nobody takes for somebody else's.
//!
//! Much like the nicknames of PRECIS (RFC 8266): compatible characters become one, spaces are single, and nothing invisible
//! stays. Letters, marks and digits are those that Unicode recommends for identifiers (UTS 39); signs and emoji are fine.
//! Names look alike if they have the same skeleton (UTS 39), in whatever case.

use crate::problem::{NameError, Problem};
use benben_bots::BOTS;
use benben_store::{Holder, Looks, StoredSeat};
use benben_web::{Language, Texts, level_name};
use std::sync::LazyLock;
use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategoryGroup as Group, UnicodeGeneralCategory};
use unicode_security::GeneralSecurityProfile;
use unicode_security::confusable_detection::skeleton;

/// The most letters in a name.
pub(crate) const LONGEST_NAME: usize = 30;

/// More marks on one letter would reach into the lines above and below.
const MOST_MARKS: usize = 2;

/// Asks for a coloured emoji, and is invisible itself.
const EMOJI_STYLE: char = '\u{fe0f}';

/// Signs like the mark beside a name that somebody keeps.
const LIKE_THE_MARK: &str = "✓✔☑✅🗸🗹⍻√";

/// A sign that is nothing but a gap.
const BRAILLE_BLANK: char = '\u{2800}';

/// A name as it is kept, if one may be called so.
pub(crate) fn check(name: &str) -> Result<String, Problem> {
    let composed: String = name.chars().filter(|letter| *letter != EMOJI_STYLE).nfkc().collect();
    let name = composed.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    if name.is_empty() || name.chars().count() > LONGEST_NAME {
        return Err(Problem::Name(NameError::Length));
    }
    if !is_readable(&name) || name.contains(|letter| LIKE_THE_MARK.contains(letter)) {
        return Err(Problem::Name(NameError::Characters));
    }
    if is_a_bots(&name) {
        return Err(Problem::Name(NameError::Bot));
    }
    Ok(name)
}

/// The most letters in the title of a tournament.
pub(crate) const LONGEST_TITLE: usize = 60;

/// What a tournament may be called: as people are, and longer. It may also have no title.
pub(crate) fn check_title(title: &str) -> Result<String, Problem> {
    let composed: String = title.chars().filter(|letter| *letter != EMOJI_STYLE).nfkc().collect();
    let title = composed.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    let fits = title.chars().count() <= LONGEST_TITLE && title.chars().all(is_visible);
    if fits && most_marks(&title) <= MOST_MARKS { Ok(title) } else { Err(Problem::Title) }
}

/// Nobody at a table may be taken for somebody else.
pub(crate) fn check_apart<'a>(
    name: &str,
    others: impl IntoIterator<Item = &'a StoredSeat>,
) -> Result<(), Problem> {
    let look = Look::of(name);
    let mut people = others.into_iter().filter(|other| other.holder == Holder::Person);
    match people.any(|other| look.is_like(&Look::of(&other.name))) {
        true => Err(Problem::Name(NameError::Alike)),
        false => Ok(()),
    }
}

/// Whoever keeps this name comes: others who look so get a number, since nobody keeps theirs.
pub(crate) fn make_way(name: &str, others: &mut [StoredSeat]) {
    let look = Look::of(name);
    for index in 0..others.len() {
        let other = &others[index];
        if other.holder != Holder::Person || !look.is_like(&Look::of(&other.name)) {
            continue;
        }
        let numbered = (2..).map(|number| format!("{} {number}", other.name));
        let free = |name: &String| !look.is_like(&Look::of(name)) && check_apart(name, &*others).is_ok();
        let name = numbered.into_iter().find(free).expect("a table has few seats");
        others[index].name = name;
    }
}

/// The same for all who sit down together.
pub(crate) fn check_all_apart(seats: &[StoredSeat]) -> Result<(), Problem> {
    let mut people = seats.iter().enumerate().filter(|(_, seat)| seat.holder == Holder::Person);
    people.try_for_each(|(index, seat)| check_apart(&seat.name, &seats[..index]))
}

/// A name for somebody who said none: this word, with a number if somebody at the table is called so already.
pub(crate) fn for_nobody_in_particular(word: &str, others: &[StoredSeat]) -> String {
    let numbered = (2..).map(|number| format!("{word} {number}"));
    let free = |name: &String| check_apart(name, others).is_ok();
    [word.to_owned()].into_iter().chain(numbered).find(free).expect("a table has few seats")
}

/// How a name looks, for keeping it: no two that are kept share one of these.
pub(crate) fn looks(name: &str) -> Looks {
    let composed: String = name.chars().filter(|letter| *letter != EMOJI_STYLE).nfkc().collect();
    let Look { small, plain } = Look::of(&composed);
    Looks { small, plain }
}

/// How a name looks to somebody who does not look twice.
#[derive(Debug)]
struct Look {
    /// Of the small letters: so `ADA` is like `ada`.
    small: String,
    /// Of the letters as they are: so `Al` is like `AI`.
    plain: String,
}

impl Look {
    fn of(name: &str) -> Self {
        let solid: String = name.chars().filter(|letter| *letter != ' ').collect();
        let small = skeleton(&solid.to_lowercase()).collect();
        Look { small, plain: skeleton(&solid).collect::<String>().to_lowercase() }
    }

    fn is_like(&self, other: &Look) -> bool {
        self.small == other.small || self.plain == other.plain
    }
}

/// Asks only for a colour?
pub(crate) fn is_emoji_style(letter: char) -> bool {
    letter == EMOJI_STYLE
}

/// Does everyone see all of it, in the order in which it was written?
pub(crate) fn is_readable(text: &str) -> bool {
    text.chars().all(is_visible) && most_marks(text) <= MOST_MARKS
}

fn is_visible(letter: char) -> bool {
    match letter.general_category_group() {
        Group::Letter | Group::Mark | Group::Number => letter.identifier_allowed(),
        Group::Punctuation | Group::Symbol => letter != BRAILLE_BLANK,
        Group::Separator => letter == ' ',
        Group::Other => false,
    }
}

/// The longest run of marks once every letter is taken apart.
fn most_marks(name: &str) -> usize {
    let mark = |letter: char| letter.general_category_group() == Group::Mark;
    let (mut most, mut run) = (0, 0);
    for letter in name.nfd() {
        run = if mark(letter) { run + 1 } else { 0 };
        most = most.max(run);
    }
    most
}

/// Bots are called by their level in every language, perhaps with a number.
fn is_a_bots(name: &str) -> bool {
    static BOTS_LOOK: LazyLock<Vec<Look>> = LazyLock::new(|| {
        let names = Language::ALL.into_iter().flat_map(|language| {
            BOTS.iter().flat_map(move |bot| [level_name(bot, Texts::new(language)), (*bot).to_owned()])
        });
        names.map(|name| Look::of(&name)).collect()
    });
    let word = name.trim_end_matches(|letter: char| letter.is_numeric() || letter == ' ');
    [word, name].into_iter().map(Look::of).any(|look| BOTS_LOOK.iter().any(|bot| look.is_like(bot)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(name: &str) -> Option<NameError> {
        match check(name) {
            Ok(_) => None,
            Err(Problem::Name(error)) => Some(error),
            Err(other) => panic!("{other:?}"),
        }
    }

    #[test]
    fn people_are_called_as_they_like() {
        for name in [
            "Ada",
            "Žofie",
            "Łukasz",
            "O’Neil-Ďuriš",
            "Нина",
            "Νίκος",
            "小明",
            "ناصر",
            "J. R. 2",
            "Ada 🐫",
            "I ❤️ Bo",
            "نادیا",
            "Đặng",
        ] {
            assert_eq!(refused(name), None, "{name}");
        }
        assert_eq!(check("  Ａｄａ   Ｂ ").unwrap(), "Ada B");
    }

    #[test]
    fn f15_what_nobody_sees_is_refused() {
        let hidden = [
            "Ada\u{200b}",
            "Ada\u{202e}adA",
            "\u{2066}Ada\u{2069}",
            "A\u{ad}da",
            "Ada\u{7}",
            "Ada\nBo",
            "Ada\u{2028}",
            "\u{3164}",
            "A\u{34f}da",
            "Ada\u{feff}",
            "\u{2800}",
            "Ada\u{e0041}",
            "Ada\u{200d}",
            "a\u{fe0e}",
            "\u{e000}",
            "Ada ✓",
            "Ada ✅",
            "Ada ☑\u{fe0f}",
        ];
        for name in hidden {
            assert_eq!(refused(name), Some(NameError::Characters), "{name:?}");
        }
        assert_eq!(refused("A\u{300}\u{301}\u{302}\u{303}da"), Some(NameError::Characters));
        for name in ["", "  ", &"x".repeat(LONGEST_NAME + 1), "\u{fe0f}"] {
            assert_eq!(refused(name), Some(NameError::Length), "{name:?}");
        }
        assert_eq!(refused(&"ž".repeat(LONGEST_NAME)), None);
    }

    #[test]
    fn f15_bots_names_are_theirs_in_every_language() {
        for name in [
            "Pharaoh",
            "PHARAOH 2",
            "pharaoh",
            "Faraon",
            "Písař",
            "Uczeń 3",
            "Рharaoh",
            "Ph araoh",
            "scribe",
            "Kocka",
        ] {
            assert_eq!(refused(name), Some(NameError::Bot), "{name}");
        }
        assert_eq!(refused("Pharaohs"), None);
        assert_eq!(refused("7"), None);
    }

    #[test]
    fn f15_nobody_is_taken_for_somebody_else() {
        let seat = |name: &str| StoredSeat {
            holder: Holder::Person,
            name: name.to_owned(),
            ..StoredSeat::default()
        };
        for (one, other) in [
            ("Ada", "ada"),
            ("Ada", "ADA"),
            ("Ada", "Аdа"),
            ("Paul", "PauI"),
            ("Bo b", "Bob"),
            ("O", "0"),
            ("Zoë", "ZOË"),
            ("ADAI", "adai"),
        ] {
            assert!(check_apart(one, &[seat(other)]).is_err(), "{one} {other}");
            assert!(
                check_all_apart(&[seat(other), StoredSeat::default(), seat(one)]).is_err(),
                "{one} {other}"
            );
        }
        assert!(
            check_all_apart(&[
                seat("Ada"),
                seat("Adam"),
                seat("Bo"),
                StoredSeat::default(),
                StoredSeat::default()
            ])
            .is_ok()
        );
        let mut seats = [seat("ADA"), seat("Ada 2"), seat("Bo"), StoredSeat::default()];
        make_way("Ada", &mut seats);
        assert_eq!(seats.map(|seat| seat.name), ["ADA 3", "Ada 2", "Bo", ""], "whoever keeps a name has it");
        assert_eq!(for_nobody_in_particular("Guest", &[seat("guest"), seat("Guest 2")]), "Guest 3");
    }
}
