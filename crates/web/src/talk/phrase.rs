//! The phrases there are: sent as a key, read by everyone in their own language.

use crate::Texts;

/// When a phrase is mostly said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// Before the game.
    Greetings,
    /// While it is played.
    Playing,
    /// When something happens.
    Reactions,
    /// When it is over.
    After,
}

impl Group {
    /// All there are.
    pub const ALL: [Group; 4] = [Group::Greetings, Group::Playing, Group::Reactions, Group::After];

    /// Its name for programs.
    pub const fn name(self) -> &'static str {
        match self {
            Group::Greetings => "greetings",
            Group::Playing => "playing",
            Group::Reactions => "reactions",
            Group::After => "after",
        }
    }

    /// What people read above it.
    pub fn title(self, texts: Texts) -> String {
        texts.say(match self {
            Group::Greetings => "talk-greetings",
            Group::Playing => "talk-playing",
            Group::Reactions => "talk-reactions",
            Group::After => "talk-after",
        })
    }
}

/// Something that can be said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Phrase {
    name: &'static str,
    text: &'static str,
    group: Group,
}

impl Phrase {
    /// All there are, group after group.
    pub fn all() -> impl Iterator<Item = Phrase> {
        PHRASES.into_iter()
    }

    /// The one with this key.
    pub fn named(name: &str) -> Option<Self> {
        Phrase::all().find(|phrase| phrase.name == name)
    }

    /// Its key for programs and in the store.
    pub const fn name(self) -> &'static str {
        self.name
    }

    /// When it is mostly said.
    pub const fn group(self) -> Group {
        self.group
    }

    /// What people read.
    pub fn text(self, texts: Texts) -> String {
        texts.say(self.text)
    }
}

const fn greeting(name: &'static str, text: &'static str) -> Phrase {
    Phrase { name, text, group: Group::Greetings }
}

const fn playing(name: &'static str, text: &'static str) -> Phrase {
    Phrase { name, text, group: Group::Playing }
}

const fn reaction(name: &'static str, text: &'static str) -> Phrase {
    Phrase { name, text, group: Group::Reactions }
}

const fn after(name: &'static str, text: &'static str) -> Phrase {
    Phrase { name, text, group: Group::After }
}

/// A key is stored with the table and known to programs: it may be added, and never means something else.
const PHRASES: [Phrase; 43] = [
    greeting("hello", "phrase-hello"),
    greeting("hello-again", "phrase-hello-again"),
    greeting("glad-you-came", "phrase-glad-you-came"),
    greeting("good-luck", "phrase-good-luck"),
    greeting("have-fun", "phrase-have-fun"),
    greeting("first-time", "phrase-first-time"),
    greeting("wait-for-others", "phrase-wait-for-others"),
    greeting("lets-start", "phrase-lets-start"),
    playing("one-moment", "phrase-one-moment"),
    playing("take-your-time", "phrase-take-your-time"),
    playing("thinking", "phrase-thinking"),
    playing("back", "phrase-back"),
    playing("whose-turn", "phrase-whose-turn"),
    playing("misclick", "phrase-misclick"),
    playing("may-i-undo", "phrase-may-i-undo"),
    playing("sure", "phrase-sure"),
    playing("sorry-no", "phrase-sorry-no"),
    playing("have-to-go", "phrase-have-to-go"),
    playing("close-game", "phrase-close-game"),
    playing("slow-connection", "phrase-slow-connection"),
    reaction("nice-move", "phrase-nice-move"),
    reaction("surprise", "phrase-surprise"),
    reaction("wow", "phrase-wow"),
    reaction("ouch", "phrase-ouch"),
    reaction("phew", "phrase-phew"),
    reaction("haha", "phrase-haha"),
    reaction("oh-no", "phrase-oh-no"),
    reaction("lucky", "phrase-lucky"),
    reaction("unlucky", "phrase-unlucky"),
    reaction("clever", "phrase-clever"),
    reaction("exciting", "phrase-exciting"),
    reaction("tough-decision", "phrase-tough-decision"),
    reaction("thanks", "phrase-thanks"),
    reaction("sorry", "phrase-sorry"),
    after("well-played", "phrase-well-played"),
    after("congratulations", "phrase-congratulations"),
    after("good-game", "phrase-good-game"),
    after("that-was-close", "phrase-that-was-close"),
    after("another-one", "phrase-another-one"),
    after("one-more", "phrase-one-more"),
    after("rematch", "phrase-rematch"),
    after("thanks-for-the-game", "phrase-thanks-for-the-game"),
    after("see-you", "phrase-see-you"),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;
    use std::collections::BTreeSet;

    #[test]
    fn every_phrase_has_a_key_and_says_something_of_its_own_in_every_language() {
        let names: BTreeSet<_> = Phrase::all().map(Phrase::name).collect();
        assert_eq!(names.len(), PHRASES.len());
        for language in Language::ALL {
            let texts = Texts::new(language);
            let said: BTreeSet<_> = Phrase::all().map(|phrase| phrase.text(texts)).collect();
            assert_eq!(said.len(), PHRASES.len(), "{language:?}: two phrases say the same");
            // They stand on buttons, two in a line of a phone.
            let long: Vec<_> = said.iter().filter(|text| text.chars().count() > 32).collect();
            assert!(long.is_empty(), "{language:?}: {long:?}");
        }
    }

    #[test]
    fn a_phrase_is_known_by_its_key_alone() {
        assert_eq!(Phrase::named("well-played").map(Phrase::group), Some(Group::After));
        for strange in ["", "Well played", "phrase-well-played", "WELL-PLAYED", "<b>"] {
            assert_eq!(Phrase::named(strange), None, "{strange}");
        }
    }
}
