//! Writes one moment of a random game as a page that can be looked at without a server:
//! `cargo run -p benben-games --example preview -- GAME STEP SEAT LANGUAGE FILE.html [SEATS]`, seat 0 for the public.

use benben_bots::Heuristics;
use benben_core::{Chance, Fast, Game, Seat, Secret, Seed, Setting, Table, Turn};
use benben_games::{FaceVisitor, assets, visit_face};
use benben_web::table::{Holder, Own, Pace, Place, Presence, Projection, Stage, TablePage, You, live};
use benben_web::{Face, History, Language, Look, Position, Texts, finished, parts};
use maud::{DOCTYPE, PreEscaped, html};

const NAMES: [&str; 5] = ["Anna", "Bořek", "Cyril", "Dorota", "Ela"];

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let ([game, step, seat, language, file], seats) = (match words.as_slice() {
        [words @ .., seats] if words.len() == 5 => (words, seats.parse().expect("the number of seats")),
        words => (words, 3),
    }) else {
        panic!("expected GAME STEP SEAT LANGUAGE FILE.html [SEATS]");
    };
    let step = step.parse().expect("the step is a number");
    let seat: usize = seat.parse().expect("the seat is a number");
    let language = Language::coded(language).expect("en, cs, sk or pl");
    let page = visit_face(game, Preview { step, seat, seats, language }).expect("there is no such game");
    std::fs::write(file, page).expect("the file can be written");
}

struct Preview {
    step: usize,
    seat: usize,
    seats: usize,
    language: Language,
}

impl FaceVisitor for Preview {
    type Out = String;

    fn visit<F: Face, H: Heuristics<Game = F::Game>>(self) -> String {
        page::<F>(&self)
    }
}

fn page<F: Face>(moment: &Preview) -> String {
    let Preview { step, seat, seats, language } = *moment;
    let mut table = Table::<F::Game>::open(Setting::standard(), seats, Seed::from_number(7));
    let mut luck = Fast::new(7);
    let seat = (seat > 0).then(|| Seat::new(seat - 1));
    // On to a moment where the seat may act.
    while let Turn::Awaits(awaited) = table.turn() {
        if table.steps().len() >= step && seat.is_none_or(|seat| awaited.contains(seat)) {
            break;
        }
        let actor = awaited.into_iter().next().expect("someone is awaited");
        let legal = table.legal(actor);
        let action = legal[luck.below(legal.len() as u32) as usize];
        table.play(actor, action).expect("legal actions are played");
    }
    let over = table.turn() == Turn::Over;
    let names: Vec<String> = NAMES[..seats].iter().map(ToString::to_string).collect();
    let look = Look { seat, open: over, names: &names, language };
    let mut parts = parts::<F>(&Position::at(&table), look, !over, &History::of(&table));
    parts.finished = finished::<F>(&table, language);
    let place = |name: &String| Place {
        holder: Holder::Person { presence: Presence::Here, stand_in: None },
        name: name.clone(),
        holiday_until: None,
        rating: None,
        keeps_name: false,
        profile: None,
        clock_ms: None,
        replacing: None,
    };
    let shown = Projection {
        id: "preview",
        meta: &F::Game::META,
        options: Vec::new(),
        pace: Pace::None,
        host: None,
        host_starts: false,
        hints: false,
        rated: false,
        tournament: None,
        branch: None,
        is_rematch: false,
        stage: if over { Stage::Over } else { Stage::Playing },
        seats: names.iter().map(place).collect(),
        awaited: parts.awaited,
        you: seat.map(|seat| You { seat, number: 1, can_undo: true }),
        undo: None,
        rematch: None,
        audience: 0,
        notices: Vec::new(),
        daily: None,
        commitment: Secret([0; 32]).commitment(),
        removed_after: None,
    };
    let yours = seat.map(|seat| Own { seat, person: None }).into_iter().collect();
    let page = TablePage {
        table: shown,
        yours,
        afar: false,
        game: None,
        levels: Vec::new(),
        advice: None,
        texts: Texts::new(language),
    };
    let style = String::from_utf8(assets().style().bytes.clone()).expect("style is text");
    let script = String::from_utf8(assets().script().bytes.clone()).expect("script is text");
    html! {
        (DOCTYPE)
        html lang=(language.code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (F::Game::META.title) }
                style { (PreEscaped(style)) }
            }
            body data-cancel="×" data-turn="" {
                main { (live(&page, Some(&parts))) }
                div id="answer" hidden { p {} button type="button" { "×" } }
                script { (PreEscaped(script)) }
            }
        }
    }
    .into_string()
}
