//! Views, actions and events of whole games are written as `serde_json` writes them.

use crate::json::Json;
use benben_core::{Chance, Fast, Game, Seats, Seed, Setting, Table, Viewer, Written};
use benben_games::RulesVisitor;
use serde::Serialize;

struct Compare;

impl RulesVisitor for Compare {
    type Out = usize;

    fn visit<G: Game>(self) -> usize {
        let (mut table, mut luck) =
            (Table::<G>::open(Setting::standard(), 2, Seed::from_number(7)), Fast::new(7));
        let mut compared = 0;
        while let Some(seat) = table.turn().awaited().first() {
            let viewers = Seats::all(2).into_iter().map(Viewer::Seat).chain([Viewer::Public, Viewer::Open]);
            viewers.for_each(|viewer| check(&table.view(viewer)));
            let action = luck.pick(&table.legal(seat));
            check(&Written(action));
            check(&table.play(seat, action).unwrap().events);
            compared += 1;
        }
        check(&table.game().outcome(table.state()));
        compared
    }
}

#[track_caller]
fn check(value: &impl Serialize) {
    assert_eq!(serde_json::to_string(&Json::of(value)).unwrap(), serde_json::to_string(value).unwrap());
}

#[test]
fn whole_games_are_written_as_serde_json_does() {
    for id in benben_games::ids() {
        let compared = benben_games::visit_rules(id, Compare).unwrap();
        assert!(compared > 20, "{id}: only {compared} positions");
    }
}
