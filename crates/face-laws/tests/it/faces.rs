//! Laws of faces and of their rules.

use super::breaks;
use benben_face_laws::{
    every_legal_action_is_reachable_by_exactly_one_set_of_picks as reachable,
    every_lesson_can_be_taken as can_be_taken, every_lesson_has_its_words as has_words,
    every_picture_of_the_rules_is_drawn_and_used as pictures,
    every_rule_is_taught_or_left_out as none_is_forgotten, everything_renders_in_every_language as renders,
    lessons_cover_the_rules_they_name as cover_rules, the_rules_are_the_same_in_every_language as same_rules,
    whatever_has_a_tip_can_have_the_focus as tips, whatever_is_picked_gets_an_answer as answers,
};
use benben_sample_face::{SealedFace, flaw};

#[test]
fn a_face_without_a_flaw_keeps_every_law() {
    reachable::<SealedFace>();
    renders::<SealedFace>();
    answers::<SealedFace>();
    tips::<SealedFace>();
    same_rules::<SealedFace>();
    pictures::<SealedFace>();
    can_be_taken::<SealedFace>();
    has_words::<SealedFace>();
    cover_rules::<SealedFace>();
    none_is_forgotten::<SealedFace>();
}

#[test]
fn a_tip_that_needs_a_mouse_is_found() {
    breaks(tips::<SealedFace<{ flaw::KEEPS_A_TIP_FROM_KEYS }>>, "cannot have the focus: <p data-tip");
}

#[test]
fn a_lesson_that_cannot_be_taken_is_found() {
    breaks(can_be_taken::<SealedFace<{ flaw::TEACHES_TOO_LITTLE }>>, "sealed has 2 lessons, not 8..=12");
    breaks(can_be_taken::<SealedFace<{ flaw::BEGINS_AGAINST_THE_RULES }>>, "`1 seal`: rule Z6");
    breaks(can_be_taken::<SealedFace<{ flaw::ASKS_FOR_THE_ILLEGAL }>>, "asks for `seal`, which isn't legal");
    breaks(can_be_taken::<SealedFace<{ flaw::HIDES_A_PICK }>>, "`seal` can't be picked");
    breaks(can_be_taken::<SealedFace<{ flaw::CITES_ANOTHER_RULE }>>, "by which rule `seal` is refused");
}

#[test]
fn a_lesson_without_words_or_with_rules_that_are_not_there_is_found() {
    breaks(has_words::<SealedFace<{ flaw::TEACHES_WITHOUT_WORDS }>>, "⟨sealed-lesson-wordless-title⟩");
    breaks(cover_rules::<SealedFace<{ flaw::TEACHES_NO_SUCH_RULE }>>, "rules that don't exist: [\"Z99\"]");
    breaks(cover_rules::<SealedFace<{ flaw::FORGETS_TO_TEACH }>>, "teach other rules than they name");
}

#[test]
fn a_rule_that_lessons_forget_is_found() {
    let left_out = none_is_forgotten::<SealedFace<{ flaw::LEAVES_OUT_WHAT_IT_TEACHES }>>;
    breaks(left_out, "teach Z6 and leave it out");
    breaks(
        none_is_forgotten::<SealedFace<{ flaw::FORGETS_A_RULE }>>,
        "neither teach nor leave out [\"Z12\"]",
    );
    let without = none_is_forgotten::<SealedFace<{ flaw::LEAVES_OUT_WITHOUT_A_REASON }>>;
    breaks(without, "without a reason");
}

#[test]
fn an_action_that_cannot_be_picked_is_found() {
    breaks(reachable::<SealedFace<{ flaw::HIDES_A_PICK }>>, "seal needs 1 of seal, 0 are shown");
    breaks(reachable::<SealedFace<{ flaw::SHARES_A_PICK }>>, "mean put c");
    breaks(reachable::<SealedFace<{ flaw::NEEDS_NO_PICK }>>, "keep has no picks");
}

#[test]
fn a_text_that_is_missing_unfilled_or_said_twice_is_found() {
    breaks(renders::<SealedFace<{ flaw::READS_ALIKE }>>, "two actions read alike");
    breaks(renders::<SealedFace<{ flaw::HYPHEN_AS_MINUS }>>, "a minus is a hyphen: ");
    breaks(renders::<SealedFace<{ flaw::TALKS_TOO_MUCH }>>, "an action is too long: ");
    breaks(renders::<SealedFace<{ flaw::MISSES_A_TEXT }>>, "a text is missing: ⟨sealed-nowhere⟩");
    breaks(renders::<SealedFace<{ flaw::LEAVES_A_GAP }>>, "a text was not filled in: {$chamber}");
}

#[test]
fn a_refusal_without_an_answer_is_found() {
    breaks(answers::<SealedFace<{ flaw::SAYS_NOTHING }>>, "assertion failed");
    breaks(answers::<SealedFace<{ flaw::UNDERSTANDS_ONLY_LEGAL }>>, "only 0 things that are not possible");
}

#[test]
fn rules_that_are_not_translated_or_not_all_there_are_found() {
    breaks(same_rules::<SealedFace<{ flaw::UNTRANSLATED }>>, "sealed in Czech is not translated");
    breaks(same_rules::<SealedFace<{ flaw::FORGETS_RULES }>>, "sealed in Czech");
}

#[test]
fn a_picture_that_is_not_drawn_or_not_in_every_language_is_found() {
    breaks(pictures::<SealedFace<{ flaw::FORGETS_A_PICTURE }>>, "what is drawn is not what the rules name");
    breaks(pictures::<SealedFace<{ flaw::FORGETS_RULES }>>, "sealed in Czech does not show");
    breaks(pictures::<SealedFace<{ flaw::UNTRANSLATED }>>, "chambers at Z2 is not translated");
}
