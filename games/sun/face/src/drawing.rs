//! The position as text for a terminal, in the player's words; cards and spaces stay as they are typed.

use super::words;
use benben_core::{PerSeat, Seat};
use benben_sun::{HandView, Sun, Symbol};
use benben_web::{Drawn, Scene};

/// The pyramid and the decks, everyone's hand, then what the letters mean.
pub(super) fn drawing(scene: &Scene<'_, Sun>) -> Drawn {
    let (view, texts) = (scene.view, scene.texts);
    let stock = |key, deck: u8, discards: usize| {
        let said = texts.with("sun-drawn-stock").and("stock", texts.say(key));
        said.and("deck", deck).and("discards", discards).say()
    };
    let lines = [
        view.drawn_pyramid().trim_end().to_owned(),
        stock("sun-stock-standard", view.standard.deck, view.standard.discards.len()),
        stock("sun-stock-edge", view.edge.deck, view.edge.discards.len()),
        texts.with("sun-marker-said").and("card", words::card(texts, view.marker)).say(),
    ];
    let widest = view.points.iter().map(|(seat, _)| scene.name(seat).chars().count()).max().unwrap_or(0);
    let seats = PerSeat::from_fn(view.points.len(), |seat| seat_line(scene, seat, widest));
    Drawn { table: lines.join("\n"), seats, legend: legend(scene) }
}

/// `L left edge, R right edge, T top card, s sun, m moon, e eagle, j jaguar`
fn legend(scene: &Scene<'_, Sun>) -> String {
    let texts = scene.texts;
    let shapes = [("L", "sun-card-left"), ("R", "sun-card-right"), ("T", "sun-card-top")]
        .map(|(letter, key)| format!("{letter} {}", texts.with(key).and("value", "").say().trim_end()));
    let symbols = [Symbol::Sun, Symbol::Moon, Symbol::Eagle, Symbol::Jaguar]
        .map(|symbol| format!("{} {}", symbol.letter(), words::symbol(texts, symbol)));
    shapes.into_iter().chain(symbols).collect::<Vec<_>>().join(", ")
}

fn seat_line(scene: &Scene<'_, Sun>, seat: Seat, widest: usize) -> String {
    let (view, texts) = (scene.view, scene.texts);
    let mark = if view.ended.is_none() && view.turn == seat { '>' } else { ' ' };
    let hand = match &view.hands[seat] {
        HandView::Cards(cards) => {
            let cards = cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
            texts.with("sun-drawn-hand").and("cards", cards).say()
        }
        HandView::Hidden { standard, edge } => {
            texts.with("sun-holds").and("standard", *standard).and("edge", *edge).say()
        }
    };
    format!("{mark} {:<widest$}   {hand}", scene.name(seat))
}
