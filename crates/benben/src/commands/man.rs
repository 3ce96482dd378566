//! `benben man`: the manual, one page for each command, made from the same definitions as `--help`.

use crate::Cli;
use crate::failure::Failure;
use clap::{Command, CommandFactory as _};
use clap_mangen::Man;
use clap_mangen::roff::{Roff, roman};
use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;

/// Write the manual: a page for each command into a directory, or the first page to standard output.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  benben man | man -l -                              read the first page
  benben man ~/.local/share/man/man1                 then `man benben-serve` works

The Debian package installs the pages for you.")]
pub(crate) struct Args {
    /// The directory for the pages. It is created if necessary, and pages that are already there are replaced.
    directory: Option<PathBuf>,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let mut command = Cli::command().disable_help_subcommand(true);
    command.build();
    let Some(directory) = &args.directory else {
        return Ok(out.write_all(&page(command)?.1)?);
    };
    let cannot = |error: io::Error| Failure::Failed(format!("can't write {}: {error}", directory.display()));
    fs::create_dir_all(directory).map_err(cannot)?;
    let mut commands = Vec::new();
    collect(command, &mut commands);
    for command in commands {
        let (name, text) = page(command)?;
        fs::write(directory.join(name), text).map_err(cannot)?;
    }
    Ok(())
}

/// The command and everything below it.
fn collect(command: Command, commands: &mut Vec<Command>) {
    for below in command.get_subcommands().filter(|below| !below.is_hide_set()) {
        collect(below.clone(), commands);
    }
    commands.push(command);
}

/// The name of the file and its text. Examples keep their lines, which the generator alone would fill up to paragraphs.
fn page(command: Command) -> io::Result<(String, Vec<u8>)> {
    let after = command.get_after_help().map(ToString::to_string).unwrap_or_default();
    let has_commands = command.has_subcommands();
    let source = format!("benben {}", env!("CARGO_PKG_VERSION"));
    let page = Man::new(command).source(source).manual("Benben");
    let mut text = Vec::new();
    page.render_title(&mut text)?;
    page.render_name_section(&mut text)?;
    page.render_synopsis_section(&mut text)?;
    page.render_description_section(&mut text)?;
    page.render_options_section(&mut text)?;
    if has_commands {
        page.render_subcommands_section(&mut text)?;
    }
    examples_and_notes(&after).to_writer(&mut text)?;
    Ok((page.get_filename(), text))
}

/// What stands below the help: indented examples first, then notes.
fn examples_and_notes(text: &str) -> Roff {
    let mut page = Roff::new();
    let is_example = |line: &&str| line.starts_with("  ");
    let examples: Vec<_> = text.lines().filter(is_example).collect();
    if !examples.is_empty() {
        page.control("SH", ["EXAMPLES"]).control("nf", []);
        for example in examples {
            page.text([roman(example.trim())]);
        }
        page.control("fi", []);
    }
    let notes: Vec<_> =
        text.lines().filter(|line| !is_example(line) && !line.starts_with("Example")).collect();
    if notes.iter().any(|line| !line.is_empty()) {
        page.control("SH", ["NOTES"]);
        for line in notes.into_iter().skip_while(|line| line.is_empty()) {
            if line.is_empty() {
                page.control("PP", [])
            } else {
                page.text([roman(line)])
            };
        }
    }
    page
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn examples_keep_their_lines_and_notes_are_paragraphs() {
        let page =
            examples_and_notes("Examples:\n  benben a   does it\n  benben b\n\nOne\nnote.\n\nAnother.");
        let text = page.render();
        let expected =
            ".SH EXAMPLES\n.nf\nbenben a   does it\nbenben b\n.fi\n.SH NOTES\nOne\nnote.\n.PP\nAnother.\n";
        assert!(text.ends_with(expected), "{text}");
    }
}
