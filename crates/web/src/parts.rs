//! A game's share of a page: what its face says and draws, without the game's types.

use crate::{Face, Hint, Language, Pick, Scene, Texts};
use benben_core::{Fast, Game, Outcome, ScoreLine, Seat, Seats, Table, Turn, Viewer};
use maud::Markup;

/// A legal action as a page offers it.
#[derive(Clone, Debug)]
pub struct Offered {
    /// What to send.
    pub action: String,
    /// The things it is made of.
    pub picks: Vec<Pick>,
    /// What a button says.
    pub text: String,
    /// What the page asks before it sends the action.
    pub question: Option<String>,
}

/// A finished game.
#[derive(Clone, Debug)]
pub struct Finished {
    /// Scores, places and accounts.
    pub outcome: Outcome,
    /// What each line of the accounts counts, in seat order.
    pub whats: Vec<Vec<String>>,
    /// Scores over the game, one curve a seat.
    pub curves: Vec<Vec<i32>>,
}

/// What a face says and draws for one viewer.
#[derive(Clone, Debug)]
pub struct Parts {
    /// Whom the rules wait for, as far as the viewer can know.
    pub awaited: Seats,
    /// What the viewer can do, if awaited.
    pub prompt: Option<String>,
    /// The middle of the table.
    pub board: Markup,
    /// What is in front of the viewer.
    pub hand: Markup,
    /// What is public about each seat.
    pub seats: Vec<Markup>,
    /// Points as far as they are known.
    pub scores: Vec<Option<i32>>,
    /// What the viewer may do.
    pub offered: Vec<Offered>,
    /// Help that fits this moment.
    pub hints: Vec<Hint>,
    /// Set when the game is over.
    pub finished: Option<Finished>,
}

/// As whom, under which names and in which language somebody looks.
#[derive(Clone, Copy, Debug)]
pub struct Look<'a> {
    /// The seat whose side of the table this is; none for the public.
    pub seat: Option<Seat>,
    /// Do hidden things lie open? Only for games that are over.
    pub open: bool,
    /// What everyone is called.
    pub names: &'a [String],
    /// In which language.
    pub language: Language,
}

impl Look<'_> {
    fn viewer(&self) -> Viewer {
        match self.seat {
            _ if self.open => Viewer::Open,
            Some(seat) => Viewer::Seat(seat),
            None => Viewer::Public,
        }
    }
}

/// A game in some position. What leaves this file about it has passed through a view.
#[derive(Debug)]
pub struct Position<'a, G: Game> {
    /// The rules.
    pub game: &'a G,
    /// The whole truth.
    pub state: &'a G::State,
}

impl<'a, G: Game> Position<'a, G> {
    /// As it is at this table now.
    pub fn at(table: &'a Table<G>) -> Self {
        Position { game: table.game(), state: table.state() }
    }
}

