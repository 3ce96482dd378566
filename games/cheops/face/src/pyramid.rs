//! The triangle: treasures, laws face down, tiles.

use super::picks::Touch;
use super::{Sight, moves, names, pieces};
use benben_cheops::{Action, ByTile, Field, Fields, Kind, ROWS, Spot, Stage, Tile};
use benben_web::Thing;
use maud::{Markup, Render, html};

pub(super) fn pyramid(scene: &Sight<'_>) -> Markup {
    let fitting = fitting(scene);
    html! {
        ul class="cheops-pyramid" data-swipe="pyramid" {
            @for row in (0..ROWS).rev() {
                li class="cheops-row" {
                    span class="cheops-row-name" aria-hidden="true" { (char::from(b'a' + row)) }
                    @for field in (0..ROWS - row).filter_map(|column| Field::new(row, column)) {
                        (thing(scene, field, &fitting))
                    }
                }
            }
        }
    }
}

/// For each tile, the fields where the viewer may put it now.
fn fitting(scene: &Sight<'_>) -> ByTile<Fields> {
    let mut fitting = ByTile::default();
    for action in scene.legal {
        if let Action::Take { field, tile } = *action {
            fitting[tile] = fitting[tile] | Fields::only(field);
        }
    }
    fitting
}

fn thing(scene: &Sight<'_>, field: Field, fitting: &ByTile<Fields>) -> Markup {
    let layout = &scene.view.layout;
    let texts = scene.texts;
    let tiles = || Tile::ALL.iter().copied().filter(|tile| fitting[*tile].contains(field));
    let moves = moves::on(scene, field);
    let (what, class, drawing) = match layout.pyramid.at(field) {
        Spot::Treasure(colour) => {
            let class = if layout.pyramid.free().contains(field) {
                "cheops-field cheops-stone"
            } else {
                "cheops-field cheops-stone cheops-held"
            };
            (names::treasure(texts, colour), class, pieces::moving_treasure(colour, moves))
        }
        Spot::Law => (texts.say("cheops-sealed"), "cheops-field cheops-stone", pieces::sealed_law(moves)),
        Spot::Tile(tile) => {
            (names::tile(texts, tile), "cheops-field cheops-stone cheops-placed", pieces::tile(tile, moves))
        }
    };
    let class = match layout.stage {
        Stage::SwapWith { field: first } if first == field => "cheops-field cheops-stone cheops-first",
        Stage::Swap | Stage::SwapWith { .. } => class,
        _ if layout.latest == Some(field) => "cheops-field cheops-stone cheops-placed cheops-latest",
        _ => class,
    };
    let names: Vec<String> = tiles().map(|tile| names::tile(texts, tile)).collect();
    let key = if names.is_empty() { "cheops-field" } else { "cheops-field-fits" };
    let label =
        texts.with(key).and("field", field.to_string()).and("what", what).and("tiles", names.join(", "));
    let thing =
        Thing { pick: Touch::Field(field).pick(), label: label.say(), class, moves: None, inside: drawing };
    match layout.pyramid.at(field) {
        Spot::Law => thing.with_tip(&texts.say("cheops-tip-sealed")),
        Spot::Treasure(_) | Spot::Tile(_) => thing.render(),
    }
}
