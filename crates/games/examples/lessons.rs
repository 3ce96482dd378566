//! For whoever writes lessons: positions as their seat sees them, with everything that can be done there.
//!
//! `cargo run -p benben-games --example lessons -- GAME` goes through the lessons of a game. With more arguments it opens a game and
//! plays the actions that it reads from standard input, one a line as in a file of lessons: `GAME SEATS SEED [OPTIONS]`.

#![allow(clippy::print_stdout, reason = "what it finds is printed")]

use benben_bots::Heuristics;
use benben_core::{Game, Seat, Table, Turn, Viewer};
use benben_games::{FaceVisitor, visit_face};
use benben_web::{Beginning, Face};
use std::io::{self, Read};

fn main() {
    let mut arguments = std::env::args().skip(1);
    let game = arguments.next().expect("the id of a game");
    let asked = match arguments.next() {
        None => Asked::Lessons,
        Some(seats) => Asked::Position(Beginning {
            seats: seats.parse().expect("a number of seats"),
            seed: arguments.next().and_then(|seed| seed.parse().ok()).expect("a seed"),
            options: arguments.next().unwrap_or_default(),
            actions: actions(),
        }),
    };
    visit_face(&game, asked).expect("there is such a game");
}

fn actions() -> Vec<(Seat, String)> {
    let mut text = String::new();
    io::stdin().read_to_string(&mut text).expect("text");
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let action = |line: &str| {
        let (seat, action) = line.split_once(' ').expect("a seat and an action");
        (seat.parse().expect("a seat"), action.to_owned())
    };
    lines.map(action).collect()
}

enum Asked {
    Lessons,
    Position(Beginning),
}

impl FaceVisitor for Asked {
    type Out = ();

    fn visit<F: Face, H: Heuristics<Game = F::Game>>(self) {
        match self {
            Asked::Position(position) => {
                let table: Table<F::Game> = position.table().unwrap_or_else(|why| panic!("{why}"));
                match table.turn() {
                    Turn::Awaits(seats) => seats.into_iter().for_each(|seat| print(&table, seat)),
                    Turn::Over => println!("{}\nThe game is over.", table.view(Viewer::Open)),
                }
            }
            Asked::Lessons => {
                for (number, lesson) in (1..).zip(F::lessons().all()) {
                    println!("\n=== {number} {}: {}", lesson.name, lesson.want.join(" | "));
                    match lesson.position.table() {
                        Ok(table) => print::<F::Game>(&table, lesson.seat),
                        Err(why) => println!("{why}"),
                    }
                }
            }
        }
    }
}

fn print<G: Game>(table: &Table<G>, seat: Seat) {
    let legal: Vec<String> = table.legal(seat).iter().map(ToString::to_string).collect();
    println!("{}\nSeat {seat} can: {}", table.view(Viewer::Seat(seat)), legal.join(" | "));
}
