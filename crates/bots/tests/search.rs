//! The search: the same luck, the same answer; and reasons that add up.

use benben_ankh::Ankh;
use benben_bots::{
    BOTS, Bot, Budget, Entrant, Level, Plan, Search, Taste, arena, bot, bot_in_time, heads_up,
};
use benben_core::{Eyes, Fast, Game, Setting};
use std::time::Duration;

fn answer(budget: Budget, seed: u64) -> benben_bots::Answer<benben_ankh::Action> {
    let setting = Setting::<Ankh>::standard();
    let state = setting.game().setup(3, &mut Fast::new(5));
    let seat = setting.game().turn(&state).awaited().first().expect("someone starts");
    Search::new(budget).think(&Eyes::new(setting.game(), &state, seat), &mut Fast::new(seed))
}

#[test]
fn the_same_luck_gives_the_same_answer() {
    assert_eq!(answer(Budget::iterations(200), 1), answer(Budget::iterations(200), 1));
    assert_ne!(answer(Budget::iterations(200), 1), answer(Budget::iterations(200), 2));
}

#[test]
fn threads_put_together_what_they_found() {
    let budget = Budget { threads: 3, ..Budget::iterations(100) };
    let both = answer(budget, 1);
    assert_eq!(both, answer(budget, 1));
    assert_eq!(both.candidates.iter().map(|candidate| candidate.visits).sum::<u32>(), 300);
}

#[test]
fn when_the_time_is_up_the_best_so_far_is_answered() {
    let budget = Budget { limit: Some(Duration::ZERO), ..Budget::iterations(100_000) };
    let visits: u32 = answer(budget, 1).candidates.iter().map(|candidate| candidate.visits).sum();
    assert!((1..100).contains(&visits), "{visits}");
}

#[test]
fn an_answer_carries_its_reasons() {
    let answer = answer(Budget::iterations(300), 1);
    assert_eq!(answer.candidates[0].action, answer.action);
    assert_eq!(answer.line[0].1, answer.action);
    assert!(answer.line.len() > 1, "300 looks foresee an answer");
    assert!(answer.line.iter().any(|(seat, _)| *seat != answer.line[0].0), "the others are in the line, too");
    assert!(answer.candidates.is_sorted_by(|a, b| a.visits >= b.visits));
    let expected = answer.candidates[0].expected.expect("the favourite was tried");
    assert!((0.0..=1.0).contains(&expected), "{expected}");
}

#[test]
fn every_listed_bot_is_found_and_no_other() {
    assert!(BOTS.iter().all(|name| bot::<Ankh>(name).is_some() && bot_in_time::<Ankh>(name).is_some()));
    assert!(Level::ALL.iter().all(|level| BOTS.contains(&level.name())));
    assert!(bot::<Ankh>("search:20/curiosity=0.5/horizon=3/others=impulse/sight=own-promise").is_some());
    for wrong in
        ["sphinx", "search", "search:", "search:0", "search:9/", "search:9/horizon", "search:9/width=0"]
    {
        assert!(bot::<Ankh>(wrong).is_none(), "{wrong}");
    }
}

/// How often a search of so many iterations beats greedy.
fn share_against_greedy<G: Taste>(iterations: u32, games: u64) -> f64 {
    let setting = Setting::<G>::standard();
    let bots = [&format!("search:{iterations}"), "greedy"].map(|name| bot::<G>(name).expect("a bot"));
    heads_up(setting.game(), bots, games, 7)
}

#[test]
fn looking_ahead_pays_in_every_game() {
    let shares = [
        share_against_greedy::<Ankh>(150, 60),
        share_against_greedy::<benben_cheops::Cheops>(50, 60),
        share_against_greedy::<benben_sun::Sun>(100, 60),
        share_against_greedy::<benben_pyramids::Pyramids>(30, 20),
    ];
    assert!(shares.iter().all(|share| *share >= 0.6), "{shares:?}");
}

#[test]
fn an_arena_depends_on_its_seed_and_not_on_threads() {
    let setting = Setting::<Ankh>::standard();
    let results = |seed, threads| {
        let entrants = ["greedy", "random", "search:5"].map(|name| Entrant {
            name: name.to_owned(),
            seated: Box::new(move || bot::<Ankh>(name).expect("a bot")),
        });
        let plan = Plan { games: 10, seats: vec![2, 3], seed, threads, alone: None };
        arena(setting.game(), &entrants, &plan, &|| {})
    };
    let once = results(1, 1);
    assert_eq!(once, results(1, 3));
    assert_ne!(once, results(2, 1));
    assert_eq!(once.pairings.len(), 3 + 6);
    assert!(once.pairings.iter().all(|pairing| pairing.games >= 10));
    assert_eq!(once.ratings.last().map(|rating| rating.bot.as_str()), Some("random"));
}
