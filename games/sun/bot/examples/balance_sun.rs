//! How fair and how lively Pyramid of the Sun is with its edition: the tables of `games/sun/rules/README.md`.
//!
//! `cargo run --release -p benben-sun-bot --example balance_sun -- 2000` (games a line; the same number, the same tables).
#![allow(clippy::print_stdout)]

use benben_bots::{Bot, Greedy, Heuristics, Level, heads_up};
use benben_core::{Chance, Eyes, Fast, Game, Options, Seat, Setting, Silence};
use benben_sun::{Action, Ended, HAND_LIMIT, HandView, Stage, State, Sun, View, card_points};
use benben_sun_bot::SunBot;

const SEED: u64 = 5;

fn main() {
    let games = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(2000);
    for base in ["standard", "short", "long"] {
        let options = Options::parse(Sun::META.options, &format!("base={base}")).expect("it is an option");
        let setting = Setting::<Sun>::with_options(options);
        println!("{}: {games} games a line", setting.options());
        let columns = "seats | fair | wins by seat | wins by order | by order, points | mean | middle 90 % | winner | quiet";
        println!("{columns}");
        for seats in 2..=5 {
            println!("{}", Tally::of(setting.game(), seats, games).line());
        }
        println!();
    }
    card_or_points(games / 20);
    ways_to_play(games);
}

/// What many games of equal bots add up to.
struct Tally {
    games: f64,
    by_seat: Vec<f64>,
    by_order: Vec<f64>,
    points_by_order: Vec<f64>,
    points: Vec<i32>,
    winner_points: f64,
    quiet: f64,
    kinds: [f64; 4],
    symbol_draws: f64,
    symbol_points: f64,
}

impl Tally {
    fn of(game: &Sun, seats: usize, games: u64) -> Self {
        let mut tally = Tally {
            games: games as f64,
            by_seat: vec![0.0; seats],
            by_order: vec![0.0; seats],
            points_by_order: vec![0.0; seats],
            points: Vec::new(),
            winner_points: 0.0,
            quiet: 0.0,
            kinds: [0.0; 4],
            symbol_draws: 0.0,
            symbol_points: 0.0,
        };
        for index in 0..games {
            tally.play(game, seats, &mut Fast::part(SEED, index));
        }
        tally
    }

    fn play(&mut self, game: &Sun, seats: usize, luck: &mut Fast) {
        let mut bot = Greedy::<SunBot>::default();
        let mut state = game.setup(seats, luck);
        let start = state.turn.index();
        while let Some(seat) = game.turn(&state).awaited().first() {
            let action = bot.choose(&Eyes::new(game, &state, seat), luck);
            self.symbol_draws += f64::from(u8::from(matches!(action, Action::SymbolDraw(_))));
            self.symbol_points += f64::from(u8::from(action == Action::SymbolPoints));
            game.play(&mut state, seat, action, luck, &mut Silence);
        }
        self.add(game, &state, start);
    }

    fn add(&mut self, game: &Sun, state: &State, start: usize) {
        let standings = game.standings(state);
        let seats = self.by_seat.len();
        for (seat, score) in standings.scores.iter() {
            let order = (seat.index() + seats - start) % seats;
            self.by_seat[seat.index()] += standings.share(seat);
            self.by_order[order] += standings.share(seat);
            self.points_by_order[order] += f64::from(*score);
            self.points.push(*score);
            let points = state.points[seat];
            let kinds = [points.standard, points.edge, points.top, points.symbols];
            self.kinds.iter_mut().zip(kinds).for_each(|(sum, points)| *sum += f64::from(points));
        }
        self.winner_points += f64::from(standings.scores.as_slice().iter().copied().max().unwrap_or(0));
        self.quiet += f64::from(u8::from(state.ended == Some(Ended::Quiet)));
    }

    fn line(mut self) -> String {
        let (games, seats) = (self.games, self.by_seat.len());
        let join = |list: &[f64], scale: f64| {
            list.iter().map(|sum| format!("{:.1}", sum * scale / games)).collect::<Vec<_>>().join(" ")
        };
        self.points.sort_unstable();
        let at = |part: f64| self.points[(part * (self.points.len() - 1) as f64) as usize];
        let mean = f64::from(self.points.iter().sum::<i32>()) / self.points.len() as f64;
        format!(
            "{seats} | {:.1} | {} | {} | {} | {mean:.1} | {}-{} | {:.1} | {}\n    a game: standard, edge, top and symbol points {}; cards drawn by symbols {:.1}, points taken {:.1} times",
            100.0 / seats as f64,
            join(&self.by_seat, 100.0),
            join(&self.by_order, 100.0),
            join(&self.points_by_order, 1.0),
            at(0.05),
            at(0.95),
            self.winner_points / games,
            self.quiet,
            join(&self.kinds, 1.0),
            self.symbol_draws / games,
            self.symbol_points / games,
        )
    }
}

