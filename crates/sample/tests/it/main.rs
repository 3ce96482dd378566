//! Tables and records of core, tested with the made-up game. They are here because core knows no game.

mod branch;
mod luck;
mod record;
mod table;
