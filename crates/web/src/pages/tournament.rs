//! A tournament as everybody follows it: who plays whom, who is ahead, where one's own table is.

mod rounds;
mod screen;

pub use screen::tournament_screen;

use super::GameShown;
use super::profile::named;
use super::sheet::LevelShown;
use super::shell::Shell;
use crate::Texts;
use crate::assets::Assets;
use crate::kept::kept_mark;
use crate::table::{SeatRating, rating_shown};
use maud::{Markup, html};
use rounds::{earlier, now_playing};

/// How far a tournament is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CupStage {
    /// People join.
    Gathering,
    /// A round is being played, or the next one is about to begin.
    Playing,
    /// It is over.
    Over,
    /// It was ended before anything was played.
    Closed,
}

/// A tournament on its page.
#[derive(Debug)]
pub struct Cup {
    /// Its id.
    pub id: String,
    /// What it is called; perhaps empty.
    pub title: String,
    /// The game.
    pub game: GameShown,
    /// Options and pace, in words.
    pub terms: Vec<String>,
    /// How many sit at a table.
    pub seats: u8,
    /// How far it is.
    pub stage: CupStage,
    /// Is it Swiss, once that is known?
    pub swiss: Option<bool>,
    /// The round that is being played, or was played last.
    pub round: u32,
    /// How many there are, once that is known.
    pub rounds: Option<u32>,
    /// What is counted down, in seconds.
    pub countdown: Option<Countdown>,
    /// Can the viewer join?
    pub joinable: bool,
    /// What the viewer is called, if that is known.
    pub name: String,
    /// What it is to the viewer, if they play.
    pub me: Option<Me>,
    /// Does the viewer organise it?
    pub organiser: bool,
    /// Bots that can be added; none if one plays.
    pub levels: Vec<LevelShown>,
    /// Everybody who is there.
    pub players: Vec<CupPlayer>,
    /// Who is ahead.
    pub standings: Vec<CupStanding>,
    /// The rounds, in order.
    pub results: Vec<CupRound>,
    /// The link to send to others.
    pub link: String,
}

/// What is counted down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Countdown {
    /// To the beginning.
    Begins(i64),
    /// To the next round.
    NextRound(i64),
    /// To the end of this round.
    TimeCalled(i64),
}

/// What a tournament is to somebody who plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Me {
    /// Their table is here.
    Table(String),
    /// They have a bye.
    SitsOut,
    /// Their table is over, others are not.
    Done,
    /// They wait for the next round.
    Waits,
}

/// A player.
#[derive(Clone, Debug)]
pub struct CupPlayer {
    /// From 1.
    pub number: u16,
    /// What they are called.
    pub name: String,
    /// Do they keep that name?
    pub keeps_name: bool,
    /// Is it the viewer?
    pub is_me: bool,
    /// Have they left?
    pub left: bool,
    /// How well they play the game, if they show it to everyone.
    pub rating: Option<SeatRating>,
}

/// A line of the standings.
#[derive(Clone, Debug)]
pub struct CupStanding {
    /// From 1.
    pub place: u32,
    /// What they are called.
    pub name: String,
    /// Do they keep that name?
    pub keeps_name: bool,
    /// The name of a profile that everyone can see.
    pub profile: Option<String>,
    /// How well they play the game, if they show it to everyone.
    pub rating: Option<SeatRating>,
    /// Is it the viewer?
    pub is_me: bool,
    /// Have they left?
    pub left: bool,
    /// As people write them.
    pub points: String,
    /// The same.
    pub strength: String,
    /// The same.
    pub direct: String,
    /// What the games counted.
    pub scored: i64,
}

/// A round.
#[derive(Clone, Debug)]
pub struct CupRound {
    /// From 1.
    pub number: u32,
    /// Is all of it over?
    pub over: bool,
    /// The tables.
    pub tables: Vec<CupTable>,
    /// Who has a bye.
    pub byes: Vec<String>,
}

/// A table of a round.
#[derive(Clone, Debug)]
pub struct CupTable {
    /// Its id.
    pub id: String,
    /// Is it over?
    pub over: bool,
    /// Is it the viewer's?
    pub is_mine: bool,
    /// Names in seat order; once it is over, with what they won and what the game counted.
    pub seats: Vec<(String, Option<String>, Option<i32>)>,
}

impl Cup {
    /// What it is called, or else what is played.
    pub fn called(&self) -> &str {
        if self.title.is_empty() { &self.game.title } else { &self.title }
    }

    /// Is there anything yet to come?
    fn goes_on(&self) -> bool {
        matches!(self.stage, CupStage::Gathering | CupStage::Playing)
    }

