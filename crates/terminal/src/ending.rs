//! The result of a game, line by line.

use benben_core::Seat;
use benben_web::{Finished, Texts, by_place, verdict};

/// Who won and why, and what everyone scored for what.
pub(crate) fn ending(texts: Texts, names: &[String], finished: &Finished) -> Vec<String> {
    let name = |seat: Seat| names.get(seat.index()).map_or("", String::as_str);
    let outcome = &finished.course.outcome;
    let mut lines = vec![format!("{}.", verdict(texts, name, finished))];
    for seat in by_place(finished) {
        let place = texts.with("finish-place").and("place", outcome.standings.places[seat]).say();
        lines.push(format!("{place} {}: {}", name(seat), outcome.standings.scores[seat]));
        for (line, what) in outcome.account[seat].iter().zip(&finished.whats[seat.index()]) {
            let mark = line.mark.as_ref().map_or(String::new(), |mark| format!(" ({mark})"));
            lines.push(format!("    {:>4}  {what}{mark} ({})", line.points, line.rule));
        }
    }
    lines
}
