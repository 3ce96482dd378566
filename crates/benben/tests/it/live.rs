//! The server as a process: killed, without room, backed up, logging; and nobody at its tables loses anything.

mod backup;
mod crash;
mod disk;
mod export;
mod logs;
mod process;
mod read_only;
