//! A guest keeps their name, signs in on a second device, changes and recovers the way in, and adds a passkey.

use super::giving_up::resign;
use crate::axe::{Rules, violations};
use crate::game::Game;
use crate::play::against_a_bot;
use crate::scenario::Findings;
use crate::stage::Stage;
use crate::window::{Scheme, Size, Window};
use anyhow::{Context, ensure};
use serde_json::json;

const PASSWORD: &str = "velbloud pije pomalu";
const NEXT_PASSWORD: &str = "another camel drinks slowly";
/// What a console says about a form that was refused.
const REFUSED: [&str; 3] = ["401 (Unauthorized)", "403 (Forbidden)", "422 (Unprocessable"];

pub(crate) fn play(stage: &mut Stage<'_>, game: &Game) -> Findings {
    let laptop = stage.open_by_name(Size::LAPTOP)?;
    let phone = stage.open_by_name(Size::PHONE)?;
    against_a_bot(&laptop, game)?;
    resign(&laptop)?;
    laptop.wait_for(".results")?;
    let codes = keep(stage, &laptop)?;
    second_device(stage, &laptop, &phone)?;
    password(stage, &laptop, &phone)?;
    recovery(&laptop, &phone, &codes)?;
    let signatures = passkey(stage, &phone)?;
    delete(&phone)?;
    stage.check_consoles(&REFUSED)?;
    Ok(vec![format!("a name kept, two devices, ten codes, {signatures} signatures by passkey")])
}

/// The name is kept, with the finished game; a weak password is not enough.
fn keep(stage: &Stage<'_>, window: &Window) -> anyhow::Result<Vec<String>> {
    window.visit("/me")?;
    window.follow("a[href='/me/keep']")?;
    look(stage, window, "account-keep")?;
    window.ask("document.querySelector('.entry [name=name]').value = 'Ivana'", Vec::new())?;
    window.type_into(".entry [name=password]", "ivana1")?;
    window.follow(".entry button")?;
    ensure!(window.text(".wrong")?.contains("guess"), "a weak password is refused");
    window.type_into(".entry [name=password]", PASSWORD)?;
    window.follow(".entry button")?;
    look(stage, window, "account-codes")?;
    let codes = window
        .ask("return [...document.querySelectorAll('.codes code')].map((one) => one.textContent)", vec![])?;
    let codes: Vec<String> = serde_json::from_value(codes)?;
    ensure!(codes.len() == 10, "there are ten codes");
    window.follow("main .button")?;
    check_home(window)?;
    Ok(codes)
}

/// My place says who I am, and has my finished game.
fn check_home(window: &Window) -> anyhow::Result<()> {
    ensure!(window.path()? == "/me", "it is my place: {}", window.path()?);
    ensure!(window.text(".kept-name")? == "Ivana", "the name is kept");
    ensure!(window.has(".tables .row")?, "the finished game came along");
    Ok(())
}

fn second_device(stage: &Stage<'_>, laptop: &Window, phone: &Window) -> anyhow::Result<()> {
    laptop.visit("/me/account")?;
    look(stage, laptop, "account")?;
    laptop.follow("form[action='/me/account/device'] button")?;
    look(stage, laptop, "account-device")?;
    ensure!(laptop.has(".device .qr svg")?, "there is a picture for cameras");
    let code = laptop.text(".big-code")?;
    phone.visit(&format!("/sign-in/code?code={code}"))?;
    phone.check_width()?;
    phone.follow(".entry button")?;
    check_home(phone)?;
    phone.visit("/me/account")?;
    phone.check_width()?;
    stage.shoot(phone, "account-phone")?;
    // The same code a second time lets nobody in.
    laptop.visit(&format!("/sign-in/code?code={code}"))?;
    laptop.follow(".entry button")?;
    laptop.wait_for(".wrong")
}

/// The phone signs the laptop out, which comes back by password.
fn password(stage: &Stage<'_>, laptop: &Window, phone: &Window) -> anyhow::Result<()> {
    phone.follow("form[action='/me/account/sessions/end-others'] button")?;
    laptop.visit("/me")?;
    ensure!(!laptop.has(".kept-name")?, "the laptop is signed out");
    laptop.visit("/")?;
    laptop.follow(".welcome .sign-in")?;
    look(stage, laptop, "account-sign-in")?;
    for (password, welcome) in [("wrong", false), (PASSWORD, true)] {
        laptop.ask("document.querySelector('.entry [name=name]').value = 'IVANA'", Vec::new())?;
        laptop.type_into(".entry [name=password]", password)?;
        laptop.follow(".entry button")?;
        ensure!(laptop.has(".wrong")? != welcome, "only the right password lets somebody in");
    }
    check_home(laptop)
}

