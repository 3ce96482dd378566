//! What goes on when a node is gone from one moment to the next.

use super::{Nodes, metric, some_game};
use benben_support::{Seat, wait_for};
use serde_json::json;

/// Somebody's time is up soon, and later than it takes to notice that a node is gone.
const BANK: u64 = 6;

#[test]
fn a_clock_goes_on_and_runs_out_when_its_home_is_gone() {
    let mut nodes = Nodes::start(2);
    let tables: Vec<Vec<Seat>> = (0..6)
        .map(|node| {
            let pace = json!({ "kind": "bank", "seconds": BANK, "increment": 0 });
            let seats = json!([{ "kind": "open" }, { "kind": "open" }]);
            let wish = json!({ "game": some_game(), "seats": seats, "pace": pace, "spectators": true });
            let opened = nodes.client(node).post("/api/v1/tables", &wish).unwrap().expect(201);
            let table = opened["table"].as_str().unwrap();
            let sit = |name| Seat::join(nodes.client(node + 1), table, name).unwrap();
            vec![sit("Ada"), sit("Bo")]
        })
        .collect();
    // Whichever of the two tables are at home at: nobody looks at them any more.
    nodes.kill(0);
    let left = nodes.client(1);
    wait_for("it to be missed", || {
        metric(left, "benben_failovers_total").filter(|failovers| *failovers > 0.0)
    });
    for seats in &tables {
        wait_for("a decision of whoever has no time left", || {
            let log = seats[0].get(left, "/log").ok().filter(|log| log.status == 200)?.json();
            let notices = log["notices"].as_array()?;
            notices.iter().any(|notice| notice["what"] == "time-up").then_some(())
        });
    }
}
