//! Who plays a game best.

use super::profile::named;
use super::shell::Shell;
use crate::Texts;
use crate::assets::Assets;
use maud::{Markup, html};

/// The best at a game.
#[derive(Debug)]
pub struct BestShown {
    /// Id of the game.
    pub game: &'static str,
    /// Its title.
    pub title: String,
    /// All games: ids and titles.
    pub games: Vec<(&'static str, String)>,
    /// The best first.
    pub rows: Vec<BestRow>,
}

/// How well somebody plays.
#[derive(Debug)]
pub struct BestRow {
    /// What they are called.
    pub name: String,
    /// In points.
    pub points: i32,
    /// How far off that may be.
    pub deviation: i32,
    /// After so many rated games.
    pub games: u32,
}

/// The page.
pub fn best(best: &BestShown, texts: Texts, assets: &Assets) -> Markup {
    let title = texts.say("best-title");
    let path = format!("/ratings/{}", best.game);
    Shell::new(&title, texts, &path, assets).around(&html! {
        div class="mine" {
            h1 { (title) }
            nav class="next" aria-label=(texts.say("best-games")) {
                @for (id, name) in &best.games {
                    a class="button quiet" href={ "/ratings/" (id) } aria-current=[(*id == best.game).then_some("page")] { (name) }
                }
            }
            section class="panel" {
                h2 { (best.title) }
                p class="soft" { (texts.say("best-about")) }
                @if best.rows.is_empty() { p { (texts.say("best-none")) } } @else {
                    table class="best" {
                        thead { tr { th scope="col" { (texts.say("best-name")) } th scope="col" { (texts.say("best-rating")) } th scope="col" { (texts.say("best-played")) } } }
                        tbody { @for row in &best.rows {
                            tr { th scope="row" { (named(&row.name, Some(&row.name))) } td { (row.points) " ± " (row.deviation) } td { (row.games) } }
                        } }
                    }
                }
            }
        }
    })
}
