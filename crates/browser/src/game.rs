//! The games, as far as a visitor knows them: the program that is tested says which there are.

use anyhow::{Context, ensure};
use serde_json::Value;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;

/// One of the games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Game {
    /// As it stands in addresses.
    pub(crate) id: String,
}

impl Game {
    /// What is special about its size on a page, from the game's own folder: moments that need more room than others
    /// (`tight`: what they are called, and a selector that shows that they have come), and what has to be in view on a laptop
    /// besides what can be picked (`in_view`: selectors). Nothing where there is no such file.
    pub(crate) fn sizes(&self) -> anyhow::Result<Value> {
        let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
        let file = games.join(&self.id).join("face/sizes.json");
        if !file.exists() {
            return Ok(Value::Null);
        }
        let text = std::fs::read_to_string(&file).with_context(|| file.display().to_string())?;
        serde_json::from_str(&text).with_context(|| file.display().to_string())
    }
}

/// All games, as they lie on the first page. Copies share them.
#[derive(Clone, Debug)]
pub(crate) struct Games(Arc<[Game]>);

impl Games {
    /// Asks the program what can be played.
    pub(crate) fn of(benben: &Path) -> anyhow::Result<Self> {
        let asked = Command::new(benben).args(["games", "--json"]).output();
        let output = asked.with_context(|| benben.display().to_string())?;
        ensure!(output.status.success(), "`benben games` ended with {}", output.status);
        Games::read(&output.stdout)
    }

    fn read(json: &[u8]) -> anyhow::Result<Self> {
        let listed: Vec<Value> = serde_json::from_slice(json).context("`benben games --json` is a list")?;
        let id = |game: &Value| Some(Game { id: game["id"].as_str()?.to_owned() });
        let games: Option<Vec<Game>> = listed.iter().map(id).collect();
        let games = games.context("every game has an id")?;
        ensure!(!games.is_empty(), "there is nothing to play");
        Ok(Games(games.into()))
    }

    pub(crate) fn iter(&self) -> std::slice::Iter<'_, Game> {
        self.0.iter()
    }

    /// For what is the same in every game.
    pub(crate) fn first(&self) -> &Game {
        &self.0[0]
    }

    /// Another one, where there is one, so that not everything rests on the first.
    pub(crate) fn second(&self) -> &Game {
        self.0.get(1).unwrap_or(self.first())
    }
}

/// What is spoken.
pub(crate) const LANGUAGES: [&str; 4] = ["en", "cs", "sk", "pl"];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_of_the_program_is_read_in_its_order() {
        let games = Games::read(br#"[{"id":"one","title":"One"},{"id":"two"}]"#).unwrap();
        assert_eq!((games.first().id.as_str(), games.second().id.as_str()), ("one", "two"));
        assert_eq!(Games::read(br#"[{"id":"one"}]"#).unwrap().second().id, "one");
        assert!(Games::read(b"[]").is_err() && Games::read(br#"[{"title":"One"}]"#).is_err());
    }
}
