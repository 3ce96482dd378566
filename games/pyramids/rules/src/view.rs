//! What is hidden: cards dealt but not yet kept, sealed marks, and what comes next.

use crate::components::{Cards, Colour, PerColour, Printed};
use crate::edition::{EXPEDITIONS, Edition, SKULL_BOXES};
use crate::expedition;
use crate::fields::Fields;
use crate::score;
use crate::setup::DEALT;
use crate::shapes::Shape;
use crate::state::{Chamber, Earned, IN_PLAY, OFFERED, Player, REVEALED, Sealed, Sheet, State, Step};
use benben_core::{Chance, PerSeat, Pile, Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

/// P5: cards dealt to a player, as someone sees them.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum DealtView {
    /// Somebody else's: only how many.
    Hidden(u8),
    /// One's own, or open ones.
    Cards(Pile<Printed, DEALT>),
}

impl Default for DealtView {
    fn default() -> Self {
        DealtView::Hidden(0)
    }
}

/// A card in play: what is printed, and what everyone knows to be marked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ChamberView {
    /// The card.
    pub card: Printed,
    /// Its marks, without sealed ones.
    pub marked: Fields,
}

/// What lies before one player, as someone sees it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct PlayerView {
    /// P5: cards dealt, while two are being chosen.
    pub dealt: DealtView,
    /// P5: one's own choice, while others still choose; nothing is shown of somebody else's.
    pub kept: Cards,
    /// The cards in play.
    pub chambers: Pile<ChamberView, IN_PLAY>,
    /// The score sheet as everyone knows it.
    pub sheet: Sheet,
    /// Completed cards.
    pub completed: PerColour<Cards>,
    /// Points so far, as everyone can count them.
    pub score: i32,
    /// P10: one's own marks not yet revealed; nothing is shown of somebody else's.
    pub sealed: Option<Sealed>,
}

/// What one viewer may know. Carries what is printed on every card one can see, so that it can be drawn by itself.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What the table is doing.
    pub step: Step,
    /// Whose action is awaited. In a simultaneous step nobody can tell whether others have finished, so they are in here
    /// until all have.
    pub awaited: Seats,
    /// The round, from 1 to 4.
    pub round: u8,
    /// Shapes revealed this round; the last one holds.
    pub revealed: Pile<Shape, REVEALED>,
    /// Shapes not yet revealed this round, sorted.
    pub unseen: Pile<Shape, EXPEDITIONS>,
    /// How many cards can be drawn.
    pub deck: u8,
    /// Cards to take.
    pub offer: Pile<Printed, OFFERED>,
    /// Cards completed in this step, while their owners take new ones.
    pub fresh: Cards,
    /// Who earned each colour's bonuses of 10, 6 and 3.
    pub bonuses: PerColour<Earned>,
    /// The minus points of the ten skull boxes.
    pub skulls: [u8; SKULL_BOXES],
    /// What lies before each player.
    pub players: PerSeat<PlayerView>,
}

/// Everything public, and the secrets the viewer may see.
#[inline]
pub(crate) fn view(edition: &Edition, state: &State, viewer: Viewer) -> View {
    let mut view = View {
        viewer,
        step: state.step,
        awaited: Seats::NONE,
        round: state.round,
        revealed: state.revealed,
        unseen: state.unseen,
        deck: 0,
        offer: Pile::new(),
        fresh: state.fresh,
        bonuses: state.bonuses,
        skulls: *edition.skulls(),
        players: PerSeat::blank(state.players.len()),
    };
    view_into(edition, state, viewer, &mut view);
    view
}

/// The same over an earlier view: every field is named, so that none of them stays as it was.
#[inline]
pub(crate) fn view_into(edition: &Edition, state: &State, looking: Viewer, view: &mut View) {
    let View {
        viewer,
        step,
        awaited: waits_for,
        round,
        revealed,
        unseen,
        deck,
        offer,
        fresh,
        bonuses,
        skulls,
        players,
    } = view;
    (*viewer, *step, *round) = (looking, state.step, state.round);
    *waits_for = awaited(state, looking);
    (*revealed, *unseen, *deck) = (state.revealed, state.unseen, state.deck.len() as u8);
    (*fresh, *bonuses, *skulls) = (state.fresh, state.bonuses, *edition.skulls());
    print(edition, state.offer, offer);
    if players.len() != state.players.len() {
        *players = PerSeat::blank(state.players.len());
    }
    for (seat, player) in state.players.iter() {
        show(edition, state, seat, player, looking.sees(seat), &mut players[seat]);
    }
}

