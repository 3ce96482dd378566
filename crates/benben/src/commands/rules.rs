//! `benben rules`: the rules in plain words, all or one.

use super::write_json;
use crate::examples::examples;
use crate::failure::Failure;
use crate::opening::with_rules;
use benben_core::{Game, Meta, Rulebook};
use benben_games::RulesVisitor;
use benben_terminal::rule_lines;
use serde::Serialize;
use std::io::Write;

/// Explain the rules of a game in plain words: all of them, or one by its number.
#[derive(Debug, clap::Args)]
#[command(after_help = examples("Examples:\n  benben rules GAME | less\n  benben rules GAME --json"))]
pub(crate) struct Args {
    /// The game, by its id (see `benben games`).
    game: String,
    /// The number of one rule.
    rule: Option<String>,
    /// Print JSON for programs: a list of rules with id, chapter and text.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Entry<'a> {
    id: &'a str,
    chapter: &'a str,
    /// In Markdown.
    text: &'a str,
}

struct MetaOf;

impl RulesVisitor for MetaOf {
    type Out = &'static Meta;
    fn visit<G: Game>(self) -> &'static Meta {
        const { &G::META }
    }
}

/// What somebody who reads the rules for the first time needs to know about them.
const ABOUT: &str = "A ruling is our answer where the printed rules are silent or can be read in two ways. An edition \
    says what is printed on the components. Ours is called benben: we made up its values ourselves.";

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let meta = with_rules(&args.game, MetaOf)?;
    let book = Rulebook::new(meta.rules);
    let one = match &args.rule {
        None => None,
        Some(id) => Some(book.rule(id).ok_or_else(|| no_such_rule(meta, &book, id))?),
    };
    if args.json {
        let rules = one.map_or(book.rules(), std::slice::from_ref);
        let entries = rules.iter().map(|rule| Entry { id: rule.id, chapter: rule.chapter, text: rule.text });
        return write_json(out, &entries.collect::<Vec<_>>());
    }
    match one {
        Some(rule) => {
            write_heading(out, rule.chapter)?;
            Ok(writeln!(out, "{}\n", wrap(rule.id, rule.text))?)
        }
        None => write_book(out, meta, &book),
    }
}

/// Everything, chapter by chapter. The introduction is a chapter without a title.
fn write_book(out: &mut impl Write, meta: &Meta, book: &Rulebook<'_>) -> Result<(), Failure> {
    writeln!(out, "{}\n", meta.title.to_uppercase())?;
    for chapter in book.chapters() {
        if !chapter.title.is_empty() {
            write_heading(out, chapter.title)?;
        }
        for paragraph in &chapter.prose {
            writeln!(out, "{}\n", wrap("", paragraph))?;
        }
        if chapter.title.is_empty() {
            writeln!(out, "{}\n", wrap("", ABOUT))?;
        }
        for rule in book.rules().iter().filter(|rule| rule.chapter == chapter.title) {
            writeln!(out, "{}\n", wrap(rule.id, rule.text))?;
        }
    }
    Ok(())
}

fn write_heading(out: &mut impl Write, title: &str) -> Result<(), Failure> {
    Ok(writeln!(out, "{title}\n{}\n", "-".repeat(title.chars().count()))?)
}

fn no_such_rule(meta: &Meta, book: &Rulebook<'_>, id: &str) -> Failure {
    let ends = book.rules().first().zip(book.rules().last());
    let known =
        ends.map_or(String::new(), |(first, last)| format!(": its rules are {} to {}", first.id, last.id));
    Failure::Usage(format!("{} has no rule `{id}`{known}", meta.title))
}

/// Wide enough to read, narrow enough for any terminal.
const WIDTH: usize = 80;

fn wrap(label: &str, text: &str) -> String {
    rule_lines(label, text, WIDTH).join("\n")
}
