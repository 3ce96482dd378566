//! Somebody has messages sent to a service of their own and tries it out, goes on holiday and comes back; whoever sits at the same
//! table sees until when.

use super::push::by_days;
use super::two_browsers::{invite_with, start};
use crate::axe::{Rules, violations};
use crate::game::Game;
use crate::scenario::Findings;
use crate::stage::Stage;
use crate::window::{Scheme, Size, Window};
use anyhow::{Context, ensure};
use benben_support::PushService;
use serde_json::{Value, json};

const PASSWORD: &str = "velbloud pije pomalu";
/// What a console says about an address that was refused.
const REFUSED: [&str; 1] = ["422 (Unprocessable"];
/// What everybody at the table sees.
const AWAY: &str = "return [...document.querySelectorAll('.seat .tag')].some((one) => one.textContent.includes('on holiday until'))";

pub(crate) fn play(stage: &mut Stage<'_>, game: &Game) -> Findings {
    // What answers messages: here it answers whatever comes.
    let service = PushService::answering(&[])?;
    let origin = format!("http://{}", service.address);
    stage.server.stop()?;
    stage.server.start_again_with(&["--private-services", &origin])?;
    let host = stage.open(Size::LAPTOP)?;
    let friend = stage.open(Size::PHONE)?;
    friend.visit("/me/notices")?;
    friend.check_width()?;
    stage.shoot(&friend, "notices-guest-phone")?;
    friend.visit("/me/keep")?;
    friend.type_into(".entry [name=name]", "Ivana")?;
    friend.type_into(".entry [name=password]", PASSWORD)?;
    friend.follow(".entry button:not([type=button])")?;
    invite_with(&host, game, by_days)?;
    friend.visit(&host.path()?)?;
    friend.follow(".join button")?;
    start(&host, &friend)?;
    host.wait_for("#live[data-stage=playing]")?;
    webhook(stage, &friend, &service, &origin)?;
    holiday(stage, &host, &friend)?;
    stage.check_consoles(&[&REFUSED[..], &super::two_browsers::LOST].concat())?;
    Ok(vec![format!("{}: a test message arrived, and a holiday was seen by the other", game.id)])
}

/// An address is named, refused where it is nobody's business, and tried out.
fn webhook(stage: &Stage<'_>, window: &Window, service: &PushService, origin: &str) -> anyhow::Result<()> {
    let name = |address: &str| -> anyhow::Result<()> {
        window.visit("/me/notices")?;
        window.type_into("[name=address]", address)?;
        window.ask("document.querySelector('[name=format]').value = 'json'", Vec::new())?;
        window.follow("form[action='/me/notices/webhook'] button")
    };
    name("https://192.168.0.1/inside")?;
    ensure!(window.has(".wrong[role=alert]")?, "an address behind the server's walls was accepted");
    look(stage, window, "notices-refused")?;
    name(&format!("{origin}/hook"))?;
    ensure!(!window.has(".wrong")?, "a service that the server may reach was refused");
    window.follow("form[action='/me/notices/webhook/test'] button")?;
    window.wait_for("[role=status]")?;
    look(stage, window, "notices-tried")?;
    let message = service.wait(1).remove(0);
    let told: Value = serde_json::from_slice(&message.body).context("a message is JSON")?;
    ensure!(message.path == "/hook" && told["kind"] == "test", "{message:?}");
    window.follow("form[action='/me/notices/webhook/remove'] button")?;
    ensure!(!window.has("form[action='/me/notices/webhook/test']")?, "the address is forgotten");
    Ok(())
}

/// Four days of holiday, which end before they begin to count.
fn holiday(stage: &Stage<'_>, host: &Window, friend: &Window) -> anyhow::Result<()> {
    ensure!(host.ask(AWAY, Vec::new())? == json!(false), "nobody is on holiday yet");
    let days = "const form = document.querySelector('form[action=\"/me/notices/holidays\"]');
        const last = new Date(form.elements.from.value + 'T00:00:00Z');
        last.setUTCDate(last.getUTCDate() + 3);
        form.elements.to.value = last.toISOString().slice(0, 10)";
    friend.ask(days, Vec::new())?;
    friend.follow("form[action='/me/notices/holidays'] button")?;
    friend.wait_for("form[action='/me/notices/holidays/end'] button")?;
    look(stage, friend, "notices-holiday")?;
    host.wait("the other to be on holiday", AWAY)?;
    stage.shoot(host, "holiday-laptop")?;
    host.resize(Size::PHONE)?;
    host.check_width()?;
    stage.shoot(host, "holiday-phone")?;
    friend.visit("/me/notices")?;
    friend.follow("form[action='/me/notices/holidays/end'] button")?;
    ensure!(!friend.has("form[action='/me/notices/holidays/end']")?, "what is left of it is today");
    Ok(())
}

/// Accessible, no wider than a phone, and with pictures of it: in the longest language, and in the dark.
fn look(stage: &Stage<'_>, window: &Window, name: &str) -> anyhow::Result<()> {
    let found = violations(window, &stage.axe, Rules::All)?;
    ensure!(found.is_empty(), "{name}: {}", found.join("\n"));
    window.check_width().with_context(|| name.to_owned())?;
    stage.shoot(window, &format!("{name}-phone"))?;
    window.scheme(Scheme::Dark)?;
    let dark = violations(window, &stage.axe, Rules::Contrast)?;
    ensure!(dark.is_empty(), "{name} in the dark: {}", dark.join("\n"));
    stage.shoot(window, &format!("{name}-phone-dark"))?;
    window.scheme(Scheme::Light)
}
