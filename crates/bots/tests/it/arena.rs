//! The arena: a result depends on its seed, and the weakest bot comes last.

use crate::sealed_bot::SealedBot;
use benben_bots::{Entrant, Greedy, Plan, Random, arena, bot, heads_up};
use benben_core::Setting;
use benben_sample::Sealed;

#[test]
fn an_arena_depends_on_its_seed_and_not_on_threads() {
    let setting = Setting::<Sealed>::standard();
    let results = |seed, threads| {
        let entrants = ["greedy", "random", "search:20"].map(|name| Entrant {
            name: name.to_owned(),
            seated: Box::new(move || bot::<SealedBot>(name).unwrap()),
        });
        let plan = Plan { games: 30, seats: vec![2, 3], seed, threads, alone: None };
        arena(setting.game(), &entrants, &plan, &|| {})
    };
    let once = results(1, 1);
    assert_eq!(once, results(1, 3));
    assert_ne!(once, results(2, 1));
    assert_eq!(once.pairings.len(), 3 + 6);
    assert!(once.pairings.iter().all(|pairing| pairing.games >= 30));
    assert_eq!(once.ratings.last().map(|rating| rating.bot.as_str()), Some("random"));
}

#[test]
fn greedy_beats_random() {
    let setting = Setting::<Sealed>::standard();
    let bots = [Box::<Greedy<SealedBot>>::default() as _, Box::<Random<Sealed>>::default() as _];
    let share = heads_up(setting.game(), bots, 400, 7);
    assert!(share > 0.6, "{share}");
}
