//! A finished game, decision by decision: what each was worth by what its seat knew, and how much of the result was luck.

mod decision;
mod plot;

use super::Moment;
use super::shell::Shell;
use crate::assets::Assets;
use crate::table::{TablePage, decimal};
use crate::{seat_class, seat_sign};
use benben_core::{Seat, Seats};
use maud::{Markup, html};

pub use decision::{CandidateShown, DecisionShown};

/// How good a decision was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum GradeShown {
    /// Nothing better was found.
    Best,
    /// Hardly worse.
    Good,
    /// A little worse.
    Slip,
    /// Worse.
    Mistake,
    /// Far worse.
    Blunder,
}

impl GradeShown {
    /// All, best first.
    pub const ALL: [GradeShown; 5] =
        [GradeShown::Best, GradeShown::Good, GradeShown::Slip, GradeShown::Mistake, GradeShown::Blunder];

    /// Its name for markup and texts.
    pub const fn name(self) -> &'static str {
        match self {
            GradeShown::Best => "best",
            GradeShown::Good => "good",
            GradeShown::Slip => "slip",
            GradeShown::Mistake => "mistake",
            GradeShown::Blunder => "blunder",
        }
    }

    pub(super) fn text(self, texts: crate::Texts) -> String {
        texts.with("grade").and("grade", self.name()).say()
    }

    /// Is it worth a word?
    pub fn is_wrong(self) -> bool {
        self >= GradeShown::Slip
    }
}

/// Where a seat's result came from, as shares of the win; the first four add up to the result.
#[derive(Clone, Copy, Debug, Default)]
pub struct AccountShown {
    /// One of as many seats.
    pub fair: f64,
    /// The luck of the deal.
    pub deal: f64,
    /// What its own decisions cost.
    pub decisions: f64,
    /// Luck and the others.
    pub between: f64,
    /// What it won.
    pub result: f64,
}

/// A decision of the seat.
#[derive(Clone, Debug)]
pub struct MoveShown {
    /// After how many steps it was made.
    pub before_step: usize,
    /// What was played, in words.
    pub text: String,
    /// How good it was.
    pub grade: GradeShown,
    /// What it cost, and how sure that is.
    pub loss: f64,
    /// The standard error of that.
    pub error: f64,
    /// The expected share with the best.
    pub before: f64,
    /// The expected share with what was played.
    pub after: f64,
}

/// A review as a page shows it.
#[derive(Debug)]
pub struct ReviewShown<'a> {
    /// Whose game.
    pub seat: Seat,
    /// Where its result came from.
    pub account: AccountShown,
    /// All its decisions.
    pub moves: Vec<MoveShown>,
    /// The one that is looked at closely, and which of `moves` it is.
    pub chosen: Option<(usize, DecisionShown)>,
    /// What the seat knew then; the end of the game if there was nothing to decide.
    pub moment: &'a Moment<'a>,
}

impl ReviewShown<'_> {
    fn page(&self) -> &TablePage<'_> {
        &self.moment.page
    }

    /// The address of a decision.
    fn to(&self, step: usize) -> String {
        format!("/t/{}/review?seat={}&step={step}#decision", self.page().table.id, self.seat)
    }

    /// Where a decision can be tried again.
    fn again(&self, step: usize) -> String {
        format!("/t/{}/retry/{}/{step}", self.page().table.id, self.seat)
    }
}

/// The page.
pub fn review(title: &str, shown: &ReviewShown<'_>, own: Option<Seat>, assets: &Assets) -> Markup {
    let page = shown.page();
    let (texts, id) = (page.texts, page.table.id);
    let path = format!("/t/{id}/review?seat={}", shown.seat);
    let shell = Shell { looks: true, ..Shell::new(title, texts, &path, assets) };
    shell.around(&html! {
        article class={ "review " (seat_class(shown.seat)) } {
            header {
                h1 { (title) " · " (texts.say("review-title")) }
                (seats(shown))
            }
            div class="panel sums" {
                div {
                    p class="verdict" { (summary(shown, own)) }
                    (account(shown))
                    p class="soft" { (texts.say("review-points")) }
                    @if let Some(first) = shown.moves.iter().find(|one| one.grade.is_wrong()) {
                        a class="button retry" href=(shown.again(first.before_step)) { (retry_text(shown, own)) }
                    }
                }
                (plot::expected(shown))
            }
            @if shown.moves.is_empty() { p { (texts.say("review-nothing")) } }
            (decision::closely(shown))
            (all(shown))
            div class="next" {
                a class="button quiet" href=(page.here()) { (texts.say("replay-result")) }
                a class="button quiet" href={ "/t/" (id) "/replay" } { (texts.say("finish-replay")) }
            }
        }
    })
}

