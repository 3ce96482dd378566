//! What somebody chooses on a game's sheet: read from the form, remembered by the browser, and made into seats.

use crate::erased::OpeningError;
use crate::pace::Pace;
use crate::table::levels;
use crate::web::memory::{NAME, choice_of, recall};
use axum::http::HeaderMap;
use benben_bots::Level;
use benben_core::Meta;
use benben_web::Texts;
use benben_web::pages::{Chosen, GameShown, Sheet, With};
use std::collections::BTreeMap;

/// What a form says, by name.
pub(super) type Fields = BTreeMap<String, String>;

const DAY: u64 = 24 * 60 * 60;

/// The paces that are offered.
pub(super) const PACES: [Pace; 7] = [
    Pace::None,
    Pace::Decision { seconds: 30 },
    Pace::Decision { seconds: 120 },
    Pace::Bank { seconds: 600, increment: 5 },
    Pace::Decision { seconds: DAY },
    Pace::Decision { seconds: 3 * DAY },
    Pace::Decision { seconds: 7 * DAY },
];

/// What a form or a memory says; what is missing or no longer there is as usual.
pub(super) fn read(meta: &Meta, fields: &Fields) -> Chosen {
    let text = |key: &str| fields.get(key).map(String::as_str).unwrap_or_default();
    let number = |key: &str| text(key).parse::<usize>().ok();
    let is_whole = ["with", "seat-1"].iter().any(|key| fields.contains_key(*key));
    let with = With::named(text("with")).unwrap_or_default();
    let players = number("players").unwrap_or(meta.min_seats).clamp(meta.min_seats, meta.max_seats);
    let option = |choice: &benben_core::Choice| {
        let wanted = fields.get(&format!("option-{}", choice.key));
        let known = choice.values.iter().find(|value| wanted.is_some_and(|wanted| wanted == **value));
        known.map(|value| (choice.key.to_owned(), (*value).to_owned()))
    };
    Chosen {
        with,
        players,
        bots: number("bots").unwrap_or(0).min(players - 1),
        level: Level::named(text("level")).unwrap_or(Level::USUAL).name().to_owned(),
        options: meta.options.iter().filter_map(option).collect(),
        pace: text("pace").parse::<Pace>().unwrap_or_default().to_string(),
        // A box that is not ticked is not sent: only a whole form says no.
        spectators: !is_whole || fields.contains_key("spectators"),
        listed: fields.contains_key("listed"),
        hints: match text("hints") {
            "yes" => Some(true),
            "no" => Some(false),
            _ => None,
        },
        rated: fields.contains_key("rated"),
    }
}

/// Around a device at least one is a person: nobody plays with fewer bots than they asked for without being told.
pub(super) fn check_company(chosen: &Chosen, fields: &Fields) -> Result<(), OpeningError> {
    let bots = fields.get("bots").and_then(|bots| bots.parse().ok()).unwrap_or(0);
    if chosen.with == With::Device && bots >= chosen.players {
        return Err(OpeningError::NobodyHere { players: chosen.players, bots });
    }
    Ok(())
}

/// A choice as one line, to be remembered.
pub(super) fn write(chosen: &Chosen) -> String {
    let mut line = format!(
        "with={}\nplayers={}\nbots={}\nlevel={}\npace={}",
        chosen.with.name(),
        chosen.players,
        chosen.bots,
        chosen.level,
        chosen.pace
    );
    for (key, value) in &chosen.options {
        line.push_str(&format!("\noption-{key}={value}"));
    }
    for (key, _) in [("spectators", chosen.spectators), ("listed", chosen.listed), ("rated", chosen.rated)]
        .iter()
        .filter(|(_, on)| *on)
    {
        line.push_str(&format!("\n{key}=yes"));
    }
    if let Some(hints) = chosen.hints {
        line.push_str(if hints { "\nhints=yes" } else { "\nhints=no" });
    }
    line
}

/// What this browser chose last for the game.
pub(super) fn last(meta: &Meta, headers: &HeaderMap) -> Option<Chosen> {
    let line = recall(headers, &choice_of(meta.id))?;
    let pairs = line.lines().filter_map(|pair| pair.split_once('='));
    Some(read(meta, &pairs.map(|(key, value)| (key.to_owned(), value.to_owned())).collect()))
}

/// The sheet of a game, as this browser knows it.
pub(super) fn sheet(game: GameShown, headers: &HeaderMap, texts: Texts, signed_in: bool) -> Sheet {
    let last = last(game.meta, headers);
    Sheet {
        again: last.is_some(),
        chosen: last.unwrap_or_else(|| read(game.meta, &Fields::new())),
        game,
        levels: levels(texts),
        paces: PACES.map(|pace| (pace.to_string(), pace.shown().words(texts))).into(),
        name: recall(headers, NAME).unwrap_or_default(),
        signed_in,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_is_remembered_whole() {
        for meta in benben_games::metas() {
            let mut chosen = read(meta, &Fields::new());
            assert_eq!((chosen.with, chosen.players, chosen.spectators), (With::Bots, meta.min_seats, true));
            chosen.with = With::Device;
            (chosen.players, chosen.bots) = (meta.max_seats, 1);
            chosen.level = "pharaoh".to_owned();
            chosen.pace = "bank 600 5".to_owned();
            (chosen.spectators, chosen.listed, chosen.hints) = (false, true, Some(false));
            chosen.rated = true;
            let last = |choice: &benben_core::Choice| {
                (choice.key.to_owned(), (*choice.values.last().unwrap()).to_owned())
            };
            chosen.options = meta.options.iter().map(last).collect();
            let mut answer = HeaderMap::new();
            crate::web::memory::remember(&mut answer, &choice_of(meta.id), &write(&chosen));
            let cookie = answer["set-cookie"].to_str().unwrap().split(';').next().unwrap().to_owned();
            let sent = HeaderMap::from_iter([(axum::http::header::COOKIE, cookie.parse().unwrap())]);
            assert_eq!(super::last(meta, &sent), Some(chosen));
        }
    }

    #[test]
    fn around_a_device_not_all_are_bots() {
        let meta = benben_games::metas()[0];
        let checked = |with: &str, bots: &str| {
            let fields = [("with", with), ("players", "2"), ("bots", bots)];
            let fields = fields.map(|(key, value)| (key.to_owned(), value.to_owned())).into();
            check_company(&read(meta, &fields), &fields).map_err(|error| error.to_string())
        };
        assert_eq!(checked("device", "1"), Ok(()));
        assert_eq!(
            checked("device", "3").unwrap_err(),
            "of 2 players 3 can't be bots: somebody has to sit at this device"
        );
        // Elsewhere the field is not seen, and means nothing.
        assert_eq!(checked("bots", "3"), Ok(()));
    }

    #[test]
    fn nonsense_is_as_usual() {
        let meta = benben_games::metas()[0];
        let nonsense = ["with", "players", "bots", "level", "pace", "option-goal", "spectators"];
        let fields = nonsense.map(|key| (key.to_owned(), "999999999999999999999".to_owned())).into();
        assert_eq!(read(meta, &fields), read(meta, &Fields::new()));
    }
}
