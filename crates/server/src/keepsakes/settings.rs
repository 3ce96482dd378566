//! What somebody has chosen for themselves: how pages look, move and sound, and which language they speak.

use crate::house::House;
use crate::problem::Problem;
use benben_store::{AccountId, StoredSetting};
use benben_web::Language;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};
use utoipa::ToSchema;

/// What you have chosen. What isn't there is as it usually is.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Settings {
    /// Light or dark pages.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    theme: Option<Theme>,
    /// How fast things move at tables.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    speed: Option<Speed>,
    /// Is every action confirmed?
    #[serde(default, skip_serializing_if = "Option::is_none")]
    confirm: Option<Switch>,
    /// Is there something to hear?
    #[serde(default, skip_serializing_if = "Option::is_none")]
    sound: Option<Switch>,
    /// Does the browser tell when it is your turn?
    #[serde(default, skip_serializing_if = "Option::is_none")]
    notify: Option<Switch>,
    /// The code of the language you read: `en`, `cs`, …
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "spoken")]
    pub(crate) language: Option<String>,
}

/// Light or dark pages; `auto` is as the system has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum Theme {
    Auto,
    Light,
    Dark,
}

/// How fast things move; `once` is at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum Speed {
    Slow,
    Normal,
    Fast,
    Once,
}

/// On or off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum Switch {
    On,
    Off,
}

/// Only languages that pages speak.
fn spoken<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<String>, D::Error> {
    let code = Option::<String>::deserialize(deserializer)?;
    match code.as_deref().map(Language::coded) {
        Some(None) => Err(serde::de::Error::custom("pages don't speak this language")),
        _ => Ok(code),
    }
}

impl Settings {
    /// A language that was chosen.
    pub(crate) fn spoken(language: Language) -> Self {
        Settings { language: Some(language.code().to_owned()), ..Settings::default() }
    }

    /// What is kept of it: names and values are those of the API.
    fn stored(&self) -> Vec<StoredSetting> {
        let value = serde_json::to_value(self).expect("settings are plain data");
        let pairs = value.as_object().into_iter().flatten();
        let text = |value: &Value| value.as_str().map(str::to_owned);
        pairs
            .filter_map(|(name, value)| Some(StoredSetting { name: name.clone(), value: text(value)? }))
            .collect()
    }

    /// What was kept. What this release doesn't know is left out.
    fn of(stored: Vec<StoredSetting>) -> Self {
        let pair = |one: StoredSetting| (one.name, Value::String(one.value));
        let known = |(name, value): &(String, Value)| {
            let alone = Map::from_iter([(name.clone(), value.clone())]);
            serde_json::from_value::<Settings>(Value::Object(alone)).is_ok()
        };
        let object = stored.into_iter().map(pair).filter(known).collect();
        serde_json::from_value(Value::Object(object)).unwrap_or_default()
    }

    /// For pages, whose language is chosen before they are made.
    pub(super) fn for_script(&self) -> impl Iterator<Item = (String, String)> + use<> {
        let shown = Settings { language: None, ..self.clone() };
        shown.stored().into_iter().map(|one| (one.name, one.value))
    }
}

/// What an account has chosen.
pub(crate) async fn settings(house: &House, account: &AccountId) -> Result<Settings, Problem> {
    let stored = house.store.settings(account.clone()).await.map_err(|error| Problem::store(&error))?;
    Ok(Settings::of(stored))
}

/// Keeps what somebody chooses; what they say nothing about stays.
pub(crate) async fn choose(house: &House, account: &AccountId, chosen: &Settings) -> Result<(), Problem> {
    let kept = house.store.choose(account.clone(), chosen.stored()).await;
    kept.map_err(|error| Problem::store(&error))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_comes_back_and_what_is_unknown_is_left_out() {
        let sent =
            r#"{"theme":"dark","speed":"once","confirm":"on","sound":"off","notify":"on","language":"cs"}"#;
        let chosen: Settings = serde_json::from_str(sent).unwrap();
        let mut stored = chosen.stored();
        assert_eq!(stored.len(), 6);
        assert_eq!(Settings::of(stored.clone()), chosen);
        let other =
            |name: &str, value: &str| StoredSetting { name: name.to_owned(), value: value.to_owned() };
        stored.extend([other("smell", "on"), other("language", "tlh")]);
        stored.retain(|one| one.name != "theme");
        stored.push(other("theme", "green"));
        assert_eq!(Settings::of(stored), Settings { theme: None, ..chosen.clone() });
        assert_eq!(chosen.for_script().count(), 5);
        for wrong in
            [r#"{"theme":"green"}"#, r#"{"language":"tlh"}"#, r#"{"smell":"on"}"#, r#"{"sound":true}"#]
        {
            assert!(serde_json::from_str::<Settings>(wrong).is_err(), "{wrong}");
        }
    }
}
