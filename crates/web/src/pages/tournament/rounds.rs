//! The rounds of a tournament: who sits where now, and what was before.

use super::{Cup, CupRound, CupStage, CupTable};
use crate::Texts;
use crate::kept::kept_mark;
use crate::table::number;
use maud::{Markup, html};

/// The tables of the round that is being played, or the last one.
pub(super) fn now_playing(cup: &Cup, texts: Texts) -> Markup {
    html! {
        section class="panel now" data-part="now" {
            @if let Some(round) = cup.results.last() {
                h2 { (texts.with("cup-round").and("round", round.number).say()) }
                (tables(round, texts))
            } @else {
                h2 { (texts.say("cup-who")) }
                ul class="players" { @for player in cup.players.iter().filter(|player| !player.left) { li { (player.name) (kept_mark(player.keeps_name, texts)) @if player.is_me { " " span class="tag" { (texts.say("seat-you")) } } } } }
                @if cup.stage == CupStage::Gathering && cup.players.is_empty() { p class="soft" { (texts.say("cup-waiting")) } }
            }
        }
    }
}

/// All rounds but the last.
pub(super) fn earlier(cup: &Cup, texts: Texts) -> Markup {
    let Some((_, before)) = cup.results.split_last() else { return html! {} };
    if before.is_empty() {
        return html! {};
    }
    html! {
        section class="panel earlier" data-part="earlier" {
            h2 { (texts.say("cup-earlier")) }
            @for round in before.iter().rev() {
                details id={ "round-" (round.number) } {
                    summary { (texts.with("cup-round").and("round", round.number).say()) }
                    (tables(round, texts))
                }
            }
        }
    }
}

pub(super) fn tables(round: &CupRound, texts: Texts) -> Markup {
    html! {
        ul class="pairings" {
            @for table in &round.tables { (one(table, texts)) }
            @for name in &round.byes { li class="bye" { span { (name) } span class="tag" { (texts.say("cup-bye")) } } }
        }
    }
}

fn one(table: &CupTable, texts: Texts) -> Markup {
    html! {
        li data-me[table.is_mine] data-over[table.over] {
            a href={ "/t/" (table.id) } {
                span class="sides" {
                    @for (name, points, score) in &table.seats {
                        span class="side" {
                            span { (name) }
                            @if let Some(points) = points {
                                strong { (points) }
                                @if let Some(score) = score { small class="soft" { (number(*score)) } }
                            }
                        }
                    }
                }
                span class="tag" { @if table.over { (texts.say("cup-finished")) } @else { (texts.say("cup-playing")) } }
            }
        }
    }
}
