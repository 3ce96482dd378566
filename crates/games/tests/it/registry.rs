//! What must be true of every game in the list.

use benben_core::{EditionFile, Game, Rulebook, Setting};
use benben_games::{RulesVisitor, ids, metas, visit_rules};

#[test]
fn ids_are_unique_plain_words() {
    for (index, id) in ids().enumerate() {
        assert!(id.chars().all(|c| c.is_ascii_lowercase()), "{id}");
        assert_eq!(ids().position(|other| other == id), Some(index));
    }
}

struct TitleOf;

impl RulesVisitor for TitleOf {
    type Out = &'static str;
    fn visit<G: Game>(self) -> &'static str {
        G::META.title
    }
}

#[test]
fn a_visitor_meets_the_game_of_the_id() {
    for meta in metas() {
        assert_eq!(visit_rules(meta.id, TitleOf), Some(meta.title));
    }
    assert_eq!(visit_rules("chess", TitleOf), None);
}

#[test]
fn the_turn_rule_is_in_the_rulebook() {
    for meta in metas() {
        assert!(Rulebook::new(meta.rules).rule(meta.turn_rule).is_some(), "{}", meta.id);
    }
}

struct BuiltInEdition;

impl RulesVisitor for BuiltInEdition {
    type Out = EditionFile;
    fn visit<G: Game>(self) -> EditionFile {
        Setting::<G>::standard().edition().clone()
    }
}

#[test]
fn a_built_in_edition_says_which_game_it_is_for() {
    for id in ids() {
        let edition = visit_rules(id, BuiltInEdition).unwrap();
        assert_eq!((edition.game(), edition.name()), (Some(id), "benben"));
    }
}
