//! What every page has: head, top line, foot.

use crate::assets::{Assets, mark};
use crate::table::settings;
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
    /// What the page is about, for those who are sent its link.
    pub(super) description: Option<String>,
    /// Where one talks at this table, and whether there is anybody to talk to.
    pub(super) talk: Option<(String, bool)>,
    /// Is it only looked at, so that nothing is asked?
    pub(super) looks: bool,
}

impl<'a> Shell<'a> {
    pub(super) fn new(title: &'a str, texts: Texts, path: &'a str, assets: &'a Assets) -> Self {
        Shell {
            title,
            texts,
            assets,
            path,
            table: None,
            stream: None,
            description: None,
            talk: None,
            looks: false,
        }
    }

    /// The whole page with this content.
    pub(super) fn around(&self, content: &Markup) -> Markup {
        let texts = self.texts;
        let talk = self.talk.as_ref();
        html! {
            (DOCTYPE)
            html lang=(texts.language().code()) {
                (self.head())
                body data-table=[self.table] data-stream=[self.stream.as_deref()] data-looks[self.looks]
                    data-talk=[talk.map(|(way, _)| way)] data-talks[talk.is_some_and(|(_, company)| *company)]
                    data-talk-label=[talk.map(|_| texts.say("talk"))]
                    data-turn=(texts.say("turn-mine")) data-cancel=(texts.say("cancel"))
                    data-lay-turn=(texts.say("lay-turn")) data-lay-mirror=(texts.say("lay-mirror"))
                    data-lay-part=(texts.say("lay-part"))
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
        let about = self.description.clone().unwrap_or_else(|| self.texts.say("home-about"));
        html! {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="description" content=(about);
                meta property="og:site_name" content="Benben";
                meta property="og:type" content="website";
                meta property="og:title" content=(title);
                meta property="og:description" content=(about);
                meta name="theme-color" content="#f4ead7" media="(prefers-color-scheme: light)";
                meta name="theme-color" content="#17130e" media="(prefers-color-scheme: dark)";
                title { (title) }
                script src=(self.assets.early().address()) {}
                link rel="stylesheet" href=(self.assets.style().address());
                link rel="icon" type="image/svg+xml" href=(self.assets.icon().address())
                    data-plain=(self.assets.icon().address()) data-mine=(self.assets.icon_with_mark().address());
                link rel="apple-touch-icon" href=(self.assets.touch_icon().address());
                link rel="manifest" href="/manifest.webmanifest";
                script src=(self.assets.script().address()) defer {}
                @if self.table.is_none() || self.looks { script src=(self.assets.house_script().address()) defer {} }
            }
        }
    }

    fn top(&self) -> Markup {
        let texts = self.texts;
        html! {
            header class="top" {
                a class="brand" href="/" { (mark()) span { "Benben" } }
                nav { a class="to-lobby" href="/lobby" { (texts.say("lobby-title")) } a href="/me" { (texts.say("mine-title")) } }
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
                a href="/lobby" { (texts.say("lobby-title")) }
                a href="/friends" { (texts.say("friends-title")) }
                a href="/rules" { (texts.say("menu-rules")) }
                a href="/puzzles" { (texts.say("puzzles-title")) }
                a href="/api" { (texts.say("foot-api")) }
            }
        }
    }

    /// What the script fills.
    fn margins(&self) -> Markup {
        let texts = self.texts;
        html! {
            (crate::seat::sprite())
            div id="answer" role="alert" hidden { p {} button type="button" aria-label=(texts.say("close")) { "×" } }
            div id="tip" role="tooltip" hidden {}
            @if self.stream.is_some() {
                // What is said stands at the seats, and is read aloud when nothing else is.
                div id="bubbles" aria-hidden="true" {}
                div id="heard" class="visually-hidden" role="log" {}
            }
            div id="lost" role="status" hidden { (texts.say("lost")) }
            (settings::dialog(texts))
            dialog id="sheet" aria-label=(texts.say("sheet")) {
                button type="button" class="quiet close" data-close aria-label=(texts.say("close")) { "×" }
                div class="content" tabindex="0" {}
            }
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
