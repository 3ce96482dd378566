//! The first page: every game can be played without scrolling, a code can be typed at once, and the last choice is one tap away.

use crate::game::{Game, Games};
use crate::scenario::Findings;
use crate::stage::Stage;
use crate::window::{Size, Window};
use anyhow::{Context, ensure};

/// Whatever these selectors find first that is not wholly in view.
const OUTSIDE: &str = r"
const [selectors] = arguments;
for (const selector of selectors) {
  const found = [...document.querySelectorAll(selector)];
  if (!found.length) return `no ${selector}`;
  for (const one of found) {
    const box = one.getBoundingClientRect();
    if (box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth)
      return `${selector} at ${Math.round(box.top)} to ${Math.round(box.bottom)} of ${innerHeight}`;
  }
}
return null;
";

pub(crate) fn play(stage: &mut Stage<'_>, games: &Games) -> Findings {
    let laptop = stage.open(Size::LAPTOP)?;
    laptop.visit("/")?;
    check_in_view(&laptop, &[".game .play", ".code-door button"])?;
    stage.shoot(&laptop, "first-page-laptop")?;
    for size in [Size::PHONE, Size::TALL_PHONE] {
        let phone = stage.open(size)?;
        phone.visit("/")?;
        check_in_view(&phone, &[".code-door button", ".game:first-child .play"])?;
        phone.check_width()?;
        phone.click(&format!("[popovertarget=sheet-{}].play", games.first().id))?;
        phone.wait_for(".sheet:popover-open .go")?;
        phone.check_width()?;
        stage.shoot(&phone, &format!("sheet-{}", size.name))?;
    }
    for game in games.iter() {
        two_clicks(stage, &laptop, game).with_context(|| game.id.clone())?;
    }
    stage.check_consoles(&[])?;
    Ok(vec!["every game in two clicks, and again in one".to_owned()])
}

/// Play, start; and the next time one tap.
fn two_clicks(stage: &Stage<'_>, window: &Window, game: &Game) -> anyhow::Result<()> {
    window.visit("/")?;
    window.click(&format!("[popovertarget=sheet-{}].play", game.id))?;
    window.wait_for(".sheet:popover-open .go")?;
    stage.shoot(window, &format!("sheet-{}-laptop", game.id))?;
    window.click(&format!("#sheet-{} .players label:last-child input", game.id))?;
    window.click(&format!("#sheet-{} .levels input[value=apprentice]", game.id))?;
    window.follow(&format!("#sheet-{} .go", game.id))?;
    let seats = window.ask("return document.querySelectorAll('.seats > li').length", Vec::new())?;
    ensure!(seats.as_u64() > Some(2), "as many play as were chosen: {seats}");
    window.visit("/")?;
    window.follow(&format!("button[name=again][value={}]", game.id))?;
    let again = window.ask("return document.querySelectorAll('.seats > li').length", Vec::new())?;
    ensure!(again == seats, "the last choice again: {again}");
    Ok(())
}

fn check_in_view(window: &Window, selectors: &[&str]) -> anyhow::Result<()> {
    let outside = window.ask(OUTSIDE, vec![selectors.into()])?;
    ensure!(outside.is_null(), "not in view: {outside}");
    Ok(())
}
