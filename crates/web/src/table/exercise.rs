//! A position to try something in: the real face as one seat sees it, at no table. Lessons, puzzles and second tries stand on it.

use super::{actions, log, seats, spectacle};
use crate::{Called, Parts, Pick, Sentence, Texts, seat_class};
use benben_core::{Meta, Seat};
use maud::{Markup, PreEscaped, html};

/// A prepared position, and what is said beside it. Nothing that is done here is played anywhere: it is sent to `address`,
/// which answers with the exercise again, and other words.
#[derive(Debug)]
pub struct Exercise<'a> {
    /// What is true of the game.
    pub meta: &'static Meta,
    /// Whose side of the table it is.
    pub seat: Seat,
    /// What everyone is called, in seat order.
    pub names: &'a [String],
    /// The face as this seat sees it. Where nothing is offered one only looks.
    pub parts: &'a Parts,
    /// How many actions the seat has played, from 1: what was picked stays picked while this stays.
    pub number: u64,
    /// Where an action is sent (`action`, in notation); below it, `why-not` answers for picks.
    pub address: &'a str,
    /// What is asked of whoever looks, or what became of what they did. It stands beside the board, or above it.
    pub words: &'a Markup,
    /// The viewer's language.
    pub texts: Texts,
}

/// The exercise: what is swapped when it is answered.
pub fn exercise(shown: &Exercise<'_>) -> Markup {
    let Exercise { meta, seat, parts, texts, .. } = *shown;
    html! {
        div id="live" class={ "live exercise " (meta.id) } data-stage="playing" data-number=(shown.number) data-told=(parts.told)
            data-you=(seat) data-mine[!parts.offered.is_empty()] data-why={ (shown.address) "/why-not" } {
            (prompt(shown))
            section class="task panel" { (shown.words) }
            div class="middle" {
                (spectacle::layer(texts, parts))
                section class="board" aria-label=(texts.say("table-board")) { (parts.board) }
                section class="hand" aria-label=(texts.say("table-hand")) { (parts.hand) }
                (actions::sent(texts, &parts.offered, shown.address, shown.number, "swap"))
            }
            div class="aside" {
                (around(shown))
                (told(texts, &parts.log))
            }
        }
    }
}

/// A part of the face with marks on what to pick.
pub fn shown_how(part: &Markup, picks: &[Pick]) -> Markup {
    let mark = |part: String, pick: &Pick| {
        let name = format!("data-pick=\"{pick}\"");
        // What has to be picked twice is marked once.
        if part.contains(&format!("{name} data-shown-how")) {
            return part;
        }
        part.replace(&name, &format!("{name} data-shown-how"))
    };
    PreEscaped(picks.iter().fold(part.0.clone(), mark))
}

/// What can be done, or what has just happened.
fn prompt(shown: &Exercise<'_>) -> Markup {
    let Exercise { parts, texts, .. } = *shown;
    let names: Vec<&str> = shown.names.iter().map(String::as_str).collect();
    let newest: Vec<&Sentence> = parts.log.iter().filter(|said| said.told == parts.told).collect();
    html! {
        div class="prompt" {
            div class="says" {
                p id="prompt" role="status" { (parts.prompt.clone().unwrap_or_else(|| texts.say("exercise-done"))) }
                p id="told" class="told" {
                    @for said in newest { span class=[said.seat.map(seat_class)] { (log::sentence(said)) } " " }
                }
            }
            @for next in &parts.next { span data-after=(next.after) hidden { (next.text) } }
            div class="bar" { div id="do" {} }
            (seats::chips(parts, &names, parts.awaited, Some(shown.seat)))
        }
    }
}

/// Everyone, whoever looks first.
fn around(shown: &Exercise<'_>) -> Markup {
    let Exercise { parts, texts, .. } = *shown;
    let (count, first) = (shown.names.len(), shown.seat.index());
    html! {
        ol class="seats" aria-label=(texts.say("table-seats")) {
            @for seat in (0..count).map(|step| Seat::new((first + step) % count)) {
                @let (called, me, awaited) = (&Called { name: shown.names[seat.index()].clone(), kept: false }, seat == shown.seat, parts.awaited.contains(seat));
                (seats::card(texts, parts, seats::Who { seat, called, profile: None, me, awaited, beside: html! {}, below: html! {} }))
            }
        }
    }
}

/// What led here, the newest first.
fn told(texts: Texts, log: &[Sentence]) -> Markup {
    html! {
        @if !log.is_empty() {
            details class="log" data-keep="log" {
                summary { (texts.say("table-log")) }
                ol reversed tabindex="0" aria-label=(texts.say("table-log")) {
                    @for said in log.iter().rev() { li class=[said.seat.map(seat_class)] { (log::sentence(said)) } }
                }
            }
        }
    }
}
