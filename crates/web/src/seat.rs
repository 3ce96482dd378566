//! A seat's colour and sign: the same wherever the seat is met, and never the colour alone.

use benben_core::Seat;
use maud::{Markup, PreEscaped, html};

/// The day's disc, moon, ibis, cat, lotus: one silhouette each, drawn on 24 by 24 in the colour of the text.
const SIGNS: [&str; 5] = [
    r#"<circle cx="12" cy="12" r="5"/><path d="M11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM3.6 5l1.4-1.4 2.9 2.9-1.4 1.4zM16.1 17.5l1.4-1.4 2.9 2.9-1.4 1.4zM19 3.6 20.4 5l-2.9 2.9-1.4-1.4zM6.5 16.1l1.4 1.4L5 20.4 3.6 19z"/>"#,
    r#"<path d="M15.5 2.2a10 10 0 1 0 6.3 13.6A8.4 8.4 0 0 1 15.5 2.2z"/>"#,
    r#"<path d="M8.8 2.5c2.9 0 4.6 2.3 3.9 5-.4 1.6-.3 2.6.6 3.4 3.2.3 6.5 2.300 9.2 6.100-3.300-.6-5.200-.2-6.900 1l.4 4h-1.500l-.6-3.300c-.7.2-1.500.2-2.200.1V22H10v-3.900c-2.700-1.300-3.900-4-3-6.900.5-1.600 1.500-2.600 1.700-4-.9-.8-2.200-.7-3.200.3-1.500 1.500-2.100 3.700-4 5.200.300-3 1.100-5.300 3-7.200C5.400 3.600 7 2.500 8.800 2.500z"/>"#,
    r#"<path d="M5 1.500 8.400 5h3.200L15 1.500 15.600 8c0 2-1 3.600-2.600 4.500 3.400 1.500 5.600 4.100 5.900 7.500 1.100-.5 1.600-1.500 1.400-3l2-.3c.4 3.200-1.200 5.300-4 5.300H6.500V14c-1.300-1-2.100-2.800-2.100-5z"/>"#,
    r#"<path d="M12 3c2.500 2.800 3.300 6.300 2.500 10.200 1.100-3.400 3.200-5.800 6-7 .7 4.600-.5 8.200-3.800 10.800 2-.9 4.200-1 6.300-.4-2 3-5.500 4.600-11 4.600S3 19.600 1 16.600c2.100-.6 4.300-.5 6.300.4C4 14.400 2.800 10.800 3.500 6.200c2.800 1.200 4.900 3.600 6 7C8.700 9.300 9.500 5.800 12 3z"/>"#,
];

/// The class that gives whatever carries it the seat's colour, as `--seat-colour`.
pub fn seat_class(seat: Seat) -> &'static str {
    ["seat-1", "seat-2", "seat-3", "seat-4", "seat-5"][seat.index()]
}

/// The seat's sign in its colour, as high as a letter. Says nothing to a screen reader: a name is always beside it.
pub fn seat_sign(seat: Seat) -> Markup {
    html! { svg class={ "sign " (seat_class(seat)) } aria-hidden="true" { use href={ "#sign-" (seat) } {} } }
}

/// The drawings of all signs, once a page.
pub(crate) fn sprite() -> Markup {
    html! {
        svg width="0" height="0" aria-hidden="true" class="sign-sprite" {
            @for (index, sign) in SIGNS.iter().enumerate() {
                symbol id={ "sign-" (Seat::new(index)) } viewBox="0 0 24 24" { (PreEscaped(*sign)) }
            }
        }
    }
}
