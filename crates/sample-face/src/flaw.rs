//! The ways in which a flawed face is flawed.

/// Keeps every law.
pub const NONE: u8 = 0;
/// The seal is not on the page.
pub const HIDES_A_PICK: u8 = 1;
/// Chambers b and c have the same pick.
pub const SHARES_A_PICK: u8 = 2;
/// Nothing is picked to keep one's cards.
pub const NEEDS_NO_PICK: u8 = 3;
/// Putting into any chamber reads the same.
pub const READS_ALIKE: u8 = 4;
/// A text is said that is in no file.
pub const MISSES_A_TEXT: u8 = 5;
/// A text is said without what it wants filled in.
pub const LEAVES_A_GAP: u8 = 6;
/// What is refused is refused without a word.
pub const SAYS_NOTHING: u8 = 7;
/// What is not legal is not understood, so nobody hears why not.
pub const UNDERSTANDS_ONLY_LEGAL: u8 = 8;
/// The Czech rules are English.
pub const UNTRANSLATED: u8 = 9;
/// The Czech rules are not all there.
pub const FORGETS_RULES: u8 = 10;
/// A minus is a hyphen.
pub const HYPHEN_AS_MINUS: u8 = 13;
/// A button tells a story.
pub const TALKS_TOO_MUCH: u8 = 12;
/// A picture that the rules name is not drawn.
pub const FORGETS_A_PICTURE: u8 = 11;
/// A tip belongs to what cannot have the focus.
pub const KEEPS_A_TIP_FROM_KEYS: u8 = 21;
/// There are fewer lessons than it takes, and they are no draft.
pub const TEACHES_TOO_LITTLE: u8 = 14;
/// A lesson begins with what a rule forbids.
pub const BEGINS_AGAINST_THE_RULES: u8 = 15;
/// A lesson asks for what a rule forbids.
pub const ASKS_FOR_THE_ILLEGAL: u8 = 16;
/// A lesson says that something is refused by a rule that does not forbid it.
pub const CITES_ANOTHER_RULE: u8 = 17;
/// A lesson has no texts.
pub const TEACHES_WITHOUT_WORDS: u8 = 18;
/// A lesson names a rule that does not exist.
pub const TEACHES_NO_SUCH_RULE: u8 = 19;
/// The lessons name a rule that none of them teaches.
pub const FORGETS_TO_TEACH: u8 = 20;
/// A rule is neither taught nor left out.
pub const FORGETS_A_RULE: u8 = 21;
/// A rule that a lesson teaches is said to be left out.
pub const LEAVES_OUT_WHAT_IT_TEACHES: u8 = 22;
/// A rule is left out without a reason.
pub const LEAVES_OUT_WITHOUT_A_REASON: u8 = 23;
