//! What lies before one player: what it is worth as it lies, and what the next shape may bring.

use crate::outlook::{Moment, Outlook};
use crate::route::{Left, Route};
use benben_core::{Pile, Seat};
use benben_pyramids::{
    Card, Colour, EXPEDITIONS, Edition, Fields, IN_PLAY, Plan, PlayerView, Printed, REVEALED, Shape, Sheet,
    State, Step, View,
};

/// How much of what the next shape may bring counts, compared with what is marked now.
const NEXT_SHAPE: f64 = 0.7;
/// Of a shape laid on a card not yet taken, this part of the fields is useful.
const FIT_ON_NEW_CARD: f64 = 0.8;

/// What lies before a player.
pub(crate) struct Position {
    outlook: Outlook,
    round: u8,
    sheet: Sheet,
    /// P18: extra fields still to be marked.
    crosses: u8,
    chambers: Pile<Chamber, IN_PLAY>,
    /// Shapes of which one is marked next.
    coming: Pile<Shape, EXPEDITIONS>,
    /// Steps left, the one in which that shape is marked included.
    time: f64,
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

impl Position {
    /// After marking these fields.
    pub(crate) fn after(view: &View, player: &PlayerView, card: Card, fields: Fields) -> Self {
        let mut sheet = player.sealed.map_or(player.sheet, |sealed| sealed.sheet);
        let mut crosses = 0;
        for chamber in player.chambers.iter().filter(|chamber| chamber.card.number == card) {
            crosses = sheet.tick(&chamber.card.plan, fields, view.round);
        }
        let sealed = player.sealed.unwrap_or_default();
        let chambers = player.chambers.iter().zip(sealed.marks).map(|(chamber, sealed)| {
            let new = if chamber.card.number == card { fields } else { Fields::NONE };
            (&chamber.card, chamber.marked | sealed | new)
        });
        let coming = coming(&view.unseen, &view.revealed);
        Position::new(Moment::seen(view, player), sheet, crosses, chambers, coming)
    }

    /// As a seat's things lie now, marked in this step or not.
    pub(crate) fn of(edition: &Edition, state: &State, seat: Seat) -> Self {
        let player = &state.players[seat];
        let (sheet, crosses) = player.sealed.map_or((player.sheet, 0), |sealed| (sealed.sheet, sealed.extra));
        let chambers = player.chambers.iter().enumerate();
        let chambers = chambers.map(|(index, chamber)| (edition.card(chamber.card), player.marked(index)));
        let moment = Moment::of(edition, state, seat);
        let now = state.shape().filter(|_| state.step == Step::Marking && player.sealed.is_none());
        let Some(shape) = now else {
            let coming = coming(&state.unseen, &state.revealed);
            return Position::new(moment, sheet, crosses, chambers, coming);
        };
        let mut position = Position::new(moment, sheet, crosses, chambers, [shape].into_iter().collect());
        position.time += 1.0;
        position
    }

    fn new<'a>(
        moment: Moment,
        sheet: Sheet,
        crosses: u8,
        chambers: impl Iterator<Item = (&'a Printed, Fields)>,
        coming: Pile<Shape, EXPEDITIONS>,
    ) -> Self {
        let outlook = Outlook::new(moment, sheet);
        let mut colours = Pile::<Colour, IN_PLAY>::new();
        let chambers = chambers.map(|(Printed { plan, colour, .. }, marked)| {
            let route = Route::new(plan, &outlook.prices);
            let same = colours.iter().filter(|other| *other == colour).count();
            colours.push(*colour);
            let prize = outlook.prize(*colour, same);
            Chamber { plan: *plan, marked, route, left: route.left(plan, marked), prize }
        });
        let chambers = chambers.collect();
        Position { round: moment.round, time: outlook.time, outlook, sheet, crosses, chambers, coming }
    }

    /// What the position is worth as it lies, and what the next shape may bring.
    pub(crate) fn worth(&self) -> f64 {
        let now = self.worth_as_it_lies();
        now + NEXT_SHAPE * (self.worth_after_next().unwrap_or(now) - now)
    }

    pub(crate) fn worth_as_it_lies(&self) -> f64 {
        self.outlook.sheet(&self.sheet)
            + self.outlook.chambers(self.chambers_left(), self.prizes(), self.time)
            + f64::from(self.crosses) * self.outlook.prices.cross
    }

    /// What the position is probably worth after the next shape; nothing if there is none.
    pub(crate) fn worth_after_next(&self) -> Option<f64> {
        if self.time < 1.0 || self.coming.is_empty() {
            return None;
        }
        let mut sum = 0.0;
        let mut known = (None, 0.0);
        for shape in self.coming.iter() {
            // Equal shapes lie beside each other.
            if known.0 != Some(*shape) {
                known = (Some(*shape), self.best_next(*shape));
            }
            sum += known.1;
        }
        Some(sum / self.coming.len() as f64)
    }

    /// The best that could be done with this shape in the next step.
    fn best_next(&self, shape: Shape) -> f64 {
        let (left, prizes, time) = (self.chambers_left(), self.prizes(), self.time - 1.0);
        let sheet = self.outlook.sheet(&self.sheet);
        let mut best = if self.chambers.is_empty() { sheet } else { f64::MIN };
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
        let crosses = sheet.tick(plan, fields, self.round);
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
fn coming(unseen: &Pile<Shape, EXPEDITIONS>, revealed: &[Shape]) -> Pile<Shape, EXPEDITIONS> {
    let mut coming = *unseen;
    if revealed.len() == REVEALED {
        // P7: all are shuffled again.
        coming.extend(revealed);
        coming.sort_unstable();
    }
    coming
}
