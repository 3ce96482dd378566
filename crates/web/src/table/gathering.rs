//! Before the deal: who is here, who is missing, how friends come.

use super::{Around, Kind, Sitter, Stage, removal};
use benben_core::Seat;
use maud::{Markup, html};

pub(super) fn gathering(around: &Around<'_>) -> Markup {
    if around.stage != Stage::Gathering {
        return html! {};
    }
    let texts = around.texts;
    html! {
        div class="gathering" {
            section class="panel" {
                h2 { (texts.say("gathering-seats")) }
                ol class="places" {
                    @for (index, sitter) in around.seats.iter().enumerate() {
                        (place(around, Seat::new(index), sitter))
                    }
                }
                @if around.you.is_some() {
                    form method="post" action=(around.to("leave")) data-ask=(texts.say("gathering-leave-sure")) {
                        button class="quiet danger" { (texts.say("gathering-leave")) }
                    }
                }
                (removal::notice(around))
            }
            (invitation(around))
        }
    }
}

fn place(around: &Around<'_>, seat: Seat, sitter: &Sitter) -> Markup {
    let texts = around.texts;
    let me = around.you == Some(seat);
    html! {
        li data-kind=(match sitter.kind { Kind::Open => "open", Kind::Person => "person", Kind::Bot => "bot" }) {
            @match sitter.kind {
                Kind::Open => {
                    span class="soft" { (texts.say("gathering-open")) }
                    @if around.you.is_none() {
                        form class="join" method="post" action=(around.to("join")) {
                            input type="hidden" name="seat" value=(seat);
                            label { span { (texts.say("name-label")) } input name="name" required maxlength="30" autocomplete="nickname" data-name; }
                            button { (texts.say("gathering-sit")) }
                        }
                    } @else {
                        form method="post" action={ (around.to("bot")) } data-send {
                            input type="hidden" name="for" value=(seat);
                            button class="quiet" { (texts.say("gathering-bot")) }
                        }
                    }
                }
                Kind::Person | Kind::Bot => {
                    span class="name" { (sitter.name) }
                    @if me { span class="tag" { (texts.say("seat-you")) } }
                }
            }
        }
    }
}

/// Link, code and picture for friends.
fn invitation(around: &Around<'_>) -> Markup {
    let texts = around.texts;
    html! {
        section class="panel invite" {
            h2 { (texts.say("invite-title")) }
            @if let Some(code) = around.code {
                p { (texts.say("invite-code")) }
                p class="code" { (code) }
            }
            p { (texts.say("invite-link")) }
            div class="copy" {
                input id="link" readonly value={ "/t/" (around.id) } aria-label=(texts.say("invite-link"));
                button type="button" data-copy="link" hidden { (texts.say("invite-copy")) }
                button type="button" class="quiet" data-share hidden { (texts.say("menu-share")) }
            }
            img class="qr" src={ "/t/" (around.id) "/qr.svg" } width="220" height="220" alt=(texts.say("invite-qr"));
        }
    }
}
