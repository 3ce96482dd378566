//! Every game with the most seats, in every size that people have: nothing is cut, nothing lies over anything else, what is to
//! be picked now is in view, and fingers hit it.

use crate::game::Game;
use crate::play::{hurry, settled};
use crate::scenario::Findings;
use crate::stage::Stage;
use crate::window::{Key, POINT, Size, Window};
use anyhow::{Context, bail, ensure};
use serde_json::{Value, json};

const SIZES: [Size; 6] =
    [Size::LAPTOP, Size::LARGE_LAPTOP, Size::TABLET, Size::TALL_PHONE, Size::PHONE, Size::LYING_PHONE];
/// Moments that are looked at, by how many actions have been played since the last.
const MOMENTS: [(&str, usize); 3] = [("begin", 0), ("early", 3), ("middle", 7)];
/// Actions until a moment comes that needs more room than others.
const MOST: usize = 40;

/// What is wrong with the page as it lies there, without scrolling.
const WRONG: &str = r"
const wrong = [];
const say = (one) => `${one.localName}.${one.className} ${(one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 40)}`;
const live = document.getElementById('live');
const seen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
const wide = innerWidth >= 960;

// Is it there without scrolling, and does a finger hit it? Some corner of the middle is enough: cards overlap.
const hit = (one) => {
  const box = one.getBoundingClientRect();
  return [[.5, .5], [.3, .5], [.7, .5], [.5, .3], [.5, .7]].some(([x, y]) =>
    document.elementFromPoint(box.left + x * box.width, box.top + y * box.height)?.closest('[data-pick]') === one);
};
const lit = [...live.querySelectorAll('.lit')].filter(seen);
if (!lit.length) wrong.push('nothing can be picked');
const missed = lit.filter((one) => !hit(one));
const must = lit.filter((one) => one.matches('.must'));
if (wide && missed.length) wrong.push(`not in view: ${missed.map(say).join('; ')}`);
if (!lit.some(hit)) wrong.push('nothing that can be picked is in view');
if (must.length && !must.some(hit)) wrong.push('nothing that must be picked is in view');

// Targets: what can be picked, at least once as large as a finger, and every button in reach.
const least = arguments[0];
const size = (one) => { const box = one.getBoundingClientRect(); return Math.min(box.width, box.height); };
if (!wide) {
  for (const pick of new Set(lit.map((one) => one.dataset.pick))) {
    const best = lit.filter((one) => one.dataset.pick === pick).sort((a, b) => size(b) - size(a))[0];
    if (size(best) < least) wrong.push(`${Math.round(size(best))} px: ${say(best)}`);
  }
}
const buttons = [...document.querySelectorAll('.prompt button, .prompt a.button, .menu summary, .log summary')].filter(seen);
for (const one of buttons) if (size(one) < 43.5) wrong.push(`${Math.round(size(one))} px: ${say(one)}`);

// Nothing is cut: no line of text is wider than what holds it, and in a wide window every seat is whole.
for (const one of document.querySelectorAll('.prompt button, .chips b, .seat .public *, .hand *, .board *')) {
  if (!seen(one) || one.closest('svg, .visually-hidden') || one.classList.contains('visually-hidden')) continue;
  const style = getComputedStyle(one);
  if (style.overflowX !== 'visible' && style.overflowX !== 'auto' && one.scrollWidth > one.clientWidth + 1 && one.textContent.trim())
    wrong.push(`cut: ${say(one)} (${one.scrollWidth} in ${one.clientWidth})`);
}
if (wide) {
  for (const one of live.querySelectorAll('.seat')) {
    const [box, list] = [one.getBoundingClientRect(), one.parentElement.getBoundingClientRect()];
    if (box.bottom > Math.min(innerHeight, list.bottom) + 1) wrong.push(`seat cut: ${say(one)} ends at ${Math.round(box.bottom)}`);
  }
}

