//! Finding 9: games that were played and taken back without end keep everybody waiting.

use super::means::two_at_once;
use anyhow::{Context, ensure};
use benben_support::{Client, Seat, Serve};
use serde_json::{Value, json};
use std::path::Path;
use std::time::{Duration, Instant};

/// On a machine as busy as it may be; once it took more than twelve.
const ANSWER: Duration = Duration::from_secs(2);
/// More than anybody may take back.
const MOST: u64 = 3_000;

pub(super) fn freeze(benben: &Path) -> anyhow::Result<()> {
    let mut server = Serve::new(benben)?.start()?;
    let seats = two_at_once(&server.client(), &Value::Null)?;
    prolong(&server.client(), &seats[0])?;
    server.stop()?;
    server.start_again()?;
    let client = server.client();
    // It is loaded, played on to its end, shown, checked and written down.
    slowest_while(&client, || seats[0].look(&client).map(drop))?;
    seats[0].post(&client, "/resign", &json!({}))?.expect(204);
    for what in ["/verify", "/replay?step=1", "/record", "/missed"] {
        let path = format!("/t/{}{what}", seats[0].table);
        slowest_while(&client, || client.get(&path).map(|reply| assert_eq!(reply.status, 200, "{path}")))
            .context(what)?;
    }
    Ok(())
}

/// Plays and takes back until that is not possible any more.
pub(crate) fn prolong(client: &Client, seat: &Seat) -> anyhow::Result<()> {
    let seen = seat.look(client)?;
    let first = seen["you"]["number"].as_u64().context("somebody sits there")?;
    let action = &seen["you"]["actions"][0]["action"];
    for pair in 0..MOST {
        let act = json!({ "number": first + 2 * pair, "action": action });
        seat.post(client, "/actions", &act)?.expect(200);
        let undone = seat.post(client, "/undo", &json!({}))?;
        if undone.status == 409 {
            ensure!(undone.json()["error"] == "too_long", "{undone:?}");
            return Ok(());
        }
        ensure!(undone.status == 200, "{undone:?}");
    }
    anyhow::bail!("taking back has no end")
}

/// Nobody else waits long while somebody asks for this.
fn slowest_while(client: &Client, ask: impl FnOnce() -> std::io::Result<()> + Send) -> anyhow::Result<()> {
    std::thread::scope(|scope| {
        let asking = scope.spawn(ask);
        loop {
            let begun = Instant::now();
            client.get("/api/v1/games")?.expect(200);
            let took = begun.elapsed();
            ensure!(took < ANSWER, "another answer took {took:?}");
            if asking.is_finished() {
                break;
            }
        }
        asking.join().map_err(|_| anyhow::anyhow!("it was not answered"))?.map_err(Into::into)
    })
}
