//! A tournament on a television: standings and tables, large, and nothing to fill in.

use super::rounds::tables;
use super::{Cup, CupStage, countdown, table_of};
use crate::Texts;
use crate::assets::Assets;
use crate::kept::kept_mark;
use crate::pages::shell::Shell;
use maud::{Markup, html};

/// So many lines of the standings fit.
const RANKS: usize = 16;

/// The page for a television.
pub fn tournament_screen(cup: &Cup, texts: Texts, assets: &Assets) -> Markup {
    let path = cup.address("/screen");
    let shell = Shell { looks: true, ..Shell::new(cup.called(), texts, &path, assets) };
    let first = &cup.standings[..cup.standings.len().min(RANKS)];
    shell.around(&html! {
        div class="cup cup-screen" data-cup=(cup.address("/live")) {
            header data-part="head" {
                h1 { (cup.called()) }
                p class="state" role="status" { strong { (cup.state(texts)) } (countdown(cup, texts)) }
                @if matches!(cup.stage, CupStage::Gathering | CupStage::Playing) {
                    img class="qr" src=(cup.address("/qr.svg")) width="160" height="160" alt=(texts.say("cup-qr"));
                }
            }
            section class="panel" data-part="now" data-many[cup.results.last().is_some_and(|round| round.tables.len() > 10)] {
                @match cup.results.last() {
                    Some(round) => { h2 { (texts.with("cup-round").and("round", round.number).say()) } (tables(round, texts)) }
                    None => { h2 { (texts.with("cup-players").and("count", cup.players.len()).say()) }
                        ul class="players" { @for player in cup.players.iter().filter(|player| !player.left) { li { (player.name) (kept_mark(player.keeps_name, texts)) } } } }
                }
            }
            section class="panel" data-part="standings" {
                h2 { (texts.say("cup-standings")) }
                (table_of(first, texts))
            }
        }
    })
}
