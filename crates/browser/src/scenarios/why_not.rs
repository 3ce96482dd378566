//! What is not possible says why, with a rule that exists in every language; taking back; changing the language.

use crate::game::{Game, LANGUAGES};
use crate::play::{Glance, Luck, act, against_a_bot, settled};
use crate::scenario::Findings;
use crate::stage::Stage;
use crate::window::{POINT, Size, Window};
use anyhow::{Context, bail, ensure};
use std::collections::BTreeSet;

/// So many actions are played until something can be asked about.
const TURNS: usize = 30;
/// So many things are asked about each time.
const ASKED: u64 = 8;

pub(crate) fn play(stage: &mut Stage<'_>, game: &Game) -> Findings {
    let window = stage.open(Size::LAPTOP)?;
    against_a_bot(&window, game)?;
    let table = window.path()?;
    let mut luck = Luck::new(3);
    languages(&window)?;
    let rule = why_not(&window, &mut luck)?;
    rule_exists(&window, &rule)?;
    window.visit(&table)?;
    take_back(&window, &mut luck)?;
    stage.check_consoles(&[])?;
    Ok(vec![format!("{}: because of {}", game.id, rule.rsplit('#').next().unwrap_or_default())])
}

/// Every language has other words, at once, and they stay.
fn languages(window: &Window) -> anyhow::Result<()> {
    let mut said = BTreeSet::new();
    for language in LANGUAGES.into_iter().rev() {
        window.speak(language)?;
        let spoken = window.ask("return document.documentElement.lang", Vec::new())?;
        ensure!(spoken == language, "asked for {language}, got {spoken}");
        said.insert(window.text(".log summary")?);
        let prompt = settled(window)?.prompt;
        window.reload()?;
        ensure!(settled(window)?.prompt == prompt, "the language does not stay: {prompt}");
    }
    ensure!(said.len() == LANGUAGES.len(), "languages speak alike: {said:?}");
    Ok(())
}

/// Clicks what is not lit until something says why not; answers with the address of the rule.
pub(crate) fn why_not(window: &Window, luck: &mut Luck) -> anyhow::Result<String> {
    for _ in 0..TURNS {
        settled(window)?;
        let dark = "return document.querySelectorAll('#live [data-pick]:not(.lit)').length";
        let dark = window.ask(dark, Vec::new())?.as_u64().unwrap_or_default();
        for nth in 0..dark.min(ASKED) {
            let nth = if dark > ASKED { luck.below(dark) } else { nth };
            if let Some(rule) = ask_about(window, nth)? {
                return Ok(rule);
            }
        }
        act(window, luck)?;
        ensure!(!Glance::at(window)?.is_over(), "the game is over, and nothing ever said why not");
    }
    bail!("nothing ever said why not")
}

/// Sees that an answer has come, and what it says: the address of a rule, or nothing.
const ANSWER: &str = r"
const asked = performance.getEntriesByType('resource').filter((one) => one.name.includes('why-not')).length;
if (asked <= window.askedBefore) return null;
const answer = document.getElementById('answer');
if (answer.hidden) return 'nothing';
return answer.querySelector('a.rule')?.getAttribute('href') ?? `no rule: ${answer.textContent}`;
";

/// Clicks one of the things that are not lit. A rule may say why not; that is answered with its address.
pub(crate) fn ask_about(window: &Window, nth: u64) -> anyhow::Result<Option<String>> {
    let script = format!(
        "{POINT} return point(document.querySelectorAll('#live [data-pick]:not(.lit)')[arguments[0]])"
    );
    let point = window.ask(&script, vec![nth.into()])?;
    if !point["x"].is_number() {
        return Ok(None);
    }
    let count = "window.askedBefore = performance.getEntriesByType('resource')
        .filter((one) => one.name.includes('why-not')).length";
    window.ask(count, Vec::new())?;
    window.click_at(&point)?;
    let mut said = String::new();
    // What the answer says is shown a moment after it has come.
    for _ in 0..3 {
        said = window.wait("an answer to why not", ANSWER)?.as_str().unwrap_or_default().to_owned();
        if said != "nothing" {
            break;
        }
        window.painted()?;
    }
    ensure!(said == "nothing" || said.starts_with("/rules/"), "{said}");
    Ok((said != "nothing").then_some(said))
}

/// The link leads to the text of the rule, in every language.
fn rule_exists(window: &Window, link: &str) -> anyhow::Result<()> {
    let id = link.rsplit('#').next().context("a link to a rule has an id")?;
    let mut texts = BTreeSet::new();
    for language in LANGUAGES {
        window.visit("/")?;
        window.speak(language)?;
        window.visit(link)?;
        let text = window.text(&format!("[id='{id}']"))?;
        ensure!(text.len() > id.len() + 10, "{link} has no text in {language}: {text}");
        let target = window.ask("return document.querySelector(':target')?.id", Vec::new())?;
        ensure!(target == id, "{link} leads to {target}");
        texts.insert(text);
    }
    ensure!(texts.len() == LANGUAGES.len(), "{link} is not translated: {texts:#?}");
    Ok(())
}

/// Against a bot one may always take back: everything lies as it lay before.
fn take_back(window: &Window, luck: &mut Luck) -> anyhow::Result<()> {
    let lies = "return document.querySelector('#live .board').textContent + document.querySelector('#live .hand').textContent";
    settled(window)?;
    let before = window.ask(lies, Vec::new())?;
    act(window, luck)?;
    settled(window)?;
    ensure!(window.ask(lies, Vec::new())? != before, "an action changes the table");
    window.click("form[action*='/undo'] button")?;
    window.wait("everything lies as before", &format!("{lies} === {before}")).map(drop)
}
