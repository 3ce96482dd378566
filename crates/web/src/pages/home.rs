//! The first page: a code to join by, the games, the tables one knows.

use super::GameShown;
use super::belongings::{Belongings, brought};
use super::lobby::{HallShown, hall};
use super::puzzles::{PUZZLE_OF_THE_DAY, PuzzleOfTheDay, difficulty};
use super::sheet::{Sheet, form};
use super::shell::Shell;
use super::tables::{Listed, list};
use super::tournaments::{ListedCup, cup_list};
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
    /// Who else is here, and tables that look for players.
    pub hall: HallShown,
    /// Tournaments that everybody can join or follow.
    pub cups: Vec<ListedCup>,
    /// What the viewer has learned, if they are signed in.
    pub belongings: Option<Belongings>,
    /// The puzzle of the day, if there is one.
    pub puzzle: Option<PuzzleOfTheDay>,
}

/// The first page.
pub fn home(home: &Home, texts: Texts, assets: &Assets) -> Markup {
    Shell::new("", texts, "/", assets).around(&html! {
        (brought(home.belongings.as_ref()))
        div class="home" {
            header class="welcome" {
                div {
                    h1 { (texts.say("home-title")) }
                    p { (texts.say("home-about")) }
                }
                a class="button find-door" href="/lobby" { (texts.say("seek-title")) }
                form class="code-door" method="get" action="/join" {
                    label { span { (texts.say("code-title")) }
                        input name="code" required maxlength="12" autocapitalize="characters" autocomplete="off" placeholder=(texts.say("code-label")); }
                    button class="quiet" { (texts.say("code-join")) }
                }
                @if home.belongings.is_none() { a class="sign-in" href="/sign-in" { (texts.say("sign-in-title")) } }
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
                (today("/tournaments", LAURELS, &texts.say("cups-title"), &texts.say("cups-home")))
            }
            section class="panel lobby" {
                h2 { a href="/lobby" { (texts.say("lobby-title")) } }
                (hall(&home.hall, texts))
                @if !home.cups.is_empty() { (cup_list(&home.cups, texts)) }
            }
            @for game in &home.games { (sheet(game, texts)) }
        }
    })
}

/// A fan of cards, a riddle in a pyramid, and a cup.
const CARDS: &str = r#"<path d="m6 12 12-4 8 26-12 4z"/><path d="M18 7h13v28H18z"/><path d="m31 8 12 4-8 26-12-4z" class="first"/><path d="m33 16 3 5-4 4-3-5z" class="mark"/>"#;
const RIDDLE: &str = r#"<path d="M24 5 45 40H3z" class="first"/><path d="M24 5v35H3z"/><path d="M19.500 23.500c0-6 9-6 9 0 0 4-4.500 3.500-4.500 8m0 3v.5" class="line"/>"#;

const LAURELS: &str = r#"<path d="M13 6h22v9c0 8-5 13-11 13S13 23 13 15z" class="first"/><path d="M13 9H6c0 7 3 11 8 12M35 9h7c0 7-3 11-8 12"/><path d="M24 28v7M16 40h16v-5H16z"/>"#;

/// What is new every day.
fn today(href: &str, drawing: &str, title: &str, about: &str) -> Markup {
    html! {
        a class="today" href=(href) {
            svg viewBox="0 0 48 45" aria-hidden="true" { (PreEscaped(drawing)) }
            span { strong { (title) } span class="soft" { (about) } }
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
