//! Texts as lines of a given width, without Markdown's marks.

/// Room for a rule's id.
const MARGIN: usize = 5;

/// The text in lines no longer than `width`, unless a single word is. Each begins as deep as the text did.
pub(crate) fn wrap(text: &str, width: usize) -> Vec<String> {
    let indent = " ".repeat(text.len() - text.trim_start_matches(' ').len());
    let mut lines = vec![indent.clone()];
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        let line = lines.last_mut().expect("there is always one");
        let fresh = line.trim().is_empty();
        if !fresh && line.chars().count() + 1 + word.chars().count() > width {
            lines.push(format!("{indent}{word}"));
        } else {
            line.push_str(if fresh { "" } else { " " });
            line.push_str(word);
        }
    }
    lines
}

/// A text, such as a rule's, paragraph by paragraph behind a margin, in which `id` stands before the first line.
pub fn rule(id: &str, text: &str, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let paragraphs = text.split("\n\n").filter(|paragraph| !paragraph.trim().is_empty());
    for (index, paragraph) in paragraphs.enumerate() {
        if index > 0 {
            lines.push(String::new());
        }
        let wrapped = wrap(&plain(paragraph), width.saturating_sub(MARGIN).max(20));
        let label = |at: usize| if index == 0 && at == 0 { id } else { "" };
        lines.extend(wrapped.iter().enumerate().map(|(at, line)| format!("{:<MARGIN$}{line}", label(at))));
    }
    lines
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
    fn lines_are_no_longer_than_asked_and_keep_their_depth() {
        assert_eq!(wrap("  one two three", 9), ["  one two", "  three"]);
        assert_eq!(wrap("", 9), [""]);
        assert_eq!(wrap("extraordinarily long", 6), ["extraordinarily", "long"]);
        assert_eq!(
            rule("T4", "**Dig** `3 * 4`.\n\n*Ruling:* no.", 80),
            ["T4   Dig 3 * 4.", "", "     Ruling: no."]
        );
    }
}
