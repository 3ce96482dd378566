//! The end: every colour pays, one after another, and what lies in everyone's purse is added.

use super::{Sight, names, pieces, worth};
use benben_cheops::{Colour, Kind, Stage};
use benben_core::Seat;
use benben_web::{seat_class, seat_sign};
use maud::{Markup, html};

/// C26-C28, once the last decision is made.
pub(super) fn payout(before: &Sight<'_>, after: &Sight<'_>) -> Option<Markup> {
    let is_over = |scene: &Sight<'_>| scene.view.layout.stage == Stage::Over;
    if is_over(before) || !is_over(after) {
        return None;
    }
    let texts = after.texts;
    let seats: Vec<Seat> = after.seats_from_me().collect();
    // A colour nobody stored pays nobody: it need not be waited for.
    let paid = |colour: &Colour| seats.iter().any(|seat| worth::stored(after, *seat, *colour).0 > 0);
    let colours: Vec<Colour> = Colour::ALL.iter().copied().filter(paid).collect();
    let total = colours.len() + 1;
    let best = seats.iter().filter_map(|seat| purse(after, *seat, &colours)).max();
    Some(html! {
        div class="cheops-payout" {
            h2 { (texts.say("cheops-payout")) }
            table {
                thead { tr {
                    th {}
                    @for seat in &seats { th class=(seat_class(*seat)) scope="col" { (seat_sign(*seat)) " " span { (after.name(*seat)) } } }
                } }
                tbody {
                    tr data-at="0" {
                        th scope="row" { (texts.say("cheops-payout-money")) }
                        @for seat in &seats { td { (money(after, *seat)) } }
                    }
                    @for (nth, colour) in colours.iter().enumerate() {
                        tr data-at=(nth + 1) {
                            th scope="row" {
                                (pieces::treasure(*colour))
                                span class="visually-hidden" { (names::treasure(texts, *colour)) }
                                b { (names::printed(worth::number(after.game, &after.view.layout, *colour))) }
                            }
                            @for seat in &seats { (paid_to(after, *seat, *colour)) }
                        }
                    }
                    tr class="cheops-payout-total" {
                        th scope="row" { (texts.say("cheops-payout-total")) }
                        @for seat in &seats {
                            @let won = best.is_some() && purse(after, *seat, &colours) == best;
                            td data-first[won] { (filled(after, *seat, &colours, total)) }
                        }
                    }
                }
            }
        }
    })
}

fn money(scene: &Sight<'_>, seat: Seat) -> String {
    scene.view.money[seat].piasters().map_or_else(|| "…".to_owned(), |piasters| piasters.to_string())
}

fn paid_to(scene: &Sight<'_>, seat: Seat, colour: Colour) -> Markup {
    let (count, each) = worth::stored(scene, seat, colour);
    html! {
        td {
            @if count > 0 { small { (count) " × " (each) } " " b class=[(each > 0).then_some("cheops-earned")] { "+" (count * each) } } @else { "–" }
        }
    }
}

/// The purse, which says colour by colour what is in it so far, and in the end what it comes to.
fn filled(scene: &Sight<'_>, seat: Seat, colours: &[Colour], total: usize) -> Markup {
    let sum =
        |paid: &[Colour]| purse(scene, seat, paid).map_or_else(|| "…".to_owned(), |sum| sum.to_string());
    html! {
        span class="cheops-filled" {
            @for paid in 0..=colours.len() { span data-at=(paid) { (sum(&colours[..paid])) } }
            strong data-at=(total) { (sum(colours)) }
        }
    }
}

/// What somebody has once these colours have paid, where all may know it.
fn purse(scene: &Sight<'_>, seat: Seat, paid: &[Colour]) -> Option<i32> {
    let money = i32::from(scene.view.money[seat].piasters()?);
    let pays = |colour: &Colour| {
        let (count, each) = worth::stored(scene, seat, *colour);
        i32::from(count) * i32::from(each)
    };
    Some(money + paid.iter().map(pays).sum::<i32>())
}
