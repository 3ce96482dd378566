//! The beginner at Cheops plays sensibly.

use benben_bots::{Bot, Greedy, Random, heads_up, play_game};
use benben_cheops::Cheops;
use benben_cheops_bot::{CheopsBot, CheopsStyle};
use benben_core::{Chance, Fast, Seat, Setting};

#[test]
fn greedy_beats_random_at_least_nine_times_in_ten() {
    let setting = Setting::<Cheops>::standard();
    let share = heads_up(
        setting.game(),
        [Box::<Greedy<CheopsBot>>::default() as _, Box::<Random<_>>::default() as _],
        400,
        7,
    );
    assert!(share >= 0.9, "{share}");
}

/// The style's share of the wins at 3 seats, the two others playing any of the other styles.
fn share_against_others(style: CheopsStyle, games: u64) -> f64 {
    let setting = Setting::<Cheops>::standard();
    let all = [CheopsStyle::Seller, CheopsStyle::Storer, CheopsStyle::Mixer];
    let others: Vec<CheopsStyle> = all.into_iter().filter(|other| *other != style).collect();
    let wins = (0..games).map(|index| {
        let (mut luck, seat) = (Fast::part(11, index), (index % 3) as usize);
        let mut bots: Vec<Box<dyn Bot<Cheops>>> = Vec::new();
        for place in 0..3 {
            bots.push(Box::new(if place == seat { style } else { luck.pick(&others) }));
        }
        play_game(setting.game(), &mut bots, &mut luck).share(Seat::new(seat))
    });
    wins.sum::<f64>() / games as f64
}

#[test]
fn selling_storing_and_mixing_all_have_their_games() {
    for style in [CheopsStyle::Seller, CheopsStyle::Storer, CheopsStyle::Mixer] {
        let share = share_against_others(style, 900);
        assert!((0.15..=0.55).contains(&share), "{style:?} wins {share}");
    }
}
