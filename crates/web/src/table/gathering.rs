//! Before the deal: a table one sits down at. Who invites, what is played, who is here and who is missing.

use super::{Holder, Place, Presence, Stage, TablePage, removal, seats};
use crate::{seat_class, seat_sign, talk};
use benben_core::Seat;
use maud::{Markup, html};

pub(super) fn gathering(page: &TablePage<'_>) -> Markup {
    let Stage::Gathering { code } = page.table.stage else { return closed(page) };
    html! {
        div class="gathering" {
            // Where there is room, the picture lies on the table.
            @if let Some(game) = &page.game { div class="emblem" aria-hidden="true" { (game.emblem) } }
            (card(page))
            (around(page))
            (invitation(page, code))
        }
    }
}

/// Nothing can be played here any more: where to go.
fn closed(page: &TablePage<'_>) -> Markup {
    html! {
        div class="next" {
            a class="button" href="/" { (page.texts.say("foot-home")) }
        }
    }
}

/// Is the viewer somebody who could sit down?
fn is_guest(page: &TablePage<'_>) -> bool {
    page.yours.is_empty() && !page.afar
}

/// The invitation: who invites, to what, on which terms, and the one thing to do next.
fn card(page: &TablePage<'_>) -> Markup {
    let texts = page.texts;
    html! {
        section class="panel card" {
            div class="says" {
                p class="soft" {
                    @if page.table.is_rematch { (texts.say("room-rematch")) }
                    @else if let Some(host) = page.table.host.filter(|host| page.you() != Some(*host)) {
                        (texts.with("room-invites").and("name", page.name(host)).say())
                    } @else { (texts.say("room-table")) }
                }
                @for notice in &page.table.notices {
                    p class="soft" { (notice.text(texts, page.name(notice.seat))) }
                }
                @if let Some(game) = &page.game {
                    h2 { (game.title) }
                    p class="tagline" { (game.tagline) }
                    dl class="terms" {
                        dt { (texts.say("room-players")) } dd { (page.table.seats.len()) }
                        @for (name, meaning) in game.options.iter().filter_map(|option| option.chosen(&page.table.options)) {
                            dt { (name) } dd { (meaning) }
                        }
                        dt { (texts.say("room-pace")) } dd { (page.table.pace.words(texts)) }
                        @if page.table.rated { dt { (texts.say("rated-tag")) } dd { (texts.say("rated-about")) } }
                    }
                }
                @if !page.afar {
                    a class="learn-it" href={ "/rules/" (page.table.meta.id) } target="_blank" { (texts.say("home-learn")) }
                }
                (next(page))
            }
        }
    }
}

/// What the viewer can do: sit down, say that they are ready, start the game, or leave.
fn next(page: &TablePage<'_>) -> Markup {
    let texts = page.texts;
    let free = page.table.seats.iter().any(|place| place.holder == Holder::Open);
    let mine = page.you().map(|seat| page.table.seats[seat.index()].holder);
    let starts = page.is_host() && page.table.host_starts;
    html! {
        @if is_guest(page) && free {
            form class="join" id="join" method="post" action=(page.to("join")) {
                label { span { (texts.say("name-label")) } input name="name" maxlength="30" autocomplete="nickname" data-name placeholder=(texts.say("name-guest")); }
                button { (texts.say("room-sit")) }
            }
        }
        @if starts && !is_anyone_missing(page) {
            form method="post" action=(page.to("start")) data-send {
                button class="start" { (texts.say("setup-start")) }
            }
        }
        @if let Some(Holder::Reserved { .. }) = mine.filter(|_| !starts) {
            form method="post" action=(page.to("come-back")) data-send {
                button class="ready" { (texts.say("room-ready")) }
            }
        }
        @if mine.is_some() || page.is_host() {
            div class="away" {
                @if mine.is_some() {
                    form method="post" action=(page.to("leave")) data-ask=(texts.say("room-leave-sure")) {
                        button class="quiet danger" { (texts.say("room-leave")) }
                    }
                }
                @if page.is_host() {
                    form method="post" action=(page.to("close")) data-send data-ask=(texts.say("room-close-sure")) {
                        button class="quiet danger" { (texts.say("room-close")) }
                    }
                }
            }
        }
        (talk::way(page))
        @if !page.afar { (removal::notice(page)) }
    }
}

/// Does the host wait for anyone?
fn is_anyone_missing(page: &TablePage<'_>) -> bool {
    let others =
        page.table.seats.iter().enumerate().filter(|(index, _)| page.table.host != Some(Seat::new(*index)));
    others.into_iter().any(|(_, place)| matches!(place.holder, Holder::Open | Holder::Reserved { .. }))
}

/// The table from above, with its chairs.
fn around(page: &TablePage<'_>) -> Markup {
    html! {
        section class="round" aria-label=(page.texts.say("room-seats")) {
            ol class="around" data-seats=(page.table.seats.len()) {
                @for (index, place) in page.table.seats.iter().enumerate() {
                    (chair(page, Seat::new(index), place))
                }
            }
        }
    }
}

