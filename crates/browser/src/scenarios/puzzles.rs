//! Puzzles: found on the first page, answered wrongly, solved by clicking on the board, and remembered.

use crate::axe::{Rules, violations};
use crate::game::Game;
use crate::scenario::Findings;
use crate::stage::Stage;
use crate::window::{POINT, Size, Window};
use anyhow::{Context, bail, ensure};
use serde_json::Value;

pub(crate) fn play(stage: &mut Stage<'_>, game: &Game) -> Findings {
    let window = stage.open(Size::LAPTOP)?;
    window.visit("/")?;
    ensure!(window.has("a[href='/puzzles/today']")?, "the first page has no puzzle of the day");
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
    window.follow("[data-go-on-learning]")?;
    let puzzle = window.path()?;
    stage.shoot(&window, &format!("puzzle-{}-laptop", game.id))?;
    let solution = solution(&window)?;
    answer_wrongly(&window, &solution)?;
    quiet(stage, &window, "a wrong answer")?;
    stage.shoot(&window, &format!("puzzle-{}-wrong-laptop", game.id))?;
    let how = solve(&window, &solution)?;
    quiet(stage, &window, "the solution")?;
    window.check_width()?;
    stage.shoot(&window, &format!("puzzle-{}-right-laptop", game.id))?;
    window.follow(".task .next a.button:not(.quiet)")?;
    ensure!(window.path()? != puzzle, "the next one is another");
    window.visit(&list)?;
    ensure!(window.has(&format!("a[href='{puzzle}'][data-done]"))?, "what was solved is remembered");
    stage.shoot(&window, &format!("puzzles-{}-solved-laptop", game.id))?;
    on_a_phone(stage, &puzzle, game)?;
    stage.check_consoles(&[])?;
    Ok(vec![format!("{}: a puzzle is solved {how}", game.id)])
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

/// The button of the solution in the plain list: its place, and what to pick for it. The page itself does not say it.
fn solution(window: &Window) -> anyhow::Result<Value> {
    let found = window.ask_slowly(
        "const done = arguments[0];
        const told = fetch(`${location.pathname}/solution`, { method: 'POST', headers: { 'x-script': '1' } });
        told.then((answer) => answer.text()).then((html) => {
          const page = new DOMParser().parseFromString(html, 'text/html');
          const text = page.querySelector('.answered strong').textContent;
          const all = [...document.querySelectorAll('#actions button')];
          const index = all.findIndex((button) => button.textContent === text);
          done({ index, picks: all[index]?.dataset.picks ?? '', lay: all[index]?.dataset.lay ?? null });
        }, (error) => done({ index: -1, picks: String(error) }));",
        Vec::new(),
    )?;
    ensure!(found["index"].as_i64() >= Some(0), "the solution is not on the page: {found}");
    Ok(found)
}

/// Anything else, from the plain list.
fn answer_wrongly(window: &Window, solution: &Value) -> anyhow::Result<()> {
    let send = "const other = [...document.querySelectorAll('#actions button')].find((_, index) => index !== arguments[0].index);
        other.form.requestSubmit(other)";
    window.ask(send, vec![solution.clone()])?;
    window.wait_for(".answered:not([data-right])")?;
    ensure!(window.has(".answered .account td")?, "the shares are told");
    ensure!(window.has("#actions button")?, "one can try again");
    Ok(())
}

/// Clicks what the solution is made of; a shape that has to be turned is sent from the plain list. Says how it was done.
fn solve(window: &Window, solution: &Value) -> anyhow::Result<&'static str> {
    if !solution["lay"].is_null() {
        let send = "const right = document.querySelectorAll('#actions button')[arguments[0].index]; right.form.requestSubmit(right)";
        window.ask(send, vec![solution.clone()])?;
        window.wait_for(".answered[data-right]")?;
        return Ok("from the plain list");
    }
    for pick in solution["picks"].as_str().unwrap_or_default().split(' ') {
        if window.has(".answered[data-right]")? {
            break;
        }
        let thing = format!(
            "{POINT} return point([...document.querySelectorAll('#live [data-pick]:not(.chosen)')].find((thing) => thing.dataset.pick === arguments[0]))"
        );
        let point = window.ask(&thing, vec![pick.into()])?;
        ensure!(point["x"].is_number(), "`{pick}` cannot be clicked: {point}");
        window.click_at(&point).with_context(|| pick.to_owned())?;
        let taken = format!(
            "return !!document.querySelector('.answered[data-right], #sure[open]') || [...document.querySelectorAll('#live .chosen')].some((thing) => thing.dataset.pick === {})",
            Value::from(pick)
        );
        window.wait("the click to be taken", &taken)?;
    }
    // An action may wait to be confirmed.
    let next = "if (document.querySelector('.answered[data-right]')) return 'right';
        if (document.getElementById('sure')?.open) return 'sure';
        return document.querySelector('#do button:not(.quiet)') ? 'send' : null";
    for _ in 0..3 {
        match window.wait("the answer, or something to confirm", next)?.as_str() {
            Some("right") => return Ok("by clicking"),
            Some("sure") => window.click("#sure button[value=yes]")?,
            _ => window.click("#do button:not(.quiet)")?,
        }
        window.wait("the answer", "return !document.getElementById('sure')?.open || null")?;
    }
    bail!("it was not answered")
}
