//! Somebody learns a game: every lesson is taken by clicking, in two languages, with something wrong and something forbidden on the
//! way, and a first game begins.

use crate::axe::{Rules, violations};
use crate::exercise::{as_shown, shown, something_else};
use crate::game::{Game, LANGUAGES};
use crate::play::settled;
use crate::scenario::Findings;
use crate::scenarios::why_not::ask_about;
use crate::stage::Stage;
use crate::window::{Size, Window};
use anyhow::{Context, ensure};
use std::collections::BTreeSet;
use std::time::Instant;

pub(crate) fn play(stage: &mut Stage<'_>, game: &Game) -> Findings {
    let begun = Instant::now();
    let mut titles = BTreeSet::new();
    let mut lessons = 0;
    // Each game in English on a laptop, and in another language on a phone.
    let other = LANGUAGES[1 + game.id.len() % (LANGUAGES.len() - 1)];
    for (language, size) in [(LANGUAGES[0], Size::LAPTOP), (other, Size::PHONE)] {
        let window = stage.open(size)?;
        window.visit("/")?;
        window.speak(language)?;
        ensure!(offered(&window, game)?, "whoever is new to {} is offered its lessons", game.id);
        window.follow(&format!("[data-offer='{}']", game.id))?;
        let count = window.ask("return document.querySelectorAll('.lessons a').length", Vec::new())?;
        lessons = count.as_u64().context("lessons are listed")?;
        ensure!(lessons > 0, "{} has lessons", game.id);
        window.follow("[data-go-on-learning]")?;
        let mut forbidden = None;
        for number in 1..=lessons {
            if forbidden.is_none() {
                forbidden = something_forbidden(&window)?;
            }
            let take = || take(stage, &window, game, number, language);
            titles.insert(take().with_context(|| format!("lesson {number} in {language}"))?);
            window.follow(".task .next a")?;
        }
        ensure!(forbidden.is_some(), "nothing that was clicked is forbidden by a rule, in {language}");
        ensure!(window.path()?.ends_with("/end"), "the last lesson leads to the end: {}", window.path()?);
        first_game(&window, game)?;
    }
    ensure!(titles.len() as u64 == 2 * lessons, "lessons are called alike: {titles:?}");
    stage.check_consoles(&[])?;
    Ok(vec![format!("{}: {lessons} lessons twice, {} s", game.id, begun.elapsed().as_secs())])
}

fn offered(window: &Window, game: &Game) -> anyhow::Result<bool> {
    let script = "return !!document.querySelector(`[data-offer='${arguments[0]}']:not([hidden])`)";
    Ok(window.ask(script, vec![game.id.as_str().into()])? == true)
}

/// Takes a lesson, and says what it is called.
fn take(
    stage: &Stage<'_>,
    window: &Window,
    game: &Game,
    number: u64,
    language: &str,
) -> anyhow::Result<String> {
    ensure!(window.path()? == format!("/learn/{}/{number}", game.id), "at {}", window.path()?);
    window.check_width()?;
    let title = window.text(".task h1")?;
    if number == 1 {
        let found = violations(window, &stage.axe, Rules::All)?;
        ensure!(found.is_empty(), "{}", found.join("\n"));
        stage.shoot(window, &format!("lesson-{}-{language}", game.id))?;
    }
    // Several actions may be right; then the lesson is begun again.
    let right = shown(window)?;
    if something_else(window, &right).context("something else")? {
        window.reload()?;
    }
    as_shown(window)?;
    window.wait_for(&format!(".steps [data-lesson='{number}'][data-done]"))?;
    Ok(title)
}

/// So many things are clicked that are not lit.
const DARK: u64 = 12;

/// Clicks what can't be done here until a rule says why not, and answers with the address of that rule. Everything is as it was.
fn something_forbidden(window: &Window) -> anyhow::Result<Option<String>> {
    let dark = "return document.querySelectorAll('#live [data-pick]:not(.lit)').length";
    let dark = window.ask(dark, Vec::new())?.as_u64().unwrap_or_default();
    for nth in 0..dark.min(DARK) {
        if let Some(rule) = ask_about(window, nth)? {
            window.reload()?;
            return Ok(Some(rule));
        }
    }
    Ok(None)
}

/// One click from the last lesson: a game against the apprentice with hints, in which one sits already. Whoever has learned a game
/// is not asked again.
fn first_game(window: &Window, game: &Game) -> anyhow::Result<()> {
    ensure!(window.has(".learn form input[name=level][value=apprentice]")?, "against the apprentice");
    window.follow(".learn .go")?;
    settled(window).context("a first game begins")?;
    ensure!(window.has("[data-hints] button")?, "with hints");
    window.visit("/")?;
    ensure!(!offered(window, game)?, "whoever has learned {} is not asked again", game.id);
    Ok(())
}
