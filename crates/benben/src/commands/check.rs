//! `benben check`: is everything that a server stores sound?

use super::write_json;
use crate::data::{Kept, Visited, answer, runtime};
use crate::failure::Failure;
use crate::stored_record::record;
use benben_core::{Game, Record, RecordError};
use benben_games::{RulesVisitor, visit_rules};
use benben_store::{Loaded, Status, StoreError};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use serde::Serialize;
use std::io::Write;

/// Check everything a server stores: the database, every table's running hash, and that every game replays as it was
/// played. Nothing is changed, and the server can keep running.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  benben check
  BENBEN_DATA=/srv/benben benben check --json | jq .problems

The exit code is 0 if all is well, 1 if something is damaged or can't be read, and 2 if the command was used wrongly.
Tables whose rules or edition this release doesn't know are counted, but their games aren't replayed.")]
pub(crate) struct Args {
    #[command(flatten)]
    data: Kept,
    /// Print JSON for programs.
    #[arg(long)]
    json: bool,
}

/// So many tables are looked at before progress is told.
const PAGE: u32 = 200;

/// What was found.
#[derive(Default, Serialize)]
struct Findings {
    tables: u64,
    entries: u64,
    /// Games that lead from the deal to where they are.
    replayed: u64,
    /// Tables before the deal, and those that were closed.
    not_played: u64,
    /// Games of rules or editions that this release does not know.
    unknown: u64,
    problems: Vec<String>,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let store = args.data.visit()?;
    let mut findings = Findings::default();
    let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr())
        .with_style(style("{spinner} {msg}"))
        .with_message("checking the database file");
    bar.tick();
    findings.problems.extend(answer(store.complaints())?);
    bar.set_length(answer(store.count())?);
    bar.set_style(style("{bar:40} {human_pos} of {human_len} tables, {eta} to go"));
    let mut last = 0;
    loop {
        let page = answer(store.sizes(last, PAGE))?;
        let Some(end) = page.last() else { break };
        last = end.number;
        for table in &page {
            findings.look(&store, table)?;
        }
        bar.inc(page.len() as u64);
    }
    bar.finish_and_clear();
    if args.json {
        write_json(out, &findings)?;
    } else {
        findings.tell(out)?;
    }
    match findings.problems.len() {
        0 => Ok(()),
        1 => Err(Failure::Failed("something is damaged: restore a backup, or do without it".to_owned())),
        many => {
            Err(Failure::Failed(format!("{many} things are damaged: restore a backup, or do without them")))
        }
    }
}

fn style(template: &str) -> ProgressStyle {
    ProgressStyle::with_template(template).expect("the templates are valid")
}

impl Findings {
    fn look(&mut self, store: &Visited, table: &benben_store::TableSize) -> Result<(), Failure> {
        self.tables += 1;
        self.entries += table.entries;
        match runtime()?.block_on(store.store().load(table.id.clone())) {
            Ok(Some(loaded)) => self.replay(table, &loaded),
            // It was removed in the meantime.
            Ok(None) => self.tables -= 1,
            Err(StoreError::Broken { step, .. }) => {
                self.complain(
                    table,
                    &format!("its entries aren't those that were stored, from step {step} on"),
                );
            }
            Err(error) => self.complain(table, &error.to_string()),
        }
        Ok(())
    }

    fn replay(&mut self, table: &benben_store::TableSize, loaded: &Loaded) {
        // What led to a fault may do so again.
        let Some(record) = record(loaded).filter(|_| loaded.table.status != Status::Closed) else {
            self.not_played += 1;
            return;
        };
        match visit_rules(&record.game, Replay(&record)) {
            Some(Ok(())) => self.replayed += 1,
            None | Some(Err(RecordError::Rules { .. } | RecordError::Edition { .. })) => self.unknown += 1,
            Some(Err(error)) => self.complain(table, &error.to_string()),
        }
    }

    fn complain(&mut self, table: &benben_store::TableSize, problem: &str) {
        self.problems.push(format!("table number {} ({}): {problem}", table.number, table.id));
    }

    fn tell(&self, out: &mut impl Write) -> Result<(), Failure> {
        for problem in &self.problems {
            writeln!(out, "{problem}")?;
        }
        write!(
            out,
            "{} tables with {} entries; {} games replayed",
            self.tables, self.entries, self.replayed
        )?;
        if self.not_played > 0 {
            write!(out, ", {} not dealt or closed", self.not_played)?;
        }
        if self.unknown > 0 {
            write!(out, ", {} of rules or editions that this release doesn't know", self.unknown)?;
        }
        writeln!(out, "{}", if self.problems.is_empty() { "; all is well" } else { "" })?;
        Ok(())
    }
}

struct Replay<'a>(&'a Record);

impl RulesVisitor for Replay<'_> {
    type Out = Result<(), RecordError>;

    fn visit<G: Game>(self) -> Self::Out {
        self.0.verify::<G>().map(drop)
    }
}
