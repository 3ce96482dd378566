//! The ways in which a flawed game is flawed. An option of the game chooses one, so that records name it; what is wrong
//! with notation is a matter of types, because actions are written and read without the game.

/// Upholds every law.
pub const NONE: &str = "none";
/// `check` allows a fourth token.
pub const LAX_CHECK: &str = "lax-check";
/// `legal` offers a card twice that is held twice.
pub const OFFERS_TWICE: &str = "offers-twice";
/// A seat without tokens may not seal.
pub const STUCK: &str = "stuck";
/// After the last round it begins anew.
pub const ENDLESS: &str = "endless";
/// The deck is drawn from by a counter that outlives the game.
pub const HIDDEN_LUCK: &str = "hidden-luck";
/// Who seals first wins tied chambers.
pub const FIRST_COME: &str = "first-come";
/// The chambers are opened as soon as one has sealed.
pub const HASTY: &str = "hasty";
/// Putting a token asks luck, which is another at another step.
pub const EARLY_LUCK: &str = "early-luck";
/// Sealing is told before all have sealed.
pub const TELLS_EARLY: &str = "tells-early";
/// Others see one's tokens go while one puts them.
pub const SHOWS_TOKENS: &str = "shows-tokens";
/// Everyone sees the sum of everyone's hand.
pub const SHOWS_HANDS: &str = "shows-hands";
/// A card may only be swapped if nobody else holds its like.
pub const LEGAL_PEEKS: &str = "legal-peeks";
/// A seat that holds two equal cards need not seal.
pub const TURN_PEEKS: &str = "turn-peeks";
/// Everyone is told that all are awaited, even those who have sealed.
pub const AWAITS_ALL: &str = "awaits-all";
/// The refusal says who has the card.
pub const REFUSAL_PEEKS: &str = "refusal-peeks";
/// The event tells which card was drawn.
pub const TELLS_DRAW: &str = "tells-draw";
/// Imagining forgets the viewer's own tokens in chambers.
pub const IMAGINES_WRONG: &str = "imagines-wrong";
/// A view that is written over an earlier one keeps the secrets that were seen there.
pub const KEEPS_SECRETS: &str = "keeps-secrets";
/// The open view hides hands.
pub const OPEN_HIDES: &str = "open-hides";
/// Something in the state is not written to JSON.
pub const FORGETS: &str = "forgets";
/// Opening loses the tokens of chamber a.
pub const LOSES_TOKENS: &str = "loses-tokens";
/// The fewest points win.
pub const UPSIDE_DOWN: &str = "upside-down";
/// The account leaves out the hand.
pub const SHORT_ACCOUNT: &str = "short-account";
/// A refusal cites a rule that does not exist.
pub const UNKNOWN_RULE: &str = "unknown-rule";
/// A swap of a six panics.
pub const PANICS: &str = "panics";

/// All of them, for the game's options; none is the standard.
pub const ALL: &[&str] = &[
    NONE,
    LAX_CHECK,
    OFFERS_TWICE,
    STUCK,
    ENDLESS,
    HIDDEN_LUCK,
    FIRST_COME,
    HASTY,
    EARLY_LUCK,
    TELLS_EARLY,
    SHOWS_TOKENS,
    SHOWS_HANDS,
    LEGAL_PEEKS,
    TURN_PEEKS,
    AWAITS_ALL,
    REFUSAL_PEEKS,
    TELLS_DRAW,
    IMAGINES_WRONG,
    KEEPS_SECRETS,
    OPEN_HIDES,
    FORGETS,
    LOSES_TOKENS,
    UPSIDE_DOWN,
    SHORT_ACCOUNT,
    UNKNOWN_RULE,
    PANICS,
];

/// Notation without a flaw.
pub const WRITES_WELL: u8 = 0;
/// Chamber c is written as b.
pub const WRITES_WRONG: u8 = 1;
/// Reading takes bytes for letters.
pub const READS_BYTES: u8 = 2;
