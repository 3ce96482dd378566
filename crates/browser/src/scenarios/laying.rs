//! A shape lies as a ghost under the finger: it turns, is mirrored, is put back, and is drawn only when it was confirmed.

use crate::game::Games;
use crate::play::{against_a_bot, hurry, settled};
use crate::scenario::Findings;
use crate::stage::Stage;
use crate::window::{Key, Motion, POINT, Size, Window};
use anyhow::{Context, ensure};
use serde_json::Value;

/// Actions until a shape comes that can be mirrored and turned.
const MOST: usize = 30;

pub(crate) fn play(stage: &mut Stage<'_>, games: &Games) -> Findings {
    let window = stage.open_with(Size::LAPTOP, Motion::Full)?;
    let mut tried = Vec::new();
    for game in games.iter() {
        against_a_bot(&window, game)?;
        settled(&window)?;
        hurry(&window, 1)?;
        settled(&window)?;
        if !window.has("#actions button[data-lay]")? {
            continue;
        }
        let pick = to_a_shape_with_two_sides(&window).with_context(|| game.id.clone())?;
        turned_and_mirrored(&window, &pick)?;
        put_back(&window, &pick)?;
        confirmed(stage, &window, &pick)?;
        tried.push(game.id.clone());
    }
    ensure!(!tried.is_empty(), "no game lays shapes");
    stage.check_consoles(&[])?;
    Ok(vec![format!("in {}", tried.join(", "))])
}

/// A field on which the shape can lie turned and mirrored.
const FIELD: &str = r"
const ways = [...document.querySelectorAll('#actions button[data-lay]')].map((button) => ({ lay: button.dataset.lay.split(' '), picks: button.dataset.picks.split(' ') }));
const good = (pick) => {
  const all = ways.filter((way) => way.picks.includes(pick));
  const whole = all.filter((way) => way.picks.length === Math.max(...all.map((one) => one.picks.length)));
  return new Set(whole.map((way) => way.lay[2])).size > 1 && new Set(whole.map((way) => way.lay[1])).size > 1;
};
return [...document.querySelectorAll('#live .lit')].map((thing) => thing.dataset.pick).find(good) ?? null;
";

fn to_a_shape_with_two_sides(window: &Window) -> anyhow::Result<String> {
    for _ in 0..MOST {
        ensure!(!settled(window)?.is_over(), "no shape could be mirrored in the whole game");
        if let Some(pick) = window.ask(FIELD, Vec::new())?.as_str() {
            return Ok(pick.to_owned());
        }
        hurry(window, 1)?;
    }
    anyhow::bail!("no shape could be mirrored within {MOST} actions")
}

/// Where the ghost lies.
fn ghost(window: &Window) -> anyhow::Result<Value> {
    window.ask(
        "return [...document.querySelectorAll('#live .ghost')].map((thing) => thing.dataset.pick)",
        Vec::new(),
    )
}

fn touch(window: &Window, pick: &str) -> anyhow::Result<()> {
    let script = format!(
        "{POINT} return point([...document.querySelectorAll('#live [data-pick]')].find((thing) => thing.dataset.pick === arguments[0]))"
    );
    let point = window.once_still(&script, &pick.into(), |point| point["x"].is_number())?;
    window.click_at(&point)
}

/// Something changes where the ghost lies; says where it lies then.
fn changes(window: &Window, what: &str, how: impl FnOnce() -> anyhow::Result<()>) -> anyhow::Result<Value> {
    let before = ghost(window)?;
    how()?;
    let after = ghost(window)?;
    ensure!(before != after && after != serde_json::json!([]), "{what}: {before}, then {after}");
    Ok(after)
}

/// By key and by button, and each of the two leads back to where it lay.
fn turned_and_mirrored(window: &Window, pick: &str) -> anyhow::Result<()> {
    let number = settled(window)?.number;
    touch(window, pick)?;
    let first = ghost(window)?;
    ensure!(
        first.as_array().is_some_and(|fields| fields.contains(&pick.into())),
        "no ghost below the finger: {first}"
    );
    changes(window, "R turns it", || window.press(Key::R))?;
    let mirror = "#do button[aria-label]:nth-of-type(3)";
    ensure!(window.has(mirror)?, "a shape with two sides has buttons to turn and to mirror it");
    let sides = |window: &Window| window.ask("return held.mirrored", Vec::new());
    let before = sides(window)?;
    window.press(Key::F)?;
    ensure!(sides(window)? != before, "F does not mirror it");
    window.click(mirror)?;
    ensure!(sides(window)? == before, "the button does not mirror it back");
    changes(window, "the button turns it", || window.click("#do button[aria-label]:nth-of-type(2)"))?;
    changes(window, "another tap turns it", || touch(window, pick))?;
    ensure!(settled(window)?.number == number, "it was sent before it was confirmed");
    Ok(())
}

/// Escape and the last button put it back, and nothing is sent.
fn put_back(window: &Window, pick: &str) -> anyhow::Result<()> {
    let number = settled(window)?.number;
    window.press(Key::ESCAPE)?;
    ensure!(!window.has("#live .ghost, #live .chosen, #do button")?, "Escape does not put it back");
    touch(window, pick)?;
    ensure!(window.has("#live .ghost")?, "no ghost");
    window.click("#do button:last-child")?;
    ensure!(!window.has("#live .ghost, #live .chosen, #do button")?, "the last button does not put it back");
    ensure!(settled(window)?.number == number, "something was sent");
    Ok(())
}

/// Once it is confirmed the pen draws it, and later what the others marked, each stroke once.
fn confirmed(stage: &Stage<'_>, window: &Window, pick: &str) -> anyhow::Result<()> {
    let number = settled(window)?.number;
    touch(window, pick)?;
    stage.shoot(window, "laying-ghost")?;
    let strokes = "window.drawn = { own: 0, others: 0 };
        const tick = () => {
          const count = (selector) => document.querySelectorAll(`${selector} .drawn[data-stroke]`).length;
          drawn.own = Math.max(drawn.own, count('#live .hand'));
          drawn.others = Math.max(drawn.others, count('#live .seat'));
          requestAnimationFrame(tick);
        };
        tick()";
    window.ask(strokes, Vec::new())?;
    let fields = ghost(window)?.as_array().map(Vec::len).unwrap_or_default();
    window.click("#do button:first-child")?;
    window.wait(
        "the shape to be marked",
        &format!("return document.getElementById('live').dataset.number !== '{number}' && drawn.own > 0"),
    )?;
    window.wait("what the other marked to be drawn", "return drawn.others > 0")?;
    let drawn = window.ask("return drawn.own", Vec::new())?.as_u64().unwrap_or_default();
    ensure!(drawn as usize >= fields, "{drawn} strokes were drawn for {fields} fields");
    stage.shoot(window, "laying-drawn")
}
