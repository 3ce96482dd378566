//! A whole game without a mouse: Tab, arrows, Enter and Space.

use crate::game::Game;
use crate::play::{Glance, settled, wait_until};
use crate::scenario::Findings;
use crate::stage::Stage;
use crate::window::{Key, PAGE_TIMEOUT, Size, Window};
use anyhow::{Context, bail, ensure};

/// Anything on a page is so many keys away at most.
const FARTHEST: usize = 400;
/// So many arrow keys are tried before Tab.
const ARROWS: usize = 8;

pub(crate) fn play(stage: &mut Stage<'_>, game: &Game) -> Findings {
    let window = stage.open(Size::LAPTOP)?;
    window.visit(&format!("/play/{}?with=bots", game.id))?;
    tab_to(&window, ".setup .go")?;
    window.follow_by_key(Key::ENTER)?;
    let (mut actions, mut keys) = (0, 0);
    loop {
        let glance = settled(&window)?;
        if glance.is_over() {
            break;
        }
        let does = if actions % 2 == 0 { Key::ENTER } else { Key::SPACE };
        keys += act(&window, &glance, does)?;
        actions += 1;
    }
    tab_to(&window, ".results form[action*='/rematch'] button")?;
    window.follow_by_key(Key::ENTER)?;
    ensure!(Glance::at(&window)?.stage == "playing", "another game begins");
    stage.check_consoles(&[])?;
    Ok(vec![format!("{}: {actions} actions by {keys} keys", game.id)])
}

/// One action; says how many keys it took.
fn act(window: &Window, begun: &Glance, does: Key) -> anyhow::Result<usize> {
    let mut keys = 0;
    let mut glance = begun.clone();
    while glance.mine && glance.number == begun.number {
        if glance.lit == 0 && !glance.offered && !window.has("#sure[open]")? {
            // With everything chosen the action is on its way.
            glance = after(window, &glance)?;
            continue;
        }
        keys += if window.has("#sure[open]")? {
            tab_to(window, "#sure button[value=yes]")?
        } else if window.has("#live .lit")? {
            go_to_lit(window)?
        } else {
            tab_to(window, "#do button:not(.quiet)")?
        };
        window.press(does)?;
        keys += 1;
        glance = after(window, &glance)?;
    }
    Ok(keys)
}

fn after(window: &Window, before: &Glance) -> anyhow::Result<Glance> {
    let changed = wait_until(window, "a key to change something", PAGE_TIMEOUT, |now| now != before);
    changed.with_context(|| format!("{before:?}"))
}

fn tab_to(window: &Window, selector: &str) -> anyhow::Result<usize> {
    let script = "return document.activeElement.matches(arguments[0])";
    for keys in 0..FARTHEST {
        if window.ask(script, vec![selector.into()])? == true {
            return Ok(keys);
        }
        window.press(Key::TAB)?;
    }
    bail!("`{selector}` cannot be reached by Tab")
}

/// Where the focus is, and in which direction the nearest thing lies that is lit.
const WHERE: &str = r"
const at = document.activeElement;
if (at.matches('#live .lit')) return 'there';
if (!at.matches('#live [data-pick]')) return 'outside';
const middle = (thing) => { const box = thing.getBoundingClientRect(); return [box.left + box.width / 2, box.top + box.height / 2]; };
const [x, y] = middle(at);
const lit = [...document.querySelectorAll('#live .lit')].map(middle).map(([tx, ty]) => [tx - x, ty - y])
  .sort((a, b) => Math.hypot(...a) - Math.hypot(...b))[0];
if (!lit) return 'outside';
if (Math.abs(lit[0]) > Math.abs(lit[1])) return lit[0] > 0 ? 'right' : 'left';
return lit[1] > 0 ? 'down' : 'up';
";

/// With arrows from thing to thing; where they lead nowhere, with Tab.
fn go_to_lit(window: &Window) -> anyhow::Result<usize> {
    for keys in 0..FARTHEST {
        let place = window.ask(WHERE, Vec::new())?;
        let key = match place.as_str() {
            Some("there") => return Ok(keys),
            Some("right") if keys < ARROWS => Key::RIGHT,
            Some("left") if keys < ARROWS => Key::LEFT,
            Some("up") if keys < ARROWS => Key::UP,
            Some("down") if keys < ARROWS => Key::DOWN,
            _ => Key::TAB,
        };
        window.press(key)?;
    }
    bail!("nothing that is lit can be reached by keyboard")
}
