//! A browser without script: a table is opened, and played through the plain list.

use crate::game::Games;
use crate::play::against_a_bot;
use crate::scenario::Findings;
use crate::stage::Stage;
use crate::window::{Size, Window};
use anyhow::{Context, ensure};
use serde_json::json;

/// Actions at every table.
const ACTIONS: usize = 3;
/// The bot may not have answered yet when the page came.
const RELOADS: usize = 100;

pub(crate) fn play(stage: &mut Stage<'_>, games: &Games) -> Findings {
    let window = stage.open(Size::LAPTOP)?;
    window.command("Emulation.setScriptExecutionDisabled", json!({ "value": true }))?;
    for game in games.iter() {
        against_a_bot(&window, game)?;
        for _ in 0..ACTIONS {
            act(&window).with_context(|| game.id.clone())?;
        }
        ensure!(!window.has("#live .lit")?, "no script, no light");
    }
    stage.check_consoles(&[])?;
    Ok(vec![format!("{ACTIONS} actions in each game")])
}

fn act(window: &Window) -> anyhow::Result<()> {
    for _ in 0..RELOADS {
        if window.has("#actions button")? {
            break;
        }
        window.reload()?;
    }
    let before = number(window)?;
    window.click(".actions summary")?;
    window.follow("#actions button")?;
    ensure!(window.path()?.starts_with("/t/"), "the browser is led back to the table");
    ensure!(number(window)? != before, "the action counts");
    Ok(())
}

fn number(window: &Window) -> anyhow::Result<String> {
    let number = window.ask("return document.getElementById('live').dataset.number", Vec::new())?;
    Ok(number.as_str().unwrap_or_default().to_owned())
}
