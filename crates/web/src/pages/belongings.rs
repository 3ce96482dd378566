//! What somebody who is signed in brings to a page: what they have learned and chosen, on whichever device. The script shows it,
//! and hands over what was learned and chosen here before.

use maud::{Markup, html};
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};

/// What an account has learned and chosen.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Belongings {
    /// By what a browser keeps it under; what isn't there, the browser keeps for itself.
    learned: BTreeMap<String, BTreeSet<u32>>,
    /// What was chosen, by what a browser keeps it under.
    pub settings: BTreeMap<String, String>,
}

/// What a browser keeps under it: which puzzles of a game were solved.
pub(super) fn solved_in(game: &str) -> String {
    format!("puzzles-{game}")
}

/// What a browser keeps under it: which puzzles of a game were tried.
pub(super) fn tried_in(game: &str) -> String {
    format!("tried-{game}")
}

impl Belongings {
    /// Of somebody who has learned nothing of these games yet.
    pub fn new<'a>(games: impl IntoIterator<Item = &'a str>) -> Self {
        let kinds = |game: &str| [game.to_owned(), solved_in(game), tried_in(game)];
        let nothing = |key: String| (key, BTreeSet::new());
        Belongings { learned: games.into_iter().flat_map(kinds).map(nothing).collect(), ..Self::default() }
    }

    /// A lesson was done.
    pub fn lesson(&mut self, game: &str, number: u32) {
        self.note(game.to_owned(), number);
    }

    /// A puzzle was tried.
    pub fn tried(&mut self, game: &str, number: u32) {
        self.note(tried_in(game), number);
    }

    /// A puzzle was solved.
    pub fn solved(&mut self, game: &str, number: u32) {
        self.note(solved_in(game), number);
    }

    fn note(&mut self, key: String, number: u32) {
        self.learned.entry(key).or_default().insert(number);
    }

    /// Is this among what is kept so?
    pub(super) fn has(&self, key: &str, number: usize) -> bool {
        let known = self.learned.get(key);
        known.is_some_and(|known| u32::try_from(number).is_ok_and(|number| known.contains(&number)))
    }
}

/// For the script.
pub(super) fn brought(belongings: Option<&Belongings>) -> Markup {
    let json = belongings.and_then(|belongings| serde_json::to_string(belongings).ok());
    html! { @if let Some(json) = json { div hidden data-account=(json) {} } }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_an_account_has_learned_is_told_by_what_a_browser_keeps_it_under() {
        let mut belongings = Belongings::new(["sample"]);
        belongings.lesson("sample", 2);
        belongings.solved("sample", 7);
        assert!(belongings.has("sample", 2) && belongings.has("puzzles-sample", 7));
        assert!(!belongings.has("sample", 7) && !belongings.has("tried-sample", 7) && !belongings.has("", 2));
        let told = brought(Some(&belongings)).into_string();
        assert!(
            told.contains("&quot;puzzles-sample&quot;:[7]") && told.contains("&quot;tried-sample&quot;:[]")
        );
        assert_eq!(brought(None).into_string(), "");
    }
}
