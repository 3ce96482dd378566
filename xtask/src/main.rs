//! Automation of this repository: `cargo xtask test` runs everything that is tested.

fn main() {}
