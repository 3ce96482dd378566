//! Playing at a table by clicking what is lit, whatever the game.

use crate::game::Game;
use crate::window::{Motion, PAGE_TIMEOUT, POINT, Window};
use anyhow::{Context, bail, ensure};
use benben_support::wait_within;
use serde_json::{Value, json};
use std::time::Duration;

/// No game needs more clicks.
const MOST_CLICKS: usize = 3000;

/// Sits down to a game against a bot that does not think long.
pub(crate) fn against_a_bot(window: &Window, game: &Game) -> anyhow::Result<()> {
    window.visit(&format!("/play/{}?with=bots", game.id))?;
    window.click(".setup .levels input[value=apprentice]")?;
    window.follow(".setup .go")
}

/// What a person sees of a table at a glance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Glance {
    pub(crate) stage: String,
    pub(crate) mine: bool,
    pub(crate) prompt: String,
    pub(crate) number: String,
    pub(crate) chosen: u64,
    pub(crate) lit: u64,
    pub(crate) offered: bool,
    asks: bool,
    /// A shape lies as a ghost and waits to be confirmed.
    ghost: bool,
    /// The device is to be passed on.
    passes: bool,
    /// A climax lies over the board.
    shows: bool,
}

const GLANCE: &str = r"
const live = document.getElementById('live');
if (!live) return null;
const asks = document.getElementById('sure')?.open ?? false;
// With one action left it is on its way, unless only a place was touched; nothing more is to be clicked.
const things = [...live.querySelectorAll('.chosen')];
const chosen = things.map((thing) => thing.dataset.pick);
const meant = [...document.querySelectorAll('#actions button[data-picks]')].filter((button) => {
  const rest = button.dataset.picks.split(' ');
  return chosen.every((pick) => rest.includes(pick) && rest.splice(rest.indexOf(pick), 1));
});
// A ghost is sent only when it is confirmed.
const sent = meant.length === 1 && !live.querySelector('.ghost') && !things.every((thing) => thing.classList.contains('place'));
return {
  stage: live.dataset.stage, mine: 'mine' in live.dataset && !('past' in live.dataset), number: live.dataset.number,
  prompt: document.getElementById('prompt')?.textContent.trim() ?? '',
  chosen: live.querySelectorAll('.chosen').length, lit: sent ? 0 : [...live.querySelectorAll('.lit')].filter((thing) => thing.checkVisibility()).length,
  offered: !sent && !!document.querySelector('#do button:not(.quiet)'), asks, passes: 'pass' in live.dataset,
  ghost: !!live.querySelector('.ghost'),
  shows: !!document.querySelector('#spectacle.open'),
};
";

impl Glance {
    pub(crate) fn at(window: &Window) -> anyhow::Result<Glance> {
        let seen = window.ask(GLANCE, Vec::new())?;
        let text = |key: &str| seen[key].as_str().unwrap_or_default().to_owned();
        let glance = Glance {
            stage: text("stage"),
            mine: seen["mine"] == true,
            prompt: text("prompt"),
            number: text("number"),
            chosen: seen["chosen"].as_u64().unwrap_or_default(),
            lit: seen["lit"].as_u64().unwrap_or_default(),
            offered: seen["offered"] == true,
            asks: seen["asks"] == true,
            ghost: seen["ghost"] == true,
            passes: seen["passes"] == true,
            shows: seen["shows"] == true,
        };
        ensure!(!glance.prompt.is_empty(), "nobody says what is awaited: {seen}");
        Ok(glance)
    }

    pub(crate) fn is_over(&self) -> bool {
        self.stage == "over"
    }
}

/// Choices that are the same in every run.
pub(crate) struct Luck(u64);

impl Luck {
    pub(crate) const fn new(seed: u64) -> Self {
        Luck(seed.wrapping_mul(2).wrapping_add(1))
    }

    pub(crate) fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % n.max(1)
    }
}

/// Clicks something that is lit, or the button that does what was chosen.
pub(crate) fn pick(window: &Window, glance: &Glance, luck: &mut Luck) -> anyhow::Result<()> {
    if glance.asks {
        return window.click("#sure button[value=yes]");
    }
    if glance.shows {
        return go_on(window);
    }
    // A shape that fits in one way only cannot be turned, and a tap on it changes nothing.
    if glance.offered && (glance.ghost || glance.lit == 0 || luck.below(3) == 0) {
        return window.click("#do button:not(.quiet)");
    }
    let nth = luck.below(glance.lit);
    let script = format!(
        "{POINT} return point([...document.querySelectorAll('#live .lit')].filter((thing) => thing.checkVisibility())[arguments[0]])"
    );
    let point = window.once_still(&script, &nth.into(), |point| point.is_null() || point["x"].is_number())?;
    // The table may have changed since the glance.
    if point.is_null() { Ok(()) } else { window.click_at(&point) }
}

/// Sends a climax away; one that goes by itself may be gone already.
fn go_on(window: &Window) -> anyhow::Result<()> {
    window.ask(GO_ON, Vec::new()).map(drop)
}

/// Sends a climax away, if there is one.
pub(crate) const GO_ON: &str = "const on = document.querySelector('#spectacle.open [data-go-on]');
    if (on) { window.wentOn = true; on.click(); }";

