//! Looking for a word in the rules: accents and capitals do not matter, and what lacks the word folds away.

use crate::game::{Game, Games, LANGUAGES};
use crate::scenario::Findings;
use crate::stage::Stage;
use crate::window::{Size, Window};
use anyhow::{Context, ensure};

/// The longest word of the last rule, without accents and in capitals; and the id of that rule.
const WORD: &str = r"
const rule = [...document.querySelectorAll('.numbered')].at(-1);
const words = rule.textContent.split(/[^\p{L}]+/u).sort((a, b) => b.length - a.length);
const plain = words[0].normalize('NFD').replace(/\p{M}/gu, '').replace(/ł/g, 'l').toUpperCase();
return [plain, rule.id];
";

/// What is shown: how many rules, whether the one asked for is among them, and what is said about it.
const SHOWN: &str = r"
const rules = [...document.querySelectorAll('.numbered')];
const shown = rules.filter((rule) => rule.checkVisibility());
const said = document.querySelector('.finder output').textContent;
return [rules.length, shown.length, shown.some((rule) => rule.id === arguments[0]), said];
";

pub(crate) fn play(stage: &mut Stage<'_>, games: &Games) -> Findings {
    let window = stage.open(Size::LAPTOP)?;
    let mut findings = Vec::new();
    for game in games.iter() {
        for language in LANGUAGES {
            let found = find(&window, game, language);
            findings.push(found.with_context(|| format!("{} in {language}", game.id))?);
        }
    }
    stage.check_consoles(&[])?;
    Ok(findings)
}

fn find(window: &Window, game: &Game, language: &str) -> anyhow::Result<String> {
    window.visit("/")?;
    window.speak(language)?;
    window.visit(&format!("/rules/{}", game.id))?;
    let wanted = window.ask(WORD, Vec::new())?;
    let (word, id) = (wanted[0].as_str().context("a word")?, wanted[1].clone());
    window.type_into("#finder", word)?;
    let shown = window.ask(SHOWN, vec![id.clone()])?;
    let (all, some) = (shown[0].as_u64().unwrap_or(0), shown[1].as_u64().unwrap_or(0));
    ensure!(shown[2] == true && some < all, "{word} shows {some} of {all} rules, {id} among them: {shown}");
    window.type_into("#finder", "qqq")?;
    let shown = window.ask(SHOWN, vec![id])?;
    ensure!(shown[1] == 0 && shown[3].as_str().is_some_and(|said| said.len() > 5), "{shown}");
    Ok(format!("{} in {language}: {word} in {some} of {all} rules", game.id))
}