/// While it is made: how far it is. The script asks again; without one the page does.
pub fn review_in_progress(
    title: &str,
    page: &TablePage<'_>,
    done: usize,
    total: usize,
    assets: &Assets,
) -> Markup {
    let (texts, id) = (page.texts, page.table.id);
    let path = format!("/t/{id}/review");
    let shell = Shell { looks: true, ..Shell::new(title, texts, &path, assets) };
    shell.around(&html! {
        article class="panel not-yet" data-making {
            h1 { (title) " · " (texts.say("review-title")) }
            p role="status" { (texts.with("review-making").and("done", done).and("total", total).say()) }
            progress max=(total.max(1)) value=(done) aria-label=(texts.say("review-title")) {}
            p class="soft" { (texts.say("review-making-about")) }
            div class="next" {
                a class="button quiet" href=(page.here()) { (texts.say("replay-result")) }
            }
        }
    })
}

/// Whose game is looked at.
fn seats(shown: &ReviewShown<'_>) -> Markup {
    let page = shown.page();
    html! {
        nav class="sides" aria-label=(page.texts.say("table-seats")) {
            @for seat in Seats::all(page.table.seats.len()) {
                a class={ "button quiet " (seat_class(seat)) } href={ "/t/" (page.table.id) "/review?seat=" (seat) }
                    aria-current=[(seat == shown.seat).then_some("true")] { (seat_sign(seat)) " " (page.name(seat)) }
            }
        }
    }
}

/// What leads to another try at all mistakes.
fn retry_text(shown: &ReviewShown<'_>, own: Option<Seat>) -> String {
    let who = if own == Some(shown.seat) { "you" } else { "name" };
    shown.page().texts.with("retry-open").and("who", who).say()
}

/// Skill and luck in one sentence.
fn summary(shown: &ReviewShown<'_>, own: Option<Seat>) -> String {
    let texts = shown.page().texts;
    let AccountShown { deal, decisions, between, .. } = shown.account;
    let (lost, luck) = (-100.0 * decisions, 100.0 * (deal + between));
    texts
        .with("review-summary")
        .and("who", if own == Some(shown.seat) { "you" } else { "name" })
        .and("name", shown.page().name(shown.seat))
        .and("played", if lost < 0.05 { "best" } else { "below" })
        .and("points", decimal(texts, lost))
        .and(
            "luck",
            if luck.abs() < 0.5 {
                "even"
            } else if luck > 0.0 {
                "gave"
            } else {
                "took"
            },
        )
        .and("amount", decimal(texts, luck.abs()))
        .say()
}

/// The account, in points of the win.
fn account(shown: &ReviewShown<'_>) -> Markup {
    let texts = shown.page().texts;
    let AccountShown { fair, deal, decisions, between, result } = shown.account;
    let points = |share: f64| {
        let written = decimal(texts, 100.0 * share);
        if share >= 0.0005 { format!("+{written}") } else { written }
    };
    let rows = [
        (texts.say("review-fair"), fair),
        (texts.say("review-deal"), deal),
        (texts.say("review-decisions"), decisions),
        (texts.say("review-between"), between),
    ];
    html! {
        table class="account" {
            tbody {
                @for (what, share) in rows { tr { th scope="row" { (what) } td data-minus[share < -0.0005] { (points(share)) } } }
            }
            tfoot { tr { th scope="row" { (texts.say("replay-result")) } td { (decimal(texts, 100.0 * result)) } } }
        }
    }
}

/// Every decision in a line.
fn all(shown: &ReviewShown<'_>) -> Markup {
    let texts = shown.page().texts;
    if shown.moves.is_empty() {
        return html! {};
    }
    html! {
        details class="all" {
            summary { (texts.with("review-all").and("count", shown.moves.len()).say()) }
            ol {
                @for (index, one) in shown.moves.iter().enumerate() {
                    li data-grade=(one.grade.name()) {
                        a href=(shown.to(one.before_step)) aria-current=[is_chosen(shown, index).then_some("true")] {
                            span class="what" { (one.text) }
                            span class="grade" { (one.grade.text(texts)) @if one.grade.is_wrong() { " −" (decimal(texts, 100.0 * one.loss)) } }
                        }
                    }
                }
            }
        }
    }
}

fn is_chosen(shown: &ReviewShown<'_>, index: usize) -> bool {
    shown.chosen.as_ref().is_some_and(|(chosen, _)| *chosen == index)
}
