//! Automation of this repository: `cargo xtask test` runs everything that is tested, `cargo xtask hostile` only the
//! hostile requests against the release build, `cargo xtask attack [--long]` only the attacks on it,
//! `cargo xtask cluster [--faults N] [--seed S] [--nodes N]` only several nodes of it on PostgreSQL and NATS, with faults, `cargo xtask browser` only the scenarios in a real browser,
//! `cargo xtask new-game NAME` lays down a small complete game, `cargo xtask try-new-game` does it in a copy and tests it,
//! `cargo xtask package` builds a Debian package, `cargo xtask installed` only installs and runs what people get,
//! `cargo xtask check-deploy` only has the files of deploy/ read by the programs they are for, and tries the proxy,
//! `cargo xtask readme` only runs the commands that the README shows, `cargo xtask python` only builds and tests the Python package,
//! `cargo xtask screenshots` makes the pictures in docs/pictures anew, `cargo xtask texts` writes every text of every
//! language into target/texts, to be read aloud, `cargo xtask bench-peers` measures what an action costs here and at
//! boardgame.io, `cargo xtask bench-cluster` what it costs with SQLite, with PostgreSQL and at two nodes,
//! `cargo xtask bench-attack` how fast others are answered under attack, `cargo xtask scale` prints what very many
//! people would need.

#![allow(clippy::print_stdout, reason = "talking to whoever runs it is what it is for")]

mod attack;
mod bench_attack;
mod bench_cluster;
mod bench_peers;
mod browser;
mod cluster;
mod debian;
mod deploy;
mod hostile;
mod installed;
mod new_game;
mod notices;
mod package;
mod python;
mod readme;
mod scale;
mod server;
mod supplies;
mod test;

use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let done = match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["test"] => test::run(),
        ["hostile"] => test::hostile(),
        ["attack"] => test::attack(attack::Length::Short),
        ["attack", "--long"] => test::attack(attack::Length::Long),
        ["cluster", ref options @ ..] => test::cluster(options),
        ["browser"] => test::browser(),
        ["try-new-game"] => test::try_new_game(),
        ["new-game", name] => test::new_game(name),
        ["installed"] => test::installed(),
        ["check-deploy"] => test::check_deploy(),
        ["readme"] => test::readme(),
        ["package"] => test::package(),
        ["python"] => test::python(),
        ["screenshots"] => test::screenshots(),
        ["texts"] => test::texts(),
        ["bench-peers"] => test::bench_peers(),
        ["bench-cluster"] => test::bench_cluster(),
        ["bench-attack"] => test::bench_attack(),
        ["scale"] => scale::print(),
        _ => Err(anyhow::anyhow!("try `cargo xtask test`: it runs everything that is tested")),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            println!("\nerror: {error:#}");
            ExitCode::FAILURE
        }
    }
}
