//! The lobby: looking for a game, who else does, open tables, and friends who are here.

use super::people::{FriendShown, InvitationShown, friends_here, invitations};
use super::seek::{SeekShown, seek};
use super::shell::Shell;
use super::tables::{Listed, list};
use crate::Texts;
use crate::assets::Assets;
use crate::table::SeatRating;
use maud::{Markup, html};

/// What the page shows.
#[derive(Debug)]
pub struct LobbyPage {
    /// How it stands with the viewer's own search.
    pub seek: SeekShown,
    /// What everybody sees.
    pub hall: HallShown,
    /// The viewer's friends; nothing for guests.
    pub friends: Option<Vec<FriendShown>>,
    /// Where friends invite the viewer.
    pub invitations: Vec<InvitationShown>,
}

/// What everybody sees in the lobby.
#[derive(Debug)]
pub struct HallShown {
    /// Those who wait, the longest waiting first; of many only the first.
    pub waiting: Vec<WaitingShown>,
    /// How many wait.
    pub waiting_count: usize,
    /// Tables that look for players.
    pub open: Vec<Listed>,
    /// How many look at tables from a seat.
    pub playing: usize,
    /// How many watch.
    pub watching: usize,
}

/// Somebody who waits for a game.
#[derive(Debug)]
pub struct WaitingShown {
    /// What they are called, if they keep that name.
    pub name: Option<String>,
    /// Titles of games, and their pictures.
    pub games: Vec<(String, Markup)>,
    /// Numbers of players and paces, in words.
    pub terms: Vec<String>,
    /// How well they play, if that is known and shown.
    pub rating: Option<SeatRating>,
}

/// The page.
pub fn lobby_page(lobby: &LobbyPage, texts: Texts, assets: &Assets) -> Markup {
    let title = texts.say("lobby-title");
    Shell::new(&title, texts, "/lobby", assets).around(&html! {
        div class="hall" data-hall="/lobby/live" {
            h1 { (title) }
            (invitations(&lobby.invitations, texts))
            (seek(&lobby.seek, texts))
            div class="beside" {
                section class="panel friends-here" {
                    h2 { (texts.say("friends-title")) }
                    @match &lobby.friends {
                        Some(friends) => (friends_here(friends, texts)),
                        None => p class="soft" { (texts.say("friends-need-account")) " " a href="/me/keep" { (texts.say("keep-title")) } " · " a href="/sign-in" { (texts.say("sign-in-title")) } },
                    }
                    @if lobby.friends.is_some() { p { a class="button quiet" href="/friends" { (texts.say("friends-all")) } } }
                }
                section class="panel lobby" { (hall(&lobby.hall, texts)) }
            }
            // Without a script the page looks again by itself while somebody waits.
            @if !matches!(lobby.seek, SeekShown::Form(_) | SeekShown::Dropped) {
                noscript { meta http-equiv="refresh" content="4"; }
            }
        }
    })
}

/// What everybody sees: it comes again whenever it changed.
pub fn hall(hall: &HallShown, texts: Texts) -> Markup {
    html! {
        div id="lobby" aria-live="polite" {
            p class="crowd" {
                span { b { (hall.playing) } " " (texts.with("lobby-playing").and("count", hall.playing).say()) }
                span { b { (hall.watching) } " " (texts.with("lobby-watching").and("count", hall.watching).say()) }
                span { b { (hall.waiting_count) } " " (texts.with("lobby-waiting").and("count", hall.waiting_count).say()) }
            }
            @if !hall.waiting.is_empty() {
                h3 { (texts.say("lobby-who-waits")) }
                ul class="seekers" { @for one in &hall.waiting { li { (waiting(one, texts)) } } }
                @if hall.waiting_count > hall.waiting.len() {
                    p class="soft" { (texts.with("lobby-more").and("count", hall.waiting_count - hall.waiting.len()).say()) }
                }
            }
            h3 { (texts.say("home-open")) }
            @if hall.open.is_empty() { p class="soft" { (texts.say("home-open-none")) } }
            @else { (list(&hall.open, texts)) }
        }
    }
}

fn waiting(one: &WaitingShown, texts: Texts) -> Markup {
    html! {
        span class="emblems" aria-hidden="true" { @for (_, emblem) in &one.games { span class="emblem" { (emblem) } } }
        span class="what" {
            strong { (one.name.clone().unwrap_or_else(|| texts.say("name-guest"))) @if let Some(rating) = one.rating { " " span class="soft" { (rating.number()) } } }
            span { (one.games.iter().map(|(title, _)| title.as_str()).collect::<Vec<_>>().join(", ")) }
            small class="soft" { (one.terms.join(" · ")) }
        }
    }
}
