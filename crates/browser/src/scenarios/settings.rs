//! What people choose for themselves is kept: over a reload, on other pages, and at the table.

use crate::game::Game;
use crate::play::against_a_bot;
use crate::scenario::Findings;
use crate::stage::Stage;
use crate::window::{Size, Window};
use anyhow::ensure;
use serde_json::json;

/// What is chosen, and with which value.
const CHOSEN: [(&str, &str); 2] = [("theme", "dark"), ("speed", "fast")];

/// What is switched on.
const SWITCHES: [&str; 3] = ["confirm", "sound", "notify"];

pub(crate) fn play(stage: &mut Stage<'_>, game: &Game) -> Findings {
    let window = stage.open(Size::LAPTOP)?;
    window.visit("/me")?;
    window.click(".own-settings summary")?;
    for (name, value) in CHOSEN {
        window.click(&format!(".own-settings label:has([name={name}][value={value}])"))?;
    }
    let permissions = json!({ "permissions": ["notifications"], "origin": window.origin() });
    window.command("Browser.grantPermissions", permissions)?;
    for switch in SWITCHES {
        window.click(&format!(".own-settings label:has([data-setting={switch}])"))?;
    }
    is_kept(&window, ".own-settings", "before anything else")?;
    stage.shoot(&window, "my-settings-laptop")?;
    window.reload()?;
    is_kept(&window, ".own-settings", "after a reload")?;
    against_a_bot(&window, game)?;
    is_kept(&window, "#settings", "at a table")?;
    stage.check_consoles(&[])?;
    Ok(vec![format!("{} settings kept", CHOSEN.len() + SWITCHES.len())])
}

fn is_kept(window: &Window, within: &str, when: &str) -> anyhow::Result<()> {
    for (name, value) in CHOSEN {
        let chosen = format!("{within} [name={name}][value={value}]:checked");
        ensure!(window.has(&chosen)?, "{when}, {name} is not {value}");
    }
    for switch in SWITCHES {
        // A browser takes a moment to allow messages.
        let on = format!(
            "return !!document.querySelector({})",
            json!(format!("{within} [data-setting={switch}]:checked"))
        );
        window.wait(&format!("{when}, {switch} to be on"), &on)?;
    }
    ensure!(window.has(":root[data-theme=dark]")?, "{when}, the page is not dark");
    Ok(())
}
