//! The queen's verdict as a scene: the full rows stand, are counted card by card, and everyone's points rise or fall.

use super::row::points;
use super::{AnkhScene, cards, queen, sentences, words};
use benben_ankh::{Ended, Event, Row, row_worth};
use benben_core::{PerSeat, Seat};
use benben_web::seat_sign;
use maud::{Markup, html};

/// If the step told a scoring (A12): the rows as they were scored, which on the board are already cleared (A14).
pub(super) fn verdict(before: &AnkhScene<'_>, after: &AnkhScene<'_>, told: &[Event]) -> Option<Markup> {
    let gains = told.iter().find_map(|event| match event {
        Event::Scored { gains, .. } => Some(gains),
        _ => None,
    })?;
    let rows = scored_rows(before, told);
    let longest = rows.as_slice().iter().map(|row| row.len()).max().unwrap_or_default();
    let texts = after.texts;
    let goal = after.view.ended == Some(Ended::Goal);
    Some(html! {
        div class="ankh-verdict" {
            div class="ankh-verdict-head" {
                (queen::facing(after, gains))
                div {
                    h2 { (texts.say("ankh-verdict")) }
                    p { (played(after, told)) }
                }
            }
            ul class="ankh-verdict-rows" {
                @for seat in after.seats_from_me() { li { (row(before, after, seat, &rows[seat], longest)) } }
            }
            @if goal {
                p class="ankh-verdict-end" data-at=(longest + 2) {
                    (sentences::reached_goal(after))
                }
            }
        }
    })
}

/// The rows of before, with the mummy that completed one.
fn scored_rows(before: &AnkhScene<'_>, told: &[Event]) -> PerSeat<Row> {
    let mut rows = before.view.rows;
    for event in told {
        if let Event::Mummy { seat, card } = event {
            rows[*seat].push(*card);
        }
    }
    rows
}

/// What set it off.
fn played(scene: &AnkhScene<'_>, told: &[Event]) -> String {
    told.first().and_then(|event| sentences::event(scene, event)).unwrap_or_default()
}

/// Card by card in all rows at once, then the sums, then the points.
fn row(before: &AnkhScene<'_>, after: &AnkhScene<'_>, seat: Seat, row: &Row, longest: usize) -> Markup {
    let papyrus = after.view.papyrus;
    html! {
        span class="ankh-name" { (seat_sign(seat)) span { (after.name(seat)) } }
        span class="ankh-verdict-lane" {
            @for (place, card) in row.iter().enumerate() {
                span class="ankh-slot" {
                    (cards::card(*card))
                    span class="visually-hidden" { (words::card(after.texts, *card)) ": " }
                    span class="ankh-count" data-at=(place) { (points("ankh-counts", row_worth(&[*card], papyrus))) }
                }
            }
        }
        span class="ankh-verdict-sum" data-at=(longest) { (points("ankh-points", row_worth(row, papyrus))) }
        span class="ankh-verdict-score" data-at=(longest + 1) {
            (words::plain(before.view.scores[seat])) " → " b { (words::plain(after.view.scores[seat])) }
        }
    }
}
