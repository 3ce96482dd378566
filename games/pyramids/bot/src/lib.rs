//! The bot of Silver & Gold Pyramids: what is ticked, how far each chamber is from its tomb, and how well the next shapes
//! would fit.

mod calibration;
mod encoding;
mod features;
mod outlook;
mod position;
mod reasons;
mod route;
mod weights;

pub use features::PyramidsFeatures;

use benben_bots::{
    Calibration, Epsilon, Heuristics, PriorSource, Reason, SearchSettings, ValueNetwork, arg_max,
};
use benben_core::{Fast, Game, PerSeat, Pile, Seat, Viewer};
use benben_pyramids::{
    Action, Card, Cards, Colour, DealtView, IN_PLAY, PlayerView, Printed, Pyramids, State, View,
};
use outlook::{Moment, Outlook};
use position::Position;

/// What a player knows of Silver & Gold Pyramids.
#[derive(Clone, Copy, Debug, Default)]
pub struct PyramidsBot;

impl Heuristics for PyramidsBot {
    type Game = Pyramids;
    type Features = PyramidsFeatures;

    const SEARCH: SearchSettings<Self> = SearchSettings {
        exploration: 0.3,
        prior_temperature: 0.2,
        width: 12,
        rollout_depth: 2,
        epsilon: Epsilon::NEVER,
        prior: PriorSource::OwnValue,
        network: Some(ValueNetwork::built_in(&weights::WEIGHTS)),
        iterations: [6, 60, 400],
        ..SearchSettings::PLAIN
    };

    const CALIBRATION: Calibration = calibration::CALIBRATION;

    const REASONS: &'static [Reason] = reasons::REASONS;

    const PUZZLES: &'static str = include_str!("../puzzles.jsonl");

    fn policy_logits(game: &Pyramids, state: &State, seat: Seat, actions: &[Action], logits: &mut Vec<f32>) {
        let view = game.view(state, Viewer::Seat(seat));
        logits.extend(actions.iter().map(|action| Self::action_value(game, &view, seat, action) as f32));
    }

    fn default_policy(
        game: &Pyramids,
        state: &State,
        seat: Seat,
        actions: &[Action],
        luck: &mut Fast,
    ) -> Action {
        let view = game.view(state, Viewer::Seat(seat));
        arg_max(actions, luck, |action| match *action {
            // Without a thought of the next shape, which takes most of the time.
            Action::Mark { card, fields } => {
                Position::after(&view, &view.players[seat], card, fields).worth_as_it_lies()
            }
            _ => Self::action_value(game, &view, seat, action),
        })
    }

    fn features(game: &Pyramids, state: &State) -> PerSeat<PyramidsFeatures> {
        PerSeat::from_fn(state.players.len(), |seat| Self::seat_features(game, state, seat))
    }

    fn seat_features(game: &Pyramids, state: &State, seat: Seat) -> PyramidsFeatures {
        features::features(game.edition(), state, seat)
    }

    fn action_value(game: &Pyramids, view: &View, seat: Seat, action: &Action) -> f64 {
        let player = &view.players[seat];
        match *action {
            Action::Keep(one, other) => pair_worth(view, player, one, other),
            Action::Mark { card, fields } => Position::after(view, player, card, fields).worth(),
            Action::Take(card) => {
                let offered = view.offer.iter().find(|offered| offered.number == card);
                offered.map_or(f64::MIN, |offered| card_worth(view, player, offered))
            }
            Action::TakeBlind => blind_worth(game, view, player),
        }
    }
}

/// P5: two cards of the same colour are on the way to a bonus.
fn pair_worth(view: &View, player: &PlayerView, one: Card, other: Card) -> f64 {
    let DealtView::Cards(dealt) = &player.dealt else { return 0.0 };
    let outlook = Outlook::new(Moment::seen(view, player), player.sheet);
    let mut kept = Pile::<Printed, IN_PLAY>::new();
    dealt.iter().filter(|card| [one, other].contains(&card.number)).for_each(|card| kept.push(*card));
    let same = kept.len() == IN_PLAY && kept[0].colour == kept[1].colour;
    kept.iter().enumerate().map(|(index, card)| outlook.card(card, usize::from(same && index > 0))).sum()
}

/// P25: what a new card may bring beside the one in play.
fn card_worth(view: &View, player: &PlayerView, card: &Printed) -> f64 {
    let same = player.chambers.iter().filter(|chamber| chamber.card.colour == card.colour).count();
    Outlook::new(Moment::seen(view, player), player.sheet).card(card, same)
}

/// P25: the top card of the deck is any of those not seen.
fn blind_worth(game: &Pyramids, view: &View, player: &PlayerView) -> f64 {
    let mut unseen = Cards::ALL;
    view.offer.iter().for_each(|card| unseen.remove(card.number));
    for other in view.players.as_slice() {
        other.chambers.iter().for_each(|chamber| unseen.remove(chamber.card.number));
        Colour::ALL.into_iter().for_each(|colour| unseen = unseen.without(other.completed[colour]));
    }
    let sum: f64 = unseen.each().map(|card| card_worth(view, player, game.edition().card(card))).sum();
    sum / unseen.len().max(1) as f64
}
