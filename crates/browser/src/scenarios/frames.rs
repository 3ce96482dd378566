//! Nothing that stays on the table vanishes for a frame while bots answer: every frame that is painted is looked at.

use crate::game::Game;
use crate::play::{Luck, act, against_a_bot, settled};
use crate::scenario::Findings;
use crate::stage::Stage;
use crate::window::{Motion, Size, Window};
use anyhow::ensure;

/// Own actions, each with its answers.
const ACTIONS: usize = 6;

/// Notes for every painted frame which named things are seen. A thing that was seen, is not, and is seen again before
/// the next step can have brought it back has blinked. Pictures of the page that are painted instead of it would hide
/// that, so there may be none.
const RECORD: &str = r"
window.painted = { frames: 0, names: 0, blinked: [], pictures: 0 };
const last = new Map();
const gone = new Map();
const tick = (now) => {
  const seen = new Set();
  for (const thing of document.querySelectorAll('#live [data-moves]')) {
    const faint = Number(getComputedStyle(thing).opacity) < 0.15;
    if (!faint && thing.checkVisibility({ visibilityProperty: true })) seen.add(thing.dataset.moves);
  }
  for (const name of last.keys()) if (!seen.has(name)) gone.set(name, now);
  for (const name of seen) {
    if (gone.has(name) && now - gone.get(name) < 150) painted.blinked.push(name);
    gone.delete(name);
  }
  last.clear();
  for (const name of seen) last.set(name, now);
  painted.frames += 1;
  painted.names = Math.max(painted.names, seen.size);
  painted.pictures += document.getAnimations().filter((one) => one.effect?.pseudoElement?.startsWith('::view-transition')).length;
  requestAnimationFrame(tick);
};
requestAnimationFrame(tick);
";

pub(crate) fn play(stage: &mut Stage<'_>, game: &Game) -> Findings {
    let window = stage.open_with(Size::LAPTOP, Motion::Full)?;
    against_a_bot(&window, game)?;
    settled(&window)?;
    window.ask(RECORD, Vec::new())?;
    let mut luck = Luck::new(5);
    for _ in 0..ACTIONS {
        if settled(&window)?.is_over() {
            break;
        }
        act(&window, &mut luck)?;
    }
    settled(&window)?;
    let findings = report(&window)?;
    stage.shoot(&window, &format!("frames-{}", game.id))?;
    stage.check_consoles(&[])?;
    Ok(findings)
}

fn report(window: &Window) -> Findings {
    let painted = window.ask("return window.painted", Vec::new())?;
    ensure!(painted["blinked"].as_array().is_some_and(Vec::is_empty), "blinked: {}", painted["blinked"]);
    ensure!(painted["pictures"] == 0, "pictures of the page were painted: {}", painted["pictures"]);
    let count = |key: &str| painted[key].as_u64().unwrap_or_default();
    ensure!(count("frames") > 30 && count("names") > 3, "too little was seen: {painted}");
    Ok(vec![format!("{} frames, up to {} named things", count("frames"), count("names"))])
}
