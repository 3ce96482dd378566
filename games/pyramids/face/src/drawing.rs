//! The position as text for a terminal, in the player's words; cards, squares and shapes stay as they are typed.

use super::names::{self, Symbol};
use benben_core::{PerSeat, Seat};
use benben_pyramids::{
    BONUS, Cards, Colour, DealtView, Fields, GEM_BOXES, PlayerView, Printed, Pyramids, REVEALED, ROUNDS,
    Shape, Step, drawn_beside, drawn_chamber, drawn_ticks, drawn_torches,
};
use benben_web::{Drawn, Scene};

/// Where the game stands, the offer, everyone's chambers and sheet, and what the letters mean.
pub(super) fn drawing(scene: &Scene<'_, Pyramids>) -> Drawn {
    let (view, texts) = (scene.view, scene.texts);
    let mut table = format!("{}\n", headline(scene));
    if view.step != Step::Choosing {
        table += &format!("{}: {}\n", texts.say("pyramids-race"), bonuses(scene));
        let deck = texts.with("pyramids-deck").and("count", view.deck).say();
        table += &format!("{deck}   {}:\n", texts.say("pyramids-offer"));
        table += &chambers(scene, view.offer.iter());
    }
    let seats = PerSeat::from_fn(view.players.len(), |seat| seat_lines(scene, seat, &view.players[seat]));
    Drawn { table, seats, legend: legend(scene) }
}

fn headline(scene: &Scene<'_, Pyramids>) -> String {
    let (view, texts) = (scene.view, scene.texts);
    let Some((latest, earlier)) = view.revealed.split_last().filter(|_| view.step != Step::Choosing) else {
        return texts.say("pyramids-refusal-choosing");
    };
    let round = texts.with("pyramids-round").and("round", view.round).and("rounds", ROUNDS).say();
    if view.step == Step::Over {
        return round;
    }
    let nth = texts.with("pyramids-nth").and("nth", view.revealed.len()).and("of", REVEALED).say();
    let mut line = format!("{round}   {nth}: {} ({latest})", names::shape(texts, *latest));
    let shapes = |list: &[Shape]| list.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    if !earlier.is_empty() {
        line += &format!("\n{}: {}", texts.say("pyramids-shapes-gone"), shapes(earlier));
    }
    let coming = texts.with("pyramids-shapes-coming").and("count", REVEALED - view.revealed.len()).say();
    line + &format!("\n{}: {}", coming.trim_end_matches(':'), shapes(&view.unseen))
}

/// Who has which bonus: `purple 10 Ann, 6 –, 3 –`.
fn bonuses(scene: &Scene<'_, Pyramids>) -> String {
    let of = |colour: Colour| {
        let owners = BONUS.iter().enumerate().map(|(index, points)| {
            let owner = scene.view.bonuses[colour].get(index).map_or("–", |seat| scene.name(*seat));
            format!("{points} {owner}")
        });
        format!("{} {}", names::colour(scene.texts, colour), owners.collect::<Vec<_>>().join(", "))
    };
    Colour::ALL.map(of).join("   ")
}

fn title(scene: &Scene<'_, Pyramids>, card: &Printed) -> String {
    format!("{} {}", card.number, names::colour(scene.texts, card.colour))
}

/// Chambers that nobody has marked, beside each other.
fn chambers<'a>(scene: &Scene<'_, Pyramids>, cards: impl Iterator<Item = &'a Printed>) -> String {
    let drawn = cards.map(|card| drawn_chamber(&title(scene, card), card, Fields::NONE, Fields::NONE));
    beside(&drawn.collect::<Vec<_>>())
}

/// Blocks beside each other, a little to the right of what is above them: four chambers are as wide as most terminals.
fn beside(blocks: &[Vec<String>]) -> String {
    drawn_beside(blocks)
        .lines()
        .map(|line| format!("{}\n", line.strip_prefix("  ").unwrap_or(line)))
        .collect()
}

