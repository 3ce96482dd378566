//! The others, and oneself: name, points, what is public.

use super::{Around, Kind, Sitter, Stage, number};
use crate::Parts;
use benben_core::Seat;
use maud::{Markup, html};

pub(super) fn seats(around: &Around<'_>, parts: &Parts) -> Markup {
    let count = around.seats.len();
    let first = around.you.map_or(0, Seat::index);
    html! {
        ol class="seats" aria-label=(around.texts.say("table-seats")) {
            @for seat in (0..count).map(|step| Seat::new((first + step) % count)) {
                (one(around, parts, seat))
            }
        }
    }
}

fn one(around: &Around<'_>, parts: &Parts, seat: Seat) -> Markup {
    let (texts, sitter) = (around.texts, &around.seats[seat.index()]);
    let awaited = around.stage == Stage::Playing && parts.awaited.contains(seat);
    let me = around.you == Some(seat);
    html! {
        li class="seat" data-awaited[awaited] data-me[me] {
            div class="who" {
                span class="name" { (sitter.name) }
                @if me { span class="tag" { (texts.say("seat-you")) } }
                @for tag in tags(around, sitter) { span class="tag" { (tag) } }
                @if let Some(left) = sitter.clock_ms {
                    span class="clock" data-left=(left) data-runs[awaited] { (clock(left)) }
                }
                @if let Some(score) = parts.scores.get(seat.index()).copied().flatten() {
                    span class="points" title=(texts.say("seat-points")) { (number(score)) }
                }
            }
            div class="public" { (parts.seats[seat.index()]) }
            (stand_in(around, seat, sitter))
        }
    }
}

fn tags(around: &Around<'_>, sitter: &Sitter) -> Vec<String> {
    let texts = around.texts;
    let mut tags = Vec::new();
    if sitter.resigned {
        tags.push(texts.say("seat-resigned"));
    } else if sitter.away {
        tags.push(texts.say("seat-away"));
    } else if sitter.kind == Kind::Person && !sitter.present && around.stage == Stage::Playing {
        tags.push(texts.say("seat-absent"));
    }
    tags
}

/// An absent player's seat can be handed to a bot by those who wait.
fn stand_in(around: &Around<'_>, seat: Seat, sitter: &Sitter) -> Markup {
    let others = around.you.is_some_and(|you| you != seat);
    let absent = sitter.kind == Kind::Person && !sitter.present && !sitter.away && !sitter.resigned;
    if around.stage != Stage::Playing || !others || !absent || around.is_yours(seat) {
        return html! {};
    }
    html! {
        form method="post" action=(around.to("stand-in")) data-send {
            input type="hidden" name="for" value=(seat);
            button class="quiet" { (around.texts.say("seat-stand-in")) }
        }
    }
}

/// Minutes and seconds.
fn clock(milliseconds: u64) -> String {
    let seconds = milliseconds / 1000;
    format!("{}:{:02}", seconds / 60, seconds % 60)
}
