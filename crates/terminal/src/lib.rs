//! Games at a terminal, against bots or at a table of a server: full screen where that can be, else line by line.
//!
//! A [`Session`] is one seat at one table: [`Local`] plays against bots in this process and saves every entry as a record,
//! [`Remote`] sits at a table of a server. Both know no more than the seat's own view, from which a [`Shown`] is made: what
//! is drawn, said and offered now. [`play_lines`] and [`play_screen`] show it and pass on what the player wants.

mod ending;
mod lines;
mod local;
mod paragraph;
mod remote;
mod request;
mod screen;
mod session;
mod shown;
mod side;
mod thinking;

pub use lines::{Inks, play_lines};
pub use local::{Local, Party, Save};
pub use paragraph::rule as rule_lines;
pub use remote::Remote;
pub use screen::{picture, play_screen};
pub use session::{Session, Trouble};
pub use shown::{Drawing, DrawnLine, Offer, Player, Shown};
