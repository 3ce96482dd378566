//! The ways in which a flawed game is flawed, one a law or more.

/// Upholds every law.
pub const NONE: u8 = 0;
/// `check` allows a fourth token.
pub const LAX_CHECK: u8 = 1;
/// `legal` offers a card twice that is held twice.
pub const OFFERS_TWICE: u8 = 2;
/// A seat without tokens may not seal.
pub const STUCK: u8 = 3;
/// After the last round it begins anew.
pub const ENDLESS: u8 = 4;
/// The deck is drawn from by a counter that outlives the game.
pub const HIDDEN_LUCK: u8 = 5;
/// Who seals first wins tied chambers.
pub const FIRST_COME: u8 = 6;
/// The chambers are opened as soon as one has sealed.
pub const HASTY: u8 = 7;
/// Putting a token asks luck, which is another at another step.
pub const EARLY_LUCK: u8 = 8;
/// Sealing is told before all have sealed.
pub const TELLS_EARLY: u8 = 9;
/// Others see one's tokens go while one puts them.
pub const SHOWS_TOKENS: u8 = 10;
/// Everyone sees the sum of everyone's hand.
pub const SHOWS_HANDS: u8 = 11;
/// A card may only be swapped if nobody else holds its like.
pub const LEGAL_PEEKS: u8 = 12;
/// The refusal says who has the card.
pub const REFUSAL_PEEKS: u8 = 13;
/// The event tells which card was drawn.
pub const TELLS_DRAW: u8 = 14;
/// Imagining forgets the viewer's own tokens in chambers.
pub const IMAGINES_WRONG: u8 = 15;
/// The open view hides hands.
pub const OPEN_HIDES: u8 = 16;
/// Chamber c is written as b.
pub const WRITES_WRONG: u8 = 17;
/// Reading takes bytes for letters.
pub const READS_BYTES: u8 = 18;
/// Something in the state is not written to JSON.
pub const FORGETS: u8 = 19;
/// Opening loses the tokens of chamber a.
pub const LOSES_TOKENS: u8 = 20;
/// The fewest points win.
pub const UPSIDE_DOWN: u8 = 21;
/// The account leaves out the hand.
pub const SHORT_ACCOUNT: u8 = 22;
/// A refusal cites a rule that does not exist.
pub const UNKNOWN_RULE: u8 = 23;
/// A swap of a six panics.
pub const PANICS: u8 = 24;
