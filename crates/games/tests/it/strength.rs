//! Bots of every game: searching beats guessing, and what they know of a game is sound.

use benben_bots::{Features, Heuristics, bot, heads_up};
use benben_core::{Fast, Game, Setting, Silence};
use benben_games::{BotVisitor, ids, visit_bot};

/// How often the level of an improver beats greedy.
struct ShareAgainstGreedy;

impl BotVisitor for ShareAgainstGreedy {
    type Out = f64;
    fn visit<H: Heuristics>(self) -> f64 {
        let setting = Setting::<H::Game>::standard();
        let iterations = H::SEARCH.iterations[1].min(150);
        let bots = [&format!("search:{iterations}"), "greedy"].map(|name| bot::<H>(name).expect("a bot"));
        heads_up(setting.game(), bots, 40, 7)
    }
}

#[test]
fn looking_ahead_pays_in_every_game() {
    // Games of bots are long, so all cores are used.
    std::thread::scope(|threads| {
        for id in ids() {
            threads.spawn(move || {
                let share = visit_bot(id, ShareAgainstGreedy).expect("every game has a bot");
                assert!(share >= 0.6, "{id}: {share}");
            });
        }
    });
}

/// Plays at random and looks at what a bot knows of every position.
struct KnowledgeIsSound;

impl BotVisitor for KnowledgeIsSound {
    type Out = ();
    fn visit<H: Heuristics>(self) {
        let setting = Setting::<H::Game>::standard();
        let (game, mut luck) = (setting.game(), Fast::new(3));
        let mut state = game.setup(H::Game::META.max_seats, &mut luck);
        let (mut legal, mut candidates, mut logits) = (Vec::new(), Vec::new(), Vec::new());
        while let Some(seat) = game.turn(&state).awaited().first() {
            legal.clear();
            game.legal(&state, seat, &mut legal);
            candidates.clear();
            H::candidate_actions(game, &state, seat, &mut candidates);
            assert!(!candidates.is_empty() && candidates.iter().all(|action| legal.contains(action)));
            logits.clear();
            H::policy_logits(game, &state, seat, &candidates, &mut logits);
            assert_eq!(logits.len(), candidates.len());
            assert!(logits.iter().all(|logit| logit.is_finite()), "{logits:?}");
            let action = H::default_policy(game, &state, seat, &candidates, &mut luck);
            assert!(candidates.contains(&action));
            let all = H::features(game, &state);
            for (seat, features) in all.iter() {
                assert_eq!(features.inputs(), H::seat_features(game, &state, seat).inputs());
                assert!(features.inputs().iter().all(|input| input.is_finite()));
            }
            let network = H::SEARCH.network.expect("a learned network");
            let value: f32 = network.value(game, &state).as_slice().iter().sum();
            assert!((value - 1.0).abs() < 1e-4, "{value}");
            game.play(&mut state, seat, action, &mut luck, &mut Silence);
        }
    }
}

#[test]
fn what_a_bot_knows_of_a_position_is_sound() {
    for id in ids() {
        visit_bot(id, KnowledgeIsSound).expect("every game has a bot");
    }
}
