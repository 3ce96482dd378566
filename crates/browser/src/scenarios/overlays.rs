//! What explains a table without leaving it: a rule at its paragraph, tips by keyboard and by long press, and how many watch.

use crate::game::Game;
use crate::play::{Luck, against_a_bot, settled};
use crate::scenario::Findings;
use crate::scenarios::why_not::why_not;
use crate::stage::Stage;
use crate::window::{Key, POINT, Size, Window};
use anyhow::{bail, ensure};
use serde_json::json;

/// So many keys at most lead from the top of the page to something with a tip.
const FARTHEST: usize = 200;

pub(crate) fn play(stage: &mut Stage<'_>, game: &Game) -> Findings {
    let window = stage.open(Size::LAPTOP)?;
    against_a_bot(&window, game)?;
    settled(&window)?;
    let table = window.path()?;
    let tip = by_key(&window)?;
    let rule = at_its_paragraph(stage, &window)?;
    watched(stage, &window, &table)?;
    by_long_press(stage, &table)?;
    stage.check_consoles(&[])?;
    Ok(vec![format!("{rule}; a tip by key: {tip}")])
}

/// Tab comes to something on the board or at a seat that has a tip, and it is shown.
fn by_key(window: &Window) -> anyhow::Result<String> {
    let at = "const at = document.activeElement; return at.matches('#live :is(.board, .hand, .seats) [data-tip]') ? at.dataset.tip : null";
    for _ in 0..FARTHEST {
        window.press(Key::TAB)?;
        if let Some(said) = window.ask(at, Vec::new())?.as_str() {
            window.wait("the tip", &format!("const tip = document.getElementById('tip'); return !tip.hidden && tip.textContent === {}", json!(said)))?;
            window.press(Key::ESCAPE)?;
            ensure!(!window.has("#tip:not([hidden])")?, "Escape does not put the tip away");
            return Ok(said.replace('\n', ", "));
        }
    }
    bail!("no tip within {FARTHEST} keys")
}

/// The answer's rule opens over the table, at its text, and closing it leads back to where one was.
fn at_its_paragraph(stage: &Stage<'_>, window: &Window) -> anyhow::Result<String> {
    let here = window.path()?;
    let link = why_not(window, &mut Luck::new(3))?;
    window.click("#answer a.rule")?;
    window.wait_for("#sheet[open] .target")?;
    let id = link.rsplit('#').next().unwrap_or_default();
    let place =
        "const [at, box] = ['#sheet .target', '#sheet .content'].map((one) => document.querySelector(one));
        const [one, all] = [at.getBoundingClientRect(), box.getBoundingClientRect()];
        return { id: at.id, seen: one.top >= all.top - 1 && one.top < all.bottom }";
    let place = window.ask(place, Vec::new())?;
    ensure!(place["id"] == id && place["seen"] == true, "{link} leads to {place}");
    stage.shoot(window, "overlay-rule")?;
    window.press(Key::ESCAPE)?;
    window.wait("the rules to close", "return !document.querySelector('#sheet[open]')")?;
    ensure!(window.path()? == here, "the table was left");
    Ok(format!("rule {id}"))
}

/// Whoever comes to watch is counted, and whoever goes is not.
fn watched(stage: &mut Stage<'_>, window: &Window, table: &str) -> anyhow::Result<()> {
    ensure!(!window.has(".audience")?, "nobody watches yet");
    let other = stage.open(Size::PHONE)?;
    other.visit(table)?;
    window.wait(
        "one who watches",
        "return document.querySelector('.audience')?.textContent.trim().startsWith('1')",
    )?;
    other.visit("/")?;
    window.wait("nobody to watch", "return !document.querySelector('.audience')").map(drop)
}

/// A finger that stays asks what something is, and picks nothing.
fn by_long_press(stage: &mut Stage<'_>, table: &str) -> anyhow::Result<()> {
    let window = stage.open(Size::PHONE)?;
    window.visit(table)?;
    let script = format!(
        "{POINT} return point([...document.querySelectorAll('#live :is(.board, .hand) [data-tip], #live .board .thing')].find((one) => one.checkVisibility()))"
    );
    let point = window.ask(&script, Vec::new())?;
    ensure!(point["x"].is_number(), "nothing to press: {point}");
    let finger = json!([{ "x": point["x"], "y": point["y"] }]);
    let touch = |kind: &str, fingers: serde_json::Value| {
        window.command("Input.dispatchTouchEvent", json!({ "type": kind, "touchPoints": fingers }))
    };
    touch("touchStart", finger)?;
    window.wait(
        "the tip",
        "const tip = document.getElementById('tip'); return !tip.hidden && !!tip.textContent",
    )?;
    touch("touchEnd", json!([]))?;
    ensure!(!window.has("#live .chosen")?, "whoever asks picks nothing");
    Ok(())
}