    /// Can anybody still join? Where everyone meets everyone, nobody comes late.
    fn takes_more(&self) -> bool {
        self.stage == CupStage::Gathering || (self.stage == CupStage::Playing && self.swiss == Some(true))
    }

    fn address(&self, what: &str) -> String {
        format!("/tournaments/{}{what}", self.id)
    }

    /// Where it stands, in words.
    fn state(&self, texts: Texts) -> String {
        let round = |rounds: u32| {
            texts.with("cup-round-of").and("round", self.round.max(1)).and("rounds", rounds).say()
        };
        match (self.stage, self.rounds) {
            (CupStage::Gathering, _) => texts.say("cup-waiting"),
            (CupStage::Playing, Some(rounds)) => round(rounds),
            (CupStage::Playing, None) => texts.with("cup-round").and("round", self.round.max(1)).say(),
            (CupStage::Over, _) => texts.say("cup-over"),
            (CupStage::Closed, _) => texts.say("cup-closed"),
        }
    }
}

/// The page of a tournament.
pub fn tournament(cup: &Cup, texts: Texts, assets: &Assets) -> Markup {
    let path = cup.address("");
    let title = format!("{} · {}", cup.called(), texts.say("cup-title"));
    let shell =
        Shell { description: Some(texts.say("cup-invite")), ..Shell::new(&title, texts, &path, assets) };
    shell.around(&html! {
        div class="cup" data-cup=(cup.address("/live")) {
            header class="panel" data-part="head" {
                div class="emblem" aria-hidden="true" { (cup.game.emblem) }
                div {
                    h1 { (cup.called()) }
                    p class="terms" { (terms(cup, texts)) }
                    p class="state" role="status" { strong { (cup.state(texts)) } (countdown(cup, texts)) }
                }
                (mine(cup, texts))
            }
            @if cup.organiser { (organising(cup, texts)) }
            (now_playing(cup, texts))
            (standings(cup, texts))
            (earlier(cup, texts))
            (invitation(cup, texts))
        }
    })
}

fn terms(cup: &Cup, texts: Texts) -> String {
    let there = cup.players.iter().filter(|player| !player.left).count();
    let title = (!cup.title.is_empty()).then(|| cup.game.title.clone());
    let counts = [
        texts.with("cup-players").and("count", there).say(),
        texts.with("cup-seats").and("seats", cup.seats).say(),
    ];
    title.into_iter().chain(counts).chain(cup.terms.iter().cloned()).collect::<Vec<_>>().join(" · ")
}

fn countdown(cup: &Cup, texts: Texts) -> Markup {
    let (key, seconds) = match cup.countdown {
        None => return html! {},
        Some(Countdown::Begins(seconds)) => ("cup-begins", seconds),
        Some(Countdown::NextRound(seconds)) => ("cup-next-round", seconds),
        Some(Countdown::TimeCalled(seconds)) => ("cup-time-called", seconds),
    };
    let seconds = seconds.max(0);
    let soon = !matches!(cup.countdown, Some(Countdown::TimeCalled(_)));
    html! {
        span class="countdown" data-soon[soon] { (texts.say(key)) " " time data-countdown=(seconds) { (clock(seconds)) } }
    }
}

