//! Trying something in a prepared position, whatever the game: lessons, puzzles and second tries.

use crate::play::GO_ON;
use crate::window::{POINT, Window};
use anyhow::{Context, bail, ensure};

/// So many clicks at most are needed: a shape is turned until it lies right.
const MOST_CLICKS: usize = 60;

/// Asks to be shown what is right, and clicks exactly that.
pub(crate) fn as_shown(window: &Window) -> anyhow::Result<()> {
    window.click(".show-me summary")?;
    window.wait_for("#live .shown-how")?;
    click_through(window, &shown(window)?)?;
    ensure!(window.has(".answered[data-right]")?, "what is shown is right");
    Ok(())
}

/// What to pick, as the page shows it to whoever asks.
pub(crate) fn shown(window: &Window) -> anyhow::Result<String> {
    let shown = window.ask("return document.querySelector('.show-me')?.dataset.show", Vec::new())?;
    shown.as_str().map(ToOwned::to_owned).context("it can be shown how")
}

/// Clicks what an action is made of, and nothing else, until it is answered.
pub(crate) fn click_through(window: &Window, picks: &str) -> anyhow::Result<()> {
    // What was answered before is out of the way, so that the next answer is seen.
    window.ask("document.querySelectorAll('.answered').forEach((old) => old.remove())", Vec::new())?;
    for _ in 0..MOST_CLICKS {
        let next = window.ask(NEXT, vec![picks.into()])?;
        match next["do"].as_str().unwrap_or_default() {
            "nothing" => return Ok(()),
            "wait" => drop(window.wait("an answer", ANSWERED)?),
            "confirm" => window.click("#sure button[value=yes]")?,
            "go on" => drop(window.ask(GO_ON, Vec::new())?),
            "send" => {
                window.click("#do button:not(.quiet)")?;
                window.wait("an answer", ANSWERED)?;
            }
            _ => {
                let point = window.ask(&format!("{POINT} return point(window.nextThing)"), Vec::new())?;
                window.click_at(&point).with_context(|| format!("{next}"))?;
            }
        }
    }
    bail!("clicked {MOST_CLICKS} times for {picks}, and it was never answered")
}

/// Something came of what was sent: it was answered, or something has to be sent away first.
const ANSWERED: &str = "return !!document.querySelector('.answered, #sure[open], #spectacle.open')";

/// What to do next, so that in the end exactly what is wanted is chosen.
const NEXT: &str = r"
const wanted = arguments[0];
if (document.getElementById('sure')?.open) return { do: 'confirm' };
if (document.querySelector('#spectacle.open')) return { do: 'go on' };
if (document.querySelector('.answered')) return { do: 'nothing' };
const chosen = [...document.querySelectorAll('#live .chosen')].map((thing) => thing.dataset.pick);
if ([...chosen].sort().join(' ') === wanted.split(' ').sort().join(' ')) {
  return { do: document.querySelector('#do button:not(.quiet)') ? 'send' : 'wait' };
}
const action = [...document.querySelectorAll('#actions button')].find((button) => button.dataset.picks === wanted);
if (!action) return { do: 'wait' };
const rest = wanted.split(' ');
for (const pick of chosen) if (rest.includes(pick)) rest.splice(rest.indexOf(pick), 1);
// What is left may be meant already.
const meant = [...document.querySelectorAll('#actions button[data-picks]')].filter((button) => {
  const all = button.dataset.picks.split(' ');
  return chosen.every((pick) => all.includes(pick) && all.splice(all.indexOf(pick), 1));
});
const isPlace = (pick) => document.querySelector(`#live [data-pick='${CSS.escape(pick)}']`)?.classList.contains('place');
if (!action.dataset.lay && meant.length === 1 && chosen.length && !chosen.every(isPlace)) return { do: 'wait' };
const pick = action.dataset.lay ? action.dataset.lay.split(' ')[0] : rest[0];
window.nextThing = [...document.querySelectorAll('#live [data-pick]')].find((thing) =>
  thing.dataset.pick === pick && (action.dataset.lay || !thing.classList.contains('chosen')));
return { do: 'click', pick, chosen, wanted };
";

/// Clicks something that is legal and isn't this. It is answered, and unless it is right, too, everything is as it was.
/// Says whether it was.
pub(crate) fn something_else(window: &Window, than: &str) -> anyhow::Result<bool> {
    let lies = "return document.querySelector('#live .board').textContent";
    let before = window.ask(lies, Vec::new())?;
    let other =
        "return [...document.querySelectorAll('#actions button')].map((button) => button.dataset.picks)
        .findLast((picks) => picks !== arguments[0])";
    let other = window.ask(other, vec![than.into()])?;
    click_through(window, other.as_str().context("there is something else to do")?)?;
    if window.has(".answered[data-right]")? {
        return Ok(true);
    }
    ensure!(window.text(".answered")?.len() > 20, "it is said why not");
    ensure!(window.ask(lies, Vec::new())? == before, "whatever is not right is not played");
    Ok(false)
}

/// Asks the server for the answer, as the button on the page does, and says what to pick for it: the page itself doesn't.
pub(crate) fn solution(window: &Window) -> anyhow::Result<String> {
    let found = window.ask_slowly(
        "const done = arguments[0];
        const told = fetch(`${location.pathname}/solution`, { method: 'POST', headers: { 'x-script': '1' } });
        told.then((answer) => answer.text()).then((html) => {
          const page = new DOMParser().parseFromString(html, 'text/html');
          const text = page.querySelector('.answered strong').textContent;
          const button = [...document.querySelectorAll('#actions button')].find((button) => button.textContent === text);
          done(button?.dataset.picks ?? null);
        }, () => done(null));",
        Vec::new(),
    )?;
    found.as_str().map(ToOwned::to_owned).context("the solution is on the page")
}
