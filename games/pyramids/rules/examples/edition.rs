//! Makes the chambers of the `benben` edition of Silver & Gold Pyramids: the same seed gives the same file.
//! `cargo run -p benben-pyramids --example edition` prints it.
//!
//! A chamber is drawn at random and kept if it fits the guides below. All 48 are then sorted by what their best route
//! is worth, so that a better card has a higher number, and each three neighbours get the three colours, so that every
//! colour has as many good cards as the others.

use std::fmt::Write;

/// The seed of the edition that is checked in.
const SEED: u64 = 5;

const SIDE: usize = 5;
const CARDS: usize = 48;
const COLOURS: [&str; 3] = ["purple", "orange", "green"];
/// The rulebook's example has these two purple cards (P30).
const PURPLE: [usize; 2] = [15, 33];

/// Of the chambers in turn: fields of the shortest route from entry to tomb, both counted; gems; crosses. A longer way has
/// more to find.
const LAYOUTS: [(usize, usize, usize); 12] = [
    (10, 2, 1),
    (9, 1, 0),
    (10, 1, 1),
    (9, 2, 0),
    (8, 1, 0),
    (10, 2, 0),
    (10, 1, 1),
    (9, 1, 0),
    (10, 2, 1),
    (9, 1, 0),
    (10, 1, 1),
    (10, 1, 1),
];
const LONGEST: usize = 10;
/// A route may be this much longer than the shortest and still be worthwhile …
const DETOUR: usize = 2;
/// … if it is worth at most this much less than the best …
const NEARLY_BEST: f64 = 2.0;
/// … and two routes are different if each has this many fields that the other has not.
const APART: usize = 2;
/// Walls of a chamber, any of these: more walls are more frequent, or too many cards are completed.
const WALLS: [usize; 8] = [3, 4, 5, 6, 6, 7, 7, 7];
/// Skulls of a chamber, any of these.
const SKULLS: [usize; 5] = [2, 3, 3, 4, 4];
/// A torch on every third chamber.
const TORCHES: [usize; 3] = [0, 1, 0];
/// A potion on every fifth chamber.
const POTIONS: [usize; 5] = [0, 0, 1, 0, 0];
/// The best route of a chamber is worth between these, so that the offer does not clog with cards nobody wants.
const WORTH: std::ops::RangeInclusive<f64> = -14.2..=-12.2;

/// What marking a field with this letter is worth, the work of marking it included.
fn worth(letter: u8) -> f64 {
    const WORK: f64 = 1.45;
    let symbol = match letter {
        b'R' | b'G' => 2.4,
        b'L' => 2.6,
        b'P' => 2.0,
        b'+' => 1.5,
        b'S' => -1.7,
        _ => 0.0,
    };
    // However much there is to gain, the way goes on.
    (symbol - WORK).min(-0.05)
}

#[allow(clippy::print_stdout, reason = "printing the edition is what it is for")]
fn main() {
    print!("{}", generate(SEED));
}

/// The edition file.
fn generate(seed: u64) -> String {
    let mut luck = Luck(seed);
    let mut chambers: Vec<Chamber> = Vec::with_capacity(CARDS);
    let mut gems = 0;
    while chambers.len() < CARDS {
        let index = chambers.len();
        let in_turn = |list: &[usize]| list[index % list.len()];
        let (shortest, found, crosses) = LAYOUTS[index % LAYOUTS.len()];
        let mut chamber = Chamber::draw_walls(shortest, &mut luck);
        let symbols = Symbols {
            gems: found,
            first_gem: gems,
            skulls: luck.pick(&SKULLS),
            crosses,
            // Shifted with every twelve, so that torches lie in short and in long chambers.
            torches: TORCHES[(index + index / LAYOUTS.len()) % TORCHES.len()],
            potions: in_turn(&POTIONS),
        };
        chamber.draw_symbols(&symbols, &mut luck);
        let is_new = chambers.iter().all(|other| !other.looks_like(&chamber));
        if is_new && chamber.skulls_guard() && chamber.has_two_ways() {
            gems += found;
            chambers.push(chamber);
        }
    }
    chambers.sort_by(|one, other| one.best().total_cmp(&other.best()));
    print(&chambers, &colours(&mut luck))
}

