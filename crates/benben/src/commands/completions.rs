//! `benben completions`: what a shell needs to complete our command lines.

use crate::Cli;
use crate::failure::Failure;
use clap::CommandFactory as _;
use std::io::Write;

/// Print a script that lets your shell complete commands and flags.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  benben completions bash > ~/.local/share/bash-completion/completions/benben
  benben completions zsh > ~/.zfunc/_benben
  benben completions fish > ~/.config/fish/completions/benben.fish

The Debian package installs them for you.")]
pub(crate) struct Args {
    /// Your shell.
    shell: clap_complete::Shell,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    // The generator panics if it cannot write, so it writes into memory.
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "benben", &mut script);
    Ok(out.write_all(&script)?)
}
