//! What can be clicked, and what clicks mean.

use super::Sight;
use benben_cheops::{Action, Colour, Field, Kind, Law, Layout, MOST_NUMBERS, Place, STACKS, Stage, Tile};
use benben_core::Seat;
use benben_web::Pick;

/// Something on the page that can be clicked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Touch {
    /// A tile in hand.
    Tile(Tile),
    /// A field of the pyramid.
    Field(Field),
    /// A stack of family tiles, counted from 0.
    Stack(u8),
    /// The place under a price board.
    Under(Colour),
    /// A number of a price board, counted from 0 at the top.
    Number(Colour, u8),
    /// A law that lies open.
    Law(Law),
    /// A treasure in one's own store.
    Stored(Colour),
    /// What law 9 counts as.
    Count(Option<Colour>),
    /// The neighbours for sale.
    Buy,
    /// The end of the turn.
    End,
    /// The market, for what was just taken.
    Sell,
    /// The store, for what was just taken.
    Store,
    /// The price of law 9.
    Pay,
    /// The box, for law 9.
    Return,
    /// Nothing, for law 8.
    RemoveNone,
}

impl Touch {
    pub(super) fn pick(self) -> Pick {
        match self {
            Touch::Tile(tile) => Pick::new(tile.name()),
            Touch::Field(field) => Pick::new(field.to_string()),
            Touch::Stack(stack) => Pick::new(format!("stack-{}", stack + 1)),
            Touch::Under(colour) => Pick::new(format!("under-{colour}")),
            Touch::Number(colour, number) => Pick::new(format!("{colour}-{}", number + 1)),
            Touch::Law(law) => Pick::new(format!("law-{law}")),
            Touch::Stored(colour) => Pick::new(format!("stored-{colour}")),
            Touch::Count(Some(colour)) => Pick::new(format!("count-{colour}")),
            Touch::Count(None) => Pick::new("count-none"),
            Touch::Buy => Pick::new("buy"),
            Touch::End => Pick::new("end"),
            Touch::Sell => Pick::new("sell"),
            Touch::Store => Pick::new("store"),
            Touch::Pay => Pick::new("pay"),
            Touch::Return => Pick::new("return"),
            Touch::RemoveNone => Pick::new("remove-none"),
        }
    }

    fn read(text: &str) -> Option<Self> {
        let plain = [Touch::Buy, Touch::End, Touch::Sell, Touch::Store, Touch::Pay, Touch::Return];
        let plain = plain.into_iter().chain([Touch::RemoveNone, Touch::Count(None)]);
        if let Some(touch) = plain.into_iter().find(|touch| touch.pick().as_str() == text) {
            return Some(touch);
        }
        let Some((first, second)) = text.split_once('-') else {
            let tile = text.parse().ok().map(Touch::Tile);
            return tile.or_else(|| text.parse().ok().map(Touch::Field));
        };
        match first {
            "stack" => read_index(second, STACKS).map(Touch::Stack),
            "under" => second.parse().ok().map(Touch::Under),
            "law" => second.parse().ok().map(Touch::Law),
            "stored" => second.parse().ok().map(Touch::Stored),
            "count" => second.parse().ok().map(|colour| Touch::Count(Some(colour))),
            _ => Some(Touch::Number(first.parse().ok()?, read_index(second, MOST_NUMBERS)?)),
        }
    }
}

/// A number written from 1.
fn read_index(text: &str, count: usize) -> Option<u8> {
    let number: usize = text.parse().ok()?;
    (1..=count).contains(&number).then(|| number as u8 - 1)
}

/// The things an action is made of, sorted.
pub(super) fn picks(action: Action) -> Vec<Pick> {
    let touches = match action {
        Action::Buy => vec![Touch::Buy],
        Action::Take { field, tile } => vec![Touch::Field(field), Touch::Tile(tile)],
        Action::Sell => vec![Touch::Sell],
        Action::Store => vec![Touch::Store],
        Action::PutUnder { colour, .. } => vec![Touch::Under(colour)],
        Action::PutOn { colour, number } => vec![Touch::Number(colour, number)],
        Action::Remove { law: Some(law) } => vec![Touch::Law(law)],
        Action::Remove { law: None } => vec![Touch::RemoveNone],
        Action::Pay => vec![Touch::Pay],
        Action::Return => vec![Touch::Return],
        Action::SellStored { colour } => vec![Touch::Law(Law::SellStored), Touch::Stored(colour)],
        Action::TakeMore => vec![Touch::Law(Law::TakeMore)],
        Action::Swap => vec![Touch::Law(Law::Swap)],
        Action::SwapFirst { field } | Action::SwapWith { field } => vec![Touch::Field(field)],
        Action::SwapStored { colour } => vec![Touch::Stored(colour)],
        Action::Draw { stack } => vec![Touch::Stack(stack)],
        Action::End => vec![Touch::End],
        Action::Count { colour } => vec![Touch::Count(colour)],
    };
    let mut picks: Vec<Pick> = touches.into_iter().map(Touch::pick).collect();
    picks.sort();
    picks
}

