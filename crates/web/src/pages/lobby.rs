//! The lobby: looking for a game, who else does, open tables, and friends who are here.

use super::GameShown;
use super::people::{FriendShown, InvitationShown, friends_here, invitations};
use super::shell::Shell;
use super::tables::{Listed, list};
use crate::Texts;
use crate::assets::Assets;
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
    /// How strong they are, if that is known.
    pub strength: Option<i64>,
}

/// How it stands with somebody's own search.
#[derive(Debug)]
pub enum SeekShown {
    /// They look for nothing, and can.
    Form(Box<SeekForm>),
    /// They wait.
    Waits {
        /// What for.
        what: WaitingShown,
        /// For how many seconds.
        seconds: i64,
        /// A game to play against a bot in the meantime.
        meanwhile: String,
    },
    /// There is a match.
    Asked(AskedShown),
    /// The table is there.
    Found {
        /// Its id.
        table: String,
    },
    /// They did not confirm.
    Dropped,
}

/// What can be looked for.
#[derive(Debug)]
pub struct SeekForm {
    /// The games.
    pub games: Vec<GameShown>,
    /// Numbers of players.
    pub seats: Vec<usize>,
    /// As the server writes them, and in words; the usual one first.
    pub paces: Vec<(String, String)>,
    /// What a guest is called; nothing for whoever is signed in.
    pub name: Option<String>,
}

/// A match to confirm.
#[derive(Debug)]
pub struct AskedShown {
    /// Its number.
    pub number: u64,
    /// Title of the game.
    pub title: String,
    /// A picture of it.
    pub emblem: Markup,
    /// The others.
    pub names: Vec<String>,
    /// The pace, in words.
    pub pace: String,
    /// So many seconds are left.
    pub seconds: i64,
    /// Has the viewer confirmed?
    pub accepted: bool,
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
            strong { (one.name.clone().unwrap_or_else(|| texts.say("name-guest"))) @if let Some(strength) = one.strength { " " span class="soft" { (strength) } } }
            span { (one.games.iter().map(|(title, _)| title.as_str()).collect::<Vec<_>>().join(", ")) }
            small class="soft" { (one.terms.join(" · ")) }
        }
    }
}

/// How it stands with one's own search, in the lobby and at the foot of other pages.
pub fn seek(seek: &SeekShown, texts: Texts) -> Markup {
    html! {
        section class="panel seek" id="seek" data-seek=(state(seek)) aria-live="polite" {
            @match seek {
                SeekShown::Form(form) => (seek_form(form, texts)),
                SeekShown::Waits { what, seconds, meanwhile } => (waits(what, *seconds, meanwhile, texts)),
                SeekShown::Asked(asked) => (confirm(asked, texts)),
                SeekShown::Found { table } => {
                    p class="said" { (texts.say("seek-found")) }
                    a class="button go" href={ "/t/" (table) } data-go { (texts.say("seek-go")) }
                }
                SeekShown::Dropped => {
                    p class="said" { (texts.say("seek-dropped")) }
                    form method="post" action="/find/leave" { button class="quiet" { (texts.say("seek-again")) } }
                }
            }
        }
    }
}

fn state(seek: &SeekShown) -> &'static str {
    match seek {
        SeekShown::Form(_) => "form",
        SeekShown::Waits { .. } => "waits",
        SeekShown::Asked(_) => "asked",
        SeekShown::Found { .. } => "found",
        SeekShown::Dropped => "dropped",
    }
}

fn seek_form(form: &SeekForm, texts: Texts) -> Markup {
    html! {
        form class="seek-form" method="post" action="/find" {
            h2 { (texts.say("seek-title")) }
            p class="soft" { (texts.say("seek-about")) }
            fieldset class="seek-games" {
                legend { (texts.say("seek-games")) }
                div { @for game in &form.games {
                    label {
                        input type="checkbox" name="game" value=(game.meta.id) checked;
                        span class="emblem" aria-hidden="true" { (game.emblem) }
                        span class="title" { (game.title) }
                    }
                } }
            }
            fieldset class="chips-of" {
                legend { (texts.say("seek-seats")) }
                div { @for seats in &form.seats {
                    label { input type="checkbox" name="seats" value=(seats) checked[*seats == 2]; span { (seats) } }
                } }
            }
            fieldset class="chips-of" {
                legend { (texts.say("setup-pace")) }
                div { @for (index, (pace, words)) in form.paces.iter().enumerate() {
                    label { input type="checkbox" name="pace" value=(pace) checked[index == 0]; span { (words) } }
                } }
            }
            label class="flexible" { input type="checkbox" name="flexible" value="yes" checked; span { (texts.say("seek-flexible")) } }
            @if form.name.is_none() {
                label class="flexible" { input type="checkbox" name="rated" value="yes"; span { (texts.say("seek-rated")) } }
            }
            @if let Some(name) = &form.name {
                label class="called" {
                    span { (texts.say("name-label")) }
                    input name="name" value=(name) maxlength="30" autocomplete="nickname" placeholder=(texts.say("name-guest"));
                }
            }
            button class="go" { (texts.say("seek-now")) }
        }
    }
}

fn waits(what: &WaitingShown, seconds: i64, meanwhile: &str, texts: Texts) -> Markup {
    html! {
        p class="said" {
            span class="pulse" aria-hidden="true" { i {} i {} i {} }
            strong { (texts.say("seek-waits")) }
            // The script goes on counting.
            span class="soft" data-waits=(seconds) aria-hidden="true" { (minutes(seconds)) }
        }
        p class="soft terms" {
            (what.games.iter().map(|(title, _)| title.as_str()).collect::<Vec<_>>().join(", ")) " · " (what.terms.join(" · "))
        }
        div class="seek-ways" {
            form method="post" action="/play" class="meanwhile" {
                input type="hidden" name="game" value=(meanwhile);
                input type="hidden" name="with" value="bots";
                button { (texts.say("seek-meanwhile")) }
            }
            form method="post" action="/find/leave" { button class="quiet" { (texts.say("seek-stop")) } }
        }
        p class="soft meanwhile" { (texts.say("seek-meanwhile-about")) }
    }
}

fn confirm(asked: &AskedShown, texts: Texts) -> Markup {
    html! {
        div class="asked" {
            span class="emblem" aria-hidden="true" { (asked.emblem) }
            div {
                p class="said" { strong { (texts.say("seek-asked")) } }
                p { (asked.title) " · " (asked.names.join(", ")) }
                p class="soft" { (asked.pace) }
            }
        }
        @if asked.accepted {
            p class="soft" { (texts.say("seek-others")) }
        } @else {
            form class="seek-ways" method="post" action="/find/answer" {
                input type="hidden" name="number" value=(asked.number);
                button class="go" name="answer" value="yes" { (texts.say("seek-accept")) }
                button class="quiet" name="answer" value="no" { (texts.say("seek-decline")) }
            }
        }
        p class="left" { span class="visually-hidden" { (texts.say("seek-left")) } span data-left-seconds=(asked.seconds) { (asked.seconds) } }
    }
}

fn minutes(seconds: i64) -> String {
    format!("{}:{:02}", seconds / 60, seconds % 60)
}
