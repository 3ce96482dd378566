//! What things are worth with so much of the game left. The numbers were found by letting the bot play itself.

use crate::route::{Left, Route};
use benben_core::Seat;
use benben_pyramids::{
    BONUS, CARD, Colour, Edition, GEM_BOXES, GEM_PAIR, IN_PLAY, PlayerView, Printed, REVEALED, ROUNDS,
    SKULL_BOXES, Sheet, State, TORCH, View,
};

/// What it costs to mark a field: one could mark a useful one elsewhere.
const WORK: f64 = 1.45;
/// Towards the end, with so many steps left, work becomes cheaper: there is little else to do.
const WORK_FADES: f64 = 8.0;
/// Useful fields in a step.
const RATE: f64 = 2.9;
/// How unsure that rate is, in fields.
const SPREAD: f64 = 4.0;
/// A gem somewhere on the way, and how much more one is worth that makes a pair (and less one that makes none).
const GEM: f64 = 2.4;
const GEM_OF_PAIR: f64 = 0.8;
const GEM_OF_NO_PAIR: f64 = 0.5;
/// A gem without a partner may still find one.
const GEM_HOPES: f64 = 1.2;
/// A torch somewhere on the way may come in the wrong round.
const TORCH_AHEAD: f64 = 2.6;
/// A skull makes the next ones worse.
const SKULL_FEARS: f64 = 0.4;
/// A cross is a field more.
const CROSS_WORK: f64 = 1.03;
/// The part of a colour bonus that counts for the card that earns it, and for the card before.
const BONUS_DUE: f64 = 0.6;
const BONUS_AHEAD: f64 = 0.35;
/// A card not yet taken: its fields, what lies on its way, and its prize.
const NEW_CARD: (f64, f64, f64) = (9.0, 3.75, 12.0);
/// Hopes and fears fade within so many last steps.
const LATE: f64 = 14.0;

/// What marking a field brings or costs, in points.
pub(crate) struct Prices {
    pub(crate) work: f64,
    pub(crate) red: f64,
    pub(crate) green: f64,
    pub(crate) torch: f64,
    pub(crate) skull: f64,
    pub(crate) potion: f64,
    pub(crate) cross: f64,
}

/// All of the table that a player's outlook depends on.
#[derive(Clone, Copy)]
pub(crate) struct Moment {
    pub(crate) round: u8,
    /// Steps after this one.
    time: f64,
    skulls: [u8; SKULL_BOXES],
    /// Bonuses of each colour that are gone.
    taken: [usize; 3],
    /// Cards of each colour that the player has completed.
    completed: [usize; 3],
}

impl Moment {
    pub(crate) fn seen(view: &View, player: &PlayerView) -> Self {
        Moment {
            round: view.round,
            time: time(view.round, view.revealed.len()),
            skulls: view.skulls,
            taken: Colour::ALL.map(|colour| view.bonuses[colour].len()),
            completed: Colour::ALL.map(|colour| player.completed[colour].len()),
        }
    }

    pub(crate) fn of(edition: &Edition, state: &State, seat: Seat) -> Self {
        let completed = state.players[seat].completed;
        Moment {
            // Before the first round it is about to begin.
            round: state.round.clamp(1, ROUNDS),
            time: time(state.round, state.revealed.len()),
            skulls: *edition.skulls(),
            taken: Colour::ALL.map(|colour| state.bonuses[colour].len()),
            completed: Colour::ALL.map(|colour| completed.and(edition.of_colour(colour)).len()),
        }
    }

    /// P36: the minus points of so many skulls.
    fn worst(&self, skulls: u8) -> f64 {
        match skulls {
            0 => 0.0,
            count => f64::from(self.skulls[usize::from(count).min(SKULL_BOXES) - 1]),
        }
    }
}

/// Steps after this one.
fn time(round: u8, revealed: usize) -> f64 {
    f64::from(ROUNDS - round) * REVEALED as f64 + (REVEALED - revealed) as f64
}

/// How a player looks at the rest of the game.
pub(crate) struct Outlook {
    moment: Moment,
    /// Steps after this one.
    pub(crate) time: f64,
    /// From 1 in the first half of the game to 0 at its end.
    early: f64,
    pub(crate) prices: Prices,
}

