//! Finding 6: whoever watches counts what others do in secret, by frames of the stream or by public numbers.

use super::means::{act, game, two_at_once, undo};
use anyhow::ensure;
use benben_support::{Client, LONG, Serve};
use serde_json::{Value, json};
use std::path::Path;
use std::sync::mpsc;
use std::time::Duration;

/// What is not there after this time was not sent.
const SILENCE: Duration = Duration::from_secs(1);

pub(super) fn count_secret_actions(benben: &Path) -> anyhow::Result<()> {
    let server = Serve::new(benben)?.start()?;
    let client = server.client();
    // Something that is no secret is counted.
    let seats = benben_support::open(&client, &game(&client)?, &["open", "open"])?;
    benben_support::play(&client, &seats, 40)?;
    for pace in [
        Value::Null,
        json!({ "kind": "decision", "seconds": 3600 }),
        json!({ "kind": "bank", "seconds": 3600, "increment": 5 }),
    ] {
        let [ada, bo] = two_at_once(&client, &pace)?;
        let (say, frames) = mpsc::channel();
        let stream = bo.watch(&client)?;
        // It ends with the server, or when nobody listens any more.
        std::thread::spawn(move || stream.take_while(|_| say.send(()).is_ok()).count());
        frames.recv_timeout(LONG)?;
        let before = counted(&client)?;
        for _ in 0..5 {
            let acknowledged = act(&client, &ada)?;
            ensure!(acknowledged["events"] == json!([]), "this is no secret: {acknowledged}");
            undo(&client, &ada)?;
        }
        ensure!(frames.recv_timeout(SILENCE).is_err(), "{pace}: a frame tells that somebody acts");
        let after = counted(&client)?;
        ensure!(before == after, "{pace}: before {before:?}, and now {after:?}");
        act(&client, &bo)?;
        ensure!(frames.recv_timeout(LONG).is_ok(), "{pace}: what Bo does is not shown to Bo");
    }
    Ok(())
}

/// The numbers that everybody may read about what is played.
fn counted(client: &Client) -> anyhow::Result<Vec<String>> {
    let metrics = client.get("/metrics")?.body;
    ensure!(metrics.contains("benben_actions_total"), "nothing is counted at all");
    let counts = ["benben_actions_total", "benben_refusals_total", "benben_store_seconds_count"];
    let lines = metrics.lines().filter(|line| counts.iter().any(|count| line.starts_with(count)));
    Ok(lines.map(str::to_owned).collect())
}
