//! Measures whether an edition of Cheops rewards more than one style, and how its games end:
//! `cargo run --release -p benben-cheops-bot --example balance_cheops [edition.toml] [games]`.

#![allow(clippy::print_stdout)] // this is what a measurement is for

use benben_bots::Bot;
use benben_cheops::{Cheops, Ended, State};
use benben_cheops_bot::CheopsStyle;
use benben_core::{Chance, EditionFile, Eyes, Fast, Game, Options, Seat, Setting, Silence};

const STYLES: [CheopsStyle; 3] = [CheopsStyle::Seller, CheopsStyle::Storer, CheopsStyle::Mixer];

/// One game with these styles, seat by seat: who started, and how it lay in the end.
fn play(game: &Cheops, styles: &[CheopsStyle], luck: &mut Fast) -> (Seat, State) {
    let mut state = game.setup(styles.len(), luck);
    let start = state.layout.turn.seat;
    while let Some(seat) = game.turn(&state).awaited().first() {
        let mut style = styles[seat.index()];
        let action = style.choose(&Eyes::new(game, &state, seat), luck);
        game.play(&mut state, seat, action, luck, &mut Silence);
    }
    (start, state)
}

/// How games ended: pyramid, family, boards.
#[derive(Default)]
struct Ends([u32; 3]);

impl Ends {
    fn count(&mut self, state: &State) {
        let index = match state.layout.ended {
            Some(Ended::Pyramid) => 0,
            Some(Ended::Family) => 1,
            Some(Ended::Boards) | None => 2,
        };
        self.0[index] += 1;
    }

    fn shares(&self) -> String {
        let all = f64::from(self.0.iter().sum::<u32>().max(1));
        let [pyramid, family, boards] = self.0.map(|count| 100.0 * f64::from(count) / all);
        format!("{boards:5.1}% {family:5.1}% {pyramid:5.1}%")
    }
}

/// One seat plays the style, two others any of the other two styles.
fn style_against_others(game: &Cheops, style: CheopsStyle, games: u64) -> (f64, f64, Ends) {
    let others: Vec<CheopsStyle> = STYLES.into_iter().filter(|other| *other != style).collect();
    let (mut wins, mut score, mut ends) = (0.0, 0.0, Ends::default());
    for index in 0..games {
        let mut luck = Fast::part(style as u64 + 1, index);
        let seat = Seat::new((index % 3) as usize);
        let mut styles = [luck.pick(&others), luck.pick(&others), luck.pick(&others)];
        styles[seat.index()] = style;
        let (_, state) = play(game, &styles, &mut luck);
        let standings = game.standings(&state);
        wins += standings.share(seat);
        score += f64::from(standings.scores[seat]);
        ends.count(&state);
    }
    (100.0 * wins / games as f64, score / games as f64, ends)
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let text = match arguments.next() {
        Some(path) => std::fs::read_to_string(path)?,
        None => Cheops::META.edition.to_owned(),
    };
    let games = arguments.next().map_or(Ok(3000), |games| games.parse())?;
    let setting = Setting::<Cheops>::new(EditionFile::new(text)?, Options::standard(Cheops::META.options))?;
    println!("style     wins    score   ends by boards, family, pyramid   ({games} games each, 3 seats)");
    for style in STYLES {
        let (wins, score, ends) = style_against_others(setting.game(), style, games);
        println!("{:<8} {wins:5.1}%  {score:6.1}   {}", format!("{style:?}"), ends.shares());
    }
    println!("\nall mixers  starter wins   score  taken   ends by boards, family, pyramid");
    for seats in 2..=5 {
        println!("{seats} seats     {}", mixers(setting.game(), seats, games));
    }
    Ok(())
}

/// Everybody mixes: how often the start player wins, what a seat makes, how many fields are taken from, how games end.
fn mixers(game: &Cheops, seats: usize, games: u64) -> String {
    let (mut first, mut score, mut taken, mut ends) = (0.0, 0.0, 0.0, Ends::default());
    for index in 0..games {
        let (start, state) = play(game, &vec![CheopsStyle::Mixer; seats], &mut Fast::part(9, index));
        let standings = game.standings(&state);
        first += standings.share(start);
        score += f64::from(standings.scores.as_slice().iter().sum::<i32>()) / seats as f64;
        taken += f64::from(state.layout.pyramid.taken().len());
        ends.count(&state);
    }
    let [first, score, taken] = [100.0 * first, score, taken].map(|sum| sum / games as f64);
    format!("{first:11.1}%  {score:6.1}  {taken:5.1}   {}", ends.shares())
}