// Nothing lies over anything else: things that are no parts of one another share at most a sliver.
const things = [...live.querySelectorAll('.board .thing, .hand .thing, .bar button, .chips li')].filter(seen);
const boxes = things.map((one) => one.getBoundingClientRect());
const stays = (one) => ['fixed', 'sticky'].includes(getComputedStyle(one).position);
const fixed = (one) => { while (one && !stays(one)) one = one.parentElement; return !!one; };
for (let a = 0; a < things.length; a += 1) {
  for (let b = a + 1; b < things.length; b += 1) {
    // What stays at an edge covers what is scrolled behind it.
    if (things[a].contains(things[b]) || things[b].contains(things[a]) || fixed(things[a]) !== fixed(things[b])) continue;
    const across = Math.min(boxes[a].right, boxes[b].right) - Math.max(boxes[a].left, boxes[b].left);
    const down = Math.min(boxes[a].bottom, boxes[b].bottom) - Math.max(boxes[a].top, boxes[b].top);
    const smaller = Math.min(boxes[a].width * boxes[a].height, boxes[b].width * boxes[b].height);
    if (across > 0 && down > 0 && across * down > .25 * smaller) wrong.push(`${say(things[a])} lies over ${say(things[b])}`);
  }
}
return wrong;
";

/// The least size of what can be picked by finger.
const FINGER: f64 = 43.5;

pub(crate) fn play(stage: &mut Stage<'_>, game: &Game) -> Findings {
    let window = stage.open(Size::LAPTOP)?;
    window.visit(&format!("/play/{}?with=bots", game.id))?;
    window.click(".setup .players label:last-child input")?;
    window.click(".setup .levels input[value=apprentice]")?;
    window.follow(".setup .go")?;
    let (mut wrong, mut looked) = (Vec::new(), 0);
    for (moment, actions) in MOMENTS {
        settled(&window)?;
        hurry(&window, actions)?;
        // With other luck than usual a short game may be over by then.
        if settled(&window)?.is_over() {
            break;
        }
        for size in SIZES {
            let name = format!("{}-{moment}-{}", game.id, size.name);
            wrong.extend(look(stage, &window, size, &name)?);
            looked += 1;
        }
    }
    let own = game.sizes()?;
    for (moment, sign) in own["tight"].as_object().into_iter().flatten() {
        play_until(&window, sign.as_str().context("what shows that the moment has come")?)?;
        for size in SIZES {
            wrong.extend(look(stage, &window, size, &format!("{}-{moment}-{}", game.id, size.name))?);
            looked += 1;
        }
    }
    if own["in_view"].is_array() {
        for size in [Size::LAPTOP, Size::LARGE_LAPTOP] {
            window.resize(size)?;
            window.painted()?;
            let out = window.ask(OUT_OF_VIEW, vec![own["in_view"].clone()])?;
            wrong
                .extend((out != json!([])).then(|| format!("{}-{}: out of view: {out}", game.id, size.name)));
        }
    }
    for size in [Size::PHONE, Size::TALL_PHONE] {
        wrong.extend(lies_still(&window, size)?.into_iter().map(|one| format!("{}: {one}", size.name)));
    }
    ensure!(wrong.is_empty(), "{}", wrong.join("\n"));
    window.resize(Size::LYING_PHONE)?;
    window.painted()?;
    stays(&window)?;
    stage.check_consoles(&[])?;
    Ok(vec![format!("{looked} pages looked at")])
}

fn look(stage: &Stage<'_>, window: &Window, size: Size, name: &str) -> anyhow::Result<Vec<String>> {
    window.resize(size)?;
    window.painted()?;
    settled(window).with_context(|| name.to_owned())?;
    stage.shoot(window, &format!("sizes-{name}"))?;
    window.check_width().with_context(|| name.to_owned())?;
    let wrong = window.ask(WRONG, vec![FINGER.into()])?;
    let wrong = wrong.as_array().context("a list")?.iter().filter_map(|one| one.as_str());
    Ok(wrong.map(|one| format!("{name}: {one}")).collect())
}

/// Plays until this is on the page.
fn play_until(window: &Window, sign: &str) -> anyhow::Result<()> {
    for _ in 0..MOST {
        ensure!(!settled(window)?.is_over(), "the game is over, and there was no `{sign}`");
        if window.has(sign)? {
            return Ok(());
        }
        hurry(window, 1)?;
    }
    bail!("no `{sign}` within {MOST} actions")
}

