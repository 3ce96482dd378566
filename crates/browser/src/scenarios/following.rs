//! Following what others do, at normal speed and with everything that moves: four bots, one after another; a tap skips, and what
//! was missed is shown once more.

use crate::game::Game;
use crate::play::{Glance, Luck, act, settled};
use crate::scenario::Findings;
use crate::stage::Stage;
use crate::window::{Motion, Size, Window};
use anyhow::{Context, ensure};
use serde_json::Value;
use std::collections::BTreeMap;

/// Own turns until the others were fast enough for a tap to have something to skip.
const TURNS: usize = 5;
/// Whoever follows at normal speed has at least so long to read, in milliseconds: a little less than the page waits, because a
/// frame is noted a moment after it is shown.
const READING: f64 = 450.0;

/// Notes every frame that is shown: which step it tells, its sentences, and when.
const RECORD: &str = r"
window.noted = [];
const note = () => {
  const live = document.getElementById('live');
  const says = [...live.querySelectorAll('#told > span:not([data-notice])')].map((said) => said.textContent.trim());
  noted.push({ told: Number(live.dataset.told), says, at: performance.now() });
};
new MutationObserver(note).observe(document.getElementById('live').parentElement, { childList: true });
";

/// The sentences of the log, by the step that told them.
const LOG: &str = r"
const log = {};
for (const link of [...document.querySelectorAll('.aside > .log a[href^=\'#from-\']')].reverse())
  (log[link.hash.slice(6)] ??= []).push(link.textContent.trim());
return log;
";

/// A frame that was shown.
struct Frame {
    told: u64,
    says: Vec<String>,
    at: f64,
}

pub(crate) fn play(stage: &mut Stage<'_>, game: &Game) -> Findings {
    let window = stage.open_with(Size::LAPTOP, Motion::Full)?;
    window.visit(&format!("/play/{}?with=bots", game.id))?;
    window.click(".setup .players label:last-child input")?;
    window.click(".setup .levels input[value=apprentice]")?;
    window.follow(".setup .go")?;
    let mut luck = Luck::new(3);
    settled(&window)?;
    window.ask(RECORD, Vec::new())?;
    act(&window, &mut luck)?;
    settled(&window)?;
    let followed = as_told(&window)?;
    apart(&followed)?;
    let others = followed.len() - 1;
    ensure!(others >= 3, "only {others} actions of others were seen");
    stage.shoot(&window, &format!("following-{}", game.id))?;
    let own = skip(&window, &mut luck)?;
    missed(&window, own + 1, "[data-missed]")?;
    // Whoever sees everything at once sees this one after another as well.
    at_speed(&window, "once")?;
    apart(&missed(&window, own + 1, "[data-missed]")?)?;
    let from = now(&window)? - 2;
    missed(&window, from, &format!(".log a[href='#from-{from}']"))?;
    nothing_jumps(&window)?;
    stage.check_consoles(&[])?;
    Ok(vec![format!("{others} actions of others, one after another, skipped and told again")])
}

fn at_speed(window: &Window, speed: &str) -> anyhow::Result<()> {
    let choose = "localStorage.speed = arguments[0]; dispatchEvent(new Event('storage'))";
    window.ask(choose, vec![speed.into()]).map(drop)
}

fn now(window: &Window) -> anyhow::Result<u64> {
    let told = window.ask("return Number(document.getElementById('live').dataset.told)", Vec::new())?;
    told.as_u64().context("a table that is played tells how far it is")
}

/// The frames since the last look, without those in which nothing new was told.
fn frames(window: &Window) -> anyhow::Result<Vec<Frame>> {
    let noted = window.ask("return window.noted.splice(0)", Vec::new())?;
    let frame = |noted: &Value| {
        let says = noted["says"].as_array()?.iter().filter_map(|said| said.as_str().map(str::to_owned));
        Some(Frame { told: noted["told"].as_u64()?, says: says.collect(), at: noted["at"].as_f64()? })
    };
    let noted: Option<Vec<Frame>> = noted.as_array().context("frames")?.iter().map(frame).collect();
    let mut frames = noted.context("every frame tells where it is")?;
    frames.dedup_by_key(|frame| frame.told);
    Ok(frames)
}

