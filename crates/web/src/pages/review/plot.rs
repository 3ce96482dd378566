//! What a seat could expect over the game, with a mark for each decision that leads to it.

use super::{GradeShown, MoveShown, ReviewShown, is_chosen};
use crate::table::decimal;
use maud::{Markup, html};

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 240.0;
const LEFT: f64 = 44.0;
const RIGHT: f64 = 14.0;
const TOP: f64 = 12.0;
const BOTTOM: f64 = 20.0;

/// The line falls with every decision that cost something, and moves between them with luck and the others.
pub(super) fn expected(shown: &ReviewShown<'_>) -> Markup {
    let texts = shown.page().texts;
    let steps = shown.moment.steps.max(1);
    let x = |step: usize| LEFT + step as f64 / steps as f64 * (WIDTH - LEFT - RIGHT);
    let y = |share: f64| TOP + (1.0 - share) * (HEIGHT - TOP - BOTTOM);
    html! {
        figure class="plot expected" {
            figcaption { (texts.say("review-plot")) }
            svg viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="group" aria-label=(texts.say("review-plot")) {
                @for share in [0.0, 0.25, 0.5, 0.75, 1.0] {
                    line class="grid" x1=(LEFT) x2=(WIDTH - RIGHT) y1=(at(y(share))) y2=(at(y(share))) {}
                    text class="tick" x=(LEFT - 6.0) y=(at(y(share) + 5.0)) text-anchor="end" { (format!("{:.0}", 100.0 * share)) }
                }
                line class="fair" x1=(LEFT) x2=(WIDTH - RIGHT) y1=(at(y(shown.account.fair))) y2=(at(y(shown.account.fair))) {}
                polyline class="curve" points=(points(shown, x, y)) {}
                @for (index, one) in shown.moves.iter().enumerate() {
                    a href=(shown.to(one.before_step)) class={ "mark " (one.grade.name()) } data-chosen[is_chosen(shown, index)]
                        aria-label=(label(shown, one)) {
                        title { (label(shown, one)) }
                        (sign(one.grade, x(one.before_step), y(one.after)))
                    }
                }
            }
        }
    }
}

fn at(place: f64) -> String {
    format!("{place:.1}")
}

fn points(shown: &ReviewShown<'_>, x: impl Fn(usize) -> f64, y: impl Fn(f64) -> f64) -> String {
    let point = |step: usize, share: f64| format!("{:.1},{:.1}", x(step), y(share));
    let mut points = vec![point(0, shown.account.fair)];
    for one in &shown.moves {
        points.extend([point(one.before_step, one.before), point(one.before_step, one.after)]);
    }
    points.push(point(shown.moment.steps, shown.account.result));
    points.join(" ")
}

fn label(shown: &ReviewShown<'_>, one: &MoveShown) -> String {
    let texts = shown.page().texts;
    let grade = one.grade.text(texts);
    let cost = if one.grade.is_wrong() {
        format!(" −{}", decimal(texts, 100.0 * one.loss))
    } else {
        String::new()
    };
    format!("{}: {grade}{cost}", one.text)
}

/// A sign for each grade, never by colour alone; a wide ring around it catches the finger.
fn sign(grade: GradeShown, x: f64, y: f64) -> Markup {
    let shape = |radius: f64, corners: usize, turn: f64| {
        let corner = |index: usize| {
            let angle = std::f64::consts::TAU * (index as f64 / corners as f64) + turn;
            format!("{:.1},{:.1}", x + radius * angle.sin(), y - radius * angle.cos())
        };
        (0..corners).map(corner).collect::<Vec<_>>().join(" ")
    };
    html! {
        circle class="reach" cx=(at(x)) cy=(at(y)) r="12" {}
        @match grade {
            GradeShown::Best | GradeShown::Good => circle class="sign" cx=(at(x)) cy=(at(y)) r="3" {},
            GradeShown::Slip => polygon class="sign" points=(shape(6.0, 3, std::f64::consts::PI)) {},
            GradeShown::Mistake => polygon class="sign" points=(shape(7.5, 4, std::f64::consts::FRAC_PI_4)) {},
            GradeShown::Blunder => polygon class="sign" points=(shape(9.0, 4, 0.0)) {},
        }
    }
}
