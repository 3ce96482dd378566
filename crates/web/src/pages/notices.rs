//! Messages and holidays: how somebody is told that it is their turn, and when they are not to be waited for.

use super::shell::Shell;
use crate::Texts;
use crate::assets::Assets;
use crate::table::{date, settings};
use benben_core::Day;
use maud::{Markup, html};

/// What the page shows.
#[derive(Debug)]
pub struct NoticesPage {
    /// Does this server send messages to browsers?
    pub push: bool,
    /// Is the viewer signed in? Only then the rest is theirs to decide.
    pub account: bool,
    /// Does this server send messages to addresses?
    pub webhooks: bool,
    /// Where messages go besides.
    pub webhook: Option<WebhookSet>,
    /// What a test has just shown.
    pub tested: Option<TestShown>,
    /// Today.
    pub today: Day,
    /// Days left this year.
    pub days_left: u32,
    /// Holidays from today on, the earliest first.
    pub holidays: Vec<HolidayShown>,
}

/// An address, as far as it is shown.
#[derive(Debug)]
pub struct WebhookSet {
    /// Its host.
    pub host: String,
    /// How messages are written there.
    pub format: &'static str,
    /// How often in a row it could not be reached.
    pub failures: u32,
    /// Was that too often?
    pub stopped: bool,
}

/// What became of a test.
#[derive(Clone, Copy, Debug)]
pub enum TestShown {
    /// It was delivered.
    Delivered,
    /// The service answered something else.
    Answered(u16),
    /// Nobody answered.
    Silent,
}

/// A holiday.
#[derive(Debug)]
pub struct HolidayShown {
    /// The first day.
    pub from: Day,
    /// The last day.
    pub to: Day,
}

/// The formats of messages, the usual one first.
const FORMATS: [(&str, &str); 4] = [
    ("ntfy", "webhook-ntfy"),
    ("discord", "webhook-discord"),
    ("slack", "webhook-slack"),
    ("json", "webhook-json"),
];

/// The page.
pub fn notices(page: &NoticesPage, wrong: Option<&str>, texts: Texts, assets: &Assets) -> Markup {
    let title = texts.say("notices-title");
    Shell::new(&title, texts, "/me/notices", assets).around(&html! {
        div class="mine own-account notices" {
            h1 { (title) }
            p { (texts.say("notices-about")) }
            @if let Some(wrong) = wrong { p class="wrong" role="alert" { (wrong) } }
            section class="panel" {
                h2 { (texts.say("push-title")) }
                @if page.push {
                    (settings::push(texts))
                    p class="soft" data-no-push { (texts.say("push-not-here")) }
                    form method="post" action="/me/notices/test" data-push-test hidden {
                        div class="row-of-buttons" { button class="quiet" { (texts.say("push-test")) } }
                    }
                } @else { p class="soft" { (texts.say("push-server-off")) } }
            }
            @if page.webhooks { (webhook(page, texts)) }
            (holidays(page, texts))
        }
    })
}

fn needs_account(texts: Texts) -> Markup {
    html! {
        p class="soft" {
            (texts.say("notices-account")) " "
            a href="/me/keep" { (texts.say("keep-title")) } " · " a href="/sign-in" { (texts.say("sign-in-title")) }
        }
    }
}

fn webhook(page: &NoticesPage, texts: Texts) -> Markup {
    html! {
        section class="panel" {
            h2 { (texts.say("webhook-title")) }
            p class="soft" { (texts.say("webhook-about")) }
            @if !page.account { (needs_account(texts)) } @else {
                @if let Some(set) = &page.webhook { (webhook_set(set, page.tested, texts)) }
                form class="entry" method="post" action="/me/notices/webhook" {
                    label { span { (texts.say("webhook-address")) } input type="url" name="address" required maxlength="1000" placeholder="https://" autocomplete="off" spellcheck="false"; }
                    label {
                        span { (texts.say("webhook-format")) }
                        select name="format" {
                            @for (value, key) in FORMATS {
                                option value=(value) selected[page.webhook.as_ref().is_some_and(|set| set.format == value)] { (texts.say(key)) }
                            }
                        }
                    }
                    button class="quiet" { (texts.say("webhook-save")) }
                }
            }
        }
    }
}

fn webhook_set(set: &WebhookSet, tested: Option<TestShown>, texts: Texts) -> Markup {
    html! {
        p { (texts.with("webhook-set").and("host", set.host.as_str()).say()) }
        @if set.stopped { p class="wrong" { (texts.with("webhook-stopped").and("count", set.failures).say()) } }
        @else if set.failures > 0 { p class="wrong" { (texts.with("webhook-failing").and("count", set.failures).say()) } }
        @if let Some(tested) = tested {
            p role="status" {
                @match tested {
                    TestShown::Delivered => (texts.say("webhook-test-ok")),
                    TestShown::Answered(status) => (texts.with("webhook-test-answer").and("status", status.to_string()).say()),
                    TestShown::Silent => (texts.say("webhook-test-failed")),
                }
            }
        }
        div class="row-of-buttons" {
            form method="post" action="/me/notices/webhook/test" { button { (texts.say("webhook-test")) } }
            form method="post" action="/me/notices/webhook/remove" { button class="quiet" { (texts.say("webhook-remove")) } }
        }
    }
}

fn holidays(page: &NoticesPage, texts: Texts) -> Markup {
    let (year, _, _) = page.today.date();
    html! {
        section class="panel" {
            h2 { (texts.say("holiday-title")) }
            p class="soft" { (texts.say("holiday-about")) }
            @if !page.account { (needs_account(texts)) } @else {
                p { (texts.with("holiday-left").and("count", page.days_left).and("year", year.to_string()).say()) }
                @if !page.holidays.is_empty() {
                    ul class="ways-in" { @for holiday in &page.holidays { (row(holiday, page.today, texts)) } }
                }
                form class="entry" method="post" action="/me/notices/holidays" {
                    div class="days" {
                        label { span { (texts.say("holiday-from")) } input type="date" name="from" required min=(page.today) value=(page.today); }
                        label { span { (texts.say("holiday-to")) } input type="date" name="to" required min=(page.today); }
                    }
                    button class="quiet" { (texts.say("holiday-take")) }
                }
            }
        }
    }
}

fn row(holiday: &HolidayShown, today: Day, texts: Texts) -> Markup {
    let HolidayShown { from, to } = holiday;
    let days = texts.with("holiday-days").and("from", date(texts, *from)).and("to", date(texts, *to)).say();
    let end = texts.say(if *from <= today { "holiday-end" } else { "holiday-cancel" });
    html! {
        li {
            span class="what" { strong { (days) } }
            @if *to > today {
                form method="post" action="/me/notices/holidays/end" {
                    button class="quiet" name="from" value=(from) aria-label={ (end) ": " (days) } { (end) }
                }
            }
        }
    }
}
