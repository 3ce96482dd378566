//! Every text as people read it, in all its plurals and variants: for whoever reads all of them aloud.

use crate::moments::NAMES;
use crate::{Examples, Message, messages};
use benben_web::{ByLanguage, Heard, Language, Locales, Texts};
use fluent_bundle::FluentValue;
use std::collections::{BTreeMap, BTreeSet};

/// Numbers that take all plurals in all languages, and all prepositions.
const NUMBERS: [u32; 12] = [0, 1, 2, 3, 4, 5, 7, 12, 21, 22, 50, 100];

/// A text in all ways in which it was or can be said.
#[derive(Clone, Debug)]
pub struct Rendered {
    /// Its key.
    pub key: String,
    /// What the English file says about it.
    pub comment: String,
    /// The text, way by way.
    pub lines: Vec<Line>,
}

/// A text in one way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// How it came about, if it was not heard in a game: `count = 3`.
    pub note: String,
    /// The text.
    pub said: ByLanguage<String>,
}

/// What is filled in, by name.
type Filled = BTreeMap<String, FluentValue<'static>>;

/// All texts of an owner, in the order of its English file: as they were heard, and then with every number and variant
/// that any of the languages chooses by. `texts` are those that know the owner.
pub fn rendered(
    locales: &Locales,
    examples: &Examples,
    texts: impl Fn(Language) -> Texts + Copy,
) -> Vec<Rendered> {
    let english = messages(locales.source(Language::English));
    let mut choices = BTreeMap::<String, BTreeMap<String, BTreeSet<String>>>::new();
    for message in Language::ALL.into_iter().flat_map(|language| messages(locales.source(language))) {
        let choices = choices.entry(message.key).or_default();
        for (name, keys) in message.selectors {
            choices.entry(name).or_default().extend(keys);
        }
    }
    let render = |message: Message| {
        let choices = choices.remove(&message.key).unwrap_or_default();
        let lines = lines(&message, &choices, examples, texts);
        Rendered { key: message.key, comment: message.comment, lines }
    };
    english.into_iter().map(render).collect()
}

fn lines(
    message: &Message,
    choices: &BTreeMap<String, BTreeSet<String>>,
    examples: &Examples,
    texts: impl Fn(Language) -> Texts + Copy,
) -> Vec<Line> {
    let heard = examples.said.get(&message.key).map(Vec::as_slice).unwrap_or_default();
    let line = |said: &ByLanguage<Heard>| Line {
        note: String::new(),
        said: in_all(|language| said[language].text.clone()),
    };
    let mut lines: Vec<Line> = heard.iter().map(line).collect();
    let base = heard.first().map_or_else(
        || in_all(|language| made_up(message, examples, texts(language))),
        |said| in_all(|language| said[language].filled.iter().cloned().collect()),
    );
    let mut say = |note: String, change: &dyn Fn(Language, &mut Filled)| {
        let said = in_all(|language| {
            let mut filled = base[language].clone();
            change(language, &mut filled);
            let text = texts(language).with(&message.key);
            filled.iter().fold(text, |text, (name, value)| text.and(name, value.clone())).say()
        });
        if lines.iter().all(|line| line.said != said) {
            lines.push(Line { note, said });
        }
    };
    if heard.is_empty() {
        let note = if message.variables.is_empty() { "" } else { "with made-up values" };
        say(note.to_owned(), &|_, _| ());
    }
    for (name, keys) in choices {
        for value in values(keys) {
            let people = message.variables.contains("names").then(|| number(&value)).flatten();
            if people.is_some_and(|count| count == 0 || count > NAMES.len()) {
                continue;
            }
            say(format!("{name} = {}", written(&value)), &|language, filled| {
                filled.insert(name.clone(), value.clone());
                if let Some(count) = people {
                    filled.insert("names".to_owned(), texts(language).list(&NAMES[..count]).into());
                }
            });
        }
    }
    lines
}

/// The values that choose every variant: numbers if any variant is for a plural or a number.
fn values(keys: &BTreeSet<String>) -> Vec<FluentValue<'static>> {
    let plurals = ["zero", "one", "two", "few", "many", "other"];
    let named: Vec<&String> = keys.iter().filter(|key| !plurals.contains(&key.as_str())).collect();
    let numbers: Vec<u32> = named.iter().filter_map(|key| key.parse().ok()).collect();
    if numbers.len() < named.len() {
        return named.into_iter().map(|key| key.clone().into()).collect();
    }
    let numbers: BTreeSet<u32> = NUMBERS.into_iter().chain(numbers).collect();
    numbers.into_iter().map(FluentValue::from).collect()
}

/// What a text that no game said could have been filled with: what another one was, under the same name.
fn made_up(message: &Message, examples: &Examples, texts: Texts) -> Filled {
    let known = |name: &str| {
        let mut heard = examples.said.values().flatten().flat_map(|said| &said[texts.language()].filled);
        heard.find(|(other, _)| other == name).map(|(_, value)| value.clone())
    };
    let otherwise = |name: &str| match name {
        "name" => NAMES[0].into(),
        "names" => texts.list(&NAMES[..3]).into(),
        "others" => NAMES[..2].join(", ").into(),
        "last" => NAMES[2].into(),
        _ => 2.into(),
    };
    let value = |name: &String| (name.clone(), known(name).unwrap_or_else(|| otherwise(name)));
    message.variables.iter().map(value).collect()
}

fn number(value: &FluentValue<'_>) -> Option<usize> {
    written(value).parse().ok()
}

fn written(value: &FluentValue<'_>) -> String {
    match value {
        FluentValue::Number(number) => number.as_string().into_owned(),
        FluentValue::String(text) => text.clone().into_owned(),
        FluentValue::Custom(_) | FluentValue::None | FluentValue::Error => String::new(),
    }
}

fn in_all<T>(make: impl Fn(Language) -> T) -> ByLanguage<T> {
    let [english, czech, slovak, polish] = Language::ALL.map(make);
    ByLanguage { english, czech, slovak, polish }
}
