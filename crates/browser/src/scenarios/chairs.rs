//! A table before the deal: an invitation that says what is played, chairs that are filled, freed and put away, and a code that leads late comers to watch.

use super::two_browsers::{come, start};
use crate::game::Game;
use crate::scenario::Findings;
use crate::stage::Stage;
use crate::window::{Size, Window};
use anyhow::ensure;

pub(crate) fn play(stage: &mut Stage<'_>, game: &Game) -> Findings {
    let host = stage.open(Size::LAPTOP)?;
    host.visit(&format!("/play/{}?with=friends", game.id))?;
    host.type_into(".setup input[name=name]", "Hanna")?;
    host.click(".setup .players label:last-child input")?;
    host.follow(".setup .go")?;
    host.wait_for(".invite .code")?;
    let code = host.text(".invite .code")?;
    stage.shoot(&host, "chairs-laptop")?;
    check_apart(&host)?;
    let friend = stage.open(Size::TALL_PHONE)?;
    friend.visit("/")?;
    friend.type_into("input[name=code]", &code)?;
    friend.follow(".code-door button")?;
    ensure!(friend.text(".card .says")?.contains("Hanna"), "the card says who invites");
    ensure!(
        friend.has(".gathering .emblem svg")? && friend.has(".card .terms dd")?,
        "the card says what is played"
    );
    friend.check_width()?;
    stage.shoot(&friend, "invitation-phone")?;
    come(&friend, &code)?;
    fill(&host)?;
    ensure!(!friend.has(".chair form[action*='/drop']")?, "chairs are the host's to arrange");
    start(&host, &friend)?;
    let late = stage.open(Size::PHONE)?;
    for window in [&host, &friend] {
        let playing = "return document.getElementById('live')?.dataset.stage === 'playing'";
        window.wait("the game begins", playing)?;
    }
    late.visit(&format!("/join?code={code}"))?;
    ensure!(late.path()? == host.path()? && late.has("#live[data-stage=playing]")?, "late comers watch");
    stage.check_consoles(&[])?;
    Ok(vec![format!("{}: chairs filled, freed and put away; a late comer watches", game.id)])
}

/// A bot on the first free chair, then freed again; all chairs but one put away, and a bot on that.
fn fill(host: &Window) -> anyhow::Result<()> {
    let free = "return document.querySelectorAll('.chair[data-free]').length";
    let count = |window: &Window| anyhow::Ok(window.ask(free, Vec::new())?.as_u64().unwrap_or_default());
    let before = count(host)?;
    ensure!(before > 0, "there is a free chair");
    host.click(".chair[data-free] .fill summary")?;
    host.click(".chair[data-free] .fill button[value=apprentice]")?;
    host.wait_for("form[action*='/free'] button")?;
    host.click("form[action*='/free'] button")?;
    host.wait("the chair is free again", &format!("{free} === {before}"))?;
    for left in (0..before).rev() {
        host.click(".chair[data-free] form[action*='/drop'] button")?;
        host.wait("a chair is put away", &format!("{free} === {left}"))?;
    }
    Ok(())
}

/// No chair lies above another.
fn check_apart(window: &Window) -> anyhow::Result<()> {
    let script = r"
const boxes = [...document.querySelectorAll('.chair')].map((chair) => chair.getBoundingClientRect());
for (const [at, one] of boxes.entries()) for (const other of boxes.slice(at + 1)) {
  if (one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom) return 'they overlap';
}
return boxes.length > 1 ? null : 'too few chairs';";
    let wrong = window.ask(script, Vec::new())?;
    ensure!(wrong.is_null(), "chairs: {wrong}");
    Ok(())
}