/// Each three neighbouring numbers get the three colours in some order.
fn colours(luck: &mut Luck) -> Vec<&'static str> {
    let mut colours = Vec::with_capacity(CARDS);
    while colours.len() < CARDS {
        let mut three = COLOURS;
        luck.shuffle(&mut three);
        let from = colours.len() + 1;
        if PURPLE.iter().all(|card| !(from..from + 3).contains(card) || three[card - from] == "purple") {
            colours.extend(three);
        }
    }
    colours
}

fn print(chambers: &[Chamber], colours: &[&str]) -> String {
    let mut text = String::from(HEAD);
    for (index, (chamber, colour)) in chambers.iter().zip(colours).enumerate() {
        let rows: Vec<_> =
            chamber.rows.iter().map(|row| format!("    \"{}\",\n", String::from_utf8_lossy(row))).collect();
        write!(
            text,
            "\n[[chambers]]\nnumber = {}\ncolour = \"{colour}\"\nplan = [\n{}]\n",
            index + 1,
            rows.concat()
        )
        .expect("a string takes all text");
    }
    text
}

const HEAD: &str = r##"# Silver & Gold Pyramids, edition "benben": what is printed on the cards (P1-P4).
# Own the printed game? Copy this file, change the name, type in your cards, and try:
#   benben edition check my-pyramids.toml
# These chambers were made by `cargo run -p benben-pyramids --example edition`; examples/edition.rs says how they were chosen.
game = "pyramids"
name = "benben"

# The penalty points of the ten skull boxes. None is lower than the one before it.
skulls = [1, 2, 3, 4, 6, 8, 10, 12, 15, 18]

# The eight expedition cards, each one of I2, I3, V3, I4, L4, O4, S4, T4. The letter says what the shape
# looks like, the digit how many squares it has.
expeditions = ["I2", "I3", "I3", "V3", "V3", "L4", "O4", "T4"]

# The 48 pyramid cards in the order of their numbers. A plan is drawn row by row from the top:
#   .  empty      #  wall        E  entrance, in the top row  T  tomb, in the bottom row
#   +  red cross  R  red gem     G  green gem                 L  torch      S  skull      P  potion
"##;

/// How many of each symbol a chamber shall have.
struct Symbols {
    gems: usize,
    /// Red and green take turns over all chambers.
    first_gem: usize,
    skulls: usize,
    crosses: usize,
    torches: usize,
    potions: usize,
}

type Place = (usize, usize);

#[derive(Clone, PartialEq, Eq)]
struct Chamber {
    rows: [[u8; SIDE]; SIDE],
}

impl Chamber {
    /// Entry, tomb and walls whose shortest route has this many fields. No field is walled in.
    fn draw_walls(shortest: usize, luck: &mut Luck) -> Self {
        loop {
            let mut chamber = Chamber { rows: [[b'.'; SIDE]; SIDE] };
            chamber.rows[0][luck.below(SIDE)] = b'E';
            chamber.rows[SIDE - 1][luck.below(SIDE)] = b'T';
            let walls = luck.pick(&WALLS);
            chamber.put(b'#', walls, luck);
            if chamber.shortest() == Some(shortest) {
                return chamber;
            }
        }
    }

    fn draw_symbols(&mut self, symbols: &Symbols, luck: &mut Luck) {
        for gem in symbols.first_gem..symbols.first_gem + symbols.gems {
            self.put(if gem.is_multiple_of(2) { b'R' } else { b'G' }, 1, luck);
        }
        self.put(b'+', symbols.crosses, luck);
        self.put(b'L', symbols.torches, luck);
        self.put(b'P', symbols.potions, luck);
        self.put(b'S', symbols.skulls, luck);
    }

