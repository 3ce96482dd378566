//! The handlers, one file a verb: who asks, load, check, act, answer.

pub(crate) mod account;
pub(crate) mod codes;
pub(crate) mod daily;
pub(crate) mod games;
pub(crate) mod operating;
pub(crate) mod pages;
pub(crate) mod phrases;
pub(crate) mod reference;
pub(crate) mod tables;
pub(crate) mod token;
pub(crate) mod verify;
