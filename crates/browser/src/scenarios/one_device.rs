//! People at one device with the curtain between them; a television and a stranger watch.

use crate::game::{Game, Games};
use crate::play::{GO_ON, Luck, act};
use crate::scenario::Findings;
use crate::stage::Stage;
use crate::window::{Size, Window};
use anyhow::{Context, bail, ensure};
use serde_json::json;

/// How often the device is passed on.
const ROUNDS: usize = 4;

pub(crate) fn play(stage: &mut Stage<'_>, games: &Games) -> Findings {
    let device = stage.open(Size::PHONE)?;
    let television = stage.open(Size::TELEVISION)?;
    for game in games.iter() {
        names(&device, game).with_context(|| game.id.clone())?;
    }
    let mut secrets = 0;
    for game in games.iter() {
        secrets += together(&device, &television, game).with_context(|| game.id.clone())?;
    }
    ensure!(secrets > 0, "nobody ever had a secret");
    for game in games.iter() {
        everyone(&device, game).with_context(|| game.id.clone())?;
    }
    let counted = counted(stage, games.first())?;
    stage.check_consoles(&[])?;
    Ok(vec![format!("{secrets} secrets looked for in the other person's page"), counted])
}

/// Whoever is no bot has a field for a name, and at least one is a person.
fn names(device: &Window, game: &Game) -> anyhow::Result<()> {
    device.visit(&format!("/play/{}?with=device", game.id))?;
    let wrong = device.ask(NAMES, Vec::new())?;
    ensure!(wrong.is_null(), "{wrong}");
    Ok(())
}

/// Chooses every number of players and bots, and says what is wrong then.
const NAMES: &str = r"
const all = (name) => [...document.querySelectorAll(`.setup [name=${name}]`)];
const chosen = (name) => Number(all(name).find((one) => one.checked).value);
for (const players of all('players')) {
  for (const bots of all('bots')) {
    // The most bots there can be are chosen before there are fewer players: then they are fewer, too.
    all('players').at(-1).click();
    bots.click();
    players.click();
    const names = document.querySelectorAll('.setup .names input');
    const shown = [...names].filter((one) => one.checkVisibility()).length;
    const said = `${chosen('players')} players, ${chosen('bots')} of them bots`;
    if (chosen('bots') !== Math.min(bots.value, players.value - 1)) return `${said}, not ${bots.value}`;
    if (shown !== chosen('players') - chosen('bots')) return `${said}: ${shown} names`;
    if (all('bots').filter((one) => one.closest('label').checkVisibility()).some((one) => Number(one.value) >= players.value))
      return `${said}: more are offered`;
  }
}
return null;
";

fn together(device: &Window, television: &Window, game: &Game) -> anyhow::Result<u64> {
    device.visit(&format!("/play/{}?with=device", game.id))?;
    device.check_width()?;
    device.follow(".setup .go")?;
    let table = device.path()?;
    television.visit(&format!("{table}/screen"))?;
    let before = television.ask(LIVE, Vec::new())?;
    let (mut luck, mut secrets) = (Luck::new(11), 0);
    for _ in 0..ROUNDS {
        device.wait_for("#pass")?;
        ensure!(!device.has("[data-pick], .board, .hand")?, "something can be seen behind the curtain");
        device.check_width()?;
        device.follow("#pass")?;
        secrets += check_secrets(device, &table)?;
        until_passed_on(device, &mut luck)?;
        ensure!(!television.has(".hand, #actions")?, "the big screen shows a hand");
    }
    let script = format!("return document.getElementById('live').innerHTML !== {before}");
    television.wait("the big screen shows what was played", &script)?;
    television.visit(&table)?;
    ensure!(!television.has(".hand, #actions, [name=action]")?, "a stranger can do something");
    Ok(secrets)
}

/// With the most people the device comes to every one of them, also where all decide in secret at the same time.
fn everyone(device: &Window, game: &Game) -> anyhow::Result<()> {
    device.visit(&format!("/play/{}?with=device", game.id))?;
    device.click(".setup .players label:last-child input")?;
    device.follow(".setup .go")?;
    let people = device.ask("return document.querySelectorAll('.seat').length", Vec::new())?;
    let people = people.as_u64().context("a number of seats")? as usize;
    let (mut luck, mut held) = (Luck::new(5), Vec::new());
    for _ in 0..people {
        device.wait_for("#pass")?;
        device.check_width()?;
        device.follow("#pass")?;
        held.push(device.path()?);
        until_passed_on(device, &mut luck).with_context(|| format!("the device was held by {held:?}"))?;
    }
    held.sort_unstable();
    held.dedup();
    ensure!(held.len() == people, "of {people} people only {held:?} got the device");
    Ok(())
}

