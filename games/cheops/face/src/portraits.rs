//! Portraits of the family and of the neighbour, 32 by 32.

use super::names;
use benben_cheops::Tile;
use benben_web::Texts;
use maud::{Markup, html};

/// A portrait on a card, with its initial.
pub(super) fn face(texts: Texts, tile: Tile) -> Markup {
    html! {
        rect class="cheops-card" x="1" y="1" width="30" height="30" rx="4" {}
        (features(tile))
        (corner(&names::letter(texts, tile)))
    }
}

/// The initial, or two letters where one would not tell a son from a neighbour.
fn corner(letter: &str) -> Markup {
    let width: u8 = if letter.chars().count() > 1 { 15 } else { 11 };
    html! {
        rect class="cheops-corner" x=(31 - width) y="19.5" width=(width) height="11.5" rx="4" {}
        text x="31" dx={ (-f32::from(width) / 2.0) } y="28.9" text-anchor="middle" font-size="10.5" font-weight="700" fill="#21180e" stroke="none" { (letter) }
    }
}

fn features(tile: Tile) -> Markup {
    match tile {
        // A striped headcloth, a broad collar and a beard.
        Tile::Father => html! {
            path class="cheops-linen" d="M4 31q.5-5.5 7-6.5h10q6.5 1 7 6.5z" {}
            path class="cheops-teal" d="M9 25.5q7 4 14 0l3 3.3q-10 4.5-20 0z" {}
            path class="cheops-gilt" d="M6.6 28q9.4 4.3 18.8 0l.8 1.7q-10.2 4.3-20.4 0z" {}
            path class="cheops-cloth" d="M16 3c6.6 0 9.8 4 10.2 9.5l2 11q-3.4 2-6.7.3L20 18h-8l-1.5 5.8q-3.3 1.7-6.7-.3l2-11C6.2 7 9.4 3 16 3z" {}
            path class="cheops-stripe" d="M7.5 12.5l-1.7 11M9.6 14l-1.4 10M24.5 12.5l1.7 11M22.4 14l1.4 10M9 8.5q3-3.3 7-3.3t7 3.3" {}
            path class="cheops-skin" d="M10.2 11.2q5.8-3 11.6 0v5.3q0 4-2.3 6-1.6 1.5-3.5 1.5t-3.5-1.5q-2.3-2-2.3-6z" {}
            path class="cheops-gilt" d="M9.6 12.2q6.4-3.8 12.8 0v-2q-6.4-3.6-12.8 0z" {}
            path class="cheops-hair" d="M14.5 22.8h3l-.6 5.4q-.9.7-1.8 0z" {}
            path class="cheops-brow" d="M11.4 14.2q1.7-1 3.4-.3M17.2 13.9q1.7-.7 3.4.3" {}
            path class="cheops-eye" d="M11.6 16.3q1.8-1.7 3.5 0-1.7 1.3-3.5 0zm5.3 0q1.7-1.7 3.5 0-1.8 1.3-3.5 0z" {}
            path class="cheops-pupil" d="M12.7 16.3a.85.85 0 1 0 1.7 0 .85.85 0 1 0-1.7 0zm4.9 0a.85.85 0 1 0 1.7 0 .85.85 0 1 0-1.7 0z" {}
            path class="cheops-line" d="M16 16.8l-.7 2.3h1.4M14.2 21.2q1.8.7 3.6 0" {}
        },
        // Long hair under a gold band with a stone.
        Tile::Mother => html! {
            path class="cheops-hair" d="M16 3q9.5 0 10.2 10.5l.8 13.5q-3.5 1.5-6.5.5H11.5q-3 1-6.5-.5l.8-13.5Q6.5 3 16 3z" {}
            path class="cheops-pale" d="M11.5 22h9l.5 4q3.5.5 4.5 5h-19q1-4.5 4.5-5z" {}
            path class="cheops-gilt" d="M9.5 26q6.5 4.5 13 0l2 2.6q-8.5 4.8-17 0z" {}
            path class="cheops-stripe" d="M9.3 28.6q6.7 3.6 13.4 0" {}
            path class="cheops-pale" d="M10.6 11.5q5.4-4.5 10.8 0v4.8q0 4.2-2.4 6.2-1.4 1.2-3 1.2t-3-1.2q-2.4-2-2.4-6.2z" {}
            path class="cheops-hair" d="M10 14.5q0-7 6-7.3 6 .3 6 7.3-1.5-4.5-6-4.7-4.5.2-6 4.7z" {}
            path class="cheops-line" stroke="#6b5233" d="M8 13.5v12M24 13.5v12" {}
            path class="cheops-gilt" d="M6.8 10.2q9.2-5 18.4 0l.2 1.8q-9.4-5-18.8 0z" {}
            circle cx="16" cy="7.6" r="1.7" fill="#1f7a7a" stroke-width=".8" {}
            path class="cheops-brow" d="M11.7 14.6q1.6-1.1 3.2-.3M17.1 14.3q1.6-.8 3.2.3" {}
            path class="cheops-eye" d="M11.8 16.6q1.7-1.9 3.4 0-1.7 1.3-3.4 0zm5 0q1.7-1.9 3.4 0-1.7 1.3-3.4 0z" {}
            path class="cheops-line" d="M11.9 16.7l-1.5.4M20.1 16.7l1.5.4" {}
            path class="cheops-pupil" d="M12.7 16.5a.9.9 0 1 0 1.8 0 .9.9 0 1 0-1.8 0zm4.8 0a.9.9 0 1 0 1.8 0 .9.9 0 1 0-1.8 0z" {}
            path class="cheops-line" d="M16 17.2l-.5 1.7" {}
            path class="cheops-lip" d="M13.9 20.6q1.1-.9 2.1-.3 1-.6 2.1.3-2.1 2.2-4.2 0z" {}
            path class="cheops-gilt" d="M9.7 19.3a1 1.3 0 1 0 .1 0zM22.3 19.3a1 1.3 0 1 0 .1 0z" {}
        },
        // A shaven head with a side lock.
        Tile::Son => html! {
            path class="cheops-skin" d="M12.5 22h7l.4 3.5q5 .5 6.1 5.5H6q1.1-5 6.1-5.5z" {}
            path class="cheops-linen" d="M7.5 31q1-4.5 3.5-5l5 4 5-4q2.5.5 3.5 5z" {}
            path class="cheops-skin" d="M8.8 16.2q-2-.3-2 1.6t2.4 2.2zM23.2 16.2q2-.3 2 1.6t-2.4 2.2z" {}
            path class="cheops-skin" d="M8.7 14q0-9.5 7.3-9.5t7.3 9.5v2.5q0 4.5-3 6.5-2 1.4-4.3 1.4t-4.3-1.4q-3-2-3-6.5z" {}
            path class="cheops-sheen" d="M11.5 8.5q2-2.6 5-2.3-3 .8-4.2 3.6z" {}
            path class="cheops-hair" d="M20 5.3q7 1.5 7 9.5l-.2 8q-.2 4.4-3.3 4.4-2.3 0-2.3-2 1.7.3 1.8-2l.1-8.4q0-4.5-4.1-7.5z" {}
            path class="cheops-gilt" d="M22.7 19.6l4.3.2v1.9l-4.3-.2z" {}
            path class="cheops-line" stroke="#6b5233" d="M24.8 11v8M24.8 22.5v3" {}
            path class="cheops-brow" d="M10.9 13.5q1.9-1.3 3.7-.2M17.4 13.3q1.9-1 3.7.2" {}
            path class="cheops-eye" d="M11.2 16.4q1.7-2 3.6 0-1.8 1.6-3.6 0zm6 0q1.9-2 3.6 0-1.8 1.6-3.6 0z" {}
            path class="cheops-pupil" d="M12.1 16.3a1 1 0 1 0 2 0 1 1 0 1 0-2 0zm5.9 0a1 1 0 1 0 2 0 1 1 0 1 0-2 0z" {}
            path class="cheops-line" d="M16 17l-.6 1.8h1M13.3 20.5q2.7 2.3 5.4 0" {}
            path class="cheops-blush" d="M9.8 18.9a1.5 1 0 1 0 3 0 1.5 1 0 1 0-3 0zM19.2 18.9a1.5 1 0 1 0 3 0 1.5 1 0 1 0-3 0z" {}
        },
        // Plaits and a flower.
        Tile::Daughter => html! {
            path class="cheops-pale" d="M12.8 22h6.4l.3 3.5q5 .5 6 5.5h-19q1-5 6-5.5z" {}
            path fill="#e9edf5" stroke-width=".9" d="M7 31q1-4.5 4-5.2 5 3.4 10 0 3 .7 4 5.2z" {}
            path class="cheops-hair" d="M16 4q8.6 0 9 9l1.3 3-1 2.6 1.2 2.7-1 2.6.5 3q-2.5 1.6-4.3 0l-.7-3 .9-2.6-1.1-2.8.7-3-1.5-4.5h-8l-1.5 4.5.7 3-1.1 2.8.9 2.6-.7 3q-1.8 1.6-4.3 0l.5-3-1-2.6 1.2-2.7-1-2.6L7 13q.4-9 9-9z" {}
            path class="cheops-gilt" d="M5.8 26.3q2 1.3 4.4.3v1.9q-2.4 1-4.5-.3zM26.2 26.3q-2 1.3-4.4.3v1.9q2.4 1 4.5-.3z" {}
            path class="cheops-pale" d="M10.3 12.5q5.7-5 11.4 0v4q0 4.2-2.5 6.1-1.5 1.1-3.2 1.1t-3.2-1.1q-2.5-1.9-2.5-6.1z" {}
            path class="cheops-hair" d="M9.8 13.8q.2-6 6.2-6.3 6 .3 6.2 6.3-1-2.2-2.6-3-.4 1.2-1.6 1.4.2-1-.3-1.8-.6 1.7-2.2 2.2.2-1.3-.2-2.2-2.9.5-5.5 3.4z" {}
            path fill="#e58fb4" stroke-width=".8" d="M23 4.2a2.1 2.1 0 0 1 3.4 1.5 2.1 2.1 0 0 1 .2 3.7 2.1 2.1 0 0 1-3.4 1 2.1 2.1 0 0 1-2.4-2.6A2.1 2.1 0 0 1 23 4.2z" {}
            circle class="cheops-gilt" cx="23.7" cy="7.2" r="1.1" {}
            path class="cheops-brow" d="M11.5 14.5q1.5-.9 3.1-.1M17.4 14.4q1.6-.8 3.1.1" {}
            path class="cheops-eye" d="M11.3 16.8q1.8-2.3 3.7 0-1.8 1.6-3.7 0zm5.7 0q1.9-2.3 3.7 0-1.9 1.6-3.7 0z" {}
            path class="cheops-pupil" d="M12.2 16.6a1 1 0 1 0 2 0 1 1 0 1 0-2 0zm5.6 0a1 1 0 1 0 2 0 1 1 0 1 0-2 0z" {}
            path class="cheops-line" d="M16 17.6l-.4 1.3" {}
            path class="cheops-lip" d="M14 20.3q2 .5 4 0-.5 2-2 2t-2-2z" {}
            path class="cheops-blush" d="M10.2 19.4a1.4.9 0 1 0 2.8 0 1.4.9 0 1 0-2.8 0zM19 19.4a1.4.9 0 1 0 2.8 0 1.4.9 0 1 0-2.8 0z" {}
        },
        // A trader: turban, beard and an earring.
        Tile::Neighbour => html! {
            path fill="#8b3f2c" stroke-width=".9" d="M4 31q.5-5.5 7.5-6.3h9q7 .8 7.5 6.3z" {}
            path class="cheops-linen" d="M12 24.5l4 4.5 4-4.5-1 6.5h-6z" {}
            path class="cheops-deep" d="M9.8 12h12.4v4.5q0 4.5-2.7 6.7-1.6 1.3-3.5 1.3t-3.5-1.3q-2.7-2.2-2.7-6.7z" {}
            path class="cheops-linen" d="M7.2 12.8Q5.5 8 9 5.5q3-2.7 7-2.7t7 2.7q3.5 2.5 1.8 7.3-8.8-3-17.6 0z" {}
            path class="cheops-line" d="M8 9.5q6 .6 12-5M9.5 12q8-.6 13.5-6M17 10.9q4-1 7.3-2.4" {}
            circle class="cheops-teal" cx="16" cy="8.6" r="1.7" {}
            path class="cheops-hair" d="M10 17.5q.8 1.9 2.3 2.1l1.5-.9q2.2-.9 4.4 0l1.5.9q1.5-.2 2.3-2.1.2 8.5-6 8.7-6.2-.2-6-8.7z" {}
            path class="cheops-lip" d="M14 21.3q2-.9 4 0-2 1.3-4 0z" {}
            path class="cheops-brow" stroke-width="1.6" d="M11.2 14.3q1.8-1.2 3.6-.1M17.2 14.2q1.8-1.1 3.6.1" {}
            path class="cheops-eye" d="M11.7 16.4q1.7-1.6 3.3 0-1.6 1.2-3.3 0zm5.3 0q1.6-1.6 3.3 0-1.7 1.2-3.3 0z" {}
            path class="cheops-pupil" d="M12.5 16.3a.9.9 0 1 0 1.8 0 .9.9 0 1 0-1.8 0zm5.2 0a.9.9 0 1 0 1.8 0 .9.9 0 1 0-1.8 0z" {}
            path class="cheops-line" d="M16 16.6q-1.6 2.3 0 2.4" {}
            path class="cheops-gilt" d="M22.6 18.6a1.3 1.5 0 1 0 .1 0z" {}
        },
    }
}
