//! A small drawing of expected against won shares, as an SVG.

use benben_bots::Tenth;
use std::fmt::Write;

/// The length of each axis.
const SIDE: f64 = 300.0;
/// Room for numbers.
const MARGIN: f64 = 40.0;

/// Dots on a line: each tenth of the expected shares, larger the more decisions it has, with four points allowed on both sides.
pub(super) fn chart(tenths: &[Tenth; 10]) -> String {
    const ALLOWED: f64 = 0.04;
    let (x, y) = (|share: f64| MARGIN + SIDE * share, |share: f64| MARGIN + SIDE * (1.0 - share));
    let line = |from: f64, to: f64, look: &str| {
        format!(
            "<line x1=\"{:.1}\" y1=\"{:.1}\" x2=\"{:.1}\" y2=\"{:.1}\" {look}/>\n",
            x(0.0),
            y(from),
            x(1.0),
            y(to)
        )
    };
    let size = SIDE + 2.0 * MARGIN;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {size} {size}\" font-family=\"sans-serif\" font-size=\"11\">\n\
         <rect width=\"{size}\" height=\"{size}\" fill=\"#fff\"/>\n\
         <rect x=\"{MARGIN}\" y=\"{MARGIN}\" width=\"{SIDE}\" height=\"{SIDE}\" fill=\"none\" stroke=\"#999\"/>\n"
    );
    svg += &line(0.0, 1.0, "stroke=\"#666\"");
    svg += &line(ALLOWED, 1.0 + ALLOWED, "stroke=\"#bbb\" stroke-dasharray=\"4\"");
    svg += &line(-ALLOWED, 1.0 - ALLOWED, "stroke=\"#bbb\" stroke-dasharray=\"4\"");
    let all: usize = tenths.iter().map(|tenth| tenth.decisions).sum();
    for tenth in tenths.iter().filter(|tenth| tenth.decisions > 0) {
        let radius = 3.0 + 12.0 * (tenth.decisions as f64 / all as f64).sqrt();
        let (x, y) = (x(tenth.expected), y(tenth.won));
        svg += &format!(
            "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{radius:.1}\" fill=\"#b8860b\" fill-opacity=\"0.7\"/>\n"
        );
    }
    for percent in [0, 50, 100] {
        let share = f64::from(percent) / 100.0;
        let written = writeln!(
            svg,
            "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{percent}%</text>\
             <text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{percent}%</text>",
            x(share),
            y(0.0) + 16.0,
            x(0.0) - 6.0,
            y(share) + 4.0
        );
        written.expect("memory can be written");
    }
    let middle = MARGIN + SIDE / 2.0;
    svg += &format!(
        "<text x=\"{middle}\" y=\"{}\" text-anchor=\"middle\">expected</text>\n\
         <text x=\"12\" y=\"{middle}\" text-anchor=\"middle\" transform=\"rotate(-90 12 {middle})\">won</text>\n</svg>\n",
        size - 6.0
    );
    svg
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tenth_that_keeps_its_word_is_on_the_line() {
        let mut tenths = [Tenth::default(); 10];
        tenths[5] = Tenth { decisions: 10, expected: 0.5, won: 0.5 };
        let svg = chart(&tenths);
        assert_eq!(svg.matches("<circle").count(), 1);
        assert!(svg.contains("cx=\"190.0\" cy=\"190.0\""), "{svg}");
    }
}
