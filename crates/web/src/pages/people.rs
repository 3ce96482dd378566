//! Friends, invitations and those one wants nothing to do with.

use super::profile::named;
use super::shell::Shell;
use crate::Texts;
use crate::assets::Assets;
use crate::table::SeatRating;
use maud::{Markup, PreEscaped, html};

/// A friend.
#[derive(Debug)]
pub struct FriendShown {
    /// Their account.
    pub account: String,
    /// What they are called.
    pub name: String,
    /// Are they here?
    pub is_here: bool,
    /// How well they play, as far as they show it: titles of games, and ratings.
    pub ratings: Vec<(String, SeatRating)>,
}

/// Somebody invites the viewer.
#[derive(Debug)]
pub struct InvitationShown {
    /// Who.
    pub name: String,
    /// Title of the game.
    pub title: String,
    /// A picture of it.
    pub emblem: Markup,
    /// The table's id.
    pub table: String,
}

/// Somebody who is blocked.
#[derive(Debug)]
pub struct BlockShown {
    /// What it is ended by.
    pub number: u64,
    /// What they were called.
    pub name: String,
}

/// What the page of friends shows.
#[derive(Debug)]
pub struct FriendsPage {
    /// The friends, those who are here first; nothing for guests.
    pub friends: Option<Vec<FriendShown>>,
    /// The viewer's link, and a picture of it.
    pub link: Option<(String, Option<String>)>,
    /// Does the viewer appear offline?
    pub appears_offline: bool,
    /// Where friends invite the viewer.
    pub invitations: Vec<InvitationShown>,
    /// Whom the viewer blocks.
    pub blocks: Vec<BlockShown>,
    /// The table to which friends are invited.
    pub table: Option<String>,
}

/// The page of friends.
pub fn friends_page(page: &FriendsPage, texts: Texts, assets: &Assets) -> Markup {
    let title = texts.say("friends-title");
    Shell::new(&title, texts, "/friends", assets).around(&html! {
        div class="mine people" {
            h1 { (title) }
            (invitations(&page.invitations, texts))
            @match &page.friends {
                None => section class="panel" {
                    p { (texts.say("friends-need-account")) }
                    p { a class="button" href="/me/keep" { (texts.say("keep-title")) } " " a class="button quiet" href="/sign-in" { (texts.say("sign-in-title")) } }
                },
                Some(friends) => {
                    section class="panel" {
                        @if friends.is_empty() { p class="soft" { (texts.say("friends-none")) } }
                        ul class="friends" { @for friend in friends { (row(friend, page.table.as_deref(), texts)) } }
                    }
                    (own_link(page, texts))
                    form class="panel appear" method="post" action="/friends/appear" {
                        p { @if page.appears_offline { (texts.say("friends-offline")) } @else { (texts.say("friends-seen")) } }
                        button class="quiet" name="offline" value=(!page.appears_offline) {
                            @if page.appears_offline { (texts.say("friends-appear")) } @else { (texts.say("friends-hide")) }
                        }
                    }
                }
            }
            @if !page.blocks.is_empty() {
                section class="panel" id="blocks" {
                    h2 { (texts.say("blocks-title")) }
                    p class="soft" { (texts.say("blocks-about")) }
                    ul class="friends" {
                        @for block in &page.blocks {
                            li {
                                span class="what" { (block.name) }
                                form method="post" action="/blocks/end" {
                                    button class="quiet" name="number" value=(block.number) aria-label={ (texts.say("blocks-end")) ": " (block.name) } { (texts.say("blocks-end")) }
                                }
                            }
                        }
                    }
                }
            }
        }
    })
}

fn own_link(page: &FriendsPage, texts: Texts) -> Markup {
    let Some((link, picture)) = &page.link else { return html! {} };
    html! {
        section class="panel own-link" {
            h2 { (texts.say("friends-add")) }
            p { (texts.say("friends-link-about")) }
            div class="link" {
                input id="link" readonly value=(link) aria-label=(texts.say("friends-link"));
                button type="button" data-copy="link" hidden { (texts.say("invite-copy")) }
            }
            @if let Some(picture) = picture { details { summary { (texts.say("friends-qr")) } div class="qr" { (PreEscaped(picture)) } } }
            form method="post" action="/friends/link" { button class="quiet" { (texts.say("friends-link-new")) } }
        }
    }
}

fn here(is_here: bool, texts: Texts) -> Markup {
    html! { @if is_here { span class="tag here" { (texts.say("friends-here")) } } }
}

