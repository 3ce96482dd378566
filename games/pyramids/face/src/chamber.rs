//! One of the viewer's chambers, large: every field a button.

use super::marks::Marks;
use super::names::Symbol;
use super::{card, picks, pieces};
use benben_core::Seat;
use benben_pyramids::{Card, ChamberView, Fields, Pyramids, SIDE};
use benben_web::{Scene, Thing};
use maud::{Markup, Render, html};

/// A chamber and the marks that the others do not see yet.
pub(super) struct Mine<'a> {
    pub(super) seat: Seat,
    pub(super) chamber: &'a ChamberView,
    pub(super) fresh: Fields,
}

impl Mine<'_> {
    fn marked(&self) -> Fields {
        self.chamber.marked | self.fresh
    }

    fn marks(&self, scene: &Scene<'_, Pyramids>) -> Marks {
        let ChamberView { card, marked } = self.chamber;
        Marks::on(scene, self.seat, card.number, *marked, self.fresh)
    }
}

/// The card with its fields; beside them how far the tomb is, and what the picked fields bring.
pub(super) fn chamber(scene: &Scene<'_, Pyramids>, mine: &Mine<'_>) -> Markup {
    let (printed, marks) = (&mine.chamber.card, mine.marks(scene));
    html! {
        div class={ "pyramids-chamber " (pieces::tint(printed.colour)) } data-moves=(card::moves(printed.number)) {
            div class="pyramids-facts" {
                (card::head(printed))
                p class="pyramids-way" { (card::way(scene, printed, mine.marked())) }
                (brings(scene, mine))
            }
            div class="pyramids-fields" {
                @for column in ["a", "b", "c", "d", "e"] { i aria-hidden="true" { (column) } }
                @for row in 0..SIDE {
                    i aria-hidden="true" { (row + 1) }
                    @for column in 0..SIDE { (field(scene, mine, marks, Fields::at(column, row))) }
                }
            }
        }
    }
}

fn field(scene: &Scene<'_, Pyramids>, mine: &Mine<'_>, marks: Marks, field: Fields) -> Markup {
    let (number, plan) = (mine.chamber.card.number, &mine.chamber.card.plan);
    let symbol = Symbol::at(plan, field);
    let (is_fresh, is_marked) = (mine.fresh.meets(field), mine.chamber.marked.meets(field));
    let what = symbol.map_or_else(|| scene.texts.say("pyramids-empty"), |symbol| symbol.name(scene.texts));
    let key = match (is_fresh, is_marked) {
        (true, _) => "pyramids-field-fresh",
        (_, true) => "pyramids-field-marked",
        _ => "pyramids-field",
    };
    let thing = Thing {
        pick: picks::field(number, field),
        label: scene
            .texts
            .with(key)
            .and("card", number.number())
            .and("field", field.to_string())
            .and("what", what)
            .say(),
        class: match (symbol, is_fresh, is_marked) {
            (Some(Symbol::Wall), ..) => "pyramids-field pyramids-wall",
            (_, true, _) => "pyramids-field pyramids-fresh",
            (_, _, true) => "pyramids-field pyramids-marked",
            (Some(Symbol::Tomb), ..) => "pyramids-field pyramids-goal",
            _ => "pyramids-field",
        },
        moves: None,
        inside: drawing(symbol, number, marks, field),
    };
    match symbol {
        Some(symbol) => thing.with_tip(&symbol.tip(scene.texts)),
        None => thing.render(),
    }
}

/// The symbol stays readable under the pen.
fn drawing(symbol: Option<Symbol>, card: Card, marks: Marks, field: Fields) -> Markup {
    let is_marked = marks.all.meets(field);
    let pen = if marks.new.meets(field) { "pyramids-pen pyramids-new" } else { "pyramids-pen" };
    let symbol = symbol.filter(|symbol| *symbol != Symbol::Wall);
    html! {
        @if symbol.is_some() || is_marked {
            svg viewBox="0 0 40 40" aria-hidden="true" {
                @if let Some(symbol) = symbol { use href=(symbol.drawing()) {} }
                @if is_marked { use class=(pen) data-stroke=(card::stroke(card, field)) href=(pieces::stroke(field.index())) {} }
            }
        }
    }
}

/// Shown while the field with the symbol is picked.
fn brings(scene: &Scene<'_, Pyramids>, mine: &Mine<'_>) -> Markup {
    let printed = &mine.chamber.card;
    let free = printed.plan.free(mine.marked());
    let symbols = Symbol::FOUND.into_iter().chain([Symbol::Tomb]);
    html! {
        ul class="pyramids-brings" {
            @for symbol in symbols {
                @for field in (symbol.fields(&printed.plan) & free).each() {
                    li data-when=(picks::field(printed.number, field)) {
                        (pieces::symbol(symbol)) span { (symbol.name(scene.texts)) }
                    }
                }
            }
        }
    }
}
