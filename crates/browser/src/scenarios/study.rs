//! Learning from a game: a hint, the game to its end, its review, a mark on the plot, another try at a mistake, and playing on.

use crate::axe::{Rules, violations};
use crate::exercise::{click_through, solution, something_else};
use crate::game::Game;
use crate::play::{Luck, against_a_bot, settled, to_the_end};
use crate::scenario::Findings;
use crate::stage::Stage;
use crate::window::{Key, Scheme, Size, Window};
use anyhow::{Context, bail, ensure};

/// Whoever gives hints and reviews does not think long.
pub(crate) const FLAGS: [&str; 2] = ["--reviewer", "scribe"];

pub(crate) fn play(stage: &mut Stage<'_>, game: &Game) -> Findings {
    let window = stage.open(Size::LAPTOP)?;
    against_a_bot(&window, game)?;
    let table = window.path()?;
    settled(&window)?;
    hint(stage, &window, game)?;
    let actions = to_the_end(&window, &mut Luck::new(7))?;
    ensure!(window.has("#live[data-stage=over]")?, "the game is over");
    review(stage, &window, game, &table)?;
    retry(stage, &window, game, &table)?;
    branch(&window, &table)?;
    stage.check_consoles(&[])?;
    Ok(vec![format!(
        "{}: a hint, {actions} actions, the review, a mistake tried again, and on from there",
        game.id
    )])
}

const MARKED: &str = "return document.querySelectorAll('#live [data-advice]').length";

/// The candidates are listed, marked on the board, and gone with a key.
fn hint(stage: &Stage<'_>, window: &Window, game: &Game) -> anyhow::Result<()> {
    window.click("[data-hints] button")?;
    window.wait_for("#advice li")?;
    ensure!(window.ask(MARKED, Vec::new())?.as_u64() > Some(0), "what to pick is marked");
    window.check_width()?;
    look(stage, window, &format!("hint-{}", game.id))?;
    window.press(Key::ESCAPE)?;
    window.wait("the hint to go", "return !document.getElementById('advice')")?;
    ensure!(window.ask(MARKED, Vec::new())? == 0, "the marks go, too");
    window.press(Key::H)?;
    window.wait_for("#advice li")
}

/// One click from the result; a mark leads to its decision.
fn review(stage: &Stage<'_>, window: &Window, game: &Game, table: &str) -> anyhow::Result<()> {
    window.follow(".results .next a[href*='/review']")?;
    window.wait_for(".review #decision")?;
    ensure!(window.path()?.starts_with(&format!("{table}/review")), "the review has its own address");
    ensure!(window.has(".review .account tfoot")?, "there is an account");
    look(stage, window, &format!("review-{}", game.id))?;
    window.follow(".expected .mark:first-of-type")?;
    let chosen = "return document.querySelector('.expected .mark')?.hasAttribute('data-chosen')";
    ensure!(window.ask(chosen, Vec::new())? == true, "the mark leads to its decision");
    window.check_width()
}

/// A mistake comes up without a word about what was played; whatever is worse is explained, and the best praised.
fn retry(stage: &Stage<'_>, window: &Window, game: &Game, table: &str) -> anyhow::Result<()> {
    let review = window.path()?;
    window.follow(".review .sums a.retry")?;
    ensure!(window.path()?.starts_with(&format!("{table}/retry/")), "a mistake has its own address");
    ensure!(!window.has(".answered, .show-me, [data-show]")?, "nothing is told");
    let best = solution(window)?;
    if something_else(window, &best)? {
        window.reload()?;
    } else {
        look(stage, window, &format!("retry-{}", game.id))?;
    }
    // Whoever asks is told, and it doesn't count.
    window.click(".task form[action$='/solution'] button")?;
    window.wait_for(".answered[data-right]")?;
    ensure!(!window.has("[data-learned]")?, "whoever is told has not found it");
    stage.shoot(window, &format!("retry-{}-told", game.id))?;
    window.reload()?;
    click_through(window, &best)?;
    ensure!(window.has(".answered[data-right]")?, "the best is praised");
    window.wait_for(".steps [data-lesson='1'][data-done]")?;
    stage.shoot(window, &format!("retry-{}-praised", game.id))?;
    let all = window.ask("return document.querySelectorAll('.steps [data-lesson]').length", Vec::new())?;
    // Whoever has had enough goes to the end.
    let here = window.path()?;
    let end =
        here.rsplit_once('/').map(|(all, _)| format!("{all}/end")).context("a mistake is below its seat")?;
    window.visit(&end)?;
    ensure!(window.has(".retried [data-sum='1']:not([hidden])")?, "one of {all} was found");
    let found = violations(window, &stage.axe, Rules::All)?;
    ensure!(found.is_empty(), "{}", found.join("\n"));
    stage.shoot(window, &format!("retry-{}-end", game.id))?;
    window.visit(&review)
}

/// Play on: another table, which says that it is no real game.
fn branch(window: &Window, table: &str) -> anyhow::Result<()> {
    window.follow(".judged form[action$='/branch'] button")?;
    window.wait_for("#live[data-stage=playing] .branch")?;
    ensure!(window.path()? != table, "it is a table of its own");
    settled(window).map(drop)
}

/// As it looks, in light and dark, on a laptop, a phone and a television; and what axe has to say.
fn look(stage: &Stage<'_>, window: &Window, name: &str) -> anyhow::Result<()> {
    let found = violations(window, &stage.axe, Rules::All)?;
    if !found.is_empty() {
        bail!("{name}: {}", found.join("\n"));
    }
    for size in [Size::LAPTOP, Size::PHONE, Size::TELEVISION] {
        window.resize(size)?;
        window.check_width()?;
        stage.shoot(window, &format!("{name}-{}", size.name))?;
    }
    window.resize(Size::LAPTOP)?;
    window.scheme(Scheme::Dark)?;
    let found = violations(window, &stage.axe, Rules::Contrast)?;
    stage.shoot(window, &format!("{name}-dark"))?;
    window.scheme(Scheme::Light)?;
    ensure!(found.is_empty(), "{name} in the dark: {}", found.join("\n"));
    Ok(())
}