/// P5, P10: of a simultaneous step one knows only whether one has finished oneself.
fn awaited(state: &State, viewer: Viewer) -> Seats {
    let everyone = match state.step {
        Step::Choosing => Seats::all(state.players.len()),
        Step::Marking => expedition::with_cards(state),
        Step::Taking | Step::Over => return state.awaited,
    };
    everyone.into_iter().filter(|seat| !viewer.sees(*seat) || state.awaited.contains(*seat)).collect()
}

/// What lies before one player. Filled in where it stands, because views are large and many are made.
#[inline]
fn show(
    edition: &Edition,
    state: &State,
    seat: Seat,
    player: &Player,
    sees_secrets: bool,
    seen: &mut PlayerView,
) {
    let PlayerView { dealt, kept, chambers, sheet, completed, score, sealed } = seen;
    chambers.clear();
    for chamber in &player.chambers[..] {
        chambers.push(ChamberView { card: *edition.card(chamber.card), marked: chamber.marked });
    }
    *sheet = player.sheet;
    for colour in Colour::ALL {
        completed[colour] = player.completed.and(edition.of_colour(colour));
    }
    *score = score::points(edition, player, &state.bonuses, seat);
    if sees_secrets {
        if !matches!(dealt, DealtView::Cards(_)) {
            *dealt = DealtView::Cards(Pile::new());
        }
        if let DealtView::Cards(cards) = dealt {
            print(edition, player.dealt, cards);
        }
        (*kept, *sealed) = (player.kept, player.sealed);
    } else {
        *dealt = DealtView::Hidden(player.dealt.len() as u8);
        (*kept, *sealed) = (Cards::NONE, None);
    }
}

/// Makes a pile of cards as they are printed.
#[inline]
fn print<const N: usize>(edition: &Edition, cards: Cards, pile: &mut Pile<Printed, N>) {
    pile.clear();
    cards.each().for_each(|card| pile.push(*edition.card(card)));
}

/// A state that agrees with the view: hidden cards dealt at random. Whoever may or may not have finished a simultaneous
/// step in secret is imagined to have done nothing yet: what follows is then theirs to decide.
pub(crate) fn imagine(view: &View, chance: &mut impl Chance) -> State {
    let mut deck = Cards::ALL.without(seen(view));
    State {
        step: view.step,
        awaited: view.awaited,
        round: view.round,
        revealed: view.revealed,
        unseen: view.unseen,
        offer: view.offer.iter().map(|card| card.number).collect(),
        fresh: view.fresh,
        bonuses: view.bonuses,
        players: view.players.map(|player| imagine_player(player, &mut deck, chance)),
        deck,
    }
}

fn imagine_player(player: &PlayerView, deck: &mut Cards, chance: &mut impl Chance) -> Player {
    Player {
        dealt: match &player.dealt {
            DealtView::Cards(cards) => cards.iter().map(|card| card.number).collect(),
            DealtView::Hidden(count) => (0..*count).map(|_| deck.draw(chance)).collect(),
        },
        kept: player.kept,
        chambers: player
            .chambers
            .iter()
            .map(|chamber| Chamber { card: chamber.card.number, marked: chamber.marked })
            .collect(),
        sheet: player.sheet,
        completed: completed(player),
        sealed: player.sealed,
    }
}

/// Every card the viewer can see.
fn seen(view: &View) -> Cards {
    let mut seen: Cards = view.offer.iter().map(|card| card.number).collect();
    for player in view.players.as_slice() {
        seen = seen.union(completed(player));
        player.chambers.iter().for_each(|chamber| seen.insert(chamber.card.number));
        if let DealtView::Cards(cards) = &player.dealt {
            cards.iter().for_each(|card| seen.insert(card.number));
        }
    }
    seen
}

fn completed(player: &PlayerView) -> Cards {
    Colour::ALL.into_iter().fold(Cards::NONE, |all, colour| all.union(player.completed[colour]))
}
