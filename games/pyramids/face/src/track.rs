//! The expedition cards of a round: shapes gone, the one that holds, shapes to come.

use super::{names, pieces};
use benben_pyramids::{EXPEDITIONS, Pyramids, REVEALED, ROUNDS, Shape, Step};
use benben_web::Scene;
use maud::{Markup, html};

pub(super) fn track(scene: &Scene<'_, Pyramids>) -> Markup {
    let (texts, view) = (scene.texts, scene.view);
    let holds = matches!(view.step, Step::Marking | Step::Taking);
    let (now, gone) = match view.revealed.split_last() {
        Some((now, gone)) if holds => (Some(*now), gone),
        _ => (None, &view.revealed[..]),
    };
    let names = moving(&view.revealed, &view.unseen);
    let coming = texts.with("pyramids-shapes-coming").and("count", REVEALED - view.revealed.len()).say();
    html! {
        section class="pyramids-track" {
            @if let Some(now) = now {
                div class="pyramids-now" data-moves=(names[gone.len()]) tabindex="0" role="img" aria-label=(names::shape(texts, now)) data-tip=(texts.say("pyramids-tip-shape")) { (pieces::shape(now)) }
            }
            div class="pyramids-round" {
                @if let Some(now) = now { h2 { (names::shape(texts, now)) } }
                p {
                    (texts.with("pyramids-round").and("round", view.round).and("rounds", ROUNDS).say())
                    @if now.is_some() {
                        " · "
                        (texts.with("pyramids-nth").and("nth", view.revealed.len()).and("of", REVEALED).say())
                    }
                }
            }
            div class="pyramids-shapes" {
                @if !gone.is_empty() {
                    (row(scene, "pyramids-gone", &texts.say("pyramids-shapes-gone"), gone, &names))
                }
                @if view.step != Step::Over {
                    (row(scene, "pyramids-coming", &coming, &view.unseen, &names[view.revealed.len()..]))
                }
            }
        }
    }
}

fn row(
    scene: &Scene<'_, Pyramids>,
    class: &'static str,
    title: &str,
    shapes: &[Shape],
    names: &[String],
) -> Markup {
    // One stop for all of them on the way through the page.
    let said: Vec<String> = shapes.iter().map(|shape| names::shape(scene.texts, *shape)).collect();
    html! {
        div class=(class) {
            p { (title) }
            ul tabindex=[(!said.is_empty()).then_some("0")] data-tip=[(!said.is_empty()).then(|| said.join("\n"))] {
                @for (shape, name) in shapes.iter().zip(names) {
                    li data-moves=(name) {
                        (pieces::shape(*shape))
                        span class="visually-hidden" { (names::shape(scene.texts, *shape)) }
                    }
                }
            }
        }
    }
}

/// A name for each card, first the revealed ones: of two equal shapes the one revealed first is the first.
fn moving(revealed: &[Shape], unseen: &[Shape]) -> Vec<String> {
    let mut names = Vec::with_capacity(EXPEDITIONS);
    for shape in revealed.iter().chain(unseen) {
        let first = format!("shape-{shape}");
        let name = if names.contains(&first) { format!("{first}-again") } else { first };
        names.push(name);
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shape_keeps_its_name_while_it_moves_on_and_no_two_have_the_same() {
        let before = moving(&[Shape::O4], &[Shape::I2, Shape::I3, Shape::I3]);
        assert_eq!(before, ["shape-O4", "shape-I2", "shape-I3", "shape-I3-again"]);
        let after = moving(&[Shape::O4, Shape::I3], &[Shape::I2, Shape::I3]);
        assert_eq!(after, ["shape-O4", "shape-I3", "shape-I2", "shape-I3-again"]);
    }
}
