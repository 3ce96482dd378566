//! One face a game.

mod ankh;
mod cheops;
mod pyramids;
mod sun;
