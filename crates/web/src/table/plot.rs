//! Scores over the game, as a picture of lines.

use super::{TablePage, number};
use crate::{Finished, seat_class, seat_sign};
use benben_core::Seat;
use maud::{Markup, html};

/// The lines are drawn on a square of this size and stretched to whatever room there is. The numbers beside them lie on
/// a drawing of their own, which is not stretched.
const SIDE: f64 = 100.0;

pub(super) fn scores(page: &TablePage<'_>, finished: &Finished) -> Markup {
    let curves = &finished.course.curves;
    let all = || curves.iter().flatten().copied();
    // A screen for a room is filled by it; elsewhere lines that never rise say nothing.
    if !page.afar && all().all(|score| score == 0) {
        return html! {};
    }
    let (low, high) = (all().min().unwrap_or(0).min(0), all().max().unwrap_or(1).max(1));
    let steps = curves.iter().map(Vec::len).max().unwrap_or(1).max(2) - 1;
    let x = |step: usize| step as f64 / steps as f64 * SIDE;
    let y = |score: i32| f64::from(high - score) / f64::from(high - low) * SIDE;
    html! {
        figure class="plot" {
            figcaption {
                (page.texts.say("plot-title"))
                @for (index, sitter) in page.table.seats.iter().enumerate() {
                    span class={ "key " (seat_class(Seat::new(index))) } { (seat_sign(Seat::new(index))) " " (sitter.name) }
                }
            }
            div class="chart" {
                svg class="ticks" aria-hidden="true" {
                    @for score in ticks(low, high) {
                        @let at = format!("{:.1}%", y(score));
                        line class="grid" x1="0" x2="100%" y1=(at) y2=(at) {}
                        text class="tick" dx="-6" dy="4" y=(at) text-anchor="end" { (number(score)) }
                    }
                }
                svg class="curves" viewBox={ "0 0 " (SIDE) " " (SIDE) } preserveAspectRatio="none" role="img" aria-label=(page.texts.say("plot-title")) {
                    @for (index, curve) in curves.iter().enumerate() {
                        polyline class={ "curve curve" (index) " " (seat_class(Seat::new(index))) } points=(points(curve, x, y)) {}
                    }
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
