//! A game against bots in this process: a new one, or one to go on with.

use super::{Args, failure, name};
use crate::failure::Failure;
use crate::files;
use crate::opening::{check_bot, no_game, setting};
use crate::played;
use crate::recorded::read_record;
use benben_bots::{Heuristics, Level, bot};
use benben_core::{Deal, Game, Nonce, Record, Seat, Secret, Table, Turn};
use benben_games::{FaceVisitor, visit_face};
use benben_terminal::{Local, Party, Session};
use benben_web::{Face, Texts};
use std::path::{Path, PathBuf};

type Begun = Result<Box<dyn Session>, Failure>;

/// A new game.
pub(super) fn begin(args: &Args, game: &str, texts: Texts) -> Begun {
    visit_face(game, New { args, texts }).unwrap_or_else(|| Err(no_game(game)))
}

/// The game in this file.
pub(super) fn go_on(args: &Args, file: &Path, texts: Texts) -> Begun {
    if !file.exists() {
        let Failure::Usage(problem) = no_game(&files::name(file)) else {
            unreachable!("it is asked wrongly")
        };
        return Err(Failure::Usage(format!("{problem}; and there is no file of this name")));
    }
    let record = read_record(file)?;
    let game = record.game.clone();
    visit_face(&game, Old { args, file, record, texts }).unwrap_or_else(|| {
        let Failure::Usage(problem) = no_game(&game) else { unreachable!("it is asked wrongly") };
        Err(failed(file, &problem))
    })
}

fn failed(file: &Path, problem: &str) -> Failure {
    Failure::Failed(format!("{}: {problem}", files::name(file)))
}

struct New<'a> {
    args: &'a Args,
    texts: Texts,
}

impl FaceVisitor for New<'_> {
    type Out = Begun;

    fn visit<F: Face, H: Heuristics<Game = F::Game>>(self) -> Begun {
        let New { args, texts } = self;
        let seats = seats::<F::Game>(args)?;
        let own = own_seat(args.seat.unwrap_or(1), seats)?;
        let players = players::<H>(args, own, &vec![None; seats], texts)?;
        let deal = args.seed.map_or_else(|| deal(seats), |seed| Deal::from_number(seed, seats));
        let seed = deal.seed();
        let table = Table::open(setting(&args.options, args.edition.as_deref())?, seats, seed);
        let party = Party { own, players, deal: Some(deal), seed };
        let file = match &args.out {
            Some(file) => file.clone(),
            None => played::new_file(&args.data.directory()?, F::Game::META.id)?,
        };
        seated::<F, H>(table, party, file, false, texts)
    }
}

struct Old<'a> {
    args: &'a Args,
    file: &'a Path,
    record: Record,
    texts: Texts,
}

impl FaceVisitor for Old<'_> {
    type Out = Begun;

    fn visit<F: Face, H: Heuristics<Game = F::Game>>(self) -> Begun {
        let Old { args, file, record, texts } = self;
        if args.seats.is_some() || args.seed.is_some() || !args.options.is_empty() || args.edition.is_some() {
            let problem = "a saved game has its seats, options, edition and luck: leave out --seats, --seed, --option and --edition";
            return Err(Failure::Usage(problem.to_owned()));
        }
        let table = record.verify::<F::Game>().map_err(|error| failed(file, &error.to_string()))?;
        if table.turn() == Turn::Over {
            let shown = files::name(file);
            return Err(failed(file, &format!("this game is over: look at it with `benben replay {shown}`")));
        }
        let people: Vec<usize> =
            (0..table.seats()).filter(|seat| bot::<H>(&record.players[*seat]).is_none()).collect();
        let own = match (args.seat, people.as_slice()) {
            (Some(number), _) => own_seat(number, table.seats())?,
            (None, [only]) => Seat::new(*only),
            (None, []) => {
                return Err(Failure::Usage("only bots played here: choose yours with --seat".to_owned()));
            }
            (None, [..]) => {
                return Err(Failure::Usage(
                    "several people played here: choose yours with --seat, and --bots for the others"
                        .to_owned(),
                ));
            }
        };
        let kept = |seat: usize| {
            Some(record.players[seat].clone()).filter(|_| !people.contains(&seat) && seat != own.index())
        };
        let kept: Vec<Option<String>> = (0..table.seats()).map(kept).collect();
        let mut players = players::<H>(args, own, &kept, texts)?;
        // Whoever goes on with a game keeps the name.
        if args.name.is_none() && people.contains(&own.index()) && !record.players[own.index()].is_empty() {
            players[own.index()].clone_from(&record.players[own.index()]);
        }
        let json = files::read(file)?.trim_start().starts_with('{');
        let party = Party { own, players, deal: record.deal.clone(), seed: record.seed };
        let target = args.out.clone().unwrap_or_else(|| file.to_owned());
        seated::<F, H>(table, party, target, json, texts)
    }
}

