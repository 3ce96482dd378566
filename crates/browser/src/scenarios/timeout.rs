//! A game with a clock: it warns, and when time is up a bot decides, which everyone is told.

use super::absence::told;
use super::two_browsers::{come, invite_with, start, whose_turn};
use crate::game::Game;
use crate::scenario::Findings;
use crate::stage::Stage;
use crate::window::{Size, Window};
use anyhow::{Context, ensure};

/// A decision's time, and with how much of it left the clock warns: the last third.
const PACE: &str = "decision 6";

pub(crate) fn play(stage: &mut Stage<'_>, game: &Game) -> Findings {
    let host = stage.open(Size::LAPTOP)?;
    let friend = stage.open(Size::PHONE)?;
    let code = invite_with(&host, game, |host| {
        // Nobody is offered so little time.
        let script =
            "document.querySelector('.setup [name=pace]').add(new Option('short', arguments[0], true, true))";
        host.ask(script, vec![PACE.into()]).map(drop)
    })?;
    come(&friend, &code)?;
    start(&host, &friend)?;
    for window in [&host, &friend] {
        window.wait_for("#live[data-stage=playing]")?;
    }
    let slow = whose_turn(&host, &friend)?.context("somebody's turn")?;
    slow.wait_for(".own-clock .clock[data-runs]")?;
    // Whoever looks late may find that it warns by now.
    let early = "const clock = document.querySelector('.own-clock .clock');
        return clock.classList.contains('soon') && Number(clock.dataset.left) > Number(clock.dataset.soon)";
    ensure!(slow.ask(early, Vec::new())? == false, "it warns from the beginning");
    slow.wait_for(".own-clock .soon")?;
    in_view(slow)?;
    stage.shoot(slow, "clock-warns")?;
    for window in [&host, &friend] {
        told(window, "is out of time")?;
    }
    let said = host.text("#told")?;
    stage.shoot(&friend, "time-up-phone")?;
    ensure!(said.contains("is out of time"), "the line below the prompt says it: {said}");
    stage.check_consoles(&[])?;
    Ok(vec![format!("{}: warned and timed out at `{PACE}`", game.id)])
}

/// The warning is where whoever is to decide looks.
fn in_view(window: &Window) -> anyhow::Result<()> {
    let script = "const box = document.querySelector('.own-clock .soon').getBoundingClientRect();
        return box.width > 0 && box.top >= 0 && box.bottom <= innerHeight && box.right <= innerWidth";
    ensure!(window.ask(script, Vec::new())? == true, "the warning is out of sight");
    Ok(())
}
