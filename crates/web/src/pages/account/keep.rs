//! Keeping one's name, and the codes that come with it.

use super::super::belongings::{Belongings, brought};
use super::super::shell::Shell;
use super::{complaint, password_field};
use crate::Texts;
use crate::assets::Assets;
use maud::{Markup, html};

/// Who may keep a name on this server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Door<'a> {
    /// Everybody.
    Open,
    /// Whoever has an invitation; this one brings one.
    Invited(&'a str),
    /// Whoever has an invitation; this one brings none.
    InvitationNeeded,
    /// Nobody new.
    Closed,
}

/// The form where a guest keeps their name, or why there is none.
pub fn keep(name: &str, door: Door<'_>, wrong: Option<&str>, texts: Texts, assets: &Assets) -> Markup {
    let title = texts.say("keep-title");
    Shell::new(&title, texts, "/me/keep", assets).around(&html! {
        div class="mine own-account" {
            h1 { (title) }
            @match door {
                Door::InvitationNeeded => p class="panel" { (texts.say("problem-invitation-needed")) },
                Door::Closed => p class="panel" { (texts.say("problem-registration-closed")) },
                Door::Open | Door::Invited(_) => {
                    p { (texts.say("keep-about")) }
                    (complaint(wrong))
                    (form(name, door, texts))
                }
            }
            p class="soft" { (texts.say("keep-have")) " " a href="/sign-in" { (texts.say("sign-in-title")) } }
        }
    })
}

fn form(name: &str, door: Door<'_>, texts: Texts) -> Markup {
    html! {
            form class="panel entry" method="post" action="/me/keep" {
                @if let Door::Invited(code) = door { input type="hidden" name="invitation" value=(code); }
                label { span { (texts.say("name-label")) } input name="name" value=(name) required maxlength="30" autocomplete="username"; }
                div class="by-passkey" data-passkey-keep hidden {
                    input type="hidden" name="client_data";
                    input type="hidden" name="authenticator_data";
                    button type="button" { (texts.say("keep-with-passkey")) }
                    p class="soft" { (texts.say("passkeys-about")) }
                    p role="alert" class="wrong" data-failed=(texts.say("problem-passkey")) hidden {}
                    p class="or" { (texts.say("keep-or-password")) }
                }
                (password_field("password", "keep-password", "new-password", texts))
                p class="soft" { (texts.say("keep-password-about")) }
                button { (texts.say("keep-now")) }
            }
    }
}

/// The recovery codes, which are shown once.
pub fn recovery_codes(
    codes: &[String],
    belongings: Option<&Belongings>,
    texts: Texts,
    assets: &Assets,
) -> Markup {
    let title = texts.say("codes-title");
    Shell::new(&title, texts, "/me/account", assets).around(&html! {
        (brought(belongings))
        div class="mine own-account" {
            h1 { (title) }
            p { (texts.say("codes-about")) }
            ul class="panel codes" { @for code in codes { li { code { (code) } } } }
            p { a class="button" href="/me" { (texts.say("codes-done")) } }
        }
    })
}
