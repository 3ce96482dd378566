//! Two find each other by “Find me a game” and see the same table, while a game against a bot ends by itself; they find a rated
//! game; one becomes the other's friend by a link, and is invited with one tap.

use super::giving_up::resign;
use crate::game::Game;
use crate::scenario::Findings;
use crate::stage::Stage;
use crate::window::{Scheme, Size, Window};
use anyhow::{Context, ensure};
use serde_json::json;

const PASSWORD: &str = "velbloud pije pomalu";

pub(crate) fn play(stage: &mut Stage<'_>, game: &Game) -> Findings {
    let laptop = stage.open(Size::LAPTOP)?;
    let phone = stage.open(Size::PHONE)?;
    for (window, name) in [(&laptop, "Ivana"), (&phone, "Jan")] {
        window.visit("/me/keep")?;
        window.type_into(".entry [name=name]", name)?;
        window.type_into(".entry [name=password]", PASSWORD)?;
        window.follow(".entry button:not([type=button])")?;
    }
    find_each_other(stage, &laptop, &phone)?;
    find_a_rated_game(stage, &laptop, &phone)?;
    become_friends(stage, &laptop, &phone)?;
    invite(stage, &laptop, &phone, game)?;
    look_at_many(stage, &laptop)?;
    stage.check_consoles(&[])?;
    Ok(vec!["two found each other, became friends, and one invited the other".to_owned()])
}

fn find_each_other(stage: &Stage<'_>, laptop: &Window, phone: &Window) -> anyhow::Result<()> {
    for window in [laptop, phone] {
        window.visit("/lobby")?;
        window.check_width()?;
    }
    stage.shoot(laptop, "lobby")?;
    stage.shoot(phone, "lobby-phone")?;
    phone.scheme(Scheme::Dark)?;
    phone.speak("pl")?;
    stage.shoot(phone, "lobby-phone-dark-pl")?;
    phone.scheme(Scheme::Light)?;
    phone.speak("en")?;
    laptop.follow(".seek-form .go")?;
    laptop.wait_for("[data-seek=waits]")?;
    stage.shoot(laptop, "lobby-waiting")?;
    // Whoever looks into the lobby sees that somebody waits.
    phone.wait_for(".seekers li")?;
    stage.shoot(phone, "lobby-somebody-waits-phone")?;
    // Meanwhile there is a bot.
    laptop.follow(".meanwhile button")?;
    laptop.wait_for("#here [data-seek=waits] .ends")?;
    let bots = laptop.path()?;
    stage.shoot(laptop, "meanwhile-a-bot")?;
    // In the lobby there is a way back to it.
    laptop.visit("/lobby")?;
    laptop.wait_for("[data-seek=waits]")?;
    stage.shoot(laptop, "lobby-waiting-with-a-game")?;
    laptop.follow("[data-seek=waits] a.button")?;
    ensure!(laptop.path()? == bots, "it leads back to the bots' game");
    laptop.wait_for("#here [data-seek=waits]")?;
    phone.follow(".seek-form .go")?;
    phone.wait_for("[data-seek=asked]")?;
    laptop.wait_for("#here [data-seek=asked] .ends")?;
    ensure!(!phone.has("[data-seek=asked] .ends")?, "whoever plays nothing has nothing to end");
    stage.shoot(laptop, "match-at-a-bots-table")?;
    stage.shoot(phone, "match-phone")?;
    let before = laptop.path()?;
    laptop.click("#here .seek-ways .go")?;
    phone.follow(".seek-ways .go")?;
    laptop.wait(
        "the table of the match",
        &format!("return location.pathname !== '{before}' && location.pathname.startsWith('/t/')"),
    )?;
    phone.wait("the table of the match", "return location.pathname.startsWith('/t/')")?;
    ensure!(laptop.path()? == phone.path()?, "both are at the same table");
    for window in [laptop, phone] {
        window.wait_for("#live[data-stage=playing]")?;
    }
    // The bots have given up their seats.
    laptop.visit(&bots)?;
    laptop.wait_for("#live[data-stage=closed]")?;
    stage.shoot(laptop, "meanwhile-ended")?;
    laptop.visit("/me")?;
    ensure!(!laptop.has(&format!("a[href='{bots}']"))?, "it is in no list");
    Ok(())
}

