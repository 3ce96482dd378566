//! The beginner at Pyramid of the Sun plays sensibly.

use benben_bots::{Greedy, Random, heads_up};
use benben_core::{Game, Options, Setting};
use benben_sun::Sun;
use benben_sun_bot::SunBot;

#[test]
fn greedy_beats_random_at_least_nine_times_in_ten_on_every_base() {
    for options in Options::all(Sun::META.options) {
        let setting = Setting::<Sun>::with_options(options);
        let share = heads_up(
            setting.game(),
            [Box::<Greedy<SunBot>>::default() as _, Box::<Random<_>>::default() as _],
            400,
            7,
        );
        assert!(share >= 0.9, "{share} with {}", setting.options());
    }
}