/// S20: how often equal strong players take the points and not the card.
fn card_or_points(games: u64) {
    let setting = Setting::<Sun>::standard();
    println!("architects among themselves, {games} games a line: points taken, of all uses of a symbol");
    for seats in 2..=5 {
        let (mut points, mut uses) = (0u64, 0u64);
        for index in 0..games {
            let luck = &mut Fast::part(SEED, index);
            let mut bots: Vec<_> = (0..seats).map(|_| Level::Architect.bot::<SunBot>(None)).collect();
            let mut state = setting.game().setup(seats, luck);
            while let Some(seat) = setting.game().turn(&state).awaited().first() {
                let action = bots[seat.index()].choose(&Eyes::new(setting.game(), &state, seat), luck);
                points += u64::from(action == Action::SymbolPoints);
                uses += u64::from(matches!(action, Action::SymbolPoints | Action::SymbolDraw(_)));
                setting.game().play(&mut state, seat, action, luck, &mut Silence);
            }
        }
        println!("{seats} | {:.1} % of {uses}", 100.0 * points as f64 / uses.max(1) as f64);
    }
    println!();
}

/// One-sided ways to play against the greedy bot, which weighs everything.
fn ways_to_play(games: u64) {
    let setting = Setting::<Sun>::standard();
    let duel = |name: &str, one: Liking, other: Liking| {
        let share = heads_up(setting.game(), [Box::new(By(one)), Box::new(By(other))], games, SEED);
        println!("{name}: {:.1} %", 100.0 * share);
    };
    println!("share of the first, heads-up, {games} games");
    duel("hasty (places all it can) against greedy", hasty, greedy);
    duel("patient (places only what scores in full) against greedy", patient, greedy);
    duel("hasty against patient", hasty, patient);
    duel("greedy blind to symbols against greedy", blind_to_symbols, greedy);
    duel("greedy that never draws by a symbol against greedy", point_taker, greedy);
}

type Liking = fn(&Sun, &View, Seat, &Action) -> f64;

/// Plays what it likes most.
struct By(Liking);

impl Bot<Sun> for By {
    fn choose(&mut self, eyes: &Eyes<'_, Sun>, luck: &mut Fast) -> Action {
        let mut actions = Vec::new();
        eyes.legal(&mut actions);
        // Equally liked actions are chosen among at random, as the greedy bot does.
        luck.shuffle(&mut actions);
        let view = eyes.view();
        let liking = |action: &Action| (self.0)(eyes.game(), &view, eyes.seat(), action);
        actions.into_iter().max_by(|a, b| liking(a).total_cmp(&liking(b))).expect("an awaited seat can act")
    }
}

fn greedy(game: &Sun, view: &View, seat: Seat, action: &Action) -> f64 {
    SunBot::action_value(game, view, seat, action)
}

/// Never keeps a card that can be placed, and looks for symbols.
fn hasty(game: &Sun, view: &View, seat: Seat, action: &Action) -> f64 {
    match action {
        Action::Place(card, place) => {
            let symbol = game.symbol_worth(&view.pyramid, *card, *place);
            10.0 + f64::from(card_points(*card, place.level())) + if symbol > 0 { 2.0 } else { 0.0 }
        }
        Action::Draw(_) if view.stage == Stage::Choosing => {
            SunBot::action_value(game, view, seat, action) - 1000.0
        }
        _ => SunBot::action_value(game, view, seat, action),
    }
}

/// Places only what scores in full; with a full hand that has no such card, the one that loses least.
fn patient(game: &Sun, view: &View, seat: Seat, action: &Action) -> f64 {
    let HandView::Cards(hand) = &view.hands[seat] else { return 0.0 };
    match action {
        Action::Place(card, place) => {
            let (full, points) = (card_points(*card, 9), card_points(*card, place.level()));
            if full == points { 10.0 + f64::from(points) } else { -f64::from(full - points) }
        }
        Action::Draw(_) if view.stage == Stage::Choosing && hand.len() >= HAND_LIMIT => -1000.0,
        Action::Draw(_) if view.stage == Stage::Choosing => {
            5.0 + SunBot::action_value(game, view, seat, action) / 1000.0
        }
        Action::Stop => 0.0,
        _ => SunBot::action_value(game, view, seat, action),
    }
}

/// Does not see the symbols when it places a card.
fn blind_to_symbols(game: &Sun, view: &View, seat: Seat, action: &Action) -> f64 {
    let worth = SunBot::action_value(game, view, seat, action);
    match action {
        Action::Place(card, place) => match game.symbol_worth(&view.pyramid, *card, *place) {
            0 => worth,
            equal => worth - f64::from(equal.max(2)),
        },
        _ => worth,
    }
}

/// Always takes the points of a symbol.
fn point_taker(game: &Sun, view: &View, seat: Seat, action: &Action) -> f64 {
    if matches!(action, Action::SymbolPoints) {
        1000.0
    } else {
        SunBot::action_value(game, view, seat, action)
    }
}
