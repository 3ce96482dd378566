//! The race for the colour bonuses: what is free, who earned what, who is how far.

use super::{names, pieces};
use benben_core::Seat;
use benben_pyramids::{BONUS, BONUSES, Colour, Pyramids, next_bonus};
use benben_web::{Scene, seat_class, seat_sign};
use maud::{Markup, html};

pub(super) fn race(scene: &Scene<'_, Pyramids>) -> Markup {
    let texts = scene.texts;
    html! {
        section class="pyramids-race" {
            h2 { (texts.say("pyramids-race")) }
            ul {
                @for colour in Colour::ALL { (row(scene, colour)) }
            }
        }
    }
}

fn row(scene: &Scene<'_, Pyramids>, colour: Colour) -> Markup {
    let (texts, earned) = (scene.texts, &scene.view.bonuses[colour]);
    // With four the signs say who is who, so that a row stays a line.
    let name = if scene.view.players.len() > 3 { "visually-hidden" } else { "pyramids-runner" };
    html! {
        li class=(pieces::tint(colour)) {
            span class="pyramids-head" tabindex="0" data-tip=(texts.say("pyramids-tip-bonus")) { span { (names::colour(texts, colour)) } i {} }
            ol class="pyramids-prizes" {
                @for (index, points) in BONUS.into_iter().enumerate() {
                    @match earned.get(index) {
                        Some(owner) => li class={ "pyramids-won " (seat_class(*owner)) } { s { (points) } " " (seat_sign(*owner)) span class="visually-hidden" { (scene.name(*owner)) } },
                        None => li { (points) },
                    }
                }
            }
            ul class="pyramids-runners" {
                @for seat in scene.seats_from_me() {
                    li class=(seat_class(seat)) {
                        (seat_sign(seat))
                        span class=(name) { (scene.name(seat)) }
                        " "
                        (progress(scene, seat, colour))
                    }
                }
            }
        }
    }
}

/// How many cards of the colour, and how many the next bonus asks for.
fn progress(scene: &Scene<'_, Pyramids>, seat: Seat, colour: Colour) -> Markup {
    let count = scene.view.players[seat].completed[colour].len();
    match next_bonus(count).filter(|_| scene.view.bonuses[colour].len() < BONUSES) {
        Some(next) => html! { b { (count) } "/" (next) },
        None => html! { b { (count) } },
    }
}
