//! Invariant 27: whoever takes a game's lessons gets through. Every position is a game that can be played, what is asked for is legal
//! and can be picked, everything has its words, and the rules that are taught exist.

use crate::moments::{is_text, page, picks_shown, with_scene};
use benben_core::{Game, Refusal, Rulebook, Table, Viewer};
use benben_web::{Face, Language, Lesson, Texts};
use std::collections::BTreeSet;
use std::ops::RangeInclusive;

/// So many lessons teach a game in about five minutes.
const LESSONS: RangeInclusive<usize> = 8..=12;
/// A position is replayed whenever somebody looks, so it can't be far into a game.
const MOST_ACTIONS: usize = 120;
/// A title stands in one line, and what is said beside the board fits beside it.
const TITLE: usize = 44;
const WORDS: usize = 420;

/// Every lesson holds: its position is legal, what it asks for is legal and can be picked, what it says about answers is true.
pub fn every_lesson_can_be_taken<F: Face>() {
    let (meta, lessons) = (&F::Game::META, F::lessons());
    if let Err(why) = lessons.check() {
        panic!("the lessons of {} can't be read: {why}", meta.id);
    }
    let count = lessons.all().len();
    let enough = lessons.is_draft() || LESSONS.contains(&count);
    assert!(enough, "{} has {count} lessons, not {LESSONS:?}", meta.id);
    let names: BTreeSet<&str> = lessons.all().iter().map(|lesson| lesson.name.as_str()).collect();
    assert_eq!(names.len(), count, "two lessons of {} have the same name", meta.id);
    for lesson in lessons.all() {
        let place = format!("lesson `{}` of {}", lesson.name, meta.id);
        assert!(lesson.position.actions.len() <= MOST_ACTIONS, "{place} is too far into a game");
        let table = match lesson.position.table::<F::Game>() {
            Ok(table) => table,
            Err(why) => panic!("the position of {place} can't be played: {why}"),
        };
        has_an_answer::<F>(lesson, &table, &place);
        can_be_picked::<F>(lesson, &table, &place);
    }
}

/// What is asked for is legal, and it isn't the only thing that is; what is said about other actions is true.
fn has_an_answer<F: Face>(lesson: &Lesson, table: &Table<F::Game>, place: &str) {
    assert!(table.turn().awaited().contains(lesson.seat), "{place}: seat {} isn't awaited", lesson.seat);
    assert!(!lesson.want.is_empty(), "{place} asks for nothing");
    let legal: Vec<String> = table.legal(lesson.seat).iter().map(ToString::to_string).collect();
    for wanted in &lesson.want {
        assert!(legal.contains(wanted), "{place} asks for `{wanted}`, which isn't legal");
    }
    assert!(legal.len() > lesson.want.len(), "{place}: whatever is done is right");
    for (other, _) in &lesson.answers {
        assert!(legal.contains(other), "{place} answers `{other}`, which isn't legal");
        assert!(!lesson.is_wanted(other), "{place} asks for `{other}` and says why not");
    }
    for (forbidden, rule) in &lesson.refused {
        let Ok(action) = forbidden.parse::<<F::Game as Game>::Action>() else {
            panic!("{place}: `{forbidden}` is no action");
        };
        let by = table.game().check(table.state(), lesson.seat, &action).err().map(|refusal| refusal.rule());
        assert_eq!(by, Some(rule.as_str()), "{place}: by which rule `{forbidden}` is refused");
    }
}

/// Whatever is asked for can be picked on the page.
fn can_be_picked<F: Face>(lesson: &Lesson, table: &Table<F::Game>, place: &str) {
    with_scene::<F, _>(table, Viewer::Seat(lesson.seat), Language::English, |scene| {
        let shown = picks_shown(&page::<F>(scene));
        for action in scene.legal.iter().filter(|action| lesson.is_wanted(&action.to_string())) {
            let picks = F::picks(scene, action);
            let there = picks.iter().all(|pick| shown.contains_key(pick.as_str()));
            assert!(there && !picks.is_empty(), "{place}: `{action}` can't be picked");
        }
    });
}

/// Everything that lessons say is there in every language, and fits its place.
pub fn every_lesson_has_its_words<F: Face>() {
    let id = F::Game::META.id;
    for language in Language::ALL {
        let texts = Texts::new(language).about::<F>();
        for lesson in F::lessons().all() {
            for key in lesson.keys(id) {
                let text = texts.say(&key);
                is_text(&text);
                let most = if key.ends_with("-title") { TITLE } else { WORDS };
                let length = text.chars().count();
                assert!(
                    length <= most,
                    "`{key}` in {language:?} has {length} characters, at most {most} fit"
                );
            }
        }
    }
}

/// The lessons teach the rules they name, each of them in some lesson, and these rules exist.
pub fn lessons_cover_the_rules_they_name<F: Face>() {
    let (meta, lessons) = (&F::Game::META, F::lessons());
    let book = Rulebook::new(meta.rules);
    let named: BTreeSet<&str> = lessons.rules().iter().map(String::as_str).collect();
    let unknown: Vec<&&str> = named.iter().filter(|rule| book.rule(rule).is_none()).collect();
    assert!(unknown.is_empty(), "the lessons of {} name rules that don't exist: {unknown:?}", meta.id);
    for lesson in lessons.all() {
        assert!(!lesson.rules.is_empty(), "lesson `{}` of {} teaches no rule", lesson.name, meta.id);
    }
    let taught: BTreeSet<&str> =
        lessons.all().iter().flat_map(|lesson| lesson.rules.iter().map(String::as_str)).collect();
    assert_eq!(taught, named, "the lessons of {} teach other rules than they name", meta.id);
}

/// Every rule of the game is taught by some lesson, or left out on purpose, and for a reason.
pub fn every_rule_is_taught_or_left_out<F: Face>() {
    let (meta, lessons) = (&F::Game::META, F::lessons());
    let book = Rulebook::new(meta.rules);
    let taught: BTreeSet<&str> = lessons.rules().iter().map(String::as_str).collect();
    let mut left_out = BTreeSet::new();
    for (reason, rules) in lessons.left_out() {
        assert!(!reason.trim().is_empty(), "the lessons of {} leave out {rules:?} without a reason", meta.id);
        for rule in rules {
            assert!(
                book.rule(rule).is_some(),
                "the lessons of {} leave out {rule}, which doesn't exist",
                meta.id
            );
            assert!(
                !taught.contains(rule.as_str()),
                "the lessons of {} teach {rule} and leave it out",
                meta.id
            );
            assert!(left_out.insert(rule.as_str()), "the lessons of {} leave out {rule} twice", meta.id);
        }
    }
    let known = |rule: &&str| taught.contains(rule) || left_out.contains(rule);
    let forgotten: Vec<&str> = book.rules().iter().map(|rule| rule.id).filter(|id| !known(id)).collect();
    assert!(forgotten.is_empty(), "the lessons of {} neither teach nor leave out {forgotten:?}", meta.id);
}

/// The keys that lessons say, as code would: for the law that no text is unused.
pub fn lesson_keys<F: Face>() -> String {
    let keys = F::lessons().all().iter().flat_map(|lesson| lesson.keys(F::Game::META.id));
    keys.map(|key| format!("\"{key}\"\n")).collect()
}
