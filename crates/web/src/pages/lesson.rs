//! One lesson: the words beside the board, and the page around both.

use super::belongings::{Belongings, brought};
use super::learn::Taught;
use super::shell::Shell;
use crate::assets::Assets;
use crate::table::{Exercise, exercise};
use crate::{Lesson, Offered, Pick, rule_link};
use maud::{Markup, html};

/// What became of what somebody did.
#[derive(Clone, Debug)]
pub enum Answered {
    /// It is what was asked for.
    Right(String),
    /// It is legal, and something else was asked for.
    Other(String),
    /// A rule forbids it.
    Refused(Markup),
}

/// A lesson as it is shown.
#[derive(Debug)]
pub struct LessonShown<'a> {
    /// Of which game.
    pub taught: &'a Taught,
    /// Which one.
    pub lesson: &'a Lesson,
    /// Its number, from 1.
    pub number: usize,
    /// What would be right, for whoever wants to be shown.
    pub right: Option<&'a Offered>,
    /// What was done, if something was.
    pub answered: Option<&'a Answered>,
    /// What somebody has learned who is signed in.
    pub belongings: Option<&'a Belongings>,
}

/// What is said beside the board: what to know, what to do, and what became of it.
pub fn lesson_words(shown: &LessonShown<'_>) -> Markup {
    let LessonShown { taught, lesson, number, .. } = *shown;
    let (texts, id) = (taught.game.texts, taught.game.meta.id);
    let right = matches!(shown.answered, Some(Answered::Right(_)));
    html! {
        (steps(shown))
        h1 { (taught.title(lesson)) }
        @if !right {
            p class="what" {
                (texts.say(&lesson.key(id, "task")))
                @for rule in &lesson.rules { " " (rule_link(id, rule)) }
            }
        }
        @if let Some(answered) = shown.answered { (verdict(shown, answered)) }
        @if let Some(offered) = shown.right.filter(|_| !right) {
            details class="show-me" data-show=(Pick::list(&offered.picks)) {
                summary { (texts.say("learn-show")) }
                p { (offered.text) }
            }
        }
        div class="next" {
            a class=(if right { "button" } else { "button quiet" }) href=(taught.address(number + 1)) data-focus[right] {
                (texts.say(if right { "learn-next" } else { "learn-skip" }))
            }
            @if right { a class="button quiet" href=(taught.address(number)) { (texts.say("learn-again")) } }
            a class="button quiet" href=(if number > 1 { taught.address(number - 1) } else { format!("/learn/{id}") }) { (texts.say("learn-back")) }
        }
    }
}

/// Which of the lessons it is, and the way to all others.
fn steps(shown: &LessonShown<'_>) -> Markup {
    let LessonShown { taught, number, .. } = *shown;
    let texts = taught.game.texts;
    let right = matches!(shown.answered, Some(Answered::Right(_)));
    let known = |other| shown.belongings.is_some_and(|belongings| belongings.has(taught.game.meta.id, other));
    let done = |other| known(other) || right && other == number;
    html! {
        nav class="steps" aria-label=(texts.say("learn-lessons")) data-lessons=(taught.game.meta.id) {
            a class="up" href={ "/learn/" (taught.game.meta.id) } {
                (taught.game.title) " · " (texts.with("learn-step").and("number", number).and("count", taught.count()).say())
            }
            ol {
                @for (other, lesson) in (1..).zip(taught.lessons.all()) {
                    li {
                        a href=(taught.address(other)) data-lesson=(other) data-done[done(other)] data-tip=(taught.title(lesson)) aria-current=[(other == number).then_some("step")] {
                            span class="visually-hidden" { (other) ". " (taught.title(lesson)) }
                        }
                    }
                }
            }
        }
    }
}

fn verdict(shown: &LessonShown<'_>, answered: &Answered) -> Markup {
    let texts = shown.taught.game.texts;
    let learned = format!("{} {}", shown.taught.game.meta.id, shown.number);
    match answered {
        Answered::Right(text) => html! {
            div class="answered" data-right role="status" data-learned=(learned) { p { strong { (texts.say("learn-right")) } " " (text) } }
        },
        Answered::Other(text) => html! {
            div class="answered" role="status" { p { strong { (texts.say("learn-other")) } " " (text) } }
        },
        Answered::Refused(why) => html! {
            div class="answered" role="status" { p { strong { (texts.say("learn-refused")) } " " (why) } }
        },
    }
}

/// The page: the exercise in its shell.
pub fn lesson(shown: &LessonShown<'_>, board: &Exercise<'_>, assets: &Assets) -> Markup {
    let game = &shown.taught.game;
    let (title, path) = (
        format!("{} · {}", game.title, shown.taught.title(shown.lesson)),
        shown.taught.address(shown.number),
    );
    Shell::new(&title, game.texts, &path, assets)
        .around(&html! { (brought(shown.belongings)) (exercise(board)) })
}
