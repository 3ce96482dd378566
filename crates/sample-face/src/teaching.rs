//! The lessons, with a flaw or without.

use crate::flaw;
use benben_web::Lessons;

static LESSONS: Lessons = Lessons::new(SOURCE);
const SOURCE: &str = include_str!("../lessons.toml");

pub(crate) fn lessons(flaw: u8) -> &'static Lessons {
    let (from, to) = match flaw {
        flaw::TEACHES_TOO_LITTLE => ("draft = true", "draft = false"),
        flaw::BEGINS_AGAINST_THE_RULES => ("1 put a", "1 seal"),
        flaw::ASKS_FOR_THE_ILLEGAL => ("\"put b\"]", "\"seal\"]"),
        flaw::CITES_ANOTHER_RULE => ("seal = \"Z6\"", "seal = \"Z3\""),
        flaw::TEACHES_WITHOUT_WORDS => ("name = \"put\"", "name = \"wordless\""),
        flaw::TEACHES_NO_SUCH_RULE => ("\"Z6\"]", "\"Z99\"]"),
        flaw::FORGETS_TO_TEACH => ("\"Z3\", \"Z6\"]", "\"Z3\", \"Z4\", \"Z6\"]"),
        flaw::FORGETS_A_RULE => (", \"Z12\"]", "]"),
        flaw::LEAVES_OUT_WHAT_IT_TEACHES => ("\"Z12\"]", "\"Z12\", \"Z6\"]"),
        flaw::LEAVES_OUT_WITHOUT_A_REASON => ("it happens by itself", ""),
        _ => return &LESSONS,
    };
    assert!(SOURCE.contains(from), "`{from}` is not among the lessons");
    // Lessons live as long as the program, and a test reads them a few times.
    let source: &str = Box::leak(SOURCE.replacen(from, to, 1).into_boxed_str());
    Box::leak(Box::new(Lessons::new(source)))
}
