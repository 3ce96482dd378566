//! A row of mummies: what it is worth under the present wish, and what is missing until scoring.

use super::forecast::Forecast;
use super::picks::{self, Place};
use super::{AnkhScene, cards, moves, words};
use benben_ankh::{Action, Card, missing, row_worth};
use benben_core::Seat;
use benben_web::{Thing, seat_sign};
use maud::{Markup, html};

/// The row of a seat with everything one wants to know about it.
pub(super) fn row(scene: &AnkhScene<'_>, seat: Seat) -> Markup {
    let is_mine = scene.seat == Some(seat);
    let class = match (is_mine, scene.awaited.contains(seat)) {
        (true, true) => "ankh-row ankh-mine ankh-turn",
        (true, false) => "ankh-row ankh-mine",
        (false, true) => "ankh-row ankh-turn",
        (false, false) => "ankh-row",
    };
    html! {
        div class=(class) {
            div class="ankh-row-head" {
                span class="ankh-name" { (seat_sign(seat)) span { (scene.name(seat)) } }
                span class="ankh-score" {
                    b { (words::plain(scene.view.scores[seat])) }
                    " " (scene.texts.with("ankh-of-goal").and("goal", scene.game.goal()).say())
                }
            }
            (Thing {
                pick: Place::Row(seat).pick(),
                label: label(scene, seat),
                class: "place ankh-lane",
                moves: None,
                inside: slots(scene, seat),
            })
            (worth(scene, seat))
        }
    }
}

/// As many places as the papyrus asks for; the last one sets off the scoring.
fn slots(scene: &AnkhScene<'_>, seat: Seat) -> Markup {
    let (view, row) = (scene.view, &scene.view.rows[seat]);
    let asked = row.len() + missing(row, view.papyrus);
    html! {
        @for (place, card) in row.iter().enumerate() {
            span class="ankh-slot" data-moves=(moves::in_row(scene, seat, place)) data-to="ankh-discards" {
                (cards::card(*card))
                (counts(scene, *card))
            }
        }
        @for place in row.len()..asked {
            span class="ankh-slot ankh-empty" {
                @if place + 1 == asked { (cards::cross()) }
                @if place == row.len() && scene.seat == Some(seat) { (ghosts(scene)) }
            }
        }
    }
}

/// What a card of a row counts now, and what it would count under the chosen papyrus.
fn counts(scene: &AnkhScene<'_>, card: Card) -> Markup {
    html! {
        span class="ankh-count" {
            (points("ankh-counts ankh-counts-now", row_worth(&[card], scene.view.papyrus)))
            @for action in scene.legal {
                @if let Action::Papyrus(papyrus) = action {
                    span class="ankh-counts-then" data-only=(picks::card(*papyrus)) {
                        (points("ankh-counts", row_worth(&[card], *papyrus)))
                    }
                }
            }
        }
    }
}

/// The chosen mummy where it would lie.
fn ghosts(scene: &AnkhScene<'_>) -> Markup {
    let mummies = scene.legal.iter().filter_map(|action| match action {
        Action::Mummy(card) => Some(*card),
        _ => None,
    });
    html! {
        @for card in mummies {
            span class="ankh-ghost" data-only=(picks::card(card)) {
                (cards::card(card))
                span class="ankh-count" { (points("ankh-counts", row_worth(&[card], scene.view.papyrus))) }
            }
        }
    }
}

/// What the row counts now, what it lacks, and what it would count after the chosen card.
fn worth(scene: &AnkhScene<'_>, seat: Seat) -> Markup {
    let (view, texts) = (scene.view, scene.texts);
    let row = &view.rows[seat];
    html! {
        div class="ankh-worth" {
            span class="ankh-worth-now" {
                span class="ankh-worth-word" { (texts.say("ankh-worth")) }
                (points("ankh-points", row_worth(row, view.papyrus)))
            }
            @for action in scene.legal {
                @if let Some(card) = changes(scene, seat, action) {
                    (then(scene, seat, card, &Forecast::of(scene, action)))
                }
            }
            (lacking(scene, missing(row, view.papyrus)))
        }
    }
}

/// What it would count and lack, while the card is chosen.
fn then(scene: &AnkhScene<'_>, seat: Seat, card: Card, forecast: &Forecast) -> Markup {
    html! {
        span class="ankh-then" data-only=(picks::card(card)) {
            span class=(if forecast.scored { "ankh-chip ankh-chip-scored" } else { "ankh-chip" }) {
                span class="ankh-arrow" aria-hidden="true" { "→" }
                (points("ankh-points", forecast.worths[seat]))
            }
            @if forecast.scored {
                span class="ankh-missing ankh-close" { (scene.texts.say("ankh-scored")) }
            } @else {
                (lacking(scene, forecast.lacks[seat]))
            }
        }
    }
}

fn lacking(scene: &AnkhScene<'_>, count: usize) -> Markup {
    let class = if count == 1 { "ankh-missing ankh-close" } else { "ankh-missing" };
    html! { span class=(class) { (scene.texts.with("ankh-missing").and("count", count).say()) } }
}

/// The card of an action that may change what the seat's row is worth.
fn changes(scene: &AnkhScene<'_>, seat: Seat, action: &Action) -> Option<Card> {
    match action {
        Action::Mummy(card) => (scene.seat == Some(seat)).then_some(*card),
        Action::Papyrus(card) => Some(*card),
        Action::Sacrifice(_) => None,
    }
}

/// Points with their sign, those against one marked.
pub(super) fn points(class: &str, points: i16) -> Markup {
    let sign = match points {
        1.. => "ankh-plus",
        0 => "ankh-naught",
        _ => "ankh-minus",
    };
    html! { span class={ (class) " " (sign) } { (words::signed(points)) } }
}

/// The row for somebody who cannot see it.
fn label(scene: &AnkhScene<'_>, seat: Seat) -> String {
    let (view, texts) = (scene.view, scene.texts);
    let row = &view.rows[seat];
    let cards =
        if row.is_empty() { texts.say("ankh-row-empty") } else { words::cards(texts, row.iter().copied()) };
    let key = if scene.seat == Some(seat) { "ankh-row-mine-label" } else { "ankh-row-label" };
    texts
        .with(key)
        .and("name", scene.name(seat))
        .and("cards", cards)
        .and("worth", words::plain(row_worth(row, view.papyrus)))
        .and("missing", texts.with("ankh-missing").and("count", missing(row, view.papyrus)).say())
        .say()
}
