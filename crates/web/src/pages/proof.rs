//! Was a game fair? Everything that can be checked, in people's words and step by step.

use super::shell::Shell;
use crate::assets::Assets;
use crate::table::{TablePage, number};
use crate::{seat_class, seat_sign};
use benben_core::{Commitment, Nonce, Seat, Secret, Seed};
use maud::{Markup, html};

/// A finished game, and what was found when it was checked.
#[derive(Clone, Debug)]
pub struct Proof {
    /// What was published before the deal.
    pub commitment: Commitment,
    /// What was kept secret until the end.
    pub secret: Secret,
    /// What every seat added.
    pub nonces: Vec<Nonce>,
    /// The luck that followed.
    pub seed: Seed,
    /// How many actions were played.
    pub actions: usize,
    /// How many of them were taken back.
    pub undone: usize,
    /// Everybody's points, in seat order.
    pub scores: Vec<i32>,
    /// What holds.
    pub checks: Checks,
}

/// What holds, each by itself; or what was found instead.
#[derive(Clone, Debug)]
pub struct Checks {
    /// The secret is the one that was committed to.
    pub commitment: Result<(), String>,
    /// Every seat has added something.
    pub nonces: Result<(), String>,
    /// The luck follows from both.
    pub seed: Result<(), String>,
    /// Every action was legal.
    pub actions: Result<(), String>,
    /// The result is the one that was told.
    pub result: Result<(), String>,
}

impl Checks {
    fn all_hold(&self) -> bool {
        let Checks { commitment, nonces, seed, actions, result } = self;
        [commitment, nonces, seed, actions, result].into_iter().all(Result::is_ok)
    }
}

/// The page. While the game is played there is no proof yet: then it says what will be checked.
pub fn proof(title: &str, page: &TablePage<'_>, proof: Option<&Proof>, assets: &Assets) -> Markup {
    let (texts, id) = (page.texts, page.table.id);
    let path = format!("/t/{id}/verify");
    let verdict = match proof {
        None => "proof-later",
        Some(proof) if proof.checks.all_hold() => "proof-good",
        Some(_) => "proof-bad",
    };
    Shell::new(title, texts, &path, assets).around(&html! {
        article class="proof" {
            h1 { (title) " · " (texts.say("fair-title")) }
            p class="verdict" data-good[verdict == "proof-good"] data-bad[verdict == "proof-bad"] { (texts.say(verdict)) }
            ol {
                (step(page, "proof-commitment", proof.map(|proof| &proof.checks.commitment), &html! {
                    dl {
                        dt { (texts.say("proof-published")) } dd { code { (page.table.commitment) } }
                        @if let Some(proof) = proof { dt { (texts.say("proof-secret")) } dd { code { (proof.secret) } } }
                    }
                    // The script says what this browser saw when it came to the table.
                    p class="noted" data-noted=(id) data-commitment=(page.table.commitment) data-other=(texts.say("proof-noted-other")) hidden { (texts.say("proof-noted")) }
                }))
                (step(page, if page.table.daily.is_some() { "proof-daily" } else { "proof-nonces" }, proof.map(|proof| &proof.checks.nonces), &html! {
                    @if let Some(proof) = proof { (nonces(page, &proof.nonces)) }
                }))
                (step(page, "proof-seed", proof.map(|proof| &proof.checks.seed), &html! {
                    @if let Some(proof) = proof { dl { dt { (texts.say("proof-seed-name")) } dd { code { (proof.seed) } } } }
                }))
                (step(page, "proof-actions", proof.map(|proof| &proof.checks.actions), &html! {
                    @if let Some(proof) = proof {
                        p { (texts.with("proof-actions-count").and("count", proof.actions).and("undone", proof.undone).say()) }
                    }
                }))
                (step(page, "proof-result", proof.map(|proof| &proof.checks.result), &html! {
                    @if let Some(proof) = proof { p { (scores(page, &proof.scores)) } }
                }))
            }
            @if proof.is_some() {
                p { (texts.say("proof-self")) }
                pre { "benben verify record.txt" }
            }
            div class="next" {
                @if proof.is_some() { a class="button" href={ "/t/" (id) "/record" } { (texts.say("fair-record")) } }
                a class="button quiet" href=(page.here()) { (texts.say("log-table")) }
            }
        }
    })
}

/// What is checked, why that is enough, and whether it holds.
fn step(page: &TablePage<'_>, key: &str, checked: Option<&Result<(), String>>, facts: &Markup) -> Markup {
    let texts = page.texts;
    let (mark, said) = match checked {
        None => ("", None),
        Some(Ok(())) => ("✓", Some("proof-holds")),
        Some(Err(_)) => ("✗", Some("proof-fails")),
    };
    html! {
        li data-holds[checked.is_some_and(Result::is_ok)] data-fails[checked.is_some_and(Result::is_err)] {
            span class="mark" aria-hidden="true" { (mark) }
            div {
                h2 { (texts.say(key)) @if let Some(said) = said { span class="visually-hidden" { ": " (texts.say(said)) } } }
                p class="soft" { (texts.say(how(key))) }
                (facts)
                @if let Some(Err(found)) = checked { p class="found" { (texts.with("proof-found").and("problem", found.as_str()).say()) } }
            }
        }
    }
}

/// Why this is enough.
fn how(key: &str) -> &'static str {
    match key {
        "proof-commitment" => "proof-commitment-how",
        "proof-nonces" => "proof-nonces-how",
        "proof-daily" => "proof-daily-how",
        "proof-seed" => "proof-seed-how",
        "proof-actions" => "proof-actions-how",
        _ => "proof-result-how",
    }
}

fn nonces(page: &TablePage<'_>, nonces: &[Nonce]) -> Markup {
    html! {
        ul {
            @for (index, nonce) in nonces.iter().enumerate() {
                @let seat = Seat::new(index);
                li class=(seat_class(seat)) { (seat_sign(seat)) " " (page.name(seat)) " " code { (nonce) } }
            }
        }
    }
}

fn scores(page: &TablePage<'_>, scores: &[i32]) -> String {
    let one = |(index, score): (usize, &i32)| format!("{} {}", page.name(Seat::new(index)), number(*score));
    scores.iter().enumerate().map(one).collect::<Vec<_>>().join(" · ")
}
