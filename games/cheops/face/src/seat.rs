//! What is public about a seat: tiles, store, laws, and money as far as the table's agreement goes.

use super::{Sight, decision, hand, law, moves, names, pieces, worth};
use benben_cheops::{Colour, Kind, Law, Place, Stage, Tile};
use benben_core::Seat;
use maud::{Markup, html};

/// Everything a seat has. The viewer's own things lie large in front of the viewer.
pub(super) fn seat(scene: &Sight<'_>, seat: Seat) -> Markup {
    if scene.seat == Some(seat) {
        return html! {};
    }
    let layout = &scene.view.layout;
    let tile = |tile: &Tile| {
        let count = layout.hands[seat][*tile];
        (count > 0).then(|| format!("{count}× {}", names::tile(scene.texts, *tile)))
    };
    let held = lines(Tile::ALL.iter().filter_map(tile));
    let in_store: Vec<_> = layout.stores[seat].iter().filter(|(_, count)| **count > 0).collect();
    let stores = lines(in_store.iter().map(|(colour, count)| store_label(scene, *colour, **count)));
    let owned = |law: &&Law| matches!(layout.laws[**law], Place::Held(owner) | Place::Counted(owner, _) if owner == seat);
    html! {
        ul class="cheops-seat-tiles" tabindex=[held.as_ref().map(|_| "0")] data-tip=[held] {
            @for (tile, nth) in hand::tiles(scene, seat) {
                li {
                    (pieces::held_tile(tile, &moves::tile(seat, tile, nth)))
                    span class="visually-hidden" { (names::tile(scene.texts, tile)) }
                }
            }
            @if let Stage::Treasure { colour } = layout.stage && layout.turn.seat == seat {
                li class="cheops-seat-waits" {
                    (decision::waiting(scene, colour))
                    span class="visually-hidden" { (names::treasure(scene.texts, colour)) }
                }
            }
        }
        ul class="cheops-seat-store" tabindex=[stores.as_ref().map(|_| "0")] data-tip=[stores] {
            @for (colour, &count) in in_store { (stored(scene, seat, colour, count)) }
        }
        (purse(scene, seat))
        @for law in Law::ALL.iter().filter(owned) { (law::card(scene, *law)) }
    }
}

/// What a tip says, a line each; nothing of nothing.
fn lines(lines: impl Iterator<Item = String>) -> Option<String> {
    let lines: Vec<_> = lines.collect();
    (!lines.is_empty()).then(|| lines.join("\n"))
}

fn store_label(scene: &Sight<'_>, colour: Colour, count: u8) -> String {
    let label = scene.texts.with("cheops-stored").and("treasure", names::treasure(scene.texts, colour));
    label.and("count", count).say()
}

fn stored(scene: &Sight<'_>, seat: Seat, colour: Colour, count: u8) -> Markup {
    html! {
        li {
            (pieces::moving_treasure(colour, Some(moves::stored(seat, colour, count))))
            b aria-hidden="true" { (count) }
            span class="visually-hidden" { (store_label(scene, colour, count)) }
        }
    }
}

/// A seat's money in figures, and what its store would add. C24: one's own money and open money is seen, with the memory aid
/// it is counted, otherwise it stays hidden. What the store would pay is never a secret.
pub(super) fn purse(scene: &Sight<'_>, seat: Seat) -> Markup {
    let store = worth::of_store(scene, seat);
    let money = scene.view.money[seat].piasters();
    let words = match money {
        Some(piasters) => names::piasters(scene.texts, piasters),
        None => scene.texts.say("cheops-purse-hidden"),
    };
    let label = format!("{words}. {}", scene.texts.with("cheops-store-worth").and("worth", store).say());
    html! {
        p class="cheops-purse" tabindex="0" role="note" data-tip=(label) {
            span class="visually-hidden" { (label) }
            b aria-hidden="true" { @if let Some(piasters) = money { (piasters) } @else { "?" } }
            small aria-hidden="true" { "+" (store) }
        }
    }
}
