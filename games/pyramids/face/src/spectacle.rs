//! The climaxes: a tomb opens, bonuses are taken in order, and at the end everything is counted.

use super::marks::Marks;
use super::names::{self, Symbol};
use super::{card, pieces, sentences, sheet};
use benben_core::Seat;
use benben_pyramids::{CARD, Card, Event, Fields, Pyramids};
use benben_web::{Scene, seat_class, seat_sign};
use maud::{Markup, html};

pub(super) fn spectacle(
    before: &Scene<'_, Pyramids>,
    after: &Scene<'_, Pyramids>,
    told: &[Event],
) -> Option<Markup> {
    let tombs: Vec<(Seat, Card, &Event)> = told
        .iter()
        .filter_map(|event| match *event {
            Event::Completed { seat, card } => Some((seat, card, event)),
            _ => None,
        })
        .collect();
    let bonuses: Vec<&Event> = told.iter().filter(|event| matches!(event, Event::Bonus { .. })).collect();
    let ended = told.iter().find(|event| matches!(event, Event::Ended { .. }));
    if tombs.is_empty() && bonuses.is_empty() && ended.is_none() {
        return None;
    }
    // A room opens in two beats: it is seen, then its tomb.
    let first_bonus = 2 * tombs.len();
    let first_count = first_bonus + bonuses.len();
    Some(html! {
        div class="pyramids-face pyramids-climax" {
            @if !tombs.is_empty() {
                ul class="pyramids-tombs" {
                    @for (nth, (seat, number, event)) in tombs.iter().enumerate() {
                        li class=(seat_class(*seat)) data-at=(2 * nth) {
                            (room(before, told, *seat, *number))
                            p { (seat_sign(*seat)) " " (sentence(after, event)) }
                            strong data-at=(2 * nth + 1) { (pieces::opening()) (names::signed(CARD)) }
                        }
                    }
                }
            }
            @if !bonuses.is_empty() {
                ul class="pyramids-awards" {
                    @for (nth, event) in bonuses.iter().enumerate() { (award(after, event, first_bonus + nth)) }
                }
            }
            @if let Some(event) = ended {
                @if tombs.is_empty() { div class="pyramids-open" data-at=(first_count) { (pieces::opening()) } }
                h2 data-at=(first_count) { (sentence(after, event)) }
                (count(after, first_count + 1))
            }
        }
    })
}

fn sentence(scene: &Scene<'_, Pyramids>, event: &Event) -> String {
    sentences::event(scene, event).unwrap_or_default()
}

/// The chamber with every mark that was made in it.
fn room(before: &Scene<'_, Pyramids>, told: &[Event], seat: Seat, number: Card) -> Markup {
    let player = &before.view.players[seat];
    let Some(chamber) = player.chambers.iter().find(|chamber| chamber.card.number == number) else {
        return html! {};
    };
    let marks = told.iter().filter_map(|event| match *event {
        Event::Marked { seat: who, card, fields } if who == seat && card == number => Some(fields),
        _ => None,
    });
    let marked: Fields = marks.fold(chamber.marked, |all, fields| all | fields);
    html! { div class="pyramids-card" { (card::head(&chamber.card)) (card::plan(&chamber.card, Marks::old(marked))) } }
}

fn award(scene: &Scene<'_, Pyramids>, event: &Event, at: usize) -> Markup {
    let Event::Bonus { seat, colour, points } = *event else { return html! {} };
    html! {
        li class=(seat_class(seat)) data-at=(at) {
            span class={ "pyramids-chip " (pieces::tint(colour)) } { (names::signed(i32::from(points))) }
            (seat_sign(seat))
            span { (sentence(scene, event)) }
        }
    }
}

/// P32-P36: everyone's sheet, column by column.
fn count(scene: &Scene<'_, Pyramids>, first: usize) -> Markup {
    let texts = scene.texts;
    let columns = [
        ("pyramids-account-cards", Symbol::Tomb),
        ("pyramids-account-torches", Symbol::Torch),
        ("pyramids-gems", Symbol::RedGem),
        ("pyramids-account-skull", Symbol::Skull),
    ]
    .map(|(key, symbol)| (texts.say(key), symbol));
    let total = first + columns.len() + 1;
    html! {
        table class="pyramids-count" {
            thead { tr {
                th {}
                @for (nth, (name, symbol)) in columns.iter().enumerate() {
                    th scope="col" data-at=(first + nth) { (pieces::symbol(*symbol)) span { (name) } }
                }
                th scope="col" data-at=(total - 1) { (pieces::bands()) span { (texts.say("pyramids-bonuses")) } }
                th scope="col" data-at=(total) { (texts.say("pyramids-total")) }
            } }
            tbody {
                @for seat in scene.seats_from_me() {
                    @let counted = sheet::counted(scene, seat);
                    tr class=(seat_class(seat)) {
                        th scope="row" { (seat_sign(seat)) " " (scene.name(seat)) }
                        @for (nth, points) in counted.into_iter().enumerate() {
                            td data-at=(first + nth) data-minus[points < 0] { (names::plain(points)) }
                        }
                        td data-at=(total) { strong { (names::plain(sheet::score(scene, seat))) } }
                    }
                }
            }
        }
    }
}
