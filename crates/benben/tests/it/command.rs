//! The command from outside: what people and scripts see of it.

mod bots;
mod completions;
mod editions;
mod formats;
mod games_and_rules;
mod load;
mod man;
mod play;
mod records;
mod run;
mod serve;
mod simulate;
mod trace;
