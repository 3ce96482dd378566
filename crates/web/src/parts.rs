//! A game's share of a page: what its face says and draws, without the game's types.

mod course;
mod history;
mod news;
mod objection;

pub use course::{Course, Finished, Stations, conceded, finished};
pub use history::{History, Told};
pub use news::{Sentence, Spectacle, log, told};
pub use objection::{explain, why_not};

use crate::{Face, Hint, Language, Lay, Next, Pick, Scene, Texts};
use benben_core::{Game, Seat, Seats, Table, Viewer};
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
    /// How it lays a shape.
    pub lay: Option<Lay>,
}

/// What a face says and draws for one viewer.
#[derive(Clone, Debug)]
pub struct Parts {
    /// Whom the rules wait for, as far as the viewer can know.
    pub awaited: Seats,
    /// What the viewer can do, if awaited.
    pub prompt: Option<String>,
    /// What the prompt says after the first picks.
    pub next: Vec<Next>,
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
    /// The newest sentences of the log, the newest last.
    pub log: Vec<Sentence>,
    /// How many steps told something: what tells one moment from the next.
    pub told: usize,
    /// The climax, if the newest of them was one.
    pub spectacle: Option<Spectacle>,
    /// What ended the game, once something did.
    pub ended: Option<String>,
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
    /// What was told to everyone on the way there, where that is known.
    pub told: &'a [Told<G::Event>],
}

impl<'a, G: Game> Position<'a, G> {
    /// As it is at this table now, without the way there.
    pub fn at(table: &'a Table<G>) -> Self {
        Position { game: table.game(), state: table.state(), told: &[] }
    }
}

/// Calls `show` with the scene that this look gives. What the seat may do is empty unless `acts`.
pub fn scene<F: Face, T>(
    position: &Position<'_, F::Game>,
    look: Look<'_>,
    acts: bool,
    show: impl FnOnce(&Scene<'_, F::Game>) -> T,
) -> T {
    let Position { game, state, told } = *position;
    let view = game.view(state, look.viewer());
    let awaited = game.awaited(&view);
    let seat = look.seat.filter(|seat| acts && awaited.contains(*seat));
    let mut legal = Vec::new();
    if let Some(seat) = seat {
        game.legal(state, seat, &mut legal);
    }
    let texts = Texts::new(look.language).about::<F>();
    show(&Scene {
        game,
        view: &view,
        seat: look.seat,
        awaited,
        legal: &legal,
        told,
        names: look.names,
        texts,
    })
}

/// What the face says and draws. `acts` is false for a seat that may only look. Of the history only the newest is told. Whatever this costs, it costs the same late in a game as early: nothing is played again.
pub fn parts<F: Face>(
    position: &Position<'_, F::Game>,
    look: Look<'_>,
    acts: bool,
    history: &History<F::Game>,
) -> Parts {
    scene::<F, _>(position, look, acts, |scene| Parts {
        awaited: scene.awaited,
        prompt: (!scene.legal.is_empty()).then(|| F::prompt(scene)),
        next: if scene.legal.is_empty() { Vec::new() } else { F::next(scene) },
        board: F::board(scene),
        hand: F::hand(scene),
        seats: Seats::all(look.names.len()).into_iter().map(|seat| F::seat(scene, seat)).collect(),
        scores: Seats::all(look.names.len()).into_iter().map(|seat| F::score(scene, seat)).collect(),
        offered: offers::<F>(scene),
        hints: F::hints(scene),
        log: news::sentences::<F>(scene, history.newest()),
        told: history.told().last().map_or(0, |told| told.number),
        spectacle: news::spectacle::<F>(position, look, history),
        ended: news::ending::<F>(scene, history),
        finished: None,
    })
}

fn offers<F: Face>(scene: &Scene<'_, F::Game>) -> Vec<Offered> {
    let offered = |action: &<F::Game as Game>::Action| Offered {
        action: action.to_string(),
        picks: F::picks(scene, action),
        text: F::action(scene, action),
        question: F::question(scene, action),
        lay: F::lay(scene, action),
    };
    scene.legal.iter().map(offered).collect()
}
