//! The commands that README.md promises, tried out one after the other.

use anyhow::{Context, bail, ensure};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

const RUN: &str = "cargo run --release";

/// Runs every `cargo run --release …` of the README with the release build, in an empty folder.
pub(crate) fn run_commands(root: &Path) -> anyhow::Result<()> {
    let readme = std::fs::read_to_string(root.join("README.md"))?;
    let commands: Vec<&str> = commands(&readme).collect();
    ensure!(commands.contains(&""), "README.md does not show `{RUN}`");
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or(root.join("target"), |folder| root.join(folder));
    let benben = target.join("release").join("benben").with_extension(std::env::consts::EXE_EXTENSION);
    let folder = tempfile::tempdir()?;
    for arguments in commands {
        println!("benben {arguments}");
        if arguments.is_empty() {
            serves(&benben, folder.path())?;
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

/// Without arguments it serves: it says where, and is stopped.
fn serves(benben: &Path, folder: &Path) -> anyhow::Result<()> {
    let mut server = Command::new(benben)
        .envs([("BENBEN_LISTEN", "127.0.0.1:0".as_ref()), ("BENBEN_DATA", folder.as_os_str())])
        .stdout(Stdio::piped())
        .spawn()
        .with_context(|| benben.display().to_string())?;
    let mut line = String::new();
    let read = server.stdout.as_mut().map(|out| BufReader::new(out).read_line(&mut line));
    server.kill()?;
    server.wait()?;
    read.context("a server without output")??;
    ensure!(line.starts_with("Benben is at http://"), "`{RUN}` does not say where it serves: {line}");
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
