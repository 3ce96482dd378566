//! What a terminal shows depends on nothing that its player may not know.

use benben_bots::Heuristics;
use benben_core::{Chance, Deal, Fast, Seat, Setting, Table};
use benben_games::{FaceVisitor, ids, visit_face};
use benben_terminal::{Local, Party, Session};
use benben_web::{Face, Language, Texts};

/// Opens the same table twice in the same position. The second lies otherwise in what seat 1 cannot see.
struct Twins {
    steps: usize,
}

impl FaceVisitor for Twins {
    type Out = bool;

    fn visit<F: Face, H: Heuristics<Game = F::Game>>(self) -> bool {
        let deal = Deal::from_number(11, 3);
        let mut table: Table<F::Game> = Table::open(Setting::standard(), 3, deal.seed());
        let mut luck = Fast::new(4);
        for _ in 0..self.steps {
            let Some(seat) = table.turn().awaited().into_iter().last() else { return false };
            let legal = table.legal(seat);
            let action = luck.pick(&legal);
            table.play(seat, action).unwrap();
        }
        let party = Party {
            own: Seat::new(0),
            players: ["Ada", "random", "random"].map(str::to_owned).to_vec(),
            seed: deal.seed(),
            deal: Some(deal),
        };
        let open = || {
            let texts = Texts::new(Language::English);
            Local::<F, H>::new(table.clone(), party.clone(), texts, Box::new(|_| Ok(())), Vec::new()).unwrap()
        };
        let (here, mut there) = (open(), open());
        there.twin(self.steps as u64);
        let shown = here.shown();
        if shown.over {
            return false;
        }
        assert_eq!(shown, there.shown(), "after {} steps", self.steps);
        for offer in &shown.offers {
            assert_eq!(here.why(&offer.action), there.why(&offer.action));
        }
        here.record() == there.record()
    }
}

#[test]
fn no_terminal_shows_what_its_player_may_not_know() {
    for id in ids() {
        let compared = (0..60).filter(|steps| visit_face(id, Twins { steps: *steps }).unwrap()).count();
        assert!(compared > 20, "{id}: only {compared} positions were compared");
    }
}
