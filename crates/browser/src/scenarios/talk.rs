//! Two people who speak different languages talk at a table: each reads their own. A room sees it on its big screen.

use super::giving_up::resign;
use super::two_browsers::{LOST, come, invite, start};
use crate::axe::{Rules, violations};
use crate::game::Game;
use crate::play::GO_ON;
use crate::scenario::Findings;
use crate::stage::Stage;
use crate::window::{Size, Window};
use anyhow::ensure;
use serde_json::json;

/// What is said, in Czech and in Polish.
const HELLO: (&str, &str) = ("Ahoj", "Cześć");
const SURPRISE: (&str, &str) = ("Kdo by to čekal", "Kto by się spodziewał");
const THANKS: (&str, &str) = ("Díky za hru", "Dzięki za grę");

pub(crate) fn play(stage: &mut Stage<'_>, game: &Game) -> Findings {
    let host = stage.open(Size::LAPTOP)?;
    let friend = stage.open(Size::PHONE)?;
    for (window, language) in [(&host, "cs"), (&friend, "pl")] {
        window.visit("/")?;
        window.speak(language)?;
    }
    let code = invite(&host, game)?;
    ensure!(!host.has("#talk")?, "there is nobody to talk to yet");
    come(&friend, &code)?;
    // In the waiting room.
    say(&friend, "hello")?;
    hears(&host, HELLO.0)?;
    hears(&friend, HELLO.1)?;
    stage.shoot(&host, "talk-waiting")?;
    start(&host, &friend)?;
    for window in [&host, &friend] {
        window
            .wait("the game begins", "return document.getElementById('live')?.dataset.stage === 'playing'")?;
    }
    at_the_table(stage, &host, &friend)?;
    on_the_screen(stage, &host, &friend)?;
    muted(&host, &friend)?;
    after_the_game(stage, &host, &friend)?;
    stage.check_consoles(&LOST)?;
    Ok(vec![format!("{}: two people, two languages, one conversation", game.id)])
}

/// While it is played: at the seat, for a while, and without anything that moves or is in the way.
fn at_the_table(stage: &Stage<'_>, host: &Window, friend: &Window) -> anyhow::Result<()> {
    let things =
        "return [...document.querySelectorAll('#live [data-pick], #live button, #live a')].map((one) => {
        const box = one.getBoundingClientRect();
        return [box.left, box.top, box.width, box.height].map(Math.round).join(' ');
    })";
    let before = friend.ask(things, Vec::new())?;
    say(host, "surprise")?;
    hears(host, SURPRISE.0)?;
    hears(friend, SURPRISE.1)?;
    ensure!(friend.ask(things, Vec::new())? == before, "something moved when somebody spoke");
    let touched = friend.ask(
        "const box = document.querySelector('#bubbles .said').getBoundingClientRect();
         return !!document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)?.closest('#bubbles')",
        Vec::new(),
    )?;
    ensure!(touched == false, "a bubble is in the finger's way");
    let aloud = friend.text("#heard")?;
    ensure!(aloud.contains(SURPRISE.1), "a screen reader hears {aloud}");
    ensure!(friend.has("#talk[data-unread]")?, "somebody who plays on finds what was said");
    friend.check_width()?;
    stage.shoot(host, "talk-laptop")?;
    stage.shoot(friend, "talk-phone")?;
    // What can be said is large enough for a thumb.
    open(friend)?;
    ensure!(!friend.has("#talk[data-unread]")?, "what was read is still new");
    let small = friend.ask(
        "return [...document.querySelectorAll('#sheet button')].filter((one) => one.checkVisibility())
            .map((one) => [one.textContent, one.getBoundingClientRect()])
            .filter(([, box]) => box.height < 44 || box.width < 44).map(([text]) => text)",
        Vec::new(),
    )?;
    ensure!(small == json!([]), "too small for a thumb: {small}");
    friend.check_width()?;
    for window in [host, friend] {
        // A mouse that happens to rest on something asks about it; that is not meant here.
        window.ask("document.getElementById('tip').hidden = true", Vec::new())?;
        let found = violations(window, &stage.axe, Rules::All)?;
        ensure!(found.is_empty(), "{}", found.join("\n"));
    }
    stage.shoot(friend, "talk-sheet-phone")?;
    friend.click("#sheet [data-close]")?;
    friend.wait("the bubble goes", "return !document.querySelector('#bubbles .said')")?;
    Ok(())
}