/// The frames since the last look: step after step, each with the sentences that the log has for it.
fn as_told(window: &Window) -> anyhow::Result<Vec<Frame>> {
    let frames = frames(window)?;
    let log: BTreeMap<u64, Vec<String>> = serde_json::from_value(window.ask(LOG, Vec::new())?)?;
    for pair in frames.windows(2) {
        ensure!(pair[1].told == pair[0].told + 1, "after {} comes {}", pair[0].told, pair[1].told);
    }
    for frame in &frames {
        let logged = log.get(&frame.told).with_context(|| format!("the log has no {}", frame.told))?;
        ensure!(*logged == frame.says, "{}: {logged:?} in the log, {:?} told", frame.told, frame.says);
    }
    Ok(frames)
}

/// Each of others' actions is shown long enough.
fn apart(frames: &[Frame]) -> anyhow::Result<()> {
    // The first is one's own, or how it lay before.
    for pair in frames.windows(2).skip(1) {
        let time = pair[1].at - pair[0].at;
        ensure!(time >= READING, "{} was shown for {time:.0} ms", pair[0].told);
    }
    Ok(())
}

/// A tap shows at once what is newest. Answers which step the own one was.
fn skip(window: &Window, luck: &mut Luck) -> anyhow::Result<u64> {
    at_speed(window, "slow")?;
    for _ in 0..TURNS {
        frames(window)?;
        act(window, luck)?;
        let own = window.wait("the own action", "return window.noted[0]?.told")?;
        let own = own.as_u64().context("a step has a number")?;
        // All others have acted, and not all of it was shown.
        let waits = "return waiting.length > 1 && newest.includes(' data-mine') ? 'waits' : isPast() || !('mine' in live().dataset) ? null : 'seen'";
        if window.wait("the others", waits)? == "waits" {
            window.click("#prompt")?;
            let glance: Glance = settled(window)?;
            ensure!(glance.mine, "the newest is there: {glance:?}");
            let shown: Vec<u64> = frames(window)?.into_iter().map(|frame| frame.told).collect();
            ensure!(shown.len() < 1 + (now(window)? - own) as usize, "nothing was skipped: {shown:?}");
            at_speed(window, "normal")?;
            return Ok(own);
        }
    }
    anyhow::bail!("in {TURNS} turns the others were never faster than the page")
}

/// Asks to see again, and sees everything from this step on.
fn missed(window: &Window, from: u64, by: &str) -> anyhow::Result<Vec<Frame>> {
    frames(window)?;
    let now = now(window)?;
    window.click(by)?;
    let seen = format!("return window.noted.some((frame) => frame.told === {from}) && !isPast() && !showing");
    window.wait("everything once more", &seen)?;
    let again = frames(window)?;
    let told: Vec<u64> = again.iter().map(|frame| frame.told).collect();
    ensure!(told == (from - 1..=now).collect::<Vec<_>>(), "{told:?} were shown again, not {from} to {now}");
    let log: BTreeMap<u64, Vec<String>> = serde_json::from_value(window.ask(LOG, Vec::new())?)?;
    for frame in &again[1..] {
        ensure!(log.get(&frame.told) == Some(&frame.says), "{}: {:?}", frame.told, frame.says);
    }
    Ok(again)
}

/// Whatever comes and goes with a turn, the log lies where it lay, and something of it is seen.
fn nothing_jumps(window: &Window) -> anyhow::Result<()> {
    let script = "const log = document.querySelector('.aside > .log').getBoundingClientRect(); return [log.top, log.height]";
    let place = |window: &Window| anyhow::Ok(window.ask(script, Vec::new())?);
    let with_help =
        "document.querySelectorAll('[data-hint]').forEach((hint, nth) => { hint.hidden = nth > 0 })";
    let without = "document.querySelectorAll('[data-hint]').forEach((hint) => { hint.hidden = true })";
    window.ask(with_help, Vec::new())?;
    ensure!(window.has("[data-hint]:not([hidden])")?, "there is help for whoever plays for the first time");
    let helped = place(window)?;
    window.ask(without, Vec::new())?;
    let alone = place(window)?;
    ensure!(helped[0] == alone[0], "the log lies at {} with help, at {} without", helped[0], alone[0]);
    ensure!(helped[1].as_f64() >= Some(70.0), "help leaves {} px of the log", helped[1]);
    Ok(())
}
