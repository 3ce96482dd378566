//! Random play: `cargo bench -p benben-sun`. Items are decisions, so the reported rate is decisions per second.

use benben_core::{Fast, Game, Setting, play_randomly};
use benben_sun::Sun;
use divan::Bencher;
use divan::counter::ItemsCount;

fn main() {
    divan::main();
}

/// Games a sample: enough to forget the luck of one.
const GAMES: u64 = 200;

fn play(setting: &Setting<Sun>, seats: usize) -> u64 {
    let (mut actions, mut decisions) = (Vec::with_capacity(64), 0);
    for index in 0..GAMES {
        let mut luck = Fast::part(7, index);
        let mut state = setting.game().setup(seats, &mut luck);
        decisions += play_randomly(setting.game(), &mut state, &mut luck, &mut actions);
    }
    decisions
}

#[divan::bench(args = [2, 3, 4, 5])]
fn random_play(bencher: Bencher<'_, '_>, seats: usize) {
    let setting = Setting::standard();
    bencher.counter(ItemsCount::new(play(&setting, seats))).bench(|| play(&setting, seats));
}
