//! The handlers, one file a verb: who asks, load, check, act, answer.

pub(crate) mod account;
pub(crate) mod codes;
pub(crate) mod daily;
pub(crate) mod finding;
pub(crate) mod friends;
pub(crate) mod games;
pub(crate) mod holidays;
pub(crate) mod notices;
pub(crate) mod operating;
pub(crate) mod pages;
pub(crate) mod phrases;
pub(crate) mod profiles;
pub(crate) mod ratings;
pub(crate) mod reference;
pub(crate) mod tables;
pub(crate) mod token;
pub(crate) mod tournaments;
pub(crate) mod verify;
