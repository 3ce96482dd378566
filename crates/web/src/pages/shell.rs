//! What every page has: head, top line, foot.

use crate::assets::{Assets, mark};
use crate::{Language, Texts};
use maud::{DOCTYPE, Markup, html};

/// A page without its content.
#[derive(Debug)]
pub(super) struct Shell<'a> {
    pub(super) title: &'a str,
    pub(super) texts: Texts,
    pub(super) assets: &'a Assets,
    /// Where the page is, to come back after choosing a language.
    pub(super) path: &'a str,
    /// The table it belongs to.
    pub(super) table: Option<&'a str>,
    /// Where its snapshots come from.
    pub(super) stream: Option<String>,
    /// Is it only looked at, so that nothing is asked?
    pub(super) looks: bool,
}

impl<'a> Shell<'a> {
    pub(super) fn new(title: &'a str, texts: Texts, path: &'a str, assets: &'a Assets) -> Self {
        Shell { title, texts, assets, path, table: None, stream: None, looks: false }
    }

    /// The whole page with this content.
    pub(super) fn around(&self, content: &Markup) -> Markup {
        let texts = self.texts;
        html! {
            (DOCTYPE)
            html lang=(texts.language().code()) {
                (self.head())
                body data-table=[self.table] data-stream=[self.stream.as_deref()] data-looks[self.looks]
                    data-turn=(texts.say("turn-mine")) data-cancel=(texts.say("cancel"))
                    data-copied=(texts.say("copied")) data-icon=(self.assets.icon().address()) {
                    a class="visually-hidden" href="#content" { (texts.say("skip")) }
                    (self.top())
                    main id="content" { (content) }
                    (self.foot())
                    (self.margins())
                }
            }
        }
    }

    fn head(&self) -> Markup {
        let title =
            if self.title.is_empty() { "Benben".to_owned() } else { format!("{} · Benben", self.title) };
        html! {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="description" content=(self.texts.say("home-about"));
                meta name="theme-color" content="#f4ead7" media="(prefers-color-scheme: light)";
                meta name="theme-color" content="#17130e" media="(prefers-color-scheme: dark)";
                title { (title) }
                link rel="stylesheet" href=(self.assets.style().address());
                link rel="icon" type="image/svg+xml" href=(self.assets.icon().address())
                    data-plain=(self.assets.icon().address()) data-mine=(self.assets.icon_with_mark().address());
                link rel="manifest" href="/manifest.webmanifest";
                script src=(self.assets.script().address()) defer {}
            }
        }
    }

    fn top(&self) -> Markup {
        let texts = self.texts;
        html! {
            header class="top" {
                a class="brand" href="/" { (mark()) span { "Benben" } }
                form class="languages" method="post" action="/language" aria-label=(texts.say("languages")) {
                    input type="hidden" name="to" value=(self.path);
                    @for language in Language::ALL {
                        button name="language" value=(language.code()) lang=(language.code()) title=(language.own_name())
                            aria-label={ (language.code()) " · " (language.own_name()) }
                            aria-current=[(language == texts.language()).then_some("true")] { (language.code()) }
                    }
                }
            }
        }
    }

    fn foot(&self) -> Markup {
        let texts = self.texts;
        html! {
            footer class="foot" {
                a href="/" { (texts.say("foot-home")) }
                a href="/rules" { (texts.say("menu-rules")) }
                a href="/api" { (texts.say("foot-api")) }
            }
        }
    }

    /// What the script fills.
    fn margins(&self) -> Markup {
        let texts = self.texts;
        html! {
            div id="answer" role="alert" hidden { p {} button type="button" aria-label=(texts.say("close")) { "×" } }
            div id="lost" role="status" hidden { (texts.say("lost")) }
            dialog id="sure" aria-labelledby="question" {
                p id="question" {}
                form method="dialog" {
                    button class="quiet" value="no" { (texts.say("sure-no")) }
                    button value="yes" { (texts.say("sure-yes")) }
                }
            }
        }
    }
}