fn chair(page: &TablePage<'_>, seat: Seat, place: &Place) -> Markup {
    let texts = page.texts;
    let free = matches!(place.holder, Holder::Open | Holder::Vacant { .. });
    html! {
        li class={ "chair " (seat_class(seat)) } data-free[free] data-me[page.you() == Some(seat)] {
            span class="stool" { span class="disc" { (seat_sign(seat)) } }
            div class="plate" {
                strong { @if free { (texts.say("room-chair")) } @else { (seats::named(&place.called(), place.profile.as_deref(), texts)) } }
                @if let Some(rating) = place.rating { (seats::rating_shown(texts, rating)) }
                @if let Some(tag) = tag(page, seat, place.holder) { span class="tag" { (tag) } }
            }
            @if page.is_host() || free && is_guest(page) {
                div class="arrange" {
                    @if free && is_guest(page) {
                        button class="quiet" form="join" name="seat" value=(seat) { (texts.say("room-sit-here")) }
                    }
                    @if page.is_host() { (arrange(page, seat, place)) }
                }
            }
        }
    }
}

fn tag(page: &TablePage<'_>, seat: Seat, holder: Holder) -> Option<String> {
    let texts = page.texts;
    match holder {
        _ if page.you() == Some(seat) => Some(texts.say("seat-you")),
        _ if page.table.host == Some(seat) => Some(texts.say("room-host")),
        Holder::Reserved { presence: Presence::Here } => Some(texts.say("room-not-ready")),
        Holder::Reserved { presence: Presence::Gone } => Some(texts.say("room-away")),
        Holder::Person { .. } => Some(texts.say("room-is-ready")),
        Holder::Open | Holder::Vacant { .. } | Holder::Resigned { .. } | Holder::Bot { .. } => None,
    }
}

/// What the host can do with a chair: put a bot on it, free it, or put it away.
fn arrange(page: &TablePage<'_>, seat: Seat, place: &Place) -> Markup {
    let texts = page.texts;
    let spare = page.table.seats.len() > page.table.meta.min_seats;
    html! {
        @match place.holder {
            Holder::Open => {
                details class="fill" data-keep={ "chair-" (seat) } {
                    summary { (texts.say("room-bot")) }
                    form method="post" action=(page.to("bot")) data-send {
                        input type="hidden" name="for" value=(seat);
                        @for level in &page.levels {
                            button class="quiet" name="level" value=(level.key) { strong { (level.name) } small { (level.about) } }
                        }
                    }
                }
                @if spare {
                    form method="post" action=(page.to("drop")) data-send {
                        input type="hidden" name="for" value=(seat);
                        button class="quiet small" aria-label=(texts.say("room-drop")) data-tip=(texts.say("room-drop")) { "×" }
                    }
                }
            }
            Holder::Bot { .. } => {
                form method="post" action=(page.to("free")) data-send {
                    input type="hidden" name="for" value=(seat);
                    button class="quiet small" { (texts.say("room-free")) }
                }
            }
            Holder::Reserved { .. } | Holder::Person { .. } if page.table.host != Some(seat) => (send_away(page, seat, &place.name)),
            Holder::Reserved { .. } | Holder::Person { .. } | Holder::Resigned { .. } | Holder::Vacant { .. } => {}
        }
    }
}

/// Somebody whom the host does not want to play with.
fn send_away(page: &TablePage<'_>, seat: Seat, name: &str) -> Markup {
    let texts = page.texts;
    html! {
        details class="fill" data-keep={ "chair-" (seat) } {
            summary { (texts.say("menu")) }
            form method="post" action=(page.to("remove")) data-send {
                input type="hidden" name="for" value=(seat);
                button class="quiet" { (texts.say("room-remove")) }
            }
            form method="post" action=(page.to("block")) data-send data-ask=(texts.with("room-block-sure").and("name", name).say()) {
                input type="hidden" name="for" value=(seat);
                button class="quiet danger" { (texts.say("room-block")) }
            }
        }
    }
}

/// Link, code and picture for friends.
fn invitation(page: &TablePage<'_>, code: Option<&str>) -> Markup {
    let texts = page.texts;
    html! {
        section class="panel invite" {
            h2 { (texts.say("invite-title")) }
            @if let Some(code) = code {
                p class="by-code" { (texts.say("invite-code")) " " strong class="code" { (code) } }
            }
            img class="qr" src={ "/t/" (page.table.id) "/qr.svg" } width="220" height="220" alt=(texts.say("invite-qr"));
            @if !page.afar {
                div class="copy" {
                    input id="link" readonly value={ "/t/" (page.table.id) } aria-label=(texts.say("invite-link"));
                    button type="button" data-copy="link" hidden { (texts.say("invite-copy")) }
                    button type="button" class="quiet" data-share hidden { (texts.say("menu-share")) }
                }
                // Where a script runs, friends are invited at the foot of the page.
                p class="unscripted" { a href={ "/friends?table=" (page.table.id) } { (texts.say("friends-to-table")) } }
            }
        }
    }
}