/// Hours, minutes and seconds, as clocks show them.
fn clock(seconds: i64) -> String {
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

/// What the viewer does next: one obvious thing.
fn mine(cup: &Cup, texts: Texts) -> Markup {
    html! {
        div class="mine" data-part="mine" {
            @match &cup.me {
                Some(Me::Table(table)) => { a class="button big" href={ "/t/" (table) } { (texts.say("cup-your-table")) } }
                Some(Me::SitsOut) => { p { (texts.say("cup-you-sit-out")) } }
                Some(Me::Done) => { p { (texts.say("cup-you-done")) } }
                Some(Me::Waits) if cup.goes_on() => { p { (texts.say("cup-you-play")) } }
                Some(Me::Waits) => {}
                None if cup.joinable => {
                    form method="post" action=(cup.address("/join")) {
                        label { span { (texts.say("name-label")) }
                            input name="name" value=(cup.name) maxlength="30" required autocomplete="nickname" placeholder=(texts.say("name-guest")); }
                        button class="big" { (texts.say("cup-join")) }
                    }
                }
                None => {}
            }
            @if cup.me.is_some() && cup.goes_on() {
                form method="post" action=(cup.address("/leave")) data-ask=(texts.say("cup-leave-sure")) { button class="quiet" { (texts.say("cup-leave")) } }
            }
        }
    }
}

fn organising(cup: &Cup, texts: Texts) -> Markup {
    if !cup.goes_on() {
        return html! {};
    }
    html! {
        section class="panel organising" data-part="organising" {
            h2 { (texts.say("cup-organise")) }
            div class="next" {
                @if cup.stage == CupStage::Gathering {
                    form method="post" action=(cup.address("/begin")) { button { (texts.say("cup-begin")) } }
                }
                @if !cup.levels.is_empty() {
                    form class="bot" method="post" action=(cup.address("/bot")) {
                        select name="level" aria-label=(texts.say("setup-level")) {
                            @for level in &cup.levels { option value=(level.key) { (level.name) } }
                        }
                        button class="quiet" { (texts.say("cup-bot")) }
                    }
                }
                form method="post" action=(cup.address("/end")) data-ask=(texts.say("cup-end-sure")) { button class="quiet danger" { (texts.say("cup-end")) } }
            }
            ul class="players" {
                @for player in cup.players.iter().filter(|player| !player.left) {
                    li {
                        span { (player.name) (kept_mark(player.keeps_name, texts)) @if let Some(rating) = player.rating { " " (rating_shown(texts, rating)) } }
                        form method="post" action=(cup.address("/remove")) data-ask=(texts.with("cup-remove-sure").and("name", player.name.as_str()).say()) {
                            button class="quiet" name="player" value=(player.number) aria-label={ (texts.say("cup-remove")) ": " (player.name) } { (texts.say("cup-remove")) }
                        }
                    }
                }
            }
        }
    }
}

fn standings(cup: &Cup, texts: Texts) -> Markup {
    html! {
        section class="panel standings" data-part="standings" {
            h2 { (texts.say("cup-standings")) }
            (table_of(&cup.standings, texts))
            @if let Some(swiss) = cup.swiss {
                p class="soft" { (texts.with("cup-format").and("kind", if swiss { "swiss" } else { "robin" }).say()) }
            }
            p class="soft" { (texts.say("cup-points-about")) " " (bye_words(cup, texts)) }
            p class="soft" { (texts.say("cup-tie-breaks")) }
            p class="ways" {
                a href=(cup.address("/results.txt")) { (texts.say("cup-text")) }
                a href={ "/api/v1/tournaments/" (cup.id) } { (texts.say("cup-json")) }
            }
        }
    }
}

fn bye_words(cup: &Cup, texts: Texts) -> String {
    let kind = match (cup.swiss, cup.seats) {
        (None, _) => return String::new(),
        (Some(true), 2) => "win",
        (Some(false), 2) if cup.players.len().is_multiple_of(2) => return String::new(),
        (Some(false), 2) => "none",
        _ => "half",
    };
    texts.with("cup-bye-about").and("kind", kind).say()
}

pub(super) fn table_of(standings: &[CupStanding], texts: Texts) -> Markup {
    html! {
        table class="ranks" {
            thead {
                tr {
                    th scope="col" { span class="visually-hidden" { (texts.say("cup-standings")) } }
                    th scope="col" { (texts.say("cup-player")) }
                    th scope="col" { (texts.say("cup-points")) }
                    th scope="col" { (texts.say("cup-strength")) }
                    th scope="col" class="more" { (texts.say("cup-direct")) }
                    th scope="col" class="more" { (texts.say("cup-scored")) }
                }
            }
            tbody {
                @for one in standings {
                    tr data-me[one.is_me] data-left[one.left] {
                        td { (one.place) "." }
                        th scope="row" { (named(&one.name, one.profile.as_deref())) (kept_mark(one.keeps_name, texts))
                            @if let Some(rating) = one.rating { " " (rating_shown(texts, rating)) }
                            @if one.is_me { " " span class="tag" { (texts.say("seat-you")) } }
                            @if one.left { " " span class="tag" { (texts.say("cup-left")) } }
                        }
                        td { (one.points) }
                        td { (one.strength) }
                        td class="more" { (one.direct) }
                        td class="more" { (one.scored) }
                    }
                }
            }
        }
    }
}

fn invitation(cup: &Cup, texts: Texts) -> Markup {
    html! {
        section class="panel invitation" {
            @if cup.goes_on() {
                img class="qr" src=(cup.address("/qr.svg")) width="132" height="132" alt=(texts.say("cup-qr"));
            }
            div {
                p { (texts.say(if cup.takes_more() { "cup-invite" } else { "cup-follow" })) }
                p { a href=(cup.link) { (cup.link) } }
                p { a href=(cup.address("/screen")) { (texts.say("cup-screen")) } }
            }
        }
    }
}

/// On whatever page somebody is: a round has begun, and this is the way to their table.
pub fn round_here(table: &str, texts: Texts) -> Markup {
    html! {
        section class="panel round-here" role="status" {
            p { strong { (texts.say("told-round")) } }
            a class="button" href={ "/t/" (table) } { (texts.say("cup-your-table")) }
        }
    }
}
