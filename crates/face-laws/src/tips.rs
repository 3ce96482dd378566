//! Whatever says more about itself says it without a mouse, too.

use crate::moments::{page, random_game, with_scene};
use benben_core::{Game, Seat, Viewer};
use benben_web::{Face, Language};

/// Whatever has a tip can have the focus: a button, a link, or a group with a `tabindex`.
pub fn whatever_has_a_tip_can_have_the_focus<F: Face>() {
    random_game::<F::Game>(F::Game::META.max_seats, 19, |table, _| {
        for viewer in [Viewer::Public, Viewer::Seat(Seat::new(0))] {
            with_scene::<F, _>(table, viewer, Language::English, |scene| {
                for tag in tags(&page::<F>(scene)).filter(|tag| tag.contains(" data-tip=\"")) {
                    assert!(can_have_focus(tag), "it has a tip and cannot have the focus: <{tag}>");
                }
            });
        }
    });
}

/// The opening tags of a page, without their brackets. In what people read no bracket is left as it is.
fn tags(markup: &str) -> impl Iterator<Item = &str> {
    markup.split('<').skip(1).filter_map(|piece| piece.split('>').next())
}

fn can_have_focus(tag: &str) -> bool {
    let name = tag.split_whitespace().next().unwrap_or_default();
    let has = |attribute: &str| tag.contains(attribute);
    match name {
        "button" => !has(" disabled"),
        "summary" | "input" | "select" => true,
        "a" => has(" href=\""),
        _ => has(" tabindex=\"0\""),
    }
}
