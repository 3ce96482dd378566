//! Two people write to each other where the host allows it, each on pages in their own language; one is muted, one reported.

use super::two_browsers::{LOST, come, invite};
use crate::axe::{Rules, violations};
use crate::game::Game;
use crate::scenario::Findings;
use crate::stage::Stage;
use crate::window::{Size, Window};
use anyhow::ensure;
use serde_json::json;

const GREETING: &str = "Ahoj, jak se máš? <b>https://example.org</b>";
const ANSWER: &str = "Cześć, dobrze, a ty?";
const RUDE: &str = "Tohle nikdo číst nechce";

pub(crate) fn play(stage: &mut Stage<'_>, game: &Game) -> Findings {
    let host = stage.open(Size::LAPTOP)?;
    let friend = stage.open(Size::PHONE)?;
    for (window, language) in [(&host, "cs"), (&friend, "pl")] {
        window.visit("/")?;
        window.speak(language)?;
    }
    let code = invite(&host, game)?;
    come(&friend, &code)?;
    open(&friend)?;
    ensure!(!friend.has("#sheet .writing")?, "nobody writes before the host allows it");
    ensure!(!friend.has("#sheet .switch")?, "only the host allows it");
    friend.click("#sheet [data-close]")?;
    open(&host)?;
    host.click("#sheet .switch button")?;
    write(&host, GREETING)?;
    hears(&friend, GREETING)?;
    write(&friend, ANSWER)?;
    hears(&host, ANSWER)?;
    open(&friend)?;
    ensure!(!friend.has("#sheet .said-list a, #sheet .said-list b")?, "words are no markup");
    friend.check_width()?;
    for window in [&host, &friend] {
        window.ask("document.getElementById('tip').hidden = true", Vec::new())?;
        let found = violations(window, &stage.axe, Rules::All)?;
        ensure!(found.is_empty(), "{}", found.join("\n"));
    }
    stage.shoot(&friend, "words-phone")?;
    friend.click("#sheet [data-close]")?;
    open(&host)?;
    stage.shoot(&host, "words-laptop")?;
    host.click("#sheet [data-close]")?;
    reported(&host, &friend)?;
    muted(&host, &friend)?;
    stage.check_consoles(&LOST)?;
    Ok(vec![format!("{}: two people wrote to each other, one reported a line and muted the other", game.id)])
}

/// A line that is reported is out of sight, also when the page comes again.
fn reported(host: &Window, friend: &Window) -> anyhow::Result<()> {
    write(host, RUDE)?;
    hears(friend, RUDE)?;
    open(friend)?;
    friend.click("#sheet .said-list li:last-child .report button")?;
    friend.wait("it says that it was sent", "return !document.querySelector('#sheet .reported').hidden")?;
    friend.click("#sheet [data-close]")?;
    open(friend)?;
    let said = friend.text("#sheet .said-list")?;
    ensure!(!said.contains(RUDE) && said.contains(ANSWER), "{said}");
    friend.click("#sheet [data-close]")
}

/// Whoever is muted is not read, either.
fn muted(host: &Window, friend: &Window) -> anyhow::Result<()> {
    open(friend)?;
    friend.click("#sheet [data-mute]")?;
    friend.wait_for("#sheet [data-mute][aria-pressed=true]")?;
    friend.click("#sheet [data-close]")?;
    write(host, "Slyšíš mě?")?;
    write(friend, "Nie")?;
    hears(host, "Nie")?;
    ensure!(!friend.text("#heard")?.contains("Slyšíš"), "somebody who was muted is read");
    Ok(())
}

fn open(window: &Window) -> anyhow::Result<()> {
    window.wait_for("#talk")?;
    window.click("#talk")?;
    window.wait_for("#sheet[open] .phrases")
}

fn write(window: &Window, text: &str) -> anyhow::Result<()> {
    open(window)?;
    window.wait_for("#sheet .writing input")?;
    window.type_into("#sheet .writing input", text)?;
    window.click("#sheet .writing button")?;
    window.wait("the sheet is closed", "return !document.getElementById('sheet').open").map(drop)
}

fn hears(window: &Window, text: &str) -> anyhow::Result<()> {
    let seen = format!(
        "return [...document.querySelectorAll('#bubbles .said span')].some((one) => one.textContent === {})",
        json!(text)
    );
    window.wait(&format!("“{text}” at a seat"), &seen).map(drop)
}
