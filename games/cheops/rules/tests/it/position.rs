//! A position to test rules with: laid out by hand, played in notation.

use benben_cheops::{
    Action, Board, Cheops, Colour, Event, Field, Kind, Law, Place, Pyramid, Refusal, Spot, State, Tile,
};
use benben_core::{Chance, Fast, Game, Options, Scripted, Seat, Setting, Viewer};

pub(crate) struct Position {
    pub(crate) game: Cheops,
    pub(crate) state: State,
    pub(crate) events: Vec<Event>,
}

/// Seat 1 begins. Every board reads 5 10 15 20 25; the colours of the pyramid follow each other from the left, and each
/// row begins with the colour of the field below to the right: a1 is blue, a2 orange, b1 orange.
pub(crate) fn position(seats: usize) -> Position {
    position_with(seats, "money=strict")
}

pub(crate) fn position_with(seats: usize, options: &str) -> Position {
    let options = Options::parse(Cheops::META.options, options).unwrap();
    let game = Setting::<Cheops>::with_options(options).game().clone();
    let mut state = game.setup(seats, &mut Fast::new(1));
    let eyes = game.edition().eyes();
    state.layout.turn.seat = Seat::new(0);
    state.layout.pyramid = Pyramid::from_fn(|field| {
        let colour = Colour::ALL[usize::from(field.row() + field.column()) % 6];
        if eyes.contains(field) { Spot::Law } else { Spot::Treasure(colour) }
    });
    let position = Position { game, state, events: Vec::new() };
    Colour::ALL.iter().fold(position, |position, colour| position.board(colour.name(), "5 10 15 20 25", 0))
}

pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number - 1)
}

pub(crate) fn colour(name: &str) -> Colour {
    name.parse().unwrap()
}

impl Position {
    /// Lays other things on fields: `a1 father, a3 law, b2 blue`.
    pub(crate) fn lay(mut self, spots: &str) -> Self {
        let spots: Vec<(Field, Spot)> = spots
            .split(", ")
            .map(|spot| spot.split_once(' ').unwrap())
            .map(|(field, thing)| (field.parse().unwrap(), thing.parse().unwrap()))
            .collect();
        let old = self.state.layout.pyramid;
        self.state.layout.pyramid = Pyramid::from_fn(|field| {
            spots.iter().find(|(other, _)| *other == field).map_or(old.at(field), |(_, spot)| *spot)
        });
        self
    }

    /// Takes everything from the pyramid but these, leaving tiles without looking at C15.
    pub(crate) fn leave_only(mut self, spots: &str) -> Self {
        self.state.layout.pyramid = Pyramid::from_fn(|field| {
            // Three members in turn along each row, shifted from row to row, so that no two alike touch.
            let pattern = (field.column() + 2 * field.row()) % 3;
            Spot::Tile(Tile::FAMILY[usize::from(pattern)])
        });
        self.lay(spots)
    }

    pub(crate) fn board(mut self, name: &str, numbers: &str, covered: u8) -> Self {
        let numbers: Vec<_> = numbers.split(' ').map(|number| number.parse().unwrap()).collect();
        self.state.layout.boards[colour(name)] = Board { numbers: numbers.into_iter().collect(), covered };
        self
    }

    /// The tiles in a seat's hand: `father son neighbour`.
    pub(crate) fn hand(mut self, number: usize, tiles: &str) -> Self {
        let hand = &mut self.state.layout.hands[seat(number)];
        *hand = benben_cheops::ByTile::default();
        for tile in tiles.split_whitespace() {
            hand[tile.parse::<Tile>().unwrap()] += 1;
        }
        self
    }

    pub(crate) fn money(mut self, number: usize, piasters: u16) -> Self {
        self.state.money[seat(number)] = piasters;
        self
    }

    pub(crate) fn purse(&self, number: usize) -> u16 {
        self.state.money[seat(number)]
    }

    /// A seat's store: `blue blue red`.
    pub(crate) fn store(mut self, number: usize, treasures: &str) -> Self {
        for treasure in treasures.split_whitespace() {
            self.state.layout.stores[seat(number)][colour(treasure)] += 1;
        }
        self
    }

    pub(crate) fn stored(&self, number: usize, name: &str) -> u8 {
        self.state.layout.stores[seat(number)][colour(name)]
    }

    pub(crate) fn covered(&self, name: &str) -> u8 {
        self.state.layout.boards[colour(name)].covered
    }

    /// Where a law lies: `held by 1`, `under blue`.
    pub(crate) fn law(mut self, law: &str, place: &str) -> Self {
        self.state.layout.laws[law.parse::<Law>().unwrap()] = place.parse().unwrap();
        self
    }

    pub(crate) fn law_place(&self, law: &str) -> String {
        self.state.layout.laws[law.parse::<Law>().unwrap()].to_string()
    }

    pub(crate) fn awaited(&self) -> Option<Seat> {
        self.game.turn(&self.state).awaited().first()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.awaited().is_none()
    }

    pub(crate) fn legal(&self) -> Vec<String> {
        let mut actions = Vec::new();
        self.game.legal(&self.state, self.awaited().unwrap(), &mut actions);
        actions.iter().map(ToString::to_string).collect()
    }

    pub(crate) fn can(&self, action: &str) -> bool {
        let check = self.game.check(&self.state, self.awaited().unwrap(), &action.parse().unwrap());
        assert_eq!(check.is_ok(), self.legal().contains(&action.to_owned()), "legal and check disagree");
        check.is_ok()
    }

    pub(crate) fn refused(&self, action: &str) -> Refusal {
        assert!(!self.can(action), "`{action}` is legal");
        self.game.check(&self.state, self.awaited().unwrap(), &action.parse().unwrap()).unwrap_err()
    }

    pub(crate) fn refused_by(&self, action: &str) -> &'static str {
        benben_core::Refusal::rule(&self.refused(action))
    }

    fn play_with(&mut self, action: &str, chance: &mut impl Chance) {
        assert!(self.can(action), "`{action}` is refused: {:?}", self.refused(action));
        let action: Action = action.parse().unwrap();
        let seat = self.awaited().unwrap();
        self.game.play(&mut self.state, seat, action, chance, &mut self.events);
    }

    /// Plays these actions, each legal: `take a1 mother, sell`.
    pub(crate) fn play(mut self, actions: &str) -> Self {
        for action in actions.split(", ") {
            self.play_with(action, &mut Fast::new(3));
        }
        self
    }

    /// Takes a law so that this one is turned up.
    pub(crate) fn turn_up(mut self, take: &str, law: &str) -> Self {
        let law: Law = law.parse().unwrap();
        let laws = &self.state.layout.laws;
        let before = Law::ALL.iter().filter(|other| **other < law && laws[**other] == Place::Unseen).count();
        self.play_with(take, &mut Scripted::new([before as u32]));
        self
    }

    pub(crate) fn scores(&self) -> Vec<i32> {
        self.game.standings(&self.state).scores.as_slice().to_vec()
    }

    pub(crate) fn places(&self) -> Vec<u8> {
        self.game.standings(&self.state).places.as_slice().to_vec()
    }

    pub(crate) fn view(&self, viewer: Viewer) -> benben_cheops::View {
        self.game.view(&self.state, viewer)
    }
}
