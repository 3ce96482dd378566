//! After the game: who won and why, line by line.

use super::{TablePage, again, number, plot, seats, spectacle};
use crate::{Finished, Parts, Texts, rule_link, seat_class, seat_sign, talk};
use benben_core::{ScoreLine, Seat, Seats};
use maud::{Markup, html};

pub(super) fn results(page: &TablePage<'_>, parts: &Parts, finished: &Finished) -> Markup {
    let texts = page.texts;
    html! {
        section class="panel results" {
            (again::waits(page))
            header class="triumph" {
                (laurels(finished))
                div {
                    h2 { (verdict(page.texts, |seat| page.name(seat), finished)) }
                    (ending(page, parts, finished))
                    @if let Some(why) = difference(texts, finished) { p class="difference" { (why) } }
                }
                // On a screen for a room this is the one thing to do next.
                @if page.afar && !page.day_runs() { a class="button quiet" href={ "/t/" (page.table.id) "/review" } { (texts.say("review-open")) } }
            }
            (podium(page, finished))
            div class="next" {
                @if let Some(tournament) = page.table.tournament {
                    a class="button" href={ "/tournaments/" (tournament) } { (texts.say("cup-to")) }
                }
                (again::form(page))
                @if let Some((day, _)) = page.table.daily {
                    a class="button" href={ "/daily/" (day) "/" (page.table.meta.id) } { (texts.say("daily-board")) }
                }
                @if !page.day_runs() {
                    a class="button quiet" href=(page.to("review")) { (texts.say("review-open")) }
                    a class="button quiet" href={ "/t/" (page.table.id) "/replay" } { (texts.say("finish-replay")) }
                }
            }
            div class="next besides" {
                @if page.table.branch.is_none() && !page.day_runs() {
                    a class="button quiet" href={ "/t/" (page.table.id) "/verify" } data-sheet data-fresh { (texts.say("fair-title")) }
                }
                @if page.table.rated { a class="button quiet" href={ "/ratings/" (page.table.meta.id) } { (texts.say("best-title")) } }
                (talk::way(page))
                (spectacle::see_again(texts, parts))
                button type="button" class="quiet" data-share hidden { (texts.say("menu-share")) }
                a class="button quiet" href="/" { (texts.say("finish-home")) }
            }
            @if page.day_runs() { p class="soft" { (texts.say("daily-withheld")) } }
            @if !finished.whats.iter().all(Vec::is_empty) {
                div class="accounts" {
                    @for seat in by_place(finished) { (account(page, finished, seat)) }
                }
            }
            (plot::scores(page, finished))
        }
    }
}

/// The signs of those who won, in the light.
fn laurels(finished: &Finished) -> Markup {
    let places = &finished.course.outcome.standings.places;
    html! {
        div class="laurels" aria-hidden="true" {
            @for seat in by_place(finished).into_iter().filter(|seat| places[*seat] == 1) { (seat_sign(seat)) }
        }
    }
}

/// Everyone's place and points, at a glance. The accounts below say the same, line by line.
fn podium(page: &TablePage<'_>, finished: &Finished) -> Markup {
    let standings = &finished.course.outcome.standings;
    html! {
        ol class="podium" {
            @for seat in by_place(finished) {
                li class=(seat_class(seat)) data-first[standings.places[seat] == 1] data-me[page.you() == Some(seat)] data-own[page.is_yours(seat)] {
                    span class="place" { (page.texts.with("finish-place").and("place", standings.places[seat]).say()) }
                    (seat_sign(seat))
                    @let place = &page.table.seats[seat.index()];
                    (seats::named(&place.called(), place.profile.as_deref(), page.texts))
                    @if let Some(rating) = place.rating { (seats::rating_change(page.texts, rating)) }
                    strong { (number(standings.scores[seat])) }
                }
            }
        }
    }
}

/// Who won, and why, in one sentence without a full stop.
pub fn verdict<'a>(texts: Texts, name: impl Fn(Seat) -> &'a str, finished: &Finished) -> String {
    let standings = &finished.course.outcome.standings;
    let named = |seats: &[Seat]| texts.list(&seats.iter().map(|seat| name(*seat)).collect::<Vec<_>>());
    let seats = by_place(finished);
    let (winners, others): (Vec<Seat>, Vec<Seat>) =
        seats.into_iter().partition(|seat| standings.places[*seat] == 1);
    let said = |key| texts.with(key).and("names", named(&winners)).and("count", winners.len());
    let points = winners.first().map_or(0, |seat| standings.scores[*seat]);
    let gave_up: Vec<Seat> = finished.course.resigned.into_iter().collect();
    if !gave_up.is_empty() {
        return said("finish-resigned").and("others", named(&gave_up)).and("gave", gave_up.len()).say();
    }
    if winners.len() > 1 {
        return said("finish-shared").and("points", points).say();
    }
    let next = others.iter().map(|seat| standings.scores[*seat]).max().unwrap_or(points);
    let next_best: Vec<Seat> = others.into_iter().filter(|seat| standings.scores[*seat] == next).collect();
    let tie_break = winners.first().and_then(|seat| finished.tie_breaks[seat.index()].as_deref());
    match tie_break {
        Some(why) => said("finish-tied").and("others", named(&next_best)).and("why", why).say(),
        None => {
            let ahead = points - next;
            said("finish-ahead")
                .and("points", points)
                .and("ahead", ahead)
                .and("others", named(&next_best))
                .say()
        }
    }
}