    /// Puts so many of a letter on empty fields.
    fn put(&mut self, letter: u8, count: usize, luck: &mut Luck) {
        let mut left = count;
        while left > 0 {
            let field = &mut self.rows[luck.below(SIDE)][luck.below(SIDE)];
            if *field == b'.' {
                *field = letter;
                left -= 1;
            }
        }
    }

    fn at(&self, (row, column): Place) -> u8 {
        self.rows[row][column]
    }

    /// The same chamber, or its mirror image.
    fn looks_like(&self, other: &Chamber) -> bool {
        let mirrored = other.rows.map(|row| {
            let mut row = row;
            row.reverse();
            row
        });
        self.rows == other.rows || self.rows == mirrored
    }

    /// Fields of the shortest route; none if there is a field that cannot be reached.
    fn shortest(&self) -> Option<usize> {
        let mut reached: Vec<(Place, usize)> =
            places().filter(|place| self.at(*place) == b'E').map(|entry| (entry, 1)).collect();
        let mut index = 0;
        while let Some((place, length)) = reached.get(index).copied() {
            for next in beside(place) {
                if self.at(next) != b'#' && reached.iter().all(|(known, _)| *known != next) {
                    reached.push((next, length + 1));
                }
            }
            index += 1;
        }
        let open = places().filter(|place| self.at(*place) != b'#').count();
        reached
            .iter()
            .find(|(place, _)| self.at(*place) == b'T' && reached.len() == open)
            .map(|(_, length)| *length)
    }

    /// Every skull lies beside something valuable.
    fn skulls_guard(&self) -> bool {
        let is_valuable = |place: &Place| b"RGLP+T".contains(&self.at(*place));
        let skulls: Vec<Place> = places().filter(|place| self.at(*place) == b'S').collect();
        skulls.iter().all(|skull| beside(*skull).any(|place| is_valuable(&place)))
    }

    /// At least two different routes are worth nearly the same, and the best one neither too little nor too much.
    fn has_two_ways(&self) -> bool {
        let routes: Vec<(f64, Vec<Place>)> =
            self.routes().into_iter().map(|route| (self.route_worth(&route), route)).collect();
        let best = routes.iter().map(|(worth, _)| *worth).fold(f64::NEG_INFINITY, f64::max);
        let worthwhile: Vec<&[Place]> = routes
            .iter()
            .filter(|(worth, _)| *worth >= best - NEARLY_BEST)
            .map(|(_, route)| route.as_slice())
            .collect();
        let apart = |one: &[Place], other: &[Place]| {
            one.iter().filter(|place| !other.contains(place)).count() >= APART
        };
        let mut pairs = worthwhile
            .iter()
            .enumerate()
            .flat_map(|(index, one)| worthwhile[..index].iter().map(move |other| (one, other)));
        WORTH.contains(&best) && pairs.any(|(one, other)| apart(one, other) && apart(other, one))
    }

    /// What the best route is worth.
    fn best(&self) -> f64 {
        self.routes().iter().map(|route| self.route_worth(route)).fold(f64::NEG_INFINITY, f64::max)
    }

    fn route_worth(&self, route: &[Place]) -> f64 {
        route.iter().map(|place| worth(self.at(*place))).sum()
    }

    /// All routes from entry to tomb that are not much longer than the shortest, shortest first.
    fn routes(&self) -> Vec<Vec<Place>> {
        let Some(entry) = places().find(|place| self.at(*place) == b'E') else { return Vec::new() };
        let mut routes = Vec::new();
        self.walk(&mut vec![entry], &mut routes);
        routes.sort_by_key(Vec::len);
        let shortest = routes.first().map_or(0, Vec::len);
        routes.retain(|route| route.len() <= shortest + DETOUR);
        routes
    }

    fn walk(&self, route: &mut Vec<Place>, routes: &mut Vec<Vec<Place>>) {
        let here = route[route.len() - 1];
        if self.at(here) == b'T' {
            routes.push(route.clone());
        } else if route.len() < LONGEST + DETOUR {
            for next in beside(here) {
                if self.at(next) != b'#' && !route.contains(&next) {
                    route.push(next);
                    self.walk(route, routes);
                    route.pop();
                }
            }
        }
    }
}

