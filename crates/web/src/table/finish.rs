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
            h2 { (texts.with("finish-winner").and("names", texts.list(&winners)).and("count", winners.len()).say()) }
            p class="soft" { (texts.say("finish-ended")) " " (rule_link(page.table.meta.id, finished.course.outcome.ended_by)) }
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
                        td { (line.count) @if line.each != 0 && line.each != line.points { " × " (number(line.each)) } }
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
