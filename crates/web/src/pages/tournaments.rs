//! Tournaments to join or follow, and the form to open one.

use super::GameShown;
use super::shell::Shell;
use crate::Texts;
use crate::assets::Assets;
use maud::{Markup, html};

/// A tournament in a list.
#[derive(Debug)]
pub struct ListedCup {
    /// Its id.
    pub id: String,
    /// What it is called; perhaps empty.
    pub title: String,
    /// The game.
    pub game: GameShown,
    /// How many play.
    pub players: usize,
    /// How many sit at a table, pace and options in words.
    pub terms: Vec<String>,
    /// Has it begun?
    pub playing: bool,
}

/// The page of all tournaments.
#[derive(Debug)]
pub struct Cups {
    /// Those the viewer plays in or organises.
    pub mine: Vec<ListedCup>,
    /// Those everybody can see.
    pub open: Vec<ListedCup>,
    /// The games there are.
    pub games: Vec<GameShown>,
    /// The paces there are: as the server writes them, and in words.
    pub paces: Vec<(String, String)>,
}

/// After so many minutes a tournament can begin by itself.
const MINUTES: [u32; 5] = [2, 5, 15, 30, 60];
const MOST_ROUNDS: u32 = 12;

/// The page of all tournaments.
pub fn tournaments(page: &Cups, texts: Texts, assets: &Assets) -> Markup {
    let title = texts.say("cups-title");
    Shell::new(&title, texts, "/tournaments", assets).around(&html! {
        div class="cups" {
            h1 { (title) }
            p { (texts.say("cups-about")) }
            @if !page.mine.is_empty() { section { h2 { (texts.say("mine-title")) } (cup_list(&page.mine, texts)) } }
            section {
                h2 { (texts.say("cups-open")) }
                @if page.open.is_empty() { p class="soft" { (texts.say("cups-none")) } }
                @else { (cup_list(&page.open, texts)) }
            }
            section class="panel" {
                h2 { (texts.say("cups-new")) }
                (form(page, texts))
            }
        }
    })
}

/// Tournaments as rows.
pub(super) fn cup_list(cups: &[ListedCup], texts: Texts) -> Markup {
    html! {
        ul class="tables" {
            @for cup in cups {
                li {
                    a class="row" href={ "/tournaments/" (cup.id) } {
                        span class="emblem" aria-hidden="true" { (cup.game.emblem) }
                        span class="what" {
                            strong { @if cup.title.is_empty() { (cup.game.title) } @else { (cup.title) } }
                            span { (texts.say("cup-title")) " · " (texts.with("cup-players").and("count", cup.players).say()) }
                            small class="soft" { (cup.terms.join(" · ")) }
                        }
                        span class="state" { span class="tag" { @if cup.playing { (texts.say("cup-playing")) } @else { (texts.say("cup-waiting")) } } }
                    }
                }
            }
        }
    }
}

fn form(page: &Cups, texts: Texts) -> Markup {
    let most = page.games.iter().map(|game| game.meta.max_seats).max().unwrap_or(2);
    html! {
        form class="setup" method="post" action="/tournaments" {
            fieldset class="kinds" {
                legend { (texts.say("cup-game")) }
                @for (index, game) in page.games.iter().enumerate() {
                    div class="kind" {
                        label {
                            input type="radio" name="game" value=(game.meta.id) checked[index == 0];
                            span { strong { (game.title) } small class="soft" { (texts.with("home-players").and("min", game.meta.min_seats).and("max", game.meta.max_seats).say()) } }
                        }
                        (options(game))
                    }
                }
            }
            label class="line" { span { (texts.say("cup-seats-label")) }
                select name="seats" { @for seats in 2..=most { option value=(seats) { (seats) } } } }
            label class="line" { span { (texts.say("setup-pace")) }
                select name="pace" { @for (pace, words) in &page.paces { option value=(pace) { (words) } } } }
            label class="line" { span { (texts.say("cup-rounds-label")) }
                select name="rounds" {
                    option value="" { (texts.say("cup-rounds-auto")) }
                    @for rounds in 1..=MOST_ROUNDS { option value=(rounds) { (rounds) } }
                } }
            label class="line" { span { (texts.say("cup-begins-label")) }
                select name="minutes" {
                    option value="" { (texts.say("cup-begins-manual")) }
                    @for minutes in MINUTES { option value=(minutes) { (texts.with("cup-begins-after").and("minutes", minutes).say()) } }
                } }
            label class="line" { span { (texts.say("cup-name")) } input name="title" maxlength="60" autocomplete="off"; }
            label class="line" { input type="checkbox" name="rated" value="yes"; span { (texts.say("cup-rated")) } }
            label class="line" { input type="checkbox" name="listed" value="yes" checked; span { (texts.say("cup-listed")) } }
            button class="go" { (texts.say("cup-go")) }
        }
    }
}

/// What can be chosen of a game; shown while that game is.
fn options(game: &GameShown) -> Markup {
    html! {
        @if !game.options.is_empty() {
            div class="options" {
                @for option in &game.options {
                    label class="line" { span { (option.name) }
                        select name={ "option-" (game.meta.id) "-" (option.key) } {
                            @for (value, meaning) in &option.values { option value=(value) { (meaning) } }
                        }
                    }
                }
            }
        }
    }
}
