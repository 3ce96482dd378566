//! The list of all texts as a file: plain, and as a page with English beside it.

use crate::Chapter;
use benben_face_laws::Line;
use benben_web::Language;
use maud::{DOCTYPE, Markup, html};
use std::fmt::Write;

/// As much of a log is enough to hear how it sounds.
const LOG: usize = 60;

fn title(language: Language) -> String {
    format!("All texts of Benben: {}", language.own_name())
}

/// As text: below every key its ways, one a line, and English in brackets below each.
pub(crate) fn plain(chapters: &[Chapter], language: Language) -> String {
    let mut file = format!("# {}\n", title(language));
    for chapter in chapters {
        let _ = write!(file, "\n## {}\n", chapter.title);
        for text in &chapter.texts {
            let _ = write!(file, "\n### {}\n\n", text.key);
            if !text.comment.is_empty() {
                let _ = write!(file, "*{}*\n\n", text.comment);
            }
            for line in &text.lines {
                let note = if line.note.is_empty() { String::new() } else { format!(" ({})", line.note) };
                let _ = writeln!(file, "- {}{note}", line.said[language]);
                if let Some(english) = english(line, language) {
                    let _ = writeln!(file, "    - {english}");
                }
            }
        }
        if !chapter.log[language].is_empty() {
            let _ = write!(file, "\n### A game as its log tells it\n\n");
            chapter.log[language].iter().take(LOG).for_each(|line| {
                let _ = writeln!(file, "- {line}");
            });
        }
    }
    file
}

/// As a page: a table for each chapter.
pub(crate) fn page(chapters: &[Chapter], language: Language) -> String {
    let style = "body { font: 1rem/1.4 system-ui, sans-serif; margin: 2rem; } table { border-collapse: collapse; width: 100%; } \
        td, th { border-top: 1px solid #ccc; padding: .2rem .5rem; text-align: left; vertical-align: top; } \
        th { font-weight: normal; color: #666; width: 16rem; } small, .english { color: #666; }";
    let page = html! {
        (DOCTYPE)
        html lang=(language.code()) {
            head { meta charset="utf-8"; title { (title(language)) } style { (style) } }
            body {
                h1 { (title(language)) }
                @for chapter in chapters {
                    h2 { (chapter.title) }
                    table { @for text in &chapter.texts { (rows(text, language)) } }
                    ol { @for line in chapter.log[language].iter().take(LOG) { li { (line) } } }
                }
            }
        }
    };
    page.into_string()
}

fn rows(text: &benben_face_laws::Rendered, language: Language) -> Markup {
    html! {
        @for (index, line) in text.lines.iter().enumerate() {
            tr {
                @if index == 0 {
                    th rowspan=(text.lines.len()) scope="rowgroup" { (text.key) br; small { (text.comment) } }
                }
                td { (line.said[language]) }
                td class="english" { (english(line, language).unwrap_or_default()) }
                td { small { (line.note) } }
            }
        }
    }
}

fn english(line: &Line, language: Language) -> Option<&str> {
    (language != Language::English).then_some(line.said.english.as_str())
}