/// A television shows it, too, and offers nothing to say.
fn on_the_screen(stage: &mut Stage<'_>, host: &Window, friend: &Window) -> anyhow::Result<()> {
    let television = stage.open(Size::TELEVISION)?;
    television.visit(&format!("{}/screen", host.path()?))?;
    // Whoever looks before the stream has begun misses nothing but a bubble.
    television.wait("the stream has begun", "return typeof newest === 'string' && newest !== ''")?;
    say(friend, "thinking")?;
    hears(&television, "I’m thinking")?;
    ensure!(!television.has("#talk")?, "nobody talks by a screen for a room");
    stage.shoot(&television, "talk-television")
}

/// Whoever is muted is not heard here, and everywhere else.
fn muted(host: &Window, friend: &Window) -> anyhow::Result<()> {
    open(friend)?;
    friend.click("#sheet [data-mute]")?;
    friend.wait_for("#sheet [data-mute][aria-pressed=true]")?;
    let shown = "return [...document.querySelectorAll('#sheet .said-list .said')].filter((one) => one.checkVisibility()).length";
    ensure!(friend.ask(shown, Vec::new())? == 2, "what the friend said is shown, and nothing else");
    friend.click("#sheet [data-close]")?;
    say(host, "ouch")?;
    hears(host, "Au")?;
    // By the time the next is heard, the muted one would have been.
    say(friend, "phew")?;
    hears(friend, "Uff")?;
    ensure!(!friend.text("#heard")?.contains("Auć"), "somebody who was muted is heard");
    open(friend)?;
    friend.click("#sheet [data-mute]")?;
    friend.wait_for("#sheet [data-mute][aria-pressed=false]")?;
    friend.click("#sheet [data-close]")
}

fn after_the_game(stage: &mut Stage<'_>, host: &Window, friend: &Window) -> anyhow::Result<()> {
    resign(host)?;
    for window in [host, friend] {
        window.wait_for(".results")?;
        let scene = format!("{GO_ON} return !document.querySelector('#spectacle.open')");
        window.wait("no scene to lie over the results", &scene)?;
    }
    say(host, "thanks-for-the-game")?;
    hears(host, THANKS.0)?;
    hears(friend, THANKS.1)?;
    stage.shoot(host, "talk-results")?;
    // Everything can be read again, also after a restart.
    let stopped = stage.server.stop()?;
    ensure!(stopped.success(), "the server stopped with {stopped}");
    stage.server.start_again()?;
    friend.visit(&format!("{}/talk", friend.path()?))?;
    let talk = friend.text(".said-list")?;
    for said in [HELLO.1, SURPRISE.1, THANKS.1] {
        ensure!(talk.contains(said), "{said} is not in {talk}");
    }
    friend.check_width()
}

fn open(window: &Window) -> anyhow::Result<()> {
    window.click("#talk")?;
    window.wait_for("#sheet[open] .phrases")
}

fn say(window: &Window, phrase: &str) -> anyhow::Result<()> {
    window.wait_for("#talk")?;
    open(window)?;
    window.click(&format!("#sheet .phrases button[value={phrase}]"))?;
    window.wait("the sheet is closed", "return !document.getElementById('sheet').open").map(drop)
}

fn hears(window: &Window, text: &str) -> anyhow::Result<()> {
    let seen = format!(
        "return [...document.querySelectorAll('#bubbles .said span')].some((one) => one.textContent === {})",
        json!(text)
    );
    window.wait(&format!("“{text}” at a seat"), &seen).map(drop)
}
