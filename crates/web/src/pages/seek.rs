//! “Find me a game”: the form, waiting with something to play meanwhile, and a match to confirm.

use super::GameShown;
use super::lobby::WaitingShown;
use crate::kept::listed;
use crate::{Called, Texts};
use maud::{Markup, html};

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
        /// What they play until somebody comes.
        meanwhile: MeanwhileShown,
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

/// What somebody who waits plays against bots until somebody comes.
#[derive(Debug)]
pub enum MeanwhileShown {
    /// Nothing yet.
    Offered {
        /// What they could: ids of games, and their titles.
        games: Vec<(String, String)>,
    },
    /// A game, elsewhere.
    Goes {
        /// The table's id.
        table: String,
    },
    /// The game on this page.
    Here,
}

/// What can be looked for, and whether it is chosen at first.
#[derive(Debug)]
pub struct SeekForm {
    /// The games.
    pub games: Vec<(GameShown, bool)>,
    /// Numbers of players.
    pub seats: Vec<(usize, bool)>,
    /// As the server writes them, and in words; the usual one first.
    pub paces: Vec<(String, String, bool)>,
    /// After a while, also another number of players or another pace.
    pub flexible: bool,
    /// Against anyone, however strong.
    pub anyone: bool,
    /// A rated game.
    pub rated: bool,
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
    pub names: Vec<Called>,
    /// The pace, in words.
    pub pace: String,
    /// So many seconds are left.
    pub seconds: i64,
    /// Has the viewer confirmed?
    pub accepted: bool,
    /// Does a game against bots end by it?
    pub ends_another: bool,
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
                    div class="seek-ways" {
                        form method="post" action="/find/again" { button class="go" { (texts.say("seek-again")) } }
                        form method="post" action="/find/leave" { button class="quiet" { (texts.say("seek-stop")) } }
                    }
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
                div { @for (game, chosen) in &form.games {
                    label {
                        input type="checkbox" name="game" value=(game.meta.id) checked[*chosen];
                        span class="emblem" aria-hidden="true" { (game.emblem) }
                        span class="title" { (game.title) }
                    }
                } }
            }
            fieldset class="chips-of" {
                legend { (texts.say("seek-seats")) }
                div { @for (seats, chosen) in &form.seats {
                    label { input type="checkbox" name="seats" value=(seats) checked[*chosen]; span { (seats) } }
                } }
            }
            fieldset class="chips-of" {
                legend { (texts.say("setup-pace")) }
                div { @for (pace, words, chosen) in &form.paces {
                    label { input type="checkbox" name="pace" value=(pace) checked[*chosen]; span { (words) } }
                } }
            }
            label class="flexible" { input type="checkbox" name="flexible" value="yes" checked[form.flexible]; span { (texts.say("seek-flexible")) } }
            @match &form.name {
                None => (for_those_with_ratings(form, texts)),
                Some(name) => {
                    label class="called" {
                        span { (texts.say("name-label")) }
                        input name="name" value=(name) maxlength="30" autocomplete="nickname" placeholder=(texts.say("name-guest"));
                    }
                }
            }
            button class="go" { (texts.say("seek-now")) }
            @if form.name.is_some() {
                p class="soft keeps" { (texts.say("seek-keep")) " " a href="/me/keep" { (texts.say("keep-title")) } }
            }
        }
    }
}

/// Guests have no rating, so for them there is nothing to choose.
fn for_those_with_ratings(form: &SeekForm, texts: Texts) -> Markup {
    html! {
        fieldset class="chips-of" {
            legend { (texts.say("seek-strength")) }
            div {
                label { input type="radio" name="strength" value="near" checked[!form.anyone]; span { (texts.say("seek-strength-near")) } }
                label { input type="radio" name="strength" value="anyone" checked[form.anyone]; span { (texts.say("seek-strength-anyone")) } }
            }
            p class="soft" { (texts.say("seek-strength-about")) }
        }
        label class="flexible" { input type="checkbox" name="rated" value="yes" checked[form.rated]; span { (texts.say("seek-rated")) } }
    }
}

fn waits(what: &WaitingShown, seconds: i64, meanwhile: &MeanwhileShown, texts: Texts) -> Markup {
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
        @match meanwhile {
            MeanwhileShown::Offered { games } => (offers(games, texts)),
            MeanwhileShown::Goes { table } => {
                p class="seek-ways" { a class="button" href={ "/t/" (table) } { (texts.say("seek-meanwhile-back")) } }
            }
            MeanwhileShown::Here => p class="soft ends" { (texts.say("seek-meanwhile-here")) },
        }
        form method="post" action="/find/leave" { button class="quiet" { (texts.say("seek-stop")) } }
    }
}

/// A bot in the meantime: at one of the games that are looked for.
fn offers(games: &[(String, String)], texts: Texts) -> Markup {
    html! {
        form method="post" action="/find/meanwhile" class="meanwhile" {
            @match games {
                [(id, _)] => button name="game" value=(id) { (texts.say("seek-meanwhile")) },
                several => {
                    p { (texts.say("seek-meanwhile")) }
                    div { @for (id, title) in several { button class="quiet" name="game" value=(id) { (title) } } }
                }
            }
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
                p { (asked.title) " · " (listed(&asked.names, texts)) }
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
        @if asked.ends_another { p class="soft ends" { (texts.say("seek-ends-another")) } }
        p class="left" { (texts.say("seek-left")) " " span data-left-seconds=(asked.seconds) { (asked.seconds) } }
    }
}

fn minutes(seconds: i64) -> String {
    format!("{}:{:02}", seconds / 60, seconds % 60)
}
