//! Before the deal: who is here, who is missing, how friends come.

use super::{Holder, Place, Stage, TablePage, removal};
use benben_core::Seat;
use maud::{Markup, html};

pub(super) fn gathering(page: &TablePage<'_>) -> Markup {
    let Stage::Gathering { code } = page.table.stage else { return html! {} };
    let texts = page.texts;
    html! {
        div class="gathering" {
            section class="panel" {
                h2 { (texts.say("gathering-seats")) }
                ol class="places" {
                    @for (index, place) in page.table.seats.iter().enumerate() {
                        (one(page, Seat::new(index), place))
                    }
                }
                @if page.you().is_some() {
                    form method="post" action=(page.to("leave")) data-ask=(texts.say("gathering-leave-sure")) {
                        button class="quiet danger" { (texts.say("gathering-leave")) }
                    }
                }
                (removal::notice(page))
            }
            (invitation(page, code))
        }
    }
}

fn one(page: &TablePage<'_>, seat: Seat, place: &Place) -> Markup {
    let texts = page.texts;
    let me = page.you() == Some(seat);
    html! {
        li {
            @match place.holder {
                Holder::Open | Holder::Vacant { .. } => {
                    span class="soft" { (texts.say("gathering-open")) }
                    @if page.you().is_none() {
                        form class="join" method="post" action=(page.to("join")) {
                            input type="hidden" name="seat" value=(seat);
                            label { span { (texts.say("name-label")) } input name="name" required maxlength="30" autocomplete="nickname" data-name; }
                            button { (texts.say("gathering-sit")) }
                        }
                    } @else {
                        form method="post" action={ (page.to("bot")) } data-send {
                            input type="hidden" name="for" value=(seat);
                            button class="quiet" { (texts.say("gathering-bot")) }
                        }
                    }
                }
                Holder::Reserved { .. } | Holder::Person { .. } | Holder::Resigned { .. } | Holder::Bot { .. } => {
                    span class="name" { (place.name) }
                    @if me { span class="tag" { (texts.say("seat-you")) } }
                }
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
                p { (texts.say("invite-code")) }
                p class="code" { (code) }
            }
            p { (texts.say("invite-link")) }
            div class="copy" {
                input id="link" readonly value={ "/t/" (page.table.id) } aria-label=(texts.say("invite-link"));
                button type="button" data-copy="link" hidden { (texts.say("invite-copy")) }
                button type="button" class="quiet" data-share hidden { (texts.say("menu-share")) }
            }
            img class="qr" src={ "/t/" (page.table.id) "/qr.svg" } width="220" height="220" alt=(texts.say("invite-qr"));
        }
    }
}
