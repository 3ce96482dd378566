//! A sensible player's taste in Silver & Gold Pyramids: what is ticked, how far each chamber is from its tomb, and how well
//! the next shapes would fit.

mod judgement;
mod outlook;
mod position;
mod route;
mod signs;

use crate::taste::greatest_worth;
use crate::{Sight, Signs, Style, Taste};
use benben_core::{Fast, Game, PerSeat, Pile, Seat, Viewer};
use benben_pyramids::{
    Action, Card, Cards, Colour, DealtView, IN_PLAY, PlayerView, Printed, Pyramids, State, View,
};
use outlook::{Moment, Outlook};
use position::Position;

impl Taste for Pyramids {
    const STYLE: Style = Style {
        curiosity: 0.3,
        doubt: 0.2,
        width: 12,
        horizon: 2,
        whim: 0,
        sight: Sight::OwnPromise,
        judgement: &judgement::JUDGEMENT,
        iterations: [6, 60, 400],
        ..Style::PLAIN
    };

    fn urges(&self, state: &State, seat: Seat, actions: &[Action], urges: &mut Vec<f32>) {
        let view = self.view(state, Viewer::Seat(seat));
        urges.extend(actions.iter().map(|action| self.worth(&view, seat, action) as f32));
    }

    fn impulse(&self, state: &State, seat: Seat, actions: &[Action], luck: &mut Fast) -> Action {
        let view = self.view(state, Viewer::Seat(seat));
        greatest_worth(actions, luck, |action| match *action {
            // Without a thought of the next shape, which takes most of the time.
            Action::Mark { card, fields } => {
                Position::after(&view, &view.players[seat], card, fields).worth_as_it_lies()
            }
            _ => self.worth(&view, seat, action),
        })
    }

    fn signs(&self, state: &State) -> PerSeat<Signs> {
        PerSeat::from_fn(state.players.len(), |seat| self.own_signs(state, seat))
    }

    fn own_signs(&self, state: &State, seat: Seat) -> Signs {
        signs::signs(self.edition(), state, seat)
    }

    fn worth(&self, view: &View, seat: Seat, action: &Action) -> f64 {
        let player = &view.players[seat];
        match *action {
            Action::Keep(one, other) => pair_worth(view, player, one, other),
            Action::Mark { card, fields } => Position::after(view, player, card, fields).worth(),
            Action::Take(card) => {
                let offered = view.offer.iter().find(|offered| offered.number == card);
                offered.map_or(f64::MIN, |offered| card_worth(view, player, offered))
            }
            Action::TakeBlind => blind_worth(self, view, player),
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

/// P25: what a new card promises beside the one in play.
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