/// Which of these parts of the page are not there, or not whole without scrolling.
const OUT_OF_VIEW: &str = r"
scrollTo(0, 0);
return arguments[0].filter((selector) => {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return !box || !box.width || box.top < -1 || box.bottom > innerHeight + 1 || box.right > innerWidth + 1;
});
";

/// The middle of everything that could be touched, on the page; in a hand that stays at the lower edge, from there. The page may
/// be scrolled to what is wanted next.
const MIDDLES: &str = r"
return [...document.querySelectorAll('#live :is(.board, .hand) [data-pick]')].map((one) => {
  const [box, part] = [one.getBoundingClientRect(), one.closest('.board, .hand')];
  const from = getComputedStyle(part).position === 'sticky' ? part.getBoundingClientRect().bottom : -scrollY;
  return box.width ? [one.dataset.pick, Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2 - from)] : null;
});
";

/// So many things are touched.
const TOUCHED: u64 = 4;

/// A finger that touches something finds everything else where it was, and again when it puts that back.
fn lies_still(window: &Window, size: Size) -> anyhow::Result<Vec<String>> {
    window.resize(size)?;
    window.painted()?;
    if settled(window)?.is_over() {
        return Ok(Vec::new());
    }
    // So that nothing is sent by the touch.
    window.ask("localStorage.confirm = 'on'", Vec::new())?;
    let lit =
        "const lit = [...document.querySelectorAll('#live .lit')].filter((one) => one.checkVisibility());";
    let count = window.ask(&format!("{lit} return lit.length"), Vec::new())?.as_u64().unwrap_or_default();
    let mut moved = Vec::new();
    for nth in 0..count.min(TOUCHED) {
        let script = format!("{POINT} {lit} return point(lit[arguments[0]])");
        let point = window.ask(&script, vec![(nth * count / count.min(TOUCHED)).into()])?;
        let before = window.ask(MIDDLES, Vec::new())?;
        window.click_at(&point)?;
        window.wait("something to be chosen", "return !!document.querySelector('#live .chosen')")?;
        window.painted()?;
        moved.extend(shifts(&before, &window.ask(MIDDLES, Vec::new())?));
        window.press(Key::ESCAPE)?;
        window.painted()?;
        moved.extend(shifts(&before, &window.ask(MIDDLES, Vec::new())?));
    }
    window.ask("localStorage.confirm = 'off'", Vec::new())?;
    Ok(moved)
}

/// What lies elsewhere than before; the first of it says enough.
fn shifts(before: &Value, after: &Value) -> Option<String> {
    let (before, after) = (before.as_array()?, after.as_array()?);
    let far = |one: &Value, other: &Value| {
        let place = |at: &Value, index: usize| at[index].as_i64().unwrap_or_default();
        (1..=2).any(|index| (place(one, index) - place(other, index)).abs() > 1)
    };
    let mut both = before.iter().zip(after).filter(|(one, other)| one.is_array() && other.is_array());
    both.find(|(one, other)| far(one, other))
        .map(|(one, other)| format!("it moved under the finger: {one} to {other}"))
}

/// What was swiped sideways stays so when the table changes, as far as what lies there now reaches.
fn stays(window: &Window) -> anyhow::Result<()> {
    const SWIPE: &str = "const box = document.querySelector('#live [data-swipe]');
        if (box) box.scrollLeft = box.scrollWidth;
        return box ? Math.round(box.scrollLeft) : 0";
    const SWIPED: &str = "const box = document.querySelector('#live [data-swipe]');
        return box ? [Math.round(box.scrollLeft), Math.floor(box.scrollWidth - box.clientWidth)] : [0, 0]";
    let before = window.ask(SWIPE, Vec::new())?.as_u64().context("a place")?;
    hurry(window, 1)?;
    let after = window.ask(SWIPED, Vec::new())?;
    let [now, most] = [0, 1].map(|index| after[index].as_u64().unwrap_or_default());
    let kept = now.abs_diff(before.min(most)) <= 1;
    ensure!(kept, "it was swiped to {before} px, and after the next step it is at {now} px of {most}");
    Ok(())
}
