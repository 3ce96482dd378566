//! What happened, as sentences for the log.

use super::{Sight, names};
use benben_cheops::{Ended, Event, Law, Place};
use benben_core::Seat;

/// A sentence for the log. That a turn is over is seen from whose turn comes next.
pub(super) fn event(scene: &Sight<'_>, event: &Event) -> Option<String> {
    let texts = scene.texts;
    let by = |key: &'static str, seat: Seat| texts.with(key).and("name", scene.name(seat));
    Some(match *event {
        Event::Bought { seat, price } => by("cheops-log-bought", seat).and("price", price).say(),
        Event::TookTreasure { seat, field, tile, colour } => {
            let text = by("cheops-log-took", seat).and("what", names::the_treasure(texts, colour));
            text.and("field", field.to_string()).and("tile", names::the_tile(texts, tile)).say()
        }
        Event::TookLaw { seat, field, tile, law } => {
            let text = by("cheops-log-turned-up", seat).and("law", names::law(texts, law));
            let text = text.and("field", field.to_string()).and("tile", names::the_tile(texts, tile));
            text.and("text", names::law_text(scene.game, texts, law)).say()
        }
        Event::Sold { seat, colour, price } => {
            let text = by("cheops-log-sold", seat).and("treasure", names::the_treasure(texts, colour));
            text.and("price", price).say()
        }
        Event::Stored { seat, colour } => {
            by("cheops-log-stored", seat).and("treasure", names::the_treasure(texts, colour)).say()
        }
        Event::Discarded { colour, .. } => {
            texts.with("cheops-log-discarded").and("treasure", names::treasure(texts, colour)).say()
        }
        Event::LawPut { seat, law, place } => return law_put(scene, seat, law, place),
        Event::LawLeft { seat, law, place } => law_left(scene, seat, law, place),
        Event::Paid { seat, price } => by("cheops-log-paid", seat).and("price", price).say(),
        Event::Swapped { seat, field, other } => {
            let text = by("cheops-log-swapped", seat).and("field", field.to_string());
            text.and("other", other.to_string()).say()
        }
        Event::SwappedStored { seat, field, given, gained } => {
            let text = by("cheops-log-swapped-stored", seat).and("field", field.to_string());
            let text = text.and("given", names::the_treasure(texts, given));
            text.and("gained", names::the_treasure(texts, gained)).say()
        }
        Event::Drew { seat, stack, tile, .. } => {
            let text = by("cheops-log-drew", seat).and("tile", names::the_tile(texts, tile));
            text.and("stack", stack).say()
        }
        Event::TurnEnded { .. } => return None,
        Event::Ended { why: Ended::Pyramid } => texts.say("cheops-log-ended-pyramid"),
        Event::Ended { why: Ended::Family } => texts.say("cheops-log-ended-family"),
        Event::Ended { why: Ended::Boards } => texts.say("cheops-log-ended-boards"),
        Event::Counted { seat, colour: Some(colour) } => {
            by("cheops-log-counted", seat).and("treasure", names::treasure(texts, colour)).say()
        }
        Event::Counted { seat, colour: None } => by("cheops-log-counted-none", seat).say(),
    })
}

/// Where a law was put. That laws 1 to 3 lie where they belong is told by their text when they are turned up.
fn law_put(scene: &Sight<'_>, seat: Seat, law: Law, place: Place) -> Option<String> {
    let texts = scene.texts;
    let says =
        |key: &'static str| texts.with(key).and("name", scene.name(seat)).and("law", names::law(texts, law));
    Some(match place {
        Place::Under(colour) => says("cheops-log-put-under").and("board", names::board(texts, colour)).say(),
        Place::On(colour, _) => says("cheops-log-put-on").and("board", names::board(texts, colour)).say(),
        // What was paid for is kept.
        Place::Held(_) if law != Law::Treasure => says("cheops-log-kept").say(),
        _ => return None,
    })
}

/// Used, returned, removed or replaced.
fn law_left(scene: &Sight<'_>, seat: Seat, law: Law, place: Place) -> String {
    let key = match (law, place) {
        (Law::Repeal, _) => "cheops-log-returned",
        (Law::Treasure, Place::Held(owner)) if owner == seat => "cheops-log-returned",
        (_, Place::Held(owner)) if owner == seat => "cheops-log-used",
        _ => "cheops-log-removed",
    };
    let text = scene.texts.with(key).and("name", scene.name(seat));
    text.and("law", names::law(scene.texts, law)).say()
}
