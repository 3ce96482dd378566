//! The position as text for a terminal, in the player's words; cards stay as they are typed.

use super::{AnkhScene, words};
use benben_ankh::{HandView, row_worth};
use benben_core::{PerSeat, Seat};
use benben_web::Drawn;

/// The papyrus with what it wants, the piles, then everyone's row and hand.
pub(super) fn drawing(scene: &AnkhScene<'_>) -> Drawn {
    let (view, texts) = (scene.view, scene.texts);
    let papyrus = format!("{}   {}", view.papyrus, words::card_label(texts, view.papyrus));
    let piles = [
        ("ankh-deck", usize::from(view.deck)),
        ("ankh-discard", view.discard.len()),
        ("ankh-contents-beneath", view.beneath.len()),
    ];
    let piles = piles.map(|(key, count)| format!("{}: {count}", texts.say(key))).join("   ");
    let widest = view.rows.iter().map(|(seat, _)| scene.name(seat).chars().count()).max().unwrap_or(0);
    let seats = PerSeat::from_fn(view.rows.len(), |seat| seat_line(scene, seat, widest));
    Drawn { table: format!("{papyrus}\n{piles}"), seats, legend: String::new() }
}

fn seat_line(scene: &AnkhScene<'_>, seat: Seat, widest: usize) -> String {
    let (view, texts) = (scene.view, scene.texts);
    let mark = if view.ended.is_none() && view.turn == seat { '>' } else { ' ' };
    let row = view.rows[seat].iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    let worth = words::plain(row_worth(&view.rows[seat], view.papyrus));
    let hand = match &view.hands[seat] {
        HandView::Cards(cards) => cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "),
        HandView::Hidden(count) => vec!["??"; usize::from(*count)].join(" "),
    };
    let [row_label, worth_label, hand_label] =
        ["ankh-row", "ankh-worth", "ankh-drawn-hand"].map(|key| texts.say(key));
    let name = scene.name(seat);
    format!("{mark} {name:<widest$}   {row_label} {row:<15}   {worth_label} {worth:>3}   {hand_label} {hand}")
}
