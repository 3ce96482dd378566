//! The others, and oneself: name, points, what is public.

use super::{Holder, Place, Replacing, SeatRating, TablePage, number, pace};
use crate::kept::kept_mark;
use crate::pages::profile_path;
use crate::{Called, Parts, Texts, seat_class, seat_sign};
use benben_core::{Day, Seat, Seats};
use maud::{Markup, html};

pub(super) fn seats(page: &TablePage<'_>, parts: &Parts) -> Markup {
    let count = page.table.seats.len();
    let first = page.you().map_or(0, Seat::index);
    html! {
        ol class="seats" aria-label=(page.texts.say("table-seats")) {
            @for seat in (0..count).map(|step| Seat::new((first + step) % count)) {
                (one(page, parts, seat))
            }
        }
    }
}

/// How many watch without a seat, if anybody does.
pub(super) fn audience(page: &TablePage<'_>) -> Markup {
    let count = page.table.audience;
    if count == 0 {
        return html! {};
    }
    let said = page.texts.with("audience").and("count", count).say();
    html! {
        p class="audience" tabindex="0" data-tip=(said) {
            svg viewBox="0 0 24 24" aria-hidden="true" { path d="M2 12c3-5 6.500-7 10-7s7 2 10 7c-3 5-6.500 7-10 7s-7-2-10-7z" {} circle cx="12" cy="12" r="3" {} }
            span aria-hidden="true" { (count) @if count > EXACT { "+" } }
            span class="visually-hidden" { (said) }
        }
    }
}

/// Up to here spectators are counted one by one.
const EXACT: usize = 20;

/// Everyone in one line, for small screens. The list of seats says the same, so nobody hears it twice.
pub(super) fn chips(parts: &Parts, names: &[&str], awaited: Seats, you: Option<Seat>) -> Markup {
    html! {
        ol class="chips" aria-hidden="true" {
            @for (index, name) in names.iter().enumerate() {
                @let seat = Seat::new(index);
                li class=(seat_class(seat)) data-awaited[awaited.contains(seat)] data-me[you == Some(seat)] {
                    (seat_sign(seat))
                    span class="name" { (name) }
                    @if let Some(score) = points(parts, seat) { b { (number(score)) } }
                }
            }
        }
    }
}

/// A seat's points: those of the result once there is one. What was still sealed when somebody gave up counts no more.
fn points(parts: &Parts, seat: Seat) -> Option<i32> {
    match &parts.finished {
        Some(finished) => Some(finished.course.outcome.standings.scores[seat]),
        None => parts.scores.get(seat.index()).copied().flatten(),
    }
}

fn one(page: &TablePage<'_>, parts: &Parts, seat: Seat) -> Markup {
    let place = &page.table.seats[seat.index()];
    let beside = html! {
        @if let Some(rating) = place.rating { (rating_shown(page.texts, rating)) }
        @if let Some(tag) = tag(page, place.holder) { span class="tag" { (tag) } }
        @if let Some(until) = place.holiday_until { span class="tag" { (page.texts.with("seat-holiday").and("date", date(page.texts, until)).say()) } }
        (clock(page, seat))
    };
    let (called, me, profile) = (&place.called(), page.you() == Some(seat), place.profile.as_deref());
    let (awaited, below) = (page.table.awaited.contains(seat), stand_in(page, seat, place));
    card(page.texts, parts, Who { seat, called, profile, me, awaited, beside, below })
}

/// Whose seat it is, and what else there is to say about them.
pub(super) struct Who<'a> {
    pub(super) seat: Seat,
    pub(super) called: &'a Called,
    /// The name of a profile that everyone can see.
    pub(super) profile: Option<&'a str>,
    pub(super) me: bool,
    /// Do the rules wait for them?
    pub(super) awaited: bool,
    /// In the line of the name.
    pub(super) beside: Markup,
    /// Below everything else.
    pub(super) below: Markup,
}

/// A name that leads to its profile, if there is one. Whoever plays stays at the table.
pub(super) fn named(called: &Called, profile: Option<&str>, texts: Texts) -> Markup {
    let said = html! { (called.name) (kept_mark(called.kept, texts)) };
    html! {
        @if let Some(profile) = profile { a class="name" href=(profile_path(profile)) target="_blank" { (said) } }
        @else { span class="name" { (said) } }
    }
}

