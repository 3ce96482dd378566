//! The laws can fail: the made-up face keeps them, and breaks each with the flaw that it should catch. The texts of the
//! pages are held against them, too.

mod faces;
mod glossary;
mod pages;
mod rendered;
mod texts;

use std::panic::{AssertUnwindSafe, catch_unwind};

/// The law panics, and says so.
fn breaks(law: impl FnOnce(), complaint: &str) {
    let broken = catch_unwind(AssertUnwindSafe(law)).expect_err("the law holds, though it is broken");
    let said = broken.downcast_ref::<String>().map(String::as_str);
    let said = said.or(broken.downcast_ref::<&str>().copied()).unwrap_or_default();
    assert!(said.contains(complaint), "it says `{said}`, not `{complaint}`");
}
