//! Somebody who doesn't look is told in their browser that it is their turn: the server sends a message that only the browser can
//! read, and its service worker shows it.
//!
//! Chromium's own push service is on the internet, so one of ours stands in for it: the page is given a subscription to that,
//! and what arrives there is decrypted and handed to the real service worker by Chromium itself.

use super::two_browsers::{come, invite_with, start, whose_turn};
use crate::game::Game;
use crate::play::{Luck, act};
use crate::scenario::Findings;
use crate::stage::Stage;
use crate::window::{Size, Window};
use anyhow::{Context, ensure};
use benben_support::{PushBrowser, PushService, wait_within};
use serde_json::{Value, json};
use std::time::Duration;

/// What a console says where the browser has no address that the server may send to.
const REFUSED: [&str; 1] = ["422 (Unprocessable"];
/// Chromium numbers the workers of a new profile from 0.
const WORKERS: u32 = 4;
/// One that isn't ready yet is given the message again.
const ROUNDS: u32 = 5;
/// A worker that was given a message shows it within this time.
const SHOWING: Duration = Duration::from_secs(3);

pub(crate) fn play(stage: &mut Stage<'_>, game: &Game) -> Findings {
    let service = PushService::answering(&[])?;
    let origin = format!("http://{}", service.address);
    let browser = PushBrowser::at(&format!("{origin}/send/friend"));
    let host = stage.open(Size::LAPTOP)?;
    let friend = stage.open(Size::TALL_PHONE)?;
    subscribe_with(&friend, &browser)?;
    let code = invite_with(&host, game, by_days)?;
    friend.visit("/rules")?;
    friend.speak("cs")?;
    come(&friend, &code)?;
    let table = friend.path()?;
    start(&host, &friend)?;
    host.wait_for("#live[data-stage=playing]")?;
    // Behind its walls the server sends nothing, unless whoever runs it says so.
    switch_on(&friend, "failed")?;
    ensure!(browsers(&friend)? == 0, "a private address was accepted");
    stage.server.stop()?;
    stage.server.start_again_with(&["--private-services", &origin])?;
    switch_on(&friend, "is-on")?;
    ensure!(browsers(&friend)? == 1, "the browser is known");
    friend.check_width()?;
    stage.shoot(&friend, "push-on-phone-cs")?;

    await_friend(&host, &friend, &table)?;
    let message = service.wait(1).remove(0);
    ensure!(
        message.path == "/send/friend" && message.headers["content-encoding"] == "aes128gcm",
        "{message:?}"
    );
    let told = browser.read(&message.body);
    let shown = deliver(&friend, &told)?;
    ensure!(shown["title"] == "Jste na tahu", "it is in Czech: {shown}");
    ensure!(shown["body"].as_str().is_some_and(|body| body.contains("Host")), "it says with whom: {shown}");
    ensure!(shown["to"] == *table, "it leads to the table: {shown}");
    click(&friend, &shown)?;
    friend.visit(&table)?;
    friend.wait_for("#live[data-mine]")?;

    friend.visit("/me/notices")?;
    friend.wait_for("[data-push][data-state=is-on]")?;
    friend.click("[data-push] button")?;
    friend.wait_for("[data-push][data-state=is-off]")?;
    ensure!(browsers(&friend)? == 0, "the browser is forgotten");
    stage.check_consoles(&[&REFUSED[..], &super::two_browsers::LOST].concat())?;
    Ok(vec![format!("{}: a message of {} bytes, decrypted and shown", game.id, message.body.len())])
}

/// There is a day for each decision.
pub(super) fn by_days(host: &Window) -> anyhow::Result<()> {
    host.click(".setup .more summary")?;
    let chosen = host.ask(
        "const pace = document.querySelector('.setup [name=pace]');
         pace.value = 'decision 86400'; return pace.value",
        Vec::new(),
    )?;
    ensure!(chosen == "decision 86400", "there is a pace of one day: {chosen}");
    Ok(())
}

/// Whoever subscribes in this browser gets this subscription, as Chromium would make one with its own service.
fn subscribe_with(window: &Window, browser: &PushBrowser) -> anyhow::Result<()> {
    let source = format!("const given = {};{SUBSCRIBING}", browser.subscription());
    window
        .command("Page.addScriptToEvaluateOnNewDocument", json!({ "source": format!("{{ {source} }}") }))?;
    let permissions = json!({ "origin": window.origin(), "permissions": ["notifications"] });
    window.command("Browser.grantPermissions", permissions).map(drop)
}

