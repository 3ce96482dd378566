//! A bot of your own: joins a table over HTTP and plays some legal action until the game is over.
//!
//! `cargo run -p benben-server --example bot -- http://127.0.0.1:8642 TABLE NAME`

use benben_client::{Client, Snapshot, TableName};
use std::error::Error;
use std::io::Write;

/// Not clever, but never the same for long. This is where your bot thinks.
fn choose(seen: &Snapshot) -> String {
    let number = seen.you.as_ref().map_or(0, |you| you.number) as usize;
    let actions = seen.actions();
    actions[number * 7 % actions.len()].action.clone()
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [url, table, name] = arguments.as_slice() else {
        return Err("expected the server's address, the table's id or code, and a name".into());
    };
    let mut client = Client::new(url)?;
    let table = client.find(&TableName::read(table))?;
    let end = client.join(&table, name)?.play(choose)?;
    writeln!(std::io::stdout(), "{}", end.outcome.unwrap_or_default())?;
    Ok(())
}