/// At the table, with every entry saved.
fn seated<F: Face, H: Heuristics<Game = F::Game>>(
    table: Table<F::Game>,
    party: Party,
    file: PathBuf,
    json: bool,
    texts: Texts,
) -> Begun {
    let shown = file.canonicalize().unwrap_or_else(|_| file.clone()).display().to_string();
    let command = format!("benben play {shown}");
    let farewell = vec![
        texts.with("play-saved").and("file", shown).say(),
        texts.with("play-go-on").and("command", command).say(),
    ];
    let save = Box::new(move |record: &Record| {
        let text = if json { record.to_json() } else { record.to_text() };
        files::write(&file, &text).map_err(|failure| failure.to_string())
    });
    let local = Local::<F, H>::new(table, party, texts, save, farewell).map_err(failure)?;
    Ok(Box::new(local))
}

/// How many sit at a new table.
fn seats<G: Game>(args: &Args) -> Result<usize, Failure> {
    let meta = &G::META;
    let seats = args.seats.unwrap_or_else(|| meta.min_seats.max(args.bots.len() + 1));
    if !(meta.min_seats..=meta.max_seats).contains(&seats) {
        return Err(Failure::Usage(format!(
            "{} is for {} to {} players, not {seats}",
            meta.title, meta.min_seats, meta.max_seats
        )));
    }
    Ok(seats)
}

fn own_seat(number: usize, seats: usize) -> Result<Seat, Failure> {
    match number.checked_sub(1).filter(|index| *index < seats) {
        Some(index) => Ok(Seat::new(index)),
        None => Err(Failure::Usage(format!("there is no seat {number}: this game has seats 1 to {seats}"))),
    }
}

/// Everyone as the record calls them: who was there before, you, and bots on all other seats.
fn players<H: Heuristics>(
    args: &Args,
    own: Seat,
    kept: &[Option<String>],
    texts: Texts,
) -> Result<Vec<String>, Failure> {
    for name in &args.bots {
        check_bot::<H>(name)?;
    }
    let free = kept.iter().enumerate().filter(|(seat, kept)| *seat != own.index() && kept.is_none()).count();
    if args.bots.len() > free {
        let seats = if free == 1 { "seat" } else { "seats" };
        let problem = format!(
            "{} bots for {free} {seats} besides yours: name fewer bots, or raise --seats",
            args.bots.len()
        );
        return Err(Failure::Usage(problem));
    }
    let name = name(args, texts, |name| bot::<H>(name).is_some())?;
    let usual = [Level::USUAL.name().to_owned()];
    let mut bots = if args.bots.is_empty() { usual.iter() } else { args.bots.iter() }.cycle();
    let player = |(seat, kept): (usize, &Option<String>)| match kept {
        Some(kept) => kept.clone(),
        None if seat == own.index() => name.clone(),
        None => bots.next().cloned().unwrap_or_default(),
    };
    Ok(kept.iter().enumerate().map(player).collect())
}

/// Luck that nobody knows.
fn deal(seats: usize) -> Deal {
    fn bytes<const N: usize>() -> [u8; N] {
        let mut bytes = [0; N];
        getrandom::fill(&mut bytes).expect("the operating system has random bits");
        bytes
    }
    Deal::new(Secret(bytes()), (0..seats).map(|_| Nonce(bytes())).collect())
}