impl Outlook {
    pub(crate) fn new(moment: Moment, sheet: Sheet) -> Self {
        let time = moment.time;
        let early = (time / LATE).min(1.0);
        let work = WORK * (time / WORK_FADES).min(1.0);
        let skulls = |count: u8| moment.worst(count);
        let prices = Prices {
            work,
            red: gem(sheet.red, sheet.green),
            green: gem(sheet.green, sheet.red),
            torch: if sheet.torches.has(moment.round) { TORCH_AHEAD / 2.0 } else { TORCH_AHEAD },
            skull: skulls(sheet.skulls + 1) - skulls(sheet.skulls) + SKULL_FEARS * early,
            potion: skulls(sheet.skulls) - skulls(sheet.skulls.saturating_sub(2)) + SKULL_FEARS,
            cross: work * CROSS_WORK,
        };
        Outlook { moment, time, early, prices }
    }

    /// P32, P28: what completing a card of this colour brings, after `same` others that will be completed before.
    pub(crate) fn prize(&self, colour: Colour, same: usize) -> f64 {
        let card = f64::from(CARD);
        let completed = self.moment.completed[colour as usize] + same;
        let taken = self.moment.taken[colour as usize];
        let Some(bonus) = BONUS.get(taken).filter(|_| completed < 2 * BONUS.len()) else { return card };
        let part = if completed % 2 == 1 { BONUS_DUE } else { BONUS_AHEAD * (2.0 * self.early).min(1.0) };
        card + f64::from(*bonus) * part
    }

    /// What a card without marks may bring.
    pub(crate) fn card(&self, card: &Printed, same: usize) -> f64 {
        let whole = Route::new(&card.plan, &self.prices).whole();
        self.prize(card.colour, same) * can_finish(whole.fields, self.time) - whole.cost
    }

    /// P33, P35, P36: what is ticked, with hopes for lonely gems and fears of more skulls.
    pub(crate) fn sheet(&self, sheet: &Sheet) -> f64 {
        let (red, green) = (f64::from(sheet.red), f64::from(sheet.green));
        let lonely = (red - green).abs();
        f64::from(GEM_PAIR) * red.min(green)
            + lonely * (1.0 + GEM_HOPES * self.early / (1.0 + lonely / 4.0))
            + f64::from(TORCH) * f64::from(sheet.torches.count())
            - self.moment.worst(sheet.skulls)
            - f64::from(sheet.skulls) * SKULL_FEARS * self.early
    }

    /// What the chambers may bring with so much time: the nearer one is finished first. A complete one is replaced.
    pub(crate) fn chambers(&self, left: [Option<Left>; IN_PLAY], prizes: [f64; IN_PLAY], time: f64) -> f64 {
        let mut worth = 0.0;
        let mut queue = [(Left::default(), 0.0); IN_PLAY];
        for index in 0..IN_PLAY {
            queue[index] = match left[index] {
                Some(left) => (left, prizes[index]),
                None => {
                    worth += prizes[index];
                    let (fields, gains, prize) = NEW_CARD;
                    (Left { cost: fields * self.prices.work - gains, fields }, prize)
                }
            };
        }
        if queue[1].0.fields < queue[0].0.fields {
            queue.swap(0, 1);
        }
        let mut fields = 0.0;
        for (left, prize) in queue {
            fields += left.fields;
            worth += prize * can_finish(fields, time) - left.cost;
        }
        worth
    }
}

/// How likely so many fields are marked in so many steps.
fn can_finish(fields: f64, time: f64) -> f64 {
    if fields > 4.0 * time {
        return 0.0;
    }
    ((RATE * time - fields) / SPREAD + 0.5).clamp(0.0, 1.0)
}

/// What one more gem is worth beside so many of its own and of the other colour.
fn gem(own: u8, other: u8) -> f64 {
    if own >= GEM_BOXES {
        0.0
    } else if own < other {
        GEM + GEM_OF_PAIR
    } else {
        GEM - GEM_OF_NO_PAIR
    }
}
