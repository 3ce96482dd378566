//! Automation of this repository: `cargo xtask test` runs everything that is tested.

#![allow(clippy::print_stdout, reason = "talking to whoever runs it is what it is for")]

mod readme;
mod test;

use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let done = match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["test"] => test::run(),
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
