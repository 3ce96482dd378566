//! A guest keeps their name, signs in on a second device, goes on learning there, changes and recovers the way in, and adds a
//! passkey. Another keeps theirs by a passkey alone.

use super::giving_up::resign;
use crate::axe::{Rules, violations};
use crate::exercise::as_shown;
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
const REFUSED: [&str; 4] = ["401 (Unauthorized)", "403 (Forbidden)", "409 (Conflict)", "422 (Unprocessable"];

pub(crate) fn play(stage: &mut Stage<'_>, game: &Game) -> Findings {
    let laptop = stage.open_by_name(Size::LAPTOP)?;
    let phone = stage.open_by_name(Size::PHONE)?;
    against_a_bot(&laptop, game)?;
    resign(&laptop)?;
    laptop.wait_for(".results")?;
    take_lesson(&laptop, game, 1)?;
    choose_theme(&laptop, "dark")?;
    let codes = keep(stage, &laptop)?;
    second_device(stage, &laptop, &phone)?;
    learning(&laptop, &phone, game)?;
    settings(&laptop, &phone)?;
    password(stage, &laptop, &phone)?;
    recovery(stage, &laptop, &phone, &codes)?;
    let signatures = passkey(stage, &phone)?;
    delete(&phone)?;
    by_passkey_alone(stage, &laptop)?;
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
    window.follow(".entry button:not([type=button])")?;
    ensure!(window.text(".wrong")?.contains("guess"), "a weak password is refused");
    window.type_into(".entry [name=password]", PASSWORD)?;
    window.follow(".entry button:not([type=button])")?;
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
    phone.follow(".entry button:not([type=button])")?;
    check_home(phone)?;
    // A program is signed in, too.
    let wish = json!({ "name": "Ivana", "password": PASSWORD });
    stage.server.client().post("/api/v1/account/sign-in", &wish)?.expect(200);
    phone.visit("/me/account")?;
    phone.check_width()?;
    stage.shoot(phone, "account-phone")?;
    // The same code a second time lets nobody in.
    laptop.visit(&format!("/sign-in/code?code={code}"))?;
    laptop.follow(".entry button:not([type=button])")?;
    laptop.wait_for(".wrong")
}

fn take_lesson(window: &Window, game: &Game, number: usize) -> anyhow::Result<()> {
    window.visit(&format!("/learn/{}/{number}", game.id))?;
    as_shown(window)?;
    window.wait_for(&format!(".steps [data-lesson='{number}'][data-done]"))
}

/// What was learned as a guest came along, and what is learned on one device is known on the other.
fn learning(laptop: &Window, phone: &Window, game: &Game) -> anyhow::Result<()> {
    let knows = |window: &Window, number: usize| -> anyhow::Result<()> {
        window.visit(&format!("/learn/{}", game.id))?;
        let marked = format!(".lessons [data-lesson='{number}'][data-done]");
        ensure!(window.has(&marked)?, "lesson {number} is done on all devices");
        Ok(())
    };
    knows(phone, 1)?;
    take_lesson(phone, game, 2)?;
    knows(laptop, 2)?;
    knows(laptop, 1)?;
    let left =
        laptop.ask("return Object.keys(localStorage).filter((key) => key.startsWith('learned-'))", vec![])?;
    ensure!(left == json!([]), "the account has it, and not the next guest: {left}");
    phone.visit("/me/account")
}

fn choose_theme(window: &Window, theme: &str) -> anyhow::Result<()> {
    window.visit("/me")?;
    window.click(".own-settings summary")?;
    window.click(&format!(".own-settings label:has([name=theme][value={theme}])"))
}

/// What the guest had chosen came along, and what is chosen on one device holds on the other.
fn settings(laptop: &Window, phone: &Window) -> anyhow::Result<()> {
    phone.visit("/")?;
    ensure!(phone.has(":root[data-theme=dark]")?, "the phone is as dark as the laptop");
    choose_theme(phone, "auto")?;
    phone.visit("/")?;
    laptop.visit("/")?;
    ensure!(!laptop.has(":root[data-theme]")?, "the laptop follows the phone");
    phone.visit("/me/account")
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
        laptop.follow(".entry button:not([type=button])")?;
        ensure!(laptop.has(".wrong")? != welcome, "only the right password lets somebody in");
    }
    check_home(laptop)
}

/// By one of the ten codes, which ends everything else.
fn recovery(stage: &Stage<'_>, laptop: &Window, phone: &Window, codes: &[String]) -> anyhow::Result<()> {
    phone.visit("/me")?;
    phone.follow("form[action='/sign-out'] button")?;
    phone.visit("/sign-in/recover")?;
    phone.check_width()?;
    phone.scheme(Scheme::Dark)?;
    stage.shoot(phone, "recover-phone-dark")?;
    phone.scheme(Scheme::Light)?;
    phone.type_into(".entry [name=name]", "Ivana")?;
    phone.type_into(".entry [name=code]", codes.first().context("there are codes")?)?;
    phone.type_into(".entry [name=password]", NEXT_PASSWORD)?;
    phone.follow(".entry button:not([type=button])")?;
    check_home(phone)?;
    laptop.visit("/me")?;
    ensure!(!laptop.has(".kept-name")?, "everybody else is signed out");
    Ok(())
}

