//! Two find each other by “Find me a game” and see the same table; one becomes the other's friend by a link, and is invited
//! with one tap.

use crate::game::Game;
use crate::scenario::Findings;
use crate::stage::Stage;
use crate::window::{Scheme, Size, Window};
use anyhow::ensure;

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
    become_friends(stage, &laptop, &phone)?;
    invite(stage, &laptop, &phone, game)?;
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
    // Meanwhile there is a bot.
    laptop.follow(".meanwhile button")?;
    laptop.wait_for("#here [data-seek=waits]")?;
    phone.follow(".seek-form .go")?;
    phone.wait_for("[data-seek=asked]")?;
    laptop.wait_for("#here [data-seek=asked]")?;
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
    Ok(())
}

fn become_friends(stage: &Stage<'_>, laptop: &Window, phone: &Window) -> anyhow::Result<()> {
    laptop.visit("/friends")?;
    let link = laptop.ask("return document.querySelector('.own-link input').value", Vec::new())?;
    let link = link.as_str().unwrap_or_default();
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
