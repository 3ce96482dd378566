//! Which puzzles there are: by game, and from the easiest to the hardest.

use super::GameShown;
use super::belongings::{Belongings, brought, solved_in, tried_in};
use super::shell::Shell;
use crate::Texts;
use crate::assets::Assets;
use maud::{Markup, html};

/// The puzzles of a game.
#[derive(Debug)]
pub struct PuzzleList {
    /// The game.
    pub game: GameShown,
    /// How many of the weaker bots find each, in the order of their numbers.
    pub found_by: Vec<u8>,
}

/// The puzzle of the day.
#[derive(Debug)]
pub struct PuzzleOfTheDay {
    /// Of which game.
    pub game: GameShown,
    /// Its number.
    pub number: usize,
    /// How many of the weaker bots find it.
    pub found_by: u8,
}

/// Where today's puzzle is, whichever it is.
pub(super) const PUZZLE_OF_THE_DAY: &str = "/puzzles/today";

/// How many of the weaker bots find the easiest.
const EASIEST: u8 = 3;

/// How hard a puzzle is that so many of the weaker bots find.
pub(super) fn difficulty(found_by: u8, texts: Texts) -> String {
    texts.with("puzzle-level").and("found", found_by.min(EASIEST)).say()
}

/// What the browser keeps under it: which puzzles of a game were solved there.
pub(super) fn kept_as(game: &GameShown) -> String {
    solved_in(game.meta.id)
}

/// The games with puzzles, and the puzzle of the day.
pub fn puzzles(
    games: &[PuzzleList],
    today: Option<&PuzzleOfTheDay>,
    belongings: Option<&Belongings>,
    texts: Texts,
    assets: &Assets,
) -> Markup {
    let title = texts.say("puzzles-title");
    Shell::new(&title, texts, "/puzzles", assets).around(&html! {
        (brought(belongings))
        div class="puzzles" {
            h1 { (title) }
            p { (texts.say("puzzles-about")) }
            @if let Some(today) = today { (of_the_day(today, texts)) }
            @if games.is_empty() { p { (texts.say("puzzles-none")) } }
            ul class="games" {
                @for list in games {
                    li class="panel game" {
                        div class="emblem" aria-hidden="true" { (list.game.emblem) }
                        h2 { (list.game.title) }
                        p class="soft" { (counted(list, texts)) }
                        div class="ways" {
                            a class="button" href={ "/puzzles/" (list.game.meta.id) } aria-label={ (texts.say("puzzles-solve")) ": " (list.game.title) } { (texts.say("puzzles-solve")) }
                        }
                    }
                }
            }
        }
    })
}

/// How many there are; the script adds how many of them were solved in this browser.
fn counted(list: &PuzzleList, texts: Texts) -> Markup {
    let count = list.found_by.len();
    html! {
        (texts.with("puzzles-count").and("count", count).say())
        span class="tally" data-tally={ (kept_as(&list.game)) " " (count) } hidden {}
    }
}

fn of_the_day(today: &PuzzleOfTheDay, texts: Texts) -> Markup {
    html! {
        section class="panel today" data-lessons=(kept_as(&today.game)) {
            div class="emblem" aria-hidden="true" { (today.game.emblem) }
            div {
                h2 { (texts.say("puzzles-today")) }
                p { (today.game.title) " · " (difficulty(today.found_by, texts)) }
            }
            a class="button" href=(PUZZLE_OF_THE_DAY) data-lesson=(today.number) aria-label={ (texts.say("puzzles-solve")) ": " (texts.say("puzzles-today")) } { (texts.say("puzzles-solve")) }
        }
    }
}

/// The puzzles of one game. The script marks those that were solved or tried in this browser, and leads to the next that was not
/// solved.
pub fn puzzles_of(
    list: &PuzzleList,
    belongings: Option<&Belongings>,
    texts: Texts,
    assets: &Assets,
) -> Markup {
    let (game, path) = (&list.game, format!("/puzzles/{}", list.game.meta.id));
    let title = format!("{} · {}", game.title, texts.say("puzzles-title"));
    Shell::new(&title, texts, &path, assets).around(&html! {
        (brought(belongings))
        div class="puzzles" {
            header class="panel today" {
                div class="emblem" aria-hidden="true" { (game.emblem) }
                div {
                    h1 { (title) }
                    p class="soft" { (counted(list, texts)) }
                }
                @if list.found_by.is_empty() { p { (texts.say("puzzles-none")) } }
                @else { a class="button" href={ (path) "/1" } data-go-on-learning=(texts.say("puzzles-go-on")) { (texts.say("puzzles-solve")) } }
            }
            @for level in (0..=EASIEST).rev() { (graded(list, level, belongings, texts)) }
            p class="next" { a class="button quiet" href="/puzzles" { (texts.say("puzzles-all")) } }
        }
    })
}

/// Those that so many of the weaker bots find.
fn graded(list: &PuzzleList, level: u8, belongings: Option<&Belongings>, texts: Texts) -> Markup {
    let numbered = (1usize..).zip(&list.found_by);
    let numbers: Vec<usize> =
        numbered.filter(|(_, found_by)| **found_by == level).map(|(number, _)| number).collect();
    if numbers.is_empty() {
        return html! {};
    }
    let (solved, tried) = (kept_as(&list.game), tried_in(list.game.meta.id));
    let has = |key: &str, number| belongings.is_some_and(|belongings| belongings.has(key, number));
    html! {
        section class="panel" {
            h2 { (texts.with("puzzles-level").and("found", level).say()) }
            p class="soft" { (texts.with("puzzles-level-about").and("found", level).say()) }
            ol class="numbers" data-lessons=(solved) data-tries=(tried) {
                @for number in numbers {
                    li {
                        a href={ "/puzzles/" (list.game.meta.id) "/" (number) } data-lesson=(number)
                            data-done[has(&solved, number)] data-tried[has(&tried, number)]
                            aria-label=(texts.with("puzzle-title").and("number", number).say()) { (number) }
                    }
                }
            }
        }
    }
}
