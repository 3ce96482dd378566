//! The commands that README.md promises, tried out one after the other.

use crate::server::{release, start};
use anyhow::{Context, bail, ensure};
use std::path::Path;
use std::process::Command;

const RUN: &str = "cargo run --release";

/// Runs every `cargo run --release …` of the README with the release build, in an empty folder.
pub(crate) fn run_commands(root: &Path) -> anyhow::Result<()> {
    let readme = std::fs::read_to_string(root.join("README.md"))?;
    let commands: Vec<&str> = commands(&readme).collect();
    ensure!(commands.contains(&""), "README.md does not show `{RUN}`");
    let benben = release(root);
    let folder = tempfile::tempdir()?;
    for arguments in commands {
        println!("benben {arguments}");
        if arguments.is_empty() {
            // It serves: it says where, and is stopped.
            start(&benben)?;
            continue;
        }
        let output = Command::new(&benben)
            .args(arguments.split_whitespace())
            .current_dir(folder.path())
            .output()
            .with_context(|| benben.display().to_string())?;
        if !output.status.success() {
            bail!(
                "`{RUN} {arguments}` ended with {}: {}",
                output.status,
                String::from_utf8_lossy(&output.stderr)
            );
        }
    }
    Ok(())
}

/// The arguments after `cargo run --release`, comments left out.
fn commands(readme: &str) -> impl Iterator<Item = &str> {
    readme.lines().filter_map(|line| {
        let arguments = line.split('#').next()?.strip_prefix(RUN)?.trim();
        Some(arguments.strip_prefix("--").unwrap_or(arguments).trim())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_other_commands_are_left_out() {
        let readme = "Text\n```sh\ncargo run --release   # all\ncargo xtask test\ncargo run --release -- games  # x\n```\n";
        assert_eq!(commands(readme).collect::<Vec<_>>(), ["", "games"]);
    }
}
