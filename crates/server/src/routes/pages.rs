//! The pages. Every handler works with and without script: with it a form is answered in few bytes, and the stream
//! brings the rest; without it the browser is led back to the table.

pub(crate) mod account;
pub(crate) mod assets;
pub(crate) mod branch;
mod company;
pub(crate) mod daily;
mod exercise;
pub(crate) mod friends;
pub(crate) mod hint;
pub(crate) mod home;
pub(crate) mod host;
pub(crate) mod language;
pub(crate) mod learn;
pub(crate) mod lesson;
mod listing;
pub(crate) mod lobby;
pub(crate) mod mine;
pub(crate) mod notices;
pub(crate) mod open;
pub(crate) mod play;
pub(crate) mod profiles;
pub(crate) mod puzzle;
pub(crate) mod puzzles;
pub(crate) mod ratings;
pub(crate) mod replay;
mod reply;
pub(crate) mod retry;
pub(crate) mod review;
pub(crate) mod rules;
pub(crate) mod seats;
pub(crate) mod setup;
pub(crate) mod table;
pub(crate) mod talk;
pub(crate) mod tournament;
pub(crate) mod tournaments;
pub(crate) mod verify;
pub(crate) mod words;
