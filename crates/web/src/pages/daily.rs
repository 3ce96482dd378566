//! The deal of the day: what there is to play today, and how everybody did.

use super::GameShown;
use super::shell::Shell;
use crate::assets::Assets;
use crate::kept::kept_mark;
use crate::table::number;
use crate::{Texts, level_name};
use benben_core::{Commitment, Day, Secret, Seed};
use maud::{Markup, html};

/// How far the viewer is with a deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trying {
    /// They have yet to begin.
    Not,
    /// They are playing, at this table.
    Still(String),
    /// They have played it, at this table.
    Done(String),
}

/// A game's deal of today.
#[derive(Debug)]
pub struct DailyGame {
    /// The game.
    pub game: GameShown,
    /// How far the viewer is.
    pub trying: Trying,
}

/// The first page of the deals.
#[derive(Debug)]
pub struct DailyPage {
    /// Today.
    pub today: Day,
    /// Today's deals.
    pub games: Vec<DailyGame>,
    /// Earlier days, the latest first.
    pub earlier: Vec<Day>,
    /// Tomorrow's commitments, by the title of the game.
    pub tomorrow: Vec<(String, Commitment)>,
}

/// One line of a board.
#[derive(Clone, Debug)]
pub struct BoardRow {
    /// What they are called.
    pub name: String,
    /// Do they keep that name?
    pub keeps_name: bool,
    /// Is it a bot, in the place of a person?
    pub is_bot: bool,
    /// Is it the viewer?
    pub is_you: bool,
    /// The share of the win.
    pub share: f64,
    /// The points.
    pub points: i32,
    /// What luck gave and decisions cost, as shares of the win, where that is known.
    pub account: Option<LuckAndSkill>,
}

/// What luck gave, and what one's own decisions cost.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LuckAndSkill {
    /// Of the deal, and of what came between one's decisions.
    pub luck: f64,
    /// Never above 0.
    pub decisions: f64,
}

/// The deal of a game on one day.
#[derive(Debug)]
pub struct DailyBoard {
    /// The game.
    pub game: GameShown,
    /// The day.
    pub day: Day,
    /// When the deal was drawn, as machines write it.
    pub drawn_at: String,
    /// What was published of it at once.
    pub commitment: Commitment,
    /// What is published when the day is over.
    pub shown: Option<(Secret, Seed)>,
    /// The level of the bot one plays against.
    pub opponent: &'static str,
    /// How far the viewer is.
    pub trying: Trying,
    /// The board, if the viewer may see it; bots first.
    pub rows: Option<Vec<BoardRow>>,
    /// Do bots still play?
    pub bots_play: bool,
}

/// Where the deal of a game on a day is.
fn address(day: Day, game: &str) -> String {
    format!("/daily/{day}/{game}")
}

/// Today's deals.
pub fn daily(page: &DailyPage, texts: Texts, assets: &Assets) -> Markup {
    let title = texts.say("daily-title");
    Shell::new(&title, texts, "/daily", assets).around(&html! {
        div class="daily" {
            h1 { (title) " · " (day(page.today)) }
            p { (texts.say("daily-about")) }
            ul class="games" {
                @for one in &page.games { (card(page.today, one, texts)) }
            }
            @if !page.earlier.is_empty() {
                section class="panel" {
                    h2 { (texts.say("daily-earlier")) }
                    p class="soft" { (texts.say("daily-earlier-about")) }
                    ul class="days" {
                        @for earlier in &page.earlier {
                            li { (day(*earlier))
                                @for one in &page.games { " · " a href=(address(*earlier, one.game.meta.id)) { (one.game.title) } }
                            }
                        }
                    }
                }
            }
            details class="panel" {
                summary { (texts.say("daily-tomorrow")) }
                p class="soft" { (texts.say("daily-tomorrow-about")) }
                dl { @for (title, commitment) in &page.tomorrow { dt { (title) } dd { code { (commitment) } } } }
            }
        }
    })
}

fn day(day: Day) -> Markup {
    html! { time datetime=(day) { (day) } }
}

fn card(today: Day, one: &DailyGame, texts: Texts) -> Markup {
    let at = address(today, one.game.meta.id);
    html! {
        li class="panel game" {
            div class="emblem" aria-hidden="true" { (one.game.emblem) }
            h2 { (one.game.title) }
            p class="tagline" { (one.game.tagline) }
            div class="ways" {
                (play(&at, &one.trying, "daily-play", texts))
                a class="button quiet" href=(at) { (texts.say("daily-board")) }
            }
        }
    }
}

