//! The deal of the day: found on the first page, played to its end, and seen on the board beside the bots; the day after it is
//! reviewed and played again.

use crate::game::Game;
use crate::play::{go_on_to_results, hurry, settled};
use crate::scenario::Findings;
use crate::stage::Stage;
use crate::window::{Size, Window};
use anyhow::ensure;

/// Whoever reviews does not think long.
pub(crate) const FLAGS: [&str; 2] = ["--reviewer", "scribe"];

/// Enough for any game.
const ACTIONS: usize = 5000;

pub(crate) fn play(stage: &mut Stage<'_>, game: &Game) -> Findings {
    let window = stage.open(Size::LAPTOP)?;
    window.visit("/")?;
    window.follow("a[href='/daily']")?;
    window.check_width()?;
    stage.shoot(&window, "daily-laptop")?;
    let deal = window.ask(
        "return [...document.querySelectorAll('.games a')].map((link) => link.getAttribute('href')).find((href) => href.endsWith(arguments[0]))",
        vec![format!("/{}", game.id).into()],
    )?;
    let deal = deal.as_str().unwrap_or_default().to_owned();
    window.visit(&deal)?;
    ensure!(!window.has(".board-of-the-day")?, "the board would tell something of the deal");
    window.follow(&format!("form[action='{deal}'] button"))?;
    let table = window.path()?;
    settled(&window)?;
    ensure!(!window.has("form[action$='/undo'], form[action*='/stand-in']")?, "nothing is tried out");
    hurry(&window, ACTIONS)?;
    go_on_to_results(&window)?;
    window.wait_for(".results .podium")?;
    ensure!(!window.has(".results a[href$='/replay']")?, "others have yet to play this deal");
    stage.shoot(&window, "daily-finished-laptop")?;
    window.follow(".results a[href^='/daily/']")?;
    ensure!(window.path()? == deal, "the board is one click away");
    let known = "const rows = document.querySelectorAll('.board-of-the-day tbody tr').length;
        if (rows >= 5) return rows; if (!window.asked) { window.asked = true; setTimeout(() => location.reload(), 700); } return null";
    window.wait("the results of the bots", known)?;
    ensure!(window.has(".board-of-the-day tr[data-me]")?, "my result is on the board");
    window.check_width()?;
    stage.shoot(&window, "daily-board-laptop")?;
    window.visit(&deal)?;
    ensure!(window.has(&format!("a[href='{table}']"))?, "there is one try");
    let phone = stage.open(Size::PHONE)?;
    for path in ["/daily", &deal] {
        phone.visit(path)?;
        phone.check_width()?;
    }
    stage.shoot(&phone, "daily-deal-phone")?;
    stage.check_consoles(&[])?;
    the_day_after(stage, &window, &deal, &table)?;
    Ok(vec![format!(
        "{}: played the deal of the day, seen on the board, reviewed and played again the day after",
        game.id
    )])
}

/// When the day is over, the game can be reviewed, and anybody can play its deal.
fn the_day_after(stage: &mut Stage<'_>, window: &Window, deal: &str, table: &str) -> anyhow::Result<()> {
    stage.server.stop()?;
    stage.server.start_again_with(&["--days-ahead", "1"])?;
    window.visit(table)?;
    window.wait_for(".results .podium")?;
    ensure!(window.has(".results a[href$='/replay']")?, "everybody may know it now");
    window.follow(".results .next a[href*='/review']")?;
    window.wait_for(".review #decision")?;
    window.visit("/daily")?;
    ensure!(!window.has(&format!(".games a[href='{deal}']"))?, "today has another deal");
    window.follow(&format!(".days a[href='{deal}']"))?;
    window.check_width()?;
    stage.shoot(window, "daily-yesterday-laptop")?;
    window.follow(&format!("form[action='{deal}'] button"))?;
    ensure!(window.path()? != table, "it is another table");
    settled(window)?;
    hurry(window, ACTIONS)?;
    go_on_to_results(window)?;
    window.wait_for(".results .podium")
}
