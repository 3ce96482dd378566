//! One's account: where one is signed in, and the ways in.

mod enter;
mod keep;

pub use enter::{device_code, recover, sign_in, sign_in_by_code};
pub use keep::{Door, keep, recovery_codes};

use super::shell::Shell;
use crate::Texts;
use crate::assets::Assets;
use benben_core::Day;
use maud::{Markup, html};

/// What the page shows.
#[derive(Debug)]
pub struct OwnAccount {
    /// The name that is kept.
    pub name: String,
    /// Can they sign in with a password?
    pub has_password: bool,
    /// Recovery codes that have not been used.
    pub codes_left: u32,
    /// Where its owner is signed in, the last used first.
    pub sessions: Vec<SessionShown>,
    /// The passkeys, the oldest first.
    pub passkeys: Vec<PasskeyShown>,
}

/// Somewhere somebody is signed in.
#[derive(Debug)]
pub struct SessionShown {
    /// What it is ended by.
    pub number: u64,
    /// Roughly what it runs on; empty if that is not known.
    pub device: String,
    /// When it was last used.
    pub seen_on: Day,
    /// Is it this browser?
    pub is_this: bool,
}

/// A passkey.
#[derive(Debug)]
pub struct PasskeyShown {
    /// What it is removed by.
    pub number: u64,
    /// What its owner calls it.
    pub name: String,
    /// Since when it is there.
    pub added_on: Day,
}

/// The page of one's account.
pub fn account(account: &OwnAccount, wrong: Option<&str>, texts: Texts, assets: &Assets) -> Markup {
    let title = texts.say("account-title");
    Shell::new(&title, texts, "/me/account", assets).around(&html! {
        div class="mine own-account" {
            h1 { (account.name) }
            (complaint(wrong))
            section class="panel" {
                h2 { (texts.say("account-sessions")) }
                ul class="ways-in" { @for session in &account.sessions { (session_row(session, texts)) } }
                div class="row-of-buttons" {
                    form method="post" action="/me/account/device" { button { (texts.say("account-device")) } }
                    @if account.sessions.len() > 1 {
                        form method="post" action="/me/account/sessions/end-others" { button class="quiet" { (texts.say("account-end-others")) } }
                    }
                    form method="post" action="/sign-out" { button class="quiet" { (texts.say("account-sign-out")) } }
                }
            }
            (passkeys(account, texts))
            section class="panel" {
                h2 { (texts.say("account-password")) }
                @if !account.has_password { p class="soft" { (texts.say("account-password-none")) } }
                form class="entry" method="post" action="/me/account/password" {
                    @if account.has_password { (password_field("old", "account-password-old", "current-password", texts)) }
                    (password_field("password", "account-password-new", "new-password", texts))
                    @if account.has_password { button class="quiet" { (texts.say("account-password-change")) } }
                    (by_passkey(account, "account-password-set", texts))
                }
            }
            section class="panel" {
                h2 { (texts.say("account-codes")) }
                p { (texts.with("account-codes-left").and("count", account.codes_left).say()) }
                form class="entry" method="post" action="/me/account/codes" {
                    @if account.has_password {
                        (password_field("password", "account-password-yours", "current-password", texts))
                        button class="quiet" { (texts.say("account-codes-renew")) }
                    }
                    (by_passkey(account, "account-codes-renew", texts))
                }
            }
            section class="panel" {
                h2 { (texts.say("account-data")) }
                p { a class="button quiet" href="/me/account/export" download="benben.json" { (texts.say("account-export")) } }
                details {
                    summary { (texts.say("account-delete")) }
                    p { (texts.say("account-delete-about")) }
                    form class="entry" method="post" action="/me/account/delete" {
                        @if account.has_password {
                            (password_field("password", "account-password-yours", "current-password", texts))
                            button class="quiet danger" { (texts.say("account-delete-now")) }
                        }
                        (by_passkey(account, "account-delete-now", texts))
                    }
                }
            }
        }
    })
}

impl OwnAccount {
    fn has_passkeys(&self) -> bool {
        !self.passkeys.is_empty()
    }
}

/// The other way to show that it is they, for those who have no password: the script asks for a passkey and fills in what
/// it has signed. Where a browser has no passkeys, it says so.
fn by_passkey(account: &OwnAccount, deed: &str, texts: Texts) -> Markup {
    html! {
        @if account.has_passkeys() && !account.has_password {
            @for field in ["credential", "client_data", "authenticator_data", "signature"] {
                input type="hidden" name=(field);
            }
            button class="quiet" type="button" data-passkey-confirm hidden { (texts.say(deed)) }
            p role="alert" class="wrong" data-failed=(texts.say("problem-passkey-only")) hidden {}
            p class="soft" data-no-passkey { (texts.say("passkeys-elsewhere")) }
        }
    }
}

fn session_row(session: &SessionShown, texts: Texts) -> Markup {
    html! {
        li {
            span class="what" {
                strong { @if session.device.is_empty() { (texts.say("account-device-unknown")) } @else { (session.device) } }
                span class="soft" { (texts.say("account-seen")) " " (day(session.seen_on)) }
            }
            @if session.is_this { span class="tag" { (texts.say("account-this")) } }
            @else {
                form method="post" action="/me/account/sessions/end" {
                    button class="quiet" name="number" value=(session.number) { (texts.say("account-end")) }
                }
            }
        }
    }
}

/// Only where the browser can make passkeys; its script says so.
fn passkeys(account: &OwnAccount, texts: Texts) -> Markup {
    html! {
        section class="panel" {
            h2 { (texts.say("passkeys-title")) }
            p class="soft" { (texts.say("passkeys-about")) }
            @if !account.passkeys.is_empty() {
                ul class="ways-in" {
                    @for passkey in &account.passkeys {
                        li {
                            span class="what" {
                                strong { (passkey.name) }
                                span class="soft" { (texts.say("passkeys-since")) " " (day(passkey.added_on)) }
                            }
                            form method="post" action="/me/account/passkeys/remove" {
                                button class="quiet" name="number" value=(passkey.number) aria-label={ (texts.say("passkeys-remove")) ": " (passkey.name) } { (texts.say("passkeys-remove")) }
                            }
                        }
                    }
                }
            }
            form class="entry" data-passkey="add" hidden {
                label { span { (texts.say("passkeys-name")) } input name="name" maxlength="40" autocomplete="off"; }
                button { (texts.say("passkeys-add")) }
                p role="alert" class="wrong" data-failed=(texts.say("problem-passkey")) hidden {}
            }
            p class="soft" data-no-passkey { (texts.say("passkeys-not-here")) }
        }
    }
}

fn day(day: Day) -> Markup {
    html! { time datetime=(day) { (day) } }
}

/// What was wrong with what was sent.
fn complaint(wrong: Option<&str>) -> Markup {
    html! { @if let Some(wrong) = wrong { p class="wrong" role="alert" { (wrong) } } }
}

fn password_field(name: &str, label: &str, autocomplete: &str, texts: Texts) -> Markup {
    html! {
        label { span { (texts.say(label)) } input type="password" name=(name) required maxlength="128" autocomplete=(autocomplete); }
    }
}