/// The way to one's table.
fn play(at: &str, trying: &Trying, begin: &str, texts: Texts) -> Markup {
    html! {
        @match trying {
            Trying::Not => { form method="post" action=(at) { button { (texts.say(begin)) } } }
            Trying::Still(table) => { a class="button" href={ "/t/" (table) } { (texts.say("daily-continue")) } }
            Trying::Done(table) => { a class="button quiet" href={ "/t/" (table) } { (texts.say("daily-table")) } }
        }
    }
}

/// One deal, with its board.
pub fn daily_board(board: &DailyBoard, texts: Texts, assets: &Assets) -> Markup {
    let title = format!("{} · {}", texts.say("daily-title"), board.game.title);
    let at = address(board.day, board.game.meta.id);
    let over = board.shown.is_some();
    Shell::new(&title, texts, &at, assets).around(&html! {
        div class="daily" {
            h1 { (title) " · " (day(board.day)) }
            p { (texts.with("daily-against").and("bot", level_name(board.opponent, texts)).say()) " "
                (texts.say(if over { "daily-over" } else { "daily-ends" })) }
            div class="next" {
                (play(&at, &board.trying, if over { "daily-play-late" } else { "daily-play" }, texts))
                @if over && board.trying != Trying::Not { (play(&at, &Trying::Not, "daily-play-late", texts)) }
                a class="button quiet" href="/daily" { (texts.say("daily-all")) }
            }
            section class="panel" {
                h2 { (texts.say("daily-board")) }
                (rows(board, texts))
            }
            section class="panel fair" {
                h2 { (texts.say("daily-fair")) }
                p { (texts.with("daily-fair-drawn").and("time", board.drawn_at.replace('T', " ")).say()) }
                p { (texts.say("daily-fair-same")) }
                p { (texts.say(if over { "daily-fair-over" } else { "daily-fair-later" })) }
                dl {
                    dt { (texts.say("proof-published")) } dd { code { (board.commitment) } }
                    @if let Some((secret, seed)) = &board.shown {
                        dt { (texts.say("proof-secret")) } dd { code { (secret) } }
                        dt { (texts.say("proof-seed-name")) } dd { code { (seed) } }
                    }
                }
            }
        }
    })
}

fn rows(board: &DailyBoard, texts: Texts) -> Markup {
    let Some(rows) = &board.rows else {
        return html! { p class="soft" { (texts.say("daily-board-later")) } };
    };
    html! {
        @if rows.is_empty() && !board.bots_play { p class="soft" { (texts.say("daily-board-none")) } }
        @else {
            table class="board-of-the-day" {
                thead {
                    tr {
                        th scope="col" { (texts.say("daily-player")) }
                        th scope="col" { (texts.say("daily-result")) }
                        th scope="col" { (texts.say("seat-points")) }
                        th scope="col" { (texts.say("daily-luck")) }
                        th scope="col" { (texts.say("daily-decisions")) }
                    }
                }
                tbody { @for row in rows { (line(row, texts)) } }
            }
        }
        @if board.bots_play { p class="soft" { (texts.say("daily-bots-play")) } }
        @if rows.iter().any(|row| row.is_you && row.account.is_none()) { p class="soft" { (texts.say("daily-account-later")) } }
        p class="soft" { (texts.say("daily-account-about")) }
    }
}

fn line(row: &BoardRow, texts: Texts) -> Markup {
    let result = match row.share {
        share if share >= 1.0 => "daily-won",
        share if share > 0.0 => "daily-shared",
        _ => "daily-lost",
    };
    html! {
        tr data-me[row.is_you] data-bot[row.is_bot] {
            th scope="row" {
                (row.name) (kept_mark(row.keeps_name, texts))
                @if row.is_bot { " " span class="tag" { (texts.say("daily-bot")) } }
                @if row.is_you { " " span class="tag" { (texts.say("seat-you")) } }
            }
            td { (texts.say(result)) }
            td { (number(row.points)) }
            td { @if let Some(account) = row.account { (points(account.luck)) } @else { "–" } }
            td { @if let Some(account) = row.account { (points(account.decisions)) } @else { "–" } }
        }
    }
}

/// A share of the win in points of a hundred, with its sign.
fn points(share: f64) -> String {
    let points = format!("{:+.1}", 100.0 * share);
    if points == "-0.0" { "+0.0".to_owned() } else { points.replace('-', "−") }
}
