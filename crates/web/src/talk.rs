//! What people say at a table: phrases by their keys, which everyone reads in their own language, and words of their own.

mod phrase;

pub use phrase::{Group, Phrase};

use crate::table::{Holder, TablePage};
use crate::{Texts, seat_class, seat_sign};
use benben_core::{Seat, Seats};
use maud::{Markup, html};

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Its number at the table.
    pub number: u64,
    /// From which seat.
    pub seat: Seat,
    /// What whoever sat there was called.
    pub name: String,
    /// What they said.
    pub said: Said,
    /// When, as machines write it.
    pub at: String,
}

/// What somebody said or did in the talk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Said {
    /// A phrase.
    Phrase(Phrase),
    /// Words of their own.
    Words(String),
    /// The host lets people write, or not any more.
    Switched(bool),
}

impl Said {
    /// What people read.
    pub fn text(&self, texts: Texts) -> String {
        match self {
            Said::Phrase(phrase) => phrase.text(texts),
            Said::Words(words) => words.clone(),
            Said::Switched(true) => texts.say("words-switched-on"),
            Said::Switched(false) => texts.say("words-switched-off"),
        }
    }
}

/// May people write at a table?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Words {
    /// Never: strangers meet here.
    Barred,
    /// If the host wishes so.
    Off,
    /// Yes.
    On,
}

impl Words {
    /// What programs know it by.
    pub const fn name(self) -> &'static str {
        match self {
            Words::Barred => "barred",
            Words::Off => "off",
            Words::On => "on",
        }
    }
}

/// All that a page shows of the talk at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conversation {
    /// The seats of those whom the viewer blocks.
    pub blocked: Seats,
    /// What was said, from first to last.
    pub lines: Vec<Line>,
    /// May people write?
    pub words: Words,
    /// Does whoever looks decide that?
    pub is_host: bool,
}

/// A line as it stands at the seat and in the list.
pub fn line(line: &Line, texts: Texts) -> Markup {
    let text = line.said.text(texts);
    html! {
        @if matches!(line.said, Said::Switched(_)) {
            p class="said notice" data-line=(line.number) { span { (text) } }
        } @else {
        p class={ "said " (seat_class(line.seat)) } data-seat=(line.seat) data-line=(line.number) {
            (seat_sign(line.seat)) " " strong { (line.name) } " " span dir="auto" { (text) }
        }
        }
    }
}

/// Does somebody else sit there to talk to? Those who share a browser just talk, and bots don't.
pub(crate) fn has_company(page: &TablePage<'_>) -> bool {
    let others = people(page).filter(|seat| !page.is_yours(*seat)).count();
    others > usize::from(page.yours.is_empty())
}

/// The seats of people.
pub(crate) fn people<'a>(page: &'a TablePage<'_>) -> impl Iterator<Item = Seat> + 'a {
    let seats = page.table.seats.iter().enumerate();
    let people = seats.filter(|(_, place)| {
        matches!(place.holder, Holder::Person { .. } | Holder::Reserved { .. } | Holder::Resigned { .. })
    });
    people.map(|(index, _)| Seat::new(index))
}

/// The way to what is said for those without a script.
pub(crate) fn plain_way(page: &TablePage<'_>) -> Markup {
    html! { @if has_company(page) { a href=(page.to("talk")) { (page.texts.say("talk")) } } }
}

/// The way to what is said, where a button has room for words.
pub(crate) fn way(page: &TablePage<'_>) -> Markup {
    html! {
        @if has_company(page) && !page.afar {
            a class="button quiet" id="talk" href=(page.to("talk")) data-sheet data-fresh { (page.texts.say("talk")) }
        }
    }
}
