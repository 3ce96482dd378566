//! A sensible player's taste in Silver & Gold Pyramids: what is ticked, how far each chamber is from its tomb, and how well
//! the next shapes would fit.

mod judgement;
mod outlook;
mod route;
mod signs;

use crate::taste::greatest_worth;
use crate::{Judgement, Signs, Style, Taste};
use benben_core::{Fast, Game, PerSeat, Pile, Seat, Viewer};
use benben_pyramids::{
    Action, Card, Cards, Colour, DealtView, EXPEDITIONS, Fields, IN_PLAY, Plan, PlayerView, Printed,
    Pyramids, REVEALED, Shape, Sheet, State, View,
};
use outlook::{Moment, Outlook};
use route::{Left, Route};

/// How much of what the next shape promises counts, compared with what is marked now.
const NEXT_SHAPE: f64 = 0.7;
/// Of a shape laid on a card not yet taken, this part of the fields is useful.
const FIT_ON_NEW_CARD: f64 = 0.8;

impl Taste for Pyramids {
    const STYLE: Style =
        Style { curiosity: 0.3, width: 12, horizon: 4, whim: 0, iterations: [6, 80, 500], ..Style::PLAIN };

    const JUDGEMENT: &'static Judgement = &judgement::JUDGEMENT;

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
        signs::signs(self.edition(), state)
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

/// What lies before a player after a marking.
struct Position<'a> {
    view: &'a View,
    outlook: Outlook,
    sheet: Sheet,
    crosses: u8,
    chambers: Pile<Chamber, IN_PLAY>,
}

/// One chamber in play.
#[derive(Clone, Copy, Default)]
struct Chamber {
    plan: Plan,
    marked: Fields,
    route: Route,
    /// What is left to do; nothing if the card is complete.
    left: Option<Left>,
    prize: f64,
}

impl<'a> Position<'a> {
    fn after(view: &'a View, player: &PlayerView, card: Card, fields: Fields) -> Self {
        let mut sheet = player.sealed.map_or(player.sheet, |sealed| sealed.sheet);
        let mut crosses = 0;
        for chamber in player.chambers.iter().filter(|chamber| chamber.card.number == card) {
            crosses = sheet.tick(&chamber.card.plan, fields, view.round);
        }
        let outlook = Outlook::new(Moment::seen(view, player), sheet);
        let sealed = player.sealed.unwrap_or_default();
        let mut chambers = Pile::new();
        let mut colours = Pile::<Colour, IN_PLAY>::new();
        for (chamber, sealed) in player.chambers.iter().zip(sealed.marks) {
            let (plan, colour) = (chamber.card.plan, chamber.card.colour);
            let new = if chamber.card.number == card { fields } else { Fields::NONE };
            let marked = chamber.marked | sealed | new;
            let route = Route::new(&plan, &outlook.prices);
            let same = colours.iter().filter(|other| **other == colour).count();
            let prize = outlook.prize(colour, same);
            chambers.push(Chamber { plan, marked, route, left: route.left(&plan, marked), prize });
            colours.push(colour);
        }
        Position { view, outlook, sheet, crosses, chambers }
    }

    /// What the position is worth as it lies, and what the next shape promises.
    fn worth(&self) -> f64 {
        let now = self.worth_as_it_lies();
        if self.outlook.time < 1.0 {
            return now;
        }
        let coming = coming(self.view);
        let mut sum = 0.0;
        let mut known = (None, 0.0);
        for shape in coming.iter() {
            // Equal shapes lie beside each other.
            if known.0 != Some(*shape) {
                known = (Some(*shape), self.best_next(*shape));
            }
            sum += known.1;
        }
        now + NEXT_SHAPE * (sum / coming.len() as f64 - now)
    }

    fn worth_as_it_lies(&self) -> f64 {
        self.outlook.sheet(&self.sheet)
            + self.outlook.chambers(self.chambers_left(), self.prizes(), self.outlook.time)
            + f64::from(self.crosses) * self.outlook.prices.cross
    }

    /// The best that could be done with this shape in the next step.
    fn best_next(&self, shape: Shape) -> f64 {
        let (left, prizes, time) = (self.chambers_left(), self.prizes(), self.outlook.time - 1.0);
        let sheet = self.outlook.sheet(&self.sheet);
        let mut best = f64::MIN;
        for (index, chamber) in self.chambers.iter().enumerate() {
            let Some(now) = chamber.left else {
                let fields = shape.size() as f64 * FIT_ON_NEW_CARD;
                let worth = self.outlook.chambers(left, prizes, time) + fields * self.outlook.prices.work;
                best = best.max(sheet + worth);
                continue;
            };
            let symbols = chamber.plan.symbols();
            let mut look = |fields: Fields| {
                let mut left = left;
                left[index] = chamber.route.nearer(&chamber.plan, now, fields);
                let ticked = if fields.meets(symbols) { self.ticked(&chamber.plan, fields) } else { sheet };
                best = best.max(ticked + self.outlook.chambers(left, prizes, time));
            };
            let edge = chamber.plan.edge(chamber.marked);
            edge.each().for_each(&mut look);
            shape.lay(chamber.plan.free(chamber.marked), edge, look);
        }
        best
    }

    /// What the sheet is worth after marking these fields in the next step, the field that a cross gives included.
    fn ticked(&self, plan: &Plan, fields: Fields) -> f64 {
        let mut sheet = self.sheet;
        let crosses = sheet.tick(plan, fields, self.view.round);
        self.outlook.sheet(&sheet) + f64::from(crosses) * self.outlook.prices.cross
    }

    fn chambers_left(&self) -> [Option<Left>; IN_PLAY] {
        std::array::from_fn(|index| self.chambers.get(index).and_then(|chamber| chamber.left))
    }

    /// A chamber that is not there brings nothing.
    fn prizes(&self) -> [f64; IN_PLAY] {
        std::array::from_fn(|index| self.chambers.get(index).map_or(0.0, |chamber| chamber.prize))
    }
}

/// The shapes of which one comes next.
fn coming(view: &View) -> Pile<Shape, EXPEDITIONS> {
    let mut coming = view.unseen;
    if view.revealed.len() == REVEALED {
        // P7: all are shuffled again.
        coming.extend(&view.revealed);
        coming.sort_unstable();
    }
    coming
}
