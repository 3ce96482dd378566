//! Random bits from the operating system: ids, tokens and secrets that nobody can guess.

use benben_core::{Chance, Fast, Keyed, Nonce, Seat, Secret, Seed};
use benben_store::{AccountId, JoinCode, TableId, TournamentId};

fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system has random bits");
    bytes
}

/// A new table's id.
pub(crate) fn table_id() -> TableId {
    TableId::from_bits(u128::from_le_bytes(bytes()))
}

/// A new account's id.
pub(crate) fn account_id() -> AccountId {
    AccountId::from_bits(u128::from_le_bytes(bytes()))
}

/// A new tournament's id.
pub(crate) fn tournament_id() -> TournamentId {
    TournamentId::from_bits(u128::from_le_bytes(bytes()))
}

/// Where the luck of a tournament's pairings comes from.
pub(crate) fn pairing_seed() -> u64 {
    u64::from_le_bytes(bytes())
}

/// A code to join by; another table may have it.
pub(crate) fn join_code() -> JoinCode {
    JoinCode::from_bits(u32::from_le_bytes(bytes()))
}

/// A number from the first to before the second, where only a crowd is to be spread.
pub(crate) fn between(first: u64, end: u64) -> u64 {
    first + u64::from_le_bytes(bytes()) % (end - first).max(1)
}

/// What nobody can guess of a token that holds a seat: 128 bits.
pub(crate) fn token_half() -> [u8; 16] {
    bytes()
}

/// The token of a session: 256 bits.
pub(crate) fn session_token() -> [u8; 32] {
    bytes()
}

/// The letters of a code that lets somebody in once: a byte each.
pub(crate) fn code_bits() -> [u8; 16] {
    bytes()
}

/// What makes equal passwords different.
pub(crate) fn salt() -> [u8; 16] {
    bytes()
}

/// What a passkey has to sign.
pub(crate) fn challenge() -> [u8; 32] {
    bytes()
}

/// The host's share of a table's luck.
pub(crate) fn secret() -> Secret {
    Secret(bytes())
}

/// A seat's share, drawn on its behalf.
pub(crate) fn nonce() -> Nonce {
    Nonce(bytes())
}

/// Puts seats into an order that nobody chose.
pub(crate) fn shuffle<T>(seats: &mut [T]) {
    let mut luck = Fast::new(u64::from_le_bytes(bytes()));
    for last in (1..seats.len()).rev() {
        seats.swap(last, luck.below(last as u32 + 1) as usize);
    }
}

/// Luck for one decision of a bot.
pub(crate) fn for_a_bot() -> u64 {
    u64::from_le_bytes(bytes())
}

/// The same for the same decision in the deal of a day, whoever plays it: from the deal's own luck, apart from that of its steps.
pub(crate) fn of_the_day(seed: &Seed, seat: Seat, number: u64) -> u64 {
    const DECISIONS: u64 = 1 << 63;
    let mut luck = Keyed::new(seed, DECISIONS | number << 8 | u64::from(seat.number()));
    let mut half = || u64::from(luck.below(u32::MAX));
    half() << 32 | half()
}

/// The same for the same decision, where luck is rehearsed.
pub(crate) fn for_a_rehearsed_bot(rehearsed: u64, seat: Seat, number: u64) -> u64 {
    rehearsed.wrapping_mul(1_000_003).wrapping_add(number << 3) + u64::from(seat.number())
}
