//! One decision, looked at closely: what the seat knew, what it did, what was possible, and why something else was better.

use super::ReviewShown;
use crate::pages::moment;
use crate::table::{decimal, share};
use maud::{Markup, html};

/// A decision with its candidates.
#[derive(Clone, Debug)]
pub struct DecisionShown {
    /// The best first.
    pub candidates: Vec<CandidateShown>,
    /// Why the best is better and what was played worse, where that matters.
    pub why: Option<(String, String)>,
}

/// What could have been played.
#[derive(Clone, Debug)]
pub struct CandidateShown {
    /// In words.
    pub text: String,
    /// How the turn goes on, in words; itself first.
    pub line: Vec<String>,
    /// The expected share of the win.
    pub expected: f64,
    /// The standard error of its distance from the best.
    pub error: f64,
    /// Is it the best in another order?
    pub other_order: bool,
    /// Was it played?
    pub played: bool,
}

pub(super) fn closely(shown: &ReviewShown<'_>) -> Markup {
    let Some((index, decision)) = &shown.chosen else { return html! {} };
    let (page, one) = (shown.page(), &shown.moves[*index]);
    let (texts, id) = (page.texts, page.table.id);
    html! {
        section id="decision" class="decision" data-grade=(one.grade.name()) tabindex="-1" {
            div class="panel judged" {
                (between(shown, *index))
                h2 { (one.text) }
                p class="verdict" {
                    span class="grade" { (one.grade.text(texts)) }
                    @if one.loss >= 0.0005 {
                        " " (texts.with("review-cost").and("points", decimal(texts, 100.0 * one.loss)).and("error", decimal(texts, 100.0 * one.error)).say())
                    }
                }
                @if let Some((best, played)) = &decision.why { (reasons(shown, decision, best, played)) }
                (candidates(shown, decision))
                div class="next" {
                    @if one.grade.is_wrong() { a class="button quiet retry" href=(shown.again(one.before_step)) { (texts.say("retry-one")) } }
                    a class="button quiet" href={ "/t/" (id) "/replay?step=" (one.before_step) "&as=" (shown.seat) } { (texts.say("review-replay")) }
                    form method="post" action={ "/t/" (id) "/branch" } {
                        input type="hidden" name="step" value=(one.before_step);
                        input type="hidden" name="as" value=(shown.seat);
                        button class="quiet" data-tip=(texts.say("branch-tip")) { (texts.say("branch-off")) }
                    }
                }
            }
            div class="knew replay" {
                p class="soft" { (texts.with("review-knew").and("name", page.name(shown.seat)).say()) }
                (moment(shown.moment))
            }
        }
    }
}

/// To the mistakes before and after.
fn between(shown: &ReviewShown<'_>, index: usize) -> Markup {
    let texts = shown.page().texts;
    let wrong = |place: &usize| shown.moves[*place].grade.is_wrong();
    let (before, after) = ((0..index).rev().find(wrong), (index + 1..shown.moves.len()).find(wrong));
    let said = texts.with("review-decision").and("number", index + 1).and("count", shown.moves.len()).say();
    html! {
        nav class="between" aria-label=(texts.say("review-title")) {
            @if let Some(before) = before { a href=(shown.to(shown.moves[before].before_step)) rel="prev" { "← " (texts.say("review-mistake-before")) } }
            span class="soft" { (said) }
            @if let Some(after) = after { a href=(shown.to(shown.moves[after].before_step)) rel="next" { (texts.say("review-mistake-after")) " →" } }
        }
    }
}

fn reasons(shown: &ReviewShown<'_>, decision: &DecisionShown, best: &str, played: &str) -> Markup {
    let texts = shown.page().texts;
    let Some(better) = decision.candidates.first() else { return html! {} };
    let chosen = decision.candidates.iter().find(|candidate| candidate.played);
    // Two reasons that say the same tell nothing apart.
    let said = |why| html! { @if best != played { (why) } };
    html! {
        dl class="reasons" {
            dt { (texts.say("review-better")) " " strong { (better.text) } }
            dd {
                (said(best))
                @if better.line.len() > 1 { p class="soft" { (texts.say("review-line")) " " (better.line.join(" → ")) } }
            }
            @if let Some(chosen) = chosen { dt { (texts.say("review-was-played")) " " strong { (chosen.text) } } dd { (said(played)) } }
        }
    }
}

fn candidates(shown: &ReviewShown<'_>, decision: &DecisionShown) -> Markup {
    let texts = shown.page().texts;
    html! {
        table class="account candidates" {
            caption { (texts.say("review-candidates")) }
            tbody {
                @for candidate in &decision.candidates {
                    tr data-played[candidate.played] {
                        th scope="row" {
                            (candidate.text)
                            @if candidate.played { " " span class="tag" { (texts.say("review-tag-played")) } }
                            @if candidate.other_order { " " span class="tag" { (texts.say("review-tag-order")) } }
                        }
                        td { (share(texts, candidate.expected, candidate.error)) }
                    }
                }
            }
        }
    }
}
