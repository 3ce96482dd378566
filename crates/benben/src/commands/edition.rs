//! `benben edition`: check an edition file of your own, or see the built-in one.

use super::write_json;
use crate::examples::examples;
use crate::failure::Failure;
use crate::files;
use crate::opening::with_rules;
use benben_core::{EditionError, EditionFile, Game, Options, Setting};
use benben_games::RulesVisitor;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Show what is printed on the components of a game, or check an edition you typed in from your own box.
#[derive(Debug, clap::Args)]
#[command(after_help = examples("\
Examples:
  benben edition show GAME > my-edition.toml    copy it, change the name, type in your cards
  benben edition check my-edition.toml
  benben simulate GAME --edition my-edition.toml --games 1000"))]
pub(crate) struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, clap::Subcommand)]
enum What {
    /// Check an edition file, and say by line and field what is wrong.
    Check {
        /// The edition file; `-` reads standard input.
        file: PathBuf,
        /// Which game it is for, if the file doesn't say so (`game = "ID"`).
        #[arg(long, value_name = "ID")]
        game: Option<String>,
        /// Print JSON for programs.
        #[arg(long)]
        json: bool,
    },
    /// Print the built-in edition of a game.
    Show {
        /// The game, by its id (see `benben games`).
        game: String,
        /// Print its content as JSON.
        #[arg(long)]
        json: bool,
    },
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    match &args.what {
        What::Check { file, game, json } => check(file, game.as_deref(), *json, out),
        What::Show { game, json } => show(game, *json, out),
    }
}

fn check(path: &Path, game: Option<&str>, json: bool, out: &mut impl Write) -> Result<(), Failure> {
    let failed = |error: EditionError| Failure::Failed(format!("{}: {error}", files::name(path)));
    let edition = EditionFile::new(files::read(path)?).map_err(failed)?;
    let game = game.or(edition.game()).ok_or_else(|| {
        Failure::Usage(format!(
            "{}: which game is this for? Add --game ID, or write `game = \"ID\"` in the file",
            files::name(path)
        ))
    })?;
    let (name, fingerprint) = (edition.name(), edition.fingerprint());
    with_rules(game, Read(edition.clone()))?.map_err(failed)?;
    if json {
        let found = serde_json::json!({ "ok": true, "game": game, "name": name, "fingerprint": fingerprint });
        return write_json(out, &found);
    }
    Ok(writeln!(out, "{}: good: edition `{name}` of {game}, fingerprint {fingerprint}", files::name(path))?)
}

struct Read(EditionFile);

impl RulesVisitor for Read {
    type Out = Result<(), EditionError>;
    fn visit<G: Game>(self) -> Self::Out {
        Setting::<G>::new(self.0, Options::standard(G::META.options)).map(|_| ())
    }
}

fn show(game: &str, json: bool, out: &mut impl Write) -> Result<(), Failure> {
    let text = with_rules(game, BuiltIn)?;
    if json {
        let content: toml::Table = text.parse().expect("the built-in edition is tested");
        return write_json(out, &content);
    }
    Ok(out.write_all(text.as_bytes())?)
}

struct BuiltIn;

impl RulesVisitor for BuiltIn {
    type Out = &'static str;
    fn visit<G: Game>(self) -> &'static str {
        <G as Game>::META.edition
    }
}