const SUBSCRIBING: &str = r"
const subscription = {
  endpoint: given.endpoint,
  toJSON: () => given,
  unsubscribe: async () => { delete localStorage.subscribed; return true; },
};
PushManager.prototype.getSubscription = async () => localStorage.subscribed ? subscription : null;
PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
  if (!userVisibleOnly || applicationServerKey.length !== 65 || applicationServerKey[0] !== 4) throw new Error('no key');
  localStorage.subscribed = 'yes';
  return subscription;
};
";

/// Asks for messages on this device, as people do.
fn switch_on(window: &Window, state: &str) -> anyhow::Result<()> {
    window.visit("/me/notices")?;
    window.wait_for("[data-push]:not([hidden])[data-state=is-off]")?;
    window.click("[data-push] button")?;
    window.wait_for(&format!("[data-push][data-state={state}]"))
}

/// How many browsers of theirs are told.
fn browsers(window: &Window) -> anyhow::Result<i64> {
    let script =
        "const [done] = arguments; fetch('/api/v1/notices').then((answer) => answer.json()).then(done)";
    window.ask_slowly(script, Vec::new())?["browsers"].as_i64().context("a number of browsers")
}

/// The host plays until the friend is awaited, who looks at something else then.
fn await_friend(host: &Window, friend: &Window, table: &str) -> anyhow::Result<()> {
    friend.visit(table)?;
    host.wait_for("#live[data-stage=playing]")?;
    let mut luck = Luck::new(9);
    for _ in 0..50 {
        match whose_turn(host, friend)? {
            Some(window) if std::ptr::eq(window, host) => {
                friend.visit("/rules")?;
                return end_turn(host, &mut luck);
            }
            Some(window) => act(window, &mut luck)?,
            None => break,
        }
    }
    anyhow::bail!("it is never the host's turn")
}

/// A turn may be several actions.
fn end_turn(host: &Window, luck: &mut Luck) -> anyhow::Result<()> {
    for _ in 0..20 {
        act(host, luck)?;
        let over = || host.has("#live:not([data-mine])").ok().filter(|over| *over);
        if wait_within("the end of the turn", SHOWING, over).is_ok() {
            return Ok(());
        }
    }
    anyhow::bail!("the host's turn never ends")
}

/// Hands the message to the service worker, and answers what it shows.
fn deliver(window: &Window, told: &Value) -> anyhow::Result<Value> {
    window.command("ServiceWorker.enable", json!({}))?;
    for worker in (0..WORKERS * ROUNDS).map(|number| number % WORKERS) {
        let message = json!({
            "origin": window.origin(), "registrationId": worker.to_string(), "data": told.to_string(),
        });
        // There may be no worker of this number.
        let _ = window.command("ServiceWorker.deliverPushMessage", message);
        let shown = wait_within("the message to be shown", SHOWING, || {
            window.ask_slowly(SHOWN, Vec::new()).ok().filter(|shown| !shown.is_null())
        });
        if let Ok(shown) = shown {
            return Ok(shown);
        }
    }
    anyhow::bail!("no worker has shown {told}")
}

const SHOWN: &str = r"
const [done] = arguments;
navigator.serviceWorker.getRegistration('/').then((worker) => worker.getNotifications()).then((all) => {
  if (all.length > 1) throw new Error(`${all.length} messages are shown`);
  done(all.length ? { title: all[0].title, body: all[0].body, tag: all[0].tag, to: all[0].data.to } : null);
});
";

/// Nobody but a person can click on what the system shows. So the worker's own script is asked what it does then: it opens the
/// table, or the page that shows it already.
fn click(window: &Window, shown: &Value) -> anyhow::Result<()> {
    let source =
        "const [done] = arguments; fetch('/service-worker.js').then((answer) => answer.text()).then(done)";
    let source = window.ask_slowly(source, Vec::new())?;
    let source = source.as_str().context("the worker has a script")?;
    let table = shown["to"].as_str().context("a table")?;
    for (open, expected) in
        [("/rules", format!("opened {}{table}", window.origin())), (table, format!("focused {table}"))]
    {
        let script = format!("const [open, to, done] = arguments;{STANDING_IN}{source};{CLICKING}");
        let done = window.ask_slowly(&script, vec![open.into(), table.into()])?;
        ensure!(done == json!(["closed", expected]), "a click with {open} open: {done}");
    }
    Ok(())
}

const STANDING_IN: &str = r"
const did = [], heard = {};
const page = { url: location.origin + open, focus: async () => { did.push(`focused ${open}`); } };
const self = {
  location,
  addEventListener: (name, act) => { heard[name] = act; },
  clients: { matchAll: async () => [page], openWindow: async (address) => { did.push(`opened ${address}`); } },
};
{ ";

const CLICKING: &str = r"
}
let doing;
heard.notificationclick({
  notification: { data: { to }, close: () => did.push('closed') },
  waitUntil: (promise) => { doing = promise; },
});
doing.then(() => done(did));
";
