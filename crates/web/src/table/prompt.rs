//! The line that always says what is awaited, from whom, and what the viewer can do.

use super::{ClosedBy, Holder, Own, Stage, TablePage, advice, log, notice, seats, spectacle, tools};
use crate::{Parts, Sentence, Texts, rule_link, seat_class, seat_sign};
use benben_core::Seat;
use maud::{Markup, html};

/// The line on top, of a constant height, so that nothing below it moves. Screen readers hear it whenever it changes.
pub(super) fn line(page: &TablePage<'_>, parts: Option<&Parts>) -> Markup {
    html! {
        div class="prompt" {
            div class="says" {
                p id="prompt" role="status" { (sentence(page, parts)) }
                @if let Some(parts) = parts { (newest(page, parts)) }
            }
            // My own time, where the eyes are.
            @if let Some(me) = page.you().filter(|_| page.is_my_turn()) { div class="own-clock" data-me {
                (seats::clock(page, me))
                // Whoever comes by with little time left is told what it means.
                @if page.table.pace.is_by_days() { span class="reminder" { (page.texts.say("clock-reminder")) } }
            } }
            @for next in parts.iter().flat_map(|parts| &parts.next) { span data-after=(next.after) hidden { (next.text) } }
            div class="bar" {
                // Here the script puts the buttons for what was picked.
                div id="do" {}
                (advice::ask(page))
                @if page.is_played() && page.table.you.is_some_and(|you| you.can_undo) && page.table.undo.is_none() {
                    form method="post" action=(page.to("undo")) data-send {
                        button class="quiet" { (page.texts.say("table-undo")) }
                    }
                }
                @if page.is_played() { (tools::tools(page)) }
            }
            @if let Some(parts) = parts { (seats::chips(parts, &names(page), page.table.awaited, page.you())) }
            (come_back(page))
            @if let Some(own) = page.pass_on() {
                (curtain(page, parts, own))
            }
            (undo_asked(page))
        }
    }
}

/// What everyone is called.
fn names<'a>(page: &'a TablePage<'_>) -> Vec<&'a str> {
    page.table.seats.iter().map(|place| place.name.as_str()).collect()
}

/// Who gets the device next, in the colour and with the sign of their seat, and what everyone saw since their last turn: a
/// climax, too, which would otherwise be over before the next page is there.
fn curtain(page: &TablePage<'_>, parts: Option<&Parts>, own: Own) -> Markup {
    let (texts, name) = (page.texts, page.name(own.seat));
    let log = parts.map(|parts| notice::among(page, &parts.log)).unwrap_or_default();
    let since = since(&log, own.seat);
    html! {
        div class={ "curtain " (seat_class(own.seat)) } {
            (seat_sign(own.seat))
            p { (texts.with("curtain-pass").and("name", name).say()) }
            a class="button" id="pass" href={ "/t/" (page.table.id) "?person=" (own.person.unwrap_or_default()) } {
                (texts.with("curtain-open").and("name", name).say())
            }
            @if let Some(parts) = parts {
                (spectacle::see_again(texts, parts))
                (spectacle::layer(texts, parts))
            }
            @if !since.is_empty() {
                section class="since" {
                    h2 { (texts.say("curtain-since")) }
                    ol { @for said in since { li class=[said.seat.map(seat_class)] { (log::sentence(said)) } } }
                }
            }
        }
    }
}

/// So many sentences fit below the name of whoever is next.
const SINCE: usize = 8;

/// The newest sentences after the last about this seat.
fn since(log: &[Sentence], seat: Seat) -> &[Sentence] {
    let own = log.iter().rposition(|said| said.seat == Some(seat)).map_or(0, |at| at + 1);
    &log[own.max(log.len().saturating_sub(SINCE))..]
}

/// What the newest step told and what happened since, in one line: whoever looks away for a moment reads it here.
fn newest(page: &TablePage<'_>, parts: &Parts) -> Markup {
    html! {
        p id="told" class="told" {
            @for said in notice::newest(page, parts) {
                span class=[said.seat.map(seat_class)] data-notice[said.told == 0] { (log::sentence(&said)) } " "
            }
        }
    }
}

fn sentence(page: &TablePage<'_>, parts: Option<&Parts>) -> String {
    let texts = page.texts;
    match (page.table.stage, parts) {
        (Stage::Gathering { .. }, _) => missing(page),
        (Stage::Playing, None) => texts.say("prompt-moment"),
        (Stage::Closed { by: ClosedBy::People, .. }, _) => texts.say("prompt-closed"),
        (Stage::Closed { by: ClosedBy::Host, .. }, _) => texts.say("prompt-closed-host"),
        (Stage::Closed { by: ClosedBy::PeopleCame, .. }, _) => texts.say("prompt-closed-people-came"),
        (Stage::Closed { by: ClosedBy::Fault, .. }, _) => texts.say("prompt-closed-fault"),
        (Stage::Over, _) if is_asked_again(page) => texts.say("again-waits"),
        (Stage::Over, _) => texts.say("prompt-over"),
        (Stage::Playing, Some(_)) if has_resigned(page) => texts.say("prompt-resigned"),
        (Stage::Playing, Some(parts)) => match &parts.prompt {
            Some(prompt) => prompt.clone(),
            None => awaited(page),
        },
    }
}

