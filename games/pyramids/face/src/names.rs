//! What things are called.

use benben_pyramids::{Card, Colour, Fields, Plan, Pyramids, Shape};
use benben_web::{Scene, Texts};

/// The name of a colour.
pub(super) fn colour(texts: Texts, colour: Colour) -> String {
    texts.say(match colour {
        Colour::Purple => "pyramids-purple",
        Colour::Orange => "pyramids-orange",
        Colour::Green => "pyramids-green",
    })
}

/// A card as the object of a verb: "purple card 12".
pub(super) fn card_as_object(scene: &Scene<'_, Pyramids>, card: Card) -> String {
    let colour = scene.game.edition().card(card).colour;
    scene.texts.with("pyramids-the-card").and("colour", id(colour)).and("card", card.number()).say()
}

/// A colour as the object of a verb or after "for".
pub(super) fn colour_as_object(texts: Texts, colour: Colour) -> String {
    texts.with("pyramids-the-colour").and("colour", id(colour)).say()
}

fn id(colour: Colour) -> &'static str {
    match colour {
        Colour::Purple => "purple",
        Colour::Orange => "orange",
        Colour::Green => "green",
    }
}

/// The name of a shape.
pub(super) fn shape(texts: Texts, shape: Shape) -> String {
    texts.say(match shape {
        Shape::I2 => "pyramids-shape-i2",
        Shape::I3 => "pyramids-shape-i3",
        Shape::V3 => "pyramids-shape-v3",
        Shape::I4 => "pyramids-shape-i4",
        Shape::L4 => "pyramids-shape-l4",
        Shape::O4 => "pyramids-shape-o4",
        Shape::S4 => "pyramids-shape-s4",
        Shape::T4 => "pyramids-shape-t4",
    })
}

/// Fields in a sentence: `b1, c1 and c2`.
pub(super) fn fields(texts: Texts, fields: Fields) -> String {
    texts.list(&fields.each().map(|field| field.to_string()).collect::<Vec<_>>())
}

/// A kind of thing printed on fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Symbol {
    Entry,
    Tomb,
    Wall,
    Cross,
    RedGem,
    GreenGem,
    Torch,
    Skull,
    Potion,
}

impl Symbol {
    /// What lies beside the way, in the order of its worth.
    pub(super) const FOUND: [Symbol; 6] =
        [Symbol::RedGem, Symbol::GreenGem, Symbol::Torch, Symbol::Cross, Symbol::Potion, Symbol::Skull];

    const ALL: [Symbol; 9] = [
        Symbol::Entry,
        Symbol::Tomb,
        Symbol::Wall,
        Symbol::Cross,
        Symbol::RedGem,
        Symbol::GreenGem,
        Symbol::Torch,
        Symbol::Skull,
        Symbol::Potion,
    ];

    /// What is printed on a field.
    pub(super) fn at(plan: &Plan, field: Fields) -> Option<Symbol> {
        Symbol::ALL.into_iter().find(|symbol| symbol.fields(plan).meets(field))
    }

    /// Where it is in a chamber.
    pub(super) fn fields(self, plan: &Plan) -> Fields {
        match self {
            Symbol::Entry => plan.entry,
            Symbol::Tomb => plan.tomb,
            Symbol::Wall => plan.walls,
            Symbol::Cross => plan.crosses,
            Symbol::RedGem => plan.red,
            Symbol::GreenGem => plan.green,
            Symbol::Torch => plan.torches,
            Symbol::Skull => plan.skulls,
            Symbol::Potion => plan.potions,
        }
    }

    /// What it is called.
    pub(super) fn name(self, texts: Texts) -> String {
        texts.say(match self {
            Symbol::Entry => "pyramids-entry",
            Symbol::Tomb => "pyramids-tomb",
            Symbol::Wall => "pyramids-wall",
            Symbol::Cross => "pyramids-cross",
            Symbol::RedGem => "pyramids-red-gem",
            Symbol::GreenGem => "pyramids-green-gem",
            Symbol::Torch => "pyramids-torch",
            Symbol::Skull => "pyramids-skull",
            Symbol::Potion => "pyramids-potion",
        })
    }

    /// What it is for.
    pub(super) fn tip(self, texts: Texts) -> String {
        texts.say(match self {
            Symbol::Entry => "pyramids-tip-entry",
            Symbol::Tomb => "pyramids-tip-tomb",
            Symbol::Wall => "pyramids-tip-wall",
            Symbol::Cross => "pyramids-tip-cross",
            Symbol::RedGem | Symbol::GreenGem => "pyramids-tip-gem",
            Symbol::Torch => "pyramids-tip-torch",
            Symbol::Skull => "pyramids-tip-skull",
            Symbol::Potion => "pyramids-tip-potion",
        })
    }

    /// Its drawing in the sprite.
    pub(super) fn drawing(self) -> &'static str {
        match self {
            Symbol::Entry => "#pyramids-entry",
            Symbol::Tomb => "#pyramids-tomb",
            Symbol::Wall => "#pyramids-wall",
            Symbol::Cross => "#pyramids-cross",
            Symbol::RedGem => "#pyramids-red",
            Symbol::GreenGem => "#pyramids-emerald",
            Symbol::Torch => "#pyramids-torch",
            Symbol::Skull => "#pyramids-skull",
            Symbol::Potion => "#pyramids-potion",
        }
    }
}

/// A number that may be below zero.
pub(super) fn plain(points: i32) -> String {
    if points < 0 { signed(points) } else { points.to_string() }
}

/// A number with its sign, as it is printed: `+4`, `−6`.
pub(super) fn signed(points: i32) -> String {
    if points < 0 { format!("−{}", -points) } else { format!("+{points}") }
}
