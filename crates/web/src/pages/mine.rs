//! My place: my name, my settings, my tables, my finished games.

use super::belongings::{Belongings, brought};
use super::profile::profile_path;
use super::shell::Shell;
use super::tables::{Listed, list};
use crate::Texts;
use crate::assets::Assets;
use crate::table::settings;
use maud::{Markup, html};

/// What this page shows.
#[derive(Debug)]
pub struct Mine {
    /// What the viewer is called, if that is known.
    pub name: String,
    /// The name that the viewer keeps, if they are signed in.
    pub account: Option<String>,
    /// What they have learned, if they are signed in.
    pub belongings: Option<Belongings>,
    /// Did somebody play here as a guest who is signed in now?
    pub brings: bool,
    /// Tables that are not over, those that wait for the viewer first.
    pub going: Vec<Listed>,
    /// Finished games, the newest first.
    pub finished: Vec<Listed>,
}

/// The page of one's own.
pub fn mine(mine: &Mine, texts: Texts, assets: &Assets) -> Markup {
    let title = texts.say("mine-title");
    Shell::new(&title, texts, "/me", assets).around(&html! {
        (brought(mine.belongings.as_ref()))
        div class="mine" {
            h1 { (title) }
            div class="mine-games" {
                section {
                    h2 { (texts.say("home-mine")) }
                    @if mine.going.is_empty() {
                        p class="soft" { (texts.say("mine-going-none")) " " a href="/" { (texts.say("foot-home")) } }
                    } @else { (list(&mine.going, texts)) }
                }
                section {
                    h2 { (texts.say("mine-finished")) }
                    @if mine.finished.is_empty() { p class="soft" { (texts.say("mine-finished-none")) } }
                    @else { (list(&mine.finished, texts)) }
                }
            }
            div class="mine-own" {
                (who(mine, texts))
                // A form of its own: in the dialog of every page the same choices are other buttons.
                form class="panel own-settings" {
                    details data-keep="settings" { summary { (texts.say("settings")) } (settings::fields(texts)) }
                }
                p { a class="button quiet" href="/me/notices" { (texts.say("notices-title")) } }
                @if mine.account.is_none() && (!mine.going.is_empty() || !mine.finished.is_empty()) {
                    form class="panel called renew" method="post" action="/me/renew" {
                        p class="soft" { (texts.say("mine-renew-about")) }
                        button class="quiet" { (texts.say("mine-renew")) }
                    }
                }
            }
        }
    })
}

/// Whoever keeps their name has it; a guest may say another every day.
fn who(mine: &Mine, texts: Texts) -> Markup {
    html! {
        @if let Some(name) = &mine.account {
            div class="panel called" {
                p class="kept-name" { strong { (name) } }
                a class="button quiet" href=(profile_path(name)) { (texts.say("profile-mine")) }
                a class="button quiet" href="/me/account" { (texts.say("account-title")) }
                form method="post" action="/sign-out" { button class="quiet" { (texts.say("account-sign-out")) } }
            }
            @if mine.brings {
                form class="panel called" method="post" action="/me/account/bring" {
                    p { (texts.say("bring-about")) }
                    button { (texts.say("bring-now")) }
                }
            }
        } @else {
            form class="panel called" method="post" action="/me" {
                label {
                    span { (texts.say("name-label")) }
                    input name="name" value=(mine.name) maxlength="30" autocomplete="nickname" data-name placeholder=(texts.say("name-guest"));
                }
                button class="quiet" { (texts.say("mine-save")) }
                p class="soft" { (texts.say("mine-kept")) }
                p { a href="/me/keep" { (texts.say("keep-title")) } " · " a href="/sign-in" { (texts.say("sign-in-title")) } }
            }
        }
    }
}
