//! The full screen in a window of 80 by 24: what one decides by is in sight in every game.

use benben_bots::Heuristics;
use benben_core::{Chance, Deal, Fast, Game, Seat, Setting, Table};
use benben_games::{FaceVisitor, ids, visit_face};
use benben_terminal::{Drawing, Local, Party, Session, picture};
use benben_web::{Face, Language, Texts};

/// Whole games at the fewest and the most seats, looked at now and then in every language.
struct Played;

impl FaceVisitor for Played {
    type Out = usize;

    fn visit<F: Face, H: Heuristics<Game = F::Game>>(self) -> usize {
        let mut looked = 0;
        for seats in [F::Game::META.min_seats, F::Game::META.max_seats] {
            let deal = Deal::from_number(5, seats);
            let mut table: Table<F::Game> = Table::open(Setting::standard(), seats, deal.seed());
            let mut luck = Fast::new(2);
            for step in 0.. {
                let Some(seat) = table.turn().awaited().first() else { break };
                if step % 7 == 0 {
                    looked += Language::ALL
                        .iter()
                        .map(|language| looks::<F, H>(&table, &deal, *language))
                        .sum::<usize>();
                }
                let legal = table.legal(seat);
                table.play(seat, luck.pick(&legal)).unwrap();
            }
        }
        looked
    }
}

/// Looks at the window as seat 1 does; 1 if it was that seat's turn.
fn looks<F: Face, H: Heuristics<Game = F::Game>>(
    table: &Table<F::Game>,
    deal: &Deal,
    language: Language,
) -> usize {
    let mut players = vec!["Ada".to_owned()];
    players.resize(table.seats(), "random".to_owned());
    let party = Party { own: Seat::new(0), players, seed: deal.seed(), deal: Some(deal.clone()) };
    let texts = Texts::new(language);
    let session = Local::<F, H>::new(table.clone(), party, texts, Box::new(|_| Ok(())), Vec::new()).unwrap();
    let shown = session.shown();
    let window = picture(&session, 80, 24);
    let all = window.join("\n");
    let words = plain(&all);
    assert!(words.contains(&plain(&shown.prompt)), "the prompt isn't in sight:\n{all}");
    let Drawing { lines, seats, own } = &shown.drawing;
    // Where everyone has one line, everyone's is in sight; else at least one's own are.
    let wanted = if seats.len() == shown.players.len() { seats.clone() } else { own.clone() };
    assert!(!wanted.is_empty(), "nobody is drawn:\n{all}");
    for line in &lines[wanted] {
        let line = plain(&line.iter().map(|(piece, _)| piece.as_str()).collect::<String>());
        assert!(words.contains(&line), "`{line}` isn't in sight:\n{all}");
    }
    for (index, offer) in shown.offers.iter().enumerate().take(3) {
        let start = plain(&format!("{} {}", index + 1, offer.text)).chars().take(60).collect::<String>();
        assert!(words.contains(&start), "`{start}` isn't in sight:\n{all}");
    }
    assert!(window[22].starts_with('>'), "nowhere to type:\n{all}");
    usize::from(shown.is_my_turn())
}

/// Words with one space between them.
fn plain(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn a_small_window_shows_the_prompt_the_seats_and_some_actions_in_every_game() {
    for id in ids() {
        let looked = visit_face(id, Played).unwrap();
        assert!(looked >= 12, "{id}: looked only {looked} times");
    }
}
