//! What can be reached in the pyramid, large: on a phone its fields are too small for a thumb.

use super::picks::Touch;
use super::{Sight, names, pieces};
use benben_cheops::{Field, Spot};
use benben_web::Thing;
use maud::{Markup, html};

/// Everything that rests on nothing but tiles, from left to right. It means the same as the field itself.
pub(super) fn reach(scene: &Sight<'_>) -> Markup {
    let mut fields: Vec<Field> = scene.view.layout.pyramid.free().into_iter().collect();
    fields.sort_by_key(|field| (2 * field.column() + field.row(), field.row()));
    html! {
        section class="cheops-reach" aria-label=(scene.texts.say("cheops-reach")) {
            @for field in fields { (thing(scene, field)) }
        }
    }
}

fn thing(scene: &Sight<'_>, field: Field) -> Thing {
    let (what, drawing) = match scene.view.layout.pyramid.at(field) {
        Spot::Treasure(colour) => (names::treasure(scene.texts, colour), pieces::treasure(colour)),
        Spot::Law | Spot::Tile(_) => (scene.texts.say("cheops-sealed"), pieces::sealed_law(None)),
    };
    let label = scene.texts.with("cheops-field").and("field", field.to_string()).and("what", what);
    Thing {
        pick: Touch::Field(field).pick(),
        label: label.say(),
        class: "cheops-field cheops-near",
        moves: None,
        inside: html! { (drawing) small { (field) } },
    }
}