/// Sends the last scene of a game away, which comes a moment after the end and stays; some games have none.
pub(crate) fn go_on_to_results(window: &Window) -> anyhow::Result<()> {
    let script = format!(
        "{GO_ON} window.endSeen ??= performance.now();
        const open = document.querySelector('#spectacle.open');
        return !open && (window.wentOn || performance.now() - window.endSeen > 3000) ? true : null"
    );
    window.wait("the last scene to be over", &script).map(drop)
}

/// Picks until an action was sent, or the turn has passed to others.
pub(crate) fn act(window: &Window, luck: &mut Luck) -> anyhow::Result<()> {
    let begun = settled(window)?;
    let mut glance = begun.clone();
    window.check_width()?;
    for clicks in 0..MOST_CLICKS {
        if glance.number != begun.number || !glance.mine {
            return Ok(());
        }
        // Whatever is picked first brings its buttons; what follows looks alike.
        if clicks == 1 {
            window.check_width()?;
        }
        // With everything chosen the action is on its way.
        if glance.lit > 0 || glance.offered || glance.asks {
            pick(window, &glance, luck).with_context(|| format!("{glance:?}"))?;
        }
        glance = changed(window, &glance)?;
    }
    bail!("clicked {MOST_CLICKS} times and nothing was played")
}

/// Waits until the table shows something else. A click may be lost only where things move.
fn changed(window: &Window, before: &Glance) -> anyhow::Result<Glance> {
    let patience = if window.motion == Motion::Full { Duration::from_secs(2) } else { PAGE_TIMEOUT };
    match wait_until(window, "a click to change something", patience, |glance| glance != before) {
        Err(error) if window.motion == Motion::Reduced => Err(error).with_context(|| format!("{before:?}")),
        Err(_) => Glance::at(window),
        changed => changed,
    }
}

/// The table once it looks like this.
pub(crate) fn wait_until(
    window: &Window,
    what: &str,
    patience: Duration,
    is_so: impl Fn(&Glance) -> bool,
) -> anyhow::Result<Glance> {
    wait_within(what, patience, || match Glance::at(window) {
        Ok(glance) if !is_so(&glance) => None,
        answer => Some(answer),
    })?
}

/// The table once it waits for this person, is over, or the device is to be passed on.
pub(crate) fn settled(window: &Window) -> anyhow::Result<Glance> {
    wait_until(window, "one's turn, or the end", PAGE_TIMEOUT * 2, |glance| {
        let can_act = glance.mine && (glance.lit > 0 || glance.offered || glance.asks);
        can_act || glance.passes || glance.stage != "playing"
    })
}

/// Plays to the end, and says how many actions that took.
pub(crate) fn to_the_end(window: &Window, luck: &mut Luck) -> anyhow::Result<usize> {
    for actions in 0..MOST_CLICKS {
        let glance = settled(window)?;
        if glance.is_over() {
            go_on_to_results(window)?;
            return Ok(actions);
        }
        act(window, luck).with_context(|| format!("action {}", actions + 1))?;
    }
    bail!("the game does not end")
}

/// Plays one action from the plain list, and waits until it was taken.
pub(crate) fn from_list(window: &Window, luck: &mut Luck) -> anyhow::Result<()> {
    let count = "return document.querySelectorAll('#actions button').length";
    let nth =
        luck.below(window.wait("something to do", &format!("{count} || null"))?.as_u64().unwrap_or_default());
    let script = "const button = document.querySelectorAll('#actions button')[arguments[0]];
        button.form.requestSubmit(button); return document.getElementById('live').dataset.number";
    let number = window.ask(script, vec![nth.into()])?;
    let taken = format!(
        "const {{ dataset }} = document.getElementById('live'); return dataset.number !== {number} || dataset.stage !== 'playing'"
    );
    window.wait("the action to be taken", &taken).map(drop)
}

/// Plays so many actions from the plain list, as fast as the server answers; fewer if the game ends.
pub(crate) fn hurry(window: &Window, actions: usize) -> anyhow::Result<Value> {
    let answer = window.ask_slowly(HURRY, vec![json!(actions), json!(20_261)])?;
    ensure!(answer["error"].is_null(), "the plain list: {}", answer["error"]);
    Ok(answer)
}

const HURRY: &str = r"
const [most, seed, done] = arguments;
let luck = seed;
const below = (n) => { luck = (luck * 48271) % 2147483647; return luck % n; };
const rest = () => new Promise((resolve) => setTimeout(resolve, 4));
(async () => {
  let played = 0;
  let last;
  let waited = 0;
  while (played < most && waited < 5000) {
    const live = document.getElementById('live');
    const buttons = [...document.querySelectorAll('#actions button')];
    if (live.dataset.stage === 'over') break;
    if (!('mine' in live.dataset) || !buttons.length || live.dataset.number === last) {
      waited += 1;
      await rest();
      continue;
    }
    waited = 0;
    last = live.dataset.number;
    const button = buttons[below(buttons.length)];
    button.form.requestSubmit(button);
    played += 1;
  }
  if (waited >= 5000) return { error: `no progress after ${played} actions` };
  for (let n = 0; n < 2000 && played === most; n += 1) {
    const live = document.getElementById('live');
    if (live.dataset.stage === 'over' || ('mine' in live.dataset && live.dataset.number !== last)) break;
    await rest();
  }
  return { played };
})().then(done, (error) => done({ error: String(error) }));
";
