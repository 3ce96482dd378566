//! Texts as they are really said: random games are overheard in every language at once.

use crate::moments::{NAMES, page, picks_shown, random_game_with, with_scene_in};
use benben_core::{Chance, Fast, Game, Options, Seat, Setting, Table, Turn, Viewer};
use benben_web::{ByLanguage, Ear, Face, Heard, Language, Pick, Scene, Texts};
use fluent_bundle::FluentValue;
use std::collections::{BTreeMap, BTreeSet};

/// As many different texts that are filled in for one thing are worth reading.
const VALUES: usize = 8;

/// As many different numbers, where a text has no variants for them.
const NUMBERS: usize = 4;

/// As many examples of one text are worth reading.
const EXAMPLES: usize = 16;

/// As many of somebody's possible actions are said at one moment.
const ACTIONS: usize = 12;

/// Once in so many moments all that is on the page is read, too.
const PAGES: u32 = 5;

/// Texts that were really said, by key, each in all languages.
#[derive(Debug)]
pub struct Examples {
    /// The examples of every text. All languages tell the same moment.
    pub said: BTreeMap<String, Vec<ByLanguage<Heard>>>,
    /// The log of the first game.
    pub log: ByLanguage<Vec<String>>,
    ears: [(Texts, &'static Ear); 4],
    /// What was filled in already: by text and name, the values with their numbers left out.
    known: BTreeMap<(String, String), BTreeSet<String>>,
}

impl Default for Examples {
    fn default() -> Self {
        let ears = Language::ALL.map(|language| {
            let ear = Ear::open();
            (Texts::new(language).heard_by(ear), ear)
        });
        let (said, log, known) = Default::default();
        Examples { said, log, ears, known }
    }
}

impl Examples {
    /// Plays so many random games, with all options in turn, and keeps what differs.
    pub fn of_games<F: Face>(games: u64) -> Self {
        let meta = &F::Game::META;
        let mut examples = Examples::default();
        examples.hear(|texts| {
            let texts = texts.about::<F>();
            drop((F::title(texts), F::tagline(texts)));
            for choice in meta.options {
                choice.values.iter().for_each(|value| drop(F::option(texts, choice.key, value)));
            }
        });
        let options = Options::all(meta.options);
        for seed in 0..games {
            let setting = Setting::with_options(options[seed as usize % options.len()].clone());
            let seats = meta.min_seats + seed as usize % (meta.max_seats + 1 - meta.min_seats);
            let (mut luck, mut pool) = (Fast::new(seed), Vec::new());
            random_game_with::<F::Game>(setting, seats, seed, |table, events| {
                let told = examples.told::<F>(table, events);
                if seed == 0 {
                    Language::ALL.into_iter().for_each(|language| {
                        examples.log[language].extend(told[language].iter().cloned());
                    });
                }
                examples.moment::<F>(table, &mut luck, &mut pool);
            });
        }
        examples
    }

    /// Says something in every language, and keeps it if it differs from what is kept.
    pub fn hear(&mut self, mut say: impl FnMut(Texts)) {
        let [english, czech, slovak, polish] = self.ears.map(|(texts, ear)| {
            say(texts);
            ear.take()
        });
        let alike = [&czech, &slovak, &polish].iter().all(|others| others.len() == english.len());
        assert!(alike, "more is said in one language than in another");
        for (((english, czech), slovak), polish) in english.into_iter().zip(czech).zip(slovak).zip(polish) {
            assert_eq!(english.key, czech.key, "other things are said in another language");
            if self.is_new(&english) {
                let said = self.said.entry(english.key.clone()).or_default();
                said.push(ByLanguage { english, czech, slovak, polish });
            }
        }
    }

    fn is_new(&mut self, heard: &Heard) -> bool {
        let count = self.said.get(&heard.key).map_or(0, Vec::len);
        let mut is_new = count == 0;
        for (name, value) in heard.filled.iter().filter(|_| count < EXAMPLES) {
            let known = self.known.entry((heard.key.clone(), name.clone())).or_default();
            let enough = if matches!(value, FluentValue::String(_)) { VALUES } else { NUMBERS };
            is_new |= known.len() < enough && known.insert(kind(value));
        }
        is_new
    }

    /// What has just happened.
    fn told<F: Face>(
        &mut self,
        table: &Table<F::Game>,
        events: &[<F::Game as Game>::Event],
    ) -> ByLanguage<Vec<String>> {
        let mut told = ByLanguage::<Vec<String>>::default();
        self.hear(|texts| {
            with_scene_in::<F, _>(table, Viewer::Public, texts, |scene| {
                told[texts.language()] = events.iter().filter_map(|event| F::event(scene, event)).collect();
            });
        });
        told
    }

    /// What everyone sees and can do at this moment, and why not what is not possible.
    fn moment<F: Face>(
        &mut self,
        table: &Table<F::Game>,
        luck: &mut Fast,
        pool: &mut Vec<<F::Game as Game>::Action>,
    ) {
        let over = table.turn() == Turn::Over;
        if over || luck.below(PAGES) == 0 {
            self.hear(|texts| {
                with_scene_in::<F, _>(table, Viewer::Public, texts, |scene| drop(page::<F>(scene)));
            });
        }
        if over {
            let outcome = table.game().outcome(table.state());
            let lines = outcome.account.as_slice().iter().flatten();
            self.hear(|texts| {
                lines.clone().for_each(|line| drop(F::account(texts.about::<F>(), line.what)));
            });
        }
        for seat in table.turn().awaited() {
            let legal = table.legal(seat);
            let some = |luck: &mut Fast, of: &[_]| -> Vec<_> {
                (0..of.len().min(ACTIONS)).map(|_| luck.pick(of)).collect()
            };
            let (likely, unlikely) = (some(luck, &legal), some(luck, pool));
            let (reads, seed) = (luck.below(PAGES) == 0, luck.below(u32::MAX));
            self.hear(|texts| {
                with_scene_in::<F, _>(table, Viewer::Seat(seat), texts, |scene| {
                    drop((F::prompt(scene), F::next(scene), F::hints(scene)));
                    for action in &likely {
                        drop((F::action(scene, action), F::question(scene, action)));
                    }
                    refuse::<F>(table, scene, seat, &unlikely);
                    if reads {
                        // The same luck in every language, so that all tell the same.
                        let tried = attempts::<F>(scene, &page::<F>(scene), &mut Fast::new(seed.into()));
                        refuse::<F>(table, scene, seat, &tried);
                    }
                });
            });
            pool.extend(likely);
        }
    }
}

/// What somebody means who clicks here and there.
fn attempts<F: Face>(
    scene: &Scene<'_, F::Game>,
    page: &str,
    luck: &mut Fast,
) -> Vec<<F::Game as Game>::Action> {
    let shown: Vec<String> = picks_shown(page).into_keys().collect();
    let shown: Vec<&str> = shown.iter().map(String::as_str).collect();
    let mut attempt = || {
        let picks: Vec<Pick> = (0..=luck.below(3)).map(|_| Pick::new(luck.pick(&shown))).collect();
        F::attempt(scene, &picks)
    };
    (0..ACTIONS).filter_map(|_| attempt()).collect()
}

fn refuse<F: Face>(
    table: &Table<F::Game>,
    scene: &Scene<'_, F::Game>,
    seat: Seat,
    actions: &[<F::Game as Game>::Action],
) {
    for action in actions {
        if let Err(refusal) = table.game().check(table.state(), seat, action) {
            drop(F::refusal(scene, &refusal));
        }
    }
}

/// A value as it differs for a reader: names of people and numbers inside texts are all alike.
fn kind(value: &FluentValue<'_>) -> String {
    let FluentValue::String(text) = value else { return format!("{value:?}") };
    let text: String = text.chars().map(|c| if c.is_ascii_digit() { '#' } else { c }).collect();
    let text = text.replace("##", "#");
    NAMES.iter().fold(text, |text, name| text.replace(name, "N"))
}