/// Where the winner got ahead: the kind of points that sets the winner and the next best furthest apart.
fn difference(texts: Texts, finished: &Finished) -> Option<String> {
    let seats = by_place(finished);
    let [winner, next, ..] = seats.as_slice() else { return None };
    let outcome = &finished.course.outcome;
    if !finished.course.resigned.is_empty()
        || outcome.standings.scores[*winner] == outcome.standings.scores[*next]
    {
        return None;
    }
    let lines = |seat: Seat| -> Vec<(&str, i32)> {
        let points = outcome.account[seat].iter().map(|line| line.points);
        finished.whats[seat.index()].iter().map(String::as_str).zip(points).collect()
    };
    let (what, own, other) = furthest_apart(&lines(*winner), &lines(*next))?;
    let said = texts.with("finish-difference").and("what", what);
    Some(said.and("own", number(own)).and("other", number(other)).say())
}

/// What the first got most for, compared with the second, and how much each of them got for it.
fn furthest_apart<'a>(first: &[(&'a str, i32)], second: &[(&'a str, i32)]) -> Option<(&'a str, i32, i32)> {
    let sum = |lines: &[(&str, i32)], what: &str| -> i32 {
        lines.iter().filter(|(other, _)| *other == what).map(|(_, points)| points).sum()
    };
    let kinds = first.iter().chain(second).map(|(what, _)| (*what, sum(first, what), sum(second, what)));
    // Of equals the one that stands first in the account.
    kinds.rev().max_by_key(|(_, own, other)| own - other)
}

/// What ended the game, unless somebody gave up: then that was said.
fn ending(page: &TablePage<'_>, parts: &Parts, finished: &Finished) -> Markup {
    let rule = finished.course.outcome.ended_by;
    html! {
        @if finished.course.resigned.is_empty() {
            p class="soft ending" {
                @if let Some(ended) = &parts.ended { (ended) " " }
                (rule_link(page.table.meta.id, rule))
            }
        }
    }
}

/// The seats, the winners first.
pub fn by_place(finished: &Finished) -> Vec<Seat> {
    let places = &finished.course.outcome.standings.places;
    let mut seats: Vec<Seat> = Seats::all(places.len()).into_iter().collect();
    seats.sort_by_key(|seat| places[*seat]);
    seats
}

fn account(page: &TablePage<'_>, finished: &Finished, seat: Seat) -> Markup {
    let texts = page.texts;
    let standings = &finished.course.outcome.standings;
    let lines = finished.course.outcome.account[seat].iter().zip(&finished.whats[seat.index()]);
    let counts = counts(finished);
    html! {
        table class="account" data-first[standings.places[seat] == 1] {
            caption {
                span class="place" { (texts.with("finish-place").and("place", standings.places[seat]).say()) } " " (page.name(seat))
                @if let (Some(rule), Some(why)) = (standings.parted_by[seat], &finished.tie_breaks[seat.index()]) {
                    " " span class="soft" { (texts.with("finish-parted").and("why", why.as_str()).say()) " " (rule_link(page.table.meta.id, rule)) }
                }
            }
            (heads(page, finished))
            tbody {
                @for (line, what) in lines {
                    tr {
                        th scope="row" { (what) }
                        td { (rule_link(page.table.meta.id, line.rule)) }
                        @if counts { td { @if is_counted(line) { (line.count) " × " (number(line.each)) } } }
                        td data-minus[line.points < 0] { (number(line.points)) }
                    }
                }
            }
            tfoot {
                tr {
                    th scope="row" { (texts.say("account-sum")) }
                    td {}
                    @if counts { td {} }
                    td { (number(standings.scores[seat])) }
                }
            }
        }
    }
}

/// Is it several of something that counts more than one each? Other lines say all by their points.
fn is_counted(line: &ScoreLine) -> bool {
    line.count > 1 && line.each.abs() > 1
}

/// Does any account have such a line? A column without a number says nothing.
fn counts(finished: &Finished) -> bool {
    finished.course.outcome.account.iter().flat_map(|(_, lines)| lines).any(is_counted)
}

fn heads(page: &TablePage<'_>, finished: &Finished) -> Markup {
    html! {
        thead {
            tr {
                th scope="col" { (page.texts.say("account-what")) }
                th scope="col" { (page.texts.say("account-rule")) }
                @if counts(finished) { th scope="col" { (page.texts.say("account-count")) } }
                th scope="col" { (page.texts.say("account-points")) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_difference_is_what_sets_two_accounts_furthest_apart() {
        let (first, second) = ([("cards", 20), ("gems", 9), ("gems", 3)], [("cards", 18), ("skulls", -4)]);
        assert_eq!(furthest_apart(&first, &second), Some(("gems", 12, 0)));
        assert_eq!(furthest_apart(&[("cards", 5)], &[("cards", 4), ("skulls", -8)]), Some(("skulls", 0, -8)));
        assert_eq!(furthest_apart(&[("a", 2), ("b", 2)], &[]), Some(("a", 2, 0)));
        assert_eq!(furthest_apart(&[], &[]), None);
    }
}
