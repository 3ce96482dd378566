//! On a small phone the own hand lies over the rows of others: what others do there never shows through it, as if it were one's own.

use crate::game::Game;
use crate::play::{Luck, from_list, settled};
use crate::scenario::Findings;
use crate::stage::Stage;
use crate::window::{Motion, Size, Window};
use anyhow::{Context, ensure};

/// Own actions, each with the answers of four others.
const ACTIONS: usize = 6;

/// Looks at every painted frame: what moves or leaves may lie over the own hand only if it was in it a moment ago, or comes to it.
const RECORD: &str = r"
window.over = { frames: 0, moving: 0, behind: 0, ghosts: [] };
const mine = new Set();
const overlap = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
const tick = () => {
  // Where the page begins, the hand lies over the most.
  scrollTo(0, 0);
  const hand = document.querySelector('#live .hand');
  if (hand && getComputedStyle(hand).position === 'sticky') {
    const [box, level] = [hand.getBoundingClientRect(), Number(getComputedStyle(hand).zIndex)];
    for (const thing of hand.querySelectorAll('[data-moves]')) mine.add(thing.dataset.moves);
    const others = [...document.querySelectorAll('#live [data-moves]')].filter((thing) => !hand.contains(thing));
    if (others.some((thing) => overlap(thing.getBoundingClientRect(), box))) over.behind += 1;
    const leaving = [...document.querySelectorAll('.leaving > *')].map((thing) => [thing, thing.parentElement]);
    for (const [thing, layer] of [...others.filter((thing) => thing.matches('.moving')).map((thing) => [thing, thing]), ...leaving]) {
      over.moving += 1;
      const above = Number(getComputedStyle(layer).zIndex) > level;
      const strange = above && !mine.has(thing.dataset.moves) && !over.ghosts.includes(thing.dataset.moves);
      if (strange && overlap(thing.getBoundingClientRect(), box)) over.ghosts.push(thing.dataset.moves);
    }
  }
  over.frames += 1;
  requestAnimationFrame(tick);
};
requestAnimationFrame(tick);
";

pub(crate) fn play(stage: &mut Stage<'_>, game: &Game) -> Findings {
    let window = stage.open_with(Size::SHORT_PHONE, Motion::Full)?;
    window.visit(&format!("/play/{}?with=bots", game.id))?;
    window.click(".setup .players label:last-child input")?;
    window.click(".setup .levels input[value=apprentice]")?;
    window.follow(".setup .go")?;
    settled(&window)?;
    window.ask(RECORD, Vec::new())?;
    let mut luck = Luck::new(9);
    for _ in 0..ACTIONS {
        if settled(&window)?.is_over() {
            break;
        }
        from_list(&window, &mut luck)?;
    }
    settled(&window)?;
    stage.shoot(&window, &format!("behind-hand-{}", game.id))?;
    let findings = report(&window)?;
    stage.check_consoles(&[])?;
    Ok(findings)
}

fn report(window: &Window) -> Findings {
    let over = window.ask("return window.over", Vec::new())?;
    let count = |key: &str| over[key].as_u64().unwrap_or_default();
    ensure!(over["ghosts"].as_array().context("a list")?.is_empty(), "over the own hand: {}", over["ghosts"]);
    ensure!(
        count("behind") > 0 && count("moving") > 0,
        "nothing lay behind the hand, or nothing moved: {over}"
    );
    Ok(vec![format!(
        "{} frames, in {} of them something lay behind the hand",
        count("frames"),
        count("behind")
    )])
}
