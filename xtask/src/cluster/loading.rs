//! `benben load` on all nodes at once, while one of them is killed: what it reads back in the end is what was acknowledged.

use super::machines::Machines;
use anyhow::{Context, ensure};
use benben_support::pause;
use serde_json::Value;
use std::process::{Command, Stdio};
use std::time::Duration;

const SECONDS: &str = "7";
/// From the beginning to the kill, and from there to the new start.
const EACH: Duration = Duration::from_secs(2);

/// Loads the nodes and kills the last of them meanwhile; answers what was read back.
pub(super) fn load(machines: &mut Machines) -> anyhow::Result<String> {
    let mut load = Command::new(machines.program());
    load.args(["load", "--tables", "20", "--seconds", SECONDS, "--json"]);
    for address in machines.addresses() {
        load.args(["--url", &format!("http://{address}")]);
    }
    let load = load.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()?;
    let last = machines.addresses().len() - 1;
    pause(EACH);
    machines.kill_node(last)?;
    pause(EACH);
    machines.start_node(last)?;
    let ended = load.wait_with_output()?;
    let said = String::from_utf8_lossy(&ended.stdout);
    let report: Value = serde_json::from_str(&said)
        .with_context(|| format!("the load said {said} {}", String::from_utf8_lossy(&ended.stderr)))?;
    let number = |name: &str| report[name].as_u64().with_context(|| format!("`{name}` is missing in {said}"));
    for name in ["lost", "doubled", "errors"] {
        ensure!(number(name)? == 0, "{name}: {said}");
    }
    for name in ["actions", "read_back", "reconnects"] {
        ensure!(number(name)? > 0, "no {name}: nothing is proved: {said}");
    }
    Ok(format!(
        "benben load on all nodes, one of them killed: {} actions, {} tables read back, {} reconnects, nothing lost or doubled",
        number("actions")?,
        number("read_back")?,
        number("reconnects")?
    ))
}
