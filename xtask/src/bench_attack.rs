//! `cargo xtask bench-attack`: how fast somebody is answered while others verify endless records, let bots play alone and ask
//! for long games (findings 2, 4 and 9), beside the same without them.
//!
//! All come from addresses of their own, as a proxy tells them, so that all have the limits of strangers. Those who attack
//! ask as fast as they are answered, and soon again when they are refused.

mod attackers;
mod bystander;

use crate::attack::{prolong, two_at_once};
use crate::server::release;
use anyhow::{Context, ensure};
use attackers::{Means, attack};
use benben_support::Serve;
use bystander::{Figures, watch};
use serde_json::{Value, json};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// How long each half takes.
const HALF: Duration = Duration::from_secs(30);
/// So many attack, each in all three ways at once.
const ATTACKERS: u8 = 4;
/// Long games that were prepared for them.
const LONG_GAMES: usize = 3;
/// No larger body is read; the rest of a record is small.
const LARGEST: usize = 250 << 10;
/// A page and a bot answer within this time.
const PAGE: Duration = Duration::from_millis(100);
const BOT: Duration = Duration::from_secs(1);

/// Measures both halves, prints them, and refuses what is too slow.
pub(crate) fn run(root: &Path) -> anyhow::Result<()> {
    let benben = release(root);
    let folder = tempfile::tempdir()?;
    println!("preparing {LONG_GAMES} games of 2,000 entries");
    let means = prepare(&benben, folder.path())?;
    // Tables leave memory at once, so that whoever asks for a long game has it loaded anew.
    let flags = ["--behind-proxy", "--idle-after", "1", "--log", "error"];
    let server = Serve::new(&benben)?.data(folder.path()).flags(&flags).start()?;
    let quiet = watch(&server, HALF).context("without an attack")?;
    println!("\nwithout an attack\n{quiet}");
    let enough = AtomicBool::new(false);
    let attacked = std::thread::scope(|scope| {
        let (server, means, enough) = (&server, &means, &enough);
        let attacking: Vec<_> = (1..=ATTACKERS)
            .map(|number| scope.spawn(move || attack(server, number, means, enough)))
            .collect();
        let attacked = watch(server, HALF);
        enough.store(true, Ordering::SeqCst);
        println!("\nunder attack by {ATTACKERS} clients");
        for attacking in attacking {
            let done = attacking.join().map_err(|_| anyhow::anyhow!("somebody who attacks panicked"))?;
            println!("  {done}");
        }
        attacked.context("under attack")
    })?;
    println!("{attacked}");
    check(&attacked)
}

fn check(figures: &Figures) -> anyhow::Result<()> {
    let (page, bot) = (figures.pages.at(99), figures.bots.at(100));
    ensure!(page < PAGE, "of a hundred pages one took {page:?}");
    ensure!(bot < BOT, "a bot took {bot:?}");
    Ok(())
}

/// Long games, finished and not, made where nobody is limited; and a record that is costly to verify.
fn prepare(benben: &Path, data: &Path) -> anyhow::Result<Means> {
    let mut server = Serve::new(benben)?.data(data).start()?;
    let client = server.client();
    let mut games = Vec::new();
    for number in 0..LONG_GAMES {
        let [ada, _] = two_at_once(&client, &Value::Null)?;
        prolong(&client, &ada)?;
        if number > 0 {
            ada.post(&client, "/resign", &json!({}))?.expect(204);
        }
        games.push(ada.table);
    }
    let last = games.last().context("there are games")?;
    let record = client.get(&format!("/api/v1/tables/{last}/record?format=json"))?.expect(200);
    server.stop()?;
    Ok(Means { record: prolonged(record)?, games })
}

/// The largest record that is read: its first step, played and taken back again and again.
fn prolonged(mut record: Value) -> anyhow::Result<Value> {
    let first = record["steps"][0].clone();
    let pair = |number: usize| {
        let undo = format!("undo {} same luck", 2 * number + 1);
        [first.clone(), json!({ "seat": first["seat"], "action": undo })]
    };
    let room = LARGEST / (pair(9_999)[0].to_string().len() + pair(9_999)[1].to_string().len() + 2);
    record["steps"] = (0..room).flat_map(pair).collect();
    record.as_object_mut().context("a record is an object")?.remove("ending");
    Ok(record)
}
