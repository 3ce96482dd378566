//! Two people with a browser each; in the middle of the game the server is stopped and started again.

use crate::game::Game;
use crate::play::{Glance, Luck, act, from_list};
use crate::scenario::Findings;
use crate::stage::Stage;
use crate::window::{PAGE_TIMEOUT, Size, Window};
use anyhow::{Context, ensure};
use benben_support::wait_within;

/// The server stops before this action.
const STOP_AT: usize = 8;
/// So many actions are clicked after that.
const BY_CLICKING: usize = 8;
/// What a console may say while the server is away.
pub(super) const LOST: [&str; 4] = [
    "net::ERR_CONNECTION_REFUSED",
    "net::ERR_INCOMPLETE_CHUNKED_ENCODING",
    "net::ERR_CONNECTION_RESET",
    "net::ERR_EMPTY_RESPONSE",
];

pub(crate) fn play(stage: &mut Stage<'_>, game: &Game) -> Findings {
    let host = stage.open(Size::LAPTOP)?;
    let friend = stage.open(Size::PHONE)?;
    let code = invite(&host, game)?;
    come(&friend, &code)?;
    start(&host, &friend)?;
    for window in [&host, &friend] {
        let playing = "return document.getElementById('live')?.dataset.stage === 'playing'";
        window.wait("the game begins", playing)?;
    }
    let mut luck = Luck::new(7);
    let mut actions = 0;
    while let Some(window) = whose_turn(&host, &friend)? {
        if actions == STOP_AT {
            stage.check_consoles(&[])?;
            restart(stage, &host, &friend)?;
        }
        // By clicking until some actions after the server came back; then to the end as fast as it answers.
        if actions < STOP_AT + BY_CLICKING {
            act(window, &mut luck).with_context(|| format!("action {}", actions + 1))?;
        } else {
            from_list(window, &mut luck)?;
        }
        actions += 1;
    }
    ensure!(actions > STOP_AT, "the game was over before the server stopped");
    for window in [&host, &friend] {
        window.wait_for(".results .account")?;
    }
    ensure!(host.text(".results h2")? == friend.text(".results h2")?, "both see who won");
    stage.check_consoles(&LOST)?;
    Ok(vec![format!("{}: {actions} actions, the server restarted after {STOP_AT}", game.id)])
}

/// Opens a table for a friend, and says its code.
pub(super) fn invite(host: &Window, game: &Game) -> anyhow::Result<String> {
    invite_with(host, game, |_| Ok(()))
}

/// The same, with something else chosen.
pub(super) fn invite_with(
    host: &Window,
    game: &Game,
    choose: impl FnOnce(&Window) -> anyhow::Result<()>,
) -> anyhow::Result<String> {
    host.visit(&format!("/play/{}?with=friends", game.id))?;
    host.type_into(".setup input[name=name]", "Host")?;
    choose(host)?;
    host.follow(".setup .go")?;
    host.wait_for(".invite .code")?;
    host.text(".invite .code")
}

pub(super) fn come(friend: &Window, code: &str) -> anyhow::Result<()> {
    friend.visit("/")?;
    friend.type_into("input[name=code]", &code.to_lowercase())?;
    friend.follow(".code-door button")?;
    friend.check_width()?;
    friend.type_into(".join input[name=name]", "Friend")?;
    friend.follow(".join button")
}

/// The friend is ready, and the host starts the game.
pub(super) fn start(host: &Window, friend: &Window) -> anyhow::Result<()> {
    friend.wait_for(".ready")?;
    friend.click(".ready")?;
    host.wait_for(".start")?;
    host.click(".start")
}

/// Whoever is awaited; nobody once the game is over.
pub(super) fn whose_turn<'a>(host: &'a Window, friend: &'a Window) -> anyhow::Result<Option<&'a Window>> {
    let look = || {
        let windows = [host, friend];
        let glances = windows.into_iter().map(Glance::at).collect::<anyhow::Result<Vec<_>>>()?;
        let awaited = windows.into_iter().zip(&glances).find(|(_, glance)| glance.mine);
        let over = glances.iter().all(Glance::is_over);
        anyhow::Ok(awaited.map(|(window, _)| Some(window)).or(over.then_some(None)))
    };
    wait_within("somebody's turn", PAGE_TIMEOUT, || look().transpose())?
}

/// Both notice that the server is away, and that it is back, without doing anything.
fn restart(stage: &mut Stage<'_>, host: &Window, friend: &Window) -> anyhow::Result<()> {
    let stopped = stage.server.stop()?;
    ensure!(stopped.success(), "the server stopped with {stopped}");
    for window in [host, friend] {
        let lost = "return !document.getElementById('lost').hidden";
        window.wait("the page says that the connection is lost", lost)?;
    }
    stage.server.start_again()?;
    for window in [host, friend] {
        window.wait("the page connects again", "return document.getElementById('lost').hidden")?;
    }
    Ok(())
}
