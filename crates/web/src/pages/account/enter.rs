//! Signing in: by password or passkey, by a code from another device, by a recovery code.

use super::super::shell::Shell;
use super::{complaint, password_field};
use crate::Texts;
use crate::assets::Assets;
use maud::{Markup, PreEscaped, html};

fn framed(title: &str, path: &str, texts: Texts, assets: &Assets, content: &Markup) -> Markup {
    Shell::new(title, texts, path, assets).around(&html! {
        div class="mine own-account" {
            h1 { (title) }
            (content)
        }
    })
}

fn name_field(name: &str, texts: Texts) -> Markup {
    html! {
        label { span { (texts.say("name-label")) } input name="name" value=(name) required maxlength="60" autocomplete="username webauthn"; }
    }
}

/// The form for name and password.
pub fn sign_in(name: &str, wrong: Option<&str>, texts: Texts, assets: &Assets) -> Markup {
    let content = html! {
        (complaint(wrong))
        form class="panel entry" method="post" action="/sign-in" {
            (name_field(name, texts))
            (password_field("password", "account-password", "current-password", texts))
            button { (texts.say("sign-in-now")) }
        }
        form class="panel entry" data-passkey="sign-in" hidden {
            button class="quiet" { (texts.say("sign-in-passkey")) }
            p role="alert" class="wrong" data-failed=(texts.say("problem-passkey")) hidden {}
        }
        ul class="soft" {
            li { a href="/sign-in/code" { (texts.say("sign-in-code")) } }
            li { a href="/sign-in/recover" { (texts.say("sign-in-forgotten")) } }
            li { a href="/me/keep" { (texts.say("sign-in-new")) } }
        }
    };
    framed(&texts.say("sign-in-title"), "/sign-in", texts, assets, &content)
}

/// The form for a code that another device shows.
pub fn sign_in_by_code(code: &str, wrong: Option<&str>, texts: Texts, assets: &Assets) -> Markup {
    let content = html! {
        (complaint(wrong))
        form class="panel entry" method="post" action="/sign-in/code" {
            label { span { (texts.say("sign-in-code-label")) }
                input class="code" name="code" value=(code) required maxlength="20" autocomplete="one-time-code" autocapitalize="characters" spellcheck="false"; }
            p class="soft" { (texts.say("sign-in-code-about")) }
            button { (texts.say("sign-in-now")) }
        }
        p class="soft" { a href="/sign-in" { (texts.say("sign-in-by-password")) } }
    };
    framed(&texts.say("sign-in-code"), "/sign-in/code", texts, assets, &content)
}

/// The form for whoever has forgotten the password.
pub fn recover(name: &str, wrong: Option<&str>, texts: Texts, assets: &Assets) -> Markup {
    let content = html! {
        p { (texts.say("recover-about")) }
        (complaint(wrong))
        form class="panel entry" method="post" action="/sign-in/recover" {
            (name_field(name, texts))
            label { span { (texts.say("recover-code")) }
                input class="code" name="code" required maxlength="30" autocomplete="off" autocapitalize="characters" spellcheck="false"; }
            (password_field("password", "account-password-new", "new-password", texts))
            p class="soft" { (texts.say("keep-password-about")) }
            button { (texts.say("recover-now")) }
        }
    };
    framed(&texts.say("recover-title"), "/sign-in/recover", texts, assets, &content)
}

/// A code for another device, with a picture for its camera.
pub fn device_code(
    code: &str,
    address: &str,
    picture: Option<&str>,
    minutes: u64,
    texts: Texts,
    assets: &Assets,
) -> Markup {
    let content = html! {
        p { (texts.with("device-about").and("minutes", minutes).say()) }
        div class="panel device" {
            @if let Some(picture) = picture {
                div class="qr" role="img" aria-label=(texts.say("device-picture")) { (PreEscaped(picture)) }
            }
            p class="big-code" { code { (code) } }
            p class="soft" { (address) }
        }
        p { a class="button quiet" href="/me/account" { (texts.say("device-done")) } }
    };
    framed(&texts.say("account-device"), "/me/account", texts, assets, &content)
}
