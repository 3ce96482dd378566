//! What is in front of the viewer: what waits for a decision, tiles, store, laws and money.

use super::picks::Touch;
use super::{Sight, decision, law, moves, names, pieces, seat, worth};
use benben_cheops::{Colour, Kind, Law, Place, Stage, Tile};
use benben_core::Seat;
use benben_web::Thing;
use maud::{Markup, html};

pub(super) fn hand(scene: &Sight<'_>) -> Markup {
    let Some(seat) = scene.seat else { return html! {} };
    let laws = laws(scene, seat);
    html! {
        div class="cheops-hand" {
            @if scene.is_my_turn() { (decision::decision(scene, seat)) }
            div class="cheops-tiles" {
                @for (tile, nth) in tiles(scene, seat) { (tile_in_hand(scene, seat, tile, nth).with_tip(&names::tile_tip(scene.texts, tile))) }
                @for law in laws { (law::badge(scene, law)) }
                @if scene.view.layout.ended.is_none() { (end_turn(scene)) }
            }
            div class="cheops-store" {
                @for &colour in Colour::ALL { (stored(scene, seat, colour)) }
                (seat::purse(scene, seat))
            }
        }
    }
}

/// The laws before the viewer; one that waits for a decision is shown with it.
fn laws(scene: &Sight<'_>, seat: Seat) -> Vec<Law> {
    let layout = &scene.view.layout;
    let held = |law: &Law| matches!(layout.laws[*law], Place::Held(owner) if owner == seat);
    let waits = |law: &Law| layout.stage == Stage::Law { law: *law };
    Law::ALL.iter().copied().filter(|law| held(law) && !waits(law)).collect()
}

/// Every tile in hand, family first, and which of its kind it is, counted from 1.
pub(super) fn tiles(scene: &Sight<'_>, seat: Seat) -> impl Iterator<Item = (Tile, u8)> {
    let hand = scene.view.layout.hands[seat];
    Tile::ALL.iter().flat_map(move |tile| (1..=hand[*tile]).map(|nth| (*tile, nth)))
}

fn tile_in_hand(scene: &Sight<'_>, seat: Seat, tile: Tile, nth: u8) -> Thing {
    Thing {
        pick: Touch::Tile(tile).pick(),
        label: names::tile(scene.texts, tile),
        class: "cheops-tile",
        moves: None,
        inside: pieces::held_tile(tile, &moves::tile(seat, tile, nth)),
    }
}

fn end_turn(scene: &Sight<'_>) -> Thing {
    let label = scene.texts.say("cheops-end");
    let inside = html! { (label) };
    Thing { pick: Touch::End.pick(), label, class: "cheops-end", moves: None, inside }
}

/// Treasures of a colour in the viewer's store.
fn stored(scene: &Sight<'_>, seat: Seat, colour: Colour) -> Thing {
    let count = scene.view.layout.stores[seat][colour];
    let text = scene.texts.with("cheops-mine").and("treasure", names::treasure(scene.texts, colour));
    let text = text.and("worth", worth::of_one(scene, colour));
    Thing {
        pick: Touch::Stored(colour).pick(),
        label: text.and("count", count).say(),
        class: if count > 0 { "cheops-stored" } else { "cheops-stored cheops-none" },
        moves: None,
        inside: html! {
            (pieces::moving_treasure(colour, Some(moves::stored(seat, colour, count))))
            b { (count) }
            small { (worth::of_one(scene, colour)) }
        },
    }
}