/// A passkey is added and signs in, twice; then it is removed.
fn passkey(stage: &Stage<'_>, window: &Window) -> anyhow::Result<usize> {
    add_authenticator(window)?;
    window.visit("/me/account")?;
    window.type_into("[data-passkey=add] [name=name]", "My phone")?;
    window.follow("[data-passkey=add] button")?;
    let named = "return [...document.querySelectorAll('.ways-in strong')].some((one) => one.textContent === 'My phone')";
    window.wait("the passkey is listed", named)?;
    two_passkeys(stage, window)?;
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
    window.follow(".entry button:not([type=button])")?;
    check_home(window)?;
    Ok(SIGNATURES)
}

/// Another device makes one as well, which is removed again.
fn two_passkeys(stage: &Stage<'_>, window: &Window) -> anyhow::Result<()> {
    let options = json!({ "protocol": "ctap2", "transport": "usb", "hasResidentKey": true,
        "hasUserVerification": true, "isUserVerified": true, "automaticPresenceSimulation": true });
    let added = window.command("WebAuthn.addVirtualAuthenticator", json!({ "options": options }))?;
    window.type_into("[data-passkey=add] [name=name]", "The old computer at the office")?;
    window.follow("[data-passkey=add] button")?;
    let both =
        "return document.querySelectorAll(\"form[action='/me/account/passkeys/remove']\").length === 2";
    window.wait("both passkeys", both)?;
    window.check_width()?;
    window
        .ask("document.querySelector('[data-passkey=add]').scrollIntoView({ block: 'end' })", Vec::new())?;
    stage.shoot(window, "account-passkeys")?;
    window.follow("li:last-child > form[action='/me/account/passkeys/remove'] button")?;
    let which = json!({ "authenticatorId": added["authenticatorId"] });
    window.command("WebAuthn.removeVirtualAuthenticator", which).map(drop)
}

/// A device that makes passkeys, and unlocks by itself.
fn add_authenticator(window: &Window) -> anyhow::Result<()> {
    window.command("WebAuthn.enable", json!({}))?;
    let options = json!({ "protocol": "ctap2", "transport": "internal", "hasResidentKey": true,
        "hasUserVerification": true, "isUserVerified": true, "automaticPresenceSimulation": true });
    window.command("WebAuthn.addVirtualAuthenticator", json!({ "options": options }))?;
    Ok(())
}

/// A name is kept without any password, comes back by its passkey, gets new codes by it, and only then a password. Whoever
/// has nothing else can't remove it.
fn by_passkey_alone(stage: &Stage<'_>, window: &Window) -> anyhow::Result<()> {
    add_authenticator(window)?;
    window.visit("/me/keep")?;
    look(stage, window, "account-keep-passkey")?;
    let name = "document.querySelector('.entry [name=name]').value = arguments[0]";
    // Nobody is asked to unlock a device for a name that can't be had.
    window.ask(name, vec![json!("Pharaoh")])?;
    window.click("[data-passkey-keep] button")?;
    window.wait_for("[data-passkey-keep] .wrong:not([hidden])")?;
    window.ask(name, vec![json!("Klára")])?;
    window.follow("[data-passkey-keep] button")?;
    let codes = "return document.querySelectorAll('.codes code').length";
    ensure!(window.ask(codes, vec![])? == 10, "there are ten codes");
    window.visit("/me/account")?;
    look(stage, window, "account-passkey-alone")?;
    ensure!(
        !window.has("[autocomplete=current-password]")?,
        "nobody is asked for a password that isn't there"
    );
    window.follow("form[action='/me/account/passkeys/remove'] button")?;
    ensure!(window.text(".wrong[role=alert]")?.contains("only way"), "the last way in stays");
    window.visit("/me")?;
    window.follow("form[action='/sign-out'] button")?;
    window.visit("/sign-in")?;
    window.follow("[data-passkey=sign-in] button")?;
    ensure!(window.text(".kept-name")? == "Klára", "the passkey lets them in");
    window.visit("/me/account")?;
    window.follow("form[action='/me/account/codes'] [data-passkey-confirm]")?;
    ensure!(window.ask(codes, vec![])? == 10, "a passkey is as good as a password");
    window.visit("/me/account")?;
    window.type_into("form[action='/me/account/password'] [name=password]", PASSWORD)?;
    window.follow("form[action='/me/account/password'] [data-passkey-confirm]")?;
    window.follow("form[action='/me/account/passkeys/remove'] button")?;
    ensure!(!window.has("form[action='/me/account/passkeys/remove']")?, "with a password it may go");
    Ok(())
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
