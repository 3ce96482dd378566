//! Puzzles: today's is found on the first page, answered wrongly, solved by clicking on the board, and remembered; so is one of each game.

use crate::axe::{Rules, violations};
use crate::exercise::{click_through, solution, something_else};
use crate::game::Game;
use crate::scenario::Findings;
use crate::stage::Stage;
use crate::window::{Size, Window};
use anyhow::{Context, ensure};

pub(crate) fn play(stage: &mut Stage<'_>, game: &Game) -> Findings {
    let window = stage.open(Size::LAPTOP)?;
    of_the_day(stage, &window)?;
    window.visit("/")?;
    window.follow(".foot a[href='/puzzles']")?;
    let list = format!("/puzzles/{}", game.id);
    if !window.has(&format!("a[href='{list}']"))? {
        window.visit(&list)?;
        ensure!(!window.has(".puzzles .numbers")?, "it has puzzles");
        stage.check_consoles(&[])?;
        return Ok(vec![format!("{}: has no puzzles yet", game.id)]);
    }
    stage.shoot(&window, "puzzles-laptop")?;
    window.follow(&format!(".games a[href='{list}']"))?;
    stage.shoot(&window, &format!("puzzles-{}-laptop", game.id))?;
    // It leads to the first that is not solved yet, so never to today's.
    window.follow("[data-go-on-learning]")?;
    let puzzle = window.path()?;
    solve(stage, &window, &game.id)?;
    window.follow(".task .next a.button:not(.quiet)")?;
    ensure!(window.path()? != puzzle, "the next one is another");
    window.visit(&list)?;
    ensure!(window.has(&format!("a[href='{puzzle}'][data-done]"))?, "what was solved is remembered");
    stage.shoot(&window, &format!("puzzles-{}-solved-laptop", game.id))?;
    on_a_phone(stage, &puzzle, game)?;
    stage.check_consoles(&[])?;
    Ok(vec![format!("{}: today's puzzle and another are solved by clicking", game.id)])
}

/// The puzzle of the day is one click from the first page.
fn of_the_day(stage: &Stage<'_>, window: &Window) -> anyhow::Result<()> {
    window.visit("/")?;
    window.follow("a[href='/puzzles/today']")?;
    let todays = window.path()?;
    ensure!(todays.starts_with("/puzzles/") && !todays.ends_with("/today"), "it leads to a puzzle: {todays}");
    solve(stage, window, "today")?;
    let list = todays.rsplit_once('/').map(|(list, _)| list).context("a puzzle is below its game")?;
    window.visit(list)?;
    ensure!(window.has(&format!("a[href='{todays}'][data-done]"))?, "what was solved is remembered");
    Ok(())
}

/// Answers wrongly and then rightly, both by clicking.
fn solve(stage: &Stage<'_>, window: &Window, name: &str) -> anyhow::Result<()> {
    stage.shoot(window, &format!("puzzle-{name}-laptop"))?;
    let solution = solution(window)?;
    let right = something_else(window, &solution)?;
    ensure!(!right, "only the solution is right");
    ensure!(window.has(".answered .account td")?, "the shares are told");
    ensure!(window.has("#actions button")?, "one can try again");
    quiet(stage, window, "a wrong answer")?;
    stage.shoot(window, &format!("puzzle-{name}-wrong-laptop"))?;
    click_through(window, &solution)?;
    ensure!(window.has(".answered[data-right][data-learned]")?, "the solution is right");
    quiet(stage, window, "the solution")?;
    window.check_width()?;
    stage.shoot(window, &format!("puzzle-{name}-right-laptop"))
}

/// Somebody who gives up, on a phone and in another language.
fn on_a_phone(stage: &mut Stage<'_>, puzzle: &str, game: &Game) -> anyhow::Result<()> {
    let phone = stage.open(Size::PHONE)?;
    phone.visit("/puzzles")?;
    phone.speak("cs")?;
    stage.shoot(&phone, "puzzles-phone")?;
    phone.visit(puzzle)?;
    phone.check_width()?;
    stage.shoot(&phone, &format!("puzzle-{}-phone", game.id))?;
    phone.click(".task form[action$='/solution'] button")?;
    phone.wait_for(".answered[data-right]")?;
    ensure!(!phone.has("[data-learned]")?, "whoever is told has not solved it");
    phone.check_width()?;
    stage.shoot(&phone, &format!("puzzle-{}-told-phone", game.id))
}

fn quiet(stage: &Stage<'_>, window: &Window, what: &str) -> anyhow::Result<()> {
    let found = violations(window, &stage.axe, Rules::All)?;
    ensure!(found.is_empty(), "{what}: {}", found.join("\n"));
    Ok(())
}