fn seat_lines(scene: &Scene<'_, Pyramids>, seat: Seat, player: &PlayerView) -> String {
    let (view, texts) = (scene.view, scene.texts);
    let mark = if view.awaited.contains(seat) { '>' } else { ' ' };
    let mut drawn = format!("{mark} {}   {}", scene.name(seat), texts.say("pyramids-account-cards"));
    drawn += &format!(": {}\n", completed(scene, player));
    match &player.dealt {
        DealtView::Cards(cards) if !cards.is_empty() => return drawn + &chambers(scene, cards.iter()),
        DealtView::Hidden(count) if *count > 0 => {
            return drawn + "    " + &texts.with("pyramids-drawn-dealt").and("count", *count).say() + "\n";
        }
        DealtView::Cards(_) | DealtView::Hidden(_) => {}
    }
    let sealed = player.sealed.unwrap_or_default();
    let in_play = player.chambers.iter().zip(sealed.marks);
    let mut blocks: Vec<_> = in_play
        .map(|(chamber, sealed)| {
            drawn_chamber(&title(scene, &chamber.card), &chamber.card, chamber.marked, sealed)
        })
        .collect();
    blocks.push(sheet(scene, player));
    drawn + &beside(&blocks)
}

/// The score sheet, with what sealed marks ticked if the viewer knows them.
fn sheet(scene: &Scene<'_, Pyramids>, player: &PlayerView) -> Vec<String> {
    let (view, texts) = (scene.view, scene.texts);
    let sheet = player.sealed.map_or(player.sheet, |sealed| sealed.sheet);
    let worst = usize::from(sheet.skulls).checked_sub(1).map_or(0, |last| view.skulls[last]);
    let rows = [
        (Symbol::RedGem, format!("{} {}", drawn_ticks(sheet.red, GEM_BOXES), sheet.red)),
        (Symbol::GreenGem, format!("{} {}", drawn_ticks(sheet.green, GEM_BOXES), sheet.green)),
        (Symbol::Torch, drawn_torches(&sheet)),
        (Symbol::Skull, format!("{} −{worst}", drawn_ticks(sheet.skulls, view.skulls.len() as u8))),
    ]
    .map(|(symbol, ticks)| (symbol.name(texts), ticks));
    let longest = rows.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0);
    let mut lines: Vec<String> =
        rows.into_iter().map(|(name, ticks)| format!("{name:<longest$}  {ticks}")).collect();
    if let Some(sealed) = player.sealed {
        lines.push(match sealed.extra {
            0 => texts.say("pyramids-drawn-sealed"),
            extra => texts.with("pyramids-gain-extra").and("count", extra).say(),
        });
    }
    lines
}

fn completed(scene: &Scene<'_, Pyramids>, player: &PlayerView) -> String {
    let with = Colour::ALL.into_iter().filter(|colour| player.completed[*colour] != Cards::NONE);
    let of = |colour: Colour| {
        let cards = player.completed[colour].each().map(|card| card.to_string()).collect::<Vec<_>>();
        format!("{} {}", names::colour(scene.texts, colour), cards.join(" "))
    };
    let list: Vec<String> = with.map(of).collect();
    if list.is_empty() { "–".to_owned() } else { list.join(", ") }
}

/// What the letters of a chamber mean.
fn legend(scene: &Scene<'_, Pyramids>) -> String {
    let texts = scene.texts;
    let letters = [
        ("E", Symbol::Entry),
        ("T", Symbol::Tomb),
        ("###", Symbol::Wall),
        ("+", Symbol::Cross),
        ("R", Symbol::RedGem),
        ("G", Symbol::GreenGem),
        ("L", Symbol::Torch),
        ("S", Symbol::Skull),
        ("P", Symbol::Potion),
    ];
    let letters = letters.map(|(letter, symbol)| format!("{letter} {}", symbol.name(texts))).join(", ");
    let [marked, hidden] = ["pyramids-drawn-marked", "pyramids-drawn-hidden"].map(|key| texts.say(key));
    format!("{letters}\n[x] {marked}, (x) {hidden}")
}
