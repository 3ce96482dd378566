//! What axe-core says about a page, and what else every page has to satisfy.

use crate::window::Window;
use anyhow::{Context, ensure};
use serde_json::json;
use std::path::Path;

/// What is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rules {
    /// All that axe-core checks by default.
    All,
    /// Only what colours can spoil.
    Contrast,
    /// All but what colours can spoil, which takes most of the time.
    AllButContrast,
}

const RUN: &str = r"
const [options, done] = arguments;
axe.run(document, { ...options, resultTypes: ['violations'] }).then((found) => done(
  found.violations.map((one) => `${one.id} (${one.impact}): ${one.help}\n` + one.nodes.slice(0, 3).map((node) =>
    `    ${node.target.join(' ')}  ${node.html.slice(0, 160)}\n      ${node.failureSummary.split('\n').slice(1, 3).join(' ').trim().slice(0, 260)}`).join('\n')),
), (error) => done([String(error)]));
";

/// What axe-core finds on the page.
pub(crate) fn violations(window: &Window, script: &Path, rules: Rules) -> anyhow::Result<Vec<String>> {
    if !window.has("html[data-axe]")? {
        let axe = std::fs::read_to_string(script)
            .with_context(|| format!("{}: `cargo xtask test` puts it there", script.display()))?;
        let load = format!("{axe}\ndocument.documentElement.dataset.axe = ''");
        window.ask(&load, Vec::new()).map_err(|_| anyhow::anyhow!("axe-core cannot be loaded"))?;
    }
    // A tip comes and goes with the pointer, wherever that happens to lie.
    window.ask("document.getElementById('tip')?.setAttribute('hidden', '')", Vec::new())?;
    let options = match rules {
        Rules::All => json!({}),
        Rules::Contrast => json!({ "runOnly": { "type": "rule", "values": ["color-contrast"] } }),
        Rules::AllButContrast => json!({ "rules": { "color-contrast": { "enabled": false } } }),
    };
    let found = window.ask_slowly(RUN, vec![options])?;
    let found = found.as_array().context("axe-core answers with a list")?;
    Ok(found.iter().filter_map(|line| line.as_str().map(str::to_owned)).collect())
}

/// Whatever has a tip can have the focus.
pub(crate) fn check_tips(window: &Window) -> anyhow::Result<()> {
    let script = "return [...document.querySelectorAll('[data-tip]')].filter((one) => one.tabIndex < 0)
        .map((one) => one.cloneNode(false).outerHTML.slice(0, 160))";
    let out_of_reach = window.ask(script, Vec::new())?;
    ensure!(out_of_reach == json!([]), "tips that need a mouse: {out_of_reach}");
    Ok(())
}

/// Everything the page asked for comes from our own server.
pub(crate) fn check_hosts(window: &Window) -> anyhow::Result<()> {
    let script = "return performance.getEntriesByType('resource').map((one) => one.name)
        .filter((name) => !name.startsWith(location.origin + '/') && !name.startsWith('data:'))";
    let foreign = window.ask(script, Vec::new())?;
    ensure!(foreign == json!([]), "asked of other hosts: {foreign}");
    Ok(())
}