fn places() -> impl Iterator<Item = Place> {
    (0..SIDE * SIDE).map(|index| (index / SIDE, index % SIDE))
}

fn beside((row, column): Place) -> impl Iterator<Item = Place> {
    [(row.wrapping_sub(1), column), (row + 1, column), (row, column.wrapping_sub(1)), (row, column + 1)]
        .into_iter()
        .filter(|(row, column)| *row < SIDE && *column < SIDE)
}

/// `SplitMix64`, written out: the file must not change with some generator's version.
struct Luck(u64);

impl Luck {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^= bits >> 31;
        ((u128::from(bits) * n as u128) >> 64) as usize
    }

    fn pick(&mut self, list: &[usize]) -> usize {
        list[self.below(list.len())]
    }

    fn shuffle<T>(&mut self, list: &mut [T]) {
        for end in (1..list.len()).rev() {
            list.swap(end, self.below(end + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CHECKED_IN: &str = include_str!("../editions/benben.toml");

    /// The chambers that are checked in, in the order of their numbers.
    fn chambers() -> Vec<Chamber> {
        let rows: Vec<&[u8]> = CHECKED_IN
            .lines()
            .filter_map(|line| line.trim().strip_prefix('"')?.strip_suffix("\","))
            .map(str::as_bytes)
            .collect();
        rows.chunks(SIDE)
            .map(|rows| Chamber {
                rows: std::array::from_fn(|row| rows[row].try_into().expect("five letters")),
            })
            .collect()
    }

    fn count(chamber: &Chamber, letters: &[u8]) -> usize {
        chamber.rows.iter().flatten().filter(|letter| letters.contains(letter)).count()
    }

    #[test]
    fn the_edition_that_is_checked_in_is_what_is_made() {
        assert_eq!(generate(SEED), CHECKED_IN, "run `cargo run -p benben-pyramids --example edition`");
    }

    #[test]
    fn every_chamber_keeps_the_guides() {
        let chambers = chambers();
        assert_eq!(chambers.len(), CARDS);
        for (index, chamber) in chambers.iter().enumerate() {
            let card = index + 1;
            assert!(matches!(chamber.shortest(), Some(8..=10)), "card {card}");
            assert!((3..=7).contains(&count(chamber, b"#")), "card {card}");
            assert!((2..=4).contains(&count(chamber, b"S")), "card {card}");
            assert!(count(chamber, b"RG") <= 2, "card {card}");
            assert!(count(chamber, b"L") <= 1 && count(chamber, b"P") <= 1 && count(chamber, b"+") <= 1);
            assert!(chamber.skulls_guard(), "card {card}");
            assert!(chamber.has_two_ways(), "card {card}");
            assert!(chambers[..index].iter().all(|other| !other.looks_like(chamber)), "card {card}");
        }
    }

    #[test]
    fn symbols_are_spread_over_the_cards() {
        let with = |letters: &[u8]| chambers().iter().filter(|chamber| count(chamber, letters) > 0).count();
        let all = |letters: &[u8]| chambers().iter().map(|chamber| count(chamber, letters)).sum::<usize>();
        assert_eq!((with(b"L"), with(b"P")), (16, 10), "a third has torches, a fifth potions");
        assert!(with(b"RG") >= 40 && with(b"+") >= 16);
        assert_eq!(all(b"R"), all(b"G"));
    }

    #[test]
    fn a_better_card_has_a_higher_number() {
        assert!(chambers().windows(2).all(|pair| pair[0].best() <= pair[1].best()));
    }

    #[test]
    fn every_three_neighbours_have_three_colours_and_15_and_33_are_purple() {
        let colours = colours(&mut Luck(1));
        assert!(colours.chunks(3).all(|three| COLOURS.iter().all(|colour| three.contains(colour))));
        assert!(PURPLE.iter().all(|card| colours[card - 1] == "purple"));
    }
}
