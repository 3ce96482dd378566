//! What goes over the wire: the first visit to a table, and every update of a whole game.

use crate::game::{Game, Games};
use crate::play::hurry;
use crate::scenario::Findings;
use crate::stage::Stage;
use crate::window::{Size, Window};
use crate::wire;
use anyhow::{Context, ensure};
use serde_json::json;
use std::time::{Duration, Instant};

/// All that the first visit to a table transfers.
const VISIT: usize = 150 * 1024;
const SCRIPT: usize = 20 * 1024;
const UPDATE: usize = 15 * 1024;
/// Making and sending a whole page takes longer than making an update, so an update takes less than this.
const PAGE_TIME: Duration = Duration::from_millis(5);
/// Another program may be busy: the best of so many counts.
const TRIES: usize = 40;
/// Actions between two looks at the time.
const APART: usize = 12;

pub(crate) fn play(stage: &mut Stage<'_>, games: &Games) -> Findings {
    let window = stage.open(Size::LAPTOP)?;
    let mut findings = Vec::new();
    for game in games.iter() {
        findings.push(weigh(stage, &window, game).with_context(|| game.id.clone())?);
    }
    Ok(findings)
}

fn weigh(stage: &Stage<'_>, window: &Window, game: &Game) -> anyhow::Result<String> {
    window.visit("/")?;
    window.follow(&format!("button[name=game][value={}]", game.id))?;
    let (table, address) = (window.path()?, stage.server.address().to_owned());
    let cookie = cookie(window)?;
    let (visit, script) = first_visit(window, &address, &table, &cookie)?;
    let updates = {
        let (address, table, cookie) = (address.clone(), table.clone(), cookie.clone());
        std::thread::spawn(move || updates(&address, &table, &cookie))
    };
    let mut slowest = Duration::ZERO;
    while !window.has(".results")? {
        hurry(window, APART)?;
        slowest = slowest.max(time(&address, &table, &cookie)?);
    }
    let (largest, count) = updates.join().expect("weighing does not panic")?;
    let figures = format!(
        "{:8} first visit {:5.1} KB, script {:4.1} KB, largest of {count} updates {:4.1} KB, page in {:.2} ms",
        game.id,
        kilobytes(visit),
        kilobytes(script),
        kilobytes(largest),
        slowest.as_secs_f64() * 1000.0,
    );
    ensure!(visit <= VISIT && script <= SCRIPT && largest <= UPDATE, "too heavy: {figures}");
    ensure!(cfg!(debug_assertions) || slowest <= PAGE_TIME, "too slow: {figures}");
    Ok(figures)
}

fn kilobytes(bytes: usize) -> f64 {
    bytes as f64 / 1024.0
}

/// The cookies, which scripts cannot see.
fn cookie(window: &Window) -> anyhow::Result<String> {
    let cookies = window.command("Network.getCookies", json!({}))?;
    let cookies = cookies["cookies"].as_array().context("a browser with a seat has a cookie")?.iter();
    let text = |value: &serde_json::Value| value.as_str().unwrap_or_default().to_owned();
    let pairs = cookies.map(|one| format!("{}={}", text(&one["name"]), text(&one["value"])));
    Ok(pairs.collect::<Vec<_>>().join("; "))
}

/// The page with all it asks for, its icon and manifest, and the first snapshot. Also how much of it is script.
fn first_visit(window: &Window, address: &str, table: &str, cookie: &str) -> anyhow::Result<(usize, usize)> {
    let script = "return [...document.querySelectorAll('link[href], script[src], img[src]')]
        .map((one) => one.getAttribute('href') ?? one.getAttribute('src'))
        .concat(performance.getEntriesByType('resource').map((one) => new URL(one.name).pathname))
        .filter((path) => !path.includes('/live'))";
    let asked = window.ask(script, Vec::new())?;
    let mut asked: Vec<&str> =
        asked.as_array().into_iter().flatten().filter_map(|path| path.as_str()).collect();
    asked.sort_unstable();
    asked.dedup();
    let mut all = wire::get(address, table, cookie)?.weight()?;
    let mut scripts = 0;
    for path in asked {
        let weight = wire::get(address, path, cookie)?.weight();
        let weight = weight.with_context(|| path.to_owned())?;
        all += weight;
        scripts += if path.ends_with(".js") { weight } else { 0 };
    }
    let mut live = wire::get(address, &format!("{table}/live"), cookie)?;
    all += live.head;
    // The first piece is only the beginning of the compression.
    for _ in 0..2 {
        all += live.piece()?.map_or(0, |piece| piece.len());
    }
    Ok((all, scripts))
}

/// The largest update until the game is over, and how many there were.
fn updates(address: &str, table: &str, cookie: &str) -> anyhow::Result<(usize, usize)> {
    let mut live = wire::get(address, &format!("{table}/live"), cookie)?;
    let mut inflate = flate2::Decompress::new(false);
    let (mut largest, mut count, mut begun) = (0, 0, false);
    while let Some(piece) = live.piece()? {
        if !std::mem::replace(&mut begun, true) {
            continue;
        }
        largest = largest.max(piece.len());
        count += 1;
        let mut text = Vec::with_capacity(1 << 20);
        inflate.decompress_vec(&piece, &mut text, flate2::FlushDecompress::Sync)?;
        if String::from_utf8_lossy(&text).contains("data-stage=\"over\"") {
            break;
        }
    }
    Ok((largest, count))
}

/// How long the server needs for a whole page now.
fn time(address: &str, table: &str, cookie: &str) -> anyhow::Result<Duration> {
    let mut best = Duration::MAX;
    for _ in 0..TRIES {
        let begun = Instant::now();
        wire::get(address, table, cookie)?.weight()?;
        best = best.min(begun.elapsed());
    }
    Ok(best)
}
