//! My place: my name, my settings, my tables, my finished games.

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
    /// Tables that are not over, those that wait for the viewer first.
    pub going: Vec<Listed>,
    /// Finished games, the newest first.
    pub finished: Vec<Listed>,
}

/// The page of one's own.
pub fn mine(mine: &Mine, texts: Texts, assets: &Assets) -> Markup {
    let title = texts.say("mine-title");
    Shell::new(&title, texts, "/me", assets).around(&html! {
        div class="mine" {
            h1 { (title) }
            form class="panel called" method="post" action="/me" {
                label {
                    span { (texts.say("name-label")) }
                    input name="name" value=(mine.name) maxlength="30" autocomplete="nickname" data-name placeholder=(texts.say("name-guest"));
                }
                button class="quiet" { (texts.say("mine-save")) }
                p class="soft" { (texts.say("mine-kept")) }
            }
            // A form of its own: in the dialog of every page the same choices are other buttons.
            form class="panel own-settings" {
                details data-keep="settings" { summary { (texts.say("settings")) } (settings::fields(texts)) }
            }
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
            @if !mine.going.is_empty() || !mine.finished.is_empty() {
                form class="panel called renew" method="post" action="/me/renew" {
                    p class="soft" { (texts.say("mine-renew-about")) }
                    button class="quiet" { (texts.say("mine-renew")) }
                }
            }
        }
    })
}
