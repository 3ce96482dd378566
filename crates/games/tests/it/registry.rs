//! What must be true of every game in the list.

use benben_core::{EditionFile, Game, Options, Rulebook, Setting};
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

struct ShippedEditions;

impl RulesVisitor for ShippedEditions {
    type Out = Vec<EditionFile>;
    fn visit<G: Game>(self) -> Vec<EditionFile> {
        let texts = std::iter::once(G::META.edition).chain(G::META.earlier_editions.iter().copied());
        let playable = texts.map(|text| {
            let edition = EditionFile::new(text).unwrap();
            Setting::<G>::new(edition, Options::standard(G::META.options)).unwrap().edition().clone()
        });
        playable.collect()
    }
}

#[test]
fn editions_that_come_with_a_game_say_which_game_they_are_for_and_can_be_played() {
    for meta in metas() {
        for edition in visit_rules(meta.id, ShippedEditions).unwrap() {
            assert_eq!((edition.game(), edition.name()), (Some(meta.id), "benben"));
            let found = EditionFile::shipped(meta, edition.fingerprint());
            assert_eq!(found, Some(edition), "each has a fingerprint of its own");
        }
        assert_eq!(EditionFile::shipped(meta, "0123456789abcdef"), None);
    }
}
