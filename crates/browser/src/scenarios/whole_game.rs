//! From the first page to the last scoring against a bot, only by clicking on the board; then again, and looking back.

use crate::game::Game;
use crate::play::{Glance, Luck, act, against_a_bot, to_the_end};
use crate::scenario::Findings;
use crate::stage::Stage;
use crate::window::{Key, Motion, Size, Window};
use anyhow::ensure;

pub(crate) fn play(stage: &mut Stage<'_>, game: &Game, size: Size, motion: Motion) -> Findings {
    let window = stage.open_with(size, motion)?;
    window.visit("/")?;
    window.check_width()?;
    against_a_bot(&window, game)?;
    let table = window.path()?;
    let mut luck = Luck::new(size.width.into());
    let actions = to_the_end(&window, &mut luck)?;
    window.wait_for(".results .account")?;
    window.check_width()?;
    verify(&window)?;
    rematch(&window, &table, &mut luck)?;
    look_back(&window, &table)?;
    window.check_width()?;
    stage.check_consoles(&[])?;
    Ok(vec![format!("{actions} actions")])
}

/// One click checks the whole game, step by step, in a sheet over the result.
fn verify(window: &Window) -> anyhow::Result<()> {
    window.click(".results a[href$='/verify']")?;
    window.wait_for("#sheet[open] .proof li[data-holds]")?;
    let held =
        window.ask("return document.querySelectorAll('#sheet .proof li[data-holds]').length", Vec::new())?;
    ensure!(held == 5, "{held} of five steps hold");
    let noted = "return document.querySelector('#sheet .noted')?.checkVisibility()";
    ensure!(window.ask(noted, Vec::new())? == true, "the browser noted what was promised before the deal");
    window.check_width()?;
    window.click("#sheet [data-close]")
}

/// The same people play once more, at another table.
fn rematch(window: &Window, table: &str, luck: &mut Luck) -> anyhow::Result<()> {
    window.follow(".results form[action*='/rematch'] button")?;
    let next = window.path()?;
    ensure!(next != table, "another game has another table");
    let glance = Glance::at(window)?;
    ensure!(glance.stage == "playing", "another game begins: {glance:?}");
    act(window, luck)?;
    window.visit(table)
}

const BOARD: &str = "return document.getElementById('live').innerHTML";

/// The replay: keys, buttons, slider and sides change what is shown, by step, turn and round; and it plays by itself.
fn look_back(window: &Window, table: &str) -> anyhow::Result<()> {
    window.follow(".results a[href$='/replay']")?;
    ensure!(window.path()?.starts_with(&format!("{table}/replay")), "the replay has its own address");
    // A sealed action changes nothing that can be seen, but a few steps do.
    changes(window, "the right arrow key", || (0..8).try_for_each(|_| window.press(Key::RIGHT)))?;
    changes(window, "the left arrow key", || (0..7).try_for_each(|_| window.press(Key::LEFT)))?;
    changes(window, "the slider", || window.click("#replay input[type=range]"))?;
    changes(window, "the button", || (0..6).try_for_each(|_| window.click("#replay [data-go=step-back]")))?;
    let step = |window: &Window| anyhow::Ok(window.text("#step")?.parse::<usize>()?);
    let go = |way: &str| -> anyhow::Result<usize> {
        changes(window, way, || window.click(&format!("#replay [data-go={way}]")))?;
        step(window)
    };
    // A turn begins here: forth and back by turn leads to the same step, and by round to where this round begins.
    let here = go("turn-forth")?;
    for (forth, back, is_back) in [
        ("turn-forth", "turn-back", usize::eq as fn(&usize, &usize) -> bool),
        ("round-forth", "round-back", usize::le),
    ] {
        let (there, again) = (go(forth)?, go(back)?);
        ensure!(there > here && is_back(&again, &here), "{forth}, {back}: {here}, {there}, {again}");
    }
    let playing = step(window)?;
    window.click("#replay [data-play]")?;
    window.wait(
        "it plays by itself",
        &format!("return Number(document.getElementById('step').value) > {playing} + 1"),
    )?;
    window.click("#replay [data-play]")?;
    for side in ["1", "public", "2", "open"] {
        changes(window, &format!("the side {side}"), || look_as(window, side))?;
    }
    past_the_end(window)
}

fn look_as(window: &Window, side: &str) -> anyhow::Result<()> {
    let choose = "const as = document.querySelector('#replay select');
        as.value = arguments[0]; as.dispatchEvent(new Event('input', { bubbles: true }))";
    window.ask(choose, vec![side.into()]).map(drop)
}

/// The last step is a step like others: one goes back from it, looks from another side and plays on, as often as one likes.
fn past_the_end(window: &Window) -> anyhow::Result<()> {
    let last = "const slider = document.querySelector('#replay input[type=range]');
        slider.value = slider.max; slider.dispatchEvent(new Event('input', { bubbles: true }))";
    let stopped = "return document.querySelector('#replay [data-play]').getAttribute('aria-pressed') === 'false'
        && document.querySelector('#replay input[type=range]').value === document.querySelector('#replay input[type=range]').max";
    changes(window, "the last step", || window.ask(last, Vec::new()).map(drop))?;
    for side in ["2", "open"] {
        ensure!(!window.has("#spectacle, [data-see-again]")?, "a scene stands in the way of looking back");
        changes(window, "a step back from the last", || window.press(Key::LEFT))?;
        changes(window, &format!("the side {side}, from the end"), || look_as(window, side))?;
        window.click("#replay [data-play]")?;
        window.wait("it plays on to the end", stopped)?;
    }
    changes(window, "a step back from the end", || window.press(Key::LEFT))
}

fn changes(window: &Window, by: &str, what: impl FnOnce() -> anyhow::Result<()>) -> anyhow::Result<()> {
    let before = window.ask(BOARD, Vec::new())?;
    what()?;
    // Not before it is settled: the end of one movement must not be taken for the next.
    let script = format!(
        "return document.getElementById('live').innerHTML !== {before} && !document.querySelector('#replay[aria-busy]')"
    );
    window.wait(&format!("{by} changes the board"), &script).map(drop)
}