/// Do the others want to play again?
fn is_asked_again(page: &TablePage<'_>) -> bool {
    !page.yours.is_empty() && page.table.rematch.as_ref().is_some_and(|next| !next.begun)
}

/// Before the deal: for whom everyone waits.
fn missing(page: &TablePage<'_>) -> String {
    let texts = page.texts;
    let seats = &page.table.seats;
    if seats.iter().any(|place| place.holder == Holder::Open) {
        let guest = page.yours.is_empty() && !page.afar;
        return texts.say(if guest { "prompt-sit" } else { "prompt-gathering" });
    }
    // Whoever starts the game is ready by that.
    let starts = |index: usize| page.table.host_starts && page.table.host == Some(Seat::new(index));
    let late = seats.iter().enumerate().filter(|(index, _)| !starts(*index));
    let late = late.filter(|(_, place)| matches!(place.holder, Holder::Reserved { .. }));
    let late: Vec<&str> = late.map(|(_, place)| place.name.as_str()).collect();
    if late.is_empty() && page.table.host_starts {
        return match page.table.host {
            _ if page.is_host() => texts.say("prompt-start"),
            Some(host) => texts.with("prompt-host").and("name", page.name(host)).say(),
            None => texts.say("prompt-moment"),
        };
    }
    texts.with("prompt-ready").and("names", texts.list(&late)).and("count", late.len()).say()
}

/// Has the viewer given up?
fn has_resigned(page: &TablePage<'_>) -> bool {
    let holder = page.you().map(|seat| page.table.seats[seat.index()].holder);
    matches!(holder, Some(Holder::Resigned { .. }))
}

fn awaited(page: &TablePage<'_>) -> String {
    let texts = page.texts;
    let others = page.table.awaited.into_iter().filter(|seat| Some(*seat) != page.you());
    let others: Vec<&str> = others.map(|seat| page.name(seat)).collect();
    match others.as_slice() {
        [] => texts.say("prompt-moment"),
        names => texts.with("prompt-waiting").and("names", texts.list(names)).and("count", names.len()).say(),
    }
}

/// Whoever comes back takes over from the bot with one button.
fn come_back(page: &TablePage<'_>) -> Markup {
    let stand_in = page.you().map(|seat| page.table.seats[seat.index()].holder);
    let Some(Holder::Person { stand_in: Some(_), .. }) = stand_in.filter(|_| page.is_played()) else {
        return html! {};
    };
    html! {
        div class="return" {
            p { (page.texts.say("return-bot")) }
            form method="post" action=(page.to("come-back")) data-send { button { (page.texts.say("menu-come-back")) } }
        }
    }
}

/// Somebody asks to take back: those who have not agreed can answer.
fn undo_asked(page: &TablePage<'_>) -> Markup {
    let Some(asked) = page.table.undo else { return html! {} };
    let name = page.name(asked.by);
    let may_answer = page.you().is_some_and(|seat| seat != asked.by && !asked.agreed.contains(seat));
    html! {
        div class="question" {
            p { (page.texts.with("undo-asked").and("name", name).say()) }
            @if may_answer {
                form method="post" action=(page.to("undo/answer")) data-send {
                    button name="agree" value="true" { (page.texts.say("undo-agree")) }
                    button class="quiet" name="agree" value="false" { (page.texts.say("undo-refuse")) }
                }
            }
        }
    }
}

/// Why nothing can be done now.
pub(crate) fn not_your_turn(texts: Texts, game: &str, rule: &str) -> Markup {
    html! { (texts.say("why-not-your-turn")) " " (rule_link(game, rule)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_gets_the_device_reads_what_happened_after_their_own_last_turn() {
        let said = |told: usize, seat: usize| Sentence {
            told,
            step: told,
            seat: Some(Seat::new(seat)),
            text: told.to_string(),
        };
        let log = [said(1, 0), said(2, 1), said(3, 0), said(4, 1), said(5, 2)];
        let told =
            |seat: usize| since(&log, Seat::new(seat)).iter().map(|said| said.told).collect::<Vec<_>>();
        assert_eq!((told(0), told(1), told(2)), (vec![4, 5], vec![5], vec![]));
        assert_eq!(told(3), [1, 2, 3, 4, 5]);
        let long: Vec<Sentence> = (0..20).map(|told| said(told, 1)).collect();
        assert_eq!(since(&long, Seat::new(0)).len(), SINCE);
    }
}
