//! The server through its router: what people and programs rely on.

mod accounts;
mod corpora;
mod daily;
mod hostile;
mod hosts;
mod house;
mod leaving;
mod notices;
mod opening;
mod origins;
mod pace;
mod pages;
mod people;
mod playing;
mod profiles;
mod rated;
mod reach;
mod rematch;
mod restart;
mod security;
mod streams;
mod study;
mod talk;
mod tournaments;
mod undo;
mod words;
