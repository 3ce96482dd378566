//! Every page of a game in every language, in light and dark: accessible, quiet, narrow enough, and from our own host.

use super::giving_up::resign;
use crate::axe::{Rules, check_hosts, check_tips, violations};
use crate::game::{Game, Games, LANGUAGES};
use crate::play::{against_a_bot, hurry, settled};
use crate::scenario::Findings;
use crate::stage::Stage;
use crate::window::{Scheme, Size, Window};
use anyhow::{Context, anyhow, bail};
use serde_json::json;
use std::collections::BTreeMap;

/// The pages of a game.
pub(crate) fn play(stage: &mut Stage<'_>, game: &Game) -> Findings {
    let window = stage.open(Size::LAPTOP)?;
    let pages = pages(&window, game)?;
    look_at_all(stage, &window, &pages)
}

/// The pages that belong to no game, or look alike for all.
pub(crate) fn others(stage: &mut Stage<'_>, games: &Games) -> Findings {
    let window = stage.open(Size::LAPTOP)?;
    let mut pages = vec![
        ("home", "/".to_owned()),
        ("problem", "/join?code=NOWHERE".to_owned()),
        ("deals of the day", "/daily".to_owned()),
        ("puzzles", "/puzzles".to_owned()),
        ("lobby", "/lobby".to_owned()),
        ("friends", "/friends".to_owned()),
        ("tournaments", "/tournaments".to_owned()),
        ("keep my name", "/me/keep".to_owned()),
        ("sign in", "/sign-in".to_owned()),
        ("sign in by code", "/sign-in/code".to_owned()),
        ("recover", "/sign-in/recover".to_owned()),
    ];
    against_a_bot(&window, games.first())?;
    settled(&window)?;
    pages.push(("replay while it is played", format!("{}/replay", window.path()?)));
    against_a_bot(&window, games.first())?;
    resign(&window)?;
    window.wait_for(".results")?;
    let table = window.path()?;
    pages.extend(
        [("verify", "proof"), ("log", "log"), ("talk", "talk")]
            .map(|(path, name)| (name, format!("{table}/{path}"))),
    );
    pages.push(("my place", "/me".to_owned()));
    let pages: Vec<_> = pages.into_iter().map(|(name, path)| (name.to_owned(), path)).collect();
    look_at_all(stage, &window, &pages)
}

fn look_at_all(stage: &Stage<'_>, window: &Window, pages: &[(String, String)]) -> Findings {
    let mut found: BTreeMap<String, String> = BTreeMap::new();
    for (number, (name, path)) in pages.iter().enumerate() {
        for language in LANGUAGES {
            let place = format!("{name} in {language}");
            let care = Care::of(number, language);
            for problem in look(stage, window, path, language, care).with_context(|| place.clone())? {
                found.entry(problem).or_insert_with(|| place.clone());
            }
        }
    }
    if !found.is_empty() {
        let lines: Vec<String> = found.iter().map(|(problem, place)| format!("{place}: {problem}")).collect();
        bail!("{} findings:\n{}", lines.len(), lines.join("\n"));
    }
    // A page that does not exist is a failed request, too.
    stage.check_consoles(&["404 (Not Found)"])?;
    Ok(vec![format!("{} pages in {} languages, in light and dark", pages.len(), LANGUAGES.len())])
}

/// Names and addresses of the pages, with tables in every stage.
fn pages(window: &Window, game: &Game) -> anyhow::Result<Vec<(String, String)>> {
    let id = &game.id;
    let mut pages = vec![
        (format!("setup of {id}"), format!("/play/{id}?with=friends")),
        (format!("rules of {id}"), format!("/rules/{id}")),
        (format!("puzzles of {id}"), format!("/puzzles/{id}")),
    ];
    window.visit(&format!("/puzzles/{id}"))?;
    if window.has(".puzzles .numbers a")? {
        pages.push((format!("puzzle of {id}"), format!("/puzzles/{id}/1")));
    }
    for (name, with) in [("gathering for", "friends"), ("curtain of", "device")] {
        window.visit(&format!("/play/{id}?with={with}"))?;
        window.follow(".setup .go")?;
        pages.push((format!("{name} {id}"), window.path()?));
    }
    for (stage, actions) in [("beginning", 0), ("middle", 7), ("end", 5000)] {
        against_a_bot(window, game)?;
        settled(window)?;
        hurry(window, actions)?;
        let table = window.path()?;
        pages.push((format!("{stage} of {id}"), table.clone()));
        if stage != "beginning" {
            pages.push((format!("big screen at the {stage} of {id}"), format!("{table}/screen")));
        }
        if stage == "end" {
            pages.push((format!("replay of {id}"), format!("{table}/replay?step=9&as=open")));
        }
    }
    Ok(pages)
}

/// How closely a page is looked at. What axe finds hardly depends on the words, and colours not at all, so every page is
/// examined in English and, but for its colours, in one other language, another for each page; whether it is as narrow as a
/// phone depends on every word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Care {
    /// Everything, in light and dark.
    All,
    /// Everything but colours.
    NotColours,
    /// What depends on the words.
    Words,
}

impl Care {
    fn of(number: usize, language: &str) -> Self {
        match LANGUAGES.iter().position(|other| *other == language) {
            Some(0) => Care::All,
            Some(index) if index == 1 + number % (LANGUAGES.len() - 1) => Care::NotColours,
            _ => Care::Words,
        }
    }
}

/// What is wrong with a page.
fn look(
    stage: &Stage<'_>,
    window: &Window,
    path: &str,
    language: &str,
    care: Care,
) -> anyhow::Result<Vec<String>> {
    let cookie = json!({ "name": "language", "value": language, "url": stage.server.origin() });
    window.command("Network.setCookie", cookie)?;
    window.scheme(Scheme::Light)?;
    window.visit(path)?;
    let mut found = Vec::new();
    let mut note = |result: anyhow::Result<()>| found.extend(result.err().map(|error| error.to_string()));
    note(check_hosts(window));
    note(check_tips(window));
    note(window.check_width());
    let spoken = window.ask("return document.documentElement.lang", Vec::new())?;
    note(if spoken == language { Ok(()) } else { Err(anyhow!("speaks {spoken}")) });
    window.resize(Size::PHONE)?;
    note(window.check_width());
    window.resize(Size::LAPTOP)?;
    if care == Care::NotColours {
        found.extend(violations(window, &stage.axe, Rules::AllButContrast)?);
    }
    if care == Care::All {
        found.extend(violations(window, &stage.axe, Rules::All)?);
        window.scheme(Scheme::Dark)?;
        let dark = violations(window, &stage.axe, Rules::Contrast)?;
        found.extend(dark.into_iter().map(|line| format!("dark: {line}")));
    }
    Ok(found)
}