/// What these picks would mean: the most likely action, so that the rules can say why not.
pub(super) fn attempt(scene: &Sight<'_>, picks: &[Pick]) -> Option<Action> {
    let touches: Vec<Touch> =
        picks.iter().map(|pick| Touch::read(pick.as_str())).collect::<Option<Vec<_>>>()?;
    let layout = &scene.view.layout;
    match *touches.as_slice() {
        [Touch::Tile(tile), Touch::Field(field)] | [Touch::Field(field), Touch::Tile(tile)] => {
            Some(Action::Take { field, tile })
        }
        // Whoever clicks two treasures, or one and the store, wants to swap them.
        [Touch::Field(_), Touch::Field(field)] => Some(Action::SwapWith { field }),
        [Touch::Field(_), Touch::Stored(colour)] | [Touch::Stored(colour), Touch::Field(_)] => {
            Some(Action::SwapStored { colour })
        }
        [Touch::Law(Law::SellStored), Touch::Stored(colour)]
        | [Touch::Stored(colour), Touch::Law(Law::SellStored)] => Some(Action::SellStored { colour }),
        // One thing; or of things that do not go together, the one clicked last.
        [.., touch] => alone(layout, scene.seat.unwrap_or(layout.turn.seat), touch),
        [] => None,
    }
}

/// What a single thing means at this moment.
fn alone(layout: &Layout, seat: Seat, touch: Touch) -> Option<Action> {
    Some(match touch {
        Touch::Tile(tile) => Action::Take { field: layout.pyramid.free().first()?, tile },
        Touch::Field(field) => match layout.stage {
            Stage::Swap => Action::SwapFirst { field },
            Stage::SwapWith { .. } => Action::SwapWith { field },
            _ => Action::Take { field, tile: likely_tile(layout, seat, field) },
        },
        Touch::Stack(stack) => Action::Draw { stack },
        Touch::Under(colour) => Action::PutUnder { law: law_for_under(layout), colour },
        Touch::Number(colour, number) => Action::PutOn { colour, number },
        Touch::Law(law) => law_touched(layout, seat, law),
        Touch::Stored(colour) => match layout.stage {
            Stage::SwapWith { .. } | Stage::Swap => Action::SwapStored { colour },
            _ => Action::SellStored { colour },
        },
        Touch::Count(colour) => Action::Count { colour },
        Touch::Buy => Action::Buy,
        Touch::End => Action::End,
        Touch::Sell => Action::Sell,
        Touch::Store => Action::Store,
        Touch::Pay => Action::Pay,
        Touch::Return => Action::Return,
        Touch::RemoveNone => Action::Remove { law: None },
    })
}

/// The tile one would take this with: one that fits, or else any in hand.
fn likely_tile(layout: &Layout, seat: Seat, field: Field) -> Tile {
    let held = || Tile::ALL.iter().copied().filter(|tile| layout.hands[seat][*tile] > 0);
    let fitting = held().find(|tile| layout.pyramid.takable(*tile).contains(field));
    fitting.or_else(|| held().next()).unwrap_or(Tile::Father)
}

/// The law that waits for a place under a board; law 4 if none does.
fn law_for_under(layout: &Layout) -> Law {
    match layout.stage {
        Stage::Law { law } if Law::UNDER.contains(&law) => law,
        _ => Law::OnlySell,
    }
}

/// A law that lies open: it is used by who holds it, and otherwise removed, or its place is wanted for another.
fn law_touched(layout: &Layout, seat: Seat, law: Law) -> Action {
    if let (Stage::Law { law: waiting }, Place::Under(colour)) = (layout.stage, layout.laws[law])
        && Law::UNDER.contains(&waiting)
    {
        return Action::PutUnder { law: waiting, colour };
    }
    if matches!(layout.stage, Stage::Law { law: Law::Repeal }) {
        return Action::Remove { law: Some(law) };
    }
    match law {
        Law::SellStored => Action::SellStored { colour: likely_colour(layout, seat) },
        Law::TakeMore => Action::TakeMore,
        Law::Swap => Action::Swap,
        law => Action::Remove { law: Some(law) },
    }
}

/// A colour from the store.
fn likely_colour(layout: &Layout, seat: Seat) -> Colour {
    let stored = layout.stores[seat].iter().find(|(_, count)| **count > 0);
    stored.map_or(Colour::Blue, |(colour, _)| colour)
}