/// How well a friend plays each game, in one line.
fn ratings(friend: &FriendShown) -> Markup {
    let one = |(title, rating): &(String, SeatRating)| format!("{title} {}", rating.number());
    let all: Vec<String> = friend.ratings.iter().map(one).collect();
    html! { @if !all.is_empty() { small class="rating-of" { (all.join(" · ")) } } }
}

fn row(friend: &FriendShown, table: Option<&str>, texts: Texts) -> Markup {
    html! {
        li {
            span class="what" { strong { (named(&friend.name, Some(&friend.name))) } (here(friend.is_here, texts)) (ratings(friend)) }
            @if let Some(table) = table { (invite(friend, table, texts)) }
            details class="more" {
                summary aria-label={ (texts.say("friends-more")) ": " (friend.name) } { "⋯" }
                div {
                    form method="post" action="/friends/remove" { button class="quiet" name="account" value=(friend.account) { (texts.say("friends-remove")) } }
                    form method="post" action="/friends/block" { button class="quiet danger" name="account" value=(friend.account) { (texts.say("block-now")) } }
                }
            }
        }
    }
}

fn invite(friend: &FriendShown, table: &str, texts: Texts) -> Markup {
    html! {
        form method="post" action="/friends/invite" data-invite {
            input type="hidden" name="table" value=(table);
            button class="quiet" name="account" value=(friend.account) data-done=(texts.say("friends-invited"))
                aria-label={ (texts.say("friends-invite")) ": " (friend.name) } { (texts.say("friends-invite")) }
        }
    }
}

/// Those of one's friends who are here.
pub fn friends_here(friends: &[FriendShown], texts: Texts) -> Markup {
    let here: Vec<&FriendShown> = friends.iter().filter(|friend| friend.is_here).collect();
    html! {
        div id="friends-here" {
            @if friends.is_empty() { p class="soft" { (texts.say("friends-none")) } }
            @else if here.is_empty() { p class="soft" { (texts.say("friends-nobody-here")) } }
            ul class="friends" { @for friend in here { li { span class="what" { strong { (named(&friend.name, Some(&friend.name))) } (self::here(true, texts)) (ratings(friend)) } } } }
        }
    }
}

/// Where friends invite one.
pub fn invitations(invitations: &[InvitationShown], texts: Texts) -> Markup {
    html! {
        @for one in invitations {
            section class="panel invited" data-invitation=(one.table) {
                span class="emblem" aria-hidden="true" { (one.emblem) }
                p { (texts.with("invited").and("name", &one.name).say()) " " strong { (one.title) } }
                div class="seek-ways" {
                    a class="button" href={ "/t/" (one.table) } { (texts.say("invited-join")) }
                    form method="post" action="/invitations/dismiss" data-dismiss {
                        button class="quiet" name="table" value=(one.table) { (texts.say("seek-decline")) }
                    }
                }
            }
        }
    }
}

/// The friends one can ask to the table at which one sits.
pub fn invite_row(friends: &[FriendShown], table: &str, texts: Texts) -> Markup {
    html! {
        @if !friends.is_empty() {
            section class="panel invite-row" aria-label=(texts.say("friends-invite")) {
                ul { @for friend in friends { li { span { (friend.name) @if friend.is_here { i class="dot" title=(texts.say("friends-here")) {} } } (invite(friend, table, texts)) } } }
            }
        }
    }
}

/// Somebody opened the link of somebody else.
pub fn befriend(name: &str, code: &str, own: bool, signed_in: bool, texts: Texts, assets: &Assets) -> Markup {
    let title = texts.say("friends-title");
    Shell::new(&title, texts, "/friends", assets).around(&html! {
        div class="mine people" {
            section class="panel befriend" {
                @if !signed_in {
                    h1 { (texts.say("befriend-sign-in")) }
                    p { (texts.say("friends-need-account")) }
                    p { a class="button" href="/sign-in" { (texts.say("sign-in-title")) } " " a class="button quiet" href="/me/keep" { (texts.say("keep-title")) } }
                    p class="soft" { (texts.say("befriend-come-back")) }
                } @else if own {
                    h1 { (texts.say("befriend-own")) }
                    p { a class="button" href="/friends" { (texts.say("friends-title")) } }
                } @else {
                    h1 { (texts.with("befriend-ask").and("name", name).say()) }
                    p { (texts.say("befriend-about")) }
                    form method="post" action={ "/friends/with/" (code) } {
                        button { (texts.say("befriend-now")) }
                        " " a class="button quiet" href="/" { (texts.say("seek-decline")) }
                    }
                }
            }
        }
    })
}