/// By one of the ten codes, which ends everything else.
fn recovery(laptop: &Window, phone: &Window, codes: &[String]) -> anyhow::Result<()> {
    phone.visit("/me")?;
    phone.follow("form[action='/sign-out'] button")?;
    phone.visit("/sign-in/recover")?;
    phone.check_width()?;
    phone.type_into(".entry [name=name]", "Ivana")?;
    phone.type_into(".entry [name=code]", codes.first().context("there are codes")?)?;
    phone.type_into(".entry [name=password]", NEXT_PASSWORD)?;
    phone.follow(".entry button")?;
    check_home(phone)?;
    laptop.visit("/me")?;
    ensure!(!laptop.has(".kept-name")?, "everybody else is signed out");
    Ok(())
}

/// A passkey is added and signs in, twice; then it is removed.
fn passkey(stage: &Stage<'_>, window: &Window) -> anyhow::Result<usize> {
    window.command("WebAuthn.enable", json!({}))?;
    let options = json!({ "protocol": "ctap2", "transport": "internal", "hasResidentKey": true,
        "hasUserVerification": true, "isUserVerified": true, "automaticPresenceSimulation": true });
    window.command("WebAuthn.addVirtualAuthenticator", json!({ "options": options }))?;
    window.visit("/me/account")?;
    window.type_into("[data-passkey=add] [name=name]", "My phone")?;
    window.follow("[data-passkey=add] button")?;
    let named = "return [...document.querySelectorAll('.ways-in strong')].some((one) => one.textContent === 'My phone')";
    window.wait("the passkey is listed", named)?;
    stage.shoot(window, "account-passkey")?;
    const SIGNATURES: usize = 2;
    for _ in 0..SIGNATURES {
        window.visit("/me")?;
        window.follow("form[action='/sign-out'] button")?;
        window.visit("/sign-in")?;
        window.follow("[data-passkey=sign-in] button")?;
        check_home(window)?;
    }
    window.visit("/me/account")?;
    window.follow("form[action='/me/account/passkeys/remove'] button")?;
    ensure!(window.ask(named, Vec::new())? == false, "the passkey is removed");
    window.visit("/me")?;
    window.follow("form[action='/sign-out'] button")?;
    window.visit("/sign-in")?;
    window.click("[data-passkey=sign-in] button")?;
    window.wait_for("[data-passkey=sign-in] .wrong:not([hidden])")?;
    window.type_into(".entry [name=name]", "Ivana")?;
    window.type_into(".entry [name=password]", NEXT_PASSWORD)?;
    window.follow(".entry button")?;
    check_home(window)?;
    Ok(SIGNATURES)
}

fn delete(window: &Window) -> anyhow::Result<()> {
    window.visit("/me")?;
    window.follow(".tables .row")?;
    let game = window.path()?;
    window.visit("/me/account")?;
    window.click("details summary")?;
    window.type_into("form[action='/me/account/delete'] [name=password]", NEXT_PASSWORD)?;
    window.follow("form[action='/me/account/delete'] button")?;
    window.visit(&game)?;
    ensure!(window.source()?.contains("A former player"), "the game stays, under no name");
    ensure!(!window.source()?.contains("Ivana"), "the name is gone");
    Ok(())
}

/// Accessible, in light and dark, and as narrow as a phone.
fn look(stage: &Stage<'_>, window: &Window, name: &str) -> anyhow::Result<()> {
    stage.shoot(window, name)?;
    let mut found = violations(window, &stage.axe, Rules::All)?;
    window.scheme(Scheme::Dark)?;
    found.extend(violations(window, &stage.axe, Rules::Contrast)?);
    window.scheme(Scheme::Light)?;
    ensure!(found.is_empty(), "{name}: {}", found.join("\n"));
    window.resize(Size::PHONE)?;
    window.check_width().with_context(|| name.to_owned())?;
    window.resize(Size::LAPTOP)
}
