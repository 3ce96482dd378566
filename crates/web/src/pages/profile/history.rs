//! The games that somebody has finished, as others may see them.

use super::{GamesShown, profile_path};
use crate::Texts;
use maud::{Markup, html};

/// Some finished games, the latest first.
#[derive(Debug)]
pub struct HistoryShown {
    /// The games.
    pub games: Vec<PlayedShown>,
    /// Where older ones begin, if there are any.
    pub older: Option<u64>,
}

/// A finished game.
#[derive(Debug)]
pub struct PlayedShown {
    /// Title of the game.
    pub title: String,
    /// A picture of it.
    pub emblem: Markup,
    /// Its table, if the viewer may look at it.
    pub table: Option<String>,
    /// When it ended, as machines write it: `2026-11-17T08:30:00Z`.
    pub at: String,
    /// Did ratings follow from it?
    pub rated: bool,
    /// Their place.
    pub place: Option<u8>,
    /// Did they give up?
    pub gave_up: bool,
    /// Everyone, in seat order.
    pub sitters: Vec<SitterShown>,
}

/// Somebody who sat there.
#[derive(Debug)]
pub struct SitterShown {
    /// What they are called; nothing if the viewer may not know.
    pub name: Option<String>,
    /// What the game counted for them.
    pub score: Option<i32>,
}

/// How often what was played, and the latest games.
pub(super) fn games(games: &GamesShown, name: &str, texts: Texts) -> Markup {
    html! {
        @if games.tally.is_empty() { p class="soft" { (texts.say("profile-games-none")) } } @else {
            div class="wide" { table class="figures" {
                thead { tr { th scope="col" { (texts.say("cup-game")) } th scope="col" { (texts.say("profile-played")) } th scope="col" { (texts.say("profile-won")) } } }
                tbody { @for row in &games.tally {
                    tr { th scope="row" { (row.title) } td { (row.games) } td { (row.won) } }
                } }
            } }
            (history(&games.latest, name, texts))
        }
    }
}

/// Some games, and the way to older ones.
pub(super) fn history(shown: &HistoryShown, name: &str, texts: Texts) -> Markup {
    html! {
        @if shown.games.is_empty() { p class="soft" { (texts.say("profile-games-none")) } }
        ul class="tables" { @for game in &shown.games { li { (row(game, texts)) } } }
        @if let Some(older) = shown.older {
            p { a class="button quiet" rel="next" href={ (profile_path(name)) "/games?before=" (older) } { (texts.say("profile-older")) } }
        }
    }
}

fn row(game: &PlayedShown, texts: Texts) -> Markup {
    let content = html! {
        span class="emblem" aria-hidden="true" { (game.emblem) }
        span class="what" {
            strong { (game.title) }
            span { (sitters(game, texts)) }
            @if game.rated { small class="soft" { (texts.say("rated-tag")) } }
        }
        span class="state" {
            @if let Some(place) = game.place {
                span class="tag" data-won[place == 1] { (texts.with("finish-place").and("place", place).say()) }
            }
            @if game.gave_up { span class="tag" { (texts.say("seat-resigned")) } }
            time class="soft" datetime=(game.at) { (game.at.get(..10).unwrap_or_default()) }
        }
    };
    html! {
        @if let Some(table) = &game.table { a class="row" href={ "/t/" (table) } { (content) } }
        @else { div class="row" { (content) } }
    }
}

/// Names, each with what the game counted for them.
fn sitters(game: &PlayedShown, texts: Texts) -> String {
    let one = |sitter: &SitterShown| {
        let name = sitter.name.clone().unwrap_or_else(|| texts.say("profile-somebody"));
        match sitter.score {
            Some(score) => format!("{name} {}", score.to_string().replace('-', "−")),
            None => name,
        }
    };
    game.sitters.iter().map(one).collect::<Vec<_>>().join(", ")
}
