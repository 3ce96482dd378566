//! The bot of Pyramid of the Sun: points now, less what the card could still bring later.
//!
//! The constants were found by letting variants play against each other, a few thousand games a step.

mod calibration;
mod encoding;
mod features;
mod reasons;
mod run;
mod waiter;
mod weights;

pub use features::SunFeatures;
pub use waiter::Waiter;

use benben_bots::{
    Calibration, Epsilon, Heuristics, OpponentModel, Reason, SearchSettings, Style, ValueNetwork, arg_max,
};
use benben_core::{Fast, Game, PerSeat, Seat, Viewer};
use benben_sun::{
    Action, Card, Deck, HAND_LIMIT, HandView, Place, Places, Pyramid, Shape, Stage, State, Sun, View,
    card_points,
};

/// A card kept is worth this part of the most it could still score.
const KEPT: f64 = 0.75;
/// Each level that is not yet in reach makes it less likely that the card ever lies there.
const REACHED: f64 = 0.63;
/// Each other edge card of the same side waits for the same places.
const CROWDED: f64 = 0.42;
/// A card drawn by a symbol.
const DRAWN_BY_SYMBOL: f64 = 2.0;
/// What a better place opened for the next card from the hand counts.
const FOLLOWED: f64 = 0.7;
/// A card drawn into a hand with room for it, and one that displaces another.
const DRAWN: f64 = 3.0;
const SWAPPED: f64 = 0.3;
/// A card must bring a little more when placed than when kept.
const STOP: f64 = 0.3;
/// Whether to draw or to play is decided by the whole turn, not by the first action.
const PLAN: f64 = 100.0;
/// Ending the game as the leader beats everything; ending it otherwise is the last resort.
const WIN: f64 = 1000.0;
/// Between these the worth of an action is its logit.
const LOWEST_LOGIT: f64 = -3.0;
const HIGHEST_LOGIT: f64 = 6.0;

/// What a player knows of Pyramid of the Sun.
#[derive(Clone, Copy, Debug, Default)]
pub struct SunBot;

impl Heuristics for SunBot {
    type Game = Sun;
    type Features = SunFeatures;

    const SEARCH: SearchSettings<Self> = SearchSettings {
        exploration: 0.3,
        width: 12,
        rollout_depth: 0,
        epsilon: Epsilon::NEVER,
        opponents: OpponentModel::DefaultPolicy,
        network: Some(ValueNetwork::built_in(&weights::WEIGHTS)),
        iterations: [20, 100, 1500],
        ..SearchSettings::PLAIN
    };

    const CALIBRATION: Calibration = calibration::CALIBRATION;

    const REASONS: &'static [Reason] = reasons::REASONS;

    const PUZZLES: &'static str = include_str!("../puzzles.jsonl");

    const STYLES: &'static [Style<Sun>] = &[Style {
        name: "waiter",
        about: "holds its cards back near the top, and plays when they build all that is left and win",
        seated: || Box::<Waiter>::default(),
    }];

    fn action_value(game: &Sun, view: &View, seat: Seat, action: &Action) -> f64 {
        let HandView::Cards(hand) = &view.hands[seat] else { return 0.0 };
        Outlook::new(game, view, hand).worth(seat, action)
    }

    fn policy_logits(game: &Sun, state: &State, seat: Seat, actions: &[Action], logits: &mut Vec<f32>) {
        let view = game.view(state, Viewer::Seat(seat));
        let outlook = Outlook::new(game, &view, &state.hands[seat]);
        let worth = |action: &Action| outlook.worth(seat, action);
        logits.extend(actions.iter().map(|action| worth(action).clamp(LOWEST_LOGIT, HIGHEST_LOGIT) as f32));
    }

    fn default_policy(game: &Sun, state: &State, seat: Seat, actions: &[Action], luck: &mut Fast) -> Action {
        let view = game.view(state, Viewer::Seat(seat));
        let outlook = Outlook::new(game, &view, &state.hands[seat]);
        arg_max(actions, luck, |action| outlook.worth(seat, action))
    }

    fn features(game: &Sun, state: &State) -> PerSeat<SunFeatures> {
        PerSeat::from_fn(state.hands.len(), |seat| features::features(game, state, seat))
    }

    fn seat_features(game: &Sun, state: &State, seat: Seat) -> SunFeatures {
        features::features(game, state, seat)
    }
}

/// What a seat sees, prepared for many questions.
struct Outlook<'a> {
    game: &'a Sun,
    view: &'a View,
    pyramid: &'a Pyramid,
    hand: &'a [Card],
    /// For each shape and level how likely a place there is reached; 0 where none is left.
    chances: [[f64; 10]; 4],
    /// The first card of a run that builds all that is left and is ahead then: it wins at once.
    sweep: Option<(Card, Place)>,
}

impl<'a> Outlook<'a> {
    /// What an action is worth.
    fn worth(&self, seat: Seat, action: &Action) -> f64 {
        match action {
            Action::Draw(deck) => self.plan() + self.average_prospect(*deck),
            Action::Discard(card) => -self.prospect(*card, 1),
            Action::Place(card, place) => {
                let sweeps = if self.sweep == Some((*card, *place)) { WIN / 2.0 } else { 0.0 };
                self.worth_placed(*card, *place) + self.worth_ending(seat, *card, *place) + sweeps
            }
            Action::SymbolDraw(deck) => self.worth_drawn() + 0.01 * self.average_prospect(*deck),
            Action::SymbolPoints => self.due_points(),
            Action::Stop => STOP,
        }
    }