/// A seat: name, points, what is public.
pub(super) fn card(texts: Texts, parts: &Parts, who: Who<'_>) -> Markup {
    let Who { seat, called, profile, me, awaited, beside, below } = who;
    html! {
        li class={ "seat " (seat_class(seat)) } data-seat=(seat) data-awaited[awaited] data-me[me] {
            div class="who" {
                (seat_sign(seat))
                (named(called, profile, texts))
                @if me { span class="tag" { (texts.say("seat-you")) } }
                (beside)
                @if let Some(score) = points(parts, seat) {
                    @let said = texts.say("seat-points");
                    span class="points" tabindex="0" role="note" aria-label={ (said) ": " (number(score)) } data-tip=(said) { (number(score)) }
                }
            }
            div class="public" { (parts.seats[seat.index()]) }
            (below)
        }
    }
}

/// A day of the year, as people say it.
pub(crate) fn date(texts: Texts, day: Day) -> String {
    let (_, month, day) = day.date();
    texts.with("date-day").and("day", day).and("month", month).say()
}

/// How well somebody plays: a number, marked while too little is known, and in words for whoever asks.
pub(crate) fn rating_shown(texts: Texts, rating: SeatRating) -> Markup {
    let SeatRating { points, deviation, provisional, .. } = rating;
    let key = if provisional { "rating-provisional" } else { "rating-known" };
    let said =
        texts.with(key).and("rating", points.to_string()).and("deviation", deviation.to_string()).say();
    html! {
        span class="tag rating" tabindex="0" data-tip=(said) aria-label=(said) { (points) @if provisional { "?" } }
    }
}

/// What the game changed: "1512 → 1528".
pub(super) fn rating_change(texts: Texts, rating: SeatRating) -> Markup {
    let Some(before) = rating.before else { return rating_shown(texts, rating) };
    let said = texts
        .with("rating-change")
        .and("before", before.to_string())
        .and("after", rating.points.to_string())
        .say();
    html! { span class="tag rating" aria-label=(said) { (before) " → " (rating.points) @if rating.provisional { "?" } } }
}

fn tag(page: &TablePage<'_>, holder: Holder) -> Option<String> {
    let texts = page.texts;
    match holder {
        Holder::Resigned { .. } => Some(texts.say("seat-resigned")),
        holder if holder.is_away() => Some(texts.say("seat-away")),
        // Where there are days, nobody sits and waits.
        holder if holder.is_absent() && page.is_played() && !page.table.pace.is_by_days() => {
            Some(texts.say("seat-absent"))
        }
        _ => None,
    }
}

/// An absent player's seat can be handed to a bot by those who wait, once they may.
fn stand_in(page: &TablePage<'_>, seat: Seat, place: &Place) -> Markup {
    if page.is_yours(seat) {
        return html! {};
    }
    match place.replacing {
        None => html! {},
        Some(Replacing::Later) => html! { p class="soft" { (page.texts.say("seat-stand-in-later")) } },
        Some(Replacing::Wished) => html! { p class="soft" { (page.texts.say("seat-stand-in-wished")) } },
        Some(Replacing::Together | Replacing::Now) => html! {
            form method="post" action=(page.to("stand-in")) data-send {
                input type="hidden" name="for" value=(seat);
                button class="quiet" { (page.texts.say("seat-stand-in")) }
            }
        },
    }
}

/// What is left of a seat's time; it runs while the rules wait for the seat.
pub(super) fn clock(page: &TablePage<'_>, seat: Seat) -> Markup {
    let Some(left) = page.table.seats[seat.index()].clock_ms else { return html! {} };
    let on_holiday = page.table.seats[seat.index()].holiday_until.is_some();
    let (runs, soon) = (page.table.awaited.contains(seat) && !on_holiday, page.table.pace.warns_at());
    html! {
        span class="clock" data-left=(left) data-soon=(soon) data-runs[runs] { (pace::left(page.texts, left)) }
    }
}
