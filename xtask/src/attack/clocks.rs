//! Finding 5: every act that is taken back adds time, and starts everybody's clock anew.

use super::means::{act, two_at_once, undo};
use anyhow::{Context, ensure};
use benben_support::{Client, Seat, Serve};
use serde_json::json;
use std::path::Path;

/// What is given, in milliseconds.
const GIVEN: u64 = 60_000;

pub(super) fn gain_time(benben: &Path) -> anyhow::Result<()> {
    let server = Serve::new(benben)?.start()?;
    let client = server.client();
    for pace in [
        json!({ "kind": "bank", "seconds": 60, "increment": 30 }),
        json!({ "kind": "decision", "seconds": 60 }),
    ] {
        let seats = two_at_once(&client, &pace)?;
        let mut left = [GIVEN; 2];
        for _ in 0..15 {
            act(&client, &seats[0])?;
            undo(&client, &seats[0])?;
            for (seat, before) in seats.iter().zip(&mut left) {
                let now = clock(&client, seat)?;
                ensure!(now <= *before, "{pace}: {before} ms were left, and now it is {now}");
                *before = now;
            }
        }
        ensure!(left.iter().all(|left| *left < GIVEN), "{pace}: the clocks stand still");
    }
    Ok(())
}

/// What a seat's clock shows to whoever sits there.
fn clock(client: &Client, seat: &Seat) -> anyhow::Result<u64> {
    let seen = seat.look(client)?;
    let own = seen["you"]["seat"].as_u64().context("somebody sits there")? as usize;
    seen["seats"][own - 1]["clock_ms"].as_u64().context("the clock runs")
}
