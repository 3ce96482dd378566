//! Giving up and playing again: nobody is left without a winner, a word, or a way on.

use super::two_browsers::{come, invite, start};
use crate::game::Game;
use crate::play::{GO_ON, against_a_bot};
use crate::scenario::Findings;
use crate::stage::Stage;
use crate::window::{Size, Window};
use anyhow::ensure;

pub(crate) fn play(stage: &mut Stage<'_>, game: &Game) -> Findings {
    let host = stage.open(Size::LAPTOP)?;
    against_a_bot(&host, game)?;
    let table = host.path()?;
    resign(&host)?;
    host.wait_for(".results .podium")?;
    ensure!(host.has(".results a[href$='/replay']")?, "the replay is one click away");
    ensure!(!host.has("form[action*='/resign'], form[action$='/undo']")?, "nothing is left to give up");
    stage.shoot(&host, "resigned-laptop")?;
    host.follow(".results form[action*='/rematch'] button")?;
    ensure!(
        host.path()? != table && host.has("#live[data-stage=playing]")?,
        "against a bot the next game begins"
    );
    host.visit("/me")?;
    ensure!(host.has(&format!(".tables a[href='{table}']"))?, "my place has the game");
    stage.shoot(&host, "my-place-laptop")?;
    once_more(stage, &host, game)?;
    stage.check_consoles(&[])?;
    Ok(vec![format!("{}: resigned alone and among friends, and played again", game.id)])
}

/// Among friends: one gives up, the other wants more, and both know for whom they wait.
fn once_more(stage: &mut Stage<'_>, host: &Window, game: &Game) -> anyhow::Result<()> {
    let friend = stage.open(Size::PHONE)?;
    let code = invite(host, game)?;
    come(&friend, &code)?;
    start(host, &friend)?;
    for window in [host, &friend] {
        window.wait_for("#live[data-stage=playing]")?;
    }
    resign(&friend)?;
    host.wait_for(".results")?;
    ensure!(host.text(".results h2")?.contains("Host"), "who has not given up wins");
    host.follow(".results form[action*='/rematch'] button")?;
    ensure!(host.text("#prompt")?.contains("Friend"), "the page says for whom one waits");
    friend.wait_for(".results .waits button")?;
    stage.shoot(&friend, "rematch-asked-phone")?;
    friend.follow(".results .waits button")?;
    for window in [host, &friend] {
        window.wait_for("#live[data-stage=playing]")?;
    }
    Ok(())
}

pub(super) fn resign(window: &Window) -> anyhow::Result<()> {
    window.wait_for("#live[data-stage=playing] .menu")?;
    let scene = format!("{GO_ON} return !document.querySelector('#spectacle.open')");
    window.wait("no scene to lie over the table", &scene)?;
    window.click(".menu summary")?;
    window.click("form[action*='/resign'] button")?;
    window.click("#sure button[value=yes]")
}
