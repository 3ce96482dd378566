//! Tables in a list: those that look for players, those where one sits, those that are over.

use crate::kept::listed;
use crate::{Called, Texts};
use maud::{Markup, html};

/// A table in a list.
#[derive(Debug)]
pub struct Listed {
    /// Its id.
    pub id: String,
    /// Title of the game.
    pub title: String,
    /// A picture of the game.
    pub emblem: Markup,
    /// Who sits there.
    pub names: Vec<Called>,
    /// Seats that are free.
    pub free: usize,
    /// Options and pace, in words.
    pub terms: Vec<String>,
    /// Do the rules wait for the viewer?
    pub my_turn: bool,
    /// How it ended for the viewer, if it is over.
    pub ending: Option<Ending>,
}

/// How a table ended.
#[derive(Debug)]
pub struct Ending {
    /// When, as machines write it: `2026-11-17T08:30:00Z`.
    pub at: String,
    /// The viewer's place, if they have one.
    pub place: Option<u8>,
    /// Everybody's points, in seat order, where they are known.
    pub scores: Vec<i32>,
}

/// A list of tables.
pub(super) fn list(tables: &[Listed], texts: Texts) -> Markup {
    html! {
        ul class="tables" { @for table in tables { (one(table, texts)) } }
    }
}

fn one(table: &Listed, texts: Texts) -> Markup {
    html! {
        li data-mine[table.my_turn] {
            a class="row" href={ "/t/" (table.id) } {
                span class="emblem" aria-hidden="true" { (table.emblem) }
                span class="what" {
                    strong { (table.title) }
                    span { (listed(&table.names, texts)) }
                    @if !table.terms.is_empty() { small class="soft" { (table.terms.join(" · ")) } }
                }
                span class="state" {
                    @if table.my_turn { span class="tag turn" { (texts.say("turn-mine")) } }
                    @if table.free > 0 { span class="tag" { (texts.with("home-free").and("count", table.free).say()) } }
                    @if let Some(ending) = &table.ending { (result(ending, texts)) }
                }
            }
        }
    }
}

fn result(ending: &Ending, texts: Texts) -> Markup {
    html! {
        @if let Some(place) = ending.place {
            span class="tag" data-won[place == 1] {
                @if place == 1 { (texts.say("mine-won")) }
                @else { (texts.with("finish-place").and("place", place).say()) }
            }
        }
        @if !ending.scores.is_empty() {
            span class="scores" { (ending.scores.iter().map(|score| score.to_string().replace('-', "−")).collect::<Vec<_>>().join(" : ")) }
        }
        time class="soft" datetime=(ending.at) { (ending.at.get(..10).unwrap_or_default()) }
    }
}
