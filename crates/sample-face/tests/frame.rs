//! What a page makes of a face: its share without the game's types, answers to what is picked, and what is around it.

#![allow(clippy::unwrap_used, reason = "a test may fail by panicking")]

use benben_core::{Game, Seat, Seed, Setting, Table, Turn};
use benben_sample::Sealed;
use benben_sample_face::SealedFace;
use benben_web::assets::Assets;
use benben_web::pages::{self, GameShown};
use benben_web::{
    ByLanguage, Face, History, Language, Look, Parts, Pick, Position, Texts, explain, finished, parts, scene,
    why_not,
};

const FIRST: Seat = Seat::new(0);
const SECOND: Seat = Seat::new(1);

fn table() -> Table<Sealed> {
    Table::open(Setting::standard(), 2, Seed::from_number(3))
}

fn names() -> [String; 2] {
    ["Anna".to_owned(), "Ela".to_owned()]
}

fn look(names: &[String], seat: Option<Seat>, language: Language) -> Look<'_> {
    Look { seat, open: false, names, language }
}

fn seen(table: &Table<Sealed>, seat: Option<Seat>, acts: bool) -> Parts {
    parts::<SealedFace>(
        &Position::at(table),
        look(&names(), seat, Language::English),
        acts,
        &History::of(table),
    )
}

fn play(table: &mut Table<Sealed>, seat: Seat, actions: &[&str]) {
    for action in actions {
        table.play(seat, action.parse().unwrap()).unwrap();
    }
}

/// What the first seat hears when it picks this.
fn answer(table: &Table<Sealed>, picks: &str, language: Language) -> Option<String> {
    let names = names();
    let look = look(&names, Some(FIRST), language);
    why_not::<SealedFace>(&Position::at(table), look, &Pick::read_list(picks)).map(|said| said.into_string())
}

#[test]
fn whoever_may_act_is_offered_every_legal_action_and_others_nothing() {
    let table = table();
    let offered: Vec<String> =
        seen(&table, Some(FIRST), true).offered.into_iter().map(|offered| offered.action).collect();
    let legal: Vec<String> = table.legal(FIRST).iter().map(ToString::to_string).collect();
    assert_eq!(offered, legal);
    assert!(seen(&table, Some(FIRST), true).prompt.is_some());
    for other in [seen(&table, None, true), seen(&table, Some(FIRST), false)] {
        assert!(other.offered.is_empty() && other.prompt.is_none());
    }
    let names = names();
    let czech = look(&names, Some(FIRST), Language::Czech);
    let same: Vec<String> = scene::<SealedFace, _>(&Position::at(&table), czech, true, |scene| {
        scene.legal.iter().map(|action| <SealedFace>::action(scene, action)).collect()
    });
    assert_eq!(same.len(), legal.len());
    assert_eq!(same[0], "Vložit žeton do komnaty a");
}

#[test]
fn the_public_sees_no_hand() {
    let table = table();
    assert!(seen(&table, Some(FIRST), true).hand.into_string().contains("data-pick=\"card-"));
    assert_eq!(seen(&table, None, true).hand.into_string(), "");
}

#[test]
fn what_is_not_possible_gets_the_rule_in_the_language_of_whoever_asks() {
    let table = table();
    let said = answer(&table, "seal", Language::Polish).unwrap();
    assert!(said.starts_with("Masz jeszcze żetony (5)") && said.contains("/rules/sealed#Z6"), "{said}");
    let names = names();
    let look = look(&names, Some(FIRST), Language::English);
    let same = explain::<SealedFace>(&Position::at(&table), look, "seal").unwrap().into_string();
    assert!(same.contains("/rules/sealed#Z6"), "{same}");
    assert_eq!(answer(&table, "chamber-a", Language::English), None, "what is possible needs no answer");
    assert_eq!(answer(&table, "nonsense", Language::English), None, "what means nothing has none");
}

#[test]
fn whoever_is_not_awaited_hears_the_rule_of_turns() {
    let mut table = table();
    play(&mut table, FIRST, &["put a", "seal"]);
    let said = answer(&table, "chamber-a", Language::English).unwrap();
    assert!(said.contains("/rules/sealed#Z3"), "{said}");
}

#[test]
fn nobody_can_tell_who_is_done_in_a_simultaneous_step() {
    let mut table = table();
    let before = seen(&table, Some(SECOND), true).awaited;
    play(&mut table, FIRST, &["put a", "seal"]);
    assert_eq!(seen(&table, Some(SECOND), true).awaited, before);
    assert!(!seen(&table, Some(FIRST), true).awaited.contains(FIRST));
}

#[test]
fn the_log_tells_the_newest_last_and_a_finished_game_adds_up() {
    let mut table = table();
    assert!(finished::<SealedFace>(&table, Language::English).is_none());
    while let Turn::Awaits(seats) = table.turn() {
        let seat = seats.first().unwrap();
        let action = *table.legal(seat).last().unwrap();
        table.play(seat, action).unwrap();
    }
    let names = names();
    let slovak = look(&names, None, Language::Slovak);
    let log = parts::<SealedFace>(&Position::at(&table), slovak, false, &History::of(&table)).log;
    assert_eq!(log.last().map(|said| said.text.as_str()), Some("Hra sa skončila."));
    let finished = finished::<SealedFace>(&table, Language::English).unwrap();
    let lines = &finished.course.outcome.account[FIRST];
    let told = ["cards won", "cards in hand"].into_iter().zip(lines);
    let told: Vec<String> =
        told.map(|(what, line)| format!("{what} ({})", line.mark.as_deref().unwrap_or_default())).collect();
    assert_eq!(finished.whats[0], told);
    assert_eq!(finished.course.curves.len(), 2);
    for (seat, lines) in finished.course.outcome.account.iter() {
        let sum: i32 = lines.iter().map(|line| line.points).sum();
        assert_eq!(sum, finished.course.outcome.standings.scores[seat]);
        assert_eq!(finished.course.curves[seat.index()].last(), Some(&sum));
    }
}

#[test]
fn the_page_of_the_rules_has_every_rule_in_every_language() {
    let assets = Assets::new(&[SealedFace::<0>::STYLE]);
    let titles =
        ByLanguage {
            english: "Sealed", czech: "Pod pečetí", slovak: "Pod pečaťou", polish: "Pod pieczęcią"
        };
    for language in Language::ALL {
        let texts = Texts::new(language);
        let shown = GameShown::of::<SealedFace>(texts);
        let page = pages::rules(&shown, &[("other", "Other".to_owned())], texts, &assets).into_string();
        assert!(page.contains(titles[language]) && page.contains("href=\"/rules/other\""), "{language:?}");
        assert!(page.contains(&assets.style().address()));
        for number in 1..=12 {
            assert!(page.contains(&format!("id=\"Z{number}\"")), "Z{number} in {language:?}");
        }
        let picture = page.split("id=\"Z2\"").nth(1).and_then(|rest| rest.split("id=\"Z3\"").next()).unwrap();
        assert!(picture.contains("<svg") && picture.contains("<figcaption>") && !picture.contains("figure:"));
    }
}

#[test]
fn texts_about_a_game_say_what_the_game_says_and_what_the_pages_say() {
    let plain = Texts::new(Language::Czech);
    let about = plain.about::<SealedFace>();
    assert_eq!(about.say("sealed-seal"), "Zapečetit");
    assert_eq!(about.say("cancel"), plain.say("cancel"));
    assert_eq!(plain.say("sealed-seal"), "⟨sealed-seal⟩", "pages know no game");
    assert_eq!(Sealed::<0>::META.id, "sealed");
}
