//! After the game: who won and why, line by line.

use super::{TablePage, number, plot};
use crate::{Finished, rule_link};
use benben_core::{Seat, Seats};
use maud::{Markup, html};

pub(super) fn results(page: &TablePage<'_>, finished: &Finished) -> Markup {
    let texts = page.texts;
    let standings = &finished.course.outcome.standings;
    let winners: Vec<&str> = standings.winners().map(|seat| page.name(seat)).collect();
    html! {
        section class="panel results" {
            (waits(page))
            h2 { (texts.with("finish-winner").and("names", texts.list(&winners)).and("count", winners.len()).say()) }
            @if let Some(why) = margin(page, finished) { p class="why" { (why) } }
            p class="soft" { (why(page, finished)) }
            div class="accounts" {
                @for seat in by_place(finished) { (account(page, finished, seat)) }
            }
            (plot::scores(page, finished))
            div class="next" {
                @if !page.yours.is_empty() {
                    form method="post" action=(page.to("rematch")) {
                        button {
                            @if page.table.rematch.is_some() { (texts.say("finish-to-rematch")) }
                            @else { (texts.say("finish-rematch")) }
                        }
                    }
                }
                a class="button quiet" href={ "/t/" (page.table.id) "/replay" } { (texts.say("finish-replay")) }
                button type="button" class="quiet" data-share hidden { (texts.say("menu-share")) }
                a class="button quiet" href="/" { (texts.say("finish-home")) }
            }
            details class="fair" {
                summary { (texts.say("fair-title")) }
                p { (texts.say("fair-how")) }
                p { (texts.say("fair-commitment")) " " code { (page.table.commitment) } }
                p { a href={ "/t/" (page.table.id) "/record" } { (texts.say("fair-record")) } " " (texts.say("fair-verify")) }
                pre { "benben verify record.txt" }
            }
        }
    }
}

/// By how much the winner is ahead of whoever comes next; nothing where points did not decide.
fn margin(page: &TablePage<'_>, finished: &Finished) -> Option<String> {
    let standings = &finished.course.outcome.standings;
    let seats = by_place(finished);
    let best = standings.scores[*seats.first()?];
    let others = || seats.iter().filter(|seat| standings.places[**seat] > 1);
    let next = others().map(|seat| standings.scores[*seat]).max()?;
    let names: Vec<&str> =
        others().filter(|seat| standings.scores[**seat] == next).map(|seat| page.name(*seat)).collect();
    let said = page.texts.with("finish-margin").and("points", best).and("ahead", best - next);
    (best > next).then(|| said.and("names", page.texts.list(&names)).say())
}

/// The others want to play again: said first, where nobody overlooks it.
fn waits(page: &TablePage<'_>) -> Markup {
    html! {
        @if page.table.rematch.is_some() && !page.yours.is_empty() {
            form class="waits" method="post" action=(page.to("rematch")) {
                strong { (page.texts.say("finish-waits")) }
                button { (page.texts.say("finish-to-rematch")) }
            }
        }
    }
}

/// What ended the game.
fn why(page: &TablePage<'_>, finished: &Finished) -> Markup {
    let texts = page.texts;
    let resigned: Vec<&str> = finished.course.resigned.into_iter().map(|seat| page.name(seat)).collect();
    html! {
        @if resigned.is_empty() {
            (texts.say("finish-ended")) " " (rule_link(page.table.meta.id, finished.course.outcome.ended_by))
        } @else {
            (texts.with("finish-resigned").and("names", texts.list(&resigned)).and("count", resigned.len()).say())
        }
    }
}

fn by_place(finished: &Finished) -> Vec<Seat> {
    let places = &finished.course.outcome.standings.places;
    let mut seats: Vec<Seat> = Seats::all(places.len()).into_iter().collect();
    seats.sort_by_key(|seat| places[*seat]);
    seats
}

fn account(page: &TablePage<'_>, finished: &Finished, seat: Seat) -> Markup {
    let texts = page.texts;
    let standings = &finished.course.outcome.standings;
    let lines = finished.course.outcome.account[seat].iter().zip(&finished.whats[seat.index()]);
    html! {
        table class="account" data-first[standings.places[seat] == 1] {
            caption {
                span class="place" { (texts.with("finish-place").and("place", standings.places[seat]).say()) } " " (page.name(seat))
                @if let Some(rule) = standings.parted_by[seat] {
                    " " span class="soft" { (texts.say("finish-parted")) " " (rule_link(page.table.meta.id, rule)) }
                }
            }
            thead {
                tr {
                    th scope="col" { (texts.say("account-what")) }
                    th scope="col" { (texts.say("account-rule")) }
                    th scope="col" { (texts.say("account-count")) }
                    th scope="col" { (texts.say("account-points")) }
                }
            }
            tbody {
                @for (line, what) in lines {
                    tr {
                        th scope="row" { (what) @if let Some(mark) = &line.mark { " (" (mark.replace('x', "×")) ")" } }
                        td { (rule_link(page.table.meta.id, line.rule)) }
                        td { @if line.count > 1 && line.each.abs() > 1 { (line.count) " × " (number(line.each)) } }
                        td data-minus[line.points < 0] { (number(line.points)) }
                    }
                }
            }
            tfoot {
                tr {
                    th scope="row" colspan="3" { (texts.say("account-sum")) }
                    td { (number(standings.scores[seat])) }
                }
            }
        }
    }
}
