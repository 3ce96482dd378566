//! Trying something in a prepared position, whatever the game: lessons and second tries.

use crate::play::GO_ON;
use crate::window::{POINT, Window};
use anyhow::{Context, bail, ensure};

/// So many clicks at most are needed: a shape is turned until it lies right.
const MOST_CLICKS: usize = 60;

/// Asks to be shown what is right, and clicks exactly that.
pub(crate) fn as_shown(window: &Window) -> anyhow::Result<()> {
    window.click(".show-me summary")?;
    window.wait_for("#live .shown-how")?;
    for _ in 0..MOST_CLICKS {
        let next = window.ask(NEXT, Vec::new())?;
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
    bail!("clicked {MOST_CLICKS} times, and it was never right")
}

/// Something came of what was sent: it was right, or something has to be sent away first.
const ANSWERED: &str =
    "return !!document.querySelector('.answered[data-right], #sure[open], #spectacle.open')";

/// What to do next, so that in the end exactly what is shown is chosen.
const NEXT: &str = r"
if (document.getElementById('sure')?.open) return { do: 'confirm' };
if (document.querySelector('#spectacle.open')) return { do: 'go on' };
if (document.querySelector('.answered[data-right]')) return { do: 'nothing' };
const wanted = document.querySelector('.show-me').dataset.show;
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

/// Does something that is legal and not what is shown. It is answered, and unless it is right, too, everything is as it was.
/// Says whether it was.
pub(crate) fn something_else(window: &Window) -> anyhow::Result<bool> {
    let lies = "return document.querySelector('#live .board').textContent";
    let before = window.ask(lies, Vec::new())?;
    let other = "const shown = document.querySelector('.show-me').dataset.show;
        const all = [...document.querySelectorAll('#actions button')].reverse();
        const other = all.find((button) => button.dataset.picks !== shown);
        other?.form.requestSubmit(other);
        return !!other";
    if window.ask(other, Vec::new())? == false {
        return Ok(false);
    }
    window.wait_for(".answered")?;
    if window.has(".answered[data-right]")? {
        return Ok(true);
    }
    ensure!(window.text(".answered")?.len() > 20, "it is said why not");
    ensure!(window.ask(lies, Vec::new())? == before, "whatever is not right is not played");
    Ok(false)
}
