//! The server as a process: killed, without room, backed up, logging; and nobody at its tables loses anything.

mod admin;
mod backup;
mod check;
mod crash;
mod disk;
mod export;
mod files;
mod join;
mod logs;
mod process;
mod read_only;
pub(crate) mod secrets;
mod tls;
mod tournament;
