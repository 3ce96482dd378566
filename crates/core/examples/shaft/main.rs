//! `cargo run -p benben-core --example shaft` plays Shaft by luck alone and prints the record of it. Its rules, in
//! `game.rs`, are the whole game that the documentation of benben-core shows.

#![allow(clippy::print_stdout, reason = "printing is what it is for")]
#![allow(unreachable_pub, dead_code, reason = "the rules are written as in a crate of their own")]

mod game;

use benben_core::{Chance, Deal, Fast, Setting, Table};
use game::Shaft;

fn main() {
    let deal = Deal::from_number(7, 3);
    let mut table: Table<Shaft> = Table::open(Setting::standard(), 3, deal.seed());
    let mut luck = Fast::new(7);
    while let Some(seat) = table.turn().awaited().first() {
        let action = luck.pick(&table.legal(seat));
        let played = table.play(seat, action).expect("legal actions are not refused");
        println!("Seat {seat} plays `{action}`: {:?}", played.events);
    }
    let record = table.record(&["Ada".to_owned(), "Ben".to_owned(), "Cyd".to_owned()], Some(deal));
    record.verify::<Shaft>().expect("what was just played can be replayed");
    println!("\n{}", record.to_text());
}
