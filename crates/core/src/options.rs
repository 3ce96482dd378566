//! What people choose before the game.

use std::fmt;

/// One thing to choose, with its possible values; the first is the standard one.
#[derive(Debug, PartialEq, Eq)]
pub struct Choice {
    /// Its name, such as `goal`.
    pub key: &'static str,
    /// Its values, such as `50`, `100`, `150`.
    pub values: &'static [&'static str],
}

/// What was chosen for each of a game's choices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    choices: &'static [Choice],
    chosen: Vec<usize>,
}

/// A choice that the game does not offer.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OptionError {
    /// Not of the form `key=value`.
    #[error("write option `{0}` as key=value")]
    Form(String),
    /// No such key.
    #[error("there is no option `{key}`; {offered}")]
    Key {
        /// What was asked for.
        key: String,
        /// What there is.
        offered: String,
    },
    /// No such value.
    #[error("option `{key}` can't be `{value}`; expected one of {expected}")]
    Value {
        /// The key.
        key: &'static str,
        /// What was asked for.
        value: String,
        /// What there is.
        expected: String,
    },
}

impl Options {
    /// The standard value of every choice.
    pub fn standard(choices: &'static [Choice]) -> Self {
        Options { choices, chosen: vec![0; choices.len()] }
    }

    /// Reads `key=value key=value …`; what is not mentioned stays standard.
    pub fn parse(choices: &'static [Choice], text: &str) -> Result<Self, OptionError> {
        let mut options = Options::standard(choices);
        for pair in text.split_ascii_whitespace() {
            let (key, value) = pair.split_once('=').ok_or_else(|| OptionError::Form(pair.to_owned()))?;
            options.set(key, value)?;
        }
        Ok(options)
    }

    /// Chooses `value` for `key`.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        let Some(index) = self.choices.iter().position(|choice| choice.key == key) else {
            let keys: Vec<_> = self.choices.iter().map(|choice| choice.key).collect();
            let offered = if keys.is_empty() {
                "this game has none".to_owned()
            } else {
                format!("there is {}", keys.join(", "))
            };
            return Err(OptionError::Key { key: key.to_owned(), offered });
        };
        let choice = &self.choices[index];
        let Some(chosen) = choice.values.iter().position(|known| *known == value) else {
            let expected = choice.values.join(", ");
            return Err(OptionError::Value { key: choice.key, value: value.to_owned(), expected });
        };
        self.chosen[index] = chosen;
        Ok(())
    }

    /// The value chosen for `key`, which the game offers.
    pub fn chosen(&self, key: &str) -> &'static str {
        let index =
            self.choices.iter().position(|choice| choice.key == key).expect("the game offers this choice");
        self.choices[index].values[self.chosen[index]]
    }

    /// Every combination of values: for tests that must hold under all options.
    pub fn all(choices: &'static [Choice]) -> Vec<Self> {
        let mut all = vec![Options::standard(choices)];
        for (index, choice) in choices.iter().enumerate() {
            all = (0..choice.values.len())
                .flat_map(|value| {
                    all.iter().cloned().map(move |mut options| {
                        options.chosen[index] = value;
                        options
                    })
                })
                .collect();
        }
        all
    }
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, (choice, chosen)) in self.choices.iter().zip(&self.chosen).enumerate() {
            let space = if index == 0 { "" } else { " " };
            write!(f, "{space}{}={}", choice.key, choice.values[*chosen])?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CHOICES: &[Choice] = &[
        Choice { key: "goal", values: &["50", "100"] },
        Choice { key: "money", values: &["strict", "aid", "open"] },
    ];

    #[test]
    fn what_is_not_mentioned_stays_standard() {
        let options = Options::parse(CHOICES, "money=open").unwrap();
        assert_eq!((options.chosen("goal"), options.chosen("money")), ("50", "open"));
        assert_eq!(Options::parse(CHOICES, &options.to_string()).unwrap(), options);
    }

    #[test]
    fn a_wrong_choice_names_what_there_is() {
        let message = |text| Options::parse(CHOICES, text).unwrap_err().to_string();
        assert_eq!(message("goal=70"), "option `goal` can't be `70`; expected one of 50, 100");
        assert_eq!(message("gaol=50"), "there is no option `gaol`; there is goal, money");
        assert_eq!(message("goal"), "write option `goal` as key=value");
    }

    #[test]
    fn all_combinations_are_different() {
        let all = Options::all(CHOICES);
        assert_eq!(all.len(), 6);
        assert!(all.iter().enumerate().all(|(i, options)| !all[..i].contains(options)));
    }
}
