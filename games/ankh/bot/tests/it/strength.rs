//! The beginner at Ankh plays sensibly.

use benben_ankh::Ankh;
use benben_ankh_bot::AnkhBot;
use benben_bots::{Greedy, Random, heads_up};
use benben_core::Setting;

#[test]
fn greedy_beats_random_at_least_nine_times_in_ten() {
    let setting = Setting::<Ankh>::standard();
    let share = heads_up(
        setting.game(),
        [Box::<Greedy<AnkhBot>>::default() as _, Box::<Random<_>>::default() as _],
        400,
        7,
    );
    assert!(share >= 0.9, "{share}");
}
