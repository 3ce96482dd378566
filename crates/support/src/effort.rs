//! How much is tried where tests could go on for ever.

/// Asks for all of it: the whole test command sets it.
pub const THOROUGH: &str = "BENBEN_TEST_THOROUGH";

/// So much in the everyday loop, which people wait for, and so much when everything is tested.
pub fn effort<T>(everyday: T, thorough: T) -> T {
    if std::env::var_os(THOROUGH).is_some() { thorough } else { everyday }
}
