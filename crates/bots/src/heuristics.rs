//! What a player knows about a game: the part of a bot that differs from game to game.

use crate::{Calibration, Features, Reason, SearchSettings, Style};
use benben_core::{Chance, Fast, Game, PerSeat, Seat};
use std::fmt::Debug;
use std::hash::Hash;

/// The actions of a bot's game.
pub type ActionOf<H> = <<H as Heuristics>::Game as Game>::Action;
/// The states of a bot's game.
pub type StateOf<H> = <<H as Heuristics>::Game as Game>::State;
/// The views of a bot's game.
pub type ViewOf<H> = <<H as Heuristics>::Game as Game>::View;

/// What a player knows about a game. A type of its own that names its game: the rules need no bots.
///
/// [`Heuristics::action_value`] is enough for [`crate::Greedy`]; the rest guides [`crate::Search`], which also plays
/// without it, only weaker. Everything that gets a state gets a determinization, a state imagined from the seat's view,
/// and looks at nothing in it that the seat cannot see.
pub trait Heuristics: Copy + Debug + Default + Send + Sync + 'static {
    /// The game.
    type Game: Game<Action: Hash>;

    /// What the value network reads off a state for one seat.
    type Features: Features;

    /// How the search is set up for this game, with the learned value network.
    const SEARCH: SearchSettings<Self>;

    /// What is really won where the search expects a share of the win, for reviews and hints.
    const CALIBRATION: Calibration = Calibration::NONE;

    /// How strong each level is at this game, the weakest first: what people are rated against. Fixed, so that the scale does not
    /// drift, with the usual level at 1500; the distances are about what the levels win against each other in all games
    /// (`docs/bots.md`).
    const RATINGS: [u16; 4] = [1150, 1500, 1650, 1800];

    /// What can be a reason for one action and against another, in a player's terms.
    const REASONS: &'static [Reason] = &[];

    /// Positions with one clearly best decision, one [`crate::Puzzle`] a line (`benben puzzles make`).
    const PUZZLES: &'static str = "";

    /// Scripted players with a plan of their own: for measuring what the search thinks of opponents it does not foresee. They
    /// are found by name like all bots, and sit at no table with people.
    const STYLES: &'static [Style<Self::Game>] = &[];

    /// The heuristic value of an action for the seat that has this view, in any unit: the best one is the highest.
    fn action_value(game: &Self::Game, view: &ViewOf<Self>, seat: Seat, action: &ActionOf<Self>) -> f64;

    /// The actions the search considers, appended to `actions`: legal ones, each once, at least one. Hopeless actions and
    /// those that are as good as others may be pruned.
    #[inline]
    fn candidate_actions(
        game: &Self::Game,
        state: &StateOf<Self>,
        seat: Seat,
        actions: &mut Vec<ActionOf<Self>>,
    ) {
        game.legal(state, seat, actions);
    }

    /// The policy's logit of an action: one more makes it e times as likely. The softmax over all candidates is the
    /// prior. Asked for every action of every step, so it is quick.
    fn policy_logit(
        _game: &Self::Game,
        _state: &StateOf<Self>,
        _seat: Seat,
        _action: &ActionOf<Self>,
    ) -> f32 {
        0.0
    }

    /// The policy's logits of all these actions, appended to `logits`: for games where they share much of the work.
    #[inline]
    fn policy_logits(
        game: &Self::Game,
        state: &StateOf<Self>,
        seat: Seat,
        actions: &[ActionOf<Self>],
        logits: &mut Vec<f32>,
    ) {
        logits.extend(actions.iter().map(|action| Self::policy_logit(game, state, seat, action)));
    }

    /// The default policy (rollout policy): what is played in rollouts, and by opponents that do not search. Mostly the
    /// action with the highest logit.
    fn default_policy(
        game: &Self::Game,
        state: &StateOf<Self>,
        seat: Seat,
        actions: &[ActionOf<Self>],
        luck: &mut Fast,
    ) -> ActionOf<Self> {
        arg_max(actions, luck, |action| f64::from(Self::policy_logit(game, state, seat, action)))
    }

    /// The features of a state for each seat.
    fn features(game: &Self::Game, state: &StateOf<Self>) -> PerSeat<Self::Features>;

    /// The features of one seat, for games where they are computed one by one.
    fn seat_features(game: &Self::Game, state: &StateOf<Self>, seat: Seat) -> Self::Features {
        Self::features(game, state)[seat]
    }
}

/// The action with the highest value; of several equal ones the first from a random place on.
pub fn arg_max<A: Copy>(actions: &[A], luck: &mut Fast, value: impl Fn(&A) -> f64) -> A {
    if let [only] = actions {
        return *only;
    }
    let first = luck.below(actions.len() as u32) as usize;
    let (mut best, mut highest) = (actions[first], f64::NEG_INFINITY);
    for action in actions[first..].iter().chain(&actions[..first]) {
        let value = value(action);
        if value > highest {
            (best, highest) = (*action, value);
        }
    }
    best
}
