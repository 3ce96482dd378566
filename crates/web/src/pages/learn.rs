//! Where the lessons of a game begin, and where they end: in a first game.

use super::GameShown;
use super::belongings::{Belongings, brought};
use super::shell::Shell;
use crate::assets::Assets;
use crate::{Lesson, Lessons};
use maud::{Markup, html};

/// A game and its lessons.
#[derive(Debug)]
pub struct Taught {
    /// The game, in the learner's language.
    pub game: GameShown,
    /// What teaches it.
    pub lessons: &'static Lessons,
    /// How many puzzles there are for whoever knows it.
    pub puzzles: usize,
}

impl Taught {
    /// The lesson of this number, counted from 1.
    pub fn lesson(&self, number: usize) -> Option<&'static Lesson> {
        self.lessons.all().get(number.checked_sub(1)?)
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.lessons.all().len()
    }

    /// The address of a lesson; behind the last one is the end.
    pub fn address(&self, number: usize) -> String {
        let id = self.game.meta.id;
        if number > self.count() { format!("/learn/{id}/end") } else { format!("/learn/{id}/{number}") }
    }

    /// What a lesson is called.
    pub(super) fn title(&self, lesson: &Lesson) -> String {
        self.game.texts.say(&lesson.key(self.game.meta.id, "title"))
    }
}

/// What there is to learn, lesson by lesson, and what of it somebody has learned who is signed in.
pub fn learn(taught: &Taught, belongings: Option<&Belongings>, assets: &Assets) -> Markup {
    let (game, texts) = (&taught.game, taught.game.texts);
    let path = format!("/learn/{}", game.meta.id);
    let count = taught.count();
    let done = |number| belongings.is_some_and(|belongings| belongings.has(game.meta.id, number));
    Shell::new(&game.title, texts, &path, assets).around(&html! {
        (brought(belongings))
        div class="prepare learn" {
            header class="panel" {
                div class="emblem" aria-hidden="true" { (game.emblem) }
                h1 { (game.title) }
                p { (game.tagline) }
                p class="soft" { (texts.with("learn-about").and("count", count).say()) }
            }
            section class="panel" {
                h2 { (texts.say("learn-lessons")) }
                // The script marks what was learned here, and leads to what comes next.
                ol class="lessons" data-lessons=(game.meta.id) {
                    @for (number, lesson) in (1..).zip(taught.lessons.all()) {
                        li { a href=(taught.address(number)) data-lesson=(number) data-done[done(number)] { (taught.title(lesson)) } }
                    }
                }
                div class="next" {
                    a class="button" href=(taught.address(1)) data-go-on-learning=(texts.say("learn-go-on")) { (texts.say("learn-begin")) }
                    a class="button quiet" href={ "/rules/" (game.meta.id) } { (texts.say("learn-rules")) }
                    @if taught.puzzles > 0 { a class="button quiet" href={ "/puzzles/" (game.meta.id) } { (texts.say("puzzles-title")) } }
                }
            }
        }
    })
}

/// Everything is learned: a first game waits, against the level that begins.
pub fn learned(taught: &Taught, level: &str, assets: &Assets) -> Markup {
    let (game, texts) = (&taught.game, taught.game.texts);
    let path = format!("/learn/{}/end", game.meta.id);
    Shell::new(&game.title, texts, &path, assets).around(&html! {
        div class="prepare learn" {
            header class="panel" {
                div class="emblem" aria-hidden="true" { (game.emblem) }
                h1 { (game.title) }
            }
            section class="panel" {
                h2 { (texts.say("learn-end-title")) }
                p { (texts.say("learn-end-about")) }
                form method="post" action="/play" {
                    input type="hidden" name="game" value=(game.meta.id);
                    input type="hidden" name="with" value="bots";
                    input type="hidden" name="players" value=(game.meta.min_seats);
                    input type="hidden" name="level" value=(level);
                    div class="next" {
                        button class="go" { (texts.say("learn-end-play")) }
                        a class="button quiet" href={ "/play/" (game.meta.id) } { (texts.say("learn-end-choose")) }
                        @if taught.puzzles > 0 { a class="button quiet" href={ "/puzzles/" (game.meta.id) } { (texts.say("puzzles-title")) } }
                        a class="button quiet" href={ "/learn/" (game.meta.id) } { (texts.say("learn-lessons")) }
                        a class="button quiet" href={ "/rules/" (game.meta.id) } { (texts.say("menu-rules")) }
                    }
                }
            }
        }
    })
}
