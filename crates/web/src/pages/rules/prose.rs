//! Rulebooks' Markdown as markup. They are our own, so it can be trusted.

use crate::Texts;
use crate::texts::typography::bound;
use maud::{Markup, PreEscaped};
use pulldown_cmark::{CowStr, Event, Parser, TextMergeStream, html::push_html};
use std::borrow::Cow;

/// Paragraphs. One that begins with an emphasised word and a colon is a ruling or an example.
pub(super) fn markdown(text: &str, texts: Texts) -> Markup {
    PreEscaped(html(text, texts).replace("<p><em>", "<p class=\"aside-note\"><em>"))
}

/// A single paragraph, without its tag.
pub(super) fn line(text: &str, texts: Texts) -> Markup {
    let html = html(text, texts);
    let inside = html.trim_end().strip_prefix("<p>").and_then(|rest| rest.strip_suffix("</p>"));
    PreEscaped(inside.map_or_else(|| html.clone(), ToOwned::to_owned))
}

/// Where the file breaks a line says nothing about where the page may.
fn html(text: &str, texts: Texts) -> String {
    let joined = Parser::new(text).map(|event| match event {
        Event::SoftBreak => Event::Text(CowStr::Borrowed(" ")),
        other => other,
    });
    let kept = TextMergeStream::new(joined).map(|event| match event {
        Event::Text(words) => Event::Text(bound(texts.language(), Cow::Borrowed(&words)).into_owned().into()),
        other => other,
    });
    let mut html = String::new();
    push_html(&mut html, kept);
    html
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    #[test]
    fn a_ruling_is_set_apart_and_lines_break_where_the_language_allows() {
        let shown =
            markdown("Karta v\nruce `a 1 b`.\n\n*Výklad:* jen 2\nkarty.", Texts::new(Language::Czech));
        assert_eq!(
            shown.into_string(),
            "<p>Karta v\u{a0}ruce <code>a 1 b</code>.</p>\n<p class=\"aside-note\"><em>Výklad:</em> jen 2\u{a0}karty.</p>\n"
        );
    }

    #[test]
    fn a_caption_is_one_line() {
        assert_eq!(
            line("Two\ncards & *one*.", Texts::new(Language::English)).into_string(),
            "Two cards &amp; <em>one</em>."
        );
    }
}
