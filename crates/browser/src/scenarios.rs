//! What people do with Benben, one file each.

pub(crate) mod absence;
pub(crate) mod accounts;
pub(crate) mod chairs;
pub(crate) mod daily;
pub(crate) mod every_page;
pub(crate) mod finding;
pub(crate) mod first_page;
pub(crate) mod frames;
pub(crate) mod giving_up;
pub(crate) mod keyboard;
pub(crate) mod lessons;
pub(crate) mod one_device;
pub(crate) mod pictures;
pub(crate) mod puzzles;
pub(crate) mod settings;
pub(crate) mod sizes;
pub(crate) mod study;
pub(crate) mod talk;
pub(crate) mod television;
pub(crate) mod timeout;
pub(crate) mod two_browsers;
pub(crate) mod weight;
pub(crate) mod whole_game;
pub(crate) mod why_not;
pub(crate) mod without_script;
