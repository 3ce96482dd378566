//! The greedy player at Silver & Gold Pyramids plays sensibly.

use benben_bots::{Greedy, Random, heads_up, play_game};
use benben_core::{Fast, Setting};
use benben_pyramids::Pyramids;
use benben_pyramids_bot::PyramidsBot;

#[test]
fn greedy_beats_random_at_least_95_times_in_100() {
    let setting = Setting::<Pyramids>::standard();
    let share = heads_up(
        setting.game(),
        [Box::<Greedy<PyramidsBot>>::default() as _, Box::<Random<_>>::default() as _],
        400,
        7,
    );
    assert!(share >= 0.95, "{share}");
}

#[test]
fn greedy_players_score_like_people() {
    let setting = Setting::<Pyramids>::standard();
    let mut bots: Vec<_> = (0..3).map(|_| Box::<Greedy<PyramidsBot>>::default() as _).collect();
    let (games, mut sum) = (30, 0);
    for index in 0..games {
        let standings = play_game(setting.game(), &mut bots, &mut Fast::part(3, index));
        sum += standings.scores.as_slice().iter().sum::<i32>();
    }
    let mean = sum / (3 * games as i32);
    assert!((80..=125).contains(&mean), "{mean}");
}
