//! How a rating went up and down, as a picture and as a table.

use super::RatingOverTime;
use crate::Texts;
use benben_core::Day;
use maud::{Markup, html};

/// A rating at one time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatingPoint {
    /// When, in unix milliseconds.
    pub at: i64,
    /// In points.
    pub rating: f64,
    /// How far off that may be: one standard deviation.
    pub deviation: f64,
}

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 200.0;
/// Room for the numbers at the side, four digits as large as phones show them, and for the dates below.
const LEFT: f64 = 58.0;
const BELOW: f64 = 22.0;
const EDGE: f64 = 10.0;
/// More points than this are closer together than anybody can see.
const MOST_POINTS: usize = 320;
/// So many of the latest are in the table.
const MOST_ROWS: usize = 50;
/// In a shorter time than two days every game is as far from the next: otherwise one evening would be one line upwards.
const EVENLY: i64 = 2 * 24 * 3600 * 1000;

/// One game: what the rating is, how it went, and the same for those who don't see pictures.
pub(super) fn over_time(rating: &RatingOverTime, texts: Texts) -> Markup {
    let points = thinned(&rating.points);
    html! {
        article class="rated-game" {
            header {
                span class="emblem" aria-hidden="true" { (rating.game.emblem) }
                h3 { (rating.game.title) }
                span class="now" {
                    strong { (rating.now.points) @if rating.now.provisional { "?" } } " ± " (rating.now.deviation)
                    @if rating.now.provisional { " " span class="tag" { (texts.say("profile-provisional")) } }
                }
                span class="soft" { (texts.with("profile-rated-games").and("count", rating.games).say()) }
            }
            @if points.len() > 1 {
                figure class="rating-plot" { (picture(&points, &summary(rating, texts))) }
                details {
                    summary { (texts.say("profile-as-table")) }
                    (as_table(rating, texts))
                }
            }
        }
    }
}

/// What the picture says, in a sentence.
fn summary(rating: &RatingOverTime, texts: Texts) -> String {
    let all = || rating.points.iter().map(|point| point.rating.round() as i64);
    let number = |value: Option<i64>| value.unwrap_or_default().to_string();
    texts
        .with("profile-plot")
        .and("game", &rating.game.title)
        .and("first", number(all().next()))
        .and("last", number(all().next_back()))
        .and("least", number(all().min()))
        .and("most", number(all().max()))
        .say()
}

fn as_table(rating: &RatingOverTime, texts: Texts) -> Markup {
    html! {
        div class="wide" { table class="figures" {
            thead { tr { th scope="col" { (texts.say("profile-date")) } th scope="col" { (texts.say("best-rating")) } } }
            tbody { @for point in rating.points.iter().rev().take(MOST_ROWS) {
                tr { th scope="row" { (Day::of(point.at)) } td { (point.rating.round() as i64) " ± " (point.deviation.round() as i64) } }
            } }
        } }
    }
}

/// Every so many, and the last in any case.
fn thinned(points: &[RatingPoint]) -> Vec<RatingPoint> {
    let every = points.len().div_ceil(MOST_POINTS).max(1);
    let mut kept: Vec<RatingPoint> = points.iter().copied().step_by(every).collect();
    if let Some(last) = points.last().filter(|last| kept.last() != Some(last)) {
        kept.push(*last);
    }
    kept
}

fn picture(points: &[RatingPoint], said: &str) -> Markup {
    let low = points.iter().map(|point| point.rating - point.deviation).fold(f64::INFINITY, f64::min);
    let high = points.iter().map(|point| point.rating + point.deviation).fold(f64::NEG_INFINITY, f64::max);
    let (first, last) = (points[0].at, points[points.len() - 1].at);
    let evenly = last - first < EVENLY;
    let x = |index: usize| {
        let share = if evenly {
            index as f64 / (points.len() - 1) as f64
        } else {
            (points[index].at - first) as f64 / (last - first) as f64
        };
        LEFT + share * (WIDTH - LEFT - EDGE)
    };
    let y = |rating: f64| EDGE + (high - rating) / (high - low).max(1.0) * (HEIGHT - BELOW - EDGE);
    let corner = |index: usize, rating: f64| format!("{:.1},{:.1}", x(index), y(rating));
    let line: Vec<String> = points.iter().enumerate().map(|(index, one)| corner(index, one.rating)).collect();
    let above = points.iter().enumerate().map(|(index, one)| corner(index, one.rating + one.deviation));
    let below = points.iter().enumerate().rev().map(|(index, one)| corner(index, one.rating - one.deviation));
    let band: Vec<String> = above.chain(below).collect();
    let end = points.len() - 1;
    html! {
        svg viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label=(said) {
            @for tick in ticks(low, high) {
                @let at = format!("{:.1}", y(f64::from(tick)));
                line class="grid" x1=(LEFT) x2=(WIDTH - EDGE) y1=(at) y2=(at) {}
                text class="tick" x=(LEFT - 6.0) y=(at) dy="4" text-anchor="end" { (tick) }
            }
            polygon class="band" points=(band.join(" ")) {}
            polyline class="line" points=(line.join(" ")) {}
            circle class="end" cx=(format!("{:.1}", x(end))) cy=(format!("{:.1}", y(points[end].rating))) r="4" {}
            text class="tick" x=(LEFT) y=(HEIGHT - 4.0) { (Day::of(first)) }
            @if Day::of(first) != Day::of(last) { text class="tick" x=(WIDTH - EDGE) y=(HEIGHT - 4.0) text-anchor="end" { (Day::of(last)) } }
        }
    }
}

/// Two to six round numbers between the lowest and the highest.
fn ticks(low: f64, high: f64) -> Vec<i32> {
    let step =
        [50, 100, 200, 500].into_iter().find(|step| (high - low) / f64::from(*step) <= 5.0).unwrap_or(1000);
    let (first, last) = ((low / f64::from(step)).ceil() as i32, (high / f64::from(step)).floor() as i32);
    (first..=last).map(|tick| tick * step).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn points(count: usize) -> Vec<RatingPoint> {
        (0..count)
            .map(|index| RatingPoint {
                at: index as i64 * 3_600_000,
                rating: 1500.0 + index as f64,
                deviation: 50.0,
            })
            .collect()
    }

    #[test]
    fn ticks_are_round_and_within() {
        assert_eq!(ticks(1150.0, 1850.0), [1200, 1400, 1600, 1800]);
        assert_eq!(ticks(1420.0, 1580.0), [1450, 1500, 1550]);
    }

    #[test]
    fn of_many_points_the_first_and_the_last_stay() {
        for count in [2, MOST_POINTS, MOST_POINTS + 1, 10 * MOST_POINTS + 3] {
            let (all, kept) = (points(count), thinned(&points(count)));
            assert!(kept.len() <= MOST_POINTS + 1, "{count}");
            assert_eq!((kept.first(), kept.last()), (all.first(), all.last()), "{count}");
        }
    }

    #[test]
    fn a_picture_stays_within_its_frame() {
        for count in [2, 3, 80] {
            let drawn = picture(&points(count), "said").into_string();
            assert!(
                drawn.contains("aria-label=\"said\"") && !drawn.contains("NaN") && !drawn.contains("inf"),
                "{drawn}"
            );
        }
        let equal = [points(1)[0], points(1)[0]];
        assert!(!picture(&equal, "said").into_string().contains("NaN"));
    }
}
