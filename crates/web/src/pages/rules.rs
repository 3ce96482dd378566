//! The rules of a game in the viewer's language, every rule under its id, with pictures by the game's own face.

mod prose;

use super::GameShown;
use super::shell::Shell;
use crate::Texts;
use crate::assets::Assets;
use benben_core::{Chapter, Figure, Rule, Rulebook};
use maud::{Markup, html};
use prose::{line, markdown};

/// The page of one game's rules. It leads to the others: id and title.
pub fn rules(shown: &GameShown, others: &[(&str, String)], texts: Texts, assets: &Assets) -> Markup {
    let path = format!("/rules/{}", shown.meta.id);
    let book = Rulebook::new(shown.rules);
    let pictures = Pictures::of(shown);
    let title = texts.with("rules-title").and("game", shown.title.as_str()).say();
    Shell::new(&title, texts, &path, assets).around(&html! {
        article class={ "rules " (shown.meta.id) } {
            div class="emblem" aria-hidden="true" { (shown.emblem) }
            h1 { (title) }
            @if let Some(introduction) = book.chapters().first() { (prose(introduction, texts)) }
            p class="others" {
                @for (id, title) in others { a href={ "/rules/" (id) } { (title) } " " }
            }
            (search(texts))
            nav class="contents" aria-label=(texts.say("rules-chapters")) {
                ul { @for (number, chapter) in numbered(&book) {
                    li { a href={ "#chapter-" (number) } { (chapter.title) " " span { (span(&book, chapter)) } } }
                } }
            }
            ul class="aside-note explained" {
                @for key in ["rules-ids", "rules-rulings", "rules-edition"] { li { (texts.say(key)) } }
            }
            (pictures.sprite)
            @for (number, chapter) in numbered(&book) {
                section id={ "chapter-" (number) } {
                    h2 { (chapter.title) }
                    (prose(chapter, texts))
                    @for rule in of_chapter(&book, chapter) { (numbered_rule(rule, &pictures, texts)) }
                }
            }
            p class="onwards" {
                a class="button" href={ "/play/" (shown.meta.id) "?with=bots" } { (texts.say("home-play-bot")) }
            }
        }
    })
}

/// The pictures of a game, drawn.
struct Pictures {
    sprite: Markup,
    figures: Vec<(&'static str, Markup)>,
}

impl Pictures {
    fn of(shown: &GameShown) -> Self {
        Pictures { sprite: (shown.sprite)(shown.texts), figures: (shown.figures)(shown.texts) }
    }

    /// A law holds that every picture a rule names is there.
    fn draw(&self, figure: &Figure<'_>, texts: Texts) -> Markup {
        let drawing = self.figures.iter().find(|(name, _)| *name == figure.name);
        html! {
            figure {
                @if let Some((_, drawing)) = drawing { div class="drawing" aria-hidden="true" { (drawing) } }
                figcaption { (line(figure.caption, texts)) }
            }
        }
    }
}

/// One rule, to which `#ID` leads.
fn numbered_rule(rule: &Rule<'_>, pictures: &Pictures, texts: Texts) -> Markup {
    html! {
        div class="numbered" id=(rule.id) {
            a class="id" href={ "#" (rule.id) } { (rule.id) }
            div {
                (markdown(rule.text, texts))
                @for figure in &rule.figures { (pictures.draw(figure, texts)) }
            }
        }
    }
}

/// Finds a word on the page, with the script; the browser's own search does without.
fn search(texts: Texts) -> Markup {
    html! {
        search class="finder" hidden {
            label for="finder" { (texts.say("rules-search")) }
            input id="finder" type="search" autocomplete="off" enterkeyhint="search";
            output for="finder" data-none=(texts.say("rules-search-none")) {}
        }
    }
}

/// The chapters after the introduction, counted from 1.
fn numbered<'a, 'b>(book: &'b Rulebook<'a>) -> impl Iterator<Item = (usize, &'b Chapter<'a>)> {
    book.chapters().iter().enumerate().skip(1)
}

fn of_chapter<'a, 'b>(
    book: &'b Rulebook<'a>,
    chapter: &'b Chapter<'a>,
) -> impl Iterator<Item = &'b Rule<'a>> {
    book.rules().iter().filter(|rule| rule.chapter == chapter.title)
}

/// From which rule to which a chapter goes: `A5–A8`. Nothing if it has none.
fn span(book: &Rulebook<'_>, chapter: &Chapter<'_>) -> String {
    let ids: Vec<&str> = of_chapter(book, chapter).map(|rule| rule.id).collect();
    match ids[..] {
        [] => String::new(),
        [only] => only.to_owned(),
        [first, .., last] => format!("{first}–{last}"),
    }
}

/// What a chapter says without a number.
fn prose(chapter: &Chapter<'_>, texts: Texts) -> Markup {
    html! { @for paragraph in &chapter.prose { (markdown(paragraph, texts)) } }
}
