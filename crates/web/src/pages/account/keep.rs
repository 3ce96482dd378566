//! Keeping one's name, and the codes that come with it.

use super::super::shell::Shell;
use super::{complaint, password_field};
use crate::Texts;
use crate::assets::Assets;
use maud::{Markup, html};

/// The form where a guest keeps their name.
pub fn keep(name: &str, wrong: Option<&str>, texts: Texts, assets: &Assets) -> Markup {
    let title = texts.say("keep-title");
    Shell::new(&title, texts, "/me/keep", assets).around(&html! {
        div class="mine own-account" {
            h1 { (title) }
            p { (texts.say("keep-about")) }
            (complaint(wrong))
            form class="panel entry" method="post" action="/me/keep" {
                label { span { (texts.say("name-label")) } input name="name" value=(name) required maxlength="30" autocomplete="username"; }
                (password_field("password", "keep-password", "new-password", texts))
                p class="soft" { (texts.say("keep-password-about")) }
                button { (texts.say("keep-now")) }
            }
            p class="soft" { (texts.say("keep-have")) " " a href="/sign-in" { (texts.say("sign-in-title")) } }
        }
    })
}

/// The recovery codes, which are shown once.
pub fn recovery_codes(codes: &[String], texts: Texts, assets: &Assets) -> Markup {
    let title = texts.say("codes-title");
    Shell::new(&title, texts, "/me/account", assets).around(&html! {
        div class="mine own-account" {
            h1 { (title) }
            p { (texts.say("codes-about")) }
            ul class="panel codes" { @for code in codes { li { code { (code) } } } }
            p { a class="button" href="/me" { (texts.say("codes-done")) } }
        }
    })
}