/// Calls `show` with the scene that this look gives. What the seat may do is empty unless `acts`.
fn scene<F: Face, T>(
    position: &Position<'_, F::Game>,
    look: Look<'_>,
    acts: bool,
    show: impl FnOnce(&Scene<'_, F::Game>) -> T,
) -> T {
    let Position { game, state } = *position;
    let view = game.view(state, look.viewer());
    // Asked of an imagined state, so that nobody learns who is done in a simultaneous step.
    let awaited = game.turn(&game.imagine(&view, &mut Fast::new(0))).awaited();
    let seat = look.seat.filter(|seat| acts && awaited.contains(*seat));
    let mut legal = Vec::new();
    if let Some(seat) = seat {
        game.legal(state, seat, &mut legal);
    }
    let texts = Texts::new(look.language).about::<F>();
    show(&Scene { game, view: &view, seat: look.seat, awaited, legal: &legal, names: look.names, texts })
}

/// What the face says and draws. `acts` is false for a seat that may only look.
pub fn parts<F: Face>(position: &Position<'_, F::Game>, look: Look<'_>, acts: bool) -> Parts {
    scene::<F, _>(position, look, acts, |scene| Parts {
        awaited: scene.awaited,
        prompt: (!scene.legal.is_empty()).then(|| F::prompt(scene)),
        board: F::board(scene),
        hand: F::hand(scene),
        seats: Seats::all(look.names.len()).into_iter().map(|seat| F::seat(scene, seat)).collect(),
        scores: Seats::all(look.names.len()).into_iter().map(|seat| F::score(scene, seat)).collect(),
        offered: scene.legal.iter().map(|action| offered::<F>(scene, action)).collect(),
        hints: F::hints(scene),
        finished: None,
    })
}

fn offered<F: Face>(scene: &Scene<'_, F::Game>, action: &<F::Game as Game>::Action) -> Offered {
    Offered {
        action: action.to_string(),
        picks: F::picks(scene, action),
        text: F::action(scene, action),
        question: F::question(scene, action),
    }
}

/// The legal actions of a seat as a page offers them.
pub fn offers<F: Face>(position: &Position<'_, F::Game>, look: Look<'_>) -> Vec<Offered> {
    scene::<F, _>(position, look, true, |scene| {
        scene.legal.iter().map(|action| offered::<F>(scene, action)).collect()
    })
}

/// The newest sentences of the log, the newest last: at least `least` of them, if there are so many.
pub fn log<F: Face>(table: &Table<F::Game>, look: Look<'_>, least: usize) -> Vec<String> {
    let mut told: Vec<<F::Game as Game>::Event> = Vec::new();
    table.retrace(|_, events| told.extend_from_slice(events));
    // Events without a sentence are few.
    let newest = told.split_off(told.len().saturating_sub(least + least / 2));
    let public = Look { seat: None, ..look };
    scene::<F, _>(&Position::at(table), public, false, |scene| {
        newest.iter().filter_map(|event| F::event(scene, event)).collect()
    })
}

/// Why what these picks mean is not possible, with a link to the rule. None if they mean nothing, or if it is possible.
pub fn why_not<F: Face>(position: &Position<'_, F::Game>, look: Look<'_>, picks: &[Pick]) -> Option<Markup> {
    let seat = look.seat?;
    scene::<F, _>(position, look, true, |scene| {
        let action = F::attempt(scene, picks);
        why_not_this::<F>(position, scene, seat, action)
    })
}

/// Why this action is not possible, as [`why_not`] says it.
pub fn explain<F: Face>(position: &Position<'_, F::Game>, look: Look<'_>, action: &str) -> Option<Markup> {
    let seat = look.seat?;
    scene::<F, _>(position, look, false, |scene| {
        why_not_this::<F>(position, scene, seat, action.parse().ok())
    })
}

fn why_not_this<F: Face>(
    position: &Position<'_, F::Game>,
    scene: &Scene<'_, F::Game>,
    seat: Seat,
    action: Option<<F::Game as Game>::Action>,
) -> Option<Markup> {
    if !scene.awaited.contains(seat) {
        return Some(crate::table::not_your_turn(scene.texts, F::Game::META.id, F::Game::META.turn_rule));
    }
    let refusal = position.game.check(position.state, seat, &action?).err()?;
    Some(crate::refused::<F>(scene, &refusal))
}

/// The finished game, explained in this language; nothing while it is played.
pub fn finished<F: Face>(table: &Table<F::Game>, language: Language) -> Option<Finished> {
    if table.turn() != Turn::Over {
        return None;
    }
    let texts = Texts::new(language).about::<F>();
    let mut outcome = table.game().outcome(table.state());
    let seats = Seats::all(table.seats());
    let whats = if outcome.account.as_slice().iter().all(Vec::is_empty) {
        count_gains::<F>(table, &mut outcome);
        let whats = |seat: Seat| {
            let numbers = 1..=outcome.account[seat].len();
            numbers.map(|number| texts.with("account-scoring").and("number", number).say()).collect()
        };
        seats.into_iter().map(whats).collect()
    } else {
        let what =
            |seat: Seat| outcome.account[seat].iter().map(|line| F::account(texts, line.what)).collect();
        seats.into_iter().map(what).collect()
    };
    Some(Finished { whats, curves: curves(table), outcome })
}

/// The account of a game whose points were counted scoring by scoring.
fn count_gains<F: Face>(table: &Table<F::Game>, outcome: &mut Outcome) {
    table.retrace(|_, events| {
        for (rule, gains) in events.iter().filter_map(F::gains) {
            for (seat, points) in gains.iter() {
                let (count, each, points) = (1, *points, *points);
                outcome.account[seat].push(ScoreLine {
                    rule,
                    what: "scoring",
                    mark: None,
                    count,
                    each,
                    points,
                });
            }
        }
    });
}

/// Everybody's points after every step.
fn curves<G: Game>(table: &Table<G>) -> Vec<Vec<i32>> {
    let mut curves = vec![Vec::new(); table.seats()];
    table.retrace(|then, _| {
        let standings = then.game().standings(then.state());
        standings.scores.iter().for_each(|(seat, score)| curves[seat.index()].push(*score));
    });
    curves
}
