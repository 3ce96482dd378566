//! Reviews: an account that adds up, judgements by what was known, and nothing told too early.

use crate::sealed_bot::SealedBot;
use benben_bots::{
    Depth, Grade, NotReviewed, Reviewing, SeatReview, bot, judge, judge_again, play_record, review,
};
use benben_core::{Chance, Fast, Game, Record, Seat, Seats, Setting, Viewer};
use benben_sample::Sealed;

const DEPTH: Depth = Depth::iterations(40);

fn record(players: &[&str], seed: u64) -> Record {
    let mut bots: Vec<_> = players.iter().map(|name| bot::<SealedBot>(name).unwrap()).collect();
    play_record(Setting::<Sealed>::standard(), players, &mut bots, seed)
}

fn adds_up(seat: &SeatReview<SealedBot>) {
    let account = seat.account;
    let sum = account.fair + account.deal + account.decisions + account.between;
    assert!((sum - account.result).abs() < 1e-12, "{account:?}");
    assert!(account.decisions <= 0.0, "{account:?}");
    let tenths = |share: f64| (1000.0 * share).round() as i64;
    let read = account.rounded();
    let parts = [read.fair, read.deal, read.decisions, read.between].map(tenths);
    assert_eq!(
        (parts.iter().sum::<i64>(), tenths(read.result)),
        (tenths(account.result), tenths(account.result))
    );
    // It also adds up from one decision to the next.
    let mut share = account.fair + account.deal;
    for decision in &seat.decisions {
        let judgement = &decision.judgement;
        assert!((judgement.best().expected - share).abs() < 1e-9, "{share}");
        assert!(judgement.loss() >= 0.0);
        share = judgement.played().expected + decision.between;
    }
    // Whatever happens to a seat that never decides comes between.
    let end = if seat.decisions.is_empty() { account.fair + account.between } else { share };
    assert!((end - account.result).abs() < 1e-9, "{end}");
}

#[test]
fn the_account_of_every_seat_adds_up() {
    for seed in 0..12 {
        let players = &["random", "greedy", "random", "greedy"][..2 + (seed % 3) as usize];
        let record = record(players, seed);
        let review = review::<SealedBot>(&record, None, DEPTH, seed, |_, _| ()).unwrap();
        assert_eq!(review.seats.len(), players.len());
        assert!(review.seats.iter().all(|seat| !seat.decisions.is_empty()));
        review.seats.iter().for_each(adds_up);
        let results: f64 = review.seats.iter().map(|seat| seat.account.result).sum();
        assert!((results - 1.0).abs() < 1e-9);
    }
}

#[test]
fn accounts_of_games_that_were_given_up_add_up() {
    let quick = Depth { scout: 8, each: 4, finalists: 2 };
    let mut luck = Fast::new(11);
    for seed in 0..24 {
        let players = &["random", "greedy", "random", "greedy"][..2 + (seed % 3) as usize];
        let mut record = record(players, seed);
        record.steps.truncate(luck.below(record.steps.len() as u32) as usize);
        record.ending = None;
        let gone: Seats = (0..=seed as usize % (players.len() - 1)).map(Seat::new).collect();
        let review = Reviewing::<SealedBot>::of(&record, None, gone, quick, seed).unwrap().finish();
        review.seats.iter().for_each(adds_up);
        assert!(review.seats.iter().all(|seat| !gone.contains(seat.seat) || seat.account.result == 0.0));
        let results: f64 = review.seats.iter().map(|seat| seat.account.result).sum();
        assert!((results - 1.0).abs() < 1e-9);
    }
}

#[test]
fn a_review_tells_how_far_it_is_and_the_same_seed_gives_the_same() {
    let record = record(&["random", "greedy"], 3);
    let mut told = Vec::new();
    let seat = Seat::new(1);
    let first = review::<SealedBot>(&record, Some(seat), DEPTH, 7, |done, of| told.push((done, of))).unwrap();
    let (last, of) = *told.last().unwrap();
    assert!(last == of && told.len() == of && of > 3);
    assert_eq!((first.seats.len(), first.seats[0].seat), (1, seat));
    let again = review::<SealedBot>(&record, None, DEPTH, 7, |_, _| ()).unwrap();
    let judged = |seat: &SeatReview<SealedBot>| -> Vec<_> {
        seat.decisions.iter().map(|decision| decision.judgement.clone()).collect()
    };
    assert_eq!(judged(&first.seats[0]), judged(&again.seats[1]), "who else is reviewed does not matter");
}

#[test]
fn only_finished_games_are_reviewed() {
    let mut record = record(&["random", "greedy"], 3);
    record.steps.pop();
    record.ending = None;
    let unfinished = review::<SealedBot>(&record, None, DEPTH, 1, |_, _| ());
    assert!(matches!(unfinished, Err(NotReviewed::NotOver)));
    let nobody =
        review::<SealedBot>(&self::record(&["random", "greedy"], 3), Some(Seat::new(3)), DEPTH, 1, |_, _| ());
    assert!(matches!(nobody, Err(NotReviewed::NoSeat(_))));
}

#[test]
fn random_play_costs_more_than_play_by_search() {
    let cost = |players: &[&str]| -> f64 {
        let reviews = (0..6).map(|seed| {
            review::<SealedBot>(&record(players, seed), Some(Seat::new(0)), DEPTH, 1, |_, _| ()).unwrap()
        });
        reviews.map(|review| review.seats[0].account.decisions).sum()
    };
    let (random, search) = (cost(&["random", "greedy"]), cost(&["search:200", "greedy"]));
    assert!(random < search, "{random} {search}");
}

#[test]
fn what_was_played_is_among_the_candidates_and_searched_as_deeply() {
    let setting = Setting::<Sealed>::standard();
    let game = setting.game();
    let record = record(&["random", "random"], 5);
    let table = record.replay::<Sealed>(0).unwrap();
    let seat = table.turn().awaited().first().unwrap();
    let view = table.view(Viewer::Seat(seat));
    for action in table.legal(seat) {
        let judgement = judge::<SealedBot>(game, &view, seat, action, DEPTH, 1).unwrap();
        assert_eq!(judgement.played().action, action);
        assert!(judgement.best().expected >= judgement.played().expected);
        assert!(judgement.grade == Grade::Best || judgement.played > 0);
        assert!((0.0..=1.0).contains(&judgement.played().expected));
    }
    assert_eq!(game.turn(table.state()), table.turn());
}

#[test]
fn another_try_is_judged_as_the_review_judged_it() {
    let record = record(&["random", "random"], 5);
    let review = review::<SealedBot>(&record, None, DEPTH, 7, |_, _| ()).unwrap();
    let setting = Setting::<Sealed>::standard();
    let (mut tried, mut wrong) = (0, 0);
    for seat in &review.seats {
        for decision in &seat.decisions {
            let place = (decision.step, seat.seat);
            for candidate in &decision.judgement.candidates {
                let again = |action| {
                    judge_again::<SealedBot>(setting.game(), &decision.view, place, action, DEPTH, 7).unwrap()
                };
                let retried = again(candidate.action);
                assert_eq!(retried.weighed.expected, candidate.expected, "step {}", decision.step);
                let loss = decision.judgement.best().expected - candidate.expected;
                assert!((retried.loss - loss).abs() < 1e-12 && retried.loss >= 0.0);
                assert_eq!(retried.grade, Grade::of(retried.loss, retried.weighed.error));
                tried += 1;
                wrong += usize::from(retried.grade.is_wrong());
            }
        }
    }
    assert!(tried > 10 && wrong > 0, "{tried} tries, {wrong} of them wrong");
}
