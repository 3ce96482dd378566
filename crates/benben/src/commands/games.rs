//! `benben games`: what can be played.

use super::write_json;
use crate::failure::Failure;
use crate::text_table::text_table;
use benben_bots::BOTS;
use benben_core::Meta;
use benben_games::metas;
use serde::Serialize;
use std::io::Write;

/// List the games, with their numbers of players, options and bots.
#[derive(Debug, clap::Args)]
#[command(after_help = "Example:\n  benben games --json | jq -r '.[].id'")]
pub(crate) struct Args {
    /// Print JSON for programs.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Entry {
    id: &'static str,
    title: &'static str,
    min_seats: usize,
    max_seats: usize,
    rules_version: u32,
    options: Vec<OptionEntry>,
    bots: &'static [&'static str],
}

#[derive(Serialize)]
struct OptionEntry {
    key: &'static str,
    /// The standard one first.
    values: &'static [&'static str],
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    if args.json {
        return write_json(out, &metas().iter().map(|meta| entry(meta)).collect::<Vec<_>>());
    }
    Ok(writeln!(out, "{}", table())?)
}

fn entry(meta: &'static Meta) -> Entry {
    let options = meta.options.iter().map(|choice| OptionEntry { key: choice.key, values: choice.values });
    Entry {
        id: meta.id,
        title: meta.title,
        min_seats: meta.min_seats,
        max_seats: meta.max_seats,
        rules_version: meta.rules_version,
        options: options.collect(),
        bots: BOTS,
    }
}

/// The games as a table for people.
fn table() -> String {
    let rows: Vec<_> = metas()
        .iter()
        .map(|meta| {
            let options =
                meta.options.iter().map(|choice| format!("{}={}", choice.key, choice.values.join("|")));
            vec![
                meta.id.to_owned(),
                meta.title.to_owned(),
                format!("{}-{}", meta.min_seats, meta.max_seats),
                options.collect::<Vec<_>>().join(" "),
                BOTS.join(" "),
            ]
        })
        .collect();
    text_table(&["game", "title", "players", "options (default first)", "bots"], &rows)
}