    fn new(game: &'a Sun, view: &'a View, hand: &'a [Card]) -> Self {
        let pyramid = &view.pyramid;
        let reach = pyramid.open().into_iter().map(Place::level).max().unwrap_or(0);
        let mut chances = [[0.0; 10]; 4];
        for shape in Shape::ALL {
            for place in pyramid.empty().and(pyramid.room(shape)) {
                let beyond = place.level().saturating_sub(reach);
                chances[shape as usize][usize::from(place.level())] = REACHED.powi(i32::from(beyond));
            }
        }
        Outlook { game, view, pyramid, hand, chances, sweep: winning_sweep(game, view, hand) }
    }

    /// Draw or play? Drawing is worth less the fuller the hand, playing what all its cards are worth where they look best.
    fn plan(&self) -> f64 {
        if self.view.stage != Stage::Choosing {
            return 0.0;
        }
        let room = 2.min(HAND_LIMIT - self.hand.len().min(HAND_LIMIT)) as f64;
        let draw = DRAWN * room + SWAPPED * (2.0 - room);
        let play: f64 = self.hand.iter().map(|card| self.best_worth_placed(*card).max(0.0)).sum();
        if draw > play && self.sweep.is_none() { PLAN } else { -PLAN }
    }

    fn best_worth_placed(&self, card: Card) -> f64 {
        let places = self.pyramid.open().and(self.pyramid.room(card.shape()));
        places.into_iter().map(|place| self.worth_placed(card, place)).fold(f64::NEG_INFINITY, f64::max)
    }

    /// What placing a card brings now, against keeping it.
    fn worth_placed(&self, card: Card, place: Place) -> f64 {
        let points = f64::from(card_points(card, place.level()));
        let symbol = match self.game.symbol_worth(self.pyramid, card, place) {
            0 => 0.0,
            equal => f64::from(equal).max(DRAWN_BY_SYMBOL),
        };
        points + symbol + FOLLOWED * self.gain_of_next(card, place) - self.prospect(card, 1)
    }

    /// How much more another card of the hand scores on a place that this one opens.
    fn gain_of_next(&self, card: Card, place: Place) -> f64 {
        let mut after = *self.pyramid;
        after.lay(card, place);
        let opened = after.open().without(self.pyramid.open());
        if opened.is_empty() {
            return 0.0;
        }
        let used = self.hand.iter().position(|held| *held == card);
        let others = self.hand.iter().enumerate().filter(|(index, _)| Some(*index) != used);
        let gain =
            |other: Card| self.most_points(other, opened) - self.most_points(other, self.pyramid.open());
        others.map(|(_, other)| gain(*other)).fold(0.0, f64::max)
    }

    fn most_points(&self, card: Card, places: Places) -> f64 {
        let places = places.and(self.pyramid.room(card.shape())).into_iter();
        places.map(|place| card_points(card, place.level())).max().unwrap_or(0).into()
    }

    /// What a card may still bring as long as it is kept, being one of `held` of its shape at least.
    fn prospect(&self, card: Card, held: usize) -> f64 {
        let chances = self.chances[card.shape() as usize].iter().enumerate();
        let most = chances
            .map(|(level, chance)| f64::from(card_points(card, level as u8)) * chance)
            .fold(0.0, f64::max);
        let rivals = match card.deck() {
            Deck::Standard => 0,
            Deck::Edge => self.hand.iter().filter(|other| other.shape() == card.shape()).count(),
        };
        KEPT * most * CROWDED.powi(rivals.saturating_sub(held) as i32)
    }

    /// What a card of this deck may bring on average.
    fn average_prospect(&self, deck: Deck) -> f64 {
        let cards = match deck {
            Deck::Standard => self.game.edition().standard(),
            Deck::Edge => self.game.edition().edge(),
        };
        cards.iter().map(|card| self.prospect(*card, 0)).sum::<f64>() / cards.len() as f64
    }

    /// What a card drawn by a symbol is worth; nothing once the very top lies there.
    fn worth_drawn(&self) -> f64 {
        if self.pyramid.empty().is_empty() { 0.0 } else { DRAWN_BY_SYMBOL }
    }

    fn due_points(&self) -> f64 {
        let Stage::Symbol { place } = self.view.stage else { return 0.0 };
        let card = self.pyramid.card(place);
        card.map_or(0.0, |card| f64::from(self.game.symbol_worth(self.pyramid, card, place)))
    }

    /// The very top ends the game: good for who is then ahead, bad for everyone else.
    fn worth_ending(&self, seat: Seat, card: Card, place: Place) -> f64 {
        if place != self.pyramid.very_top() {
            return 0.0;
        }
        let total = |other: Seat| self.view.points[other].total();
        let gained = card_points(card, place.level()) + self.game.symbol_worth(self.pyramid, card, place);
        let own = total(seat) + u16::from(gained);
        let is_ahead = self.view.points.seats().all(|other| other == seat || total(other) < own);
        if is_ahead { WIN } else { -WIN }
    }
}

/// How the player in turn, with this hand, builds all that is left and is ahead then, if that is possible.
fn winning_sweep(game: &Sun, view: &View, hand: &[Card]) -> Option<(Card, Place)> {
    if view.pyramid.empty().len() > hand.len() {
        return None;
    }
    let run = run::run(game, &view.pyramid, hand);
    let total = |seat: Seat| f32::from(view.points[seat].total());
    let others = view.points.seats().filter(|other| *other != view.turn);
    let wins = run.finishes && total(view.turn) + run.points > others.map(total).fold(0.0, f32::max);
    run.first.filter(|_| wins)
}
