//! The first page: the games, and the tables one knows.

use super::GameShown;
use super::shell::Shell;
use crate::Texts;
use crate::assets::Assets;
use maud::{Markup, html};

/// A table in a list.
#[derive(Debug)]
pub struct Listed {
    /// Its id.
    pub id: String,
    /// Title of the game.
    pub title: String,
    /// Who sits there.
    pub names: Vec<String>,
    /// Seats that are free.
    pub free: usize,
    /// Do the rules wait for the viewer?
    pub my_turn: bool,
    /// Is it over?
    pub over: bool,
}

/// What the first page shows.
#[derive(Debug)]
pub struct Home {
    /// The games.
    pub games: Vec<GameShown>,
    /// Tables where the viewer holds a seat, the newest first.
    pub mine: Vec<Listed>,
    /// Tables that look for players.
    pub open: Vec<Listed>,
}

/// The first page.
pub fn home(home: &Home, texts: Texts, assets: &Assets) -> Markup {
    Shell::new("", texts, "/", assets).around(&html! {
        div class="home" {
            header class="welcome" {
                h1 { (texts.say("home-title")) }
                p { (texts.say("home-about")) }
            }
            @if !home.mine.is_empty() { (list("home-mine", &home.mine, texts)) }
            form class="start" method="post" action="/play" {
                label class="nickname" {
                    span { (texts.say("name-label")) }
                    input name="name" maxlength="30" autocomplete="nickname" data-name placeholder=(texts.say("name-guest"));
                }
                ul class="games" {
                    @for game in &home.games { (game_card(game, texts)) }
                }
            }
            div class="doors" {
                form class="panel code-door" method="get" action="/join" {
                    h2 { (texts.say("code-title")) }
                    label { span { (texts.say("code-label")) }
                        input name="code" required maxlength="12" autocapitalize="characters" autocomplete="off"; }
                    button { (texts.say("code-join")) }
                }
                @if home.open.is_empty() {
                    section class="panel" {
                        h2 { (texts.say("home-open")) }
                        p class="soft" { (texts.say("home-open-none")) }
                    }
                } @else { (list("home-open", &home.open, texts)) }
            }
        }
    })
}

fn game_card(game: &GameShown, texts: Texts) -> Markup {
    let id = game.meta.id;
    html! {
        li class="panel game" {
            div class="emblem" aria-hidden="true" { (game.emblem) }
            h2 { (game.title) }
            p { (game.tagline) }
            p class="soft" {
                (texts.with("home-players").and("min", game.meta.min_seats).and("max", game.meta.max_seats).say())
                " · "
                (texts.with("home-minutes").and("min", game.minutes.0).and("max", game.minutes.1).say())
                " · "
                a href={ "/rules/" (id) } { (texts.say("menu-rules")) }
            }
            div class="ways" {
                button name="game" value=(id) { (texts.say("home-play-bot")) }
                a class="button quiet" href={ "/play/" (id) "?with=friends" } { (texts.say("home-friends")) }
                a class="button quiet" href={ "/play/" (id) "?with=device" } { (texts.say("home-device")) }
            }
        }
    }
}

fn list(title: &str, tables: &[Listed], texts: Texts) -> Markup {
    html! {
        section class="panel tables" {
            h2 { (texts.say(title)) }
            ul {
                @for table in tables {
                    li data-mine[table.my_turn] {
                        a href={ "/t/" (table.id) } { (table.title) }
                        span { (table.names.join(", ")) }
                        @if table.my_turn { strong class="tag turn" { (texts.say("turn-mine")) } }
                        @if table.free > 0 { span class="tag" { (texts.with("home-free").and("count", table.free).say()) } }
                        @if table.over { span class="tag" { (texts.say("home-over")) } }
                    }
                }
            }
        }
    }
}
