//! Scores over the game, as a picture of lines.

use super::{TablePage, number};
use crate::{Finished, seat_class, seat_sign};
use benben_core::Seat;
use maud::{Markup, html};

const WIDTH: f64 = 640.0;
/// On a screen for a room it lies below accounts that stand side by side.
const WIDE: f64 = 960.0;
const HEIGHT: f64 = 220.0;
const MARGIN: f64 = 48.0;

pub(super) fn scores(page: &TablePage<'_>, finished: &Finished) -> Markup {
    let curves = &finished.course.curves;
    let all = || curves.iter().flatten().copied();
    // A screen for a room is filled by it; elsewhere lines that never rise say nothing.
    if !page.afar && all().all(|score| score == 0) {
        return html! {};
    }
    let width = if page.afar { WIDE } else { WIDTH };
    let (low, high) = (all().min().unwrap_or(0).min(0), all().max().unwrap_or(1).max(1));
    let steps = curves.iter().map(Vec::len).max().unwrap_or(1).max(2) - 1;
    let x = |step: usize| MARGIN + step as f64 / steps as f64 * (width - MARGIN - 8.0);
    let y = |score: i32| 8.0 + f64::from(high - score) / f64::from(high - low) * (HEIGHT - 24.0);
    html! {
        figure class="plot" {
            figcaption {
                (page.texts.say("plot-title"))
                @for (index, sitter) in page.table.seats.iter().enumerate() {
                    span class={ "key " (seat_class(Seat::new(index))) } { (seat_sign(Seat::new(index))) " " (sitter.name) }
                }
            }
            svg viewBox={ "0 0 " (width) " " (HEIGHT) } role="img" aria-label=(page.texts.say("plot-title")) {
                @for score in ticks(low, high) {
                    line class="grid" x1=(MARGIN) x2=(width - 8.0) y1=(format!("{:.1}", y(score))) y2=(format!("{:.1}", y(score))) {}
                    text class="tick" x=(MARGIN - 6.0) y=(format!("{:.1}", y(score) + 4.0)) text-anchor="end" { (number(score)) }
                }
                @for (index, curve) in curves.iter().enumerate() {
                    polyline class={ "curve curve" (index) " " (seat_class(Seat::new(index))) } points=(points(curve, x, y)) {}
                }
            }
        }
    }
}

fn points(curve: &[i32], x: impl Fn(usize) -> f64, y: impl Fn(i32) -> f64) -> String {
    let points: Vec<String> =
        curve.iter().enumerate().map(|(step, score)| format!("{:.1},{:.1}", x(step), y(*score))).collect();
    points.join(" ")
}

/// Three to six round numbers between the lowest and the highest score.
fn ticks(low: i32, high: i32) -> Vec<i32> {
    let step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500]
        .into_iter()
        .find(|step| (high - low) / step <= 5)
        .unwrap_or(1000);
    ((low.div_euclid(step))..=(high.div_euclid(step)))
        .map(|tick| tick * step)
        .filter(|tick| (low..=high).contains(tick))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_round_and_within() {
        assert_eq!(ticks(0, 1), [0, 1]);
        assert_eq!(ticks(-7, 60), [0, 20, 40, 60]);
        assert_eq!(ticks(0, 115), [0, 20, 40, 60, 80, 100]);
    }
}