/// The form remembers what was chosen; both choose a rated game, and it counts.
fn find_a_rated_game(stage: &Stage<'_>, laptop: &Window, phone: &Window) -> anyhow::Result<()> {
    for window in [laptop, phone] {
        window.visit("/lobby")?;
        window.click(".chips-of label:has([name=strength][value=anyone])")?;
        window.click("label:has([name=rated])")?;
        window.follow(".seek-form .go")?;
    }
    for window in [laptop, phone] {
        window.wait_for("[data-seek=asked]")?;
    }
    stage.shoot(phone, "match-rated-phone")?;
    for window in [laptop, phone] {
        window.click(".seek-ways .go")?;
    }
    for window in [laptop, phone] {
        window.wait("the rated table", "return location.pathname.startsWith('/t/')")?;
        window.wait_for("#live[data-stage=playing] .seat .rating")?;
    }
    resign(laptop)?;
    phone.wait_for(".podium .rating")?;
    phone.visit("/lobby")?;
    ensure!(phone.has("[name=rated]:checked")? && phone.has("[value=anyone]:checked")?, "it is remembered");
    phone.speak("cs")?;
    phone.check_width()?;
    stage.shoot(phone, "lobby-phone-cs")?;
    phone.speak("en")
}

fn become_friends(stage: &Stage<'_>, laptop: &Window, phone: &Window) -> anyhow::Result<()> {
    laptop.visit("/friends")?;
    let link = own_link(laptop)?;
    let path = link.splitn(4, '/').nth(3).unwrap_or_default();
    phone.visit(&format!("/{path}"))?;
    phone.check_width()?;
    stage.shoot(phone, "befriend-phone")?;
    phone.follow(".befriend button")?;
    ensure!(phone.text(".friends .what")?.contains("Ivana"), "the laptop is a friend");
    laptop.visit("/friends")?;
    laptop.wait_for(".friends .tag.here")?;
    stage.shoot(laptop, "friends")?;
    Ok(())
}

fn own_link(window: &Window) -> anyhow::Result<String> {
    let link = window.ask("return document.querySelector('.own-link input').value", Vec::new())?;
    link.as_str().map(str::to_owned).context("there is a link")
}

/// Friends with long names, and somebody who is blocked, on the narrowest phone and in Polish.
fn look_at_many(stage: &Stage<'_>, window: &Window) -> anyhow::Result<()> {
    window.visit("/friends")?;
    let link = own_link(window)?;
    let code = link.rsplit('/').next().unwrap_or_default();
    for name in ["Bartłomiej Brzęczyszczykiewicz", "Maximiliána"] {
        let client = stage.server.client();
        let kept = client.post("/api/v1/account", &json!({ "name": name, "password": PASSWORD }))?;
        let session = kept.expect(201)["session"].as_str().context("a session")?.to_owned();
        client.with_token(&session).post("/api/v1/friends", &json!({ "link": code }))?.expect(204);
    }
    window.visit("/friends")?;
    window.ask(
        "[...document.querySelectorAll('.friends li')].find((one) => one.textContent.includes('Maximiliána'))
             .querySelector('summary').click()",
        Vec::new(),
    )?;
    window.follow(".friends [open] form[action='/friends/block'] button")?;
    ensure!(window.text("#blocks li")?.contains("Maximiliána"), "whom one blocks is told");
    window.resize(Size::NARROW_PHONE)?;
    window.speak("pl")?;
    window.ask(
        "document.querySelectorAll('.friends .more').forEach((one) => { one.open = true })",
        Vec::new(),
    )?;
    for scheme in [Scheme::Light, Scheme::Dark] {
        window.scheme(scheme)?;
        window.check_width()?;
        stage.shoot(window, &format!("friends-narrow-pl-{}", scheme.name()))?;
    }
    window.ask("document.querySelector('#blocks').scrollIntoView()", Vec::new())?;
    stage.shoot(window, "friends-narrow-pl-blocks")
}

fn invite(stage: &Stage<'_>, laptop: &Window, phone: &Window, game: &Game) -> anyhow::Result<()> {
    laptop.visit(&format!("/play/{}?with=friends", game.id))?;
    laptop.follow(".setup .go")?;
    laptop.wait_for("#here .invite-row button")?;
    stage.shoot(laptop, "invite-friends")?;
    phone.visit("/rules")?;
    laptop.click("#here .invite-row button")?;
    phone.wait_for("#here .invited")?;
    stage.shoot(phone, "invited-phone")?;
    phone.follow("#here .invited .button")?;
    ensure!(phone.path()? == laptop.path()?, "the invitation leads to the table");
    Ok(())
}
