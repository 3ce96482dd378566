//! The bot of __Name__ plays better than chance.

use benben_bots::{bot, heads_up};
use benben_core::Setting;
use benben___id___bot::__Name__Bot;

#[test]
fn searching_beats_random() {
    let setting = Setting::standard();
    let bots = ["search:50", "random"].map(|name| bot::<__Name__Bot>(name).expect("a bot"));
    let share = heads_up(setting.game(), bots, 100, 7);
    assert!(share > 0.6, "{share}");
}
