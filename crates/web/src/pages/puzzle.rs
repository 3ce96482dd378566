//! One puzzle: the words beside the board, and the page around both.

use super::GameShown;
use super::belongings::{Belongings, brought, tried_in};
use super::puzzles::{difficulty, kept_as};
use super::shell::Shell;
use crate::Texts;
use crate::assets::Assets;
use crate::table::{Exercise, decimal, exercise, share};
use maud::{Markup, html};

/// What became of an answer.
#[derive(Clone, Debug)]
pub enum Solved {
    /// It is the solution, beside the next best.
    Right(PuzzleChoice, PuzzleChoice),
    /// Something else is better: the share of the solution, and the answer.
    Other(f64, PuzzleChoice),
    /// Nobody answered, but somebody wants to know: the solution, beside the next best.
    Told(PuzzleChoice, PuzzleChoice),
    /// A rule forbids it.
    Refused(Markup),
}

/// Something that can be done in a puzzle, and what it is worth.
#[derive(Clone, Debug)]
pub struct PuzzleChoice {
    /// In words.
    pub text: String,
    /// How the turn goes on, in words; itself first.
    pub line: Vec<String>,
    /// The expected share of the win.
    pub expected: f64,
    /// The standard error of its distance from the solution.
    pub error: f64,
    /// What it brings now, and what it leaves.
    pub why: String,
}

/// A puzzle as it is shown.
#[derive(Debug)]
pub struct PuzzleShown<'a> {
    /// Of which game.
    pub game: &'a GameShown,
    /// Its number, from 1.
    pub number: usize,
    /// How many there are.
    pub count: usize,
    /// How many of the weaker bots find the solution.
    pub found_by: u8,
    /// Is it the puzzle of the day?
    pub is_todays: bool,
    /// What became of an answer, if there was one.
    pub solved: Option<&'a Solved>,
    /// What somebody has learned who is signed in.
    pub belongings: Option<&'a Belongings>,
}

impl PuzzleShown<'_> {
    /// Where it is.
    pub fn address(&self) -> String {
        format!("{}/{}", self.list(), self.number)
    }

    /// Where all of its game are.
    fn list(&self) -> String {
        format!("/puzzles/{}", self.game.meta.id)
    }

    /// Where the next one is; after the last comes the first.
    fn next(&self) -> String {
        format!("{}/{}", self.list(), self.number % self.count + 1)
    }

    fn title(&self) -> String {
        self.game.texts.with("puzzle-title").and("number", self.number).say()
    }

    /// What the browser keeps of a try.
    fn tried(&self) -> String {
        format!("{} {}", tried_in(self.game.meta.id), self.number)
    }

    fn texts(&self) -> Texts {
        self.game.texts
    }
}

/// What is said beside the board.
pub fn puzzle_words(shown: &PuzzleShown<'_>) -> Markup {
    let texts = shown.texts();
    let known = matches!(shown.solved, Some(Solved::Right(..) | Solved::Told(..)));
    html! {
        nav class="steps" aria-label=(texts.say("puzzles-title")) {
            a class="up" href=(shown.list()) {
                (shown.game.title) " · " (texts.with("puzzle-step").and("number", shown.number).and("count", shown.count).say())
            }
        }
        h1 { (shown.title()) " " span class="tag" { (difficulty(shown.found_by, texts)) } @if shown.is_todays { " " span class="tag" { (texts.say("puzzles-today")) } } }
        @if !known { p class="what" { (texts.say("puzzle-task")) } }
        @if let Some(solved) = shown.solved { (verdict(shown, solved)) }
        div class="next" {
            a class=(if known { "button" } else { "button quiet" }) href=(shown.next()) data-focus[known]
                data-unsolved={ (kept_as(shown.game)) " " (shown.number) " " (shown.count) " " (shown.list()) } {
                (texts.say(if known { "learn-next" } else { "learn-skip" }))
            }
            @if known { a class="button quiet" href=(shown.address()) { (texts.say("learn-again")) } }
            @else {
                form method="post" action={ (shown.address()) "/solution" } data-send="swap" {
                    button class="quiet" { (texts.say("puzzle-show")) }
                }
            }
        }
    }
}

fn verdict(shown: &PuzzleShown<'_>, solved: &Solved) -> Markup {
    let texts = shown.texts();
    match solved {
        Solved::Right(solution, next) => {
            let learned = format!("{} {}", kept_as(shown.game), shown.number);
            html! {
                div class="answered" data-right role="status" data-learned=(learned) {
                    p { strong { (texts.say("learn-right")) } " " (ahead(texts, solution, next)) }
                    (explained(texts, solution, next))
                }
            }
        }
        Solved::Told(solution, next) => html! {
            div class="answered" data-right role="status" data-attempted=(shown.tried()) {
                p { (texts.say("puzzle-solution")) " " strong { (solution.text) } }
                p { (ahead(texts, solution, next)) }
                (explained(texts, solution, next))
            }
        },
        Solved::Other(best, own) => html! {
            div class="answered" role="status" data-attempted=(shown.tried()) {
                p { strong { (texts.say("puzzle-other")) } " " (cost(texts, "puzzle-cost", best - own.expected, own.error)) }
                p { (own.why) }
                (shares(texts, &texts.say("puzzle-best"), *best, &own.text, own))
                p class="soft" { (texts.say("puzzle-try-again")) }
            }
        },
        Solved::Refused(why) => html! {
            div class="answered" role="status" { p { strong { (texts.say("learn-refused")) } " " (why) } }
        },
    }
}

/// How much better the solution is.
fn ahead(texts: Texts, solution: &PuzzleChoice, next: &PuzzleChoice) -> String {
    cost(texts, "puzzle-ahead", solution.expected - next.expected, next.error)
}

/// A distance in points of the win, and how sure it is.
fn cost(texts: Texts, key: &str, distance: f64, error: f64) -> String {
    let points = |share: f64| decimal(texts, 100.0 * share);
    texts.with(key).and("points", points(distance)).and("error", points(error)).say()
}

/// Why it is the solution, how the turn goes on, and what the next best is.
fn explained(texts: Texts, solution: &PuzzleChoice, next: &PuzzleChoice) -> Markup {
    html! {
        p { (solution.why) }
        @if solution.line.len() > 1 { p { (texts.say("review-line")) " " (solution.line.join(" → ")) } }
        (shares(texts, &solution.text, solution.expected, &next.text, next))
        p { (texts.say("puzzle-next-best")) " " (next.why) }
        p class="soft" { (texts.say("review-points")) }
    }
}

/// Both shares of the win.
fn shares(texts: Texts, best: &str, expected: f64, other: &str, weighed: &PuzzleChoice) -> Markup {
    html! {
        table class="account" {
            caption { (texts.say("puzzle-shares")) }
            tbody {
                tr { th scope="row" { (best) } td { (share(texts, expected, 0.0)) } }
                tr { th scope="row" { (other) } td { (share(texts, weighed.expected, weighed.error)) } }
            }
        }
    }
}

/// The page: the puzzle in its shell.
pub fn puzzle(shown: &PuzzleShown<'_>, board: &Exercise<'_>, assets: &Assets) -> Markup {
    let title = format!("{} · {}", shown.game.title, shown.title());
    Shell::new(&title, shown.texts(), &shown.address(), assets)
        .around(&html! { (brought(shown.belongings)) (exercise(board)) })
}
