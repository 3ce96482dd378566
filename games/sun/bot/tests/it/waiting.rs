//! Sun's last places: who can build all that is left and win does it, and a scripted player waits for that.

use benben_bots::{Heuristics, bot, heads_up};
use benben_core::{Fast, Game, Setting, Silence};
use benben_sun::{Ended, Sun};
use benben_sun_bot::SunBot;

#[test]
fn a_waiter_plays_to_the_end_and_wins_some() {
    let setting = Setting::<Sun>::standard();
    let bots = ["waiter", "greedy"].map(|name| bot::<SunBot>(name).unwrap());
    let share = heads_up(setting.game(), bots, 100, 3);
    assert!((0.2..=0.9).contains(&share), "{share}");
}

#[test]
fn who_can_finish_the_pyramid_and_win_does_it() {
    let setting = Setting::<Sun>::standard();
    let game = setting.game();
    let mut finished = 0;
    for index in 0..150 {
        let mut luck = Fast::part(9, index);
        let mut state = game.setup(2, &mut luck);
        let (mut legal, mut promised) = (Vec::new(), None);
        while let Some(seat) = game.turn(&state).awaited().first() {
            let features = SunBot::seat_features(game, &state, seat);
            if features.finishes == 1.0 && promised.is_none() {
                promised = Some(seat);
            }
            legal.clear();
            game.legal(&state, seat, &mut legal);
            let action = SunBot::default_policy(game, &state, seat, &legal, &mut luck);
            game.play(&mut state, seat, action, &mut luck, &mut Silence);
        }
        if let Some(seat) = promised {
            finished += 1;
            assert_eq!(state.ended, Some(Ended::Built));
            assert_eq!(game.standings(&state).share(seat), 1.0, "game {index}");
        }
    }
    assert!(finished > 20, "{finished}");
}
