//! What things are called in the viewer's language.

use super::Sight;
use benben_cheops::{Cheops, Colour, Law, Number, Place, Stage, Tile};
use benben_web::Texts;

/// A treasure as a subject: "blue scarab".
pub(super) fn treasure(texts: Texts, colour: Colour) -> String {
    texts.with("cheops-treasure").and("colour", colour.name()).say()
}

/// A treasure as an object: "takes the blue scarab".
pub(super) fn the_treasure(texts: Texts, colour: Colour) -> String {
    texts.with("cheops-the-treasure").and("colour", colour.name()).say()
}

/// A colour alone: "blue".
pub(super) fn colour(texts: Texts, colour: Colour) -> String {
    texts.with("cheops-colour").and("colour", colour.name()).say()
}

/// The colour of a price board after a preposition: "under the *blue* board".
pub(super) fn board(texts: Texts, colour: Colour) -> String {
    texts.with("cheops-board").and("colour", colour.name()).say()
}

/// A tile as a subject: "father".
pub(super) fn tile(texts: Texts, tile: Tile) -> String {
    texts.with("cheops-tile").and("tile", tile.name()).say()
}

/// A tile as an object: "puts the father there".
pub(super) fn the_tile(texts: Texts, tile: Tile) -> String {
    texts.with("cheops-the-tile").and("tile", tile.name()).say()
}

/// A tile's initial on the board.
pub(super) fn letter(texts: Texts, tile: Tile) -> String {
    texts.with("cheops-letter").and("tile", tile.name()).say()
}

/// "law 7"
pub(super) fn law(texts: Texts, law: Law) -> String {
    texts.with("cheops-law").and("law", law.number()).say()
}

/// What a law says, in full.
pub(super) fn law_text(game: &Cheops, texts: Texts, law: Law) -> String {
    let number = printed(game.edition().law_7());
    texts.with("cheops-law-text").and("law", law.number()).and("number", number).say()
}

/// Where a law lies, for its heading: "market", "blue". None for one that somebody holds.
pub(super) fn place(texts: Texts, place: Place) -> Option<String> {
    match place {
        Place::Market => Some(texts.say("cheops-market")),
        Place::Beside => Some(texts.say("cheops-beside")),
        Place::Under(colour) | Place::On(colour, _) | Place::Counted(_, colour) => {
            Some(self::colour(texts, colour))
        }
        Place::Unseen | Place::Held(_) | Place::Gone => None,
    }
}

/// Where a law lies or who has it, for the list of laws; none for one that is unseen or gone.
pub(super) fn owner(scene: &Sight<'_>, law: Law) -> Option<String> {
    let layout = &scene.view.layout;
    match layout.laws[law] {
        Place::Held(seat) if layout.stage != (Stage::Law { law }) => Some(scene.name(seat).to_owned()),
        Place::Held(_) => None,
        lies => place(scene.texts, lies),
    }
}

/// A number as it is printed: `15`, `×5`, `20/15`.
pub(super) fn printed(number: Number) -> String {
    number.to_string().replace('x', "×")
}

/// A sum of money with its unit.
pub(super) fn piasters(texts: Texts, count: impl Into<i32>) -> String {
    texts.with("cheops-piasters").and("count", count.into()).say()
}

/// What a tile is for.
pub(super) fn tile_tip(texts: Texts, tile: Tile) -> String {
    texts.say(if tile == Tile::Neighbour { "cheops-tip-neighbour" } else { "cheops-tip-family" })
}
