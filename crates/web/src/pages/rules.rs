//! The rules of a game in the viewer's language, every rule under its id.

use super::GameShown;
use super::shell::Shell;
use crate::Texts;
use crate::assets::Assets;
use benben_core::{Chapter, Rulebook};
use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{Parser, html::push_html};

/// The page of one game's rules. It leads to the others: id and title.
pub fn rules(shown: &GameShown, others: &[(&str, String)], texts: Texts, assets: &Assets) -> Markup {
    let path = format!("/rules/{}", shown.meta.id);
    let book = Rulebook::new(shown.rules);
    let title = texts.with("rules-title").and("game", shown.title.as_str()).say();
    Shell::new(&title, texts, &path, assets).around(&html! {
        article class="rules" {
            h1 { (title) }
            @if let Some(introduction) = book.chapters().first() { (prose(introduction)) }
            p class="others" {
                @for (id, title) in others { a href={ "/rules/" (id) } { (title) } " " }
            }
            nav aria-label=(texts.say("rules-chapters")) {
                ul { @for (number, chapter) in numbered(&book) {
                    li { a href={ "#chapter-" (number) } { (chapter.title) } }
                } }
            }
            ul class="aside-note" {
                @for key in ["rules-ids", "rules-rulings", "rules-edition"] { li { (texts.say(key)) } }
            }
            @for (number, chapter) in numbered(&book) {
                section id={ "chapter-" (number) } {
                    h2 { (chapter.title) }
                    (prose(chapter))
                    @for rule in book.rules().iter().filter(|rule| rule.chapter == chapter.title) {
                        div class="numbered" id=(rule.id) {
                            a class="id" href={ "#" (rule.id) } { (rule.id) }
                            div { (markdown(rule.text)) }
                        }
                    }
                }
            }
            p { a class="button" href={ "/play/" (shown.meta.id) "?with=bots" } { (texts.say("home-play-bot")) } }
        }
    })
}

/// The chapters after the introduction, counted from 1.
fn numbered<'a, 'b>(book: &'b Rulebook<'a>) -> impl Iterator<Item = (usize, &'b Chapter<'a>)> {
    book.chapters().iter().enumerate().skip(1)
}

/// What a chapter says without a number.
fn prose(chapter: &Chapter<'_>) -> Markup {
    html! { @for paragraph in &chapter.prose { (markdown(paragraph)) } }
}

/// Our own rulebooks, so the markup can be trusted. A paragraph that begins with an emphasised word and a colon is a
/// ruling or an example.
fn markdown(text: &str) -> Markup {
    let mut html = String::new();
    push_html(&mut html, Parser::new(text));
    PreEscaped(html.replace("<p><em>", "<p class=\"aside-note\"><em>"))
}
