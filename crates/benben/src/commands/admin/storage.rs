//! `benben admin storage`: what takes room.

use crate::commands::write_json;
use crate::data::{Kept, answer};
use crate::failure::Failure;
use crate::text_table::text_table;
use benben_store::{Status, TableSize};
use serde::Serialize;
use std::io::Write;
use std::time::{SystemTime, UNIX_EPOCH};

/// Show what takes up space: the files, tables by state and by age, and the largest tables. The server can keep running.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  benben admin storage
  benben admin storage --largest 50
  BENBEN_DATA=/srv/benben benben admin storage --json | jq .files

Table sizes are estimates: the length of the texts, plus a fixed amount for each table and each entry.")]
pub(crate) struct Args {
    #[command(flatten)]
    data: Kept,
    /// How many of the largest tables to show.
    #[arg(long, value_name = "N", default_value_t = 10)]
    largest: usize,
    /// Print JSON for programs.
    #[arg(long)]
    json: bool,
}

/// So many tables are read at once.
const PAGE: u32 = 1_000;
const DAY: i64 = 86_400_000;
/// How long ago somebody was last there, in days.
const AGES: [(&str, i64); 5] =
    [("a day", 1), ("a week", 7), ("a month", 30), ("a year", 365), ("longer", i64::MAX / DAY)];

#[derive(Serialize)]
struct Storage {
    files: Files,
    total: Sum,
    by_state: Vec<Part>,
    by_age: Vec<Part>,
    largest: Vec<Large>,
}

#[derive(Serialize)]
struct Files {
    database_bytes: u64,
    /// Of these, free for new tables.
    free_bytes: u64,
    log_bytes: u64,
}

#[derive(Clone, Copy, Default, Serialize)]
struct Sum {
    tables: u64,
    entries: u64,
    bytes: u64,
}

#[derive(Serialize)]
struct Part {
    name: &'static str,
    #[serde(flatten)]
    sum: Sum,
}

#[derive(Serialize)]
struct Large {
    number: u64,
    table: String,
    game: String,
    state: &'static str,
    entries: u64,
    bytes: u64,
    /// Since somebody was last there.
    days: i64,
}

impl Sum {
    fn add(&mut self, table: &TableSize) {
        self.tables += 1;
        self.entries += table.entries;
        self.bytes += table.bytes;
    }
}

impl Storage {
    fn add(&mut self, table: TableSize, now: i64, largest: usize) {
        let days = (now - table.touched_at) / DAY;
        self.total.add(&table);
        let part = self.by_state.iter_mut().find(|part| part.name == state(table.status));
        part.expect("every state is listed").sum.add(&table);
        let age = AGES.iter().position(|(_, most)| days < *most).unwrap_or(AGES.len() - 1);
        self.by_age[age].sum.add(&table);
        self.largest.push(Large {
            number: table.number,
            table: table.id.to_string(),
            game: table.game,
            state: state(table.status),
            entries: table.entries,
            bytes: table.bytes,
            days,
        });
        self.largest.sort_by_key(|large| std::cmp::Reverse(large.bytes));
        self.largest.truncate(largest);
    }

    fn tell(&self, out: &mut impl Write) -> Result<(), Failure> {
        let Files { database_bytes, free_bytes, log_bytes } = self.files;
        writeln!(out, "database  {}, of which {} are free", size(database_bytes), size(free_bytes))?;
        writeln!(out, "log       {}\n", size(log_bytes))?;
        let row = |part: &Part| {
            let Sum { tables, entries, bytes } = part.sum;
            vec![part.name.to_owned(), tables.to_string(), entries.to_string(), size(bytes)]
        };
        let all = Part { name: "all", sum: self.total };
        let states: Vec<_> = self.by_state.iter().chain([&all]).map(row).collect();
        writeln!(out, "{}\n", text_table(&["state", "tables", "entries", "size"], &states))?;
        let ages: Vec<_> = self.by_age.iter().map(row).collect();
        writeln!(out, "{}", text_table(&["visited within", "tables", "entries", "size"], &ages))?;
        if !self.largest.is_empty() {
            let largest: Vec<_> = self.largest.iter().map(Large::row).collect();
            let headings = ["largest", "game", "state", "entries", "size", "days"];
            writeln!(out, "\n{}", text_table(&headings, &largest))?;
        }
        Ok(())
    }
}

impl Large {
    fn row(&self) -> Vec<String> {
        let (table, game, state) = (self.table.clone(), self.game.clone(), self.state.to_owned());
        vec![table, game, state, self.entries.to_string(), size(self.bytes), self.days.to_string()]
    }
}

fn state(status: Status) -> &'static str {
    match status {
        Status::Gathering => "gathering",
        Status::Playing => "unfinished",
        Status::Over => "finished",
        Status::Closed => "closed",
    }
}

fn size(bytes: u64) -> String {
    match bytes {
        0..10_000 => format!("{bytes} B"),
        10_000..10_000_000 => format!("{} KB", bytes / 1_000),
        _ => format!("{} MB", bytes / 1_000_000),
    }
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let store = args.data.visit()?;
    let files = answer(store.file_sizes())?;
    let files = Files { database_bytes: files.database, free_bytes: files.free, log_bytes: files.log };
    let part = |name| Part { name, sum: Sum::default() };
    let states = [Status::Gathering, Status::Playing, Status::Over, Status::Closed].map(state);
    let mut storage = Storage {
        files,
        total: Sum::default(),
        by_state: states.map(part).into(),
        by_age: AGES.map(|(name, _)| part(name)).into(),
        largest: Vec::new(),
    };
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis() as i64;
    let mut last = 0;
    loop {
        let page = answer(store.sizes(last, PAGE))?;
        let Some(end) = page.last() else { break };
        last = end.number;
        page.into_iter().for_each(|table| storage.add(table, now, args.largest));
    }
    if args.json { write_json(out, &storage) } else { storage.tell(out) }
}
