//! The first page: a code to join by, the games, the tables one knows.

use super::GameShown;
use super::puzzles::{PUZZLE_OF_THE_DAY, PuzzleOfTheDay, difficulty};
use super::sheet::{Sheet, form};
use super::shell::Shell;
use super::tables::{Listed, list};
use crate::Texts;
use crate::assets::Assets;
use maud::{Markup, PreEscaped, html};

/// What the first page shows.
#[derive(Debug)]
pub struct Home {
    /// The games, each with its sheet.
    pub games: Vec<Sheet>,
    /// Tables where the viewer has a seat and which are not over, those that wait for them first.
    pub mine: Vec<Listed>,
    /// Tables that look for players.
    pub open: Vec<Listed>,
    /// Is the viewer signed in?
    pub signed_in: bool,
    /// The puzzle of the day, if there is one.
    pub puzzle: Option<PuzzleOfTheDay>,
}

/// The first page.
pub fn home(home: &Home, texts: Texts, assets: &Assets) -> Markup {
    Shell::new("", texts, "/", assets).around(&html! {
        div class="home" {
            header class="welcome" {
                div {
                    h1 { (texts.say("home-title")) }
                    p { (texts.say("home-about")) }
                }
                form class="code-door" method="get" action="/join" {
                    label { span { (texts.say("code-title")) }
                        input name="code" required maxlength="12" autocapitalize="characters" autocomplete="off" placeholder=(texts.say("code-label")); }
                    button class="quiet" { (texts.say("code-join")) }
                }
                @if !home.signed_in { a class="sign-in" href="/sign-in" { (texts.say("sign-in-title")) } }
            }
            @if !home.mine.is_empty() {
                section class="going" {
                    h2 class="visually-hidden" { (texts.say("home-mine")) }
                    (list(&home.mine, texts))
                }
            }
            ul class="games" {
                @for game in &home.games { (card(game, texts)) }
            }
            div class="todays" {
                (today("/daily", CARDS, &texts.say("daily-title"), &texts.say("daily-home")))
                @if let Some(puzzle) = &home.puzzle {
                    (today(PUZZLE_OF_THE_DAY, RIDDLE, &texts.say("puzzles-today"), &format!("{} · {}", puzzle.game.title, difficulty(puzzle.found_by, texts))))
                }
            }
            section class="panel lobby" {
                h2 { (texts.say("home-open")) }
                (lobby(&home.open, texts))
            }
            @for game in &home.games { (sheet(game, texts)) }
        }
    })
}

/// A fan of cards, and a riddle in a pyramid.
const CARDS: &str = r#"<path d="m6 12 12-4 8 26-12 4z"/><path d="M18 7h13v28H18z"/><path d="m31 8 12 4-8 26-12-4z" class="first"/><path d="m33 16 3 5-4 4-3-5z" class="mark"/>"#;
const RIDDLE: &str = r#"<path d="M24 5 45 40H3z" class="first"/><path d="M24 5v35H3z"/><path d="M19.500 23.500c0-6 9-6 9 0 0 4-4.500 3.500-4.500 8m0 3v.5" class="line"/>"#;

/// What is new every day.
fn today(href: &str, drawing: &str, title: &str, about: &str) -> Markup {
    html! {
        a class="today" href=(href) {
            svg viewBox="0 0 48 45" aria-hidden="true" { (PreEscaped(drawing)) }
            span { strong { (title) } span class="soft" { (about) } }
        }
    }
}

/// The open tables: what is asked for again now and then.
pub fn lobby(open: &[Listed], texts: Texts) -> Markup {
    html! {
        div id="lobby" aria-live="polite" {
            @if open.is_empty() { p class="soft" { (texts.say("home-open-none")) } }
            @else { (list(open, texts)) }
        }
    }
}

fn card(sheet: &Sheet, texts: Texts) -> Markup {
    let (game, id) = (&sheet.game, sheet.game.meta.id);
    html! {
        li class="panel game" {
            div class="emblem" aria-hidden="true" { (game.emblem) }
            h2 { (game.title) }
            p class="tagline" { (game.tagline) }
            (facts(game, texts))
            (offer(sheet, texts))
            div class="ways" {
                button type="button" class="play" popovertarget={ "sheet-" (id) } aria-label={ (texts.say("home-play")) ": " (game.title) } { (texts.say("home-play")) }
                a class="button quiet" href={ "/rules/" (id) } { (texts.say("home-learn")) }
                @if sheet.again {
                    form method="post" action="/play" {
                        button class="quiet again" name="again" value=(id) { "↻ " (sheet.last_choice(texts)) }
                    }
                }
            }
        }
    }
}

/// Whoever has not played it here is offered to learn it; the script knows who has learned it.
fn offer(sheet: &Sheet, texts: Texts) -> Markup {
    let (id, count) = (sheet.game.meta.id, sheet.game.lessons);
    if sheet.again || count == 0 {
        return html! {};
    }
    html! {
        a class="offer" href={ "/learn/" (id) } data-offer=(id) data-count=(count) aria-label={ (texts.say("learn-offer")) ": " (sheet.game.title) } { (texts.say("learn-offer")) }
    }
}

/// For how many it is, and how long it takes.
pub(super) fn facts(game: &GameShown, texts: Texts) -> Markup {
    html! {
        p class="soft facts" {
            (texts.with("home-players").and("min", game.meta.min_seats).and("max", game.meta.max_seats).say())
            " · "
            (texts.with("home-minutes").and("min", game.minutes.0).and("max", game.minutes.1).say())
        }
    }
}

/// The sheet lies over the page until it is put away; browsers do that by themselves.
fn sheet(sheet: &Sheet, texts: Texts) -> Markup {
    let (game, id) = (&sheet.game, sheet.game.meta.id);
    html! {
        div class="sheet" id={ "sheet-" (id) } popover="auto" role="dialog" aria-label=(game.title) {
            div class="sheet-head" {
                div class="emblem" aria-hidden="true" { (game.emblem) }
                h2 { (game.title) }
                button type="button" class="quiet" popovertarget={ "sheet-" (id) } popovertargetaction="hide" aria-label=(texts.say("close")) { "×" }
            }
            (form(sheet, texts))
        }
    }
}
