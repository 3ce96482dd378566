//! The search: the same luck, the same answer; and reasons that add up.

use crate::sealed_bot::{Action, SealedBot};
use benben_bots::{Answer, Bot, Budget, OpponentModel, PriorSource, Search, SearchSettings};
use benben_core::{Eyes, Fast, Game, Setting};
use benben_sample::Sealed;
use std::time::Duration;

fn answer_with(settings: SearchSettings<SealedBot>, budget: Budget, seed: u64) -> Answer<Action> {
    let setting = Setting::<Sealed>::standard();
    let state = setting.game().setup(3, &mut Fast::new(5));
    let seat = setting.game().turn(&state).awaited().first().unwrap();
    let mut search = Search::<SealedBot>::with_settings(budget, settings);
    search.think(&Eyes::new(setting.game(), &state, seat), &mut Fast::new(seed))
}

fn answer(budget: Budget, seed: u64) -> Answer<Action> {
    use benben_bots::Heuristics;
    answer_with(SealedBot::SEARCH, budget, seed)
}

fn visits(answer: &Answer<Action>) -> u32 {
    answer.candidates.iter().map(|candidate| candidate.visits).sum()
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
    assert_eq!(visits(&both), 300);
}

#[test]
fn when_the_time_is_up_the_best_so_far_is_answered() {
    let budget = Budget { limit: Some(Duration::ZERO), ..Budget::iterations(100_000) };
    let visits = visits(&answer(budget, 1));
    assert!((1..100).contains(&visits), "{visits}");
}

#[test]
fn an_answer_carries_its_reasons() {
    let answer = answer(Budget::iterations(300), 1);
    assert_eq!(answer.candidates[0].action, answer.action);
    assert_eq!(answer.line[0].1, answer.action);
    assert!(answer.line.len() > 1, "300 iterations foresee an answer");
    assert!(answer.line.iter().any(|(seat, _)| *seat != answer.line[0].0), "the others are in the line, too");
    assert!(answer.candidates.is_sorted_by(|a, b| a.visits >= b.visits));
    let expected = answer.candidates[0].expected.unwrap();
    assert!((0.0..=1.0).contains(&expected), "{expected}");
}

#[test]
fn every_kind_of_prior_and_of_opponent_searches() {
    for prior in [PriorSource::Policy, PriorSource::Value, PriorSource::OwnValue] {
        for opponents in [OpponentModel::Search, OpponentModel::DefaultPolicy] {
            let settings = SearchSettings { prior, opponents, ..SearchSettings::PLAIN };
            assert_eq!(visits(&answer_with(settings, Budget::iterations(50), 1)), 50);
        }
    }
}

#[test]
fn what_is_beyond_the_width_is_never_visited() {
    let settings = SearchSettings { width: 2, ..SearchSettings::PLAIN };
    let answer = answer_with(settings, Budget::iterations(200), 1);
    assert!(answer.candidates.len() > 2);
    assert_eq!(answer.candidates.iter().filter(|candidate| candidate.visits > 0).count(), 2);
}
