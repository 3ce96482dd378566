//! The pyramid, level by level, with the decks beside its tip.

use super::builders::{Builders, mark};
use super::worth::{Worth, worth};
use super::{links, moves, picks, signs, stocks, stone, words};
use benben_core::Seat;
use benben_sun::{Action, Card, Deck, Ended, Place, QUIET_TURNS, Stage, Sun};
use benben_web::{Scene, Thing};
use maud::{Markup, html};

pub(super) fn board(scene: &Scene<'_, Sun>) -> Markup {
    let (pyramid, builders) = (&scene.view.pyramid, Builders::of(scene));
    let size = match pyramid.base() {
        8 => "sun-base-8",
        9 => "sun-base-9",
        _ => "sun-base-10",
    };
    html! {
        (signs::sprite())
        div class="sun-board" {
            div class={ "sun-sky " (light(scene)) @if scene.view.ended == Some(Ended::Built) { " sun-crowned" } } {
                div class={ "sun-table " (size) @if scene.seat.is_none() { " sun-watched" } } {
                    div class="sun-pyramid" {
                        @for height in (0..pyramid.base()).rev() { (level(scene, &builders, height)) }
                        (links::links(scene))
                    }
                    (stocks::stock(scene, Deck::Standard))
                    (stocks::stock(scene, Deck::Edge))
                }
            }
            (quiet(scene))
            (stocks::discard_list(scene))
        }
    }
}

/// How far the sun has risen: with the highest stone, up to the very top.
fn light(scene: &Scene<'_, Sun>) -> &'static str {
    const LIGHT: [&str; 11] = [
        "sun-light-0",
        "sun-light-1",
        "sun-light-2",
        "sun-light-3",
        "sun-light-4",
        "sun-light-5",
        "sun-light-6",
        "sun-light-7",
        "sun-light-8",
        "sun-light-9",
        "sun-light-10",
    ];
    let pyramid = &scene.view.pyramid;
    let highest = pyramid.laid().map(|(place, _)| place.level()).max().unwrap_or_default();
    LIGHT[10 * usize::from(highest) / usize::from(pyramid.very_top().level())]
}

fn level(scene: &Scene<'_, Sun>, builders: &Builders, height: u8) -> Markup {
    let name = match height {
        0 => scene.texts.say("sun-base"),
        _ => scene.texts.with("sun-level").and("level", height).say(),
    };
    html! {
        div class="sun-level" role="group" aria-label=(name) {
            span class="sun-number" aria-hidden="true" { (height) }
            @for position in 0..scene.view.pyramid.places_on(height) {
                @if let Some(place) = Place::new(height, position) { (thing(scene, builders, place)) }
            }
        }
    }
}

fn thing(scene: &Scene<'_, Sun>, builders: &Builders, place: Place) -> Thing {
    match scene.view.pyramid.card(place) {
        Some(card) if place.level() == 0 => base(scene, card, place),
        Some(card) => laid(scene, builders.at(place), card, place),
        None => empty(scene, place),
    }
}

fn base(scene: &Scene<'_, Sun>, card: Card, place: Place) -> Thing {
    Thing {
        pick: picks::place(place),
        label: words::base_card(scene.texts, card),
        class: "sun-place",
        moves: None,
        inside: stone::base_stone(card),
    }
}

fn laid(scene: &Scene<'_, Sun>, builder: Option<Seat>, card: Card, place: Place) -> Thing {
    let texts = scene.texts;
    let due = matches!(scene.view.stage, Stage::Symbol { place: at } if at == place);
    let links = worth(scene.game, &scene.view.pyramid, card, place).links;
    let label = texts
        .with("sun-place-laid")
        .and("place", words::place(texts, &scene.view.pyramid, place))
        .and("card", words::card(texts, card))
        .and("links", links)
        .say();
    let label = match builder {
        Some(seat) => texts.with("sun-built").and("what", label).and("name", scene.name(seat)).say(),
        None => label,
    };
    Thing {
        pick: picks::place(place),
        label,
        class: if due { "sun-place sun-due" } else { "sun-place" },
        moves: moves::in_pyramid(scene, card, place),
        inside: html! { (stone::stone(card)) @if let Some(seat) = builder { (mark(seat)) } },
    }
}

fn empty(scene: &Scene<'_, Sun>, place: Place) -> Thing {
    let (texts, pyramid) = (scene.texts, &scene.view.pyramid);
    let open = pyramid.open().contains(place);
    let key = if open { "sun-place-open" } else { "sun-place-unsupported" };
    Thing {
        pick: picks::place(place),
        label: texts.with(key).and("place", words::place(texts, pyramid, place)).say(),
        class: if open { "sun-place sun-open" } else { "sun-place" },
        moves: None,
        inside: html! {
            span class={ "sun-ghost " (stone::outline(stone::completing(pyramid, place))) } {}
            @for action in scene.legal {
                @if let Action::Place(card, at) = *action {
                    @if at == place { (preview(card, worth(scene.game, pyramid, card, place))) }
                }
            }
        },
    }
}

/// What the chosen card would bring here.
fn preview(card: Card, worth: Worth) -> Markup {
    html! {
        span class="sun-worth" data-when=(picks::card(card)) {
            b { "+" (worth.points) }
            @if let Some(symbol) = card.symbol().filter(|_| worth.links > 0) {
                span { (signs::sign(symbol)) "+" (worth.links) }
            }
        }
    }
}

/// S23, once it comes near: how many turns without a placed card are left.
fn quiet(scene: &Scene<'_, Sun>) -> Markup {
    let seats = scene.view.points.len() as u8;
    let left = (QUIET_TURNS * seats).saturating_sub(scene.view.quiet_turns);
    if scene.view.ended.is_some() || left > QUIET_TURNS * seats / 2 {
        return html! {};
    }
    html! { p class="sun-quiet" { (scene.texts.with("sun-quiet").and("count", left).say()) } }
}
