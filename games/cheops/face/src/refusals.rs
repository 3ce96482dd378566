//! Why not, in a sentence that teaches the rule.

use super::{Sight, names};
use benben_cheops::{Law, Refusal};

pub(super) fn refusal(scene: &Sight<'_>, refusal: &Refusal) -> String {
    let texts = scene.texts;
    let law = |key: &'static str, law: Law| texts.with(key).and("law", names::law(texts, law));
    let colour = |key: &'static str, colour| texts.with(key).and("treasure", names::treasure(texts, colour));
    match *refusal {
        Refusal::AlreadyBought => texts.say("cheops-no-bought"),
        Refusal::TooLateToBuy => texts.say("cheops-no-late-to-buy"),
        Refusal::NoNeighbourLeft => texts.say("cheops-no-neighbour-left"),
        Refusal::TooPoorToBuy { money, price } => {
            texts.with("cheops-no-money-to-buy").and("money", money).and("price", price).say()
        }
        Refusal::MustTake => texts.say("cheops-no-must-take"),
        Refusal::AlreadyTaken => texts.say("cheops-no-taken"),
        Refusal::NotInHand { tile } => {
            texts.with("cheops-no-tile").and("tile", names::tile(texts, tile)).say()
        }
        Refusal::Empty { field } => texts.with("cheops-no-empty").and("field", field.to_string()).say(),
        Refusal::Carrying { field, below } => {
            let text = texts.with("cheops-no-carrying").and("field", field.to_string());
            text.and("below", below.to_string()).say()
        }
        Refusal::SameBeside { field, tile, beside } => {
            let text = texts.with("cheops-no-beside").and("field", field.to_string());
            text.and("beside", beside.to_string()).and("tile", names::tile(texts, tile)).say()
        }
        Refusal::TreasureWaits { colour: waiting } => colour("cheops-no-treasure-waits", waiting).say(),
        Refusal::NothingTaken => texts.say("cheops-no-nothing-taken"),
        Refusal::FamilyOnly => texts.say("cheops-no-family-only"),
        Refusal::NothingPlaced => texts.say("cheops-no-draw"),
        Refusal::HandFull => texts.say("cheops-no-hand-full"),
        Refusal::StackEmpty { stack } => texts.with("cheops-no-stack").and("stack", stack).say(),
        Refusal::Drawing => texts.say("cheops-no-drawing"),
        Refusal::BoardFull { colour: full } => colour("cheops-no-board-full", full).say(),
        Refusal::Over => texts.say("cheops-no-over"),
        Refusal::LawWaits { law: waiting } => law("cheops-no-law-waits", waiting).say(),
        Refusal::LawNotTaken { law: other } => law("cheops-no-law-not-taken", other).say(),
        Refusal::PlaceTaken { law: other, colour, by } => {
            let text = law("cheops-no-place", other).and("by", names::law(texts, by));
            text.and("board", names::board(texts, colour)).say()
        }
        Refusal::StoringForbidden { colour: forbidden } => colour("cheops-no-storing", forbidden).say(),
        Refusal::SellingForbidden { colour: forbidden } => colour("cheops-no-selling", forbidden).say(),
        Refusal::NumberCovered { colour, number } => {
            let text = texts.with("cheops-no-number").and("number", number);
            text.and("board", names::board(texts, colour)).say()
        }
        Refusal::NoSuchNumber { colour, count, .. } => {
            let text = texts.with("cheops-no-such-number").and("count", count);
            text.and("board", names::board(texts, colour)).say()
        }
        Refusal::NotRemovable { law: other } => law("cheops-no-remove", other).say(),
        Refusal::TooPoorToPay { money, price } => {
            texts.with("cheops-no-money-to-pay").and("money", money).and("price", price).say()
        }
        Refusal::CountWaits => texts.say("cheops-no-count-waits"),
        Refusal::NotEnded => texts.say("cheops-no-not-ended"),
        Refusal::LawNotHeld { law: other } => law("cheops-no-law", other).say(),
        Refusal::NotInStore { colour: missing, .. } => colour("cheops-no-stored", missing).say(),
        Refusal::NoTreasureToTake => texts.say("cheops-no-treasure-to-take"),
        Refusal::LawNotTreasure { field } => {
            texts.with("cheops-no-law-by-11").and("field", field.to_string()).say()
        }
        Refusal::TakeMoreWaits => texts.say("cheops-no-take-more-waits"),
        Refusal::SwapWaits => texts.say("cheops-no-swap-waits"),
        Refusal::NotSwapping => texts.say("cheops-no-swap-begun"),
        Refusal::NothingToSwap => texts.say("cheops-no-swap-possible"),
        Refusal::NoTreasure { field } => {
            texts.with("cheops-no-treasure-there").and("field", field.to_string()).say()
        }
        Refusal::SameColour { colour: same } => colour("cheops-no-same-colour", same).say(),
    }
}
