//! Automation of this repository: `cargo xtask test` runs everything that is tested.

#![allow(clippy::print_stdout, reason = "talking to whoever runs it is what it is for")]

mod readme;
mod test;

use anyhow::bail;

fn main() -> anyhow::Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["test"] => test::run(),
        _ => bail!("try `cargo xtask test`: it runs everything that is tested"),
    }
}
