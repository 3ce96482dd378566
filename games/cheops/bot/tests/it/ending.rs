//! An ending sale is decisive: whoever the bot imagines ends the game when that wins it, and not when it loses.

use benben_bots::{Depth, Grade, Heuristics, bot, heads_up, play_record, review};
use benben_cheops::{Action, Cheops, Ended, Stage, State};
use benben_cheops_bot::CheopsBot;
use benben_core::{EditionFile, Fast, Game, Options, Seat, Setting, Silence};

/// Every state of some games between greedy bots, with the seat to act.
fn states(game: &Cheops, games: u64, mut look: impl FnMut(&State, Seat, &[Action])) {
    for index in 0..games {
        let mut luck = Fast::part(5, index);
        let mut state = game.setup(2 + (index % 2) as usize, &mut luck);
        let mut legal = Vec::new();
        while let Some(seat) = game.turn(&state).awaited().first() {
            legal.clear();
            game.legal(&state, seat, &mut legal);
            look(&state, seat, &legal);
            let action = CheopsBot::default_policy(game, &state, seat, &legal, &mut luck);
            game.play(&mut state, seat, action, &mut luck, &mut Silence);
        }
    }
}

/// The seat's share of the win if these actions of the seat fill the last board, law 9 aside; none if they do not.
fn share_after(game: &Cheops, state: &State, seat: Seat, actions: &[Action]) -> Option<f64> {
    let (mut state, mut luck) = (*state, Fast::new(1));
    for action in actions {
        game.check(&state, seat, action).ok()?;
        game.play(&mut state, seat, *action, &mut luck, &mut Silence);
    }
    let is_over = state.layout.ended == Some(Ended::Boards) && state.layout.stage == Stage::Over;
    is_over.then(|| game.standings(&state).share(seat))
}

#[test]
fn a_sale_that_ends_the_game_is_made_by_who_wins_by_it_and_by_nobody_else() {
    let setting = Setting::<Cheops>::standard();
    let game = setting.game();
    let (mut won, mut lost) = (0, 0);
    states(game, 150, |state, seat, legal| {
        if !legal.contains(&Action::Sell) || !legal.contains(&Action::Store) {
            return;
        }
        let Some(share) = share_after(game, state, seat, &[Action::Sell]) else { return };
        let chosen = CheopsBot::default_policy(game, state, seat, legal, &mut Fast::new(3));
        if share == 1.0 {
            won += 1;
            assert_eq!(chosen, Action::Sell);
        } else if share == 0.0 {
            lost += 1;
            assert_eq!(chosen, Action::Store);
        }
    });
    assert!(won > 20 && lost > 20, "{won} {lost}");
}

#[test]
fn nobody_buys_a_neighbour_before_the_take_that_wins() {
    let setting = Setting::<Cheops>::standard();
    let game = setting.game();
    let mut found = 0;
    states(game, 300, |state, seat, legal| {
        if !legal.contains(&Action::Buy) {
            return;
        }
        let is_family = |action: &Action| matches!(action, Action::Take { tile, .. } if tile.is_family());
        let wins = |take: &&Action| share_after(game, state, seat, &[**take, Action::Sell]) == Some(1.0);
        if legal.iter().filter(|action| is_family(action)).any(|take| wins(&take)) {
            found += 1;
            let chosen = CheopsBot::default_policy(game, state, seat, legal, &mut Fast::new(3));
            assert_ne!(chosen, Action::Buy);
            assert!(wins(&&chosen), "{chosen} does not end it");
        }
    });
    assert!(found > 5, "{found}");
}

#[test]
fn the_rush_beats_who_does_not_rush() {
    let setting = Setting::<Cheops>::standard();
    let bots = ["sell-rush", "greedy"].map(|name| bot::<CheopsBot>(name).unwrap());
    let share = heads_up(setting.game(), bots, 100, 3);
    assert!(share >= 0.5, "{share}");
}

#[test]
fn after_a_sale_that_ends_and_wins_the_game_nothing_is_left_to_luck() {
    let (players, quick) = (["sell-rush", "greedy"], Depth { scout: 12, each: 8, finalists: 2 });
    // C24: everybody knows what the others have, so who is ahead knows it.
    let options = Options::parse(Cheops::META.options, "money=aid").unwrap();
    let setting = || Setting::<Cheops>::new(EditionFile::built_in(&Cheops::META), options.clone()).unwrap();
    let mut sold = 0;
    for seed in 0..6 {
        let mut bots = players.map(|name| bot::<CheopsBot>(name).unwrap());
        let record = play_record(setting(), &players, &mut bots, seed);
        let review = review::<CheopsBot>(&record, None, quick, 1, |_, _| ()).unwrap();
        for seat in review.seats.iter().filter(|seat| seat.account.result == 1.0) {
            let Some(last) = seat.decisions.last() else { continue };
            let played = last.judgement.played();
            if last.step == record.steps.len() as u64 && played.action == Action::Sell {
                sold += 1;
                assert_eq!((played.expected, played.error), (1.0, 0.0), "game {seed}");
                assert_eq!((last.between, last.judgement.grade), (0.0, Grade::Best), "game {seed}");
            }
        }
    }
    assert!(sold > 1, "{sold} games ended with a sale that won");
}
