//! The last scene of a game: its parts come one after another, it stays until one goes on, and whoever wants nothing to move
//! sees all of it at once.

use crate::game::Game;
use crate::play::{hurry, settled};
use crate::scenario::Findings;
use crate::stage::Stage;
use crate::window::{Scheme, Size, Window};
use anyhow::{bail, ensure};
use serde_json::json;

/// Games until one ends with a scene: a few endings have none.
const GAMES: usize = 4;
/// Where the scene is looked at by people.
const SIZES: [Size; 3] = [Size::LAPTOP, Size::PHONE, Size::LYING_PHONE];

pub(crate) fn play(stage: &mut Stage<'_>, game: &Game) -> Findings {
    let window = stage.open(Size::LAPTOP)?;
    to_a_last_scene(&window, game)?;
    let parts = all_at_once(&window)?;
    album(stage, &window, game)?;
    stays(&window)?;
    in_order(&window, parts)?;
    window.resize(Size::PHONE)?;
    stage.shoot(&window, &format!("results-{}-phone", game.id))?;
    stage.check_consoles(&[])?;
    Ok(vec![format!("{parts} parts, one after another")])
}

/// Plays with everybody there may be, until a game ends with a scene.
fn to_a_last_scene(window: &Window, game: &Game) -> anyhow::Result<()> {
    for _ in 0..GAMES {
        window.visit(&format!("/play/{}?with=bots", game.id))?;
        window.click(".setup .players label:last-child input")?;
        window.click(".setup .levels input[value=apprentice]")?;
        window.follow(".setup .go")?;
        settled(window)?;
        hurry(window, 5000)?;
        window.wait("the end", "return document.getElementById('live').dataset.stage === 'over'")?;
        if window.has("#spectacle[data-last]")? {
            return window.wait_for("#spectacle.open");
        }
    }
    bail!("{GAMES} games of {} ended without a scene", game.id)
}

/// How many parts the open scene has, and how many of them are seen.
const PARTS: &str = "const parts = [...document.querySelectorAll('#spectacle [data-at]')];
    return { all: new Set(parts.map((part) => part.dataset.at)).size, shown: parts.filter((part) => part.matches('.on')).length, parts: parts.length }";

/// Nothing moves for those who asked for that: the scene opens with everything in it.
fn all_at_once(window: &Window) -> anyhow::Result<u64> {
    let seen = window.ask(PARTS, Vec::new())?;
    ensure!(seen["parts"] == seen["shown"], "not all of it is seen: {seen}");
    let parts = seen["all"].as_u64().unwrap_or_default();
    ensure!(parts > 1, "a scene has parts: {seen}");
    Ok(parts)
}

/// Pictures, if they are wanted.
fn album(stage: &Stage<'_>, window: &Window, game: &Game) -> anyhow::Result<()> {
    for size in SIZES {
        window.resize(size)?;
        for scheme in [Scheme::Light, Scheme::Dark] {
            window.scheme(scheme)?;
            window.painted()?;
            window.check_width()?;
            stage.shoot(window, &format!("climax-{}-{}-{}", game.id, size.name, scheme.name()))?;
        }
    }
    window.resize(Size::LAPTOP)?;
    window.scheme(Scheme::Light)
}

/// However long one waits: with every pause of the page gone by it's still there, and goes when it is sent away.
fn stays(window: &Window) -> anyhow::Result<()> {
    window.click("#spectacle [data-go-on]")?;
    window.wait("the scene to close", "return !document.querySelector('#spectacle.open')")?;
    let hasten = "window.later = window.setTimeout; window.setTimeout = (call) => window.later(call, 0)";
    window.ask(hasten, Vec::new())?;
    window.click("[data-see-again]")?;
    for _ in 0..5 {
        window.painted()?;
    }
    ensure!(window.has("#spectacle.open")?, "the last scene went by itself");
    window.ask("window.setTimeout = window.later", Vec::new())?;
    window.click("#spectacle [data-go-on]")?;
    window.wait("the scene to close", "return !document.querySelector('#spectacle.open')").map(drop)
}

/// Notes which parts are seen, every time another one comes.
const RECORD: &str = r"
window.seen = [];
const layer = document.getElementById('spectacle');
new MutationObserver(() => {
  const shown = [...layer.querySelectorAll('[data-at].on')].map((part) => Number(part.dataset.at));
  if (shown.length) seen.push([...new Set(shown)].sort((a, b) => a - b));
}).observe(layer, { subtree: true, attributeFilter: ['class'] });
";

/// At a speed that people can follow, every part comes after those before it, and nothing goes.
fn in_order(window: &Window, parts: u64) -> anyhow::Result<()> {
    window.command(
        "Emulation.setEmulatedMedia",
        json!({ "features": [{ "name": "prefers-reduced-motion", "value": "no-preference" }] }),
    )?;
    window.ask("localStorage.speed = 'fast'", Vec::new())?;
    window.ask(RECORD, Vec::new())?;
    window.click("[data-see-again]")?;
    let whole = format!("return window.seen.at(-1)?.length === {parts} ? window.seen : null");
    let seen = window.wait("every part of the scene", &whole)?;
    let frames: Vec<Vec<u64>> = serde_json::from_value(seen)?;
    for (before, after) in frames.iter().zip(&frames[1..]) {
        let come = after.iter().filter(|part| !before.contains(part)).count();
        ensure!(come <= 1, "{come} parts come at once: {before:?}, then {after:?}");
        ensure!(after.starts_with(before), "out of order: {before:?}, then {after:?}");
    }
    ensure!(frames[0].len() < parts as usize, "all of it came at once");
    window.click("#spectacle [data-go-on]")?;
    window.wait("the scene to close", "return !document.querySelector('#spectacle.open')").map(drop)
}
