//! What people do with Benben, one file each.

pub(crate) mod every_page;
pub(crate) mod keyboard;
pub(crate) mod one_device;
pub(crate) mod pictures;
pub(crate) mod two_browsers;
pub(crate) mod weight;
pub(crate) mod whole_game;
pub(crate) mod why_not;
pub(crate) mod without_script;
