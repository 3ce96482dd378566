//! The position as text for a terminal, in the player's words; treasures, tiles and spaces stay as they are typed.

use super::{Sight, names};
use benben_cheops::{Colour, Kind, Law, Place, Tile, market_price};
use benben_core::{PerSeat, Seat};
use benben_web::Drawn;

/// The pyramid, the price boards and the table, everyone's money, tiles and store, then what the letters mean.
pub(super) fn drawing(scene: &Sight<'_>) -> Drawn {
    let view = scene.view;
    let widest = view.money.iter().map(|(seat, _)| scene.name(seat).chars().count()).max().unwrap_or(0);
    let treasure = |colour: &Colour| names::treasure(scene.texts, *colour).chars().count();
    let longest = Colour::ALL.iter().map(treasure).max().unwrap_or(0);
    let boards = Colour::ALL.iter().map(|colour| board(scene, *colour, longest));
    let mut lines = vec![view.drawn_pyramid()];
    lines.extend(boards);
    lines.extend([String::new(), table(scene)]);
    let seats = PerSeat::from_fn(view.money.len(), |seat| seat_line(scene, seat, widest));
    Drawn { table: lines.join("\n"), seats, legend: legend(scene) }
}

/// `F father, M mother, S son, D daughter, N neighbour, ? face-down law`
fn legend(scene: &Sight<'_>) -> String {
    let texts = scene.texts;
    let mut named: Vec<String> =
        Tile::ALL.iter().map(|tile| format!("{} {}", tile.letter(), names::tile(texts, *tile))).collect();
    named.push(format!("? {}", texts.say("cheops-sealed")));
    named.join(", ")
}

/// A board, by the name that actions give its colour and by the treasure that players see.
fn board(scene: &Sight<'_>, colour: Colour, longest: usize) -> String {
    let (view, texts) = (scene.view, scene.texts);
    let mut line = format!("{colour:<7} {:<longest$}", names::treasure(texts, colour));
    for number in view.drawn_board(colour) {
        line += &format!(" {:>7}", number.replace('x', "×"));
    }
    if let Some(law) = view.layout.law_under(colour) {
        line += &format!("   {}", names::law(texts, law));
    }
    let discarded = view.layout.discarded[colour];
    if discarded > 0 {
        line += &format!("   {}", texts.with("cheops-drawn-gone").and("count", discarded).say());
    }
    line
}

fn table(scene: &Sight<'_>) -> String {
    let (layout, texts) = (&scene.view.layout, scene.texts);
    let stacks = layout.stacks.iter().map(|stack| match stack.top {
        Some(tile) => format!("{} {}", tile.letter(), stack.size),
        None => "–".to_owned(),
    });
    let mut line = format!(
        "{}: {}   {}: {}   {}: {}",
        texts.say("cheops-market"),
        market_price(layout),
        texts.say("cheops-guests"),
        layout.stock[Tile::Neighbour],
        texts.say("cheops-stacks"),
        stacks.collect::<Vec<_>>().join(", ")
    );
    if layout.laws[Law::ThirdBoard] == Place::Beside {
        line += &format!("   {}", names::law(texts, Law::ThirdBoard));
    }
    line
}

fn seat_line(scene: &Sight<'_>, seat: Seat, widest: usize) -> String {
    let (layout, texts) = (&scene.view.layout, scene.texts);
    let mark = if layout.ended.is_none() && layout.turn.seat == seat { '>' } else { ' ' };
    let money = scene.view.money[seat]
        .piasters()
        .map_or_else(|| texts.say("cheops-purse-hidden"), |piasters| names::piasters(texts, piasters));
    let tiles: String = layout.hands[seat]
        .iter()
        .flat_map(|(tile, count)| std::iter::repeat_n(tile.letter(), usize::from(*count)))
        .collect();
    let stored = layout.stores[seat].iter().filter(|(_, count)| **count > 0);
    let stored: Vec<String> = stored.map(|(colour, count)| format!("{}{count}", colour.letter())).collect();
    let stored = if stored.is_empty() { "–".to_owned() } else { stored.join(" ") };
    let [tiles_label, store_label] = ["cheops-drawn-tiles", "cheops-drawn-store"].map(|key| texts.say(key));
    let name = scene.name(seat);
    let mut line =
        format!("{mark} {name:<widest$}   {money}   {tiles_label} {tiles:<5}   {store_label} {stored}");
    for law in Law::ALL.iter().filter(|law| layout.holds(seat, **law)) {
        line += &format!("   {}", names::law(texts, *law));
    }
    if let Place::Counted(owner, colour) = layout.laws[Law::Treasure]
        && owner == seat
    {
        line += &format!("   {}: {}", names::law(texts, Law::Treasure), names::treasure(texts, colour));
    }
    line
}
