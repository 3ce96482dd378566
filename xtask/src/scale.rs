//! `cargo xtask scale`: what so many people at tables need, by a small model that is fed with measured costs. docs/scale.md
//! shows what it prints, and a test holds the two together.

mod given;
mod limits;
mod needs;

use needs::Needs;

/// How many people are at tables at the same time.
const CROWDS: [f64; 3] = [10_000.0, 1_000_000.0, 10_000_000.0];

/// Prints all tables, as docs/scale.md has them.
#[allow(clippy::unnecessary_wraps, reason = "like every other command")]
pub(crate) fn print() -> anyhow::Result<()> {
    println!("{}", tables().join("\n"));
    Ok(())
}

fn tables() -> Vec<String> {
    vec![
        given::table("what people do", &given::PEOPLE),
        given::table("what it costs", &given::COSTS),
        given::table("what a machine may be used for", &given::MACHINES),
        needs::table(&CROWDS.map(Needs::of)),
        limits::table(),
    ]
}

/// A row of a table.
fn row(cells: impl IntoIterator<Item = String>) -> String {
    cells.into_iter().fold("|".to_owned(), |row, cell| format!("{row} {cell} |")) + "\n"
}

/// The first two digits, which are all that a model can tell, with commas between thousands.
fn rounded(value: f64) -> String {
    if value <= 0.0 {
        return "0".to_owned();
    }
    let magnitude = value.log10().floor();
    let step = 10_f64.powf(magnitude - 1.0);
    let value = (value / step).round() * step;
    if value < 9.95 {
        let text = format!("{value:.*}", (1.0 - magnitude).max(1.0) as usize);
        return text.trim_end_matches('0').trim_end_matches('.').to_owned();
    }
    let digits = format!("{value:.0}");
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_two_digits() {
        for (value, text) in [
            (0.0, "0"),
            (0.066_7, "0.067"),
            (0.55, "0.55"),
            (1.0, "1"),
            (2.14, "2.1"),
            (9.96, "10"),
            (666.7, "670"),
            (66_666.0, "67,000"),
            (1_250_000.0, "1,300,000"),
        ] {
            assert_eq!(rounded(value), text);
        }
    }

    #[test]
    fn the_document_shows_what_is_printed() {
        let document = include_str!("../../docs/scale.md");
        for table in tables() {
            assert!(document.contains(&table), "docs/scale.md: `cargo xtask scale` prints\n{table}");
        }
    }
}
