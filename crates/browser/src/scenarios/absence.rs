//! Somebody goes away in the middle of a game: the others see it, let a bot play, and see them come back.

use super::two_browsers::{come, invite, start, whose_turn};
use crate::game::Game;
use crate::play::{Luck, act};
use crate::scenario::Findings;
use crate::stage::Stage;
use crate::window::{Size, Window};
use anyhow::ensure;

/// So short that nobody has to wait a minute: when somebody counts as away, and when one who waits is enough.
pub(crate) const FLAGS: [&str; 4] = ["--absent-after", "1", "--alone-after", "2"];

pub(crate) fn play(stage: &mut Stage<'_>, game: &Game) -> Findings {
    let host = stage.open(Size::LAPTOP)?;
    let friend = stage.open(Size::PHONE)?;
    let code = invite(&host, game)?;
    come(&friend, &code)?;
    start(&host, &friend)?;
    for window in [&host, &friend] {
        window.wait_for("#live[data-stage=playing]")?;
    }
    let table = friend.path()?;
    await_friend(&host, &friend)?;
    friend.visit("/")?;
    host.wait_for(".seat form[action*='/stand-in'] button")?;
    ensure!(host.text(".seat:not([data-me]) .tag")?.contains("away"), "the page says who is away");
    stage.shoot(&host, "absent-laptop")?;
    host.click(".seat form[action*='/stand-in'] button")?;
    told(&host, "playing for Friend")?;
    // The bot plays, and it is the host's turn again.
    host.wait_for("#live[data-mine]")?;
    stage.shoot(&host, "bot-fills-in-laptop")?;
    friend.visit(&table)?;
    friend.wait_for(".return button")?;
    friend.check_width()?;
    stage.shoot(&friend, "coming-back-phone")?;
    friend.click(".return button")?;
    for window in [&host, &friend] {
        told(window, "Friend is back")?;
    }
    friend.wait("nothing asks whether one is back", "return !document.querySelector('.return')")?;
    act(&host, &mut Luck::new(3))?;
    await_friend(&host, &friend)?;
    stage.check_consoles(&[])?;
    Ok(vec![format!("{}: away, a bot filled in, and back again", game.id)])
}

/// Plays for the host until the friend is awaited.
fn await_friend(host: &Window, friend: &Window) -> anyhow::Result<()> {
    let mut luck = Luck::new(9);
    for _ in 0..50 {
        match whose_turn(host, friend)? {
            Some(window) if std::ptr::eq(window, friend) => return Ok(()),
            Some(window) => act(window, &mut luck)?,
            None => break,
        }
    }
    anyhow::bail!("it is never the friend's turn")
}

/// The log says so, in its newest sentences.
pub(super) fn told(window: &Window, what: &str) -> anyhow::Result<()> {
    let script = format!(
        "return [...document.querySelectorAll('.log li')].some((one) => one.textContent.includes({what:?}))"
    );
    window.wait(&format!("the log to say `{what}`"), &script).map(drop)
}
