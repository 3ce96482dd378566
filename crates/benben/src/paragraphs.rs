//! Paragraphs for a terminal: wrapped at a readable width, without Markdown's marks.

/// Wide enough to read, narrow enough for any terminal.
const WIDTH: usize = 80;

/// Room for a rule's id.
const MARGIN: usize = 5;

/// Each paragraph wrapped behind a margin, in which `label` stands before the first line.
pub(crate) fn wrap(label: &str, text: &str) -> String {
    let paragraphs = text.split("\n\n").filter(|paragraph| !paragraph.trim().is_empty());
    let wrapped = paragraphs
        .enumerate()
        .map(|(index, paragraph)| wrap_paragraph(if index == 0 { label } else { "" }, &plain(paragraph)));
    wrapped.collect::<Vec<_>>().join("\n\n")
}

fn wrap_paragraph(label: &str, text: &str) -> String {
    let (mut wrapped, mut column) = (format!("{label:<MARGIN$}"), MARGIN);
    for (index, word) in text.split_whitespace().enumerate() {
        let length = word.chars().count();
        if index > 0 && column + 1 + length > WIDTH {
            wrapped.push('\n');
            wrapped.push_str(&" ".repeat(MARGIN));
            column = MARGIN;
        } else if index > 0 {
            wrapped.push(' ');
            column += 1;
        }
        wrapped.push_str(word);
        column += length;
    }
    wrapped
}

/// Without the stars and backticks that mark words in Markdown. A star between spaces is a star.
fn plain(markdown: &str) -> String {
    let words = markdown.split_whitespace().map(|word| match word {
        "*" | "**" => word.to_owned(),
        _ => word.replace(['*', '`'], ""),
    });
    words.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_label_stands_in_the_margin() {
        let wrapped = wrap("A1", &format!("{}\n\n*Ruling:* `3 * 4` is **twelve**.", "word ".repeat(16)));
        let lines: Vec<_> = wrapped.lines().collect();
        assert_eq!(lines[0], format!("A1   {}", "word ".repeat(15).trim_end()));
        assert_eq!(lines[1], "     word");
        assert_eq!(lines[3], "     Ruling: 3 * 4 is twelve.");
    }
}
