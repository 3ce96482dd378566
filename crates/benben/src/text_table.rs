//! Tables for a terminal: words to the left, numbers to the right.

/// The rows below their headings, columns aligned.
pub(crate) fn text_table(headings: &[&str], rows: &[Vec<String>]) -> String {
    let length = |text: &str| text.chars().count();
    let widths: Vec<usize> = headings
        .iter()
        .enumerate()
        .map(|(column, heading)| {
            rows.iter().map(|row| length(&row[column])).max().unwrap_or(0).max(length(heading))
        })
        .collect();
    let is_number = |cell: &str| cell.starts_with(|c: char| c.is_ascii_digit() || c == '-');
    let numeric: Vec<bool> =
        (0..headings.len()).map(|column| rows.iter().all(|row| is_number(&row[column]))).collect();
    let line = |cells: &[&str]| {
        let aligned = cells.iter().zip(&widths).zip(&numeric).map(|((cell, width), numeric)| {
            if *numeric { format!("{cell:>width$}") } else { format!("{cell:<width$}") }
        });
        aligned.collect::<Vec<_>>().join("  ").trim_end().to_owned()
    };
    let body = rows.iter().map(|row| line(&row.iter().map(String::as_str).collect::<Vec<_>>()));
    let mut text = line(headings);
    for row in body {
        text.push('\n');
        text.push_str(&row);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_as_wide_as_their_widest_cell() {
        let row = |cells: [&str; 2]| cells.map(str::to_owned).to_vec();
        let table = text_table(&["bot", "wins"], &[row(["greedy", "7"]), row(["random", "12345"])]);
        assert_eq!(table, "bot      wins\ngreedy      7\nrandom  12345");
    }
}
