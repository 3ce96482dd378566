//! What goes over the wire: the first visit to a table, and every update of a whole game.

use crate::game::{Game, Games};
use crate::play::{against_a_bot, hurry};
use crate::scenario::Findings;
use crate::stage::Stage;
use crate::window::{Size, Window};
use anyhow::{Context, ensure};
use benben_support::{Client, Stream};
use serde_json::json;
use std::io::{BufReader, Bytes, Read};
use std::time::{Duration, Instant};

/// All that the first visit to a table transfers.
const VISIT: usize = 150 * 1024;
const SCRIPT: usize = 20 * 1024;
const UPDATE: usize = 15 * 1024;
/// Making and sending a whole page takes longer than making an update, so an update takes less than this.
const PAGE_TIME: Duration = Duration::from_millis(5);
/// Another program may be busy: the best of so many counts.
const TRIES: usize = 40;
/// Bytes before the first compressed one.
const GZIP_HEAD: usize = 10;
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
    against_a_bot(window, game)?;
    let table = window.path()?;
    // As a browser asks: compressed, and with its cookie.
    let client = stage.server.client();
    let client = client.with_header("Accept-Encoding", "gzip").with_header("Cookie", &cookie(window)?);
    let (visit, script) = first_visit(window, &client, &table)?;
    let updates = {
        let (client, table) = (client.clone(), table.clone());
        std::thread::spawn(move || updates(&client, &table))
    };
    let mut slowest = Duration::ZERO;
    // Every round plays some actions or fails, and games end.
    while !is_over(window)? {
        hurry(window, APART)?;
        slowest = slowest.max(time(&client, &table)?);
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

/// Is the game over? The last scene may still lie over the results.
fn is_over(window: &Window) -> anyhow::Result<bool> {
    Ok(window.ask("return document.getElementById('live').dataset.stage", Vec::new())? == "over")
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
fn first_visit(window: &Window, client: &Client, table: &str) -> anyhow::Result<(usize, usize)> {
    let script = "return [...document.querySelectorAll('link[href], script[src], img[src]')]
        .map((one) => one.getAttribute('href') ?? one.getAttribute('src'))
        .concat(performance.getEntriesByType('resource').map((one) => new URL(one.name).pathname))
        .filter((path) => !path.includes('/live') && path !== '/here')";
    let asked = window.ask(script, Vec::new())?;
    let mut asked: Vec<&str> =
        asked.as_array().into_iter().flatten().filter_map(|path| path.as_str()).collect();
    asked.sort_unstable();
    asked.dedup();
    let mut all = weight(client, table)?;
    let mut scripts = 0;
    for path in asked {
        let weight = weight(client, path).with_context(|| path.to_owned())?;
        all += weight;
        scripts += if path.ends_with(".js") { weight } else { 0 };
    }
    let live = client.stream(&format!("{table}/live"))?;
    all += head(&live) + GZIP_HEAD;
    all += Updates::new(live).next_update()?.context("a stream begins with a snapshot")?.0;
    Ok((all, scripts))
}

/// Bytes of a whole answer.
fn weight(client: &Client, path: &str) -> anyhow::Result<usize> {
    let mut answer = client.stream(path)?;
    let mut body = Vec::new();
    answer.read_to_end(&mut body)?;
    Ok(head(&answer) + body.len())
}

/// Bytes of the status line and the headers.
fn head(answer: &Stream) -> usize {
    let headers =
        answer.headers().iter().map(|(name, value)| name.as_str().len() + value.len() + ": \r\n".len());
    "HTTP/1.1 200 OK\r\n\r\n".len() + headers.sum::<usize>()
}

/// A compressed stream, update by update.
struct Updates {
    bytes: Bytes<BufReader<Stream>>,
    inflate: flate2::Decompress,
}

impl Updates {
    fn new(live: Stream) -> Self {
        let mut bytes = BufReader::new(live).bytes();
        // What follows the head of the compression is plain deflate.
        bytes.by_ref().take(GZIP_HEAD).for_each(drop);
        Updates { bytes, inflate: flate2::Decompress::new(false) }
    }

    /// How many bytes the next update has, and what it says; nothing when the stream has ended.
    fn next_update(&mut self) -> anyhow::Result<Option<(usize, String)>> {
        let (mut count, mut text) = (0, Vec::new());
        for byte in self.bytes.by_ref() {
            count += 1;
            // One byte can stand for a thousand.
            text.reserve(4096);
            self.inflate.decompress_vec(&[byte?], &mut text, flate2::FlushDecompress::None)?;
            if text.ends_with(b"\n\n") {
                let said = String::from_utf8(std::mem::take(&mut text))?;
                // Signs of life are weighed with what comes after them.
                if !said.contains("event: alive\n") {
                    return Ok(Some((count, said)));
                }
            }
        }
        Ok(None)
    }
}

/// The largest update until the game is over, and how many there were.
fn updates(client: &Client, table: &str) -> anyhow::Result<(usize, usize)> {
    let mut updates = Updates::new(client.stream(&format!("{table}/live"))?);
    let (mut largest, mut count) = (0, 0);
    while let Some((bytes, text)) = updates.next_update()? {
        (largest, count) = (largest.max(bytes), count + 1);
        if text.contains("data-stage=\"over\"") {
            break;
        }
    }
    Ok((largest, count))
}

/// How long the server needs for a whole page now.
fn time(client: &Client, table: &str) -> anyhow::Result<Duration> {
    let mut best = Duration::MAX;
    for _ in 0..TRIES {
        let begun = Instant::now();
        weight(client, table)?;
        best = best.min(begun.elapsed());
    }
    Ok(best)
}
