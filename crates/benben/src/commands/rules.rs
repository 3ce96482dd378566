//! `benben rules`: the rules in plain words, all or one.

use super::write_json;
use crate::failure::Failure;
use crate::opening::with_rules;
use crate::paragraphs::wrap;
use benben_core::{Game, Meta, Rule, Rulebook};
use benben_games::RulesVisitor;
use serde::Serialize;
use std::io::Write;

/// Explain the rules of a game in plain words: all of them, or one by its number.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  benben rules ankh | less\n  benben rules ankh A11")]
pub(crate) struct Args {
    /// The game, by its id (see `benben games`).
    game: String,
    /// The number of one rule, such as `A11`.
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

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let meta = with_rules(&args.game, MetaOf)?;
    let book = Rulebook::new(meta.rules);
    let rules: Vec<&Rule<'_>> = match &args.rule {
        None => book.rules().iter().collect(),
        Some(id) => vec![book.rule(id).ok_or_else(|| no_such_rule(meta, &book, id))?],
    };
    if args.json {
        let entries = rules.iter().map(|rule| Entry { id: rule.id, chapter: rule.chapter, text: rule.text });
        return write_json(out, &entries.collect::<Vec<_>>());
    }
    if args.rule.is_none() {
        writeln!(out, "{}\n", meta.title.to_uppercase())?;
    }
    let mut chapter = "";
    for rule in rules {
        if rule.chapter != chapter {
            chapter = rule.chapter;
            writeln!(out, "{chapter}\n{}\n", "-".repeat(chapter.chars().count()))?;
        }
        writeln!(out, "{}\n", wrap(rule.id, rule.text))?;
    }
    Ok(())
}

fn no_such_rule(meta: &Meta, book: &Rulebook<'_>, id: &str) -> Failure {
    let ends = book.rules().first().zip(book.rules().last());
    let known =
        ends.map_or(String::new(), |(first, last)| format!(": its rules are {} to {}", first.id, last.id));
    Failure::Usage(format!("{} has no rule `{id}`{known}", meta.title))
}