/// How often the device is passed on at most until something is counted.
const UNTIL_COUNTED: usize = 60;

/// What is counted is seen above the curtain by everybody who sits there, before the device is passed on; and once more by whoever
/// gets it.
fn counted(stage: &mut Stage<'_>, game: &Game) -> anyhow::Result<String> {
    let device = stage.open(Size::PHONE)?;
    device.visit(&format!("/play/{}?with=device", game.id))?;
    device.follow(".setup .go")?;
    let normal = "localStorage.speed = 'normal'; dispatchEvent(new Event('storage'))";
    device.ask(normal, Vec::new())?;
    let mut luck = Luck::new(11);
    for round in 1..=UNTIL_COUNTED {
        device.wait_for("#pass")?;
        device.follow("#pass")?;
        until_passed_on(&device, &mut luck)?;
        if !device.has("#spectacle")? {
            continue;
        }
        ensure!(device.ask(ABOVE, Vec::new())? == true, "what was counted is not seen");
        ensure!(!device.has("[data-pick], .board, .hand")?, "something can be seen before the curtain");
        ensure!(device.ask(DRAWN, Vec::new())? == true, "something of it is drawn from what is not there");
        stage.shoot(&device, "counted-at-the-curtain")?;
        let gone = format!("{GO_ON} return !document.querySelector('#spectacle.open')");
        device.wait("the scene to go", &gone)?;
        device.reload()?;
        device.wait_for("[data-see-again]:not([hidden])")?;
        stage.shoot(&device, "curtain-after-scoring")?;
        device.click("[data-see-again]")?;
        ensure!(device.ask(ABOVE, Vec::new())? == true, "it cannot be seen again");
        device.wait("the scene to go again", &gone)?;
        device.follow("#pass")?;
        return Ok(format!("counted when the device was passed on for the {round}. time"));
    }
    bail!("nothing was counted in {UNTIL_COUNTED} turns")
}

/// Is everything there that the scene is drawn from?
const DRAWN: &str = "return [...document.querySelectorAll('#spectacle use')].every((one) => document.getElementById(one.getAttribute('href').slice(1)))";

/// Is the scene the first thing one sees?
const ABOVE: &str =
    "return !!document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('#spectacle.open')";

const LIVE: &str = "return document.getElementById('live').innerHTML";

/// Plays until the device is passed on.
fn until_passed_on(device: &Window, luck: &mut Luck) -> anyhow::Result<()> {
    for _ in 0..100 {
        act(device, luck)?;
        let passed = "const live = document.getElementById('live');
            return 'pass' in live.dataset ? 'passed' : 'mine' in live.dataset ? 'mine' : null";
        if device.wait("the device is passed on", passed)? == "passed" {
            return Ok(());
        }
    }
    bail!("one person plays for ever")
}

/// Counts what only one person's hand shows, and finds none of it in the page of the other or on the big screen.
const SECRETS: &str = r"
const [table, done] = arguments;
const page = async (path) => new DOMParser().parseFromString(await (await fetch(path)).text(), 'text/html');
const called = (one) => one.getAttribute('aria-label') || one.querySelector('.visually-hidden')?.textContent;
const names = (root, among) => new Set([...root.querySelectorAll(among)].map(called));
(async () => {
  const people = [await page(`${table}?person=1`), await page(`${table}?person=2`)];
  const screen = await page(`${table}/screen`);
  const open = names(screen, '[aria-label], [data-pick]');
  let secrets = 0;
  for (const [me, other] of [people, [...people].reverse()]) {
    const shown = names(other, '[aria-label], [data-pick]');
    const own = names(other, '.hand [aria-label], .hand [data-pick]');
    for (const name of names(me, '.hand [data-pick]')) {
      if (open.has(name) || own.has(name)) continue;
      secrets += 1;
      if (shown.has(name)) return { leak: name };
    }
  }
  return { secrets };
})().then(done, (error) => done({ leak: String(error) }));
";

fn check_secrets(device: &Window, table: &str) -> anyhow::Result<u64> {
    let found = device.ask_slowly(SECRETS, vec![json!(table)])?;
    ensure!(found["leak"].is_null(), "the other person can read {}", found["leak"]);
    Ok(found["secrets"].as_u64().unwrap_or_default())
}
